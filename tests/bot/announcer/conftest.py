import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.world.wire import AnnouncerWorld, an_announcer_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[AnnouncerWorld]:
    async with an_announcer_world(tmp_path) as world:
        yield world


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits for seconds before it tries again."""
    sleep = asyncio.sleep

    async def no_wait(seconds: float) -> None:
        await sleep(0 if seconds >= 1 else seconds)

    monkeypatch.setattr(asyncio, "sleep", no_wait)
