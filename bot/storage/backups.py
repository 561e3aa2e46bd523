"""A safe copy of a database, also while the bot is running on it; and what a database holds."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from bot.storage.errors import DatabaseDamaged, DatabaseUnusable, told


class Holding(NamedTuple):
    tables: int
    live: int
    actions: int
    messages: int
    """Still to be said."""


def back_up(source: Path, target: Path) -> Holding:
    """What the copy holds, once it has been read from end to end."""
    with closing(read_only(source)) as connection:
        try:
            copy_into(connection, target)
        except sqlite3.Error as error:
            raise told(source, error) from error
    with closing(read_only(target)) as copy:
        refuse_damaged(copy, target)
        return holding(copy)


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


def copy_into(connection: sqlite3.Connection, target: Path, *, replace: bool = False) -> None:
    """Everything committed so far, in one file that needs no other; whole, or not there at all."""
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        connection.execute("VACUUM INTO ?", (str(beside),))
        _flush(beside)
        if replace:
            beside.replace(target)
        else:
            _rename(beside, target)
        _flush(target.parent)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def _rename(beside: Path, target: Path) -> None:
    """Never over a file that is there, where the disk can promise that; else after a look."""
    try:
        os.link(beside, target)
    except FileExistsError:
        raise
    except OSError:
        if target.exists():
            raise FileExistsError(17, "File exists", str(target)) from None
        beside.rename(target)
    else:
        beside.unlink()


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
