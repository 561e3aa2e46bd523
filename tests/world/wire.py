"""The second depth: the local Discord, with an announcer alone or with the whole bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import Any

import discord

from bot.announcer import Announcer, late_pictures
from bot.discord.connection import DiscordConnection, all_answered
from bot.discord.identify_budget import IdentifyBudget
from bot.discord.message_sender import DiscordMessageSender
from bot.discord.wiring import discord_connection
from bot.pictures.drawing import Drawing
from bot.pictures.film_files import films_beside
from bot.tables import Answer, Deliverer, PlayerId, TableId, Tables
from bot.tables.wishes import TransferHost
from players import LEVELS, player_for
from sandbox import GENEROUS, Clock, Latency, LocalDiscord, Person, Specification
from sandbox.changes import PATIENCE
from sandbox.model import Channel, Guild
from sandbox.sights import Sight
from tests.sandbox.bots import running
from tests.world import fresh_database, known_commands
from tests.world.small_pictures import small_pictures
from tests.world.tables import AnyWorld, TableWorld, a_table_world
from tests.world.thinking import PlayerFor, in_a_thread

NAMES = ("Livia", "Marcus", "Julia", "Gaius", "Octavia", "Titus")
SEND = "POST /channels/{channel_id}/messages"
A_MOMENT = 0.004
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"

late_pictures.PATIENCE_SECONDS = PATIENCE  # on a busy machine a call has its picture, too


class WireWorld(AnyWorld[Person]):
    """A server with one channel and some people, who see what the bot says."""

    names: tuple[str, ...] = NAMES
    locale = "en-US"

    def __init__(self, local: LocalDiscord, channel: str) -> None:
        self.local = local
        self.guild: Guild = local.world.add_guild("Forum")
        self.channel: Channel = local.world.add_channel(self.guild, channel)
        self.place = str(self.channel.id)
        self.people: list[Person] = [local.person(name, self.guild) for name in self.names]

    def player(self, who: Person | PlayerId | int) -> PlayerId:
        match who:
            case int():
                return self.player(self.people[who])
            case Person():
                return PlayerId(str(who.id))
            case _:
                return who

    async def meet(self) -> None:
        for person in self.people:
            await self.tables.meet(self.player(person), person.user.display_name, self.locale)

    def sights(self, who: int = 0) -> list[Sight]:
        return self.people[who].sees(self.channel)

    def with_buttons(self) -> list[Sight]:
        return [each for each in self.sights() if each.buttons]

    def pings(self) -> dict[str, int]:
        return {
            person.user.display_name: sum(sight.pings for sight in person.sees(self.channel))
            for person in self.people
        }

    def requests(self, route: str) -> int:
        return len(list(self.local.journal.requests(*route.split())))

    def delete(self, sight: Sight) -> None:
        world = self.local.world
        world.remove_message(world.messages[sight.channel_id][sight.id])


class Voice(discord.Client):
    """It speaks, and hears nothing."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The default one sleeps."""


class AnnouncerWorld(WireWorld):
    """Tables, and an announcer that says what waits when it is told to."""

    names = ("Anna", "Ben", "Cleo", "Dora")
    locale = "en-GB"

    def __init__(self, local: LocalDiscord, within: TableWorld, client: discord.Client) -> None:
        super().__init__(local, "general")
        self.client = client
        self.store, self.tables = within.store, within.tables
        self.path, self.clock = within.path, within.clock
        self.database = within.database
        self.drawing = Drawing()
        self.new_announcer()

    def new_announcer(self) -> None:
        """As after a restart: nothing is remembered but what is on disk."""
        self.announcer = Announcer(DiscordMessageSender(self.client), self.tables, self.drawing)
        self.deliverer = Deliverer(self.store, self.announcer.deliver, self.tables.said)

    async def say(self) -> bool:
        """Whether everything that waited has been said."""
        return await self.deliverer.deliver()

    async def news(self, table: TableId) -> None:
        """Something is told that changes nothing else, so that what stands there is put right."""
        host = (await self.look(table)).host
        assert host
        await self.ask(host, table, TransferHost(host))
        assert await self.say()


class BotWorld(WireWorld):
    """The whole bot: a real client, a real database file, people who click."""

    level = "novice"

    def __init__(self, local: LocalDiscord, path: Path, players: PlayerFor) -> None:
        super().__init__(local, "concordia")
        known_commands.recall(local)
        self.path = path
        self._players = players
        self._keys = count(1)  # the same in two worlds in which the same is done
        self._seeds = count(1)
        self.seed: str | None = None
        """For every table from now on, so that the same games are dealt."""
        self.connection: DiscordConnection
        self._stack: AsyncExitStack | None = None

    def fresh_seed(self) -> str:
        return self.seed or f"seed {next(self._seeds)}"

    async def begin(self) -> None:
        stack = self._stack = AsyncExitStack()
        store = self.store = await fresh_database.opened(self.path)
        stack.push_async_callback(store.close)
        self.tables = Tables(
            store,
            clock=self.local.clock.now,
            think=in_a_thread(self._players),
            levels=LEVELS,
            seeds=self.fresh_seed,
        )
        stack.push_async_callback(self.tables.close)
        budget = IdentifyBudget(self.tables, clock=self.local.clock.now, pause=0.0)
        self.connection = discord_connection(
            self.tables,
            Drawing(films=films_beside(self.path)),
            source="https://example.org",
            contact="bot@example.org",
            budget=budget,
            guild_ready_timeout=0.05,
        )
        stack.callback(self.connection.after_close)
        await stack.enter_async_context(running(self.local, self.connection.client))
        known_commands.remember(self.local)
        await self.tables.begin()
        deliverer = Deliverer(store, self.connection.send, self.tables.said)
        delivering = asyncio.create_task(deliverer.run())
        stack.push_async_callback(_ended, delivering)

    async def end(self) -> None:
        assert self._stack
        await self._stack.aclose()
        self._stack = None

    async def restart(self) -> None:
        await self.end()
        await self.begin()

    async def rested(self) -> None:
        """Nobody waits for computers: they play while others look on."""

    async def bring(self, who: Person | int, channel: Channel, record: str) -> Answer:
        """The record of a game, which goes on there."""
        return await self.tables.import_record(self.request(who), self.where(channel), record)

    async def quiet(self) -> None:
        """Everybody has been answered, computers have played, and all of it has been said, as far
        as the channels are open."""
        await self.local.settle()
        await all_answered()
        await self.tables.rest()
        while await self._unsaid():
            while await self._unsaid():
                await asyncio.sleep(A_MOMENT)  # others need the processor for it
            await self.local.settle()  # once it is said: a ping goes through everybody's loop
        await all_answered()

    async def _unsaid(self) -> bool:
        waiting = await self.store.tables_with_messages()
        return len(waiting) > self.tables.said.waiting("parked")


def labels(sight: Sight) -> list[str]:
    return [each.label for each in sight.buttons]


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def an_announcer_world(folder: Path, **more: Any) -> AsyncIterator[AnnouncerWorld]:
    clock, known = Clock(standing=True), Specification.from_environment()
    async with (
        LocalDiscord(
            clock=clock,
            rates=GENEROUS,
            specification=known,
            latency=Latency.from_environment(),
        ) as local,
        a_table_world(folder / "concordia.sqlite", **more) as within,
    ):
        client = Voice()
        with small_pictures():
            async with running(local, client):
                world = AnnouncerWorld(local, within, client)
                await local.settle()
                await world.meet()
                yield world
                world.drawing.close()
        local.journal.check()


@asynccontextmanager
async def a_bot_world(
    path: Path,
    players: PlayerFor = player_for,
    clock: Clock | None = None,
    *,
    latency: Latency | None = None,
    whole_pictures: bool = False,
) -> AsyncIterator[BotWorld]:
    clock, known = clock or Clock(standing=True), Specification.from_environment()
    latency = latency or Latency.from_environment()
    async with LocalDiscord(
        clock=clock, rates=GENEROUS, specification=known, latency=latency
    ) as local:
        world = BotWorld(local, path, players)
        with nullcontext() if whole_pictures else small_pictures():
            await world.begin()
            try:
                yield world
            finally:
                await world.end()
        local.journal.check()
