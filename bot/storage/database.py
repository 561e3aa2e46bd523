"""One database file, one connection that writes, one thread that serves it.

Whatever belongs together is one function over a plain connection, run whole in that thread: no
other task can come in between, and a task that is cancelled cannot leave a transaction open.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.storage import migrations
from bot.storage.errors import DatabaseUnusable, told
from bot.storage.migrations import Migration

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

PATIENCE_SECONDS = 5.0
"""How long to wait for another program that holds the file."""


class Database:
    def __init__(self, path: Path, connection: _Connection) -> None:
        self.path = path
        self.migrated: list[str] = []
        """Migrations applied when it was opened."""
        self._connection = connection

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        known: Sequence[Migration] | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> Database:
        """Never in memory, never a second file: what cannot be opened is refused."""
        if not path.parent.is_dir():
            raise DatabaseUnusable(f"{path} cannot be used: there is no folder {path.parent}")
        connection = _Connection(lambda: _connect(path, patience), iter_chunk_size=64)
        try:
            await connection
        except sqlite3.Error as error:
            raise told(path, error) from error
        database = cls(path, connection)
        try:
            await database._prepare(migrations.all_migrations() if known is None else known)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Work[T]) -> T:
        try:
            return await self._connection.run(work)
        except sqlite3.Error as error:
            raise told(self.path, error) from error

    async def write(self, work: Work[T]) -> T:
        """All of the work is on disk when this returns, or nothing of it."""
        return await self.read(lambda connection: _in_transaction(connection, work))

    async def close(self) -> None:
        await self._connection.close()

    async def _prepare(self, known: Sequence[Migration]) -> None:
        def prepare(connection: sqlite3.Connection) -> list[str]:
            migrations.refuse_foreign(connection, self.path, known[-1].number)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            return migrations.migrate(connection, self.path, known)

        self.migrated = await self.read(prepare)


class _Connection(aiosqlite.Connection):
    """aiosqlite's thread, given whole functions instead of single statements."""

    async def run(self, work: Work[T]) -> T:
        done: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return done


def _connect(path: Path, patience: float) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=patience, isolation_level=None)


def _in_transaction(connection: sqlite3.Connection, work: Work[T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        done = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return done
