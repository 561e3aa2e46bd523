"""Every example of docs/playing.md, pasted into the box of the page, does what it is said to."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bot.tables import TableId
from bot.tables.wishes import Start
from sandbox import Person, Sight
from sandbox.model import Channel
from tests.bot.commands import guide
from tests.bot.commands.guide import Example
from tests.bot.commands.test_guide import (
    AT_ONE_TABLE,
    EXAMPLES,
    INVITE,
    OPENING,
    TURNS,
    answer_to,
    moment_for,
    others_vote,
)
from tests.sandbox.page.windows import Window
from tests.world.page import PageWorld
from tests.world.small_pictures import small_pictures

pytestmark = pytest.mark.asyncio(loop_scope="session")

ARCHITECT, UNDO, NUDGE, PLAN = "/choose answer: Architect", "/undo", "/nudge", "/plan"
PARTNER = "/partner message: Buy the Mason!"


class Paster:
    """One window, in which different people paste at different tables."""

    def __init__(self, world: PageWorld, window: Window) -> None:
        self.world = world
        self.window = window
        self.pasted: list[str] = []

    async def paste(self, person: Person, place: Channel, line: str) -> Sight:
        """What is answered."""
        page = self.window.page
        before = {each.id for each in person.sees(place)}
        await page.evaluate("hash => { location.hash = hash }", f"{person.id}/{place.id}")
        await self.window.is_now(person)
        await self.window.is_at(place.name)
        await page.evaluate("text => navigator.clipboard.writeText(text)", line)
        await self.window.box.focus()
        await page.keyboard.press("Control+V")
        await self._send(EXAMPLES[line])
        self.pasted.append(line)
        said = await person.sees_soon(
            place, lambda each: each.private and not each.thinking and each.id not in before
        )
        answer = self.window.log.locator("article.private").last
        await expect(answer).to_contain_text(plain_words(said.text))
        return said

    async def _send(self, example: Example) -> None:
        """By Enter; a command that has options, and was given none, is chosen first."""
        page, known = self.window.page, guide.commands()[example.command].get("options") or ()
        if not example.options:
            await self.window.option(f"/{example.command}").first.wait_for()
        await page.keyboard.press("Enter")
        if known and not example.options:
            await expect(page.get_by_role("button", name="Send").last).to_be_focused()
            await page.keyboard.press("Enter")

    async def answered(self, person: Person, place: Channel, line: str) -> None:
        said = await self.paste(person, place, line)
        assert answer_to(line) in said.text, f"{line}: {said.text}"

    async def plays(self, person: Person, place: Channel, table: TableId, line: str) -> None:
        number = (await self.world.look(table)).number
        said = await self.paste(person, place, line)
        assert (await self.world.look(table)).number > number, f"{line}: {said.text}"


async def test_whatever_the_guide_says_is_pasted(world: PageWorld) -> None:
    with small_pictures():
        livia = world.people[0]
        window = await world.windows.open(
            livia, world.channel, permissions=["clipboard-read", "clipboard-write"]
        )
        paster = Paster(world, window)
        table = await world.open({"board": "imperium"}, 3, computers=1)
        await paster.answered(livia, world.channel, INVITE)
        await world.ask(livia, table, Start())
        for who, line in AT_ONE_TABLE:
            await paster.answered(world.people[who], world.channel, line)
            await others_vote(world, table, line)
        for example in TURNS:
            if example.line != ARCHITECT:
                place = another(world)
                table, person = await moment_for(example).brought(world, place)
                await paster.plays(person, place, table, example.line)
        for line in OPENING:
            await paster.answered(livia, another(world), line)
        place = another(world)
        table = await world.start({"board": "hellas", "team": True}, 4, channel=place)
        person = await world.decides(table)
        await paster.answered(person, place, PARTNER)
        place = another(world)
        two = world.people[2:4]  # who have no quiet hours
        table = await world.start({"board": "imperium"}, two, channel=place)
        person = await world.decides(table)
        await paster.plays(person, place, table, ARCHITECT)
        await paster.answered(person, place, UNDO)
        other = next(each for each in two if each is not person)
        await paster.answered(other, place, NUDGE)
        await paster.answered(other, place, PLAN)
        await world.quiet()
        assert sorted(paster.pasted) == sorted(EXAMPLES)


def plain_words(text: str) -> str:
    """Of a text with Markdown, some that stand on the page as they are."""
    runs: list[str] = re.findall(r"[A-Za-z][A-Za-z' ]*[A-Za-z]", text)
    return max(runs, key=len)


def another(world: PageWorld) -> Channel:
    return world.local.world.add_channel(world.guild, f"at-{len(world.local.world.channels)}")
