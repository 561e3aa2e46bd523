"""A message sent again under its nonce: for how long it is the same one, where, and who is told."""

from typing import Any

import pytest

from sandbox import LocalDiscord, Person
from sandbox.events import Intent
from sandbox.model import Channel, Guild
from sandbox.nonces import LONGEST, NONCE_SECONDS
from tests.sandbox.wires import Wires


def once(nonce: str | int, content: str = "once") -> dict[str, Any]:
    return {"content": content, "nonce": nonce, "enforce_nonce": True}


async def test_a_nonce_is_known_for_a_minute(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    sent = await wires.send(channel, once("17"))
    local.clock.advance(NONCE_SECONDS - 1)
    assert (await wires.send(channel, once("17"))).body["id"] == sent.body["id"]
    local.clock.advance(1)
    assert (await wires.send(channel, once("17"))).body["id"] != sent.body["id"]


async def test_who_does_not_enforce_a_nonce_sends_another_message(
    channel: Channel, wires: Wires
) -> None:
    sent = [await wires.send(channel, {"content": "x", "nonce": "17"}) for _ in range(2)]
    assert sent[0].body["id"] != sent[1].body["id"]


async def test_a_nonce_is_its_authors_in_all_channels(
    local: LocalDiscord, guild: Guild, channel: Channel, alice: Person, wires: Wires
) -> None:
    """So a DM and a post in a channel need different ones."""
    elsewhere = local.world.add_channel(guild, "elsewhere")
    sent = await wires.send(channel, once("17", "in general"))
    again = await wires.send(elsewhere, once("17", "elsewhere"))
    assert (again.body["id"], again.body["content"]) == (sent.body["id"], "in general")
    assert alice.sees(elsewhere) == []


async def test_a_message_that_was_deleted_is_not_sent_again_under_its_nonce(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    sent = await wires.send(channel, once("17"))
    path = f"/channels/{channel.id}/messages/{sent.body['id']}"
    await wires.request("DELETE", path)
    local.journal.expect(10008)
    refused = await wires.send(channel, once("17"))
    assert (refused.status, refused.body["code"]) == (404, 10008)
    assert alice.sees(channel) == []


async def test_a_nonce_is_told_to_its_author_alone_and_never_read_again(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    async with wires.gateway() as frames:
        await frames.identify(intents=Intent.GUILDS | Intent.GUILD_MESSAGES)
        sent = await wires.send(channel, once(17))
        assert sent.body["nonce"] == 17
        assert (await frames.until("MESSAGE_CREATE"))["d"]["nonce"] == 17
        path = f"/channels/{channel.id}/messages"
        edited = await wires.request("PATCH", f"{path}/{sent.body['id']}", {"content": "later"})
        assert "nonce" not in edited.body
        assert "nonce" not in (await frames.until("MESSAGE_UPDATE"))["d"]
    assert "nonce" not in (await wires.request("GET", f"{path}/{sent.body['id']}")).body
    assert "nonce" not in (await wires.request("GET", path)).body[0]


async def test_a_nonce_lives_as_long_as_a_test_wants_up_to_five_minutes() -> None:
    LocalDiscord(nonce_seconds=LONGEST)
    with pytest.raises(ValueError, match="300 seconds"):
        LocalDiscord(nonce_seconds=LONGEST + 1)
