"""Ionium Mini: Ionium without its B cities and the three Italian provinces."""

from collections import Counter

import pytest

from engine.board import board_of
from engine.state import components
from engine.terms import CityId
from tests.builders import a_game
from tests.plain import MoveColonist, PlayCard, ProduceInProvince

ITALIAN_PROVINCES = {"campania", "calabria", "sicilia"}
pytestmark = pytest.mark.ruling("SU7", "V3")


def test_the_b_cities_and_their_provinces_take_no_part() -> None:
    whole, mini = a_game("ionium").state, a_game("ionium_mini").state
    left_out = {city.id for city in whole.board.facts.cities if city.letter == "B"}
    assert len(left_out) == 8
    assert set(mini.tokens) == set(whole.tokens) - left_out
    assert len(mini.tokens) == 22
    assert set(mini.markers) == set(whole.markers) - ITALIAN_PROVINCES
    assert len(mini.markers) == 9


def test_the_tokens_of_the_other_letters_are_all_dealt() -> None:
    state = a_game("ionium_mini").state
    box = components().city_tokens
    assert Counter(state.tokens.values()) == Counter([*box["A"], *box["C"], *box["D"]])


def test_a_line_with_a_left_out_end_is_left_out() -> None:
    whole, mini = board_of("ionium"), board_of("ionium_mini")
    cities = {city.id for city in mini.facts.cities}
    assert set(mini.lines) == {
        each.id for each in whole.facts.lines if cities.issuperset(each.ends)
    }
    cut = [each for each in whole.facts.lines if len(cities.intersection(each.ends)) == 1]
    assert sorted((each.kind, *sorted(each.ends)) for each in cut) == [
        ("land", "apollonia", "brundisium"),
        ("sea", "ambrakia", "croton"),
        ("sea", "apollonia", "brundisium"),
        ("sea", "apollonia", "croton"),
        ("sea", "canusium", "scodra"),
        ("sea", "croton", "lepreon"),
        ("sea", "lepreon", "syracusae"),
    ]


def test_nobody_moves_towards_italia() -> None:
    whole = board_of("ionium")
    italian = {
        each.id
        for each in whole.facts.lines
        if ITALIAN_PROVINCES.intersection(whole.province_of.get(CityId(end)) for end in each.ends)
    }
    colonists = {0: {"land": ["apollonia"] * 3, "sea": ["apollonia", "scodra", "lepreon"]}}
    for board, reached in (("ionium", True), ("ionium_mini", False)):
        game = a_game(board, colonists=colonists).do(PlayCard("start-architect"))
        lines = {move.line for move in game.offered_of(MoveColonist)}
        assert bool(italian & lines) == reached


def test_the_prefect_lets_only_the_nine_provinces_produce() -> None:
    game = a_game("ionium_mini").do(PlayCard("start-prefect-a"))
    offered = {action.province for action in game.offered_of(ProduceInProvince)}
    assert offered == set(game.state.markers)
    assert offered.isdisjoint(ITALIAN_PROVINCES)


def test_everyone_starts_in_athenae() -> None:
    game = a_game("ionium_mini", seats=3)
    for seat in range(3):
        assert game.seat(seat).colonists == {"land": ("athenae",), "sea": ("athenae",)}


def test_two_seats_use_the_fifteen_cards_of_the_first_two_decks() -> None:
    state = a_game("ionium_mini", seats=2).state
    cards = [*state.display, *state.deck]
    assert len(cards) == 15
    assert {str(card).split("-", maxsplit=1)[0] for card in cards} == {"I", "II"}
