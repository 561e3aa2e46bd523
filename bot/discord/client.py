"""The Discord client: keeps the commands registered, and hands every interaction on."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.gateway import KeepAliveHandler
from yarl import URL

from bot.discord import routes
from bot.discord.channel_events import ChannelEvents
from bot.discord.command_tree import add_commands
from bot.discord.dispatcher import Dispatcher
from bot.discord.identify_budget import IdentifyBudget
from bot.discord.registered_commands import payloads, register
from bot.discord.request_share import RequestShare
from bot.discord.request_times import request_times
from bot.discord.shards import ShardRange
from bot.discord.translator import Translator
from bot.handlers.app import App

_LOG = logging.getLogger(__name__)

REGISTERING_SECONDS = 30.0
"""discord.py would wait for hours, if it is told that the commands changed too often today."""
REGISTER_AGAIN_SECONDS = 1800.0
REQUESTS_PER_SECOND = 50.0
"""As many as Discord takes from one bot, unless it has agreed to more."""
LONGEST_WAIT_SECONDS = 30.0
"""For a rate to pass, while others wait for the same route; after that, whoever asked tries again.
discord.py takes no less."""


class ConcordiaBot(ChannelEvents, discord.AutoShardedClient):
    """With as many shards as Discord recommends, unless it is told which are its own, and no more
    sessions than it forgives."""

    def __init__(
        self,
        app: App,
        budget: IdentifyBudget,
        shards: ShardRange | None = None,
        requests_per_second: float = REQUESTS_PER_SECOND,
        **more: Any,
    ) -> None:
        share = RequestShare(requests_per_second, app.tables.bots_alive)
        if shards is not None:
            more |= {"shard_ids": shards.numbers, "shard_count": shards.total}
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
            http_trace=request_times(share.before_request),
            **more,
        )
        self.dispatcher = Dispatcher(app)
        self.tables = app.tables
        self._budget = budget
        self._launching: set[int] = set()
        self._registering: asyncio.Task[None] | None = None
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.dispatcher.app.drawing.begin()
        await self.tree.set_translator(Translator())
        add_commands(self.tree)
        if not await self._registered():
            self._registering = asyncio.create_task(self._register_later())

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """The command tree handles commands; clicks and forms come here."""
        match interaction.type:
            case discord.InteractionType.component:
                await routes.component(self.dispatcher, interaction)
            case discord.InteractionType.modal_submit:
                await routes.form(self.dispatcher, interaction)
            case _:
                pass

    async def launch_shards(self) -> None:
        """discord.py reads the number of shards, and throws away how many sessions are left."""
        recommended, _, limits = await self.http.get_bot_gateway()
        if not self.shard_ids:
            self.shard_count = recommended
        assert self.shard_count
        if recommended > self.shard_count:
            _LOG.warning(
                "Discord recommends %d shards, and CONCORDIA_SHARDS names %d: set all processes to "
                "the higher number the next time they are restarted",
                recommended,
                self.shard_count,
            )
        given = discord.SessionStartLimits(**limits)
        await self._budget.heed(given, self.shard_count, self.application_id)
        await super().launch_shards()

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """discord.py tries again by calling itself, deeper and deeper: after an hour without a
        gateway that would be too deep. It also waits for nothing before it opens the socket."""
        if shard_id in self._launching:
            raise _NotReached
        self._launching.add(shard_id)
        try:
            while True:
                await self._budget.until_free(shard_id)
                try:
                    return await super().launch_shard(gateway, shard_id, initial=initial)
                except _NotReached:
                    continue
        finally:
            self._launching.discard(shard_id)

    async def before_identify_hook(
        self,
        shard_id: int | None,
        *,
        initial: bool = False,  # noqa: ARG002  # the budget knows when the last one was
    ) -> None:
        """Before every session, at the start and when one cannot be resumed.

        If that takes more than a minute, discord.py gives the connection up and opens another;
        but it doesn't hang up.
        """
        try:
            await self._budget.take(shard_id or 0)
        except BaseException:
            await _hang_up(shard_id)
            raise

    async def close(self) -> None:
        if self._registering:
            self._registering.cancel()
        await super().close()

    async def _registered(self) -> bool:
        """A refusal is told and changes nothing: the commands that are there still work."""
        assert self.application_id
        ours = await payloads(self.tree)
        try:
            async with asyncio.timeout(REGISTERING_SECONDS):
                await register(self.http, self.application_id, ours, self.dispatcher.app.tables)
        except (
            OSError,
            aiohttp.ClientError,
            discord.HTTPException,
            discord.RateLimited,
        ) as error:
            reason = str(error) or "no answer in time"
            _LOG.error(
                "could not register the commands (%s); the ones Discord has stay, and the bot "
                "tries again later",
                " ".join(reason.split()),
            )
            return False
        return True

    async def _register_later(self) -> None:
        registered = False
        while not registered:
            await asyncio.sleep(REGISTER_AGAIN_SECONDS)
            registered = await self._registered()
        _LOG.info("the commands are registered now")


class _NotReached(Exception):
    """A shard's gateway, at this attempt."""


async def _hang_up(shard_id: int | None) -> None:
    """Only its heartbeats still know of a connection that discord.py gave up."""
    for each in threading.enumerate():
        if isinstance(each, KeepAliveHandler) and each.shard_id == shard_id:
            await each.ws.close()
