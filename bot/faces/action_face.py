"""How a kind of action is offered, grouped, compared with a wish, typed and refused."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.faces.registry import Faces, dashed
from bot.tables.rehearsal import Offer
from engine.actions import Action
from engine.decisions import Decision
from engine.terms import BoardId
from words import Fact
from words.reader import Reader
from words.worded_text import capitalised

A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Wording:
    """An option in words: what can be done, what it costs and what it brings. Plain text."""

    name: str
    """What it is, by itself."""
    within: str = ""
    """The same inside its group, where some of it goes without saying."""
    facts: str = ""
    """What has to be known before it is chosen, such as the price."""
    details: tuple[str, ...] = ()
    """What else is good to know, most useful first."""
    shared: str = ""
    """What is the same for its whole group."""
    shorter: Callable[[int], str] | None = None
    """The name with all names of places in it cut to so many characters."""

    def inside(self) -> Wording:
        within = self.within or self.name
        facts = "" if self.facts == within else self.facts
        return Wording(capitalised(within), within, facts, self.details)


@dataclass(frozen=True)
class Grouping(Generic[A]):
    """Actions that are asked for in two steps."""

    key: Callable[[A], str]
    """Names the group in the custom ids of buttons, so it must never change."""
    text: Callable[[Reader, A, Sequence[Offer]], tuple[str, str]]
    """What the group is called, and a second line about it."""
    asks: Callable[[Reader, A], str]
    """On the menu with what is in it."""
    inside: Callable[[Reader, A, Offer], tuple[float, str]] = lambda *_: (0, "")
    """The order in it: nearest, fewest or cheapest first."""
    only_many: bool = False
    """Only where more than a few are offered."""
    laid_open: bool = False
    """Where there is room, a menu for each question shows at once what is in the groups."""


ACTION_FACES: Faces[ActionFace[Any]] = Faces("action")


@dataclass(frozen=True)
class ActionFace(Generic[A]):
    action: type[A]
    wording: Callable[[Reader, Decision, A, Offer], Wording]
    code: Callable[[A], str]
    """The same in every language; what a suggestion puts into the option of a command."""
    names: Callable[[Reader, Decision, A], Iterable[str]]
    """What it is called when it is typed. The fullest first: that one tells it from all others."""
    facts: Callable[[Reader, A], Mapping[str, Fact]] = lambda _, __: {}
    """Of the message about a wish, `wish-KIND`."""
    variant: Callable[[A], str] = lambda _: ""
    """Which attribute of that message it is; empty for the message itself."""
    grouping: Grouping[A] | None = None
    likeness: Callable[[A], Hashable] = lambda action: action
    """The same for actions that come to the same, such as playing one of two equal cards."""
    order: Callable[[Reader, A, Offer], tuple[float, float]] = lambda *_: (0, 0)
    """Among other groups; equal ones keep the order in which the rules offer them."""
    size: Callable[[A, Offer], int] = lambda _, __: 0
    """While somebody types, small things are suggested first if there are too many."""
    distance: Callable[[BoardId, A, A], tuple[float, ...]] = lambda *_: ()
    """From a wish to an offer; offers that are equally far keep their order."""
    compares_with: type[Action] | None = None
    """Another kind with the same fields, so that the distance works for both."""
    told_once: Callable[[Action, A], Hashable] = lambda _, action: action
    """When a wish is refused, only the nearest offer of those with the same value is shown."""
    own_button: bool = False
    """It stands beside a menu, rather than among many others in it."""
    kin: type[Action] | None = None
    """What else the same personality does: shown if nothing of this kind is offered."""

    table = ACTION_FACES

    @property
    def kind(self) -> str:
        return self.action.kind

    def apart(self, board: BoardId, wanted: A, offered: Action) -> tuple[float, ...]:
        comparable = offered.kind in (self.kind, getattr(self.compares_with, "kind", ""))
        return self.distance(board, wanted, offered) if comparable else ()  # type: ignore[arg-type]  # either has what is compared

    def wish(self, reader: Reader, action: A) -> str:
        """Follows `You cannot`: `build in Massilia (wine)`. It need not exist."""
        name, facts = dashed(self.kind), self.facts(reader, action)
        if variant := self.variant(action):
            return reader.words(f"wish-{name}.{variant}", **facts)
        return reader.words(f"wish-{name}", **facts)


def face_of_action(action: A) -> ActionFace[A]:
    return ACTION_FACES[action.kind]
