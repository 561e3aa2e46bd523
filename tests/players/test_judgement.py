"""Judging: the own worth against that of the others, and near the end who is going to win."""

from dataclasses import replace

import pytest

import engine
from engine import GameState
from engine.terms import SeatId
from players.judgement import Judge
from players.weights import weights_of
from tests.builders import a_city, a_game, a_team_game
from tests.playouts import steps

RED, GREEN = SeatId(0), SeatId(1)
TUNED = weights_of("tuned")


def judged(state: GameState, *, root: GameState | None = None) -> float:
    return Judge(root or state, RED, TUNED)(state)


def with_house_of(seat: int, state: GameState) -> GameState:
    return replace(state, houses={a_city("lutetia"): (SeatId(seat),)})


def test_a_house_of_ones_own_is_good_and_one_of_a_rival_is_bad() -> None:
    state = a_game(seats=3).state
    assert judged(with_house_of(0, state)) > judged(state) > judged(with_house_of(1, state))


def test_what_a_partner_has_is_as_good_as_ones_own() -> None:
    state = a_team_game().state
    assert judged(with_house_of(2, state)) > judged(state) > judged(with_house_of(3, state))


def test_all_rivals_together_weigh_as_much_as_oneself() -> None:
    """Or else a table of five would be about nothing but the others."""
    weights = replace(TUNED, rivals=1.0)
    for seats in (2, 5):
        state = a_game("italia", seats).state
        rich = [replace(seat, coins=seat.coins + 10) for seat in state.seats]
        for_all = replace(state, seats=tuple(rich), last_turn=9)
        for_none = replace(state, last_turn=9)
        gained = Judge(state, RED, weights)(for_all) - Judge(state, RED, weights)(for_none)
        assert gained == pytest.approx(0.0)


def test_when_the_end_is_near_the_lead_counts_up_to_a_clear_one() -> None:
    over = a_game("italia", over=True).state
    behind, ahead = (replace(over, concordia=seat) for seat in (GREEN, RED))
    points = [engine.final_scores(state)[0].total for state in (ahead, behind)]
    won = judged(ahead) - judged(behind) - (1 + TUNED.rivals) * (points[0] - points[1])
    assert won == pytest.approx(2 * TUNED.victory), "one side of the table or the other"

    close = [replace(state, over=False, last_turn=9) for state in (ahead, behind)]
    leaning = judged(close[0]) - judged(close[1]) - (1 + TUNED.rivals) * (points[0] - points[1])
    assert 0 < leaning < won, "seven points are not yet a victory while others may play"


def test_how_far_the_game_has_come_is_asked_of_where_the_turn_began() -> None:
    """The last card but one is not left lying because less would be to come after it."""
    state = a_game(seats=3).state
    later = replace(state, deck=())
    assert judged(later, root=state) == judged(state)
    assert judged(later) != judged(state)


@pytest.mark.parametrize(
    "options",
    [
        {"board": "aegyptus", "seats": 3, "set": "venus"},
        {"board": "hellas", "seats": 4, "team": True},
    ],
    ids=["aegyptus", "team"],
)
def test_what_is_remembered_is_what_would_be_counted_again(options: dict[str, object]) -> None:
    """Over a whole random game, in which everything changes that a state has."""
    root, judge = None, None
    for number, (_, _, transition) in enumerate(steps(options, "remembered")):
        state = transition.state
        if root is None or judge is None:
            root, judge = state, Judge(state, RED, TUNED)
        value = judge(state)
        if number % 5 == 0 or state.board.trades:
            assert value == judged(state, root=root)
