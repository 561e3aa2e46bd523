"""What a screen reader says of the page."""

import pytest
from playwright.async_api import expect

from sandbox import LocalDiscord, Person
from sandbox.model import Channel
from tests.sandbox.page.windows import Windows, post

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
    await expect(window.page.locator("#announcer p")).to_have_text(
        ["bot: press.", "Bob: and now?"]
    )


async def test_what_the_bot_has_thought_of_is_read_aloud(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    answer = local.faults.hold("POST /webhooks/{webhook_id}/{webhook_token}")
    await window.command("who")
    said = window.page.locator("#announcer p")
    await expect(said).to_have_text(["bot is thinking"])
    answer.release()
    await expect(said.nth(1)).to_contain_text("Alice")
