"""Every kind of place, and each way to open a table there: it works, or says what is missing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.texts.custom_ids import custom_id
from sandbox import Sight
from sandbox.model import Channel, ChannelType
from sandbox.permissions import INVITED, Permission
from tests.world.wire import BotWorld, a_bot_world

Change = Callable[[BotWorld, Channel], None]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with a_bot_world(tmp_path / "concordia.sqlite") as world:
        yield world


@dataclass(frozen=True)
class Kind:
    """A kind of place where the bot can play, how it is closed to it, and what that is called."""

    make: Callable[[BotWorld], Channel]
    close: Change
    missing: str
    reopen: Change
    asks: bool = False
    """Whether the bot has to be refused by Discord to find out."""

    def closed(self, world: BotWorld, place: Channel) -> None:
        self.close(world, place)
        if self.asks:
            world.local.journal.expect(50001)


def channel_of(kind: ChannelType, allow: int = 0) -> Callable[[BotWorld], Channel]:
    def make(world: BotWorld) -> Channel:
        place = world.local.world.add_channel(world.guild, kind.name.lower(), kind=kind)
        world.local.world.set_permissions(place, world.local.world.bot, allow=allow)
        return place

    return make


def thread_in(kind: ChannelType, *, private: bool = False) -> Callable[[BotWorld], Channel]:
    def make(world: BotWorld) -> Channel:
        parent = world.local.world.add_channel(world.guild, kind.name.lower(), kind=kind)
        owner = world.people[0].id
        thread = world.local.world.add_thread(parent, "game", owner, private=private)
        if private:
            world.local.world.add_to_thread(thread, world.local.world.bot.id)
        return thread

    return make


def deny(permission: int) -> Change:
    def change(world: BotWorld, place: Channel) -> None:
        channels = world.local.world.channels
        within = place if place.parent_id is None else channels[place.parent_id]
        world.local.world.set_permissions(within, world.local.world.bot, deny=permission)

    return change


def allow(permission: int) -> Change:
    def change(world: BotWorld, place: Channel) -> None:
        world.local.world.set_permissions(place, world.local.world.bot, allow=permission)

    return change


def leave(world: BotWorld, thread: Channel) -> None:
    world.local.world.remove_from_thread(thread, world.local.world.bot.id)


def join(world: BotWorld, thread: Channel) -> None:
    world.local.world.add_to_thread(thread, world.local.world.bot.id)


_SEND, _THREADS = Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS
_CONNECT = Permission.CONNECT
_IN_THREADS = "permission to send messages in threads. A server admin can grant it"
KINDS = {
    "text": Kind(channel_of(ChannelType.TEXT), deny(_SEND), "send messages", deny(0)),
    "unseen": Kind(
        channel_of(ChannelType.TEXT), deny(Permission.VIEW_CHANNEL), "view the channel", deny(0)
    ),
    "unillustrated": Kind(
        channel_of(ChannelType.TEXT),
        deny(Permission.ATTACH_FILES | Permission.EMBED_LINKS),
        "embed links and attach files",
        deny(0),
    ),
    "announcement": Kind(
        channel_of(ChannelType.ANNOUNCEMENT), deny(_SEND), "send messages", deny(0)
    ),
    "voice": Kind(
        channel_of(ChannelType.VOICE, _CONNECT), deny(0), "connect to the voice", allow(_CONNECT)
    ),
    "stage": Kind(
        channel_of(ChannelType.STAGE, _CONNECT), deny(0), "connect to the voice", allow(_CONNECT)
    ),
    "thread": Kind(thread_in(ChannelType.TEXT), deny(_THREADS), _IN_THREADS, deny(0)),
    "news thread": Kind(thread_in(ChannelType.ANNOUNCEMENT), deny(_THREADS), _IN_THREADS, deny(0)),
    "forum post": Kind(thread_in(ChannelType.FORUM), deny(_THREADS), _IN_THREADS, deny(0)),
    "private thread": Kind(
        thread_in(ChannelType.TEXT, private=True),
        leave,
        "Mention me in a message to add me",
        join,
        asks=True,
    ),
}


async def typed(world: BotWorld, place: Channel, way: str, record: bytes) -> Sight:
    options: dict[str, object] = {}
    if way == "import":
        options["file"] = ("record.json", record)
    elif way == "new":
        options["board"] = "italia"
    elif way == "quick":
        options["computers"] = 1
    outcome = await world.people[0].command(place, f"concordia {way}", **options)
    return await outcome.filled()


async def a_record(world: BotWorld) -> bytes:
    table = await world.start()
    await world.abandon(table)
    return (await world.tables.export_record(table)).encode()


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
async def test_a_table_is_opened_where_all_is_granted_and_refused_where_it_is_not(
    world: BotWorld, kind: Kind
) -> None:
    record = await a_record(world)
    for way in ("new", "quick", "import"):
        place = kind.make(world)
        kind.closed(world, place)
        said = await typed(world, place, way, record)
        assert said.private
        assert kind.missing in said.text
        assert await world.tables.at(str(place.id)) is None
        kind.reopen(world, place)
        said = await typed(world, place, way, record)
        assert kind.missing not in said.text
        assert await world.tables.at(str(place.id)) is not None
    await world.quiet()


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
async def test_a_rematch_wants_the_same(world: BotWorld, kind: Kind) -> None:
    livia, place = world.people[0], kind.make(world)
    table = await world.start(channel=place)
    await world.abandon(table)
    await world.quiet()
    ended, rematch = livia.sees(place)[-1], custom_id("rematch", table)
    kind.closed(world, place)
    refused = await livia.forge(ended, rematch)
    assert kind.missing in (await refused.filled()).text
    assert await world.tables.at(str(place.id)) is None
    kind.reopen(world, place)
    await livia.forge(ended, rematch)
    await world.quiet()
    assert await world.tables.at(str(place.id)) is not None


async def test_a_moderating_bot_needs_no_invitation_to_a_private_thread(world: BotWorld) -> None:
    local = world.local.world
    local.set_role(world.guild, local.bot_role(world.guild), INVITED | Permission.MANAGE_THREADS)
    thread = local.add_thread(world.channel, "plot", world.people[0].id, private=True)
    await typed(world, thread, "new", b"")
    assert await world.tables.at(str(thread.id)) is not None
    await world.quiet()


async def test_commands_are_for_servers_that_invited_the_bot(world: BotWorld) -> None:
    livia = world.people[0]
    elsewhere = world.local.world.add_guild("Elsewhere", bot_permissions=None)
    place = world.local.world.add_channel(elsewhere, "general")
    world.local.world.join(elsewhere, livia.user)
    livia.install_app()
    assert livia.commands(place) == []
    assert livia.commands(livia.dm)


async def test_where_only_a_person_installed_the_bot_it_says_so_kindly(world: BotWorld) -> None:
    """As with commands that an earlier version registered for everyone."""
    livia = world.people[0]
    elsewhere = world.local.world.add_guild("Elsewhere", bot_permissions=None)
    place = world.local.world.add_channel(elsewhere, "general")
    world.local.world.join(elsewhere, livia.user)
    livia.install_app()
    for command in world.local.world.commands[None].values():
        command["integration_types"] = [0, 1]
    for way in ("new", "quick", "record"):
        said = await typed(world, place, way, b"")
        assert said.private
        assert "servers that invited me" in said.text
    assert await livia.autocomplete(place, "concordia new", "board", "") == []
    assert await world.tables.at(str(place.id)) is None
    assert "servers that invited me" not in (await typed(world, livia.dm, "new", b"")).text
