"""What is unread, what calls somebody, and that both survive a restart."""

from pathlib import Path
from typing import Any

from sandbox import LocalDiscord, Person
from sandbox.model import Channel, MessageFlag
from sandbox.unread import Unread, calls_anywhere, mark_read, unread
from tests.sandbox.wires import Wires


def post(local: LocalDiscord, place: Channel, text: str, flags: int = 0) -> int:
    body = {"content": text, "flags": flags}
    return local.composer.post(place, local.world.bot.id, body).id


async def test_who_is_named_is_called(local: LocalDiscord, channel: Channel, alice: Person) -> None:
    post(local, channel, "to nobody")
    called = post(local, channel, f"to {alice.mention}")
    assert unread(local.world, alice.id, channel) == Unread(2, 1, called)
    mark_read(local.world, alice.id, channel, called)
    assert unread(local.world, alice.id, channel) == Unread(0, 0)
    mark_read(local.world, alice.id, channel, called - 1)
    assert unread(local.world, alice.id, channel) == Unread(0, 0)


async def test_a_direct_message_calls_unless_it_is_silent(
    local: LocalDiscord, alice: Person, bob: Person
) -> None:
    called = post(local, alice.dm, "psst")
    post(local, alice.dm, "hush", int(MessageFlag.SUPPRESS_NOTIFICATIONS))
    assert unread(local.world, alice.id, alice.dm) == Unread(2, 1, called)
    assert unread(local.world, bob.id, alice.dm) == Unread(0, 0)


async def test_own_words_and_those_for_others_are_not_unread(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person
) -> None:
    alice.write(channel, "salve")
    local.composer.post(channel, local.world.bot.id, {"content": "psst"}, viewer_id=bob.id)
    assert unread(local.world, alice.id, channel) == Unread(0, 0)
    assert unread(local.world, bob.id, channel).messages == 2


async def test_the_newest_call_tells_where_to_go(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    assert calls_anywhere(local.world, alice.id) == (0, None)
    post(local, alice.dm, "psst")
    post(local, channel, alice.mention)
    assert calls_anywhere(local.world, alice.id) == (2, channel)


async def test_what_was_read_and_dismissed_stays_so(tmp_path: Path) -> None:
    async with LocalDiscord(folder=tmp_path) as first:
        guild = first.world.add_guild("Forum")
        channel = first.world.add_channel(guild, "general")
        alice = first.person("Alice", guild)
        read = post(first, channel, alice.mention)
        mark_read(first.world, alice.id, channel, read)
        first.composer.post(channel, first.world.bot.id, {"content": "psst"}, viewer_id=alice.id)
        private = alice.sees(channel)[-1]
        alice.dismiss(private)
    async with LocalDiscord(folder=tmp_path) as second:
        known = second.person_called("Alice")
        assert unread(second.world, known.id, second.world.channels[channel.id]).calls == 0
        assert known.user.dismissed == [private.id]


async def edit(wires: Wires, channel: Channel, number: int, **body: Any) -> None:
    path = f"/channels/{channel.id}/messages/{number}"
    assert (await wires.request("PATCH", path, body)).status == 200


async def test_an_edit_drops_the_mention_unless_it_allows_it_again(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    again = {"users": [str(alice.id)]}
    called = post(local, channel, f"{alice.mention}, it is your turn")
    await edit(wires, channel, called, content=f"{alice.mention}, go on", allowed_mentions=again)
    assert [each.text for each in alice.inbox()] == [f"{alice.mention}, go on"]
    ways: list[dict[str, Any]] = [{}, {"allowed_mentions": {"parse": []}}]
    for allowed in ways:
        await edit(wires, channel, called, content=f"{alice.mention}, go on", **allowed)
        assert alice.inbox() == []
        await edit(wires, channel, called, content=f"{alice.mention}!", allowed_mentions=again)
        assert len(alice.inbox()) == 1
    await edit(wires, channel, called, flags=int(MessageFlag.SUPPRESS_EMBEDS))
    assert len(alice.inbox()) == 1


async def test_an_edit_never_calls_anybody(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, wires: Wires
) -> None:
    called = post(local, channel, f"to {alice.mention}")
    allowed = {"parse": ["users"]}
    await edit(wires, channel, called, content=f"to {bob.mention}", allowed_mentions=allowed)
    path = f"/channels/{channel.id}/messages/{called}"
    message = (await wires.request("GET", path)).body
    assert [each["id"] for each in message["mentions"]] == [str(bob.id)]
    assert (alice.inbox(), bob.inbox(), bob.pings(channel)) == ([], [], [])
    assert unread(local.world, bob.id, channel).calls == 0


async def test_the_inbox_has_the_newest_call_first_and_no_direct_messages(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    post(local, alice.dm, f"{alice.mention} in private")
    for text in ("first", "second"):
        post(local, channel, f"{alice.mention} {text}")
    assert [each.text.split()[1] for each in alice.inbox()] == ["second", "first"]
