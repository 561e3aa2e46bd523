"""Everything the product says, in message catalogues: one folder of data/messages per language.

Project Fluent (`fluent.runtime`): plurals and choices belong to a language, and so to its files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from words.worded_text import WordedText, capitalised

Fact = str | int
SOURCE = "en"
"""The language that is always complete: what another one lacks is said in this."""
_FORMS = {"en": "en-GB"}
"""Whose plurals, numbers and lists a folder follows, where its name alone does not say."""
_FOLDERS: list[Traversable] = [files("data") / "messages"]
"""Each with a folder for every language."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message or a term begins; whatever else it consists of is indented."""
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Words:
    """One language: `words("turn-of", player="Livia")`; and in which colours a table's seats are
    spoken of and drawn."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.colours: tuple[str, ...] = ()
        """Seat by seat, where people have chosen theirs; else as the game lists them."""
        self.locale = _FORMS.get(language, language)
        """As CLDR names it, for plurals and lists."""
        self._say = lru_cache(maxsize=8192)(self._said)

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """A message by its name, or `name.attribute`; can be a fact of another one."""
        if not facts:
            return self._say(message, (), ())
        # Two messages may read alike, and have other forms.
        origins = [each.message for each in facts.values() if type(each) is WordedText]
        return self._say(message, tuple(facts.items()), tuple(origins))

    def __reduce__(self) -> tuple[object, ...]:
        """Sent to another process by name: it reads the catalogues itself."""
        return _coloured, (self.language, self.colours)

    def in_colours(self, colours: tuple[str, ...]) -> Words:
        return self if colours == self.colours else _coloured(self.language, colours)

    @property
    def plain(self) -> Words:
        """For what is the same whatever the seats look like, and is kept."""
        return _words(self.language) if self.colours else self

    @property
    def key(self) -> str:
        """Tells it from other words."""
        return " ".join((self.language, *self.colours))

    def knows(self, message: str) -> bool:
        return _catalogue(self.language).pattern(message) is not None

    def _said(self, message: str, facts: tuple[tuple[str, Fact], ...], _: tuple[str, ...]) -> str:
        catalogue = _catalogue(self.language)
        pattern = catalogue.pattern(message)
        if pattern is None:
            if self.language == SOURCE:
                raise LookupError(f"there is no message {message!r}")
            return words_for(SOURCE)(message, **dict(facts))
        text, problems = catalogue.bundle.format_pattern(pattern, dict(facts))
        if problems:
            raise LookupError(f"message {message!r}: {problems[0]}")
        return WordedText(str(text), message, facts)


def languages() -> tuple[str, ...]:
    """Those there are catalogues for."""
    return _known()


def words_for(locale: str | None = None) -> Words:
    """For a locale as Discord names it: `fr`, `en-GB`, `pt-BR`; the nearest there is."""
    wanted = (locale or SOURCE).partition("-")[0].lower()
    return _words(wanted if wanted in _known() else SOURCE)


@cache
def _words(language: str) -> Words:
    return Words(language)


@lru_cache(maxsize=1024)
def _coloured(language: str, colours: tuple[str, ...]) -> Words:
    """What was said before is remembered by both."""
    if not colours:
        return _words(language)
    words = Words(language)
    words.colours, words._say = colours, _words(language)._say
    return words


@cache
def _known() -> tuple[str, ...]:
    return tuple(sorted({e.name for each in _FOLDERS for e in each.iterdir() if e.is_dir()}))


class _Catalogue:
    """All messages of a language, each parsed when it is first said: to parse them all takes longer
    than anything else that a process does when it starts, and a process says few of them."""

    def __init__(self, language: str) -> None:
        functions: dict[str, Any] = {
            "PERSON": _person,
            "FORM": self._form,
            "CAP": lambda fact: capitalised(str(fact)),
        }
        self.bundle = FluentBundle(
            [_FORMS.get(language, language)], functions=functions, use_isolating=False
        )
        self._reading = Lock()
        self._unread: dict[str, str] = {}
        for text in catalogues(language).values():
            begins = list(_ENTRY.finditer(text))
            ends = [*(each.start() for each in begins[1:]), len(text)]
            for begin, end in zip(begins, ends, strict=True):
                self._unread.setdefault(begin[1], text[begin.start() : end])

    def pattern(self, message: str) -> Pattern | None:
        name, _, attribute = message.partition(".")
        with self._reading:  # pictures are drawn in threads
            self._read(name)
        if not self.bundle.has_message(name):
            return None
        found = self.bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _form(self, fact: str, *, form: str) -> str:
        """A fact that is a message itself, as another attribute of that message has it."""
        if not isinstance(fact, WordedText):
            return fact
        pattern = self.pattern(f"{fact.message.partition('.')[0]}.{form}")
        if pattern is None:
            return fact
        text, problems = self.bundle.format_pattern(pattern, dict(fact.facts))
        if problems:
            raise problems[0]
        return str(text)

    def _read(self, name: str) -> None:
        """With everything that it may refer to."""
        text = self._unread.pop(name, None)
        if text is not None:
            self.bundle.add_resource(Resource([FluentParser().parse_entry(text)]))
            for each in _NAME.findall(text):
                self._read(each)


def _person(who: str) -> str:
    """Whether a seat is the reader's own: verbs and possessives follow it."""
    return "you" if isinstance(who, WordedText) and who.message == "seat-you" else "other"


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


def catalogues(language: str) -> Mapping[str, str]:
    """The files of a language by name."""
    folders = [each / language for each in _FOLDERS]
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    found = [each for each in files if each.name.endswith(".ftl")]
    return {
        each.name: each.read_text(encoding="utf-8") for each in sorted(found, key=lambda f: f.name)
    }


ENGLISH = words_for(SOURCE)
"""What is meant where nobody asks for another language; read when it first speaks."""
