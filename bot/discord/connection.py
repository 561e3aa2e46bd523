"""The line to Discord: picked up, kept, and hung up without leaving anybody without an answer."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import aiohttp
import discord
from discord.gateway import DiscordWebSocket

from bot.tables.deliverer import Send

_LOG = logging.getLogger(__name__)

WAITS = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds between attempts to reach Discord; the last one over and over."""
GOODBYE_SECONDS = 2.0
"""For Discord to close its side too."""
_ANSWERS = ("discord.py: ", "discord-ui-", "CommandTree-")
"""How discord.py names the tasks in which it calls us."""


@dataclass(frozen=True)
class Front:
    """What stands between the tables and Discord."""

    client: discord.Client
    send: Send
    close: Callable[[], None] = lambda: None
    """For what it holds besides the client, once that is closed."""

    async def leave(self) -> None:
        await self.client.close()
        self.close()


async def logged_in(make_front: Callable[[], Front], token: str) -> Front:
    """Tried until it succeeds, with a fresh client each time: one that failed cannot be used again.

    Only a token that Discord refuses ends it.
    """
    attempt = 0
    while True:
        front = make_front()
        try:
            await front.client.login(token)
        except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
            await front.leave()
            if isinstance(error, discord.HTTPException) and not _passing(error):
                raise
            wait = WAITS[min(attempt, len(WAITS) - 1)]
            attempt += 1
            _LOG.warning("Discord cannot be reached (%s); trying again in %.0f s", error, wait)
            await asyncio.sleep(wait)
        except BaseException:
            await front.leave()
            raise
        else:
            return front


async def stay_connected(client: discord.Client) -> None:
    """Through every loss of the network; ends only with what cannot be mended by waiting."""
    while not client.is_closed():
        try:
            await client.connect()
        except AttributeError:
            # discord.py 2.7 trips over a gateway that it did not reach even once, having waited.
            if _gateway(client) is not None:
                raise


def gateway_is_open(client: discord.Client) -> bool:
    gateway = _gateway(client)
    return gateway is not None and gateway.open and client.is_ready()


def heartbeat_age(client: discord.Client) -> float | None:
    """Seconds since Discord last acknowledged one; discord.py keeps the time to itself."""
    gateway = _gateway(client)
    beating = gateway and gateway._keep_alive
    return time.perf_counter() - beating._last_ack if beating else None


async def hang_up(client: discord.Client) -> None:
    """Nothing is heard any more. What was heard can still be answered, as that takes no gateway."""
    gateway = _gateway(client)
    if gateway is not None and gateway.open:
        with suppress(OSError, aiohttp.ClientError, TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await gateway.close(code=1000)


def answers_under_way() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if task.get_name().startswith(_ANSWERS)]


async def all_answered() -> None:
    """Until everybody who was heard has had an answer."""
    while under_way := answers_under_way():
        await asyncio.wait(under_way)


def _gateway(client: discord.Client) -> DiscordWebSocket | None:
    """None until it was reached for the first time, whatever discord.py's types say."""
    return client.ws


def _passing(error: discord.HTTPException) -> bool:
    return error.status >= 500 or error.status == 429
