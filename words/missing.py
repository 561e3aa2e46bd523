"""What a language lacks: messages, or attributes of them, that English has."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from words import SOURCE, catalogues


def missing(language: str) -> list[str]:
    """In the order of the English catalogues; all of them where there is no such language yet."""
    said = set(_messages(language))
    return [each for each in _messages(SOURCE) if each not in said]


def _messages(language: str) -> list[str]:
    return [name for text in catalogues(language).values() for name in _names(text)]


@cache
def _names(catalogue: str) -> tuple[str, ...]:
    """`name`, and `name.attribute`: of English, for one language after the other."""
    found: list[str] = []
    for entry in FluentParser().parse(catalogue).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                found.append(entry.id.name)
            found += [f"{entry.id.name}.{each.id.name}" for each in entry.attributes]
    return tuple(found)
