"""Buttons, menus and forms on the page, and what is said when nobody answers."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import WebSocketRoute, expect

from sandbox import LocalDiscord, Person
from sandbox.model import Channel
from tests.sandbox.page.windows import Windows, buttons, post
from tests.sandbox.sample_bot import SampleBot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


def next_interaction(local: LocalDiscord) -> asyncio.Event:
    """Set once the bot has been told of a click."""
    told = asyncio.Event()
    local.world.listeners.append(
        lambda event, _: told.set() if event == "INTERACTION_CREATE" else None
    )
    return told


async def test_a_button_changes_its_message_and_the_focus_stays(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.command("table")
    await window.button("Count 1").focus()
    await window.page.keyboard.press("Enter")
    await expect(window.message("Counted to 2")).to_be_visible()
    await expect(window.button("Count 2")).to_be_focused()
    await window.page.keyboard.press("Enter")
    await expect(window.button("Count 3")).to_be_focused()
    await expect(window.log.locator(".edited")).to_be_visible()


async def test_a_button_that_is_greyed_out_cannot_be_clicked(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await alice.command(channel, "buttons")
    await window.button("Press me").click()
    await expect(window.message("pressed")).to_be_visible()
    await expect(window.button("Press me")).to_be_disabled()
    await window.button("Slowly").click()
    await expect(window.message("pressed slowly")).to_be_visible()


async def test_a_click_counts_although_the_message_changes_while_the_button_is_held(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window, other = await windows.open(alice, channel), await windows.open(alice, channel)
    made = await alice.command(channel, "buttons")
    await window.button("Press me").hover()
    await window.page.mouse.down()
    for line in range(30):
        bob.write(channel, f"line {line}")
    await bob.click(made.reply, "Slowly")
    await expect(other.message("pressed slowly")).to_be_visible()
    await expect(window.message("pressed slowly")).to_have_count(0)
    await window.page.mouse.up()
    await expect(window.button("Press me")).to_be_disabled()
    await expect(window.message("line 29")).to_be_visible()


async def test_a_click_that_nobody_answers_says_so_beneath_the_message(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    post(local, channel, content="Well?", components=buttons("Silence", "More"))
    window = await windows.open(alice, channel)
    told = next_interaction(local)
    await window.button("Silence").click()
    await told.wait()
    await expect(window.button("Silence")).to_have_attribute("aria-busy", "true")
    await expect(window.page.locator("#activity")).to_contain_text("bot is at work")
    local.clock.advance(3.0)
    note = window.message("Well?").get_by_role("alert")
    await expect(note).to_have_text("bot did not respond. Please try again.")
    await expect(window.button("Silence")).not_to_have_attribute("aria-busy", "true")
    await expect(window.page.locator("#activity")).to_be_empty()


async def test_a_command_that_nobody_answers_says_so_above_the_box(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows, bot: SampleBot
) -> None:
    window = await windows.open(alice, channel)
    await bot.close()
    told = next_interaction(local)
    await window.command("menus")
    await told.wait()
    local.clock.advance(3.0)
    notice = window.page.locator("#notice")
    await expect(notice).to_contain_text("bot is offline just now and did not respond.")
    await notice.get_by_role("button", name="Dismiss").click()
    await expect(notice).to_be_empty()


async def test_a_private_answer_is_marked_and_can_be_dismissed(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await alice.command(channel, "buttons", private=True)
    private = window.message("press")
    await expect(private).to_contain_text("Only you can see this")
    await private.get_by_role("button", name="Dismiss").click()
    await expect(private).to_have_count(0)
    await window.page.reload()
    await window.is_now(alice)
    await expect(window.page.locator("#beginning h2")).to_have_text("general")
    await expect(private).to_have_count(0)


async def test_a_message_thinks_until_its_answer_is_there(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    hold = local.faults.hold("POST /webhooks/{webhook_id}/{webhook_token}")
    window = await windows.open(alice, channel)
    await window.box.fill("/later ")
    await window.page.keyboard.press("Escape")
    await window.box.fill("/later")
    await window.box.press("Enter")
    await window.page.get_by_role("button", name="Send", exact=True).click()
    await expect(window.message("bot is thinking")).to_be_visible()
    await expect(window.page.locator("#progress")).to_have_class("working")
    hold.release()
    await expect(window.message("first, edited")).to_be_visible()
    await expect(window.message("second, edited")).to_contain_text("Only you can see this")
    await expect(window.page.locator("#progress")).not_to_have_class("working")


async def test_after_a_click_that_was_only_taken_note_of_the_bar_ends_with_what_came_of_it(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.page.clock.set_fixed_time(0)  # it does not end by itself
    await alice.command(channel, "buttons")
    hold = local.faults.hold("PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original")
    await window.button("Slowly").click()
    await expect(window.button("Slowly")).not_to_have_attribute("aria-busy", "true")
    await expect(window.page.locator("#progress")).to_have_class("working")
    hold.release()
    await expect(window.message("pressed slowly")).to_be_visible()
    await expect(window.page.locator("#progress")).not_to_have_class("working")


async def test_the_bar_ends_also_if_what_came_of_a_click_was_there_before_its_answer(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    held: list[Callable[[], None]] = []

    def between(page: WebSocketRoute) -> None:
        def told(payload: str | bytes) -> None:
            if '"working":true' in str(payload):
                held.append(lambda: page.send(payload))
            else:
                page.send(payload)

        page.connect_to_server().on_message(told)

    await window.page.route_web_socket("**/page/socket", between)
    await window.page.reload()
    await window.page.clock.set_fixed_time(0)
    await alice.command(channel, "buttons")
    await window.button("Slowly").click()
    await expect(window.message("pressed slowly")).to_be_visible()
    await expect(window.page.locator("#progress")).to_have_class("working")
    [answer] = held
    answer()
    await expect(window.page.locator("#progress")).not_to_have_class("working")


async def test_one_is_chosen_from_a_menu(channel: Channel, alice: Person, windows: Windows) -> None:
    window = await windows.open(alice, channel)
    await window.command("menus")
    await window.button("A town").click()
    await window.option("Narbo").click()
    await expect(window.message("town Narbo")).to_be_visible()
    await expect(window.button("A town: Narbo")).to_be_focused()


async def test_a_menu_is_used_by_keyboard(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    keys = window.page.keyboard
    await window.command("menus")
    await window.button("A town").focus()
    await keys.press("Enter")
    await expect(window.option("Massilia")).to_be_visible()
    await keys.press("Escape")
    await expect(window.button("A town")).to_be_focused()
    await keys.press("ArrowDown")
    await keys.press("ArrowUp")  # round to the last
    await keys.press("Enter")
    await expect(window.message("town Roma")).to_be_visible()


async def test_several_are_chosen_from_a_menu_of_people(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.command("menus")
    await window.button("Some people").click()
    done = window.page.get_by_role("button", name="Done")
    await expect(done).to_be_disabled()
    await window.option("Bob").click()
    await window.option("Alice").click()
    await done.click()
    await expect(window.message("people")).to_contain_text("Alice, Bob")


async def test_roles_and_channels_are_chosen(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    [guild] = local.world.guilds.values()
    local.world.add_role(guild, "Guests")
    window = await windows.open(alice, channel)
    await window.command("menus")
    menus = window.message("choose")
    for menu, choice, answer in (
        ("A role", "@Guests", "role Guests"),
        ("Anyone", "Alice", "anyone Member"),
        ("A channel", "#general", "channel general"),
    ):
        await menus.get_by_role("button", name=menu, exact=True).click()
        await window.option(choice).click()
        if menu == "Anyone":
            await window.page.locator("#top").click()  # elsewhere: what was chosen counts
        await expect(window.message(answer)).to_be_visible()


async def test_a_long_menu_is_searched(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    options = [{"label": f"City {number}", "value": str(number)} for number in range(1, 26)]
    menu = {"type": 3, "custom_id": "silent", "placeholder": "A city", "options": options}
    post(local, channel, content="Where?", components=[{"type": 1, "components": [menu]}])
    window = await windows.open(alice, channel)
    told: list[Any] = []
    local.world.listeners.append(lambda event, about: told.append((event, about)))
    await window.button("A city").click()
    await window.page.get_by_label("Search in: A city").fill("24")
    await expect(window.page.locator("[role=option]:visible")).to_have_text(["City 24"])
    await window.page.keyboard.press("Enter")
    await expect(window.button("A city: City 24")).to_have_attribute("aria-busy", "true")
    await local.world.changes.until(lambda: told, "nothing was told")
    assert told[-1][1].data["values"] == ["24"]
    local.clock.advance(3.0)
    await expect(window.button("A city")).to_be_visible()


async def test_a_form_is_filled_in(channel: Channel, alice: Person, windows: Windows) -> None:
    window = await windows.open(alice, channel)
    await alice.command(channel, "buttons")
    await window.button("Ask").click()
    form = window.page.get_by_role("dialog", name="A form")
    await expect(form.get_by_label("Name")).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_contain_text("This is needed.")
    await expect(form).to_contain_text("Please choose.")
    await form.get_by_label("Name").fill("Livia")
    await form.get_by_role("button", name="Town").click()
    await window.option("Roma").click()
    await form.get_by_label("Remark").fill("**soon**")
    await form.get_by_label("Remark").press("Enter")
    await expect(window.message("Livia of Roma: soon")).to_contain_text("Only you can see this")
    await expect(form).to_have_count(0)


async def test_a_form_is_left_without_a_trace(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.command("form")
    form = window.page.get_by_role("dialog", name="A form")
    await form.get_by_label("Name").fill("Nobody")
    await window.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(window.log.locator("article")).to_have_count(0)


async def test_an_answer_to_a_click_further_up_comes_into_sight(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await alice.command(channel, "menus")
    alice.write(channel, "\n".join(f"line {number}" for number in range(60)))
    await expect(window.message("line 59")).to_be_visible()
    await window.button("A town").click()
    await window.option("Roma").click()
    await expect(window.message("town Roma")).to_be_in_viewport(ratio=1)


async def test_the_menu_on_a_person_offers_what_bots_do_with_them(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    """By its button, and by a click with the right button on whoever is listed or has written."""
    bob.write(channel, "here I am")
    window = await windows.open(alice, channel)
    name = bob.user.display_name
    await window.page.get_by_role("button", name=f"Apps on {name}").click()
    await window.option("Wave at").click()
    await expect(window.message(f"You wave at {bob.user.name}")).to_be_visible()
    members = window.page.locator("#members")
    for place in (
        members.get_by_role("button", name=f"Be {name}"),
        window.message("here I am").locator(".author"),
    ):
        await place.click(button="right")
        await expect(window.option("Wave at")).to_be_visible()
        await window.page.keyboard.press("Escape")
        await expect(window.option("Wave at")).to_have_count(0)
    await window.page.goto(f"{window.page.url.partition('#')[0]}#{alice.id}/{alice.dm.id}")
    await window.is_at(alice.discord.world.bot.display_name)
    await window.page.get_by_role("button", name=f"Apps on {name}").click()
    await expect(window.page.locator("#notice")).to_contain_text("No app offers anything")
