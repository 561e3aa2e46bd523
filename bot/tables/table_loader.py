"""Loads a table from the store, with its game from a snapshot if there is one, or from the log."""

import asyncio
from dataclasses import dataclass, replace

from bot.tables import log
from bot.tables.errors import UnknownTable
from bot.tables.store import Store, StoredTable, TableVersion
from bot.tables.table import Table, TableId


@dataclass(frozen=True)
class LoadedTable:
    table: Table
    version: TableVersion
    snapshot: int = 0
    """The number of the snapshot the game was built from; 0 if none."""


async def load(store: Store, table_id: TableId, *, whole: bool = False) -> LoadedTable:
    return await build(store, await read(store, table_id, whole=whole))


async def build(store: Store, stored: StoredTable) -> LoadedTable:
    table = stored.table
    if table.stage in ("lobby", "held"):  # nobody knows whether a held game still plays
        return LoadedTable(table, stored.version)
    if stored.snapshot:
        game = log.from_snapshot(stored.snapshot, stored.entries)
        if game:
            return LoadedTable(replace(table, game=game), stored.version, stored.snapshot.number)
        stored = await read(store, table.id, whole=True)
        table = stored.table
    if not (stored.entries or table.seating.has_begun):  # given up in the lobby
        return LoadedTable(table, stored.version)
    # Replaying a whole game takes milliseconds that would block the event loop.
    game = await asyncio.to_thread(
        log.from_log, table.recorded_options, table.seed, stored.entries, table.continued
    )
    return LoadedTable(replace(table, game=game), stored.version)


async def read(store: Store, table_id: TableId, *, whole: bool = False) -> StoredTable:
    stored = await store.load_table(table_id, whole=whole)
    if stored is None:
        raise UnknownTable
    return stored
