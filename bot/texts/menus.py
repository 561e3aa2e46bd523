"""Options as a tree: first the colonist, then where to; first the card, then how to pay."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256

from bot.faces.action_face import Wording
from bot.faces.decision_face import face_of_decision
from bot.tables.rehearsal import Offer, Rehearsal
from bot.texts.groups import FEW, group_key, group_question, group_text, grouped
from bot.texts.labels import (
    LONGEST,
    LONGEST_ON_BUTTON,
    details,
    in_one_line,
    named,
    wording,
)
from engine import actions
from engine.actions import Action
from engine.decisions import Decision
from engine.records import entry_text
from engine.terms import SeatId
from words.reader import Reader, cut

_KEY_BYTES = 6
"""As eight characters."""


@dataclass(frozen=True)
class MenuEntry:
    key: str
    """Short, and the same whenever the same is offered: it stands in custom ids."""
    label: str
    """At most 80 characters, without what the description says."""
    description: str
    """At most 100 characters; may be empty."""
    button: str
    """At most 80 characters that say it all, where there is no second line."""
    leads_to: Action | tuple[MenuEntry, ...]
    asks: str = ""
    """On the menu with the rest of its group; empty for what belongs to none."""
    same: tuple[Action, ...] = ()
    """Others that it makes no difference to choose: equal cards."""

    @property
    def action(self) -> Action | None:
        return None if isinstance(self.leads_to, tuple) else self.leads_to

    @property
    def entries(self) -> tuple[MenuEntry, ...]:
        return self.leads_to if isinstance(self.leads_to, tuple) else ()


@dataclass(frozen=True)
class OptionMenu:
    question: str
    entries: tuple[MenuEntry, ...]
    finish: MenuEntry | None = None
    """To leave the rest alone; a button of its own, so not among the entries."""


def menu(reader: Reader, rehearsal: Rehearsal) -> OptionMenu | None:
    """None where nothing is asked of the seat. The reader's view is that of the rehearsal."""
    decision = rehearsal.decision
    if decision is None:
        return None
    reader = replace(reader, view=rehearsal.view)
    maker = _Maker(reader.in_plain(), decision)
    offers = rehearsal.offers()
    finish = [maker.alone(each) for each in offers if isinstance(each.action, actions.Finish)]
    others = [each for each in offers if not isinstance(each.action, actions.Finish)]
    return OptionMenu(
        face_of_decision(decision).question(reader, decision),
        tuple(maker.entry(key, group) for key, group in grouped(reader, others)),
        finish[0] if finish else None,
    )


def option_of(rehearsal: Rehearsal, key: str) -> Action | None:
    """What the key of a single entry stands for; nothing has to be put into words to know."""
    options = rehearsal.options()
    return next((each for each in options if key_of(rehearsal.seat, each) == key), None)


def is_group(rehearsal: Rehearsal, key: str) -> bool:
    """Whether options are asked for together under that key."""
    others = [each for each in rehearsal.options() if not isinstance(each, actions.Finish)]
    many = len(others) > FEW
    return key != "" and any(group_key(each, many=many) == key for each in others)


def find(tree: OptionMenu, key: str) -> MenuEntry | None:
    return next((entry for entry in everything(tree) if entry.key == key), None)


def everything(tree: OptionMenu) -> Iterator[MenuEntry]:
    """Groups, what is in them, and the way out."""
    yield from _walk(tree.entries)
    if tree.finish:
        yield tree.finish


@lru_cache(maxsize=8192)
def key_of(seat: SeatId, action: Action) -> str:
    """Remembered: to find the option of a key, those of all options are compared with it."""
    digest = sha256(entry_text(seat, action).encode()).digest()
    return urlsafe_b64encode(digest[:_KEY_BYTES]).decode()


def _walk(entries: Iterable[MenuEntry]) -> Iterator[MenuEntry]:
    for entry in entries:
        yield entry
        yield from _walk(entry.entries)


@dataclass(frozen=True)
class _Maker:
    """Of the entries for one decision."""

    reader: Reader
    decision: Decision

    def entry(self, key: str, group: Sequence[Offer]) -> MenuEntry:
        if not key:
            return self._alike(group)
        if len(group) == 1:
            return self.alone(group[0])
        words = self.reader.words
        label, description = group_text(self.reader, group)
        label = cut(words, label, LONGEST_ON_BUTTON - len(words("option-more", name="")))
        inside = tuple(self._made(each, self._said(each).inside()) for each in group)
        button = words("option-more", name=label)
        asks = inside[0].asks
        return MenuEntry(key, label, cut(words, description, LONGEST), button, inside, asks)

    def alone(self, offer: Offer) -> MenuEntry:
        return self._made(offer, self._said(offer))

    def _alike(self, group: Sequence[Offer]) -> MenuEntry:
        entry = self.alone(group[0])
        if len(group) == 1:
            return entry
        label = self.reader.words("option-times", name=entry.label, count=len(group))
        others = tuple(each.action for each in group[1:])
        return replace(entry, label=label, button=label, same=others)

    def _made(self, offer: Offer, said: Wording) -> MenuEntry:
        return MenuEntry(
            key_of(self.decision.seat, offer.action),
            named(self.reader, said),
            details(self.reader, said),
            in_one_line(self.reader, said, LONGEST_ON_BUTTON),
            offer.action,
            group_question(self.reader, offer.action),
        )

    def _said(self, offer: Offer) -> Wording:
        return wording(self.reader, self.decision, offer)
