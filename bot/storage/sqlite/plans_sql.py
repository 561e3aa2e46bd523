"""Plans. Functions of a plain connection."""

import sqlite3

from bot.tables.table import TableId
from engine.terms import SeatId


def plans(connection: sqlite3.Connection, table_id: TableId, seat: SeatId) -> str | None:
    found = connection.execute(
        "SELECT plans FROM plans WHERE table_id = ? AND seat = ?", (table_id, seat)
    ).fetchone()
    return str(found[0]) if found else None


def keep_plans(connection: sqlite3.Connection, table_id: TableId, seat: SeatId, kept: str) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO plans (table_id, seat, plans) VALUES (?, ?, ?)",
        (table_id, seat, kept),
    )


def drop_plans(connection: sqlite3.Connection, table_id: TableId, seat: SeatId) -> None:
    connection.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", (table_id, seat))
