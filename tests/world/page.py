"""The third depth: the page in a browser, where people click and type as anybody would."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from playwright.async_api import Browser

from home.page_texts import page_texts
from home.play import locales, welcome
from players import player_for
from sandbox import (
    GENEROUS,
    Clock,
    Latency,
    LocalDiscord,
    PageTexts,
    Shortcut,
    Specification,
    Welcome,
)
from tests.sandbox.page.windows import Windows
from tests.world.wire import BotWorld

QUICK = Shortcut(
    "Start a quick game",
    "concordia",
    "concordia quick",
    {"computers": 2, "level": "novice"},
    "At once",
)

SOLO = Shortcut("Alone against Contrarius", "concordia", "concordia solo", {}, "At once")
WELCOME = Welcome("Salve!", "You are **{you}**.", (QUICK, SOLO))


def welcome_here(locale: str) -> Welcome:
    """That of `concordia play`, where the channel has another name."""
    said = welcome(locale)
    quick, solo = (replace(each, place="concordia") for each in said.actions)
    options = {**quick.options, "level": "novice"}
    return replace(said, actions=(replace(quick, options=options), solo))


class PageWorld(BotWorld):
    def __init__(self, local: LocalDiscord, path: Path, browser: Browser) -> None:
        super().__init__(local, path, player_for)
        self.windows = Windows(browser, local)


@asynccontextmanager
async def a_page_world(
    path: Path, browser: Browser, said: Callable[[str], Welcome] = lambda _: WELCOME
) -> AsyncIterator[PageWorld]:
    """Whatever the browser complains of is a failure."""
    clock, known = Clock(standing=True), Specification.from_environment()
    page = PageTexts(page_texts, said, locales())
    latency = Latency.from_environment()
    async with LocalDiscord(
        clock=clock, rates=GENEROUS, specification=known, page=page, latency=latency
    ) as local:
        world = PageWorld(local, path, browser)
        await world.begin()
        try:
            yield world
        finally:
            await world.windows.close()
            await world.end()
        local.journal.check()
    assert world.windows.complaints == []
