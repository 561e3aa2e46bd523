"""The connection to Discord: opened, kept, and closed without leaving anybody without an answer."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import aiohttp
import discord
from discord.gateway import DiscordWebSocket

from bot.discord.shards import Shards
from bot.tables.deliverer import Send
from engine.errors import ConcordiaError

_LOG = logging.getLogger(__name__)

WAITS = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds between attempts to reach Discord; the last one over and over."""
GOODBYE_SECONDS = 2.0
"""Seconds for Discord to close its side too."""
_TOKEN_REFUSED = 4004
"""The code with which the gateway closes if the token is replaced while the bot runs."""
_INTENTS_REFUSED = 4014
FATAL = {
    4010: "the bot's shards no longer fit. Start it again, and it takes as many as Discord wants",
    4011: "the bot is in too many servers for its shards. Start it again, and it takes as many as "
    "Discord wants",
    4012: "Discord no longer supports this version of the bot. Update it",
    4013: "the bot asks for events that Discord doesn't have. Update it, or report this as a bug",
    _INTENTS_REFUSED: "the bot asks for events that its application may not have, although it "
    "needs no privileged intent. Update it, or report this as a bug",
}
"""What else ends the connection for good, by close code, and what to do about it."""
_UNAUTHORIZED = 401
_ANSWERS = ("discord.py: ", "discord-ui-", "CommandTree-")
"""How discord.py names the tasks in which it calls us."""


class TokenRefused(Exception):
    """Discord does not accept the token."""


class GatewayRefused(ConcordiaError):
    """Discord ends the connection, and trying again by itself would not help."""

    def __init__(self, code: int) -> None:
        super().__init__(f"Discord closed the connection with code {code}: {FATAL[code]}")
        self.code = code


@dataclass(frozen=True)
class DiscordConnection:
    client: discord.AutoShardedClient
    send: Send
    """How the deliverer's messages get into Discord."""
    tidy: Callable[[], Awaitable[None]]
    """Sees, from time to time, to old messages that could not be put in order at once."""
    after_close: Callable[[], None] = lambda: None
    """Releases whatever else was opened for it."""

    async def stay_connected(self) -> None:
        """Reconnects after every network failure; ends only with what waiting does not fix."""
        attempt = 0
        while not self.client.is_closed():
            try:
                await self.client.connect()
            except discord.GatewayNotFound as error:
                if _status(error.__cause__) == _UNAUTHORIZED:
                    raise TokenRefused from error
                attempt = await _waited(attempt, error.__cause__ or error)
            except discord.ConnectionClosed as error:
                if error.code == _TOKEN_REFUSED:
                    raise TokenRefused from error
                if error.code in FATAL:
                    raise GatewayRefused(error.code) from error
                raise
            except discord.PrivilegedIntentsRequired as error:
                raise GatewayRefused(_INTENTS_REFUSED) from error
            except (OSError, aiohttp.ClientError) as error:
                attempt = await _waited(attempt, error)

    async def ready(self) -> tuple[str, int]:
        """Waits until it is, and returns the bot's name and how many servers it is in."""
        await self.client.wait_until_ready()
        return str(self.client.user), len(self.client.guilds)

    @property
    def shards(self) -> Shards:
        """None counts as open before the servers of all of them are known."""
        gateways = self._gateways
        ages = [age for each in gateways if (age := _heartbeat_age(each)) is not None]
        return Shards(
            open=sum(each.open for each in gateways) if self.client.is_ready() else 0,
            total=len(self.client.shard_ids or range(self.client.shard_count or 0)),
            heartbeat_age=max(ages, default=None),
        )

    async def stop_listening(self) -> None:
        """Closes the gateway. What was asked before can still be answered: that takes only HTTP."""
        with suppress(OSError, aiohttp.ClientError, TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await asyncio.gather(*(each.disconnect() for each in self.client.shards.values()))

    async def close(self) -> None:
        await self.client.close()
        self.after_close()

    @property
    def _gateways(self) -> list[DiscordWebSocket]:
        """discord.py keeps them to itself, and what they know of heartbeats too."""
        return [each._parent.ws for each in self.client.shards.values()]


async def logged_in(connection: Callable[[], DiscordConnection], token: str) -> DiscordConnection:
    """Tries until it succeeds, each time with a fresh client: a failed one cannot be used again.

    Gives up only if Discord refuses the token.
    """
    attempt = 0
    while True:
        fresh = connection()
        try:
            await fresh.client.login(token)
        except discord.LoginFailure as error:
            await fresh.close()
            raise TokenRefused from error
        except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
            await fresh.close()
            if isinstance(error, discord.HTTPException) and not _passing(error):
                raise
            attempt = await _waited(attempt, error)
        except BaseException:
            await fresh.close()
            raise
        else:
            return fresh


def answers_under_way() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if task.get_name().startswith(_ANSWERS)]


async def all_answered() -> None:
    """Until everybody who asked has had an answer."""
    while under_way := answers_under_way():
        await asyncio.wait(under_way)


async def _waited(attempt: int, error: BaseException) -> int:
    """The number of the next attempt, when it is time for it."""
    wait = WAITS[min(attempt, len(WAITS) - 1)]
    _LOG.warning("Discord cannot be reached (%s); trying again in %.0f s", error, wait)
    await asyncio.sleep(wait)
    return attempt + 1


def _heartbeat_age(gateway: DiscordWebSocket) -> float | None:
    """A gateway that is lost knows of none."""
    beating = gateway._keep_alive
    return time.perf_counter() - beating._last_ack if beating else None


def _status(error: BaseException | None) -> int | None:
    return error.status if isinstance(error, discord.HTTPException) else None


def _passing(error: discord.HTTPException) -> bool:
    return error.status >= 500 or error.status == 429
