"""Random games for tests: seeded, whole or up to a point."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

import engine
from engine import GameState, Transition, legal_actions, new_game, read_options
from engine.actions import Action
from engine.catalogue import catalogue
from engine.decisions import ContrariusTask, Decision, PartnersPart, ReactionDue
from engine.records import Record, record_of
from engine.terms import SeatId

BOARDS = tuple(catalogue().boards)
SEATS = (2, 3, 4, 5)
SETS = ("base", "venus")
TEAM_SEATS = (4, 6)
MODULES: dict[str, object] = {"salt": True, "forum": True, "fishMarket": True}
BY_THEMSELVES: tuple[type[Decision], ...] = (PartnersPart, ReactionDue, ContrariusTask)
"""Decisions that begin by themselves, and never wait for an answer."""
WAITING = [kind for kind in Decision.kinds.values() if kind not in BY_THEMSELVES]
"""Everything that can be asked."""

Step = tuple[GameState, Action, Transition]


def in_pairs(many: Sequence[object], few: Sequence[object]) -> list[object]:
    """Each of the many with one of the few, in turns: for what does not hang on both at once. The
    other pairs with `--long`."""
    return [
        pytest.param(one, other, marks=() if number % len(few) == place else pytest.mark.long)
        for number, one in enumerate(many)
        for place, other in enumerate(few)
    ]


def steps(options: dict[str, object], seed: str) -> Iterator[Step]:
    """Each decision of a game whose every answer is drawn at random."""
    state = new_game(read_options(options), seed)
    chance = Random(seed)
    while not state.over:
        action = chance.choice(legal_actions(state))
        transition = engine.apply(state, state.pending[-1].seat, action)
        yield state, action, transition
        state = transition.state


def played(options: dict[str, object], seed: str) -> tuple[Record, GameState]:
    """A whole random game, as its record and its last state."""
    actions: list[tuple[SeatId, Action]] = []
    state = None
    for before, action, transition in steps(options, seed):
        actions.append((before.pending[-1].seat, action))
        state = transition.state
    assert state is not None
    read = read_options(options)
    return record_of(read, seed, ("random",) * read.seats, actions), state
