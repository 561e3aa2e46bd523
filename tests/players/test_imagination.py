"""What a player makes up fits what its seat sees, whatever the truth is."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine import GameState, legal_actions, view_for
from engine.invariants import check_state
from engine.terms import SeatId
from players.imagination import imagine
from tests.playouts import BOARDS, steps

EVERY = 25
"""Not each state, but some from every part of a game."""


def moments(options: dict[str, object], seed: str) -> Iterator[tuple[GameState, GameState]]:
    """States of a random game, each with what the seat to decide makes of it."""
    for number, (state, _, _) in enumerate(steps(options, seed)):
        if number % EVERY == 0:
            view = view_for(state, state.pending[-1].seat)
            yield state, imagine(view, Random(f"{seed} {number}"))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("table", [{"seats": 5, "set": "venus"}, {"seats": 4, "team": True}])
def test_an_imagined_state_is_sound_and_looks_the_same(
    board: str, table: dict[str, object]
) -> None:
    for state, imagined in moments({"board": board, **table}, "imagine"):
        seat = state.pending[-1].seat
        check_state(imagined)
        assert view_for(imagined, seat) == view_for(state, seat)
        assert legal_actions(imagined) == legal_actions(state)


def test_the_cards_in_a_game_are_all_there_once() -> None:
    for state, imagined in moments({"board": "italia", "seats": 4}, "cards"):
        assert _cards(imagined) == _cards(state)


def test_what_is_hidden_is_really_made_up() -> None:
    hands, decks = Counter[bool](), Counter[bool]()
    for state, imagined in moments({"board": "italia", "seats": 4}, "made up"):
        other = SeatId((state.pending[-1].seat + 1) % 4)
        hands[set(imagined.seats[other].hand) == set(state.seats[other].hand)] += 1
        decks[imagined.deck == state.deck] += 1
    assert hands[False] > hands[True]
    assert decks[False] > decks[True]


def test_the_deck_is_stacked_by_numeral_as_everyone_knows() -> None:
    for _, imagined in moments({"board": "italia", "seats": 5}, "numerals"):
        numerals = [card.partition("-")[0] for card in imagined.deck]
        assert numerals == sorted(numerals, key=["I", "II", "III", "IV", "V"].index)


def _cards(state: GameState) -> Counter[str]:
    owned = [card for seat in state.seats for card in (*seat.hand, *seat.discard)]
    return Counter([*owned, *state.deck, *(card for card in state.display if card)])
