"""A new database as a copy of one that was made before: migrations are for their own tests."""

from __future__ import annotations

from pathlib import Path

from bot.storage import open_store
from bot.storage.sql.store import SqlStore
from tests.postgresql import address_of

_made: list[bytes] = []


async def opened(database: Path | str) -> SqlStore:
    """Where there is one already, that one."""
    address = address_of(database)
    if isinstance(database, Path) and address == str(database) and not database.exists():
        if not _made:
            await (await open_store(address)).close()  # nothing is left in a journal beside it
            _made.append(database.read_bytes())
        database.write_bytes(_made[0])
    return await open_store(address)
