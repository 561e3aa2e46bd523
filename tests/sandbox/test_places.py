"""Kinds of places, and what a bot with the permissions of its invitation may do in them."""

import discord
import pytest

from sandbox import LocalDiscord, Person
from sandbox.acts import NotPossible
from sandbox.model import Channel, ChannelType, Guild
from sandbox.permissions import INVITED, Permission
from tests.sandbox.bots import running
from tests.sandbox.posts import post_a_button
from tests.sandbox.wires import Wires

HELLO = {"content": "salve"}


@pytest.fixture
def guild(local: LocalDiscord) -> Guild:
    """In which the bot may do what the invitation says."""
    return local.world.add_guild("Forum")


async def sent(local: LocalDiscord, wires: Wires, place: Channel) -> int:
    """0, or the code of the refusal."""
    answer = await wires.send(place, HELLO)
    code: int = 0 if answer.status == 200 else answer.body["code"]
    if code:
        local.journal.expect(code)
    return code


def test_the_invitation_is_the_one_of_the_documents(guild: Guild, local: LocalDiscord) -> None:
    assert INVITED == 309237763072
    assert local.world.bot_role(guild).permissions == INVITED


@pytest.mark.parametrize("kind", [ChannelType.TEXT, ChannelType.ANNOUNCEMENT])
async def test_a_channel_wants_to_be_seen_and_spoken_in(
    local: LocalDiscord, guild: Guild, wires: Wires, kind: ChannelType
) -> None:
    world = local.world
    place = world.add_channel(guild, "place", kind=kind)
    assert await sent(local, wires, place) == 0
    world.set_permissions(place, world.bot, deny=Permission.SEND_MESSAGES)
    assert await sent(local, wires, place) == 50013
    world.set_permissions(place, world.bot, deny=Permission.VIEW_CHANNEL)
    assert await sent(local, wires, place) == 50001


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE])
async def test_the_chat_of_a_voice_channel_wants_a_bot_that_may_connect(
    local: LocalDiscord, guild: Guild, wires: Wires, kind: ChannelType
) -> None:
    place = local.world.add_channel(guild, "voices", kind=kind)
    assert await sent(local, wires, place) == 50001
    local.world.set_permissions(place, local.world.bot, allow=Permission.CONNECT)
    assert await sent(local, wires, place) == 0


async def test_a_forum_has_messages_only_in_its_posts(
    local: LocalDiscord, guild: Guild, wires: Wires
) -> None:
    alice = local.person("Alice", guild)
    forum = local.world.add_channel(guild, "games", kind=ChannelType.FORUM)
    assert await sent(local, wires, forum) == 50008
    with pytest.raises(NotPossible):
        alice.write(forum, "salve")
    post = local.world.add_thread(forum, "our game", alice.id)
    assert await sent(local, wires, post) == 0


async def test_threads_have_a_permission_of_their_own(
    local: LocalDiscord, guild: Guild, wires: Wires
) -> None:
    world = local.world
    for kind in (ChannelType.TEXT, ChannelType.ANNOUNCEMENT, ChannelType.FORUM):
        parent = world.add_channel(guild, "place", kind=kind)
        thread = world.add_thread(parent, "game", guild.owner_id)
        world.set_permissions(parent, world.bot, deny=Permission.SEND_MESSAGES)
        assert await sent(local, wires, thread) == 0
        world.set_permissions(parent, world.bot, deny=Permission.SEND_MESSAGES_IN_THREADS)
        assert await sent(local, wires, thread) == 50013


async def test_a_private_thread_hears_the_bot_once_it_was_added(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    """Commands and clicks work before, and their permissions are those of the channel."""
    world = local.world
    thread = world.add_thread(channel, "plot", alice.id, private=True)
    post_a_button(local, thread)
    async with wires.gateway() as frames:
        await frames.identify()
        outcome = await alice.click(alice.sees(thread)[0], "Hi").begun()
        event = (await frames.until("INTERACTION_CREATE"))["d"]
        assert int(event["app_permissions"]) == INVITED
        answer = await wires.answer(outcome.interaction, {"type": 4, "data": HELLO})
        assert answer.status == 200
    assert await sent(local, wires, thread) == 50001
    world.add_to_thread(thread, world.bot.id)
    assert await sent(local, wires, thread) == 0


async def test_a_message_wakes_up_a_thread_unless_it_is_locked(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    world = local.world
    thread = world.add_thread(channel, "game", alice.id)
    assert thread.thread is not None
    mine = (await wires.send(thread, HELLO)).body["id"]
    path = f"/channels/{thread.id}/messages/{mine}"
    world.archive(thread)
    local.journal.expect(50083)
    assert (await wires.request("PATCH", path, {"content": "vale"})).body["code"] == 50083
    assert await sent(local, wires, thread) == 0
    assert not thread.thread.archived
    world.lock(thread)
    assert await sent(local, wires, thread) == 160005
    local.journal.expect(160005)
    assert (await wires.request("PATCH", path, {"content": "vale"})).body["code"] == 160005
    with pytest.raises(NotPossible, match="160005"):
        alice.write(thread, "salve")
    world.archive(thread)
    assert await sent(local, wires, thread) == 50083
    world.unlock(thread)
    alice.write(thread, "salve")
    assert not thread.thread.archived


async def test_a_thread_is_opened_from_a_message_once(
    local: LocalDiscord, guild: Guild, channel: Channel, wires: Wires
) -> None:
    world = local.world
    message = (await wires.send(channel, HELLO)).body["id"]
    path = f"/channels/{channel.id}/messages/{message}/threads"

    async def opened(name: str = "game", code: int = 0, **more: int) -> str:
        if code:
            local.journal.expect(code)
        answer = await wires.request("POST", path, {"name": name, **more})
        assert answer.body.get("code", 0) == code
        return str(answer.body.get("id"))

    for refused in ("", "   ", "x" * 101):
        await opened(refused, 50035)
    await opened(code=50035, auto_archive_duration=61)
    bots_role = world.bot_role(guild)
    for missing in (Permission.CREATE_PUBLIC_THREADS, Permission.READ_MESSAGE_HISTORY):
        world.set_role(guild, bots_role, INVITED & ~missing)
        await opened(code=50013)
    world.set_role(guild, bots_role, INVITED)
    assert await opened("x" * 100, auto_archive_duration=10080) == message, "its id is the same"
    await opened(code=160004)
    thread = world.channels[int(message)]
    inside = (await wires.send(thread, HELLO)).body["id"]
    path = f"/channels/{thread.id}/messages/{inside}/threads"
    await opened(code=50024)


async def test_whoever_opened_a_thread_may_archive_it_but_not_lock_it(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    own = (await wires.request("POST", f"/channels/{channel.id}/threads", {"name": "game"})).body

    async def changed(thread: object, **body: object) -> int:
        return int((await wires.request("PATCH", f"/channels/{thread}", body)).body.get("code", 0))

    assert await changed(own["id"], archived=True) == 0
    local.journal.expect(50083)
    assert await changed(own["id"], name="another") == 50083, "it has to be woken first"
    assert await changed(own["id"], archived=False) == 0
    local.journal.expect(50013)
    assert await changed(own["id"], locked=True) == 50013
    others = local.world.add_thread(channel, "hers", alice.id)
    local.journal.expect(50013)
    assert await changed(others.id, archived=True) == 50013


async def test_a_moderator_may_speak_in_a_locked_thread(
    local: LocalDiscord, guild: Guild, channel: Channel, wires: Wires
) -> None:
    world = local.world
    thread = world.add_thread(channel, "game", guild.owner_id)
    world.lock(thread)
    world.set_role(guild, world.bot_role(guild), INVITED | Permission.MANAGE_THREADS)
    assert await sent(local, wires, thread) == 0


async def test_an_archived_and_locked_thread_takes_no_answer_either(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    thread = local.world.add_thread(channel, "game", alice.id)
    assert thread.thread is not None
    post_a_button(local, thread)
    button = alice.sees(thread)[0]
    local.world.archive(thread)
    private = {"type": 4, "data": HELLO | {"flags": 64}}
    outcome = await alice.click(button, "Hi").begun()
    assert (await wires.answer(outcome.interaction, private)).status == 200
    assert thread.thread.archived
    outcome = await alice.click(button, "Hi").begun()
    assert (await wires.answer(outcome.interaction, {"type": 4, "data": HELLO})).status == 200
    assert not thread.thread.archived
    local.world.archive(thread)
    local.world.lock(thread)
    local.journal.expect(50083)
    outcome = await alice.click(button, "Hi").begun()
    assert (await wires.answer(outcome.interaction, private)).body["code"] == 50083


async def test_without_the_history_there_is_nothing_to_read(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    mine = (await wires.send(channel, HELLO)).body["id"]
    world = local.world
    world.set_permissions(channel, world.bot, deny=Permission.READ_MESSAGE_HISTORY)
    path = f"/channels/{channel.id}/messages"
    assert (await wires.request("GET", path)).body == []
    local.journal.expect(50013, 160002)
    assert (await wires.request("GET", f"{path}/{mine}")).body["code"] == 50013
    reply = HELLO | {"message_reference": {"message_id": mine}}
    assert (await wires.send(channel, reply)).body["code"] == 160002


async def test_discord_py_knows_every_kind_of_place(local: LocalDiscord, guild: Guild) -> None:
    kinds = {
        ChannelType.TEXT: discord.TextChannel,
        ChannelType.ANNOUNCEMENT: discord.TextChannel,
        ChannelType.VOICE: discord.VoiceChannel,
        ChannelType.STAGE: discord.StageChannel,
        ChannelType.FORUM: discord.ForumChannel,
    }
    places = {local.world.add_channel(guild, "place", kind=kind).id: kind for kind in kinds}
    bot = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    async with running(local, bot):
        for number, kind in places.items():
            assert type(bot.get_channel(number)) is kinds[kind]
