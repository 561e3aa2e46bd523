"""A real Chromium, Debian's, for tests that look at a page."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

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
PATIENCE = 600_000
"""Milliseconds until a test gives up: for a busy machine, not for timing."""


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
        yield browser
        await browser.close()
