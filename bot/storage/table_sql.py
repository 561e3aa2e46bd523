"""Reading and writing tables: the only SQL there is about them.

Functions over a plain connection, to be handed to `Database.read` and `Database.write`.
"""

import json
import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

from bot.storage.rows import (
    Changes,
    EntryRow,
    RequestRow,
    SnapshotRow,
    TableRow,
    WaitingMessage,
)


class KeyTaken(Exception):
    """A request with this key was answered before."""


class LogMovedOn(Exception):
    """Another process has changed the table: what we know of it is out of date."""


class ChannelTaken(Exception):
    pass


class Loaded(NamedTuple):
    table: TableRow
    snapshot: SnapshotRow | None
    entries: tuple[EntryRow, ...]
    """Those after the snapshot, or all."""


_TABLE = ", ".join(TableRow._fields)
_ENTRY = ", ".join(EntryRow._fields)
_INSERT_TABLE = (
    f"INSERT INTO tables ({', '.join(TableRow._fields[1:])}) "
    f"VALUES ({', '.join('?' for _ in TableRow._fields[1:])})"
)
_UPDATE_TABLE = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in TableRow._fields[1:])} "
    "WHERE id = ? AND revision = ?"
)
_INSERT_ENTRY = f"INSERT INTO actions (table_id, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_INSERT_REQUEST = "INSERT INTO requests (key, asked, answer, at) VALUES (?, ?, ?, ?)"
_INSERT_MESSAGE = "INSERT INTO outbox (table_id, viewer, nonce, notice) VALUES (?, ?, ?, ?)"
_REPLACE_SNAPSHOT = (
    "INSERT OR REPLACE INTO snapshots (table_id, number, head, state) VALUES (?, ?, ?, ?)"
)
MESSAGES_TOGETHER = 500
"""As many as are handed over at once."""


def add_table(connection: sqlite3.Connection, table: TableRow) -> int:
    try:
        added = connection.execute(_INSERT_TABLE, table[1:])
    except sqlite3.IntegrityError:
        raise ChannelTaken from None
    assert added.lastrowid is not None
    return added.lastrowid


def store(connection: sqlite3.Connection, table_id: int, changes: Changes) -> None:
    """A request that was answered before, or a log that moved on, stops everything."""
    if changes.request:
        add_request(connection, changes.request)
    try:
        for entry in changes.entries:
            connection.execute(_INSERT_ENTRY, (table_id, *entry))
    except sqlite3.IntegrityError:
        raise LogMovedOn from None
    for message in changes.messages:
        connection.execute(_INSERT_MESSAGE, (table_id, *message))
    for seat in changes.left:
        connection.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (table_id, seat))
    if changes.table:
        values = (*changes.table[1:], table_id, changes.seen)
        if not connection.execute(_UPDATE_TABLE, values).rowcount:
            raise LogMovedOn
    if changes.snapshot:
        connection.execute(_REPLACE_SNAPSHOT, (table_id, *changes.snapshot))


def add_request(connection: sqlite3.Connection, request: RequestRow) -> None:
    try:
        connection.execute(_INSERT_REQUEST, request)
    except sqlite3.IntegrityError:
        raise KeyTaken from None


def load(connection: sqlite3.Connection, table_id: int, *, whole: bool = False) -> Loaded | None:
    """From the snapshot on; the whole log where there is none, or where it is asked for."""
    found = connection.execute(f"SELECT {_TABLE} FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        return None
    snapshot = None
    if not whole:
        kept = connection.execute(
            "SELECT number, head, state FROM snapshots WHERE table_id = ?", (table_id,)
        ).fetchone()
        snapshot = SnapshotRow(*kept) if kept else None
    return Loaded(TableRow(*found), snapshot, _entries(connection, table_id, snapshot))


def _entries(
    connection: sqlite3.Connection, table_id: int, snapshot: SnapshotRow | None
) -> tuple[EntryRow, ...]:
    """The entry whose state the snapshot is comes along, for its hash and its chain."""
    number, head = (snapshot.number, snapshot.head) if snapshot else (0, 0)
    found = connection.execute(
        f"SELECT {_ENTRY} FROM actions WHERE table_id = ? AND number = ? "
        f"UNION ALL SELECT {_ENTRY} FROM actions WHERE table_id = ? AND number > ? "
        "ORDER BY number",
        (table_id, head, table_id, number),
    )
    return tuple(EntryRow(*row) for row in found)


def live_table(connection: sqlite3.Connection, channel: str) -> int | None:
    found = connection.execute(
        "SELECT id FROM tables WHERE channel = ? AND stage IN ('lobby', 'playing', 'held')",
        (channel,),
    ).fetchone()
    return found[0] if found else None


def live_tables_naming(connection: sqlite3.Connection, player: str) -> list[TableRow]:
    """Whose sheet holds that id, whatever for."""
    rows = connection.execute(
        f"SELECT {_TABLE} FROM tables "
        "WHERE stage IN ('lobby', 'playing', 'held') AND instr(sheet, ?) > 0 ORDER BY id",
        (json.dumps(player, ensure_ascii=False),),
    )
    return [TableRow(*row) for row in rows]


def tables_in(connection: sqlite3.Connection, channel: str) -> list[int]:
    """Earlier ones first."""
    rows = connection.execute("SELECT id FROM tables WHERE channel = ? ORDER BY id", (channel,))
    return [row[0] for row in rows]


def answered(connection: sqlite3.Connection, key: str) -> RequestRow | None:
    found = connection.execute(
        "SELECT key, asked, answer, at FROM requests WHERE key = ?", (key,)
    ).fetchone()
    return RequestRow(*found) if found else None


def tables_with_messages(connection: sqlite3.Connection) -> list[int]:
    rows = connection.execute(
        "SELECT DISTINCT table_id FROM outbox WHERE failed IS NULL ORDER BY table_id"
    )
    return [row[0] for row in rows]


def waiting_messages(
    connection: sqlite3.Connection, table_id: int, limit: int = MESSAGES_TOGETHER
) -> list[WaitingMessage]:
    """The first ones of that table."""
    rows = connection.execute(
        "SELECT outbox.id, table_id, channel, sheet, viewer, nonce, notice "
        "FROM outbox JOIN tables ON tables.id = table_id "
        "WHERE table_id = ? AND failed IS NULL ORDER BY outbox.id LIMIT ?",
        (table_id, limit),
    )
    return [WaitingMessage(*row) for row in rows]


def delivered(connection: sqlite3.Connection, messages: Iterable[int]) -> None:
    """Not those that were set aside."""
    connection.executemany(
        "DELETE FROM outbox WHERE id = ? AND failed IS NULL", [(each,) for each in messages]
    )


def undeliverable(connection: sqlite3.Connection, messages: Iterable[int], why: str) -> None:
    connection.executemany(
        "UPDATE outbox SET failed = ? WHERE id = ?", [(why, each) for each in messages]
    )


def computers_to_move(connection: sqlite3.Connection) -> list[int]:
    rows = connection.execute("SELECT id FROM tables WHERE computer_to_move = 1 ORDER BY id")
    return [row[0] for row in rows]


def tables_to_prove(connection: sqlite3.Connection, fingerprint: str) -> list[int]:
    """Live games last played under other rules than these."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE stage IN ('playing', 'held') AND proven < ? "
        "UNION SELECT id FROM tables WHERE stage IN ('playing', 'held') AND proven > ?",
        (fingerprint, fingerprint),  # not <>, which would read every live table
    )
    return [row[0] for row in rows]


def deadlines_before(connection: sqlite3.Connection, now: float) -> list[int]:
    rows = connection.execute("SELECT id FROM tables WHERE deadline <= ? ORDER BY id", (now,))
    return [row[0] for row in rows]


def live_games(connection: sqlite3.Connection) -> list[int]:
    rows = connection.execute("SELECT id FROM tables WHERE stage IN ('playing', 'held')")
    return [row[0] for row in rows]


def forget_requests(connection: sqlite3.Connection, before: float) -> int:
    return connection.execute("DELETE FROM requests WHERE at < ?", (before,)).rowcount


def forget_undeliverable(connection: sqlite3.Connection, now: float, before: float) -> int:
    """Time counts from when such a message is first found here."""
    connection.execute(
        "UPDATE outbox SET failed_at = ? WHERE failed IS NOT NULL AND failed_at IS NULL", (now,)
    )
    return connection.execute("DELETE FROM outbox WHERE failed_at < ?", (before,)).rowcount


def forget_drafts(connection: sqlite3.Connection) -> int:
    """Of games that nobody plays any more."""
    return connection.execute(
        "DELETE FROM drafts WHERE table_id IN "
        "(SELECT id FROM tables WHERE id = drafts.table_id AND stage IN ('over', 'abandoned'))"
    ).rowcount
