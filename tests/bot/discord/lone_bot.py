"""The bot's connection by itself: real client, real database, and the local clock's time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bot.discord.api_address import pointed_at
from bot.discord.connection import DiscordConnection, logged_in
from bot.discord.identify_budget import IDENTIFY_PAUSE, IdentifyBudget
from bot.discord.shards import ShardRange
from bot.discord.wiring import discord_connection
from bot.pictures.drawing import Drawing
from bot.tables import Tables
from players import LEVELS, player_for
from sandbox import LocalDiscord
from tests.world import fresh_database
from tests.world.thinking import in_a_thread

TOKEN = "local-token"


class LocalSleep:
    """Sleeps until the local clock was moved that far."""

    def __init__(self, local: LocalDiscord) -> None:
        self._local = local
        self.waits: list[float] = []
        """Every wait so far."""
        self.is_asleep = False

    async def __call__(self, seconds: float) -> None:
        over = asyncio.Event()
        self._local.clock.at(self._local.clock.now() + seconds, over.set)
        self.waits.append(seconds)
        self.is_asleep = True
        self._local.world.changes.tell()
        await over.wait()
        self.is_asleep = False


@dataclass
class LoneBot:
    local: LocalDiscord
    connection: DiscordConnection
    tables: Tables
    staying: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.staying = asyncio.create_task(self.connection.stay_connected())

    async def ready(self) -> None:
        await self.local.bot_connected(self.local.shards)
        await self.connection.ready()

    async def ended(self) -> None:
        """Raises what ended it."""
        assert self.staying
        await self.staying


@asynccontextmanager
async def a_lone_bot(
    local: LocalDiscord,
    database: Path | str,
    sleep: LocalSleep | None = None,
    *,
    pause: float = IDENTIFY_PAUSE,
    shards: ShardRange | None = None,
) -> AsyncIterator[LoneBot]:
    """Logged in, and not yet connected."""
    store = await fresh_database.opened(database)
    tables = Tables(store, clock=local.clock.now, think=in_a_thread(player_for), levels=LEVELS)
    budget = IdentifyBudget(
        tables, clock=local.clock.now, sleep=sleep or LocalSleep(local), pause=pause
    )
    with pointed_at(local.addresses.api, local.addresses.gateway):
        connection = await logged_in(
            lambda: discord_connection(
                tables, Drawing(), budget=budget, guild_ready_timeout=0.05, shards=shards
            ),
            TOKEN,
        )
        bot = LoneBot(local, connection, tables)
        try:
            yield bot
        finally:
            while bot.staying and not bot.staying.done():
                bot.staying.cancel()
                with suppress(asyncio.CancelledError):
                    await asyncio.wait({bot.staying}, timeout=0.1)
            await connection.close()
            await tables.close()
            await store.close()
