"""Words as people type them, in whichever language they think of first."""

from __future__ import annotations

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


@lru_cache(maxsize=16384)
def folded(text: str) -> str:
    """Without case and accents, and with single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(each for each in plain if not unicodedata.combining(each))
    return " ".join(kept.split())


def every_language(words: Words) -> Iterator[Words]:
    """Their own first."""
    yield words
    yield from (words_for(each) for each in languages() if each != words.language)


def typed_for(kind: str) -> frozenset[str]:
    """What is typed for it in any language, for the messages of typed.ftl."""
    spoken = [words_for(each) for each in languages()]
    return frozenset(word for words in spoken for word in words(f"typed-{kind}").split())


def unit_seconds(word: str) -> float | None:
    """`h`, `Tage`, `jours`, `weeks`."""
    plain = folded(word)
    return next((SECONDS[each] for each in SECONDS if plain in typed_for(each)), None)


def month_named(words: Words, word: str) -> int | None:
    """From 1; by its beginning, if that is of one month only."""
    return _meant(words, "months", word)


def weekday_named(words: Words, word: str) -> int | None:
    """From 0, a Monday."""
    return _meant(words, "days", word)


def _meant(words: Words, kind: str, word: str) -> int | None:
    plain = folded(word)
    for names in (_names(words, kind), _all_names(kind)):
        for fits in (str.__eq__, str.startswith):
            found = {number for name, number in names if fits(name, plain)}
            if len(found) == 1 and (len(plain) > 2 or fits is str.__eq__):
                return found.pop()
    return None


@cache
def _all_names(kind: str) -> frozenset[tuple[str, int]]:
    return frozenset(name for each in languages() for name in _names(words_for(each), kind))


@cache
def _names(words: Words, kind: str) -> frozenset[tuple[str, int]]:
    named = getattr(Locale.parse(words.locale, sep="-"), kind)
    return frozenset(
        (folded(name).rstrip("."), number)
        for form in ("format", "stand-alone")
        for width in ("wide", "abbreviated")
        for number, name in named[form][width].items()
    )
