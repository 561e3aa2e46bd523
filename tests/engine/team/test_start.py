"""Team play, the beginning: who sits where, with which cards and coins, and where they start."""

import pytest

from engine import new_game, read_options, view_for
from engine.actions import FINISH
from engine.board import board_of
from engine.errors import IllegalAction, NotYourDecision
from engine.terms import COLONIST_KINDS, SeatId
from tests.builders import Game, a_team_game, line
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    BuyGoods,
    CardChoice,
    ChooseStartCity,
    ColonistPlaced,
    FirstGoodsChoice,
    MoveColonist,
    MovementChoice,
    PlayCard,
    StartCityChoice,
    TradeChoice,
)
from tests.playouts import BOARDS

FIRST_PARTNERS_HAND = {
    "start-tribune",
    "start-prefect-a",
    "start-architect",
    "start-mercator",
    "start-praetor",
    "start-legatus",
}
SECOND_PARTNERS_HAND = FIRST_PARTNERS_HAND - {"start-architect"} | {"start-diplomat"}

CLOSED = {
    "aegyptus": {"alexandria", "tamiathis", "klysma", "oxyrhynchus", "oasis_parva"},
    "balearica": {
        "ebussus",
        "andrachium",
        "palmaria",
        "pollentia",
        "servariopolis",
        "iamno",
        "turris_solis",
    },
    "britannia": {"venonis", "durolipons", "camulodunum", "venta", "noviomagus", "dubris"},
    "byzantium": {"amastris", "ancyra", "ilium", "appia", "apollonia", "philippopolis"},
    "corsica": {"montanus", "mariana", "opinon", "praesidium", "favoni_portus"},
    "creta": {"kydonia", "rhethymna", "eleutherna", "gortyn", "chersonasos", "lyktos", "olus"},
    "cyprus": {
        "mallus",
        "alexandria_ai",
        "cyrrhus",
        "chalcis_ab",
        "laodiceia",
        "apamea",
        "karpasia",
    },
    "gallia": {"condate", "juliobona", "alesia", "civitas_remorum", "avaricum"},
    "germania": {
        "novaesium",
        "bonna",
        "traiectum",
        "constantia",
        "brisiacus",
        "vesontio",
        "turicum",
        "salodurum",
    },
    "hellas": {"chalcis", "karystos", "melos", "thebae", "corinthus", "hermione"},
    "hispania": {"pompaelo", "corduba", "toletum", "tarraco", "nova_carthago", "caesarea"},
    "imperium": {"massilia", "novaria", "aquileia", "syracusae", "carthago"},
    "ionium": {"thessalonica", "ephesus", "delphi", "patrae", "sparta", "heraklion"},
    "ionium_mini": {"thessalonica", "ephesus", "delphi", "patrae", "sparta", "heraklion"},
    "italia": {"cosa", "olbia", "spoletum", "casinum", "neapolis", "panormus"},
}
"""The cities joined to a capital, where no second partner begins."""


def a_beginning(board: str = "imperium", seats: int = 4, **options: object) -> Game:
    """As the game is set up, before the second partners have chosen."""
    return Game(
        new_game(read_options({"board": board, "seats": seats, "team": True, **options}), "team")
    )


def begun_in(city: str, board: str = "imperium") -> Game:
    """The first of the second partners has begun there."""
    return a_beginning(board).do(ChooseStartCity(city))


def numerals(game: Game) -> list[str]:
    cards = [card for card in (*game.state.display, *game.state.deck) if card]
    return [card.split("-", maxsplit=1)[0] for card in cards]


@pytest.mark.ruling("TE1")
@pytest.mark.parametrize(("seats", "letters"), [(4, "ABAB"), (6, "ABCABC")])
def test_the_teams_sit_in_turn_around_the_table(seats: int, letters: str) -> None:
    view = view_for(a_beginning(seats=seats).state, None)
    assert "".join(view.team_letter(seat.seat) or "-" for seat in view.seats) == letters


@pytest.mark.ruling("TE1")
@pytest.mark.parametrize(("seats", "teams"), [(4, [(0, 2), (1, 3)]), (6, [(0, 3), (1, 4), (2, 5)])])
def test_partners_sit_opposite_each_other(seats: int, teams: list[tuple[SeatId, SeatId]]) -> None:
    state = a_beginning(seats=seats).state
    for first, second in teams:
        assert (state.partner_of(first), state.partner_of(second)) == (second, first)
        assert state.team_of(first) == state.team_of(second) == (first, second)


@pytest.mark.ruling("SU3")
@pytest.mark.parametrize(
    ("seats", "kept", "for_sale"), [(4, "I II III IV", 26), (6, "I II III IV V", 30)]
)
def test_two_teams_play_four_numerals_and_three_teams_all(
    seats: int, kept: str, for_sale: int
) -> None:
    stack = numerals(a_beginning(seats=seats))
    assert list(dict.fromkeys(stack)) == kept.split()
    assert len(stack) == for_sale


@pytest.mark.ruling("TE2", "SU6")
@pytest.mark.parametrize("seats", [4, 6])
def test_first_partners_have_an_architect_and_second_ones_a_diplomat(seats: int) -> None:
    game = a_beginning(seats=seats)
    for seat in range(seats):
        first = seat < seats // 2
        assert set(game.seat(seat).hand) == (FIRST_PARTNERS_HAND if first else SECOND_PARTNERS_HAND)
        assert len(game.seat(seat).hand) == 6


@pytest.mark.ruling("TE2")
@pytest.mark.parametrize("board", BOARDS)
def test_first_partners_start_in_the_capital_as_in_any_game(board: str) -> None:
    game = a_beginning(board)
    individual = new_game(read_options({"board": board, "seats": 2}), "team")
    for seat in (0, 1):
        assert game.seat(seat).colonists == individual.seats[0].colonists


@pytest.mark.ruling("TE4", "TE2")
@pytest.mark.parametrize(("seats", "second"), [(4, [2, 3]), (6, [3, 4, 5])])
def test_second_partners_choose_in_turn_order_before_the_first_card(
    seats: int, second: list[int]
) -> None:
    game = a_beginning(seats=seats)
    for number in second:
        assert game.decision == StartCityChoice(number)
        assert game.seat(number).colonists == {"land": (), "sea": ()}
        assert (game.state.turn, game.state.active) == (1, 0)
        game.do(ChooseStartCity("londinium"))
    assert game.decision == CardChoice(0)
    assert (game.state.turn, game.state.active) == (1, 0)


@pytest.mark.ruling("TE4")
def test_nobody_else_may_choose_the_city_and_nobody_may_put_it_off() -> None:
    game = a_beginning()
    for seat in (0, 1, 3):
        with pytest.raises(NotYourDecision):
            game.try_as(seat, ChooseStartCity("londinium"))
    for early in (FINISH, PlayCard("start-mercator")):
        with pytest.raises(IllegalAction):
            game.try_as(2, early)


@pytest.mark.ruling("TE4")
@pytest.mark.parametrize("seats", [4, 6])
def test_second_partners_may_all_choose_the_same_city(seats: int) -> None:
    game = a_beginning(seats=seats)
    before = game.offered
    game.do(ChooseStartCity("londinium"))
    assert game.offered == before
    for _ in range(seats // 2 - 1):
        game.do(ChooseStartCity("londinium"))
    for seat in range(seats // 2, seats):
        assert game.seat(seat).colonists == {"land": ("londinium",), "sea": ("londinium",)}


def test_the_closed_cities_of_every_board_are_known() -> None:
    assert sorted(CLOSED) == sorted(BOARDS)


@pytest.mark.ruling("TE3")
@pytest.mark.parametrize("board", BOARDS)
def test_neither_a_capital_nor_a_city_joined_to_one_is_offered(board: str) -> None:
    cities = [city.id for city in board_of(board).facts.cities]
    capitals = {place for places in board_of(board).facts.capitals.values() for place in places}
    assert CLOSED[board] <= set(cities)
    offered = [choice.city for choice in a_beginning(board).offered_of(ChooseStartCity)]
    assert offered == [city for city in cities if city not in CLOSED[board] | capitals]


@pytest.mark.ruling("TE3")
@pytest.mark.parametrize("board", [board for board in BOARDS if board != "balearica"])
def test_a_city_is_closed_if_a_line_of_either_kind_leads_to_a_capital(board: str) -> None:
    facts = board_of(board).facts
    capitals = {place for places in facts.capitals.values() for place in places}
    cities = {city.id for city in facts.cities}
    joined = {end for each in facts.lines if capitals & set(each.ends) for end in each.ends}
    assert CLOSED[board] == joined & cities - capitals


@pytest.mark.ruling("TE3")
@pytest.mark.parametrize(
    ("board", "capital", "kind", "city"),
    [
        ("imperium", "roma", "land", "novaria"),
        ("imperium", "roma", "sea", "carthago"),
        ("britannia", "londinium", "land", "venonis"),
        ("britannia", "portus_itius", "sea", "dubris"),
        ("germania", "basilia", "land", "vesontio"),
        ("germania", "basilia", "sea", "brisiacus"),
        ("germania", "colonia_agrippina", "sea", "bonna"),
        ("germania", "colonia_agrippina", "land", "traiectum"),
    ],
)
def test_with_two_capitals_each_closes_the_cities_around_it(
    board: str, capital: str, kind: str, city: str
) -> None:
    assert line(board, capital, city, kind)
    assert not a_beginning(board).offers(ChooseStartCity(city))
    assert not a_beginning(board).offers(ChooseStartCity(capital))


@pytest.mark.ruling("TE3")
def test_on_balearica_the_ends_of_the_lines_joined_to_a_ship_are_closed() -> None:
    facts = board_of("balearica").facts
    joined = {each for place in facts.places for each in place.lines}
    ends = {end for each in facts.lines if each.id in joined for end in each.ends}
    assert len(joined) == 7
    assert CLOSED["balearica"] == ends


@pytest.mark.ruling("TE3")
@pytest.mark.parametrize("board", [board for board in BOARDS if board != "gallia"])
def test_one_colonist_of_each_kind_or_two_of_the_only_kind_that_can_leave(board: str) -> None:
    kinds: dict[str, set[str]] = {}
    for each in board_of(board).facts.lines:
        for end in each.ends:
            kinds.setdefault(end, set()).add(each.kind)
    for choice in a_beginning(board).offered_of(ChooseStartCity):
        land, sea = {("land", "sea"): (1, 1), ("land",): (2, 0), ("sea",): (0, 2)}[
            tuple(sorted(kinds[choice.city]))
        ]
        standing = begun_in(choice.city, board).seat(2).colonists
        assert standing == {"land": (choice.city,) * land, "sea": (choice.city,) * sea}


@pytest.mark.ruling("TE3")
@pytest.mark.parametrize(
    ("city", "kinds"),
    [
        ("londinium", ["land", "sea"]),
        ("vindobona", ["land", "land"]),
        ("petra", ["land", "land"]),
    ],
)
def test_the_colonists_are_placed_for_nothing(city: str, kinds: list[str]) -> None:
    game = begun_in(city)
    assert game.events == tuple(ColonistPlaced(2, kind, city, ()) for kind in kinds)
    assert game.seat(2).goods == game.seat(0).goods


@pytest.mark.ruling("TE3")
@pytest.mark.parametrize("board", BOARDS)
def test_the_four_other_colonists_wait_in_the_storehouse(board: str) -> None:
    for choice in a_beginning(board).offered_of(ChooseStartCity):
        state = begun_in(choice.city, board).state
        assert sum(map(state.seats[2].waiting, COLONIST_KINDS)) == 4
        assert state.seats[2].free_spaces == state.seats[0].free_spaces == 2


@pytest.mark.ruling("TE3")
def test_on_gallia_the_sea_colonist_begins_in_the_mediterranean() -> None:
    for choice in a_beginning("gallia").offered_of(ChooseStartCity):
        standing = begun_in(choice.city, "gallia").seat(2).colonists
        assert standing == {"land": (choice.city,), "sea": ("mediterranean",)}


@pytest.mark.ruling("TE3")
def test_on_gallia_the_land_colonist_can_leave_every_city_that_is_offered() -> None:
    on_land = {
        end for each in board_of("gallia").facts.lines if each.kind == "land" for end in each.ends
    }
    assert {choice.city for choice in a_beginning("gallia").offered_of(ChooseStartCity)} <= on_land


@pytest.mark.ruling("TE3")
@pytest.mark.parametrize("board", BOARDS)
def test_from_every_start_city_there_is_a_way_out(board: str) -> None:
    for choice in a_beginning(board).offered_of(ChooseStartCity):
        game = begun_in(choice.city, board).do(
            ChooseStartCity(choice.city), PlayCard("start-architect")
        )
        while game.to_decide != 2:
            game.do(FINISH)
        assert {move.origin for move in game.offered_of(MoveColonist)} >= {choice.city}


@pytest.mark.ruling("TE3", "C4")
def test_colonists_of_a_kind_that_cannot_leave_are_not_placed_whatever_was_agreed() -> None:
    game = a_beginning(mismatchedColonists=True).do(ChooseStartCity("vindobona"))
    assert game.seat(2).colonists == {"land": ("vindobona", "vindobona"), "sea": ()}


@pytest.mark.ruling("AR7")
def test_a_colonist_still_in_its_start_city_builds_nothing_there() -> None:
    rich = {"brick": 1, "food": 1, "tool": 1, "wine": 1, "cloth": 1}
    game = a_team_game(
        coins={2: 50},
        goods={0: {}, 2: rich},
        houses={},
        colonists={0: {}, 2: {"land": ["lutetia", "lutetia"]}},
    ).do(PlayCard("start-architect"))
    assert game.decision == MovementChoice(2, 2)
    stayed = Game(game.state).do(FINISH)
    assert stayed.decision == CardChoice(1)
    assert not stayed.state.houses

    game.do(MoveColonist("land", "lutetia", line("imperium", "lutetia", "burdigala", "land")))
    game.do(FINISH)
    assert game.decision == BuildingChoice(2)
    assert {each.city for each in game.offered_of(BuildHouse)} == {"lutetia", "burdigala"}


@pytest.mark.ruling("TE5")
@pytest.mark.parametrize(("seats", "coins"), [(4, [5, 6, 5, 6]), (6, [5, 6, 7, 5, 6, 7])])
def test_each_later_team_begins_with_one_coin_more_for_either_partner(
    seats: int, coins: list[int]
) -> None:
    assert [seat.coins for seat in a_beginning(seats=seats).state.seats] == coins


@pytest.mark.ruling("TE5", "SU5")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_last_seat_has_the_praefectus_magnus_and_the_first_one_the_turn(seats: int) -> None:
    state = a_beginning(seats=seats).state
    assert (state.active, state.praefectus_magnus) == (0, seats - 1)


@pytest.mark.ruling("TE5", "SU4")
def test_goods_are_the_same_for_everyone() -> None:
    game = a_beginning(seats=6)
    for seat in range(6):
        assert game.goods(seat) == {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}


@pytest.mark.ruling("V1", "TE5")
@pytest.mark.parametrize(("seats", "coins"), [(4, [25, 26, 25, 26]), (6, [25, 26, 27, 25, 26, 27])])
def test_without_starting_goods_a_team_begins_with_more_coins(seats: int, coins: list[int]) -> None:
    game = a_beginning(seats=seats, noStartingGoods=True)
    assert [seat.coins for seat in game.state.seats] == coins
    assert [game.goods(seat) for seat in range(seats)] == [{}] * seats


@pytest.mark.ruling("V1", "TE4")
def test_the_first_goods_are_bought_once_the_second_partners_are_placed() -> None:
    game = a_beginning(noStartingGoods=True)
    game.do(ChooseStartCity("londinium"), ChooseStartCity("petra"))
    assert game.decision == FirstGoodsChoice(0)
    assert game.state.pending[-2] == CardChoice(0)


@pytest.mark.ruling("V1")
def test_each_seat_buys_first_goods_in_its_own_first_turn_and_not_as_partner() -> None:
    game = a_beginning(noStartingGoods=True)
    game.do(ChooseStartCity("londinium"), ChooseStartCity("petra"))
    for turn, seat in enumerate([0, 1, 2, 3], start=1):
        assert (game.state.turn, game.decision) == (turn, FirstGoodsChoice(seat))
        game.do(BuyGoods("brick", 1), FINISH)
        assert game.decision == CardChoice(seat)
        game.do(PlayCard("start-mercator"), FINISH)
        assert game.decision == TradeChoice((seat + 2) % 4)
        game.do(FINISH)
    assert game.decision == CardChoice(0)


@pytest.mark.ruling("TT6")
@pytest.mark.parametrize("agreed", ["public", "silent"])
def test_how_partners_may_speak_changes_nothing_in_the_game(agreed: str) -> None:
    free, other = a_beginning(), a_beginning(communication=agreed)
    for _ in range(40):
        assert other.offered == free.offered
        assert other.events == free.events
        assert other.state.seats == free.state.seats
        middle = free.offered[len(free.offered) // 2]
        free.do(middle)
        other.do(middle)
    assert free.state.turn > 4
