"""Tables of faces, by the kind they belong to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

F = TypeVar("F")


class Faces(Mapping[str, F]):
    """How the kinds of one sort appear to people."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        self._faces: dict[str, F] = {}
        _TABLES.append(self)

    def enter(self, kind: str, face: F) -> None:
        assert kind not in self._faces, f"{self.sort} {kind} has a face already"
        self._faces[kind] = face

    def __getitem__(self, kind: str) -> F:
        found = self._faces.get(kind)
        if found is None:
            raise LookupError(f"{self.sort} {kind} has no face")
        return found

    def __contains__(self, kind: object) -> bool:
        return kind in self._faces

    def __iter__(self) -> Iterator[str]:
        return iter(self._faces)

    def __len__(self) -> int:
        return len(self._faces)


class Face(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def table(self) -> Faces[Any]: ...


def enter(*faces: Face) -> None:
    for face in faces:
        face.table.enter(face.kind, face)


@contextmanager
def for_a_while() -> Iterator[None]:
    """Whatever is entered inside is forgotten at the end: for a personality that is only tried."""
    before = [dict(table._faces) for table in _TABLES]
    try:
        yield
    finally:
        for table, faces in zip(_TABLES, before, strict=True):
            table._faces = faces


def dashed(kind: str) -> str:
    """As messages are called: `ask-card-choice`."""
    return kind.replace("_", "-")


_TABLES: list[Faces[Any]] = []
