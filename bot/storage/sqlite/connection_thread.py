"""aiosqlite's connection and its thread, given whole functions to run instead of single statements.

A statement at a time, a transaction would cross between threads a dozen times, and a task that is
cancelled half way would leave it open. The thread ends with the program, even with one that fails
and closes nothing: what was committed is on disk, and a program that hangs is not started again.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import aiosqlite

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class ConnectionClosed(Exception):
    pass


class ConnectionThread:
    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._closed = False

    @classmethod
    async def start(cls, file: Path, *, patience: float) -> ConnectionThread:
        """`patience`: seconds to wait for another program that holds the file."""
        # A file that cannot be opened is refused here: aiosqlite's thread would go on a while after
        # failing, and then look for an event loop that may be gone.
        await asyncio.to_thread(lambda: sqlite3.connect(file).close())
        connecting: list[aiosqlite.Connection] = []

        def connect() -> None:
            connecting.append(
                aiosqlite.connect(
                    file, factory=_WorkConnection, timeout=patience, isolation_level=None
                )
            )

        # A thread that is made in a daemon's thread is one too, and keeps no program from ending.
        maker = Thread(target=connect, daemon=True)
        maker.start()
        maker.join()
        return cls(await connecting[0])

    async def run(self, work: Work[T]) -> T:
        """If the caller is cancelled, the work is done all the same."""
        if self._closed:
            raise ConnectionClosed
        outcome: list[T] = []

        def whole(connection: sqlite3.Connection) -> None:
            outcome.append(work(connection))

        await self._connection.executescript(whole)  # which `_WorkConnection` takes
        return outcome[0]

    async def close(self) -> None:
        """Finishes what was asked before."""
        if not self._closed:
            self._closed = True
            await self._connection.close()


class _WorkConnection(sqlite3.Connection):
    """Takes a function where SQLite takes a script: aiosqlite hands scripts on as they are, so the
    function runs in its thread, and whole."""

    def executescript(self, script: Any, /) -> sqlite3.Cursor:
        script(self)
        return self.cursor()
