"""What its view hides makes no difference to a player's choice."""

from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GameState, legal_actions, view_for
from engine.terms import SeatId
from players import LEVELS, player_for
from tests.engine import test_secrecy as individual
from tests.engine.team import test_secrecy as team
from tests.playouts import BOARDS, steps

T = TypeVar("T")

MOMENTS = {"novice": 10, "merchant": 6, "senator": 2}


def choice(state: GameState, level: str, seat: SeatId) -> object:
    return player_for(level, "secrets")(view_for(state, seat), legal_actions(state))


def spread(items: list[T], count: int) -> list[T]:
    return items[:: max(1, len(items) // count)]


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=2, deadline=None)
@given(board=st.sampled_from(BOARDS), seats=st.integers(2, 5), seed=st.integers(0, 999))
def test_a_choice_does_not_depend_on_hidden_cards(
    level: str, board: str, seats: int, seed: int
) -> None:
    chance = Random(seed)
    games = [before for before, _, _ in steps({"board": board, "seats": seats}, f"{seed}")]
    differing = 0
    for state in spread(games, MOMENTS[level]):
        seat = state.pending[-1].seat
        other = individual.with_other_secrets(state, seat, chance)
        differing += other != state
        assert choice(other, level, seat) == choice(state, level, seat)
    assert differing, "the secrets were never really changed"


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=2, deadline=None)
@given(board=st.sampled_from(BOARDS), seats=st.sampled_from((4, 6)), seed=st.integers(0, 999))
def test_nor_in_a_team_on_what_a_partner_holds(
    level: str, board: str, seats: int, seed: int
) -> None:
    chance = Random(seed)
    games = list(steps({"board": board, "seats": seats, "team": True}, f"{seed}"))
    differing = 0
    for step in spread(games, MOMENTS[level]):
        seat = step[0].pending[-1].seat
        other = team.with_other_secrets(step, seat, chance)
        differing += other != step[0]
        assert choice(other, level, seat) == choice(step[0], level, seat)
    assert differing, "the secrets were never really changed"
