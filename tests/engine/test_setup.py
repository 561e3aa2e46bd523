"""Setting up: tokens, markers, cards for sale, and what every seat begins with."""

from collections import Counter

import pytest

from engine import new_game, read_options
from engine.board import board_of
from engine.catalogue import catalogue
from engine.decisions import CardChoice
from engine.setup import draw_seats
from engine.state import GameState
from engine.terms import BoardId, SeatId
from engine.tokens import dearest
from tests.builders import a_city, a_game

TOKENS = {
    "A": {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1},
    "B": {"brick": 2, "food": 2, "tool": 2, "wine": 1, "cloth": 1},
    "C": {"brick": 3, "food": 2, "tool": 2, "wine": 2, "cloth": 1},
    "D": {"brick": 1, "food": 1, "tool": 1, "wine": 1, "cloth": 1},
}
ONE_CITY_MORE = {  # boards made for salt: what their further city of a letter gets without it
    "byzantium": {"A": "tool", "B": "wine", "C": "cloth"},
    "hispania": {"A": "tool", "B": "wine", "D": "brick"},
}
BY_PRICE = ("brick", "food", "tool", "wine", "cloth")
NUMERALS = ("I", "II", "III", "IV", "V")
BOARDS = sorted(catalogue().boards)


def a_new_game(seats: int = 3, *, cards: str = "base", seed: str = "setup") -> GameState:
    return new_game(read_options({"board": "imperium", "seats": seats, "set": cards}), seed)


def numeral(card: str) -> str:
    return card.split("-", maxsplit=1)[0]


@pytest.mark.ruling("SU1")
@pytest.mark.parametrize("board", BOARDS)
def test_every_letter_deals_its_own_tokens(board: str) -> None:
    cities = board_of(BoardId(board)).facts.cities
    dealt: dict[str, Counter[str]] = {city.letter: Counter() for city in cities if city.letter}
    tokens = a_game(board).state.tokens
    for city in cities:
        if city.letter:
            dealt[city.letter][tokens[city.id]] += 1
    more = ONE_CITY_MORE.get(board, {})
    expected = {letter: Counter(TOKENS[letter]) for letter in dealt}
    expected = {k: n + Counter([more[k]] if k in more else []) for k, n in expected.items()}
    assert dealt == expected


@pytest.mark.ruling("SU1")
def test_tokens_of_a_letter_the_board_lacks_stay_in_the_box() -> None:
    tokens = a_game("hellas").state.tokens
    assert Counter(tokens.values()) == {"brick": 7, "food": 6, "tool": 5, "wine": 4, "cloth": 3}


@pytest.mark.ruling("SU1")
def test_a_capital_gets_no_token() -> None:
    assert "roma" not in a_game("imperium").state.tokens


@pytest.mark.ruling("SU1")
def test_tokens_are_shuffled() -> None:
    in_massilia = {a_new_game(seed=str(seed)).tokens[a_city("massilia")] for seed in range(60)}
    assert in_massilia == set(BY_PRICE)


@pytest.mark.ruling("SU1", "SU3")
def test_the_same_seed_sets_up_the_same_game_and_another_one_a_different_game() -> None:
    assert a_new_game(seed="one") == a_new_game(seed="one")
    assert a_new_game(seed="one").tokens != a_new_game(seed="two").tokens
    assert a_new_game(seed="one").deck != a_new_game(seed="two").deck


@pytest.mark.ruling("SU2")
@pytest.mark.parametrize("board", BOARDS)
def test_a_marker_shows_the_dearest_good_of_its_province(board: str) -> None:
    state = a_game(board).state
    made: dict[str, list[str]] = {}
    for city in state.board.facts.cities:
        if city.letter and city.province:
            made.setdefault(city.province, []).append(state.tokens[city.id])
    expected = {p: max(goods, key=BY_PRICE.index) for p, goods in made.items() if p != "fusca"}
    shown = {p: marker.good for p, marker in state.markers.items() if p != "fusca"}
    assert shown == expected
    assert not any(marker.flipped for marker in state.markers.values())


@pytest.mark.ruling("SU2")
def test_salt_is_ignored_when_the_dearest_good_is_looked_for() -> None:
    assert dearest(["brick", "salt", "food"]) == "food"


@pytest.mark.ruling("SU3")
@pytest.mark.parametrize("cards", ["base", "venus"])
@pytest.mark.parametrize(("seats", "for_sale"), [(2, 15), (3, 21), (4, 26), (5, 30)])
def test_each_seat_adds_a_numeral_to_the_cards_for_sale(
    cards: str, seats: int, for_sale: int
) -> None:
    state = a_new_game(seats, cards=cards)
    stack = [numeral(card) for card in (*state.display, *state.deck) if card]
    assert len(stack) == len({*state.display, *state.deck}) == for_sale
    assert stack == sorted(stack, key=NUMERALS.index)
    assert set(stack) == set(NUMERALS[:seats])


@pytest.mark.ruling("SU3")
def test_seven_cards_are_laid_out_and_in_the_base_game_one_of_numeral_one_stays_behind() -> None:
    state = a_new_game(3)
    assert [numeral(card) for card in state.display if card] == ["I"] * 7
    assert [numeral(card) for card in state.deck].count("I") == 1
    assert numeral(state.deck[0]) == "I"


@pytest.mark.ruling("SU3")
def test_with_venus_all_cards_of_numeral_one_are_laid_out() -> None:
    state = a_new_game(3, cards="venus")
    assert [numeral(card) for card in state.display if card] == ["I"] * 7
    assert numeral(state.deck[0]) == "II"


@pytest.mark.ruling("SU3")
def test_each_numeral_is_shuffled() -> None:
    decks = [a_new_game(5, seed=str(seed)) for seed in range(40)]
    assert len({state.display[0] for state in decks}) == 8
    assert len({state.deck[-1] for state in decks}) == 4


@pytest.mark.ruling("SU4")
@pytest.mark.parametrize("cards", ["base", "venus"])
def test_every_seat_begins_with_the_same_goods_colonists_and_houses(cards: str) -> None:
    state = a_new_game(5, cards=cards)
    for number, seat in enumerate(state.seats):
        goods = {good: units for good, units in seat.goods.items() if units}
        assert goods == {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}
        assert seat.colonists == {"land": ("roma",), "sea": ("roma",)}
        assert [state.seats[number].waiting(kind) for kind in ("land", "sea")] == [2, 2]
        assert state.seats[SeatId(number)].free_spaces == 2
        assert state.houses_left(SeatId(number)) == 15
        assert seat.discard == ()


@pytest.mark.ruling("SU4")
def test_each_later_seat_begins_with_one_coin_more() -> None:
    assert [seat.coins for seat in a_new_game(5).seats] == [5, 6, 7, 8, 9]


@pytest.mark.ruling("SU4")
def test_with_two_capitals_each_kind_begins_in_its_own() -> None:
    seat = a_game("britannia").seat(0)
    assert seat.colonists == {"land": ("londinium",), "sea": ("portus_itius",)}


@pytest.mark.ruling("SU5")
def test_who_sits_first_is_drawn() -> None:
    people = ["Ada", "Ben", "Cleo"]
    draws = [draw_seats(people, str(seed)) for seed in range(60)]
    assert all(sorted(seats) == people for seats in draws)
    assert {seats[0] for seats in draws} == set(people)
    assert draw_seats(people, "7") == draws[7]


@pytest.mark.ruling("SU5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_seat_begins_and_the_last_one_has_the_praefectus_magnus(seats: int) -> None:
    state = a_new_game(seats)
    assert state.decision == CardChoice(SeatId(0))
    assert (state.active, state.turn) == (0, 1)
    assert state.praefectus_magnus == seats - 1


@pytest.mark.ruling("SU6")
def test_a_base_hand_has_seven_cards() -> None:
    for seat in a_new_game(2).seats:
        personalities = [catalogue().cards[card].personalities[0] for card in seat.hand]
        assert Counter(personalities) == {
            "tribune": 1,
            "architect": 1,
            "prefect": 2,
            "mercator": 1,
            "diplomat": 1,
            "senator": 1,
        }


@pytest.mark.ruling("SU6")
def test_a_venus_hand_has_the_magister_besides() -> None:
    base, venus = a_new_game(2).seats[1].hand, a_new_game(2, cards="venus").seats[1].hand
    assert len(venus) == 8
    assert set(venus) - set(base) == {"start-magister"}


@pytest.mark.ruling("SU7")
def test_two_seats_play_the_whole_board_with_the_first_two_numerals() -> None:
    two, five = a_new_game(2), a_new_game(5)
    assert {numeral(card) for card in (*two.display, *two.deck) if card} == {"I", "II"}
    assert two.tokens.keys() == five.tokens.keys()
    assert two.markers.keys() == five.markers.keys()
    assert two.seats == five.seats[:2]


@pytest.mark.ruling("SU7")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_small_ionium_has_no_italian_province(seats: int) -> None:
    whole, small = a_game("ionium", seats).state, a_game("ionium_mini", seats).state
    assert whole.markers.keys() - small.markers.keys() == {"campania", "calabria", "sicilia"}
    assert len(small.markers) == 9
    assert len(small.tokens) == 22
    assert small.seats[0].colonists == {"land": ("athenae",), "sea": ("athenae",)}
