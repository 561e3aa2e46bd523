"""What the page in the browser says, from the catalogues; its scripts fill in names and numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from words import SOURCE, Fact, Words, catalogues, words_for

CATALOGUE = "page.ftl"
_PREFIX = "page-"
_NUMBERS = (1, 2, 0, 3, 5, 11, 100, 1_000_000)
"""One for every plural there is in any language."""


def page_texts(locale: str) -> Mapping[str, str | Mapping[str, str]]:
    """Each with `{gaps}`; by plurals, as CLDR names them, where a number decides."""
    words = words_for(locale)
    return {name: _text(words, name, gaps) for name, gaps in _page_messages().items()}


@cache
def _page_messages() -> Mapping[str, frozenset[str]]:
    """By the names that the scripts use, with the facts they fill in."""
    return {
        entry.id.name.removeprefix(_PREFIX): frozenset(
            re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))
        )
        for entry in FluentParser().parse(catalogues(SOURCE)[CATALOGUE]).body
        if isinstance(entry, Message)
    }


def _text(words: Words, name: str, gaps: frozenset[str]) -> str | Mapping[str, str]:
    filled: dict[str, Fact] = {gap: f"{{{gap}}}" for gap in gaps}
    if "count" not in gaps:
        return str(words(f"page-{name}", **filled))
    locale = Locale.parse(words.locale, sep="-")
    said = {}
    for plural, number in _numbers(locale).items():
        text = words(f"page-{name}", **filled | {"count": number})
        said[plural] = text.replace(format_decimal(number, locale=locale), "{count}")
    return said if len(set(said.values())) > 1 else said["other"]


@cache
def _numbers(locale: Locale) -> Mapping[str, int]:
    return {locale.plural_form(number): number for number in reversed(_NUMBERS)}
