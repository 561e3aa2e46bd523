"""What is remembered besides the tables: people, messages that will be edited, single facts.

Functions over a plain connection, like those of the shelf.
"""

import sqlite3
from collections.abc import Iterable

from bot.storage.rows import PersonRow, PostRow

_TOGETHER = 500
"""As many as one statement asks for, well below what SQLite takes."""


def meet(connection: sqlite3.Connection, player: str, name: str, locale: str | None) -> PersonRow:
    found = connection.execute(
        "INSERT INTO people (player, name, locale) VALUES (?, ?, ?) "
        "ON CONFLICT (player) DO UPDATE SET name = excluded.name, locale = excluded.locale "
        "RETURNING player, name, locale, takes_dms",
        (player, name, locale),
    ).fetchone()
    return PersonRow(*found)


def set_dms(connection: sqlite3.Connection, player: str, on: bool) -> PersonRow:
    found = connection.execute(
        "INSERT INTO people (player, name, takes_dms) VALUES (?, '', ?) "
        "ON CONFLICT (player) DO UPDATE SET takes_dms = excluded.takes_dms "
        "RETURNING player, name, locale, takes_dms",
        (player, int(on)),
    ).fetchone()
    return PersonRow(*found)


def people(connection: sqlite3.Connection, players: Iterable[str]) -> list[PersonRow]:
    """Those of them who were ever met."""
    wanted = list(players)
    found: list[PersonRow] = []
    for first in range(0, len(wanted), _TOGETHER):
        some = wanted[first : first + _TOGETHER]
        marks = ", ".join("?" for _ in some)
        rows = connection.execute(
            f"SELECT player, name, locale, takes_dms FROM people WHERE player IN ({marks})", some
        )
        found += [PersonRow(*row) for row in rows]
    return found


def post(connection: sqlite3.Connection, table_id: int, role: str) -> PostRow | None:
    found = connection.execute(
        "SELECT key, channel, message FROM posts WHERE table_id = ? AND role = ?", (table_id, role)
    ).fetchone()
    return PostRow(*found) if found else None


def keep_post(connection: sqlite3.Connection, table_id: int, role: str, row: PostRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO posts (table_id, role, key, channel, message) "
        "VALUES (?, ?, ?, ?, ?)",
        (table_id, role, *row),
    )


def drop_post(connection: sqlite3.Connection, table_id: int, role: str) -> None:
    connection.execute("DELETE FROM posts WHERE table_id = ? AND role = ?", (table_id, role))


def fact(connection: sqlite3.Connection, name: str) -> str | None:
    found = connection.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return None if found is None else str(found[0])


def keep_fact(connection: sqlite3.Connection, name: str, value: str) -> None:
    connection.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (name, value))
