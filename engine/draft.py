"""A game on its way to the next state: `emit` and `ask` are the only two ways to change it."""

from engine.decisions import Decision
from engine.events import Event
from engine.evolve import evolve
from engine.frozen import replace
from engine.state import GameState


class Draft:
    """The state one reads is always current, but for the open decisions: they wait in `pending`."""

    __slots__ = ("events", "pending", "state")

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.pending: list[Decision] = list(state.pending)
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.state = evolve(self.state, event)
        self.events.append(event)

    def ask(self, *decisions: Decision) -> None:
        """The first one is answered first, before everything that was open already."""
        self.pending.extend(reversed(decisions))

    def finished(self) -> GameState:
        return replace(self.state, pending=tuple(self.pending))
