"""How a kind of event is told, and what it adds to the summary of what somebody did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.faces.registry import Faces, dashed
from bot.faces.summary_parts import Addition
from engine.events import Event
from engine.terms import SeatId
from words import Fact
from words.reader import Reader

E = TypeVar("E", bound=Event)


EVENT_FACES: Faces[EventFace[Any]] = Faces("event")


@dataclass(frozen=True)
class EventFace(Generic[E]):
    event: type[E]
    facts: Callable[[Reader, E], Mapping[str, Fact]] = lambda _, __: {}
    """Of the message `told-KIND`: a deed in the past tense, or a whole sentence."""
    variant: Callable[[E], str] = lambda _: ""
    """Which attribute of that message it is; empty for the message itself."""
    worth_telling: Callable[[E], bool] = lambda _: True
    """Whether the log mentions it at all."""
    afterwards: Callable[[Reader, E], str] = lambda _, __: ""
    """What follows as a sentence of its own."""
    nobodys: bool = False
    """Told as a whole sentence, although the event names a seat."""
    only_said: bool = False
    """It happens whenever a card is played, whether or not the card does anything."""
    of_setup: bool = False
    """It belongs to no turn: a seat comes by what it begins the game with."""
    ends_setup: bool = False
    """Where it comes next after such an event."""
    adds: Callable[[Reader, E], Addition | None] = lambda _, __: None
    """To the summary of its seat."""
    headline: Callable[[Reader, E], str] = lambda _, __: ""
    """Above the summaries of all seats."""
    gain: Callable[[Reader, E], str] = lambda _, __: ""
    """What its seat gains, said of a card that brings it before anything is chosen."""

    table = EVENT_FACES

    @property
    def kind(self) -> str:
        return self.event.kind

    def seat(self, event: E) -> SeatId | None:
        """Whose deed it is."""
        return None if self.nobodys else event.seat

    def sentences(self, reader: Reader, event: E) -> Iterator[tuple[SeatId | None, str]]:
        if self.worth_telling(event):
            yield self.seat(event), self._told(reader, event)
        if follows := self.afterwards(reader, event):
            yield None, follows

    def _told(self, reader: Reader, event: E) -> str:
        name, facts = dashed(self.kind), self.facts(reader, event)
        if variant := self.variant(event):
            return reader.words(f"told-{name}.{variant}", **facts)
        return reader.words(f"told-{name}", **facts)


def face_of_event(event: E) -> EventFace[E]:
    return EVENT_FACES[event.kind]
