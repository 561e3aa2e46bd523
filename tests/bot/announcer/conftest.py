"""People in a channel of the local Discord, tables, and an announcer between them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.announcer import Announcer
from bot.discord.message_sender import DiscordMessageSender
from bot.pictures.drawing import Drawing
from bot.tables import Deliverer, PlayerId, TableId
from bot.tables.wishes import TransferHost, Wish
from sandbox import GENEROUS, Clock, LocalDiscord, Person, Specification
from sandbox.model import Channel
from sandbox.sights import Sight
from tests.bot.tables.club import Club, a_club
from tests.sandbox.bots import running

SEND = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
NAMES = ("Anna", "Ben", "Cleo", "Dora")


class Voice(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The default one sleeps."""


class House:
    def __init__(self, local: LocalDiscord, club: Club, client: discord.Client) -> None:
        guild = local.world.add_guild("Forum")
        self.local = local
        self.club = club
        self.client = client
        self.channel: Channel = local.world.add_channel(guild, "general")
        self.people = [local.person(name, guild) for name in NAMES]
        self.drawing = Drawing()
        self.new_announcer()

    def new_announcer(self) -> None:
        """As after a restart: nothing is remembered but what is on disk."""
        self.announcer = Announcer(
            DiscordMessageSender(self.client), self.club.tables, self.drawing
        )
        self.deliverer = Deliverer(self.club.store, self.announcer.deliver, self.club.tables.said)

    def ids(self, count: int) -> list[PlayerId]:
        return [player(each) for each in self.people[:count]]

    async def open(self, options: dict[str, object], count: int = 1, **more: Any) -> TableId:
        given = {"channel": str(self.channel.id), **more}
        return await self.club.open(options, self.ids(count), **given)

    async def start(self, options: dict[str, object], count: int, **more: Any) -> TableId:
        given = {"channel": str(self.channel.id), **more}
        return await self.club.start(options, self.ids(count), **given)

    async def ask(self, who: int, table: TableId, wish: Wish) -> None:
        await self.club.ask(player(self.people[who]), table, wish)

    async def say(self) -> bool:
        """Whether everything that waited has been said."""
        return await self.deliverer.deliver()

    async def news(self, table: TableId) -> None:
        """Something is told that changes nothing else, so that what stands there is put right."""
        host = (await self.club.look(table)).host
        assert host
        await self.club.ask(host, table, TransferHost(host))
        assert await self.say()

    async def decides(self, table: TableId) -> Person:
        deciding = await self.club.to_decide(table)
        return next(each for each in self.people if player(each) == deciding)

    def sights(self, person: int = 0) -> list[Sight]:
        return self.people[person].sees(self.channel)

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


def player(person: Person) -> PlayerId:
    return PlayerId(str(person.id))


def labels(sight: Sight) -> list[str]:
    return [each.label for each in sight.buttons]


@asynccontextmanager
async def a_house(folder: Path, **more: Any) -> AsyncIterator[House]:
    clock, known = Clock(standing=True), Specification.from_environment()
    async with (
        LocalDiscord(clock=clock, rates=GENEROUS, specification=known) as local,
        a_club(folder / "concordia.sqlite", **more) as club,
    ):
        client = Voice()
        async with running(local, client):
            house = House(local, club, client)
            await local.settle()
            for person in house.people:
                await club.tables.meet(player(person), person.user.display_name, "en-GB")
            yield house
            house.drawing.close()
        local.journal.check()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with a_house(tmp_path) as house:
        yield house


def texts(sights: Sequence[Sight]) -> list[str]:
    return [each.text for each in sights]
