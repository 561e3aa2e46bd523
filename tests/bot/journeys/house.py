"""The whole bot over the local Discord: a real client, a real database file, people who click."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path

from bot.discord.connection import DiscordConnection, all_answered
from bot.discord.wiring import discord_connection
from bot.storage import SqliteStore
from bot.tables import Answer, Deliverer, Look, PlayerId, Request, TableId, Tables
from bot.tables.computers import PlayerFor
from bot.tables.wishes import Join, SeatComputer, Start, Wish
from engine import View
from players import LEVELS, player_for
from sandbox import GENEROUS, Clock, LocalDiscord, Person, Specification, Welcome
from sandbox.model import Channel, Guild
from tests.sandbox.bots import running

NAMES = ("Livia", "Marcus", "Julia", "Gaius", "Octavia", "Titus")


class House:
    """A server with one channel and some people; the bot can be stopped and started again."""

    def __init__(self, local: LocalDiscord, path: Path, players: PlayerFor) -> None:
        self.local = local
        self.path = path
        self._players = players
        self.guild: Guild = local.world.add_guild("Forum")
        self.channel: Channel = local.world.add_channel(self.guild, "concordia")
        self.people: list[Person] = [local.person(name, self.guild) for name in NAMES]
        self._seeds = count(1)
        self.seed: str | None = None
        """For every table from now on, so that the same games are dealt."""
        self._keys = count(1)
        self.store: SqliteStore
        self.tables: Tables
        self.connection: DiscordConnection
        self._stack: AsyncExitStack | None = None

    def fresh_seed(self) -> str:
        return self.seed or f"seed {next(self._seeds)}"

    async def start(self) -> None:
        stack = self._stack = AsyncExitStack()
        store = self.store = await SqliteStore.open(self.path)
        stack.push_async_callback(store.close)
        self.tables = Tables(
            store,
            clock=self.local.clock.now,
            player_for=self._players,
            levels=LEVELS,
            seeds=self.fresh_seed,
        )
        stack.push_async_callback(self.tables.close)
        self.connection = discord_connection(
            self.tables, source="https://example.org", guild_ready_timeout=0.05
        )
        await stack.enter_async_context(running(self.local, self.connection.client))
        await self.tables.begin()
        deliverer = Deliverer(store, self.connection.send, self.tables.said)
        delivering = asyncio.create_task(deliverer.run())
        stack.push_async_callback(_ended, delivering)

    async def stop(self) -> None:
        assert self._stack
        await self._stack.aclose()
        self._stack = None

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def begin(
        self,
        people: int = 2,
        computers: int = 0,
        *,
        channel: Channel | None = None,
        **options: object,
    ) -> TableId:
        """A game has begun in the channel, as if it had been set up before."""
        asked = {"seats": people + computers} | options
        table = await self.gather(people, computers, channel=channel, **asked)
        await self.ask(self.people[0], table, Start())
        return table

    async def gather(
        self,
        people: int = 2,
        computers: int = 0,
        *,
        channel: Channel | None = None,
        **options: object,
    ) -> TableId:
        """So many sit at a table, and its game has not begun."""
        host, *others = self.people[:people]
        for person in self.people:
            await self.tables.meet(self.player(person), person.user.display_name, "en-US")
        where = str((channel or self.channel).id)
        opened = await self.tables.open(
            self._request(self.player(host)), where, {"board": "italia"} | options
        )
        table = TableId(opened.table)
        for other in others:
            await self.ask(other, table, Join())
        for _ in range(computers):
            await self.ask(host, table, SeatComputer("novice"))
        return table

    async def ask(self, person: Person, table: TableId, wish: Wish) -> Answer:
        return await self.tables.ask(self._request(self.player(person)), table, wish)

    async def bring(self, person: Person, channel: Channel, record: str) -> Answer:
        request = self._request(self.player(person))
        return await self.tables.import_record(request, str(channel.id), record)

    async def quiet(self) -> None:
        """Everybody has been answered, computers have played, and all of it has been said."""
        await self.local.settle()
        await all_answered()
        await self.tables.rest()
        while await self.store.tables_with_messages():
            await self.local.settle()
        await all_answered()

    def _request(self, player: PlayerId) -> Request:
        return Request(f"house {next(self._keys)}", player)

    def player(self, person: Person) -> PlayerId:
        return PlayerId(str(person.id))

    async def table(self, channel: Channel | None = None) -> TableId:
        """The last one there."""
        return (await self.tables.history(str((channel or self.channel).id)))[-1]

    async def look(self, person: Person | None = None) -> Look:
        return await self.tables.look(await self.table(), self.player(person) if person else None)

    async def view(self, person: Person | None = None) -> View:
        view = (await self.look(person)).view
        assert view is not None, "the game has not begun"
        return view


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def a_house(
    path: Path,
    players: PlayerFor = player_for,
    clock: Clock | None = None,
    page: Welcome | None = None,
) -> AsyncIterator[House]:
    clock, known = clock or Clock(standing=True), Specification.from_environment()
    async with LocalDiscord(
        clock=clock, rates=GENEROUS, specification=known, page=page or False
    ) as local:
        house = House(local, path, players)
        await house.start()
        try:
            yield house
        finally:
            await house.stop()
        local.journal.check()
