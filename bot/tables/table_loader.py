"""A table from the database: its game from the snapshot where there is one, else from the log."""

import asyncio
from dataclasses import dataclass

from bot.storage import Database, table_sql
from bot.storage.rows import EntryRow, TableRow
from bot.storage.table_sql import Loaded
from bot.tables import log
from bot.tables.errors import UnknownTable
from bot.tables.log import Game
from bot.tables.seating import Seating
from bot.tables.table import Table, TableId


@dataclass(frozen=True)
class FromDisk:
    table: Table
    snapshot: int
    """The number of the snapshot it was made from, 0 without one."""


async def load(database: Database, table_id: TableId, *, whole: bool = False) -> FromDisk:
    return await build(database, await read(database, table_id, whole=whole))


async def build(database: Database, loaded: Loaded) -> FromDisk:
    row = loaded.table
    if row.stage in ("lobby", "held"):  # a held game is not known to play
        return without_game(row)
    seating = Seating.model_validate_json(row.sheet)
    if loaded.snapshot:
        game = log.from_snapshot(loaded.snapshot, loaded.entries)
        if game:
            return FromDisk(Table(row, seating, game), loaded.snapshot.number)
        loaded = await read(database, TableId(row.id), whole=True)
    if row.stage == "abandoned" and not loaded.entries:  # perhaps it never began
        return without_game(row)
    # A whole game takes some milliseconds, which are not the event loop's to spend.
    game = await asyncio.to_thread(from_log, row, loaded.entries)
    return FromDisk(Table(row, seating, game), 0)


def without_game(row: TableRow) -> FromDisk:
    return FromDisk(Table(row, Seating.model_validate_json(row.sheet), None), 0)


async def read(database: Database, table_id: TableId, *, whole: bool = False) -> Loaded:
    loaded = await database.read(lambda each: table_sql.load(each, table_id, whole=whole))
    if loaded is None:
        raise UnknownTable
    return loaded


def from_log(row: TableRow, entries: tuple[EntryRow, ...]) -> Game:
    table = Table(row, Seating(host=None), None)
    return log.from_log(table.recorded_options, row.seed, entries)
