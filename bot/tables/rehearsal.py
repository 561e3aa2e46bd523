"""A seat tries out answers that nobody else sees, as far as it may know what would come of them.

What a turn would uncover is nobody's business before it is played: a rehearsal ends where the turn
ends, where somebody else is to decide, or where its seat would get to see something hidden.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import TypeVar

import engine
from engine import GameState, View, events_for, legal_actions, view_for
from engine.actions import Action
from engine.decisions import Decision
from engine.errors import NotYourDecision
from engine.events import Event
from engine.evolve import refold
from engine.records import entry_text
from engine.terms import SeatId
from engine.views import SeatView, decision_for, seat_view_for

E = TypeVar("E", bound=Event)

_MARK_LENGTH = 8


@dataclass(frozen=True)
class Offer:
    """One thing that may be answered, and what would come of it."""

    action: Action
    outcome: tuple[Event, ...]
    """As far as it may be known before."""
    follows: Decision | None
    """What the seat would be asked next in its turn."""
    _seat: SeatId = field(repr=False, compare=False)
    _before: GameState = field(repr=False, compare=False)
    _known: tuple[Event, ...] = field(repr=False, compare=False)

    @cached_property
    def left(self) -> SeatView:
        """What the seat would have afterwards; worked out only for those offers that say it."""
        return seat_view_for(refold(self._before, self._known), self._seat, self._seat)

    def the(self, kind: type[E]) -> E:
        """The event that always comes with such an action."""
        return next(event for event in self.outcome if isinstance(event, kind))

    def every(self, kind: type[E]) -> list[E]:
        return [event for event in self.outcome if isinstance(event, kind)]


@dataclass(frozen=True)
class Rehearsal:
    seat: SeatId
    number: int
    """Of the open decision: what an answer must carry."""
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    """What came of the actions, as the seat would see it."""
    ready: bool
    """Something was chosen, and no more can be before it is confirmed."""
    before: View
    _state: GameState = field(repr=False)
    _shown: GameState = field(repr=False)
    """Without what would be uncovered."""
    _beginning: GameState = field(repr=False)
    ahead: int | None = None
    """The turn it is prepared for while others play; None where the seat is asked now."""

    @cached_property
    def view(self) -> View:
        return view_for(self._shown, self.seat) if self.actions else self.before

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked next; None while it is not asked, or has to confirm first."""
        if self.ready or not _decides(self._state, self.seat):
            return None
        return decision_for(self._state, self.seat)

    @property
    def mark(self) -> str:
        """The same for the same answers to the same question, and short."""
        tried = "".join(entry_text(self.seat, action) for action in self.actions)
        asked = self.number if self.ahead is None else f"turn {self.ahead}"
        return sha256(f"{asked} {tried}".encode()).hexdigest()[:_MARK_LENGTH]

    def options(self) -> tuple[Action, ...]:
        """What may be tried next, without what would come of it."""
        return () if self.decision is None else legal_actions(self._state)

    def offers(self) -> tuple[Offer, ...]:
        """Each option is tried out, so that no price is ever worked out a second time."""
        return self._offers

    @cached_property
    def _offers(self) -> tuple[Offer, ...]:
        return tuple(self._offer(action) for action in self.options())

    def then(self, action: Action) -> Rehearsal:
        if self.decision is None:
            raise NotYourDecision(self.seat, decision_for(self._state, self.seat))
        tried = engine.apply(self._state, self.seat, action)
        known = _known(tried, self.seat)
        seen = events_for(tried.state, self.seat, known)
        ready = len(known) < len(tried.events) or not _decides(tried.state, self.seat)
        return Rehearsal(
            self.seat,
            self.number,
            (*self.actions, action),
            (*self.events, *seen),
            ready,
            self.before,
            tried.state,
            refold(self._shown, known) if ready else tried.state,
            self._beginning,
            self.ahead,
        )

    def back(self, steps: int = 1) -> Rehearsal:
        """Without the last action, or so many of them."""
        return self._again(self.actions[: max(0, len(self.actions) - steps)])

    def afresh(self) -> Rehearsal:
        return self._again(())

    def _again(self, actions: tuple[Action, ...]) -> Rehearsal:
        rehearsal = begun(self._beginning, self.seat, self.number, self.ahead)
        for action in actions:
            rehearsal = rehearsal.then(action)
        return rehearsal

    def _offer(self, action: Action) -> Offer:
        tried = engine.apply(self._state, self.seat, action)
        known = _known(tried, self.seat)
        goes_on = len(known) == len(tried.events) and _decides(tried.state, self.seat)
        return Offer(
            action,
            events_for(tried.state, self.seat, known),
            decision_for(tried.state, self.seat) if goes_on else None,
            self.seat,
            self._state,
            known,
        )


def begun(state: GameState, seat: SeatId, number: int, ahead: int | None = None) -> Rehearsal:
    view = view_for(state, seat)
    return Rehearsal(seat, number, (), (), False, view, state, state, state, ahead)


def _decides(state: GameState, seat: SeatId) -> bool:
    return bool(state.pending) and state.pending[-1].seat == seat


def _known(tried: engine.Transition, seat: SeatId) -> tuple[Event, ...]:
    """The events up to where the turn ends or something hidden comes to light."""
    for place, event in enumerate(tried.events):
        if event.ends_turn or seat in event.learned_by(tried.state):
            return tried.events[:place]
    return tried.events
