"""Tables of faces, by the kind they belong to."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

F = TypeVar("F")


class Faces(dict[str, F]):
    """One table: how the decisions, actions, events, obstacles or personalities look to people."""

    def __init__(self, sort: str) -> None:
        self.sort = sort

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


def dashed(kind: str) -> str:
    """As messages are called: `ask-card-choice`."""
    return kind.replace("_", "-")
