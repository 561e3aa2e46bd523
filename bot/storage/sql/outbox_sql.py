"""Messages that wait to be sent, or were set aside. Functions of a plain connection."""

from collections.abc import Iterable

from bot.storage.sql.connection import SqlConnection
from bot.tables.notices import CHANGED
from bot.tables.seating import Seating
from bot.tables.store import WaitingMessage
from bot.tables.table import TableId, nonce

MESSAGES_TOGETHER = 500
"""As many as are handed over at once."""


def tables_with_messages(connection: SqlConnection) -> list[TableId]:
    rows = connection.execute(
        "SELECT DISTINCT table_id FROM outbox WHERE failed IS NULL ORDER BY table_id"
    )
    return [TableId(each) for (each,) in rows]


def say_changed(connection: SqlConnection, tables: Iterable[TableId], at: float) -> None:
    """What stands for these tables is looked at again, though they are as they were."""
    viewer, notice = CHANGED
    connection.executemany(
        "INSERT INTO outbox (table_id, viewer, nonce, notice) VALUES (?, ?, ?, ?)",
        [(each, viewer, nonce(f"{each} again {at}"), notice.model_dump_json()) for each in tables],
    )


def waiting_messages(connection: SqlConnection, table_id: TableId) -> list[WaitingMessage]:
    place = connection.execute(
        "SELECT channel, sheet, guild FROM tables WHERE id = ?", (table_id,)
    ).fetchone()
    if place is None:
        return []
    channel, seating = place[0], Seating.model_validate_json(place[1])
    rows = connection.execute(
        "SELECT id, viewer, nonce, notice FROM outbox "
        "WHERE table_id = ? AND failed IS NULL ORDER BY id LIMIT ?",
        (table_id, MESSAGES_TOGETHER),
    )
    return [
        WaitingMessage(number, table_id, channel, seating, viewer, nonce, notice, place[2])
        for number, viewer, nonce, notice in rows
    ]


def count_waiting(connection: SqlConnection) -> int:
    (waiting,) = connection.execute("SELECT count(*) FROM outbox WHERE failed IS NULL").fetchone()
    return int(waiting)


def cross_off(connection: SqlConnection, messages: Iterable[int]) -> None:
    connection.executemany(
        "DELETE FROM outbox WHERE id = ? AND failed IS NULL", [(each,) for each in messages]
    )


def set_aside(connection: SqlConnection, messages: Iterable[int], why: str) -> None:
    connection.executemany(
        "UPDATE outbox SET failed = ? WHERE id = ?", [(why, each) for each in messages]
    )
