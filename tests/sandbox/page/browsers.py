"""A real Chromium, Debian's, for tests that look at a page."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, ViewportSize, async_playwright, expect

HEADLESS = Path("/usr/bin/chromium-headless-shell")
"""The same browser without windows and menus: half the processor time."""
USUAL = HEADLESS if HEADLESS.exists() else Path("/usr/bin/chromium")
CHROMIUM = Path(os.environ.get("CONCORDIA_BROWSER") or USUAL)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",
    "--renderer-process-limit=1",
]
"""The last two: every page here is of one site, and a process for each is half of what it costs."""
HERE = "http://127.0.0.1/"
"""The site of every page, whatever its port."""
WIDE = (1280, 800)
PHONE = (390, 844)
PATIENCE = 600_000
"""Milliseconds until a test gives up: for a busy machine, not for timing."""


async def context_for(
    browser: Browser, size: tuple[int, int] = WIDE, **more: Any
) -> BrowserContext:
    """Somebody's browser, who shares nothing with others."""
    width, height = size
    viewport: ViewportSize = {"width": width, "height": height}
    context = await browser.new_context(viewport=viewport, **{"locale": "en-GB", **more})
    context.set_default_timeout(PATIENCE)
    return context


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Skips the test where there is none, or fails it if there should be."""
    if not CHROMIUM.exists():
        reason = f"there is no {CHROMIUM}: install Debian's chromium to test the page"
        if "CONCORDIA_BROWSER" in os.environ:
            pytest.fail(reason)
        pytest.skip(reason)
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        await _stay_ready(await context_for(browser))
        yield browser
        await browser.close()


async def _stay_ready(context: BrowserContext) -> None:
    """The first is there for one test after the other. A page of it that stays open keeps the
    process that shows their pages: to start one takes as long as many a test."""
    page = await context.new_page()
    await page.route(HERE, lambda route: route.fulfill(body="", content_type="text/html"))
    await page.goto(HERE)
    await page.unroute(HERE)
