"""The page in a real Chromium, beside a local Discord and the sample bot.

All in one loop, in which the browser is started once: `browser` in tests/conftest.py.
"""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser

from home.page_texts import page_texts
from sandbox import (
    GENEROUS,
    Clock,
    LocalDiscord,
    PageTexts,
    Shortcut,
    Specification,
    WayBack,
    Welcome,
)
from tests.sandbox.bots import running
from tests.sandbox.page.windows import Windows
from tests.sandbox.sample_bot import SampleBot

WELCOME = Welcome(
    "Salve!",
    "You are **{you}**, and can be anybody else.",
    (
        Shortcut("Begin in Roma", "general", "game new", {"town": "Roma"}, "At once"),
        Shortcut("Look at a table", "general", "table", person="Bob"),
    ),
    WayBack("Back to #{place}", "Something is on there."),
)
PAGE = PageTexts(page_texts, lambda _: WELCOME)


@pytest_asyncio.fixture(loop_scope="session")
async def local(specification: Specification | None) -> AsyncIterator[LocalDiscord]:
    clock = Clock(standing=True)
    async with LocalDiscord(
        clock=clock, rates=GENEROUS, specification=specification, page=PAGE
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
