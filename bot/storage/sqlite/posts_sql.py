"""Messages that will be edited, and single facts. Functions of a plain connection."""

import sqlite3

from bot.tables.store import PostedMessage
from bot.tables.table import TableId


def post(connection: sqlite3.Connection, table_id: TableId, role: str) -> PostedMessage | None:
    found = connection.execute(
        "SELECT key, channel, message FROM posts WHERE table_id = ? AND role = ?", (table_id, role)
    ).fetchone()
    return PostedMessage(*found) if found else None


def keep_post(
    connection: sqlite3.Connection, table_id: TableId, role: str, kept: PostedMessage
) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO posts (table_id, role, key, channel, message) "
        "VALUES (?, ?, ?, ?, ?)",
        (table_id, role, *kept),
    )


def drop_post(connection: sqlite3.Connection, table_id: TableId, role: str) -> None:
    connection.execute("DELETE FROM posts WHERE table_id = ? AND role = ?", (table_id, role))


def fact(connection: sqlite3.Connection, name: str) -> str | None:
    found = connection.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return None if found is None else str(found[0])


def keep_fact(connection: sqlite3.Connection, name: str, value: str) -> None:
    connection.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (name, value))
