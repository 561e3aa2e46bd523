"""The private panel on the page: the last message for one's eyes alone that asks something."""

from playwright.async_api import Locator, expect

from tests.sandbox.page.windows import Window

PLAY, CONFIRM, BACK = "Play", "Confirm", "Back one step"
_STEPS = 20


class Panel:
    """By mouse, or by keyboard alone."""

    def __init__(self, window: Window, *, keyboard: bool = False) -> None:
        self.window = window
        self.keyboard = keyboard
        self.message: Locator = window.log.locator("article.private").last

    def button(self, name: str) -> Locator:
        return self.message.locator(".row").get_by_role("button", name=name).first

    async def open(self) -> None:
        await self.press(self.window.button(PLAY))
        await expect(self.message).to_contain_text("Which card do you play")
        await expect(self.message.locator("img")).to_be_visible()

    async def open_the_next(self) -> None:
        """Below the one that was played, whatever it asks first."""
        played = await self.message.get_attribute("data-key")
        assert played is not None
        await self.press(self.window.button(PLAY))
        await expect(self.message).not_to_have_attribute("data-key", played)
        await expect(self.message.locator("img")).to_be_visible()

    async def press(self, button: Locator) -> None:
        if not self.keyboard:
            await button.click()
            return
        page = self.window.page
        await button.wait_for()
        await page.keyboard.press("Escape")  # to the box, and from there up to the messages
        await page.keyboard.press("ArrowUp")
        await page.keyboard.press("ArrowUp")
        for _ in range(60):
            if await button.evaluate("each => each === document.activeElement"):
                await page.keyboard.press("Enter")
                return
            await page.keyboard.press("Tab")
        raise AssertionError("it is not reached by Tab")

    async def choose(self, name: str) -> None:
        """A button, and what became of the panel by it."""
        await self._changed(self.button(name))

    async def choose_from_the_menu(self) -> None:
        """The first in it."""
        picture = await self._picture()
        await self.press(self._menu())
        first = self.window.page.locator("[role=option]").first
        await first.wait_for()
        if self.keyboard:
            await self.window.page.keyboard.press("Enter")
        else:
            await first.click()
        await expect(picture).to_have_count(0)

    async def to_confirm(self) -> None:
        """Whatever is offered first, until nothing is left but to confirm."""
        for _ in range(_STEPS):
            if await self.button(CONFIRM).count():
                return
            if await self._menu().count():
                await self.choose_from_the_menu()
            elif await (first := self.message.locator("button.s1").first).count():
                await self._changed(first)
            else:
                await self._changed(self.message.locator(".row button").first)
        raise AssertionError("there is no end to it")

    async def confirm(self) -> None:
        await self.press(self.button(CONFIRM))
        await expect(self.message).to_contain_text("Played.")

    def _menu(self) -> Locator:
        return self.message.locator("button[aria-haspopup=listbox]").first

    async def _changed(self, button: Locator) -> None:
        picture = await self._picture()
        await self.press(button)
        await expect(picture).to_have_count(0)

    async def _picture(self) -> Locator:
        """With each step another one comes."""
        address = await self.message.locator("img").get_attribute("src")
        return self.message.locator(f'img[src="{address}"]')
