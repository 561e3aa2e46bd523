"""What bots ask for less often: channels, history, pins, reactions, threads and people."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from sandbox import LocalDiscord, Person
from sandbox.events import Intent
from sandbox.model import Channel, Guild, Overwrite
from sandbox.permissions import INVITED, Permission
from tests.sandbox.bots import running
from tests.sandbox.sample_bot import picture
from tests.sandbox.wires import Wires


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)


@pytest.fixture
async def bot(local: LocalDiscord, channel: Channel) -> AsyncIterator[Bot]:
    bot = Bot()
    async with running(local, bot):
        yield bot


@pytest.fixture
def place(bot: Bot, channel: Channel) -> discord.TextChannel:
    known = bot.get_channel(channel.id)
    assert isinstance(known, discord.TextChannel)
    return known


async def test_a_channel_is_renamed_and_deleted(
    local: LocalDiscord, channel: Channel, place: discord.TextChannel
) -> None:
    await place.edit(name="renamed", topic="A topic")
    assert (channel.name, channel.topic) == ("renamed", "A topic")
    await place.delete()
    assert channel.id not in local.world.channels
    local.journal.expect(10003)
    with pytest.raises(discord.NotFound):
        await place.send("hello?")


async def test_channels_are_not_the_bots_to_change_without_permission(
    local: LocalDiscord, guild: Guild, wires: Wires, alice: Person
) -> None:
    denied = int(Permission.MANAGE_CHANNELS)
    overwrite = Overwrite(local.world.bot.id, of_member=True, deny=denied)
    closed = local.world.add_channel(guild, "closed", overwrite)
    local.journal.expect(50013, 50013, 50013)
    for place in (closed, alice.dm):
        refused = await wires.request("PATCH", f"/channels/{place.id}", {"name": "x"})
        assert refused.body["code"] == 50013
    assert (await wires.request("DELETE", f"/channels/{closed.id}")).status == 403
    # Of a DM it only closes the bot's own side.
    assert (await wires.request("DELETE", f"/channels/{alice.dm.id}")).status == 200
    assert alice.dm.id in local.world.channels


async def test_history_is_read_from_either_end(place: discord.TextChannel) -> None:
    sent = [await place.send(f"{number}") for number in range(6)]
    middle = sent[3]

    async def read(**where: Any) -> list[str]:
        return [each.content async for each in place.history(**where)]

    assert await read(limit=2) == ["5", "4"]
    assert await read(before=middle, limit=2) == ["2", "1"]
    assert await read(after=middle, limit=1) == ["4"]
    assert await read(around=middle, limit=3) == ["4", "3", "2"]


async def test_a_page_of_history_has_a_hundred_messages_at_most(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    local.journal.expect(50035)
    path = f"/channels/{channel.id}/messages?limit=101"
    assert (await wires.request("GET", path)).status == 400


async def test_history_is_read_in_direct_messages_too(alice: Person, wires: Wires) -> None:
    alice.write(alice.dm, "salve")
    read = await wires.request("GET", f"/channels/{alice.dm.id}/messages")
    assert [each["content"] for each in read.body] == ["salve"]


async def test_only_one_end_of_history_is_named_at_a_time(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    local.journal.expect(50035)
    path = f"/channels/{channel.id}/messages?before=2&after=1"
    assert (await wires.request("GET", path)).status == 400


async def test_without_leave_to_read_history_it_is_empty_and_one_message_is_refused(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    """Nobody says so: who looks for what was sent finds nothing. Edits are not refused."""
    sent = await wires.send(channel, {"content": "there"})
    denied = Overwrite(local.world.bot.id, True, deny=int(Permission.READ_MESSAGE_HISTORY))
    local.world.messages[channel.id][int(sent.body["id"])].pinned_at = local.clock.now()
    channel.overwrites.append(denied)
    path = f"/channels/{channel.id}/messages"
    listed = await wires.request("GET", path)
    assert (listed.status, listed.body) == (200, [])
    assert (await wires.request("GET", f"{path}/pins")).body["items"] == []
    local.journal.expect(50013, 160002)
    assert (await wires.request("GET", f"{path}/{sent.body['id']}")).status == 403
    reply = {"content": "to that", "message_reference": {"message_id": sent.body["id"]}}
    assert (await wires.send(channel, reply)).body["code"] == 160002
    edited = await wires.request("PATCH", f"{path}/{sent.body['id']}", {"content": "edited"})
    assert edited.status == 200
    assert [each.text for each in alice.sees(channel)] == ["edited"]


async def test_what_others_say_to_each_other_is_not_read_without_the_intent_for_it(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    alice.write(channel, "among ourselves")
    alice.write(channel, f"<@{local.world.bot.id}> salve")
    read = (await wires.request("GET", f"/channels/{channel.id}/messages")).body
    assert [each["content"] for each in read] == [f"<@{local.world.bot.id}> salve", ""]
    local.world.application.privileged_intents = int(Intent.MESSAGE_CONTENT)
    read = (await wires.request("GET", f"/channels/{channel.id}/messages")).body
    assert read[1]["content"] == "among ourselves"


async def test_messages_are_deleted_together(
    channel: Channel, alice: Person, place: discord.TextChannel
) -> None:
    sent = [await place.send(f"{number}") for number in range(3)]
    await place.delete_messages(sent[:2])
    assert [each.text for each in alice.sees(channel)] == ["2"]


async def test_a_message_of_somebody_else_is_not_the_bots_to_edit(
    local: LocalDiscord, channel: Channel, alice: Person, place: discord.TextChannel
) -> None:
    written = alice.write(channel, "mine")
    message = place.get_partial_message(written.id)
    local.journal.expect(50005)
    with pytest.raises(discord.Forbidden):
        await message.edit(content="ours")
    await message.delete()  # that it may, as it manages messages
    assert alice.sees(channel) == []


async def test_a_reply_refers_to_its_message(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    written = alice.write(channel, "salve")
    reference = {"message_id": str(written.id)}
    reply = await wires.send(channel, {"content": "ave", "message_reference": reference})
    assert reply.body["referenced_message"]["content"] == "salve"
    local.journal.expect(50035)
    lost = {"content": "ave", "message_reference": {"message_id": "1"}}
    assert (await wires.send(channel, lost)).status == 400
    lost["message_reference"] = {"message_id": "1", "fail_if_not_exists": False}
    assert "message_reference" not in (await wires.send(channel, lost)).body


async def test_a_reply_stays_in_its_channel(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    secret = alice.write(alice.dm, "secret")
    reference = {"message_id": str(secret.id), "channel_id": str(alice.dm.id)}
    local.journal.expect(50035)
    body = {"content": "ave", "message_reference": reference}
    assert (await wires.send(channel, body)).status == 400


async def test_the_threads_of_a_channel_go_with_it(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    opened = await wires.request("POST", f"/channels/{channel.id}/threads", {"name": "talk"})
    thread = local.world.channels[int(opened.body["id"])]
    await wires.request("DELETE", f"/channels/{channel.id}")
    assert set(local.world.channels) == set()
    local.journal.expect(10003)
    assert (await wires.send(thread, {"content": "x"})).body["code"] == 10003


async def test_pins_are_taken_off_again(
    channel: Channel, alice: Person, place: discord.TextChannel
) -> None:
    sent = await place.send("pinned")
    await sent.pin()
    await sent.pin()  # twice is once
    assert [each.text for each in alice.sees(channel)].count("pinned") == 1
    await sent.unpin()
    assert [each async for each in place.pins()] == []
    assert not alice.sees(channel)[0].pinned


async def test_reactions_are_cleared_and_have_to_be_emojis(
    local: LocalDiscord, channel: Channel, alice: Person, place: discord.TextChannel
) -> None:
    sent = await place.send("react")
    await sent.add_reaction("👍")
    await sent.add_reaction("<:denarius:17>")
    assert alice.sees(channel)[0].reactions == ("👍", "denarius:17")
    fetched = await place.fetch_message(sent.id)
    assert [each.count for each in fetched.reactions] == [1, 1]
    await sent.clear_reactions()
    assert alice.sees(channel)[0].reactions == ()
    local.journal.expect(10014)
    with pytest.raises(discord.NotFound):
        await sent.add_reaction("thumb")


async def test_a_thread_is_joined_left_archived_and_locked(
    local: LocalDiscord, guild: Guild, alice: Person, place: discord.TextChannel
) -> None:
    thread = await place.create_thread(name="talk", type=discord.ChannelType.public_thread)
    known = local.world.channels[thread.id]
    assert known.thread is not None
    await thread.add_user(discord.Object(alice.id))
    assert [each.id for each in await thread.fetch_members()] == [local.world.bot.id, alice.id]
    await thread.remove_user(discord.Object(alice.id))
    await thread.leave()
    assert known.thread.members == []
    await thread.join()
    active = await place.guild.active_threads()
    assert [each.name for each in active] == ["talk"]
    sent = await thread.send("awake")
    await thread.edit(archived=True)
    assert await place.guild.active_threads() == []
    local.journal.expect(50083, 50083)
    with pytest.raises(discord.HTTPException):
        await sent.edit(content="asleep")
    await thread.send("awake again")  # a message wakes a thread up
    assert not known.thread.archived
    await thread.edit(archived=True, locked=True)
    local.world.set_role(guild, local.world.bot_role(guild), INVITED)
    with pytest.raises(discord.HTTPException):
        await thread.send("locked")


async def test_a_message_has_one_thread_at_most(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    sent = await wires.send(channel, {"content": "about this"})
    path = f"/channels/{channel.id}/messages/{sent.body['id']}/threads"
    opened = await wires.request("POST", path, {"name": "talk"})
    assert opened.body["id"] == sent.body["id"]
    local.journal.expect(160004, 50024)
    assert (await wires.request("POST", path, {"name": "more"})).body["code"] == 160004
    joining = await wires.request("PUT", f"/channels/{channel.id}/thread-members/@me")
    assert joining.body["code"] == 50024


async def test_servers_and_people_are_looked_up(
    local: LocalDiscord, guild: Guild, channel: Channel, alice: Person, bot: Bot
) -> None:
    fetched = await bot.fetch_guild(guild.id)
    assert (fetched.name, fetched.approximate_member_count) == ("Forum", len(guild.members))
    assert [each.name for each in await fetched.fetch_channels()] == ["general"]
    assert [each.name for each in await fetched.fetch_roles()] == ["@everyone", "Members", "bot"]
    assert [each.name async for each in bot.fetch_guilds()] == ["Forum"]
    assert (await fetched.fetch_member(alice.id)).display_name == "Alice"
    local.journal.expect(10004, 10007, 10013)
    with pytest.raises(discord.NotFound):
        await bot.fetch_guild(17)
    with pytest.raises(discord.NotFound):
        await fetched.fetch_member(17)
    with pytest.raises(discord.NotFound):
        await bot.fetch_user(17)


async def test_a_dm_needs_a_person_and_a_server_in_common(
    local: LocalDiscord, guild: Guild, wires: Wires
) -> None:
    local.journal.expect(50035, 50007)
    own = {"recipient_id": str(local.world.bot.id)}
    assert (await wires.request("POST", "/users/@me/channels", own)).status == 400
    stranger = local.person("Stranger")
    other = {"recipient_id": str(stranger.id)}
    opened = await wires.request("POST", "/users/@me/channels", other)
    assert opened.body["id"] == str(stranger.dm.id)
    assert (await wires.send(stranger.dm, {"content": "psst"})).body["code"] == 50007
    local.world.join(guild, stranger.user)
    assert (await wires.send(stranger.dm, {"content": "psst"})).status == 200


async def test_files_need_permission(local: LocalDiscord, guild: Guild) -> None:
    overwrite = Overwrite(local.world.bot.id, of_member=True, deny=int(Permission.ATTACH_FILES))
    channel = local.world.add_channel(guild, "words only", overwrite)
    bot = Bot()
    local.journal.expect(50013, 50013)
    async with running(local, bot):
        place = bot.get_partial_messageable(channel.id)
        with pytest.raises(discord.Forbidden):
            await place.send("x", file=discord.File(picture(), "picture.png"))
        message = await place.send("x")
        with pytest.raises(discord.Forbidden):
            await message.edit(attachments=[discord.File(picture(), "picture.png")])
        await message.edit(content="y")


async def test_typing_is_shown(
    local: LocalDiscord, channel: Channel, place: discord.TextChannel
) -> None:
    await place.typing()
    assert local.world.typing == {channel.id: local.clock.now()}
