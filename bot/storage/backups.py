"""A safe copy of a database, also while the bot is running on it."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path


def copy_into(connection: sqlite3.Connection, target: Path, *, replace: bool = False) -> None:
    """Everything committed so far, in one file that needs no other; whole, or not there at all."""
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        connection.execute("VACUUM INTO ?", (str(beside),))
        _flush(beside)
        if replace:
            beside.replace(target)
        else:
            os.link(beside, target)  # refuses to write over a file
            beside.unlink()
        _flush(target.parent)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
