"""A database file, with one connection in one thread.

What belongs together is one function of the connection, run as a whole in that thread. No other
task can come in between, and a task that is cancelled can't leave a transaction open.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from bot.metrics import DATABASE_SECONDS
from bot.storage.errors import DatabaseUnusable
from bot.storage.sqlite import migrations
from bot.storage.sqlite.connection_thread import ConnectionClosed, ConnectionThread, Work
from bot.storage.sqlite.copies import PRIVATE
from bot.storage.sqlite.errors import explained
from bot.storage.sqlite.migrations import Migration

T = TypeVar("T")

_READ_SECONDS, _WRITE_SECONDS = map(DATABASE_SECONDS.labels, ("read", "write"))

PATIENCE_SECONDS = 5.0
"""How long to wait for another program that holds the file."""


class Database:
    def __init__(self, path: Path, connection: ConnectionThread) -> None:
        self.path = path
        self.migrated: list[str] = []
        """The migrations that were applied when it was opened."""
        self._connection = connection
        self._busy = False
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._draining: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        known: Sequence[Migration] | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> Database:
        """A database that can't be opened is refused; there is no fallback in memory."""
        if not path.parent.is_dir():
            raise DatabaseUnusable(f"{path} cannot be used: there is no folder {path.parent}")
        try:
            connection = await _connected(path, patience)
        except sqlite3.Error as error:
            raise explained(path, error) from error
        database = cls(path, connection)
        try:
            await database._prepare(migrations.all_migrations() if known is None else known)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Work[T]) -> T:
        with _READ_SECONDS.time():
            return await self._run(work)

    async def _run(self, work: Work[T]) -> T:
        try:
            return await self._connection.run(work)
        except sqlite3.Error as error:
            raise explained(self.path, error) from error
        except ConnectionClosed:
            raise DatabaseUnusable(f"{self.path} is closed; nothing was stored") from None

    async def write(self, work: Work[T]) -> T:
        """When this returns, all of the work is on disk; if it raises, none of it is.

        Work that arrives while the disk is busy waits and is then committed together. Each piece
        is still stored whole or not at all, but all of them share one commit.
        """
        with _WRITE_SECONDS.time():
            if self._busy:
                return await self._queued(work)
            self._busy = True
            try:
                return await self._run(lambda connection: _in_transaction(connection, work))
            finally:
                self._go_on()

    async def _queued(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        return await done

    def _go_on(self) -> None:
        if self._waiting:
            self._draining = asyncio.create_task(self._drain(), name="writing")
        else:
            self._busy = False

    async def _drain(self) -> None:
        together = [(work, done) for work, done in self._waiting if not done.done()]
        self._waiting = []  # without those whose caller was cancelled
        try:
            outcomes = await self._run(
                lambda connection: _all_in_one(connection, [work for work, _ in together])
            )
        except Exception as error:
            outcomes = [_Failed(error)] * len(together)
        finally:
            self._go_on()
        for (_, done), outcome in zip(together, outcomes, strict=True):
            if done.done():
                continue  # cancelled meanwhile
            if isinstance(outcome, _Failed):
                done.set_exception(self._explained(outcome.error))
            else:
                done.set_result(outcome)

    def _explained(self, error: Exception) -> Exception:
        return explained(self.path, error) if isinstance(error, sqlite3.Error) else error

    async def touch(self) -> None:
        """Writes the schema version again: only a commit shows that the disk isn't full."""

        def write_version(connection: sqlite3.Connection) -> None:
            connection.execute(f"PRAGMA user_version = {migrations.version_of(connection)}")

        await self.write(write_version)

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


async def _connected(path: Path, patience: float) -> ConnectionThread:
    """By its absolute path, so that even `:memory:` is an ordinary file."""
    if not path.exists():
        with suppress(OSError):  # SQLite says it better
            path.touch(PRIVATE)
    return await ConnectionThread.start(path.absolute(), patience=patience)


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


@dataclass(frozen=True)
class _Failed:
    error: Exception


def _all_in_one(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[Any]:
    return _in_transaction(connection, lambda each: [_by_itself(each, work) for work in works])


def _by_itself(connection: sqlite3.Connection, work: Work[Any]) -> Any:
    """If one piece of work fails, it is rolled back and the others go on."""
    connection.execute("SAVEPOINT piece")
    try:
        done = work(connection)
    except Exception as error:
        if not connection.in_transaction:  # out of room: SQLite has taken everything back
            raise
        connection.execute("ROLLBACK TO piece")
        done = _Failed(error)
    connection.execute("RELEASE piece")
    return done
