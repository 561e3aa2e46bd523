"""One person on the page: a quick game, by mouse, by keyboard, and on a phone."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.bot.journeys.games import over
from tests.bot.journeys.shortened import idle, is_in_its_last_turns, play_until_nearly_over
from tests.home.browser.panels import CONFIRM, PLAY, Panel
from tests.sandbox.page.windows import PHONE, Window, Windows
from tests.world.page import PageWorld, a_page_world, welcome_here
from words import words_for

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def called(world: PageWorld, window: Window, times: int = 1) -> int:
    """Once for each turn; tells which turn of the game it is."""
    await expect(window.log.locator("article.pings")).to_have_count(times)
    return await called_to_this_turn(world, window)


async def called_to_this_turn(world: PageWorld, window: Window) -> int:
    calls = window.log.locator("article.pings")
    turn = (await world.view()).turn
    await expect(calls.last).to_contain_text(f"turn {turn}")
    await expect(calls.last).to_contain_text("it's your turn")
    return turn


async def test_a_quick_game_is_played_by_mouse(world: PageWorld, windows: Windows) -> None:
    window = await windows.open(welcomed=False)
    await window.page.get_by_role("button", name="Start a quick game").click()
    panel = Panel(window)
    for number, card in enumerate(("Architect", "Prefect", "Mercator"), 1):
        turn = await called(world, window, number)
        await panel.open()
        await panel.choose(card)
        await panel.to_confirm()
        assert (await world.view()).turn == turn, "nothing counts before it is confirmed"
        await panel.confirm()
    await called(world, window, 4)


async def test_a_quick_game_is_played_by_keyboard(world: PageWorld, windows: Windows) -> None:
    window = await windows.open(welcomed=False)
    start = window.page.get_by_role("dialog").get_by_role("button", name="Start a quick game")
    await expect(start).to_be_focused()
    await expect(start).to_be_enabled()
    await window.page.keyboard.press("Enter")
    panel = Panel(window, keyboard=True)
    for number, card in enumerate(("Architect", "Prefect"), 1):
        await called(world, window, number)
        await panel.open()
        await panel.choose(card)
        await panel.to_confirm()
        await panel.confirm()
    await called(world, window, 3)


async def test_a_turn_is_played_on_a_phone(world: PageWorld, windows: Windows) -> None:
    window = await windows.open(welcomed=False, size=PHONE, has_touch=True)
    await window.page.get_by_role("button", name="Start a quick game").tap()
    await called(world, window)
    await expect(window.button(PLAY)).to_be_in_viewport(ratio=1)
    panel = Panel(window)
    await panel.open()
    await nothing_sticks_out(window)
    await panel.choose("Architect")
    await panel.to_confirm()
    await expect(panel.button(CONFIRM)).to_be_in_viewport(ratio=1)
    await nothing_sticks_out(window)
    await panel.confirm()


async def test_a_game_against_contrarius_is_played_to_its_end(
    world: PageWorld, windows: Windows
) -> None:
    """By somebody who is here for the first time; the middle is played without a click."""
    window = await windows.open(welcomed=False)
    await window.page.get_by_role("button", name="Alone against Contrarius").click()
    await called(world, window)
    panel = Panel(window)
    await panel.open()
    await panel.choose("Architect")
    await panel.to_confirm()
    await panel.press(panel.button(CONFIRM))
    await called(world, window, 2)
    await play_until_nearly_over(world, idle, world.channel, is_in_its_last_turns)
    await world.quiet()
    await called_to_this_turn(world, window)  # a message of an earlier one is losing its buttons
    await panel.open_the_next()
    await panel.to_confirm()
    await panel.press(panel.button(CONFIRM))
    await expect(window.message("Contrarius at standard difficulty")).to_be_visible()
    await expect(window.button("Rematch")).to_be_visible()


async def nothing_sticks_out(window: Window) -> None:
    width = await window.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]


async def in_the_first_turn(world: PageWorld, windows: Windows) -> Window:
    await world.start(people=1, computers=1)
    window = await windows.open(world.people[0], world.channel)
    await called(world, window)
    return window


async def test_a_turn_goes_on_after_a_reload_and_after_a_restart_of_the_bot(
    world: PageWorld, windows: Windows
) -> None:
    window = await in_the_first_turn(world, windows)
    panel = Panel(window)
    await panel.open()
    await panel.choose("Architect")
    await window.page.reload()
    await expect(panel.message).to_contain_text("Who moves where?")
    await world.restart()
    await panel.choose("Go on to building")
    await panel.to_confirm()
    await world.restart()
    await window.page.reload()
    await panel.press(window.button(PLAY))
    await expect(window.log.locator("article.private")).to_have_count(2)  # the old one still stands
    await expect(panel.message).to_contain_text("Ready")
    await panel.confirm()


async def test_a_command_offers_what_is_legal_and_tells_what_is_not(
    world: PageWorld, windows: Windows
) -> None:
    window = await in_the_first_turn(world, windows)
    await window.box.fill("/prefect ")
    await window.page.get_by_role("button", name="produce").click()
    produce = window.page.get_by_role("combobox", name="produce")
    await expect(window.option("Campania").first).to_be_visible()
    await produce.fill("camp")
    await expect(window.page.locator("[role=option]:visible")).to_have_count(1)
    await window.page.keyboard.press("Enter")
    await window.page.get_by_role("button", name="Send", exact=True).click()
    await expect(window.message("Played.")).to_contain_text("Campania")
    await called(world, window, 2)
    number = (await world.look()).number
    await window.box.fill("/prefect ")
    send = window.page.get_by_role("button", name="Send", exact=True)
    await expect(send).to_be_focused()
    await window.page.keyboard.type("Atlantis")
    await expect(produce).to_have_value("Atlantis")
    await send.click()
    await expect(window.message("Atlantis")).to_contain_text("Only you can see this")
    assert (await world.look()).number == number


async def test_the_log_is_leafed_through(world: PageWorld, windows: Windows) -> None:
    await over(world, world.channel)
    livia = world.people[0]
    window = await windows.open(livia, world.channel)
    await window.command("log")
    log = window.log.locator("article.private").last
    await expect(log.get_by_role("button", name="Earlier")).to_be_visible()  # answered by now
    newest = await log.inner_text()
    await log.get_by_role("button", name="Earlier").click()
    await expect(log.get_by_role("button", name="Later")).to_be_visible()
    assert await log.inner_text() != newest
    await log.get_by_role("button", name="Later").click()
    await expect(log.get_by_role("button", name="Later")).to_have_count(0)


async def test_a_french_browser_is_welcomed_in_french_to_a_french_table(
    tmp_path: Path, browser: Browser
) -> None:
    french = words_for("fr")
    async with a_page_world(tmp_path / "concordia.sqlite", browser, welcome_here) as world:
        window = await world.windows.open(welcomed=False, locale="fr-FR")
        await expect(window.page.get_by_role("dialog")).to_contain_text(french("home-title"))
        await window.page.get_by_role("button", name=french("home-quick")).click()
        await expect(window.button(french("table-button-play"))).to_be_visible()
        assert (await world.look()).language == "fr"
        await window.box.fill("/")
        first = window.page.locator("#composer .option-label")
        await expect(first.nth(1)).to_have_text(f"/{french('command-away')}")  # absence
        await window.box.fill("/prefet")
        await expect(first).to_have_text([f"/{french('command-prefect')}"])
