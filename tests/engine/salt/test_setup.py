"""Salt before the first turn: tokens, markers, start goods, castles."""

from collections import Counter

import pytest

from engine import GameState
from engine.game_options import read_options
from engine.state import components
from engine.terms import TRADED_GOODS, Good
from engine.tokens import castle_goods, province_markers
from tests.builders import a_city, a_game, a_team_game
from tests.plain import BuyGoods
from tests.playouts import BOARDS

SALT = {"salt": True}
ONE_CITY_MORE = ("byzantium", "hispania")
SWAPPED: dict[str, Good] = {"A": "food", "B": "tool", "C": "wine", "D": "brick"}
SEEDS = [f"salt {number}" for number in range(20)]


def by_letter(state: GameState) -> dict[str, Counter[str]]:
    letters: dict[str, Counter[str]] = {}
    for city in state.board.facts.cities:
        if city.letter:
            letters.setdefault(city.letter, Counter())[state.tokens[city.id]] += 1
    return letters


@pytest.mark.ruling("SA6")
@pytest.mark.parametrize("board", [board for board in BOARDS if board not in ONE_CITY_MORE])
def test_salt_takes_the_place_of_one_token_of_each_letter(board: str) -> None:
    dealt = by_letter(a_game(board, options=SALT).state)
    assert dealt
    for letter, tokens in dealt.items():
        box = Counter(components().city_tokens[letter])
        assert tokens == box - Counter([SWAPPED[letter]]) + Counter(["salt"])


@pytest.mark.ruling("SA7")
@pytest.mark.parametrize("board", ONE_CITY_MORE)
def test_boards_with_a_city_more_add_salt_and_take_nothing_away(board: str) -> None:
    state = a_game(board, options=SALT).state
    for letter, tokens in by_letter(state).items():
        assert tokens == Counter([*components().city_tokens[letter], "salt"])
    assert state.tokens.keys() == set(state.board.building_cities)


@pytest.mark.ruling("SA6", "SA7")
@pytest.mark.parametrize("board", ["italia", "hispania"])
def test_chance_decides_where_the_salt_cities_are(board: str) -> None:
    places = {
        tuple(
            city
            for city, good in a_game(board, seed=seed, options=SALT).state.tokens.items()
            if good == "salt"
        )
        for seed in SEEDS
    }
    assert len(places) > len(SEEDS) // 2


@pytest.mark.ruling("SA3", "SA8")
@pytest.mark.parametrize("board", BOARDS)
def test_a_marker_shows_the_dearest_good_but_salt(board: str) -> None:
    for seed in SEEDS[:5]:
        state = a_game(board, seed=seed, options=SALT).state
        for province, marker in state.markers.items():
            if province in state.board.facts.free_choice_provinces:
                assert marker.good is None
                continue
            goods = {state.tokens[city] for city in state.board.cities_in[province]}
            assert marker.good == next(
                (good for good in reversed(TRADED_GOODS) if good in goods), "brick"
            )


@pytest.mark.ruling("SA8")
def test_a_province_with_nothing_but_salt_gets_a_brick_marker() -> None:
    state = a_game("italia", options=SALT).state
    province, cities = next(iter(state.board.cities_in.items()))
    salted = dict(state.tokens)
    for city in cities:
        salted[city] = "salt"
    assert province_markers(state.board, salted, fish=False)[province].good == "brick"


@pytest.mark.ruling("SA9", "SA15")
@pytest.mark.parametrize("cards", ["base", "venus"])
def test_everyone_starts_with_one_of_each_good(cards: str) -> None:
    game = a_game(seats=4, cards=cards, options=SALT)
    for seat in range(4):
        assert game.goods(seat) == dict.fromkeys((*TRADED_GOODS, "salt"), 1)
        assert game.seat(seat).free_spaces == 2
        assert game.seat(seat).coins == 5 + seat


@pytest.mark.ruling("SA9")
def test_partners_start_with_one_of_each_good_too() -> None:
    game = a_team_game(options=SALT)
    assert [game.goods(seat) for seat in range(4)] == [
        dict.fromkeys((*TRADED_GOODS, "salt"), 1)
    ] * 4


@pytest.mark.ruling("SA9", "V1")
def test_without_starting_goods_there_is_no_salt_and_none_to_buy() -> None:
    game = a_game(options={"salt": True, "noStartingGoods": True})
    assert [game.goods(0), game.goods(1)] == [{}, {}]
    assert game.seat(0).coins == 25
    assert {offer.good for offer in game.offered_of(BuyGoods)} == set(TRADED_GOODS)


@pytest.mark.ruling("SA20")
def test_castles_draw_from_the_markers_that_are_left_of_both_boxes() -> None:
    """Germania: 24 markers and five of the salt box, less one for each province."""
    drawn: Counter[str] = Counter()
    for seed in SEEDS:
        state = a_game("germania", seed=seed, options=SALT).state
        assert state.castles
        left = Counter[str](components().markers)
        left += Counter(components().extra_markers_with_salt)
        assert sum(left.values()) == 29
        left.subtract(marker.good for marker in state.markers.values() if marker.good)
        assert Counter(state.castles.values()) <= left
        assert "salt" not in state.castles.values()
        drawn.update(state.castles.values())
        assert state.castles == castle_goods(state.board, state.markers, seed, salt=True)
    assert drawn["brick"], "without salt the three brick markers are rarely left"


@pytest.mark.ruling("OP2")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    "table", [{"seats": 5}, {"seats": 2, "set": "venus"}, {"seats": 6, "team": True}]
)
def test_salt_goes_with_every_board_and_mode(board: str, table: dict[str, object]) -> None:
    assert read_options({"board": board, **table, "salt": True}).salt


def test_a_game_without_salt_has_none() -> None:
    state = a_game("hispania").state
    assert "salt" not in state.tokens.values()
    assert state.tokens[a_city("tarraco")] in TRADED_GOODS
    assert all(seat.goods["salt"] == 0 for seat in state.seats)
