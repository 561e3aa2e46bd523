"""What can go wrong between the program and its database, told to the operator.

StorageError
├── NotOurDatabase      the file is something else; it is left alone
├── NewerDatabase       written by a newer version of the program
├── MigrationFailed     the database is as it was before
├── DatabaseLocked      another program holds it
├── DatabaseFull        no room on the disk
├── DatabaseDamaged     SQLite cannot read what stands there
└── DatabaseUnusable    anything else: missing folder, missing rights, a broken disk
"""

import sqlite3
from pathlib import Path

from engine.errors import ConcordiaError


class StorageError(ConcordiaError):
    """Nothing was stored, and nothing that was stored is lost."""


class NotOurDatabase(StorageError):
    pass


class NewerDatabase(StorageError):
    pass


class MigrationFailed(StorageError):
    pass


class DatabaseLocked(StorageError):
    pass


class DatabaseFull(StorageError):
    pass


class DatabaseDamaged(StorageError):
    pass


class DatabaseUnusable(StorageError):
    pass


def told(path: Path, error: sqlite3.Error) -> StorageError:
    """SQLite's error in one line that says what to do."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    match code:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return DatabaseLocked(
                f"{path} is locked by another program; nothing was stored. "
                "Is a second bot running on it, or a tool that holds it open?"
            )
        case sqlite3.SQLITE_FULL:
            return DatabaseFull(
                f"no room left for {path}; nothing was stored. Free some space on its disk: "
                "the tables go on from what is stored"
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
                f"the disk would not read or write {path} ({error}); nothing was stored. "
                "Is it full, or failing?"
            )
        case _:
            return DatabaseUnusable(f"{path} cannot be used: {error}; nothing was stored")
