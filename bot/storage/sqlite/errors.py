"""Turns SQLite's errors into one line that tells the operator what to do."""

import sqlite3
from pathlib import Path

from bot.storage.errors import (
    DatabaseDamaged,
    DatabaseFull,
    DatabaseLocked,
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
