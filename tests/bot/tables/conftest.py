from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.world.tables import TableWorld, a_table_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[TableWorld]:
    async with a_table_world(tmp_path / "concordia.sqlite") as world:
        yield world
