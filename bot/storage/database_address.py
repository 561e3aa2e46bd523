"""Which database an address means: a PostgreSQL server's, or a file of SQLite's."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.storage.sql.inspection import Inspection
from bot.storage.sqlite import inspection as sqlite_inspection
from bot.storage.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from bot.storage.database_copy import Progress
    from bot.storage.postgresql.store import PostgresStore

# Nobody who keeps a file waits for psycopg, so it is imported where it is needed.


async def open_store(address: str) -> SqliteStore | PostgresStore:
    if not is_postgresql(address):
        return await SqliteStore.open(Path(address))
    from bot.storage.postgresql.store import PostgresStore

    return await PostgresStore.open(address)


def move_database(source: str, target: str, progress: Progress) -> dict[str, int]:
    """Copies everything into an empty database of the other kind, and returns how many rows of
    each table there were."""
    from bot.storage import database_copy

    return database_copy.move_database(source, target, progress)


def inspected(address: str, *, whole: bool = True) -> AbstractContextManager[Inspection]:
    """Refuses a database that isn't ours, or a file that is damaged: `whole` reads all of it."""
    if not is_postgresql(address):
        return sqlite_inspection.inspected(Path(address), whole=whole)
    from bot.storage.postgresql.inspection import inspected

    return inspected(address)


def is_postgresql(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def shown(address: str) -> str:
    """How messages call it: never with a password."""
    if not is_postgresql(address):
        return address
    from bot.storage.postgresql.errors import place_of

    return place_of(address)
