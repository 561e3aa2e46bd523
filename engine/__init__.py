"""The rules of Concordia: pure, deterministic, complete. This page is the front door."""

from typing import NamedTuple

from engine import (  # noqa: F401  # enter rules
    auction,
    citizens,
    fish_market,
    personalities,
    rulebook,
    solitaria,
    tiles,
    turn,
)
from engine.actions import Action
from engine.decisions import Decision
from engine.draft import Draft
from engine.errors import GameOver, IllegalAction, NotYourDecision
from engine.events import Event
from engine.game_options import GameOptions, read_options
from engine.scoring import Score, final_scores, winner
from engine.setup import new_game
from engine.state import GameState, remember
from engine.terms import SeatId
from engine.views import View, events_for, view_for

__all__ = [
    "RULES_VERSION",
    "GameOptions",
    "GameState",
    "Score",
    "Transition",
    "View",
    "apply",
    "events_for",
    "final_scores",
    "legal_actions",
    "new_game",
    "read_options",
    "view_for",
    "winner",
]

RULES_VERSION = "1"
"""Goes up when the same record could play differently."""


class Transition(NamedTuple):
    state: GameState
    events: tuple[Event, ...]


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Everything the seat that is to decide may answer; empty once the game is over."""
    try:
        return state.offered
    except AttributeError:
        remember(state, rulebook.options(state, state.pending[-1]) if state.pending else ())
        return state.offered


def apply(state: GameState, seat: SeatId, action: Action) -> Transition:
    """The next state and what came to pass; refuses whatever is not offered."""
    if not state.pending:
        raise GameOver
    decision = state.pending[-1]
    if decision.seat != seat:
        raise NotYourDecision(seat, decision)
    for offered in legal_actions(state):  # most come straight from this list: found at once
        if offered is action:
            break
    else:
        offered = _equal(state, decision, action)
    game = Draft(state)
    rulebook.resolve(game, game.pending.pop(), offered)
    choices = turn.settle(game)
    after = game.finished()
    remember(after, choices)
    return Transition(after, tuple(game.events))


def _equal(state: GameState, decision: Decision, action: Action) -> Action:
    """The option that was meant."""
    for option in legal_actions(state):
        if option == action:
            return option
    raise IllegalAction(decision, action)
