"""The connection to Discord: opened, kept, and closed without leaving anybody without an answer."""

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
"""Seconds for Discord to close its side too."""
_TOKEN_REFUSED = 4004
"""The code with which the gateway closes if the token is replaced while the bot runs."""
_ANSWERS = ("discord.py: ", "discord-ui-", "CommandTree-")
"""How discord.py names the tasks in which it calls us."""


class TokenRefused(Exception):
    """Discord does not accept the token."""


@dataclass(frozen=True)
class DiscordConnection:
    client: discord.Client
    send: Send
    """How the deliverer's messages get into Discord."""
    after_close: Callable[[], None] = lambda: None
    """Releases whatever else was opened for it."""

    async def stay_connected(self) -> None:
        """Reconnects after every network failure; ends only with what waiting does not fix."""
        while not self.client.is_closed():
            try:
                await self.client.connect()
            except discord.ConnectionClosed as error:
                if error.code == _TOKEN_REFUSED:
                    raise TokenRefused from error
                raise
            except AttributeError:
                # discord.py 2.7 trips over a gateway that it waited for and never reached.
                if self._gateway is not None:
                    raise

    async def ready(self) -> tuple[str, int]:
        """Waits until it is, and returns the bot's name and how many servers it is in."""
        await self.client.wait_until_ready()
        return str(self.client.user), len(self.client.guilds)

    @property
    def gateway_is_open(self) -> bool:
        gateway = self._gateway
        return gateway is not None and gateway.open and self.client.is_ready()

    @property
    def heartbeat_age(self) -> float | None:
        """Seconds since Discord last acknowledged one; discord.py keeps the time to itself."""
        beating = self._gateway and self._gateway._keep_alive
        return time.perf_counter() - beating._last_ack if beating else None

    async def stop_listening(self) -> None:
        """Closes the gateway. What was asked before can still be answered: that takes only HTTP."""
        gateway = self._gateway
        if gateway is not None and gateway.open:
            with suppress(OSError, aiohttp.ClientError, TimeoutError):
                async with asyncio.timeout(GOODBYE_SECONDS):
                    await gateway.close(code=1000)

    async def close(self) -> None:
        await self.client.close()
        self.after_close()

    @property
    def _gateway(self) -> DiscordWebSocket | None:
        """None until it was reached for the first time, whatever discord.py's types say."""
        return self.client.ws


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
            wait = WAITS[min(attempt, len(WAITS) - 1)]
            attempt += 1
            _LOG.warning("Discord cannot be reached (%s); trying again in %.0f s", error, wait)
            await asyncio.sleep(wait)
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


def _passing(error: discord.HTTPException) -> bool:
    return error.status >= 500 or error.status == 429
