"""The store in a single SQLite file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.storage.sql.store import SqlStore
from bot.storage.sqlite.database import Database


class SqliteStore(SqlStore):
    database: Database

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        return cls(await Database.open(path))

    @property
    def path(self) -> Path:
        return self.database.path

    @property
    def migrated(self) -> Sequence[str]:
        """Migrations applied when it was opened."""
        return self.database.migrated
