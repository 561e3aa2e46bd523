"""Tables of faces, by the kind they belong to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

F = TypeVar("F")


class Faces(dict[str, F]):
    """One table: how the decisions, actions, events, obstacles or personalities look to people."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        _TABLES.append(self)

    def __missing__(self, kind: str) -> F:
        raise KeyError(f"{self.sort} {kind} has no face")


class Face(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def table(self) -> Faces[Any]: ...


def enter(*faces: Face) -> None:
    for face in faces:
        assert face.kind not in face.table, f"{face.kind} has a face already"
        face.table[face.kind] = face


@contextmanager
def for_a_while() -> Iterator[None]:
    """Forget at the end whatever is entered inside: for personalities that exist in tests only."""
    before = [dict(table) for table in _TABLES]
    try:
        yield
    finally:
        for table, faces in zip(_TABLES, before, strict=True):
            table.clear()
            table.update(faces)


def dashed(kind: str) -> str:
    """As messages are called: `ask-card-choice`."""
    return kind.replace("_", "-")


_TABLES: list[Faces[Any]] = []
