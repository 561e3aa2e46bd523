"""A message waits for its picture, but not for ever: whoever is called by it can play without.

When the picture is there after all, it is put into the message that stands for the table by then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from bot.error_kind import error_kind
from bot.processes.worker import WorkLost
from bot.tables import TableId, Tables
from bot.tables.errors import TableError
from bot.tables.store import StorageError
from render import Picture

PATIENCE_SECONDS = 30.0
"""Far longer than it takes on a busy machine: a late picture is one request more."""
_LOG = logging.getLogger(__name__)


class LatePictures:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._late: dict[asyncio.Task[None], TableId] = {}

    async def in_time(self, table: TableId, drawn: Awaitable[Picture]) -> Picture | None:
        """None if it comes later, or not at all. A table that has waited once does not wait again
        before its picture is there."""
        drawing = asyncio.ensure_future(drawn)
        patience = 0.0 if table in self._late.values() else PATIENCE_SECONDS
        try:
            await asyncio.wait({drawing}, timeout=patience)
        except asyncio.CancelledError:
            drawing.cancel()
            raise
        if drawing.done():
            return await _result(table, drawing)
        _LOG.info("table %s: said without its picture, which is late", table)
        task = asyncio.create_task(self._follow(table, drawing), name=f"picture of table {table}")
        self._late[task] = table
        task.add_done_callback(self._late.pop)
        return None

    def close(self) -> None:
        for task in self._late:
            task.cancel()

    async def _follow(self, table: TableId, drawing: asyncio.Future[Picture]) -> None:
        if await _result(table, drawing) is None:
            return
        try:
            await self._tables.put_right(table)
        except (StorageError, TableError) as error:
            _LOG.error("table %s: its picture has to wait: %s", table, error_kind(error))


async def _result(table: TableId, drawing: asyncio.Future[Picture]) -> Picture | None:
    try:
        return await drawing
    except WorkLost as lost:
        _LOG.warning("table %s: said without its picture: %s", table, lost)
        return None
