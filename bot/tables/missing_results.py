"""Results of games that ended before results were kept: made by and by after a start."""

import asyncio
import logging

from bot.tables import table_loader
from bot.tables.errors import UnknownTable
from bot.tables.log import BrokenLog
from bot.tables.result_builder import result_of
from bot.tables.results import GameResult
from bot.tables.store import Store
from bot.tables.table import TableId

_LOG = logging.getLogger(__name__)
_TOGETHER = 50
"""Looked for at once."""


async def make_missing_results(store: Store) -> int:
    """One by one, so that nobody waits for it. What a stop cuts short goes on next time."""
    made = 0
    while missing := await store.games_without_result(_TOGETHER):
        for table in missing:
            await store.make_result(table, await _result(store, table))
            made += 1
            await asyncio.sleep(0)
    if made:
        _LOG.info("results of %s earlier games were taken in", made)
    return made


async def _result(store: Store, table_id: TableId) -> GameResult | None:
    """Without points where the game does not play any more. What ended in the lobby was no game."""
    try:
        stored = await table_loader.read(store, table_id)
    except UnknownTable:
        return None
    table = stored.table
    if not (stored.entries or table.seating.has_begun):
        return None
    try:
        table = (await table_loader.build(store, stored)).table
    except BrokenLog as broken:
        _LOG.warning("the result of table %s has no points: %s", table_id, broken)
    return result_of(table, table.created_at)
