"""Byzantium and Hispania without salt: an ordinary token for the extra city of each letter."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.state import GameState, components
from engine.terms import TRADED_GOODS
from tests.builders import a_game

SEEDS = [f"tokens {number}" for number in range(40)]
EXTRA = {
    "byzantium": {"A": "tool", "B": "wine", "C": "cloth"},
    "hispania": {"A": "tool", "B": "wine", "D": "brick"},
}
TOTALS = {
    "byzantium": {"brick": 7, "food": 6, "tool": 6, "wine": 5, "cloth": 4},
    "hispania": {"brick": 6, "food": 5, "tool": 5, "wine": 4, "cloth": 3},
}

both = pytest.mark.parametrize("board", EXTRA)
every_seed = pytest.mark.parametrize("seed", SEEDS[:10])


def tokens_of(state: GameState, letter: str) -> Counter[str]:
    cities = [city.id for city in state.board.facts.cities if city.letter == letter]
    return Counter(state.tokens[city] for city in cities)


@both
@every_seed
@pytest.mark.ruling("SU1")
def test_every_letter_has_its_tokens_and_one_more(board: str, seed: str) -> None:
    state = a_game(board, seed=seed).state
    for letter, extra in EXTRA[board].items():
        assert tokens_of(state, letter) == Counter([*components().city_tokens[letter], extra])


@both
@every_seed
@pytest.mark.ruling("SU1")
def test_no_token_is_salt_and_the_goods_add_up(board: str, seed: str) -> None:
    tokens = a_game(board, seed=seed).state.tokens
    assert Counter(tokens.values()) == TOTALS[board]
    assert set(tokens.values()) == set(TRADED_GOODS)


@both
@pytest.mark.ruling("SU1")
def test_chance_decides_which_cities_have_the_tokens(board: str) -> None:
    states = [a_game(board, seed=seed).state for seed in SEEDS]
    assert len({tuple(state.tokens.items()) for state in states}) == len(SEEDS)
    a_cities = [city.id for city in states[0].board.facts.cities if city.letter == "A"]
    with_tools = {city for state in states for city in a_cities if state.tokens[city] == "tool"}
    assert with_tools == set(a_cities)


@both
@every_seed
@pytest.mark.ruling("SU2")
def test_the_markers_are_chosen_after_the_replacement(board: str, seed: str) -> None:
    state = a_game(board, seed=seed).state
    prices = components().prices
    for province, marker in state.markers.items():
        goods = [state.tokens[city] for city in state.board.cities_in[province]]
        assert marker.good == max(goods, key=lambda good: prices[good])
        assert not marker.flipped


@pytest.mark.ruling("SU2")
@pytest.mark.parametrize(
    ("board", "letter", "good"), [("byzantium", "C", "cloth"), ("hispania", "B", "wine")]
)
def test_the_extra_token_can_be_the_good_of_a_marker(board: str, letter: str, good: str) -> None:
    """Without it the letter has one token of the good, so two markers could not show it."""
    assert components().city_tokens[letter].count(good) == 1
    most = 0
    for seed in SEEDS:
        state = a_game(board, seed=seed).state
        provinces = {city.province for city in state.board.facts.cities if city.letter == letter}
        most = max(most, sum(state.markers[p].good == good for p in provinces if p))
    assert most == 2


@both
def test_the_cities_are_one_more_per_letter(board: str) -> None:
    box = components().city_tokens
    state = a_game(board).state
    assert len(state.tokens) == sum(len(box[letter]) + 1 for letter in EXTRA[board])
