"""A SQLite connection in a thread of its own, which runs whole functions.

It is a daemon thread, so a program that fails without closing it still ends. What was committed is
on disk by then.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class ConnectionClosed(Exception):
    pass


class ConnectionThread:
    def __init__(self) -> None:
        self._asked: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None]
        self._asked = SimpleQueue()
        self._thread = Thread(target=self._serve, name="database", daemon=True)
        self._connection: sqlite3.Connection | None = None

    @classmethod
    async def start(cls, connect: Callable[[], sqlite3.Connection]) -> ConnectionThread:
        started = cls()
        started._thread.start()
        try:
            started._connection = await started._call(connect)
        except BaseException:
            await started._end()
            raise
        return started

    async def run(self, work: Work[T]) -> T:
        """If the caller is cancelled, the work is done all the same."""
        connection = self._connection
        if connection is None:
            raise ConnectionClosed
        return await self._call(lambda: work(connection))

    async def close(self) -> None:
        """Finishes what was asked before."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await self._call(connection.close)
            finally:
                await self._end()

    async def _call(self, function: Callable[[], T]) -> T:
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put((function, outcome))
        return await outcome

    async def _end(self) -> None:
        self._asked.put(None)
        await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        while asked := self._asked.get():
            function, outcome = asked
            try:
                result, error = function(), None
            except BaseException as raised:
                result, error = None, raised
            with suppress(RuntimeError):  # the event loop is closed: nobody waits any more
                outcome.get_loop().call_soon_threadsafe(_settle, outcome, result, error)
            del asked, function, outcome, result, error


def _settle(outcome: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if outcome.done():
        return  # cancelled meanwhile
    if error is None:
        outcome.set_result(result)
    else:
        outcome.set_exception(error)
