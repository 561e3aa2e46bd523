"""One connection that lasts as long as the process: what it has claimed ends with it.

A claim is an advisory lock of this connection. PostgreSQL gives it back when the process dies,
however it dies. A process that only seems dead, or whose connection was cut, may go on without
knowing that another one has the claim by now: so it is written down who has it, and whatever
depends on a claim asks for that in its own transaction (`claims_sql.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar
from uuid import uuid4

import psycopg
from psycopg import AsyncConnection

from bot.storage.postgresql.errors import explained
from bot.tables.store import Claim

T = TypeVar("T")
_KEY = "hashtextextended(current_schema() || ' ' || %s, 0)"
_PROCESS = "process "
"""What a process belongs to by itself alone, before its name: it lives as long as that is so."""
_TRY = f"SELECT pg_try_advisory_lock({_KEY})"
_GIVE_BACK = f"SELECT pg_advisory_unlock({_KEY})"
_JOIN = f"SELECT pg_advisory_lock_shared({_KEY})"
_MEMBERS = (
    f"SELECT count(*) FROM pg_locks, (SELECT {_KEY} AS key) AS wanted "
    "WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted AND objsubid = 1 "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND (classid::bigint << 32) | objid::bigint = key"
)
_HOLDER = "SELECT holder FROM claims WHERE what = %s"
_NOTE = (
    "INSERT INTO claims (what, holder, since) VALUES (%s, %s, %s) "
    "ON CONFLICT (what) DO UPDATE SET holder = excluded.holder, since = excluded.since"
)
_ALIVE = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"
"""A machine that was switched off says nothing: after half a minute its claims are free."""


class Claims:
    def __init__(self, address: str, options: str, place: str) -> None:
        self.name = uuid4().hex
        """Of this process, as long as it runs."""
        self._address = address
        self._options = f"{options} {_ALIVE} -c default_transaction_isolation=read\\ committed"
        self._place = place
        self._connection: AsyncConnection[Any] | None = None
        self._one_by_one = asyncio.Lock()
        self._claimed: set[str] = set()
        self._granted: set[str] = set()
        """Of those, the ones that others were told of."""
        self._groups: set[str] = set()

    async def claim(self, what: str) -> Claim | None:
        """Within the process, too, only one has it at a time."""
        if what in self._claimed:
            return None
        self._claimed.add(what)
        claim = None
        try:
            claim = await self._run(lambda connection: self._claim(connection, what))
        finally:
            if claim is None:
                self._claimed.discard(what)
            else:
                self._granted.add(what)
        return claim

    async def give_back(self, what: str) -> None:
        """Also if whoever does so is cancelled."""
        await asyncio.shield(self._give_back(what))

    async def _give_back(self, what: str) -> None:
        """Nothing is left to do where the connection is gone."""
        async with self._one_by_one:
            self._granted.discard(what)
            if self._connection is not None:
                with suppress(psycopg.Error):
                    await self._connection.execute(_GIVE_BACK, (what,))
            self._claimed.discard(what)

    async def live(self) -> None:
        """Others can tell that this process is alive."""
        if self._connection is None:
            await self._run(lambda connection: connection.execute("SELECT 1"))

    async def join(self, group: str) -> None:
        self._groups.add(group)
        await self._run(lambda connection: connection.execute(_JOIN, (group,)))

    async def members(self, group: str) -> int:
        async def count(connection: AsyncConnection[Any]) -> int:
            found = await (await connection.execute(_MEMBERS, (group,))).fetchone()
            return int(found[0]) if found else 0

        return await self._run(count)

    async def connect(self) -> AsyncConnection[Any]:
        """Another connection, as durable as this one."""
        return await AsyncConnection.connect(
            self._address, options=self._options, autocommit=True, connect_timeout=10
        )

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _run(self, work: Callable[[AsyncConnection[Any]], Awaitable[T]]) -> T:
        """Once more on a new connection, if the old one turns out to be gone."""
        async with self._one_by_one:
            try:
                if self._connection is not None:
                    try:
                        return await work(self._connection)
                    except psycopg.OperationalError:
                        await self._drop()
                self._connection = await self._connected_again()
                return await work(self._connection)
            except psycopg.Error as error:
                await self._drop()
                raise explained(self._place, error) from error
            except asyncio.CancelledError:
                await self._drop()  # nobody knows what it was about to give
                raise

    async def _drop(self) -> None:
        if self._connection is not None:
            with suppress(psycopg.Error):
                await self._connection.close()
        self._connection = None

    async def _connected_again(self) -> AsyncConnection[Any]:
        """With all that is still claimed here, unless another process was quicker."""
        connection = await self.connect()
        for group in (_PROCESS + self.name, *self._groups):
            await connection.execute(_JOIN, (group,))
        for what in self._granted:
            await connection.execute(_TRY, (what,))
        return connection

    async def _claim(self, connection: AsyncConnection[Any], what: str) -> Claim | None:
        granted = await (await connection.execute(_TRY, (what,))).fetchone()
        if not (granted and granted[0]):
            return None
        holder = await (await connection.execute(_HOLDER, (what,))).fetchone()
        if holder and holder[0] == self.name:
            return "again"
        await connection.execute(_NOTE, (what, self.name, time.time()))
        return "anew"
