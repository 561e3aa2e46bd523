from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.sql.store import SqlStore
from tests.world import fresh_database
from tests.world.tables import TableWorld, a_table_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[TableWorld]:
    async with a_table_world(tmp_path / "concordia.sqlite") as world:
        yield world


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """Without tables."""
    opened = await fresh_database.opened(tmp_path / "concordia.sqlite")
    yield opened
    await opened.close()
