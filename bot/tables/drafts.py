"""What a seat has tried out and not confirmed, kept so that it is found again after a restart."""

import sqlite3
from collections.abc import Sequence

from pydantic import TypeAdapter, ValidationError

from bot.storage import Database
from bot.tables.rehearsal import Rehearsal, begun
from bot.tables.seating import PlayerId
from bot.tables.table import Table
from engine.actions import Action
from engine.errors import ConcordiaError
from engine.terms import SeatId

_ACTIONS: TypeAdapter[list[Action]] = TypeAdapter(list[Action])


def rehearsal_of(table: Table, player: PlayerId, tried: Sequence[Action] = ()) -> Rehearsal:
    seat = table.seat_of(player)
    game = table.playing()
    rehearsal = begun(game.state, seat, game.number)
    for action in tried:
        rehearsal = rehearsal.then(action)
    return rehearsal


async def draft_of(database: Database, table: Table, player: PlayerId) -> Rehearsal:
    """From the beginning where the game has moved on since, or under other rules."""
    fresh = rehearsal_of(table, player)
    kept = await database.read(lambda each: _kept(each, table.id, fresh.seat, fresh.number))
    if kept is None:
        return fresh
    try:
        return rehearsal_of(table, player, _ACTIONS.validate_json(kept))
    except (ConcordiaError, ValidationError):
        return fresh


async def keep(database: Database, table: Table, draft: Rehearsal) -> None:
    tried = _ACTIONS.dump_json(list(draft.actions)).decode()
    row = (table.id, draft.seat, draft.number, tried)
    await database.write(lambda each: _keep(each, row))


def _kept(connection: sqlite3.Connection, table: int, seat: SeatId, number: int) -> str | None:
    found = connection.execute(
        "SELECT actions FROM drafts WHERE table_id = ? AND seat = ? AND number = ?",
        (table, seat, number),
    ).fetchone()
    return None if found is None else str(found[0])


def _keep(connection: sqlite3.Connection, row: tuple[int, int, int, str]) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO drafts (table_id, seat, number, actions) VALUES (?, ?, ?, ?)", row
    )
