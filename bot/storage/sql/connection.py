"""What the SQL needs of a connection, whichever database it is to.

Statements mark their values with `?`. A statement that breaks a unique index fails the whole
transaction in PostgreSQL, so a taken key is left to `ON CONFLICT DO NOTHING`, and to counting.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar


class Rows(Protocol):
    """What a statement found or changed."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class SqlConnection(Protocol):
    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows: ...

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> object: ...


T = TypeVar("T")
SqlWork = Callable[[SqlConnection], T]


class SqlDatabase(Protocol):
    """Where work is done as a whole: in one transaction, or not at all."""

    async def read(self, work: SqlWork[T]) -> T: ...

    async def write(self, work: SqlWork[T]) -> T: ...

    async def touch(self) -> None:
        """Write to the disk without changing anything."""

    async def close(self) -> None: ...
