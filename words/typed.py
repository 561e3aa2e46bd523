"""Words as people type them, in whichever language they think of first."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from babel import Locale

from words import Words, languages, words_for

SECONDS: Mapping[str, float] = {
    "minutes": 60.0,
    "hours": 3600.0,
    "days": 86400.0,
    "weeks": 7 * 86400.0,
}
_ALSO_NAMED = {"days": {"saturday": 5}, "months": {"january": 1, "march": 3}}
"""What has other names than those in CLDR: `Sonnabend`, `Jänner`, `Maerz`."""
_APOSTROPHES = re.compile("['’‘´`]")


@lru_cache(maxsize=16384)
def folded(text: str) -> str:
    """Without case and accents, and with single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(each for each in plain if not unicodedata.combining(each))
    return " ".join(kept.split())


def plain(text: str) -> str:
    """Folded, and without apostrophes: `aujourd'hui`, `8 o'clock`, `dec '26`."""
    return folded(_APOSTROPHES.sub("", text))


def every_language(words: Words) -> Iterator[Words]:
    """Their own first."""
    yield words
    yield from (words_for(each) for each in languages() if each != words.language)


def typed_for(kind: str) -> frozenset[str]:
    """What is typed for it in any language, for the messages of typed.ftl."""
    return _typed_in(languages(), kind)


def counted(text: str) -> str:
    """With figures for `a`, `deux` or `drei` before what is measured: `a week` is `1 week`."""
    given = text.split()
    units = typed_for("months").union(*(typed_for(each) for each in SECONDS))
    figures = [
        str(_number(word) or word) if after in units else word
        for word, after in zip(given, [*given, ""][1:], strict=True)
    ]
    return " ".join(figures)


def also_typed(words: Words, kind: str) -> tuple[str, ...]:
    """Names for it in this language besides the one it has in the game."""
    message = f"typed-{kind}"
    return tuple(_listed(words(message))) if words.knows(message) else ()


def unit_seconds(word: str) -> float | None:
    """`h`, `Tage`, `jours`, `weeks`."""
    named = folded(word)
    return next((SECONDS[each] for each in SECONDS if named in typed_for(each)), None)


def month_named(words: Words, word: str) -> int | None:
    """From 1; by its beginning, if that is of one month only."""
    return _meant(words, "months", word)


def weekday_named(words: Words, word: str) -> int | None:
    """From 0, a Monday."""
    return _meant(words, "days", word)


def calendar_names() -> frozenset[str]:
    """Of months and weekdays, in all languages."""
    return frozenset(name for kind in ("months", "days") for name, _ in _all_names(kind))


@cache
def _typed_in(spoken: tuple[str, ...], kind: str) -> frozenset[str]:
    return frozenset(each for language in spoken for each in _typed(language, kind))


def _typed(language: str, kind: str) -> list[str]:
    words = words_for(language)
    return _listed(words(f"typed-{kind}"))


def _listed(message: str) -> list[str]:
    return [plain(each) for each in message.split(",")]


def _number(word: str) -> int | None:
    """The message has a word for each number from 1 on, or several with a slash between them."""
    for language in languages():
        for number, named in enumerate(_typed(language, "numbers"), 1):
            if word in named.split("/"):
                return number
    return None


def _meant(words: Words, kind: str, word: str) -> int | None:
    named = folded(word)
    for names in (_names(words, kind), _all_names(kind)):
        for fits in (str.__eq__, str.startswith):
            found = {number for name, number in names if fits(name, named)}
            if len(found) == 1 and (len(named) > 2 or fits is str.__eq__):
                return found.pop()
    return None


@cache
def _all_names(kind: str) -> frozenset[tuple[str, int]]:
    return frozenset(name for each in languages() for name in _names(words_for(each), kind))


@cache
def _names(words: Words, kind: str) -> frozenset[tuple[str, int]]:
    named = getattr(Locale.parse(words.locale, sep="-"), kind)
    in_calendar = {
        (folded(name).rstrip("."), number)
        for form in ("format", "stand-alone")
        for width in ("wide", "abbreviated")
        for number, name in named[form][width].items()
    }
    also = {
        (name, number)
        for each, number in _ALSO_NAMED[kind].items()
        for name in also_typed(words, each)
    }
    return frozenset(in_calendar | also)
