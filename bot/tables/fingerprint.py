"""A fingerprint of the rules: a game last played under another one is checked before it goes on.

Only what can change a game counts: the engine's statements and the facts it reads. Docstrings,
comments and formatting don't.
"""

import ast
import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

import engine

_FACTS = ("components.json", "cards.json", "boards")


@cache
def fingerprint() -> str:
    found = fingerprint_of(resources.files("engine"), resources.files("data"))
    return f"{engine.RULES_VERSION}-{found}"


def fingerprint_of(rules: Traversable, facts: Traversable) -> str:
    """Of a folder of Python files and one of facts. It may differ between Python versions."""
    found = sha256()
    for file in _files(rules, ".py"):
        found.update(f"{file.name} {_statements(file.read_bytes())}\n".encode())
    for name in _FACTS:
        for file in _files(facts / name, ".json"):
            found.update(f"{file.name} {json.loads(file.read_bytes())}\n".encode())
    return found.hexdigest()[:24]


def _statements(source: bytes) -> str:
    tree = ast.parse(source)
    tree.body = _without_texts(tree.body)
    return ast.dump(tree)


def _without_texts(statements: list[ast.stmt]) -> list[ast.stmt]:
    """Without docstrings, including those of fields."""
    kept = [each for each in statements if not _is_text(each)]
    for each in kept:
        if isinstance(each, ast.ClassDef | ast.FunctionDef | ast.If):
            each.body = _without_texts(each.body)
    return kept


def _is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _files(part: Traversable, suffix: str) -> Iterator[Traversable]:
    if part.is_dir():
        for each in sorted(part.iterdir(), key=lambda inner: inner.name):
            yield from _files(each, suffix)
    elif part.name.endswith(suffix):
        yield part
