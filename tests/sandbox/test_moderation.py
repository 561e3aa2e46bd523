"""What the people who run a server do to it, and what the bot hears of it."""

from collections.abc import AsyncIterator, Callable

import discord
import pytest

from sandbox import LocalDiscord, Person
from sandbox.acts import NotPossible
from sandbox.model import Channel, Guild
from sandbox.permissions import INVITED, Permission
from tests.sandbox.bots import running
from tests.sandbox.posts import post_a_button
from tests.sandbox.wires import Wires


class Witness(discord.Client):
    """Writes down what discord.py makes of the events."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.heard: list[str] = []

    def dispatch(self, event: str, /, *args: object, **more: object) -> None:
        if event.startswith(("guild_", "thread_", "member_")):
            self.heard.append(event)
        super().dispatch(event, *args, **more)


@pytest.fixture
async def witness(local: LocalDiscord, guild: Guild, channel: Channel) -> AsyncIterator[Witness]:
    made = Witness()
    async with running(local, made):
        await local.settle()
        made.heard.clear()
        yield made


async def heard(local: LocalDiscord, witness: Witness) -> list[str]:
    await local.settle()
    events = witness.heard[:]
    witness.heard.clear()
    return events


async def test_the_bot_is_sent_away_and_invited_again(
    local: LocalDiscord, guild: Guild, channel: Channel, witness: Witness, wires: Wires
) -> None:
    local.world.remove_bot(guild)
    assert await heard(local, witness) == ["guild_remove"]
    assert not list(witness.guilds)
    local.journal.expect(50001, 10004)
    assert (await wires.send(channel, {"content": "salve"})).body["code"] == 50001
    assert (await wires.request("GET", f"/guilds/{guild.id}")).body["code"] == 10004
    local.world.add_channel(guild, "unheard of")
    local.world.invite_bot(guild)
    assert await heard(local, witness) == ["guild_join"]
    assert [each.name for each in witness.guilds[0].channels] == ["general", "unheard of"]
    assert witness.guilds[0].me.guild_permissions.value == INVITED
    assert (await wires.send(channel, {"content": "salve"})).status == 200


async def test_a_server_that_is_deleted_takes_its_channels_along(
    local: LocalDiscord, guild: Guild, channel: Channel, witness: Witness, wires: Wires
) -> None:
    local.world.remove_guild(guild)
    assert await heard(local, witness) == ["guild_remove"]
    local.journal.expect(10003)
    assert (await wires.send(channel, {"content": "salve"})).body["code"] == 10003


async def test_an_outage_is_told_and_ends(
    local: LocalDiscord, guild: Guild, channel: Channel, witness: Witness, wires: Wires
) -> None:
    alice = local.person("Alice", guild)
    post_a_button(local, channel)
    local.world.outage(guild)
    local.world.add_channel(guild, "unheard of")
    assert await heard(local, witness) == ["guild_unavailable"]
    for path in (f"/channels/{channel.id}", f"/guilds/{guild.id}"):
        assert (await wires.request("GET", path)).status == 503
    with pytest.raises(NotPossible, match="unavailable"):
        await alice.click(alice.sees(channel)[0], "Hi").begun()
    local.world.recover(guild)
    assert await heard(local, witness) == ["guild_available"]
    assert len(witness.guilds[0].channels) == 2
    assert (await wires.request("GET", f"/channels/{channel.id}")).status == 200


async def test_a_server_can_come_long_after_ready(
    local: LocalDiscord, guild: Guild, channel: Channel
) -> None:
    local.world.outage(guild)
    witness = Witness()
    async with running(local, witness):
        assert witness.get_channel(channel.id) is None
        assert await heard(local, witness) == []
        local.world.recover(guild)
        assert await heard(local, witness) == ["guild_available"]
        assert witness.get_channel(channel.id) is not None


async def test_the_bot_hears_of_every_channel_and_its_permissions(
    local: LocalDiscord, guild: Guild, channel: Channel, witness: Witness
) -> None:
    world = local.world
    other = world.add_channel(guild, "other")
    assert await heard(local, witness) == ["guild_channel_create"]
    world.set_permissions(channel, world.bot, deny=Permission.VIEW_CHANNEL)
    assert await heard(local, witness) == ["guild_channel_update"]
    known = witness.get_channel(channel.id)
    assert isinstance(known, discord.TextChannel)
    assert not known.permissions_for(known.guild.me).view_channel
    world.set_permissions(channel, world.bot)
    assert known.permissions_for(known.guild.me).view_channel is False  # not yet heard
    assert await heard(local, witness) == ["guild_channel_update"]
    assert known.permissions_for(known.guild.me).view_channel
    world.remove_channel(other)
    assert await heard(local, witness) == ["guild_channel_delete"]


async def test_the_bot_hears_of_roles_and_of_its_own(
    local: LocalDiscord, guild: Guild, alice: Person, witness: Witness
) -> None:
    world = local.world
    role = world.add_role(guild, "Consul", Permission.MANAGE_THREADS)
    assert await heard(local, witness) == ["guild_role_create"]
    world.give_role(guild, alice.user, role)
    assert await heard(local, witness) == []
    world.give_role(guild, world.bot, role)
    assert await heard(local, witness) == ["member_update"]
    assert witness.guilds[0].me.guild_permissions.manage_threads
    world.set_role(guild, role, 0)
    assert await heard(local, witness) == ["guild_role_update"]
    assert Permission.MANAGE_THREADS & witness.guilds[0].me.guild_permissions.value
    world.set_role(guild, world.bot_role(guild), INVITED)
    await heard(local, witness)
    assert witness.guilds[0].me.guild_permissions.value == INVITED
    world.take_role(guild, world.bot, role)
    assert await heard(local, witness) == ["member_update"]
    world.remove_role(guild, role)
    assert await heard(local, witness) == ["guild_role_delete"]
    assert role.id not in guild.members[alice.id].roles


async def test_the_bot_is_timed_out_and_nobody_says_when_it_is_over(
    local: LocalDiscord, guild: Guild, channel: Channel, witness: Witness, wires: Wires
) -> None:
    local.world.time_out(guild, local.world.bot, 60.0)
    assert await heard(local, witness) == ["member_update"]
    assert witness.guilds[0].me.is_timed_out()
    local.journal.expect(50013)
    assert (await wires.send(channel, {"content": "salve"})).body["code"] == 50013
    assert (await wires.request("GET", f"/channels/{channel.id}/messages")).status == 200
    local.clock.advance(60.0)
    assert await heard(local, witness) == []
    assert (await wires.send(channel, {"content": "salve"})).status == 200


async def test_a_thread_is_archived_locked_and_deleted(
    local: LocalDiscord, channel: Channel, alice: Person, witness: Witness
) -> None:
    world = local.world
    thread = world.add_thread(channel, "game", alice.id)
    assert await heard(local, witness) == ["thread_create"]
    for verb in (world.lock, world.unlock, world.archive):
        verb(thread)
        assert await heard(local, witness) == ["thread_update"]
    assert witness.get_channel(thread.id) is None
    world.unarchive(thread)
    assert await heard(local, witness) == ["thread_join"]
    world.remove_channel(thread)
    assert await heard(local, witness) == ["thread_delete"]


async def test_threads_of_a_deleted_channel_go_without_a_word(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    thread = local.world.add_thread(channel, "game", alice.id)
    async with wires.gateway() as frames:
        await frames.identify()
        local.world.remove_channel(channel)
        names = [(await frames.next())["t"] for _ in range(2)]
        assert names == ["GUILD_CREATE", "CHANNEL_DELETE"]
        await local.settle()
        assert local.gateway.connected()[0].sequence == 3
    local.journal.expect(10003)
    assert (await wires.send(thread, {"content": "salve"})).body["code"] == 10003


async def test_being_added_to_a_private_thread(
    local: LocalDiscord, guild: Guild, channel: Channel, alice: Person, witness: Witness
) -> None:
    world = local.world
    world.set_role(guild, world.bot_role(guild), INVITED)
    thread = world.add_thread(channel, "plot", alice.id, private=True)
    assert await heard(local, witness) == ["guild_role_update"]
    world.add_to_thread(thread, world.bot.id)
    assert await heard(local, witness) == ["thread_join", "thread_join"]
    known = witness.get_channel(thread.id)
    assert isinstance(known, discord.Thread)
    assert known.me is not None
    world.remove_from_thread(thread, world.bot.id)
    assert await heard(local, witness) == ["thread_remove"]


def see_again_by_channel(local: LocalDiscord, guild: Guild, channel: Channel) -> None:
    local.world.set_permissions(channel, local.world.bot)


def see_again_by_role(local: LocalDiscord, guild: Guild, channel: Channel) -> None:
    moderator = local.world.add_role(guild, "All", Permission.ADMINISTRATOR)
    local.world.give_role(guild, local.world.bot, moderator)


@pytest.mark.parametrize("regain", [see_again_by_channel, see_again_by_role])
async def test_who_sees_a_channel_again_is_told_of_its_threads(
    local: LocalDiscord,
    guild: Guild,
    channel: Channel,
    wires: Wires,
    regain: Callable[[LocalDiscord, Guild, Channel], object],
) -> None:
    world = local.world
    thread = world.add_thread(channel, "game", guild.owner_id)
    world.set_permissions(channel, world.bot, deny=Permission.VIEW_CHANNEL)
    async with wires.gateway() as frames:
        await frames.identify()
        created = await frames.until("GUILD_CREATE")
        assert [each["id"] for each in created["d"]["channels"]] == [str(channel.id)]
        assert created["d"]["threads"] == []
        regain(local, guild, channel)
        synced = (await frames.until("THREAD_LIST_SYNC"))["d"]
        assert synced["channel_ids"] == [str(channel.id)]
        assert [each["id"] for each in synced["threads"]] == [str(thread.id)]
