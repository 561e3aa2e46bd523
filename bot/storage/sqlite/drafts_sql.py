"""Drafts. Functions of a plain connection."""

import sqlite3

from bot.tables.store import StoredDraft
from bot.tables.table import TableId
from engine.terms import SeatId


def draft(connection: sqlite3.Connection, table_id: TableId, seat: SeatId) -> StoredDraft | None:
    found = connection.execute(
        "SELECT number, actions FROM drafts WHERE table_id = ? AND seat = ?", (table_id, seat)
    ).fetchone()
    return StoredDraft(*found) if found else None


def keep_draft(
    connection: sqlite3.Connection, table_id: TableId, seat: SeatId, kept: StoredDraft
) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO drafts (table_id, seat, number, actions) VALUES (?, ?, ?, ?)",
        (table_id, seat, *kept),
    )
