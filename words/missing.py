"""What a language lacks: messages, or attributes of them, that English has."""

from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from words import SOURCE, catalogues


def missing(language: str) -> list[str]:
    """In the order of the English catalogues; all of them where there is no such language yet."""
    said = set(_messages(language))
    return [each for each in _messages(SOURCE) if each not in said]


def _messages(language: str) -> Iterator[str]:
    """`name`, and `name.attribute`."""
    for text in catalogues(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message):
                if entry.value is not None:
                    yield entry.id.name
                yield from (f"{entry.id.name}.{each.id.name}" for each in entry.attributes)
