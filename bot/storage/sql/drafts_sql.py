"""Drafts. Functions of a plain connection."""

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.upsert import upsert
from bot.tables.store import StoredDraft
from bot.tables.table import TableId
from engine.terms import SeatId

_KEEP = upsert("drafts", ("table_id", "seat"), ("number", "actions"))


def draft(connection: SqlConnection, table_id: TableId, seat: SeatId) -> StoredDraft | None:
    found = connection.execute(
        "SELECT number, actions FROM drafts WHERE table_id = ? AND seat = ?", (table_id, seat)
    ).fetchone()
    return StoredDraft(*found) if found else None


def keep_draft(
    connection: SqlConnection, table_id: TableId, seat: SeatId, kept: StoredDraft
) -> None:
    connection.execute(_KEEP, (table_id, seat, *kept))
