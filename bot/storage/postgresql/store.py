"""The store in a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.postgresql.database import PostgresDatabase
from bot.storage.sql.store import SqlStore


class PostgresStore(SqlStore):
    database: PostgresDatabase

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        return cls(await PostgresDatabase.open(address))

    @property
    def migrated(self) -> Sequence[str]:
        """Migrations applied when it was opened."""
        return self.database.migrated
