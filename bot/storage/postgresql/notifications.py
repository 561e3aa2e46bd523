"""Hears what other processes have stored, on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
from psycopg import AsyncConnection, sql

from bot.storage.postgresql.claims import Claims

Heard = Callable[[str], None]
AGAIN_SECONDS = 1.0
_LOG = logging.getLogger(__name__)


class Notifications:
    def __init__(self, claims: Claims, heard: Heard) -> None:
        self._claims = claims
        self._heard = heard
        self._task = asyncio.create_task(self._listen(), name="listening to other processes")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        """What is said while nobody listens is found without being told."""
        while True:
            try:
                connection = await self._claims.connect()
                try:
                    await self._hear(connection)
                finally:
                    with suppress(psycopg.Error):
                        await connection.close()
            except psycopg.Error as error:
                _LOG.info("other processes cannot be heard: %s", error)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear(self, connection: AsyncConnection[Any]) -> None:
        found = await connection.execute("SELECT 'concordia_' || md5(current_schema())")
        row = await found.fetchone()
        assert row
        await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(row[0])))
        async for each in connection.notifies():
            self._heard(each.payload)
