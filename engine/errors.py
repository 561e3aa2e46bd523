"""Everything that can be refused: facts only, one line each.

ConcordiaError
├── InvalidData       a file of the catalogue is broken (at start-up only)
├── InvalidOptions    a game with these options cannot be set up
├── InvalidRecord     a record is damaged, or does not play
├── IllegalAction     the open decision does not offer this action
├── NotYourDecision   another seat is to decide
└── GameOver          nothing is to be decided any more
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.decisions import Decision
    from engine.terms import SeatId


LONGEST_ECHO = 120
"""Of what somebody gave, as far as an error repeats it: a file may name a board in 5 MB."""
_LONGEST_PROBLEM = 1000


def echo(given: str, longest: int = LONGEST_ECHO) -> str:
    """What was given, on one line and not too long."""
    start = given[: 2 * longest]
    line = " ".join("".join(each if each.isprintable() else " " for each in start).split())
    return line if len(line) <= longest and start == given else f"{line[: longest - 1]}…"


class ConcordiaError(Exception):
    """Something was refused; nothing has changed.

    Its `args` are what it was made from: only so can it be pickled and come back from another
    process, and one that cannot leaves a pool waiting for ever."""


class InvalidData(ConcordiaError):
    pass


class InvalidOptions(ConcordiaError):
    """Which problem, and its facts. `words/refusals.py` puts them in a sentence for people."""

    def __init__(self, problem: str, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(problem, facts)
        self.problem = problem
        self.facts = dict(facts or {})

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return ": ".join(filter(None, (self.problem.replace("-", " "), facts)))


RecordProblem = Literal["damaged", "format", "rules", "options", "seats", "seed", "chain", "action"]


class InvalidRecord(ConcordiaError):
    """What exactly is wrong is for the command line; which kind of problem, for everyone."""

    def __init__(self, problem: str, kind: RecordProblem = "damaged", number: int = 0) -> None:
        super().__init__(echo(problem, _LONGEST_PROBLEM), kind, number)
        self.kind = kind
        self.number = number
        """Of the action, where it is one."""

    def __str__(self) -> str:
        return str(self.args[0])


class IllegalAction(ConcordiaError):
    def __init__(self, decision: Decision, action: Action) -> None:
        super().__init__(decision, action)
        self.decision = decision
        self.action = action

    def __str__(self) -> str:
        decision = self.decision
        return f"{_told(self.action)} is not offered to seat {decision.seat} by {decision.kind}"


def _told(action: object) -> str:
    """`build_house {'city': 'roma'}`, and whatever was given in place of an action."""
    kind = getattr(action, "kind", None)
    if kind is None:
        return echo(repr(action))
    facts = {name: value for name, value in vars(action).items() if name != "kind"}
    return f"{kind} {echo(str(facts), _LONGEST_PROBLEM // 2)}" if facts else str(kind)


class NotYourDecision(ConcordiaError):
    def __init__(self, seat: SeatId, decision: Decision) -> None:
        super().__init__(seat, decision)
        self.seat = seat
        self.decision = decision

    def __str__(self) -> str:
        decision = self.decision
        return f"seat {self.seat} cannot act: {decision.kind} belongs to seat {decision.seat}"


class GameOver(ConcordiaError):
    def __str__(self) -> str:
        return "the game is over, nothing is left to decide"
