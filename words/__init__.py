"""Everything the product says, in message catalogues: one folder of data/messages per language.

Project Fluent (`fluent.runtime`): plurals and choices belong to a language, and so to its files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Fact = str | int
SOURCE = "en"
"""The language that is always complete: what another one lacks is said in this."""
_FORMS = {"en": "en-GB"}
"""Whose plurals, numbers and lists a folder follows, where its name alone does not say."""
_MORE: list[Traversable] = []


class Words:
    """One language: `words("turn-of", player="Livia")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = _FORMS.get(language, language)
        """As CLDR names it, for plurals and lists."""
        self._say = lru_cache(maxsize=8192)(self._said)

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """A message by its name, or `name.attribute`."""
        return self._say(message, tuple(facts.items()))

    def __reduce__(self) -> tuple[object, ...]:
        """Sent to another process by name: it reads the catalogues itself."""
        return words_for, (self.language,)

    def knows(self, message: str) -> bool:
        return _pattern(_bundle(self.language), message) is not None

    def _said(self, message: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        pattern = _pattern(_bundle(self.language), message)
        if pattern is None:
            if self.language == SOURCE:
                raise LookupError(f"there is no message {message!r}")
            return words_for(SOURCE)(message, **dict(facts))
        text, problems = _bundle(self.language).format_pattern(pattern, dict(facts))
        if problems:
            raise LookupError(f"message {message!r}: {problems[0]}")
        return str(text)


def languages() -> tuple[str, ...]:
    """Those there are catalogues for."""
    return tuple(sorted(each.name for each in _folder().iterdir() if each.is_dir()))


def words_for(locale: str | None = None) -> Words:
    """For a locale as Discord names it: `fr`, `en-GB`, `pt-BR`; the nearest there is."""
    wanted = (locale or SOURCE).partition("-")[0].lower()
    return _words(wanted if wanted in _known() else SOURCE)


@cache
def _words(language: str) -> Words:
    return Words(language)


@cache
def _known() -> frozenset[str]:
    return frozenset(languages())


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([_FORMS.get(language, language)], use_isolating=False)
    for text in catalogues(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


@contextmanager
def more_messages(folder: Traversable) -> Iterator[None]:
    """Those of another folder too, which has a folder for each language as data/messages has."""
    _MORE.append(folder)
    _bundle.cache_clear()
    try:
        yield
    finally:
        _MORE.remove(folder)
        _bundle.cache_clear()


def catalogues(language: str) -> Mapping[str, str]:
    """The files of a language by name."""
    folders = [each / language for each in (_folder(), *_MORE)]
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    found = [each for each in files if each.name.endswith(".ftl")]
    return {
        each.name: each.read_text(encoding="utf-8") for each in sorted(found, key=lambda f: f.name)
    }


def _folder() -> Traversable:
    return files("data") / "messages"


def _pattern(bundle: FluentBundle, message: str) -> Pattern | None:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


ENGLISH = words_for(SOURCE)
"""What is meant where nobody asks for another language; read when it first speaks."""
