"""What a screen reader says of the page."""

import itertools

import pytest
from playwright.async_api import expect

from sandbox import LocalDiscord, Person
from sandbox.model import Channel
from tests.sandbox.page.windows import PHONE, WIDE, Windows, post

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def test_new_messages_are_read_aloud_in_the_words_that_are_shown(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    post(local, channel, content="hear, hear")
    words = f"## Italia\n{alice.mention} is the __host__\n**At the table**\n- ||Bob||\n- `one`"
    post(local, channel, flags=1 << 15, components=[{"type": 10, "content": words}])
    await expect(window.page.locator("#announcer p")).to_have_text(
        [
            "bot: hear, hear.",
            "bot: Italia. @Alice is the host. At the table. hidden text. one.",
        ]
    )


async def test_a_long_message_is_read_aloud_up_to_a_whole_word(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    post(local, channel, content="Rome " * 200)
    said = window.page.locator("#announcer p")
    await expect(said).to_have_text("bot: " + "Rome " * 80 + "…")


async def test_what_a_click_changes_in_a_private_message_is_read_aloud(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await alice.command(channel, "buttons", private=True)
    said = window.page.locator("#announcer p")
    await expect(said).to_have_text(["bot: press."])
    await window.button("Slowly").click()
    await expect(said).to_have_text(["bot: press.", "bot: pressed slowly."])


async def test_what_changes_in_a_public_message_is_not_read_aloud(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await alice.command(channel, "buttons")
    await window.button("Slowly").click()
    await expect(window.message("pressed slowly")).to_be_visible()
    bob.write(channel, "and now?")
    await expect(window.page.locator("#announcer p")).to_have_text(["bot: press.", "Bob: and now?"])


async def test_what_the_bot_has_thought_of_is_read_aloud(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    answer = local.faults.hold("POST /webhooks/{webhook_id}/{webhook_token}")
    await window.command("who")
    said = window.page.locator("#announcer p")
    await expect(said).to_have_text(["bot is thinking …"])
    answer.release()
    await expect(said.nth(1)).to_contain_text("Alice")


async def test_days_are_parts_of_the_list_of_messages(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    alice.write(channel, "salve")
    window = await windows.open(alice, channel)
    await expect(window.log.get_by_role("separator")).to_have_count(1)
    await expect(window.log.get_by_role("listitem")).to_have_count(2)
    roles = "list => [...list.children].map((each) => each.getAttribute('role'))"
    assert await window.log.evaluate(roles) == [None, None]


HEADINGS = (
    "() => [...document.querySelectorAll('h1, h2, h3, h4, h5')]"
    ".filter((each) => each.checkVisibility() && !each.closest('[inert]'))"
    ".map((each) => [Number(each.tagName[1]), each.textContent])"
)


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_headings_skip_no_level(
    local: LocalDiscord,
    channel: Channel,
    alice: Person,
    windows: Windows,
    size: tuple[int, int],
) -> None:
    window = await windows.open(alice, channel, size=size)
    post(local, channel, content="## Two\n### Three\n# One\n### Below")
    await expect(window.message("Below")).to_be_visible()
    found = await window.page.evaluate(HEADINGS)
    assert [each for each in found if each[0] == 1] == [[1, "general"]]
    levels = [each[0] for each in found]
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))
    texts = window.message("Below").locator(".text :is(h3, h4)")
    await expect(texts).to_have_text(["Two", "Three", "One", "Below"])


async def test_buttons_are_called_what_is_written_on_them(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    post(local, channel, content=f"{bob.mention}, it is your turn")
    await expect(window.who.get_by_role("button", name="Be Bob, 1 waiting")).to_be_visible()
    strange = await window.page.evaluate(
        """() => [...document.querySelectorAll("button[aria-label]")]
          .filter((each) => each.checkVisibility())
          .map((each) => [each.innerText.trim().split(/\\s+/).join(" "), each.ariaLabel])
          .filter(([written, called]) => !called.replaceAll(",", "").includes(written))"""
    )
    assert strange == []


async def test_a_menu_of_a_form_is_called_what_is_written_on_it(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.command("form")
    form = window.page.get_by_role("dialog", name="A form")
    await expect(form.get_by_role("button", name="Town: Choose", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_everything_that_is_read_lies_in_a_landmark(
    channel: Channel, alice: Person, windows: Windows, size: tuple[int, int]
) -> None:
    window = await windows.open(alice, channel, size=size)
    await window.command("menus")
    await window.button("A town").click()
    for part in ("#guild-name", "#self", ".picker"):
        found = window.page.locator(part)
        await expect(found).to_have_count(1)
        marks = "each => each.closest('main, nav, aside, dialog, section[aria-labelledby]')?.id"
        assert await found.evaluate(marks)


CONTRAST = """words => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const light = (colour) => [0.2126, 0.7152, 0.0722].reduce((sum, part, at) => {
    const share = colour[at] / 255;
    return sum + part * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
  const { color, opacity } = getComputedStyle(words);
  const below = numbers(getComputedStyle(words.closest("button")).backgroundColor);
  const seen = numbers(color).map((part, at) => part * opacity + below[at] * (1 - opacity));
  return (light(seen) + 0.05) / (light(below) + 0.05);
}"""


async def test_the_words_of_the_welcome_stand_out(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(welcomed=False)
    words = window.page.locator(".welcome-description")
    await expect(words.first).to_have_text("At once")
    assert await words.first.evaluate(CONTRAST) >= 4.5
