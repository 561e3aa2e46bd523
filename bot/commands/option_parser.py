"""One option of a command beside the open decision: which of its offers is meant by a text.

A text may name several things, with `;` or `,` between them. Both stand in names too, so as much
as possible is taken for one thing first.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.commands.misreadings import Ambiguous, IllegalWish, NotUnderstood
from bot.commands.similarity import Closeness, closeness, word_list
from bot.faces.action_face import face_of_action
from bot.faces.decision_face import face_of_decision
from bot.faces.personality_face import Slot
from bot.tables.rehearsal import Offer, Rehearsal
from bot.texts.labels import label
from engine.actions import Action
from engine.decisions import Decision
from words.reader import Reader
from words.typed import every_language, folded

NEAREST = 5
ANSWER = Slot("answer")
"""The option of `/choose`, for whatever is asked."""
TELLING = 3
"""Of a word at least so many letters have to be there."""
SEPARATOR = re.compile(r"[;,]")


@dataclass(frozen=True)
class TypedOption:
    """What was put into one option."""

    slot: Slot
    text: str


@dataclass(frozen=True)
class Understood:
    action: Action
    rest: str
    """What was said after it."""
    ended: bool
    """Whether something was put after it to end it."""


def _cuts(text: str) -> list[int]:
    """Where a name may end."""
    return [*(found.start() for found in SEPARATOR.finditer(text)), len(text)]


def code(action: Action) -> str:
    """The same in every language; what a suggestion puts into the option."""
    return face_of_action(action).code(action)


@dataclass(frozen=True)
class OptionParser:
    reader: Reader
    rehearsal: Rehearsal
    slot: Slot
    decision: Decision
    """The one that the slot answers; it need not be open."""

    @staticmethod
    def of(reader: Reader, rehearsal: Rehearsal, slot: Slot, decision: Decision) -> OptionParser:
        return OptionParser(replace(reader, view=rehearsal.view), rehearsal, slot, decision)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """None of them where the decision is not open."""
        if self.decision != self.rehearsal.decision:
            return ()
        return tuple(each for each in self.rehearsal.offers() if self.slot.takes(each.action))

    def next(self, text: str) -> Understood:
        """The first thing that a text names."""
        understood = (
            self._coded(text)
            or self._named(text)
            or self._elsewhere(text, OptionParser._named)
            or self._meant(text)
            or self._elsewhere(text, OptionParser._meant)
        )
        if understood is None:
            cut = _cuts(text)[0]
            said, rest = text[:cut], text[cut + 1 :]
            raise NotUnderstood(said.strip(), self.rehearsal, self._nearest(said), rest)
        return understood

    def _coded(self, text: str) -> Understood | None:
        for cut in reversed(_cuts(text)):
            if text[:cut].strip() in self._by_code:
                action = self._by_code[text[:cut].strip()]
                return Understood(action, text[cut + 1 :], ended=cut < len(text))
        return None

    def _named(self, text: str) -> Understood | None:
        """By its whole name."""
        for cut in reversed(_cuts(text)):
            exact = self._exactly(text[:cut])
            if exact:
                return self._best(text, cut, exact)
        return None

    def _meant(self, text: str) -> Understood | None:
        """By a part of its name."""
        cuts = _cuts(text)
        semicolon = next((cut for cut in cuts if text[cut : cut + 1] != ","), len(text))
        for cut in (semicolon, cuts[0]):
            found = self._found(text[:cut])
            if found:
                return self._best(text, cut, found)
        return None

    def _elsewhere(
        self, text: str, how: Callable[[OptionParser, str], Understood | None]
    ) -> Understood | None:
        """As it is called in other languages; what is different in two of them is asked."""
        found = [understood for each in self._abroad if (understood := how(each, text))]
        farthest = min((len(each.rest) for each in found), default=0)
        meant = {each.action: each for each in found if len(each.rest) == farthest}
        if len(meant) > 1:
            offers = tuple(each for each in self.offers if each.action in meant)
            rest = found[0].rest
            said = text[: len(text) - farthest].strip(" ;,")
            raise Ambiguous(said, self.rehearsal, offers, rest)
        return next(iter(meant.values()), None)

    @cached_property
    def _abroad(self) -> tuple[OptionParser, ...]:
        """The same in every other language."""
        _, *others = every_language(self.reader.words)
        return tuple(replace(self, reader=replace(self.reader, words=each)) for each in others)

    @cached_property
    def _by_code(self) -> dict[str, Action]:
        """As suggestions put it: then nothing else has to be asked."""
        return {code(each.action): each.action for each in self.offers}

    def _exactly(self, text: str) -> list[tuple[Closeness, Action]]:
        return [(Closeness.SAME, each) for each in self._by_name.get(folded(text), ())]

    @cached_property
    def _by_name(self) -> dict[str, list[Action]]:
        found: dict[str, list[Action]] = {}
        for action, known in self._known.items():
            label = (self._labels[action],) if action in self._labels else ()
            for name in set(map(folded, (code(action), *known, *label))):
                found.setdefault(name, []).append(action)
        return found

    def fitting(self, text: str) -> Sequence[Offer]:
        """The offers that begin to fit a text, best first; all of them if there is none yet. Where
        none does, those that fit it in another language."""
        if not text.strip():
            return self.offers
        own = self._fitting(text)
        if own:
            return own
        there = (offer for parser in self._abroad for offer in parser._fitting(text))
        known = {each.action: each for each in self.offers}
        return [known[action] for action in dict.fromkeys(each.action for each in there)]

    def _fitting(self, text: str) -> Sequence[Offer]:
        fits = [
            (closeness(text, (*self._known[each.action], self.label(each))), each)
            for each in self.offers
        ]
        found = [(close, each) for close, each in fits if close is not None]
        return [each for _, each in sorted(found, key=lambda pair: pair[0])]

    def _best(self, text: str, cut: int, found: Sequence[tuple[Closeness, Action]]) -> Understood:
        """Of what fits best, what is legal; what reads alike is alike."""
        said, rest = text[:cut].strip(), text[cut + 1 :]
        best = min(close for close, _ in found)
        fitting = [action for close, action in found if close == best]
        offers = [each for each in self.offers if each.action in fitting]
        if not offers:
            asked = self.rehearsal.decision or self.decision
            raise IllegalWish(said, self.rehearsal, asked, fitting[0])
        different = {self.fullest(each.action): each for each in reversed(offers)}
        if len(different) > 1:
            raise Ambiguous(said, self.rehearsal, tuple(reversed(different.values())), rest)
        return Understood(offers[0].action, rest, ended=cut < len(text))

    def label(self, offer: Offer) -> str:
        """As it stands in menus, with its price; a suggestion that is edited comes back as this."""
        return self._labels[offer.action]

    @cached_property
    def _labels(self) -> dict[Action, str]:
        return {each.action: label(self.reader, self.decision, each) for each in self.offers}

    def fullest(self, action: Action) -> str:
        return self._names(action)[0]

    def _found(self, text: str) -> list[tuple[Closeness, Action]]:
        """A letter or two somewhere in a word say too little to act on."""
        says_little = any(len(word) < TELLING for word in word_list(text))
        closest = ((closeness(text, known), each) for each, known in self._known.items())
        return [
            (close, each)
            for close, each in closest
            if close is not None and not (close is Closeness.WITHIN and says_little)
        ]

    @cached_property
    def _known(self) -> dict[Action, tuple[str, ...]]:
        """What is offered and what else could be meant, by all its names."""
        face = face_of_decision(self.decision)
        imagined = filter(self.slot.takes, face.conceivable(self.reader.view, self.decision))
        every = (*(each.action for each in self.offers), *imagined)
        return {each: self._names(each) for each in every}

    def _names(self, action: Action) -> tuple[str, ...]:
        return tuple(face_of_action(action).names(self.reader, self.decision, action))

    def _nearest(self, text: str) -> tuple[Offer, ...]:
        """Those whose names look most like it, or else the first ones."""
        called = {folded(name): each for each in self.offers for name in self._known[each.action]}
        alike = difflib.get_close_matches(folded(text), list(called), NEAREST, 0.5)
        chosen = dict.fromkeys(called[each].action for each in alike)
        return tuple(each for each in self.offers if each.action in chosen) or self.offers[:NEAREST]
