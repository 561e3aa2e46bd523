from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.world.wire import BotWorld, a_bot_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with a_bot_world(tmp_path / "concordia.sqlite") as world:
        yield world
