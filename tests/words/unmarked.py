"""Words in a text of the pseudo-language that did not come from the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from babel import Locale

from engine.catalogue import catalogue
from tests.words.pseudo import PSEUDO

_MARKUP = re.compile(
    r"<[^>]*>|https?://\S+|\b[0-9a-f]{32,}\b|\b\w*\d\w*\b|([A-Za-z@])\1{5,}…?|\(\w\)",
    re.ASCII,
)
"""What Discord shows otherwise, addresses, hashes, numbers, and the names of people in tests."""
_WORD = re.compile(r"[A-Za-z]{2,}")
_MONTHS = Locale.parse(PSEUDO).months["format"]["abbreviated"].values()
_OF_THE_LANGUAGE = {"en", "of", *(each.rstrip(".") for each in _MONTHS)}
"""Between the last two of a list, and in a date, in the language whose lists and calendar it
borrows."""
_NUMERALS = {"II", "III", "IV"}


def unmarked(texts: Iterable[str], given: Iterable[str] = ()) -> set[str]:
    """English words, but for names that are the same in every language, and what was given by
    people or has to stay as it is."""
    names = _latin() | {word.casefold() for each in given for word in re.findall(r"[^\W_]+", each)}
    found: set[str] = set()
    for text in texts:
        bare = _MARKUP.sub(" ", text)
        for each in re.finditer(r"[^\W\d_]+(…?)", bare):
            word, cut = each[0].rstrip("…"), bool(each[1])
            if not _WORD.fullmatch(word) or word in _OF_THE_LANGUAGE | _NUMERALS:
                continue
            plain = word.casefold()
            if plain in names or (cut and any(name.startswith(plain) for name in names)):
                continue
            found.add(word)
    return found


@cache
def _latin() -> frozenset[str]:
    boards = catalogue().boards.values()
    names = [board.name for board in boards]
    names += [city.name for board in boards for city in board.cities]
    names += [province.name for board in boards for province in board.provinces]
    names += [tile.name for tile in catalogue().forum.tiles]
    return frozenset(word.casefold() for name in names for word in re.findall(r"\w+", name))
