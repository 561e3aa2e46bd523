"""Cleaning up. Functions of a plain connection."""

from bot.storage.sql import results_sql
from bot.storage.sql.connection import SqlConnection
from bot.tables.table import TableId

_BELONGING = (
    "outbox", "drafts", "plans", "snapshots", "posts", "table_players", "timers", "results_to_make",
    "actions",
)  # fmt: skip
"""Where something refers to a table."""


def tidy(connection: SqlConnection, now: float, before: float) -> None:
    connection.execute("DELETE FROM requests WHERE at < ?", (before,))
    connection.execute(  # time counts from when such a message is first found here
        "UPDATE outbox SET failed_at = ? WHERE failed IS NOT NULL AND failed_at IS NULL", (now,)
    )
    connection.execute("DELETE FROM outbox WHERE failed_at < ?", (before,))
    for private in ("drafts", "plans"):
        connection.execute(
            f"DELETE FROM {private} WHERE table_id IN (SELECT id FROM tables "
            f"WHERE id = {private}.table_id AND stage IN ('over', 'abandoned'))"
        )
    connection.execute(
        "UPDATE tables SET ended_at = ? WHERE ended_at IS NULL AND stage IN ('over', 'abandoned')",
        (now,),
    )
    connection.execute("UPDATE people SET seen_at = ? WHERE seen_at IS NULL", (now,))


def forget_games(connection: SqlConnection, before: float, most: int) -> list[TableId]:
    results_sql.enter(connection)
    ended = connection.execute(
        "SELECT id FROM tables WHERE ended_at < ? ORDER BY ended_at LIMIT ?", (before, most)
    ).fetchall()
    for belonging in _BELONGING:
        connection.executemany(f"DELETE FROM {belonging} WHERE table_id = ?", ended)
    connection.executemany("DELETE FROM tables WHERE id = ?", ended)
    return [TableId(table) for (table,) in ended]
