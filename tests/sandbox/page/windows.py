"""Windows of the browser, and what somebody does in them: for tests of the page."""

import re
from contextlib import suppress
from typing import Any

from playwright.async_api import Browser, BrowserContext, Error, Locator, Page, expect

from sandbox import LocalDiscord, Person
from sandbox.model import Channel, Json
from tests.sandbox.page.browsers import PHONE, WIDE, context_for

__all__ = ["PHONE", "WIDE", "Window", "Windows", "buttons", "post"]


class Window:
    """One window, in which somebody looks at a place."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.box = page.locator("#box")
        self.log = page.locator("#messages")
        self.who = page.locator("#who")
        self.places = page.locator("#places")
        self.toasts = page.locator("#toasts")

    def message(self, text: str | re.Pattern[str]) -> Locator:
        """The newest with these words."""
        return self.log.locator("article").filter(has_text=text).last

    def button(self, name: str) -> Locator:
        return self.log.get_by_role("button", name=name, exact=True).last

    def option(self, name: str) -> Locator:
        return self.page.get_by_role("option", name=name)

    async def command(self, name: str) -> None:
        """One without options."""
        await self.box.fill(f"/{name}")
        await self.option(f"/{name}").first.wait_for()
        await self.box.press("Enter")

    async def be(self, person: Person) -> None:
        await self.who.get_by_role("button", name=f"Be {person.user.display_name}").click()
        await self.is_now(person)

    async def is_now(self, person: Person) -> None:
        pressed = self.who.locator("[aria-pressed=true]")
        await expect(pressed).to_have_accessible_name(f"You are {person.user.display_name}")

    async def go(self, name: str) -> None:
        await self.places.get_by_role("button", name=re.compile(f"^{name}")).click()
        await self.is_at(name)

    async def is_at(self, name: str) -> None:
        await expect(self.page.locator("#place-title h1")).to_have_text(name)

    async def focused(self) -> str:
        """What a screen reader would call it."""
        name: str = await self.page.evaluate(
            "() => document.activeElement.getAttribute('aria-label')"
            " || document.activeElement.textContent || document.activeElement.id"
        )
        return name


class Windows:
    def __init__(self, browser: Browser, local: LocalDiscord) -> None:
        self.complaints: list[str] = []
        """What the console of the browser had to say."""
        self.lost_connections_are_no_complaint = False
        self._browser = browser
        self._local = local
        self._contexts: list[BrowserContext] = []
        self._first: Page | None = None

    async def open(
        self,
        person: Person | None = None,
        place: Channel | None = None,
        *,
        size: tuple[int, int] = WIDE,
        welcomed: bool = True,
        **options: Any,
    ) -> Window:
        page = await self._new_page(size, **options)
        if welcomed:
            bot = self._local.world.bot.id
            remember = f"try {{ localStorage.setItem('welcomed', '{bot}') }} catch {{}}"
            await page.add_init_script(remember)
        page.on("console", lambda said: self._complain(said.type, said.text))
        page.on("pageerror", lambda error: self._complain("error", str(error)))
        where = f"#{person.id}/{place.id if place else ''}" if person else ""
        await page.goto(self._local.page_address + where)
        window = Window(page)
        if person is not None:
            await window.is_now(person)
        return window

    async def close(self) -> None:
        if self._first:
            with suppress(Error):  # a page that never came has nothing to forget
                await self._first.evaluate("localStorage.clear()")
            await self._first.close()
        for context in self._contexts:
            await context.close()

    async def _new_page(self, size: tuple[int, int], **options: Any) -> Page:
        """A new context takes Chromium as long as a test takes otherwise: the first window of each
        test, if it is nothing special, is one more page of the same, and leaves nothing there."""
        if self._first or options:
            context = await context_for(self._browser, size, **options)
            self._contexts.append(context)
            return await context.new_page()
        self._first = await self._browser.contexts[0].new_page()
        width, height = size
        await self._first.set_viewport_size({"width": width, "height": height})
        return self._first

    def _complain(self, kind: str, text: str) -> None:
        lost = "WebSocket connection" in text
        if kind in ("error", "warning") and not (lost and self.lost_connections_are_no_complaint):
            self.complaints.append(f"{kind}: {text}")


def post(local: LocalDiscord, place: Channel, **body: Any) -> None:
    """A message from the bot, without the bot."""
    local.composer.post(place, local.world.bot.id, body)


def buttons(*labels: str) -> list[Json]:
    made = [{"type": 2, "style": 1, "label": each, "custom_id": each.lower()} for each in labels]
    return [{"type": 1, "components": made}]
