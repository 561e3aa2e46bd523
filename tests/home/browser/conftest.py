"""The real bot on the page, in a real Chromium; people click and type as anybody would.

All in one loop, in which the browser is started once: `browser` in tests/conftest.py.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.sandbox.page.windows import Windows
from tests.world.page import PageWorld, a_page_world


@pytest_asyncio.fixture(loop_scope="session")
async def world(tmp_path: Path, browser: Browser) -> AsyncIterator[PageWorld]:
    async with a_page_world(tmp_path / "concordia.sqlite", browser) as world:
        yield world


@pytest_asyncio.fixture(loop_scope="session")
async def windows(world: PageWorld) -> Windows:
    return world.windows
