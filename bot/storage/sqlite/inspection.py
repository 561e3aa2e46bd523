"""Reads a database without changing it: is it ours, is it intact, and what does it hold?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from bot.storage.errors import DatabaseDamaged, DatabaseUnusable
from bot.storage.sql import outbox_sql, table_sql
from bot.storage.sqlite import migrations
from bot.storage.sqlite.errors import explained
from bot.tables.store import StoredTable


class Holding(NamedTuple):
    tables: int
    live: int
    actions: int
    messages: int
    """Waiting to be sent."""


class Inspection:
    def __init__(self, connection: sqlite3.Connection, form: int) -> None:
        self._connection = connection
        self.form = form
        """The schema version; 0 if nothing was stored yet."""
        self.newest_form = migrations.all_migrations()[-1].number

    def holding(self) -> Holding:
        return holding(self._connection)

    def live_games(self) -> Iterator[StoredTable]:
        """With their whole logs, one at a time."""
        for table_id in table_sql.live_games(self._connection):
            stored = table_sql.load(self._connection, table_id, whole=True)
            assert stored
            yield stored


@contextmanager
def inspected(path: Path) -> Iterator[Inspection]:
    """Refuses a database that is damaged or not ours."""
    with closing(read_only(path)) as connection:
        form = known_form(connection, path)
        refuse_damaged(connection, path)
        yield Inspection(connection, form)


def known_form(connection: sqlite3.Connection, path: Path) -> int:
    """The schema version; 0 if nothing was stored yet. Refuses a file that isn't ours."""
    try:
        migrations.refuse_foreign(connection, path, migrations.all_migrations()[-1].number)
        return migrations.version_of(connection)
    except sqlite3.Error as error:
        raise explained(path, error) from error


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that can't change anything or create a file."""
    if not path.is_file():
        raise DatabaseUnusable(f"there is no database {path}; name it with --database")
    try:
        return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    except sqlite3.Error as error:
        raise explained(path, error) from error


def refuse_damaged(connection: sqlite3.Connection, path: Path) -> None:
    try:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        (stray,) = connection.execute("SELECT count(*) FROM pragma_foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise explained(path, error) from error
    if verdict != "ok":
        raise DatabaseDamaged(f"{path} is damaged: {' '.join(str(verdict).split())}")
    if stray:
        raise DatabaseDamaged(f"{path} is damaged: {stray} rows belong to no table")


def holding(connection: sqlite3.Connection) -> Holding:
    def count(what: str) -> int:
        (found,) = connection.execute(f"SELECT count(*) FROM {what}").fetchone()
        return int(found)

    return Holding(
        tables=count("tables"),
        live=count("tables WHERE stage IN ('lobby', 'playing', 'held')"),
        actions=count("actions"),
        messages=outbox_sql.count_waiting(connection),
    )
