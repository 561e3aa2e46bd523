"""A safe copy of a database, also while the bot is running on it; and what a database holds."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.storage import migrations
from bot.storage.copies import copy_into
from bot.storage.errors import (
    DatabaseDamaged,
    DatabaseUnusable,
    NotOurDatabase,
    StorageError,
    told,
)


class Holding(NamedTuple):
    tables: int
    live: int
    actions: int
    messages: int
    """Still to be said."""


def back_up(source: Path, target: Path) -> Holding:
    """What the copy holds. Both are read from end to end: a copy of what is damaged would look
    whole, as it is built anew, and lack what could not be read."""
    with closing(read_only(source)) as connection:
        if not known_form(connection, source):
            raise NotOurDatabase(f"{source} holds nothing yet, so there is nothing to copy")
        refuse_damaged(connection, source)
        try:
            copy_into(connection, target)
        except sqlite3.Error as error:
            raise told(source, error) from error
    with closing(read_only(target)) as copy:
        try:
            refuse_damaged(copy, target)
        except StorageError:
            target.unlink()
            raise
        return holding(copy)


def known_form(connection: sqlite3.Connection, path: Path) -> int:
    """Its form, which is 0 where nothing was stored yet; a file that is not ours has none."""
    try:
        migrations.refuse_foreign(connection, path, migrations.all_migrations()[-1].number)
        return migrations.version_of(connection)
    except sqlite3.Error as error:
        raise told(path, error) from error


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that cannot change anything, nor make a file that is not there."""
    if not path.is_file():
        raise DatabaseUnusable(f"there is no database {path}; name it with --database")
    try:
        return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    except sqlite3.Error as error:
        raise told(path, error) from error


def refuse_damaged(connection: sqlite3.Connection, path: Path) -> None:
    try:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        (stray,) = connection.execute("SELECT count(*) FROM pragma_foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise told(path, error) from error
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
        messages=count("outbox WHERE failed IS NULL"),
    )
