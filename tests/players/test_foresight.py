"""Looking ahead: a plan is worth what it allows in the next turn."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from engine import GameState
from engine.actions import Action
from engine.terms import SeatId
from players import foresight
from players.foresight import foresee
from players.judgement import Judge
from players.planning import Plan
from players.weights import weights_of
from tests.builders import a_game, a_team_game
from tests.plain import CardChoice, PlayCard

ONE, OTHER = PlayCard("start-architect"), PlayCard("start-mercator")

Found = tuple[float, Action, int]
"""A plan: its value, how it begins, and the turn it leads to, by which places are told apart."""


class Thoughts:
    """Plans that are given, not found."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, state: GameState, *, ending: Sequence[int] = ()
    ) -> None:
        self.looked_at: list[GameState] = []
        self._found: Mapping[int, Sequence[Found]] = {}
        self._state = state
        self._ending = ending
        monkeypatch.setattr(foresight, "plans", self._plans)

    def choose(self, found: Mapping[int, Sequence[Found]], *, kept: tuple[int, ...]) -> Action:
        self._found = found
        state = replace(self._state, turn=1)
        judge = Judge(state, state.active, weights_of("tuned"))
        return foresee(state, judge, width=2, kept=kept).first

    def _plans(self, state: GameState, _: Judge, **__: object) -> list[Plan]:
        self.looked_at.append(state)
        found = self._found[state.turn]
        return [Plan(value, first, self._at(turn)) for value, first, turn in found]

    def _at(self, turn: int) -> GameState:
        last_turn = turn + 1 if turn in self._ending else None
        following = SeatId((self._state.active + 1) % len(self._state.seats))
        return replace(self._state, turn=turn, last_turn=last_turn, active=following)


def test_what_comes_next_is_looked_at_for_as_many_plans_as_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thoughts = Thoughts(monkeypatch, a_game().state)
    found = {
        1: [(5.0, ONE, 2), (4.0, OTHER, 3)],
        2: [(5.5, ONE, 4), (6.0, OTHER, 4)],
        3: [(9.0, ONE, 4)],
    }
    assert thoughts.choose(found, kept=()) == ONE
    assert thoughts.choose(found, kept=(1,)) == ONE
    assert thoughts.choose(found, kept=(2,)) == OTHER


def test_the_turn_after_the_next_can_be_looked_at_too(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = Thoughts(monkeypatch, a_game().state)
    found = {
        1: [(5.0, ONE, 2), (4.0, OTHER, 3)],
        2: [(9.0, ONE, 4), (8.0, OTHER, 4)],
        3: [(6.0, ONE, 5), (5.0, OTHER, 6)],
        4: [(9.0, ONE, 7)],
        5: [(7.0, ONE, 7)],
        6: [(12.0, ONE, 7)],
    }
    assert thoughts.choose(found, kept=(2,)) == ONE
    assert thoughts.choose(found, kept=(2, 2)) == OTHER


def test_only_the_best_plan_of_each_answer_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = Thoughts(monkeypatch, a_game().state)
    found = {
        1: [(4.9, ONE, 9), (5.0, ONE, 2), (4.8, OTHER, 3)],
        2: [(6.0, ONE, 4)],
        3: [(7.0, ONE, 4)],
    }
    assert thoughts.choose(found, kept=(2,)) == OTHER
    assert [state.turn for state in thoughts.looked_at] == [1, 2, 3]


@pytest.mark.parametrize(
    ("state", "own_next"),
    [(a_game(seats=3).state, 0), (a_team_game().state, 2), (a_team_game(to_play=3).state, 1)],
)
def test_it_is_the_own_team_that_plays_next(
    monkeypatch: pytest.MonkeyPatch, state: GameState, own_next: int
) -> None:
    thoughts = Thoughts(monkeypatch, state)
    found = {1: [(5.0, ONE, 2), (4.0, OTHER, 2)], 2: [(6.0, ONE, 3)]}
    thoughts.choose(found, kept=(2,))
    for later in thoughts.looked_at[1:]:
        assert later.active == own_next
        assert later.pending == (CardChoice(SeatId(own_next)),)


@pytest.mark.parametrize(("value", "chosen"), [(10.0, ONE), (8.0, OTHER)])
def test_a_plan_that_ends_the_game_is_not_blamed_for_having_no_next_turn(
    monkeypatch: pytest.MonkeyPatch, value: float, chosen: Action
) -> None:
    """The next turn brings the other plan three points, from nine to twelve."""
    thoughts = Thoughts(monkeypatch, a_game().state, ending=[2])
    found = {1: [(value, ONE, 2), (9.0, OTHER, 3)], 3: [(12.0, ONE, 4)]}
    assert thoughts.choose(found, kept=(2,)) == chosen
