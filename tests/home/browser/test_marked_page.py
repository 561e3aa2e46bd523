"""Somebody uses the page in the language that only tests speak: whatever reads as plain English did
not come from the catalogues, and whatever is cut off would be so in French or German."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.discord.command_tree import all_commands
from home.page_texts import page_texts
from tests.sandbox.page.windows import PHONE, Window, post
from tests.words.pseudo import PSEUDO, pseudo_language
from tests.words.unmarked import unmarked
from tests.world.page import PageWorld, a_page_world, welcome_here
from words import Words, words_for

pytestmark = pytest.mark.asyncio(loop_scope="session")
GIVEN = (
    *("Livia", "Marcus", "Julia", "Gaius", "Octavia", "Titus", "Forum", "concordia", "bot"),
    *("quick", "history"),  # as Discord says what somebody used
    *("English", "Français", "Deutsch", "Nederlands"),
)
SEEN = """() => {
  const found = [document.title];
  const both = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.body, both);
  const dates = "time, .edited[title], .divider.day";  // the browser writes them
  const attributes = ["aria-label", "title", "placeholder", "alt", "data-drawn"];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest(`noscript, ${dates}`)) continue;
    if (node !== element) found.push(node.data);
    else for (const name of attributes) found.push(node.getAttribute(name) ?? "");
  }
  return found;
}"""
CUT_OFF = """() => {
  const names = ".topic, .cut, .place-name, .select-value, .who-name, .member-name";
  const shortened = `${names}, .select-placeholder, .hidden-text, #who *`;
  const isCut = (each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1
    && getComputedStyle(each).overflowX !== "visible" && !each.matches(shortened);
  const found = document.querySelectorAll("button, h1, h2, p, label, dialog, form, aside, nav");
  const cut = [...found].filter(isCut).map((each) => each.outerHTML.slice(0, 90));
  if (document.documentElement.scrollWidth > innerWidth) cut.push(`more than ${innerWidth}`);
  return cut;
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def world(tmp_path: Path, browser: Browser) -> AsyncIterator[PageWorld]:
    all_commands.cache_clear()  # they know which languages there are
    with pseudo_language():
        async with a_page_world(tmp_path / "concordia.sqlite", browser, welcome_here) as world:
            for person in world.people:
                person.user.locale, person.user.chose_locale = PSEUDO, True
            world.guild.locale = PSEUDO
            yield world
    all_commands.cache_clear()


class Look:
    """What is seen in one state after the other."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.texts: set[str] = set()
        self.cut: list[str] = []

    async def around(self) -> None:
        self.texts |= set(await self.window.page.evaluate(SEEN))
        self.cut += await self.window.page.evaluate(CUT_OFF)

    def saw(self, text: str) -> bool:
        """With its gaps filled in."""
        pattern = ".+".join(map(re.escape, re.split(r"\{\w+\}", text)))
        return any(re.fullmatch(f"\\W*{pattern}\\W*", each) for each in self.texts)


def command(words: Words, *steps: str) -> str:
    names = ["-".join(("command", *steps[: number + 1])) for number in range(len(steps))]
    return " ".join(words(each) for each in names)


async def test_nothing_on_the_page_is_said_outside_the_catalogues(world: PageWorld) -> None:
    words = words_for(PSEUDO)
    said = page_texts(PSEUDO)
    window = await world.windows.open(welcomed=False)
    look, page = Look(window), window.page
    dialog = page.locator("dialog.welcome")
    await expect(dialog.locator("select.language")).to_be_visible()
    await look.around()
    await dialog.locator("> .as-link").click()
    await look.around()

    await window.box.fill("/")
    await expect(page.locator("[role=option]").first).to_be_visible()
    await look.around()
    await window.box.fill("/zzz")
    await expect(page.locator(".option-none")).to_be_visible()
    await look.around()
    await window.box.fill(f"/{command(words, 'concordia', 'new')} ")
    await page.locator(".command-more button").last.click()
    for _ in range(await page.locator(".command-more button").count()):
        await page.locator(".command-more button").first.click()
        await look.around()
    for each in await page.locator(".command-input").all():
        await each.fill("zz")
    await page.locator(".command-form [type=submit]").click()
    await expect(page.locator(".command-form .problem:not(:empty)").first).to_be_visible()
    await look.around()
    await page.locator(".command-below .s2").click()

    await page.locator("#open-welcome").click()
    await dialog.locator(".welcome-actions button").first.click()
    calls = window.log.locator("article.pings")
    await expect(calls).to_have_count(1)
    await look.around()
    await calls.last.locator(".row button").first.click()
    panel = window.log.locator("article.private").last
    await expect(panel.locator("img")).to_be_visible()
    await look.around()
    await panel.locator("button.picture").click()
    await expect(page.locator("dialog.lightbox")).to_be_visible()
    await look.around()
    await page.locator(".lightbox-stage").click()
    await look.around()
    await page.keyboard.press("Escape")

    await window.command(command(words, "history"))
    await page.locator(".command-form [type=submit]").click()
    await window.log.locator("[data-key^='jump:']").click()
    form = page.locator("dialog.form")
    await form.locator("[type=submit]").click()
    await look.around()
    await form.locator("footer .s2").click()

    await page.locator(".person-more").last.click()
    await expect(page.locator(".picker [role=option]").first).to_be_visible()
    await look.around()
    await page.keyboard.press("Escape")
    for person in world.people[:2]:
        post(world.local, world.people[0].dm, content=f"<@{person.id}> ||5|| <@5> <#5> <@&5>")
        post(world.local, world.channel, content=f"<@{world.people[1].id}>")
    await expect(window.toasts.locator(".toast").first).to_be_visible()
    await look.around()
    await window.places.locator(".direct").click()
    await look.around()
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    hint = str(said["write"]).replace("{place}", "@bot")
    await expect(window.box).to_have_attribute("placeholder", hint)
    await look.around()
    await page.locator("#open-left").click()
    await look.around()
    await page.keyboard.press("Escape")
    await world.end()
    await expect(page.locator("#connection")).to_be_visible()
    await look.around()
    await world.begin()
    assert unmarked(look.texts, GIVEN) == set()
    assert look.cut == []
    heard = [name for name, text in said.items() if isinstance(text, str) and look.saw(text)]
    assert len(heard) > len(said) / 2

    for language, newest in (("fr", "Aller au plus récent"), ("de", "Zum Neuesten springen")):
        await page.locator("#open-left").click()
        await page.locator("#self select.language").select_option(language)
        await expect(page.locator("#newest")).to_have_attribute("aria-label", newest)
        await expect(page.locator("html")).to_have_attribute("lang", language)
        assert await page.evaluate(CUT_OFF) == []
        await page.keyboard.press("Escape")
