"""The real bot on the page, in a real Chromium; people click and type as anybody would.

All in one loop: the browser is started once.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser, expect

from sandbox import Shortcut, Welcome
from tests.bot.journeys.house import House, a_house
from tests.sandbox.page.browsers import chromium
from tests.sandbox.page.windows import Windows

PATIENCE = 120_000
"""Milliseconds: the first picture of a board is painted from nothing."""
QUICK = Shortcut(
    "Start a quick game",
    "Livia",
    "concordia",
    "concordia quick",
    {"computers": 2, "level": "novice"},
    "At once",
)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    async with chromium() as browser:
        yield browser
    expect.set_options(timeout=None)


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[House]:
    page = Welcome("Salve!", "You are **Livia**.", (QUICK,))
    async with a_house(tmp_path / "concordia.sqlite", page=page) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def windows(browser: Browser, house: House) -> AsyncIterator[Windows]:
    windows = Windows(browser, house.local)
    yield windows
    await windows.close()
    assert windows.complaints == []
