from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.world.wire import AnnouncerWorld, an_announcer_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[AnnouncerWorld]:
    async with an_announcer_world(tmp_path) as world:
        yield world
