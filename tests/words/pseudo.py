"""A language that nobody speaks: English with every letter marked and every word longer by 40 %.

Whatever reads as plain English in it did not come from the catalogues; whatever is cut off or lies
on something else would be so in French or German. It is made of the English catalogues when a test
asks for it, and never shipped.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tests.words.more_messages import more_messages
from words import SOURCE, Words, catalogues, words_for

PSEUDO = "nl"
"""Some language that Discord knows and that we don't speak, with the plurals of English."""
PLAIN = "abcdefghijklmnopqrstuvwxyz"
MARKED = "áßçđéƒğħíĵķłñňóþģŕšŧúŵŵðýž"
# Marks on capitals would reach into the line above, more than French and German ones do.
MARKS = str.maketrans(PLAIN + PLAIN.upper(), MARKED + "ĄÞÇĐĘĦĢĦĮĲĶŁŊŅØÞ¶ŖŞŦŲŒŒ×¥Þ")
LONGER = 0.4
WORD = re.compile(r"[^\W\d_]+")
KEPT = re.compile(r"<[^>]*>?|:[a-zA-Z]>")
"""Discord's own markup."""
NO_ROOM = ("command-", "choice-", "menu-")
"""Discord takes a hundred characters there, and English may need most of them."""


@contextmanager
def pseudo_language() -> Iterator[Words]:
    with tempfile.TemporaryDirectory() as folder, more_messages(Path(folder)):
        for language in (SOURCE, PSEUDO):  # each language goes by its own name
            (Path(folder) / language).mkdir()
            (Path(folder) / language / "itself.ftl").write_text(f"choice-{PSEUDO} = Nederlands")
        for name, text in _catalogues().items():
            (Path(folder) / PSEUDO / name).write_text(text, encoding="utf-8")
        yield words_for(PSEUDO)


def marked(text: str, *, longer: float = LONGER) -> str:
    """As the language says what English says so."""

    def said(found: re.Match[str]) -> str:
        word = found[0]
        more = word[: round(longer * len(word))].lower() if len(word) > 1 else ""
        return (word + more).translate(MARKS)

    parts = re.split(f"({KEPT.pattern})", text)
    return "".join(
        part if number % 2 else WORD.sub(said, part) for number, part in enumerate(parts)
    )


@cache
def _catalogues() -> dict[str, str]:
    return {name: _translated(text) for name, text in catalogues(SOURCE).items()}


def _translated(catalogue: str) -> str:
    resource = FluentParser().parse(catalogue)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            longer = 0 if entry.id.name.startswith(NO_ROOM) else LONGER
            _Marking(longer).visit(entry)
    return FluentSerializer().serialize(resource)


class _Marking(visitor.Transformer):
    def __init__(self, longer: float) -> None:
        self.longer = longer

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  (fluent's)
        node.value = marked(node.value, longer=self.longer)
        return node

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802  (fluent's)
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = marked(node.expression.value, longer=self.longer)
            return node
        return self.generic_visit(node)
