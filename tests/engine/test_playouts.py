"""Random games on every board, with every set and seat count: no dead end, nothing broken."""

from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import GameState, final_scores, legal_actions, winner
from engine.invariants import check_game_step
from engine.terms import SeatId
from tests.playouts import BOARDS, SEATS, SETS, TEAM_SEATS, steps

MOST_DECISIONS = 20_000

individual = st.fixed_dictionaries(
    {"seats": st.sampled_from(SEATS), "set": st.sampled_from(SETS), "team": st.just(value=False)}
)
in_teams = st.fixed_dictionaries(
    {
        "seats": st.sampled_from(TEAM_SEATS),
        "team": st.just(value=True),
        "legatusAnsweredByLegatus": st.booleans(),
        "communication": st.sampled_from(["free", "public", "silent"]),
    }
)
whatever_the_mode = st.fixed_dictionaries(
    {
        "board": st.sampled_from(BOARDS),
        "colonistIncome": st.sampled_from(["five_and_one_each", "two_each"]),
        "displaySide": st.sampled_from(["cloth", "wine"]),
        "intermediateScoring": st.booleans(),
        "noStartingGoods": st.booleans(),
        "magisterThroughDiplomatMayUseSenator": st.booleans(),
        "mismatchedColonists": st.booleans(),
        "prefectCashNeedsAFlippedMarker": st.booleans(),
        "markerCoins": st.sampled_from(["cloth_one", "cloth_and_wine_one"]),
        "handsVisible": st.booleans(),
        "salt": st.booleans(),
    }
)
game_options = st.builds(lambda mode, rest: mode | rest, individual | in_teams, whatever_the_mode)


def play_and_check(options: dict[str, object], seed: str) -> None:
    state = None
    for number, (before, action, transition) in enumerate(steps(options, seed)):
        assert number < MOST_DECISIONS, "the game does not end"
        check_game_step(before, action, transition)
        state = transition.state
    assert state is not None
    assert state.over
    assert state.end_cause in ("last_card", "fifteenth_house")
    assert not legal_actions(state)
    assert points_together(state, winner(state)) == max(
        points_together(state, state.team_of(SeatId(seat))) for seat in range(len(state.seats))
    )


def points_together(state: GameState, team: tuple[SeatId, ...]) -> int:
    return sum(final_scores(state)[seat].total for seat in team)


def in_turns(games: Iterable[tuple[object, ...]], every: int) -> list[object]:
    """One of so many in every run, in such a way that each value comes up; all of them with
    `--long`."""
    return [
        pytest.param(*game, marks=() if number % every == 0 else pytest.mark.long)
        for number, game in enumerate(games)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "cards", "board"), in_turns(product(SEATS, SETS, BOARDS), every=8)
)
def test_a_random_game_finishes_with_every_invariant_kept(
    seats: int, cards: str, board: str
) -> None:
    play_and_check({"board": board, "seats": seats, "set": cards}, f"{board} {seats} {cards}")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "board"), in_turns(product(TEAM_SEATS, BOARDS), every=2))
def test_a_random_team_game_finishes_with_every_invariant_kept(seats: int, board: str) -> None:
    play_and_check({"board": board, "seats": seats, "team": True}, f"{board} {seats} team")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("team", "number"), in_turns(product((False, True), range(len(BOARDS))), every=2)
)
def test_a_random_game_with_salt_finishes_with_every_invariant_kept(
    *, team: bool, number: int
) -> None:
    """On every board alone and in teams; over all of them with every set and number of seats."""
    options: dict[str, object] = {"board": BOARDS[number], "team": team, "salt": True}
    if team:
        options |= {"seats": TEAM_SEATS[number % 2]}
    else:
        options |= {"seats": SEATS[number % 4], "set": SETS[number // 4 % 2]}
    play_and_check(options, f"{BOARDS[number]} {team} salt")


@pytest.mark.slow
@pytest.mark.parametrize("others", [False, pytest.param(True, marks=pytest.mark.long)])
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(options=game_options, seed=st.text(min_size=1, max_size=8))
def test_any_options_and_any_seed_give_a_sound_game(
    options: dict[str, object], seed: str, *, others: bool
) -> None:
    """Drawn anew each time, so those of `--long` are others."""
    play_and_check(options, seed)
