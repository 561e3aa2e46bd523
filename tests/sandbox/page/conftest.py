"""The page in a real Chromium, beside a local Discord and the sample bot.

All in one loop: the browser is started once.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from sandbox import GENEROUS, Clock, LocalDiscord, Shortcut, Specification, Welcome
from tests.sandbox.bots import running
from tests.sandbox.page.windows import Windows
from tests.sandbox.sample_bot import SampleBot

CHROMIUM = Path(os.environ.get("CONCORDIA_BROWSER") or "/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WELCOME = Welcome(
    "Salve!",
    "You can be **any** of these people.",
    (
        Shortcut("Begin in Roma", "Alice", "general", "game new", {"town": "Roma"}, "At once"),
        Shortcut("Look at a table", "Bob", "general", "table"),
    ),
)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    if not CHROMIUM.exists():
        reason = f"there is no {CHROMIUM}: install Debian's chromium to test the page"
        if "CONCORDIA_BROWSER" in os.environ:
            pytest.fail(reason)
        pytest.skip(reason)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def local(specification: Specification | None) -> AsyncIterator[LocalDiscord]:
    clock = Clock(standing=True)
    async with LocalDiscord(
        clock=clock, rates=GENEROUS, specification=specification, page=WELCOME
    ) as discord:
        yield discord
        discord.journal.check()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(local: LocalDiscord) -> AsyncIterator[SampleBot]:
    bot = SampleBot()
    async with running(local, bot):
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def windows(browser: Browser, local: LocalDiscord) -> AsyncIterator[Windows]:
    windows = Windows(browser, local)
    yield windows
    await windows.close()
    assert windows.complaints == []
