"""Texts beside names: what is typed in part, in another case or without accents is found."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache

from words.typed import folded

_COUNTED = re.compile(r"(\d+)\s+(?=[^\W\d])")
_WORD = re.compile(r"\w+")


class Closeness(IntEnum):
    """How well a text fits a name; the least is the best."""

    SAME = 0
    WORD_FOR_WORD = 1
    WHOLE_WORDS = 2
    BEGINNINGS = 3
    WITHIN = 4


@lru_cache(maxsize=16384)
def word_list(text: str) -> tuple[str, ...]:
    """A number belongs to what it counts: `2 wine` is one word, and never `1 wine and 2 cloth`."""
    return tuple(_WORD.findall(_COUNTED.sub(r"\1", folded(text))))


def closeness(text: str, names: Iterable[str]) -> Closeness | None:
    """By the name it fits best; None where it fits none."""
    found = [fit for name in names if (fit := _fit(text, name)) is not None]
    return min(found, default=None)


def _fit(text: str, name: str) -> Closeness | None:
    if folded(text) == folded(name):
        return Closeness.SAME
    typed, known = word_list(text), word_list(name)
    if not typed or not all(any(word in each for each in known) for word in typed):
        return None
    if Counter(typed) == Counter(known):
        return Closeness.WORD_FOR_WORD
    if not Counter(typed) - Counter(known):
        return Closeness.WHOLE_WORDS
    if all(any(each.startswith(word) for each in known) for word in typed):
        return Closeness.BEGINNINGS
    return Closeness.WITHIN
