"""A game on its way to the next state: `emit` and `ask` are the only two ways to change it."""

from engine.decisions import Decision
from engine.events import Event
from engine.evolve import EVOLVERS
from engine.frozen import replace
from engine.state import GameState


class Draft:
    """The state one reads is always current, but for the open decisions: they wait in `pending`."""

    __slots__ = ("_given", "events", "pending", "state")

    def __init__(self, state: GameState) -> None:
        self.state = self._given = state
        self.pending: list[Decision] = list(state.pending)
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.state = EVOLVERS[type(event)](self.state, event)
        self.events.append(event)

    def ask(self, *decisions: Decision) -> None:
        """The first one is answered first, before everything that was open already."""
        self.pending += decisions[::-1]

    def finished(self) -> GameState:
        pending = tuple(self.pending)
        if self.state is self._given:
            return replace(self.state, pending=pending)
        self.state.__dict__["pending"] = pending  # nobody else has it yet, and copies cost time
        return self.state
