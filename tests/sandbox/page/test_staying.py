"""Leaving the page and coming back; the bot and the whole local Discord do so as well."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from sandbox import GENEROUS, Clock, LocalDiscord, Person
from sandbox.model import Channel
from tests.sandbox.bots import running
from tests.sandbox.page.conftest import PAGE
from tests.sandbox.page.windows import Windows, buttons, post
from tests.sandbox.sample_bot import SampleBot

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_first_visit_is_welcomed(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(welcomed=False)
    welcome = window.page.get_by_role("dialog", name="Salve!")
    begin = welcome.get_by_role("button", name="Begin in Roma")
    await expect(begin).to_be_disabled()
    await expect(welcome).to_contain_text("bot is still on its way")
    async with running(local, SampleBot()):
        await expect(begin).to_be_focused()
        await begin.click()
        await expect(window.message("new in Roma for 2")).to_contain_text("Alice used")
        await expect(welcome).to_have_count(0)
        await window.page.reload()
        await expect(window.message("new in Roma for 2")).to_be_visible()
        await expect(welcome).to_have_count(0)
        await window.page.get_by_role("button", name="Welcome").click()
        await welcome.get_by_role("button", name="Look at a table").click()
        await window.is_now(bob)
        await expect(window.message("Counted to 1")).to_contain_text("Bob used")


async def test_the_welcome_knows_who_looks_and_where_something_is_on(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    [guild] = local.world.guilds.values()
    tavern = local.world.add_channel(guild, "tavern")
    window = await windows.open(bob, tavern)
    again = window.page.get_by_role("button", name="Welcome")
    await again.click()
    welcome = window.page.get_by_role("dialog", name="Salve!")
    await expect(welcome).to_contain_text("You are Bob")
    await expect(welcome.get_by_role("button", name="Back to")).to_have_count(0)
    await window.page.keyboard.press("Escape")
    post(local, channel, content="on", components=buttons("Play"))
    await again.click()
    await welcome.get_by_role("button", name="Back to #general").click()
    await window.is_at("general")
    await window.is_now(bob)


async def test_a_reload_leads_to_the_same_person_and_place(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    [guild] = local.world.guilds.values()
    local.world.add_channel(guild, "tavern")
    window = await windows.open(alice, channel)
    await window.be(bob)
    await window.go("tavern")
    await window.page.reload()
    await window.is_now(bob)
    await window.is_at("tavern")
    await window.page.goto("about:blank")
    await window.page.goto(local.page_address)
    await window.is_now(bob)
    await window.is_at("tavern")
    await window.go("general")
    await window.page.go_back()
    await window.is_at("tavern")


async def test_an_address_that_leads_nowhere_leads_to_somebody(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open()
    for address in ("#1/2", "#nobody/nowhere", "#%00"):
        await window.page.evaluate("address => { location.hash = address; }", address)
        await window.page.reload()
        await window.is_now(alice)
        await window.is_at("general")


async def test_a_place_that_is_taken_away_is_left(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    [guild] = local.world.guilds.values()
    tavern = local.world.add_channel(guild, "tavern")
    window = await windows.open(alice, tavern)
    local.world.remove_channel(tavern)
    await window.is_at("general")


async def test_the_bot_starts_again_in_the_middle(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    status = window.page.locator("#members .status")
    async with running(local, SampleBot()):
        await window.command("table")
        await window.button("Count 1").click()
        await expect(window.message("Counted to 2")).to_be_visible()
    await expect(status).to_have_text("offline")
    async with running(local, SampleBot()):
        await expect(status).to_have_text("online")
        await window.button("Count 2").click()
        await expect(window.message("Counted to 3")).to_be_visible()


async def test_the_page_finds_the_local_discord_again(tmp_path: Path, windows: Windows) -> None:
    windows.lost_connections_are_no_complaint = True
    async with LocalDiscord(folder=tmp_path, rates=GENEROUS, page=PAGE) as first:
        guild = first.world.add_guild("Forum")
        channel = first.world.add_channel(guild, "general")
        alice = first.person("Alice", guild)
        post(first, channel, content=f"{alice.mention}, before")
        window = await windows.open()
        await window.page.goto(first.page_address)
        await expect(window.message("before")).to_be_visible()
        await expect(window.page).to_have_title("#general · Alice")
    await expect(window.page.locator("#connection")).to_contain_text("The connection is lost")
    clock = Clock(standing=True)
    async with LocalDiscord(
        folder=tmp_path, port=first.port, rates=GENEROUS, page=PAGE, clock=clock
    ) as second:
        await expect(window.page.locator("#connection")).to_have_text("bot is offline just now.")
        post(second, second.world.channels[channel.id], content="after")
        await expect(window.message("after")).to_be_visible()
        await expect(window.message("before")).to_be_visible()
        await expect(window.page).to_have_title("#general · Alice")
        await window.page.goto("about:blank")


async def test_two_windows_are_two_people(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    of_alice, of_bob = await windows.open(alice, channel), await windows.open(bob, channel)
    await of_alice.box.fill("salve")
    await of_alice.box.press("Enter")
    await of_bob.message("salve").wait_for()
    await of_bob.box.fill("et tu")
    await of_bob.box.press("Enter")
    await expect(of_alice.message("et tu")).to_contain_text("Bob")


async def test_whoever_looked_around_first_finds_the_quick_way_in_again(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows, bot: SampleBot
) -> None:
    window = await windows.open(alice, channel)
    begin = window.page.locator("#beginning").get_by_role("button", name="Begin in Roma")
    await begin.click()
    await expect(window.message("new in Roma")).to_be_visible()
    await expect(begin).to_have_count(0)
