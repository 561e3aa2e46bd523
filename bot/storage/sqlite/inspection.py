"""Reads a database without changing it: is it ours, and is it intact?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.errors import DatabaseDamaged, DatabaseUnusable
from bot.storage.sql.inspection import Inspection
from bot.storage.sqlite import migrations
from bot.storage.sqlite.errors import explained


@contextmanager
def inspected(path: Path, *, whole: bool = True) -> Iterator[Inspection]:
    """Refuses a database that is damaged or not ours."""
    with closing(read_only(path)) as connection:
        form = known_form(connection, path)
        if whole:
            refuse_damaged(connection, path)
        yield Inspection(connection, form, migrations.all_migrations()[-1].number)


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
