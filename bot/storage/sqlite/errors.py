"""Turns SQLite's errors into one line that tells the operator what to do."""

import os
import sqlite3
from pathlib import Path

from bot.storage.errors import (
    DatabaseDamaged,
    DatabaseFull,
    DatabaseLocked,
    DatabaseReadOnly,
    DatabaseUnusable,
    NotOurDatabase,
)
from bot.tables.store import StorageError


def explained(path: Path, error: sqlite3.Error) -> StorageError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    match code:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return DatabaseLocked(
                f"{path} is locked by another program; nothing was stored. "
                "Is a second bot running on it, or a tool that holds it open?"
            )
        case sqlite3.SQLITE_FULL:
            return DatabaseFull(
                f"no space left for {path}; nothing was stored. Free some disk space: "
                "tables continue from what is stored"
            )
        case sqlite3.SQLITE_READONLY:
            return _read_only(path)
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_IOERR if _cannot_write_beside(path):
            return _read_only(path)
        case sqlite3.SQLITE_NOTADB:
            return NotOurDatabase(f"{path} is not a database; it was left as it is")
        case sqlite3.SQLITE_CORRUPT:
            return DatabaseDamaged(
                f"{path} is damaged ({error}); it was left as it is. "
                "Restore a backup: see docs/operating.md"
            )
        case sqlite3.SQLITE_IOERR:
            return DatabaseUnusable(
                f"the disk failed to read or write {path} ({error}); nothing was stored. "
                "Is it full, or failing?"
            )
        case _:
            return DatabaseUnusable(f"{path} cannot be used: {error}; nothing was stored")


def _cannot_write_beside(path: Path) -> bool:
    """SQLite keeps its journal there, and calls that an error of the disk."""
    return path.parent.is_dir() and not os.access(path.parent, os.W_OK)


def _read_only(path: Path) -> DatabaseReadOnly:
    """A disk that found a fault is often mounted again to be read only."""
    return DatabaseReadOnly(
        f"{path} is read-only; nothing was stored. Let the bot's user write to the file and to the "
        f"folder {path.parent}, and check that the disk isn't mounted read-only"
    )
