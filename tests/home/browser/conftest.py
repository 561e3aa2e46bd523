"""The real bot on the page, in a real Chromium; people click and type as anybody would.

All in one loop: the browser is started once.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.sandbox.page.browsers import PATIENCE, chromium
from tests.sandbox.page.windows import Windows
from tests.world.page import PageWorld, a_page_world


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    async with chromium() as browser:
        yield browser
    expect.set_options(timeout=None)


@pytest_asyncio.fixture(loop_scope="session")
async def world(tmp_path: Path, browser: Browser) -> AsyncIterator[PageWorld]:
    async with a_page_world(tmp_path / "concordia.sqlite", browser) as world:
        yield world


@pytest_asyncio.fixture(loop_scope="session")
async def windows(world: PageWorld) -> Windows:
    return world.windows
