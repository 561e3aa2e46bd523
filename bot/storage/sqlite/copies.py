"""Copies a database to another file: the copy is complete, or not there at all."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600
"""For nobody but its owner: hands and seeds are secrets."""


def copy_into(connection: sqlite3.Connection, target: Path, *, replace: bool = False) -> None:
    """Everything committed so far, in one file that needs no other; whole, or not there at all."""
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        beside.unlink(missing_ok=True)  # of one that was killed, and had the same process id
        beside.touch(PRIVATE)
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
