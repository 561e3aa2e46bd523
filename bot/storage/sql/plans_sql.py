"""Plans. Functions of a plain connection."""

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.upsert import upsert
from bot.tables.table import TableId
from engine.terms import SeatId

_KEEP = upsert("plans", ("table_id", "seat"), ("plans",))


def plans(connection: SqlConnection, table_id: TableId, seat: SeatId) -> str | None:
    found = connection.execute(
        "SELECT plans FROM plans WHERE table_id = ? AND seat = ?", (table_id, seat)
    ).fetchone()
    return str(found[0]) if found else None


def keep_plans(connection: SqlConnection, table_id: TableId, seat: SeatId, kept: str) -> None:
    connection.execute(_KEEP, (table_id, seat, kept))


def drop_plans(connection: SqlConnection, table_id: TableId, seat: SeatId) -> None:
    connection.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", (table_id, seat))
