"""The page on a phone: the lists slide in, nothing is wider than the screen, and fingers hit."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import expect

from sandbox import LocalDiscord, Person
from sandbox.model import Channel
from tests.sandbox.page.windows import PHONE, Window, Windows, buttons, post

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def assert_nothing_sticks_out(window: Window) -> None:
    width = (
        "Math.max(document.documentElement.scrollWidth, document.querySelector('#log').scrollWidth)"
    )
    assert await window.page.evaluate(width) <= PHONE[0]


async def test_channels_and_people_slide_in(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    [guild] = local.world.guilds.values()
    local.world.add_channel(guild, "tavern")
    window = await windows.open(alice, channel, size=PHONE, has_touch=True)
    await expect(window.places).not_to_be_in_viewport()
    await window.page.get_by_role("button", name="Servers and channels").tap()
    await expect(window.places).to_be_in_viewport()
    await window.go("tavern")
    await expect(window.places).not_to_be_in_viewport()
    opener = window.page.get_by_role("button", name="Members")
    await opener.tap()
    members = window.page.locator("#members")
    await expect(members).to_be_in_viewport()
    await window.page.keyboard.press("Escape")
    await expect(members).not_to_be_in_viewport()
    await expect(opener).to_be_focused()
    await opener.tap()
    await members.get_by_role("button", name="Be Bob").tap()
    await window.is_now(bob)
    await expect(members).not_to_be_in_viewport()
    await window.who.get_by_role("button", name="Be Alice").tap()
    await window.is_now(alice)


async def test_tables_menus_and_commands_fit_on_a_phone(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel, size=PHONE, has_touch=True)
    alice.write(channel, "long" * 200 + "\n```\n" + "wide " * 60 + "\n```")
    await window.command("table")
    await window.button("Count 1").tap()
    await expect(window.message("Counted to 2")).to_be_visible()
    await assert_nothing_sticks_out(window)
    await window.command("menus")
    await window.button("A town").tap()
    await expect(window.option("Roma")).to_be_in_viewport(ratio=1)
    await assert_nothing_sticks_out(window)
    await window.option("Roma").tap()
    await expect(window.message("town Roma")).to_be_visible()
    await window.box.fill("/game new ")
    await expect(window.option("Roma")).to_be_in_viewport(ratio=1)
    await window.option("Roma").tap()
    await window.page.get_by_role("button", name="seats").tap()
    await assert_nothing_sticks_out(window)
    await window.page.get_by_role("button", name="Send", exact=True).tap()
    await expect(window.message("new in Roma for 2")).to_be_in_viewport()
    await window.command("form")
    form = window.page.get_by_role("dialog", name="A form")
    await expect(form.get_by_role("button", name="Submit")).to_be_in_viewport()
    await assert_nothing_sticks_out(window)


async def test_what_went_wrong_is_in_sight(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    row, text = buttons("Silence")[0], {"type": 10, "content": "line\n" * 100}
    post(local, channel, flags=1 << 15, components=[row, text])
    alice.write(channel, "below")
    window = await windows.open(alice, channel, size=PHONE, has_touch=True)
    told = asyncio.Event()
    local.world.listeners.append(lambda *_: told.set())
    await window.button("Silence").tap()
    await told.wait()
    local.clock.advance(3.0)
    await expect(window.log.get_by_text("did not respond")).to_be_in_viewport()


@pytest.mark.parametrize(("options", "least"), [({}, 24), (TOUCH | {"size": PHONE}, 40)])
async def test_a_private_message_is_dismissed_without_aiming(
    channel: Channel,
    alice: Person,
    windows: Windows,
    options: dict[str, Any],
    least: int,
) -> None:
    window = await windows.open(alice, channel, **options)
    await alice.command(channel, "buttons", private=True)
    dismiss = await window.button("Dismiss").bounding_box()
    above = await window.button("Press me").bounding_box()
    line = await window.log.locator(".only-you").bounding_box()
    assert dismiss is not None
    assert above is not None
    assert line is not None
    assert dismiss["height"] >= least
    assert dismiss["width"] >= least
    assert dismiss["y"] >= above["y"] + above["height"]
    assert line["height"] < 30
    await window.button("Dismiss").click()
    await expect(window.log.locator("article")).to_have_count(0)


async def test_what_a_finger_has_touched_does_not_look_pointed_at(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    await alice.command(channel, "buttons")
    touched = await windows.open(alice, channel, **TOUCH)
    await touched.button("Press me").hover()
    await expect(touched.button("Press me")).to_have_css("filter", "none")
    window = await windows.open(alice, channel)
    await window.button("Press me").hover()
    await expect(window.button("Press me")).to_have_css("filter", "brightness(1.14)")
    always = await window.page.evaluate(
        """() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
          .map((rule) => rule.selectorText ?? "").filter((each) => each.includes(":hover"))"""
    )
    assert always == []
