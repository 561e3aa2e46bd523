"""What Contrarius does about each personality."""

from typing import Any

import pytest

from engine.actions import FINISH, Action
from engine.board import Board
from engine.catalogue import catalogue
from engine.snapshots import read_snapshot, write_snapshot
from engine.solitaria.automaton import contrarius_of
from engine.solitaria.reactions import REACTIONS
from engine.state import card
from engine.terms import CardId, LineId
from tests.builders import Game, a_duel, a_marker, a_solo_game, turn_of
from tests.plain import (
    ActAsDiplomat,
    BuildHouse,
    BuildingChoice,
    BuyCard,
    ChoosePersonality,
    CollectCoins,
    CollectIncome,
    ContrariusBuilt,
    ContrariusPlaced,
    ContrariusReacted,
    ContrariusScored,
    ContrariusTook,
    CopyCard,
    DieRolled,
    DisplayRefilled,
    GoodsReceived,
    PlaceColonist,
    PlayCard,
    ProduceInProvince,
    RowCardUsed,
    UseDisplayCard,
    UseRowCard,
    UseTile,
)

NEAR = {"land": [], "sea": ["S17"]}
"""One colonist, between Roma and Neapolis: one way to each city beside it."""


def rolls(game: Game) -> list[tuple[str, str]]:
    return [(event.die, event.face) for event in game.happened(DieRolled)]


@pytest.mark.ruling("SO11")
def test_he_reacts_once_the_card_is_done_and_the_display_is_full() -> None:
    goods = {0: {"tool": 1, "cloth": 2, "wine": 2, "food": 2}}
    game = a_solo_game(goods=goods, dice={"white": ["tool"]}, contrarius=NEAR)
    shown = game.state.display
    game.do(PlayCard("sol-senator"))
    bought = next(o for o in game.offered_of(BuyCard) if o.card == shown[0])
    game.do(bought, FINISH)
    kinds = [type(event) for event in game.events]
    assert kinds.index(DisplayRefilled) < kinds.index(ContrariusReacted) < kinds.index(DieRolled)
    assert None not in game.state.display


@pytest.mark.ruling("SO11")
def test_a_citizen_is_used_before_he_reacts() -> None:
    game = a_solo_game(tiles={0: ["numerius"]}, houses={"cosa": [0]}, flipped=["sicilia"])
    game.do(PlayCard("sol-prefect"), CollectCoins())
    assert not game.happened(ContrariusReacted)
    game.do(UseTile("numerius"))
    assert game.happened(ContrariusReacted)


@pytest.mark.ruling("SO12")
@pytest.mark.parametrize(
    ("face", "taken", "place"), [("2", "I-mercator", 2), ("5", "I-architect", 1)]
)
def test_architect_he_takes_the_card_the_blue_die_shows(face: str, taken: str, place: int) -> None:
    shown = ["I-architect", "I-mercator", "I-colonist"]
    game = a_solo_game(display=shown, deck=[], dice={"blue": [face]})
    game.do(PlayCard("sol-architect"), FINISH)
    assert rolls(game) == [("blue", face)]
    assert game.happened(ContrariusTook) == [ContrariusTook(1, taken, place)]
    assert game.contrarius.row[-1] == taken


@pytest.mark.ruling("SO13", "SO14")
@pytest.mark.parametrize(
    ("prefect", "houses", "points"),
    [
        ("sol-prefect", 0, 1),
        ("sol-prefect", 1, 1),
        ("sol-prefect", 3, 3),
        ("sol-prefect-magnus", 0, 2),
        ("sol-prefect-magnus", 3, 3),
    ],
)
def test_prefect_a_point_for_each_house_of_his(prefect: str, houses: int, points: int) -> None:
    his = {city: [1, 0] for city in ("messana", "panormus", "syracusae")[:houses]}
    game = a_solo_game(houses=his, markers={"sicilia": "wine"}, goods={0: {}})
    game.do(PlayCard(prefect), ProduceInProvince("sicilia", "wine"))
    assert game.happened(ContrariusScored) == [ContrariusScored(1, points)]
    assert game.contrarius.points == points


@pytest.mark.ruling("SO13")
def test_prefect_cash_is_two_points() -> None:
    game = a_solo_game(flipped=["sicilia"])
    game.do(PlayCard("sol-prefect"), CollectCoins())
    assert game.happened(ContrariusScored) == [ContrariusScored(1, 2)]


@pytest.mark.ruling("SO14")
@pytest.mark.parametrize(("prefect", "units"), [("sol-prefect", 1), ("sol-prefect-magnus", 2)])
def test_the_magnus_card_doubles_the_bonus_every_time(prefect: str, units: int) -> None:
    game = a_solo_game(markers={"sicilia": "wine"}, goods={0: {}})
    game.do(PlayCard(prefect), ProduceInProvince("sicilia", "wine"))
    assert game.goods(0) == {"wine": units}


@pytest.mark.ruling("SO15")
def test_mercator_the_humans_houses_yield_and_nobody_gets_the_bonus() -> None:
    tokens = {"neapolis": "tool", "casinum": "food"}
    further = {"cosa": "cloth", "olbia": "cloth", "messana": "cloth", "panormus": "cloth"}
    game = a_solo_game(
        tokens=tokens | further,
        houses={"casinum": [0]},
        markers={"campania": "tool"},
        goods={0: {}},
        dice={"black": ["tool"]},
        contrarius=NEAR,
    )
    game.do(PlayCard("sol-mercator"), FINISH)
    assert game.happened(ContrariusBuilt) == [ContrariusBuilt(1, "neapolis", "tool")]
    assert game.goods(0) == {"food": 1}
    assert game.markers["campania"].flipped


@pytest.mark.ruling("SO15", "SA14")
def test_mercator_a_house_in_a_salt_city_yields_its_salt_too() -> None:
    tokens = {"neapolis": "tool", "casinum": "salt"}
    further = {"cosa": "cloth", "olbia": "cloth", "messana": "cloth", "panormus": "cloth"}
    game = a_solo_game(
        options={"salt": True},
        tokens=tokens | further,
        houses={"casinum": [0]},
        markers={"campania": "tool"},
        goods={0: {}},
        dice={"black": ["tool"]},
        contrarius=NEAR,
    )
    game.do(PlayCard("sol-mercator"), FINISH)
    assert game.happened(ContrariusBuilt) == [ContrariusBuilt(1, "neapolis", "tool")]
    assert game.goods(0) == {"salt": 1}


@pytest.mark.ruling("SO15")
def test_mercator_on_cretas_empty_space_a_brick_marker_turned() -> None:
    board = a_solo_game("creta").state.board
    line = next(each for each in board.facts.lines if _leads_to(board, each.id, "fusca"))
    city = next(c for c in board.building_ends[line.id] if board.province_of[c] == "fusca")
    tokens: dict[str, str] = {**dict.fromkeys(board.building_cities, "brick"), city: "cloth"}
    places = {"land": [], "sea": [], line.kind: [line.id]}
    game = a_solo_game("creta", tokens=tokens, dice={"black": ["cloth"]}, contrarius=places)
    game.do(PlayCard("sol-mercator"), FINISH)
    assert game.happened(ContrariusBuilt) == [ContrariusBuilt(1, city, "cloth")]
    assert game.markers["fusca"] == a_marker("brick", flipped=True)


@pytest.mark.ruling("SO15")
def test_mercator_without_a_house_of_his_no_marker_turns() -> None:
    houses = {city: [1] for city in ("neapolis", "cosa", "olbia", "messana", "panormus")}
    game = a_solo_game(
        houses=houses, dice={"black": ["tool"], "red": ["land"]}, contrarius=NEAR, goods={0: {}}
    )
    game.do(PlayCard("sol-mercator"), FINISH)
    assert not game.happened(ContrariusBuilt)
    assert not any(marker.flipped for marker in game.markers.values())


@pytest.mark.ruling("SO15")
@pytest.mark.parametrize("traders", [0, 2])
def test_mercator_on_aegyptus_incense_pays_the_human(traders: int) -> None:
    """As with any production."""
    board = a_solo_game("aegyptus").state.board
    (incense,) = (trade for trade in board.trades if trade.id == "incense_trade")
    city = next(
        each for each in board.building_cities if board.province_of[each] in incense.pays_for
    )
    line = next(each for each in board.facts.lines if city in board.building_ends[each.id])
    tokens = {**dict.fromkeys(board.building_cities, "brick"), city: "cloth"}
    places = {"land": [], "sea": [], line.kind: [line.id]}
    game = a_solo_game(
        "aegyptus",
        tokens=tokens,
        colonists={0: {"sea": ["incense_trade"] * traders}},
        coins={0: 0},
        goods={0: {}},
        dice={"black": ["cloth"]},
        contrarius=places,
    )
    game.do(PlayCard("sol-mercator"))
    before = game.seat(0).coins
    game.do(FINISH)
    assert game.happened(ContrariusBuilt) == [ContrariusBuilt(1, city, "cloth")]
    assert game.seat(0).coins - before == incense.payment * traders


def _leads_to(board: Board, line: LineId, province: str) -> bool:
    return any(board.province_of[city] == province for city in board.building_ends[line])


@pytest.mark.ruling("SO16")
@pytest.mark.parametrize("bought_with", ["sol-senator", "II-consul"])
def test_senator_and_consul_he_builds_by_white_though_nothing_was_bought(bought_with: str) -> None:
    hand = {0: [bought_with, "sol-tribune"]}
    game = a_solo_game(hand=hand, goods={0: {}}, dice={"white": ["wine"]}, contrarius=NEAR)
    game.do(PlayCard(bought_with))
    assert rolls(game) == [("white", "wine")]


@pytest.mark.ruling("SO17")
def test_tribune_a_house_by_s_the_red_die_and_the_leftmost_tile() -> None:
    tokens = {"neapolis": "tool"}
    further = {"cosa": "cloth", "olbia": "cloth", "messana": "cloth", "panormus": "cloth"}
    row = ["con-architect", "I-smith", "I-mason"]
    game = a_solo_game(
        tokens=tokens | further,
        goods={0: {}},
        tiles={},
        forum=["julius", "spurius"],
        dice={"red": ["sea"]},
        contrarius={**NEAR, "row": row},
    )
    game.do(PlayCard("sol-tribune"))
    done = [e for e in game.events if type(e).__name__.startswith("Contrarius")][1:]
    assert done == [
        ContrariusBuilt(1, "neapolis", "tool"),
        ContrariusPlaced(1, "sea", "roma"),
        ContrariusTook(1, tile="julius"),
    ]
    assert game.contrarius.tiles == ("julius",)
    assert game.forum[0] == "spurius"


@pytest.mark.ruling("SO18")
def test_colonist_placed_the_red_die_else_two_points() -> None:
    def played(*answers: Action) -> Game:
        game = a_solo_game(
            hand={0: ["I-colonist", "sol-tribune"]},
            goods={0: {"food": 1, "tool": 1}},
            dice={"red": ["land"]},
        )
        return game.do(PlayCard("I-colonist"), *answers)

    placed = played(PlaceColonist("sea", "roma"))
    assert placed.happened(ContrariusPlaced) == [ContrariusPlaced(1, "land", "roma")]
    for answer in (CollectIncome(), FINISH):
        assert played(answer).happened(ContrariusScored) == [ContrariusScored(1, 2)]


@pytest.mark.ruling("SO18")
def test_specialists_are_three_points() -> None:
    game = a_solo_game(hand={0: ["I-smith", "sol-tribune"]})
    game.do(PlayCard("I-smith"))
    assert game.happened(ContrariusScored) == [ContrariusScored(1, 3)]


@pytest.mark.ruling("SO19")
def test_diplomat_a_card_of_the_row_is_used_and_turned_for_good() -> None:
    game = a_solo_game(contrarius={"face_down": [0]}, dice={"white": ["tool"]})
    game.do(PlayCard("sol-diplomat"))
    assert not game.offers(UseRowCard("con-architect"))
    game.do(UseRowCard("con-senator"), FINISH)
    assert game.contrarius.face_down == (0, 3)
    assert rolls(game)[0][0] == "white"


@pytest.mark.ruling("SO19")
def test_a_diplomat_in_the_row_is_not_used_and_without_a_card_he_does_not_react() -> None:
    game = a_solo_game(contrarius={"row": ["con-architect", "I-diplomat"]})
    game.do(PlayCard("sol-diplomat"))
    assert game.offered_of(UseRowCard) == [UseRowCard("con-architect")]
    game.do(FINISH)
    assert not game.happened(ContrariusReacted)


@pytest.mark.ruling("SO19", "SO2")
def test_a_double_card_of_the_row_is_reacted_to_by_the_half_used() -> None:
    row = {"row": ["con-architect", "I-prefect-architect"]}
    game = a_solo_game(cards="venus", contrarius=row, dice={"blue": ["1"]})
    game.do(PlayCard("sol-diplomat"), UseRowCard("I-prefect-architect"))
    game.do(ChoosePersonality("architect"), FINISH)
    assert game.happened(ContrariusReacted)[0].personality == "architect"


@pytest.mark.ruling("SO20")
def test_sextus_makes_a_prefect_a_diplomat_for_the_row() -> None:
    game = a_solo_game(tiles={0: ["sextus-pompeius"]}, dice={"black": ["tool"]})
    game.do(PlayCard("sol-prefect"), ActAsDiplomat(), UseRowCard("con-mercator"), FINISH)
    assert game.happened(ContrariusReacted)[0].personality == "mercator"


@pytest.mark.ruling("SO20")
def test_there_is_no_magister_alone_against_him() -> None:
    assert "magister" not in _met()


@pytest.mark.ruling("SO20")
def test_sextus_with_nothing_used_is_not_reacted_to() -> None:
    game = a_solo_game(tiles={0: ["sextus-pompeius"]})
    game.do(PlayCard("sol-prefect"), ActAsDiplomat(), FINISH)
    assert not game.happened(ContrariusReacted)


@pytest.mark.ruling("SO20")
def test_lucius_uses_a_card_of_the_display_which_stays() -> None:
    shown = ["I-mercator", "I-colonist"]
    game = a_solo_game(
        tiles={0: ["lucius-flavius"]}, display=shown, deck=[], dice={"black": ["tool"]}
    )
    game.do(PlayCard("sol-diplomat"), UseDisplayCard("I-mercator"), FINISH)
    assert game.happened(ContrariusReacted)[0].card == "I-mercator"
    assert "I-mercator" in game.state.display
    assert not game.contrarius.face_down


@pytest.mark.ruling("SD3")
def test_for_two_only_the_second_seat_is_reacted_to() -> None:
    game = a_duel(flipped=["sicilia"])
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert not game.happened(ContrariusReacted)
    game = a_duel(flipped=["sicilia"], decision=turn_of(1))
    game.do(PlayCard("sol-prefect"), CollectCoins())
    assert game.happened(ContrariusScored) == [ContrariusScored(2, 2)]
    assert game.state.active == 0


@pytest.mark.ruling("SD3")
def test_nor_is_the_first_seat_with_a_card_of_the_display() -> None:
    game = a_duel(hand={0: ["I-smith", "start-tribune"]})
    game.do(PlayCard("I-smith"))
    assert not game.happened(ContrariusReacted)


@pytest.mark.ruling("SD4")
def test_for_two_the_magnus_card_is_an_ordinary_prefect() -> None:
    game = a_duel(decision=turn_of(1), magnus=0, markers={"sicilia": "wine"}, goods={1: {}})
    game.do(PlayCard("sol-prefect-magnus"), ProduceInProvince("sicilia", "wine"))
    assert game.goods(1) == {"wine": 1}
    assert game.happened(ContrariusScored) == [ContrariusScored(2, 1)]
    assert game.state.praefectus_magnus == 0


@pytest.mark.ruling("SD4")
def test_the_praefectus_magnus_passes_between_the_humans() -> None:
    game = a_duel(decision=turn_of(1), markers={"sicilia": "wine"}, goods={1: {}})
    game.do(PlayCard("sol-prefect"), ProduceInProvince("sicilia", "wine"))
    assert game.goods(1) == {"wine": 2}
    assert game.state.praefectus_magnus == 0


@pytest.mark.ruling("SD5")
def test_for_two_a_diplomat_copies_the_other_human_never_the_row() -> None:
    """And he reacts to what was carried out in the end."""
    game = a_duel(
        decision=turn_of(1),
        discard={0: ["start-senator"]},
        goods={1: {}},
        dice={"white": ["tool"]},
        contrarius={**NEAR, "vetoes": 0},
    )
    game.do(PlayCard("sol-diplomat"))
    assert game.offered == (CopyCard(0), FINISH)
    game.do(CopyCard(0))
    assert [(each.card, each.personality) for each in game.happened(ContrariusReacted)] == [
        ("start-senator", "senator")
    ]
    assert rolls(game) == [("white", "tool")]
    assert not game.happened(RowCardUsed)


@pytest.mark.ruling("SD5")
def test_for_two_a_diplomat_that_copies_nothing_is_not_reacted_to() -> None:
    game = a_duel(decision=turn_of(1), discard={0: ["start-senator"]})
    game.do(PlayCard("sol-diplomat"), FINISH)
    assert not game.happened(ContrariusReacted)


@pytest.mark.ruling("SD6")
def test_for_two_both_humans_houses_yield_the_second_seat_first() -> None:
    tokens = {"neapolis": "tool", "casinum": "food"}
    further = {"cosa": "cloth", "olbia": "cloth", "messana": "cloth", "panormus": "cloth"}
    game = a_duel(
        tokens=tokens | further,
        houses={"casinum": [0, 1]},
        goods={0: {}, 1: {}},
        decision=turn_of(1),
        dice={"black": ["tool"]},
        contrarius={**NEAR, "vetoes": 0},
    )
    game.do(PlayCard("sol-mercator"), FINISH)
    assert [event.seat for event in game.happened(GoodsReceived)] == [1, 0]


@pytest.mark.ruling("SD11")
def test_for_two_nobody_borrows_coins() -> None:
    facts: dict[str, Any] = {
        "tokens": {"casinum": "brick"},
        "colonists": {0: {"land": ["L31"]}},
        "goods": {0: {"food": 1}},
        "decision": BuildingChoice(0),
    }
    assert a_duel(coins={0: 1, 1: 9}, **facts).offers(BuildHouse("casinum"))
    assert not a_duel(coins={0: 0, 1: 9}, **facts).offers(BuildHouse("casinum"))


def test_every_personality_he_can_meet_has_a_reaction() -> None:
    """Only a Diplomat that uses nothing has none."""
    assert _met() - REACTIONS.keys() == {"diplomat"}


def _met() -> set[str]:
    """The personalities of both decks, the turquoise cards and his row."""
    file = catalogue().solitaria
    decks = [
        each for decks in file.decks.cards.values() for deck in decks.values() for each in deck
    ]
    cards = [*decks, *(each.id for each in (*file.hand.cards, *file.row.cards))]
    return {role for each in cards for role in card(CardId(each)).personalities}


def test_what_he_did_last_stays_known_until_he_reacts_again() -> None:
    game = a_solo_game(
        tokens={"neapolis": "tool"},
        goods={0: {}},
        dice={"white": ["tool"]},
        contrarius=NEAR,
        flipped=["sicilia"],
    )
    assert not contrarius_of(game.state).reaction
    game.do(PlayCard("sol-senator"))
    told = [event.kind for event in contrarius_of(game.state).reaction]
    assert told == ["contrarius_reacted", "die_rolled", "contrarius_built"]
    assert read_snapshot(write_snapshot(game.state)).contrarius == game.state.contrarius
    game.do(PlayCard("sol-prefect"), CollectCoins())
    told = [event.kind for event in contrarius_of(game.state).reaction]
    assert told == ["contrarius_reacted", "contrarius_scored"]
