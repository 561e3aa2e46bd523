"""What a seat may do, together with what would come of it: prices, goods, steps."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeVar

import engine
from engine import GameState, events, events_for, legal_actions
from engine.actions import Action
from engine.decisions import Decision
from engine.events import Event
from engine.terms import SeatId

E = TypeVar("E", bound=Event)

_END_OF_TURN = (
    events.DisplayRefilled,
    events.PraefectusMagnusPassed,
    events.TurnBegan,
    events.GameEnded,
)


@dataclass(frozen=True)
class Offer:
    action: Action
    outcome: tuple[Event, ...]
    """As far as the turn goes: what it would uncover of the deck is nobody's business yet."""
    follows: Decision | None
    """What would be asked next, unless the turn is over then."""

    def the(self, kind: type[E]) -> E:
        """The event that always comes with such an action."""
        return next(event for event in self.outcome if isinstance(event, kind))

    def every(self, kind: type[E]) -> list[E]:
        return [event for event in self.outcome if isinstance(event, kind)]


def offers(state: GameState, seat: SeatId) -> Iterator[Offer]:
    """Each option is tried out, so that no price is ever worked out a second time."""
    for action in legal_actions(state):
        tried = engine.apply(state, seat, action)
        seen = events_for(tried.state, seat, tried.events)
        outcome = tuple(takewhile(lambda event: not isinstance(event, _END_OF_TURN), seen))
        goes_on = len(outcome) == len(seen)
        yield Offer(action, outcome, tried.state.decision if goes_on else None)
