"""Heartbeat and cleaning up. Functions of a plain connection."""

import sqlite3

from bot.storage.sqlite import migrations, outbox_sql


def heartbeat(connection: sqlite3.Connection) -> int:
    """Writes the schema version again: only a committed write shows that the disk isn't full."""
    connection.execute(f"PRAGMA user_version = {migrations.version_of(connection)}")
    return outbox_sql.count_waiting(connection)


def tidy(connection: sqlite3.Connection, now: float, before: float) -> None:
    connection.execute("DELETE FROM requests WHERE at < ?", (before,))
    connection.execute(  # time counts from when such a message is first found here
        "UPDATE outbox SET failed_at = ? WHERE failed IS NOT NULL AND failed_at IS NULL", (now,)
    )
    connection.execute("DELETE FROM outbox WHERE failed_at < ?", (before,))
    connection.execute(
        "DELETE FROM drafts WHERE table_id IN "
        "(SELECT id FROM tables WHERE id = drafts.table_id AND stage IN ('over', 'abandoned'))"
    )
