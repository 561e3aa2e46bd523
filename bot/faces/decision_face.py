"""How a kind of decision is asked, waited for, left alone, and answered by what is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from bot.faces.registry import Faces, dashed
from engine import View
from engine.actions import FINISH, Action
from engine.decisions import Decision
from engine.rulebook import COMPULSORY
from engine.terms import SeatId
from words import Fact, Words
from words.reader import Reader

D = TypeVar("D", bound=Decision)


DECISION_FACES: Faces[DecisionFace[Any]] = Faces("decision")


@dataclass(frozen=True)
class DecisionFace(Generic[D]):
    """Its messages are called after its kind: `ask-`, `wait-`, `pick-` and `leave-`."""

    decision: type[D]
    facts: Callable[[Reader, D], Mapping[str, Fact]] = lambda _, __: {}
    """Of the messages."""
    variant: Callable[[D], str] = lambda _: ""
    """Which attribute of `ask-KIND` asks it; empty for the message itself."""
    conceivable: Callable[[View, D], Iterable[Action]] = lambda _, __: ()
    """What somebody could mean, legal or not: so that a wish can be told from nonsense."""
    imagined: Callable[[SeatId], D] | None = None
    """Makes the decision for an answer typed to a question that was never asked."""
    told_apart_by: Callable[[D], object] = lambda _: None
    """What differs between personalities that ask the same kind of decision."""
    leaves: str = ""
    """The message on the button that leaves it alone, where that is not `leave-KIND`."""
    unsaid: Action = FINISH
    """What a command that doesn't mention it answers."""
    used_up: Callable[[View, D], bool] = lambda _, __: False
    """Whatever could still be chosen is a second thought: the panel asks no more."""
    waits_for_answer: bool = False
    """A command that says nothing more is not complete as long as this is asked."""
    left_by_confirming: bool = False
    """Whoever confirms what was tried leaves it alone."""
    shows: Literal["board", "display", "hand", "partners hand", "tiles"] = "board"
    """The picture beside the question."""
    partners_heading: str = "dm-part"
    """The message above the question, to a partner who is asked."""

    table = DECISION_FACES

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def name(self) -> str:
        return dashed(self.kind)

    def question(self, reader: Reader, decision: D) -> str:
        """To the seat that is to decide."""
        facts = self.facts(reader, decision)
        if variant := self.variant(decision):
            return reader.words(f"ask-{self.name}.{variant}", **facts)
        return reader.words(f"ask-{self.name}", **facts)

    def imagine(self, seat: SeatId) -> D:
        made: Callable[[SeatId], D] = self.imagined or self.decision
        return made(seat)

    def waiting(self, reader: Reader, decision: D) -> str:
        """To everyone else: `**Livia** (R) chooses a card to play.`"""
        who = reader.named(decision.seat)
        return reader.words(f"wait-{self.name}", who=who, **self.facts(reader, decision))

    def choosing(self, words: Words) -> str:
        """On a menu with the answers, where the question stands above it."""
        return words(f"pick-{self.name}")

    def declining(self, reader: Reader, decision: D) -> str:
        """On the button that leaves the rest of an offer alone."""
        if self.leaves or self.decision in COMPULSORY:
            return reader.words(self.leaves or "leave-other")
        return reader.words(f"leave-{self.name}", **self.facts(reader, decision))


def face_of_decision(decision: D) -> DecisionFace[D]:
    return DECISION_FACES[decision.kind]
