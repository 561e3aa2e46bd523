"""Bots brought to life for a test: in this process, or as a process of their own over TLS."""

import asyncio
import os
import signal
import ssl
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord
import trustme

from bot.discord.api_address import pointed_at
from sandbox import LocalDiscord
from sandbox.server import REAL_HOSTS

ROOT = Path(__file__).parent.parent.parent


@asynccontextmanager
async def running(
    local: LocalDiscord, bot: discord.Client, *, token: str = "local-token"
) -> AsyncIterator[None]:
    """In this process, over plain HTTP."""
    with pointed_at(local.addresses.api, local.addresses.gateway):
        task = asyncio.create_task(bot.start(token))
        ready = asyncio.create_task(_ready(local, bot))
        try:
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                ready.cancel()
                await task
            await ready
            yield
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)


async def _ready(local: LocalDiscord, bot: discord.Client) -> None:
    shards = local.shards if isinstance(bot, discord.AutoShardedClient) else 1
    await local.bot_connected(shards)
    await bot.wait_until_ready()


@dataclass(frozen=True)
class Authority:
    """A certificate authority for the length of a test run, which knows Discord's names."""

    tls: ssl.SSLContext
    file: Path

    @classmethod
    def made_in(cls, folder: Path) -> "Authority":
        authority, file = trustme.CA(), folder / "authority.pem"
        tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        authority.issue_cert(*REAL_HOSTS).configure_cert(tls)
        authority.cert_pem.write_to_path(file)
        return cls(tls, file)


class BotProcess:
    """The sample bot as a program that knows only a port and whom to trust."""

    def __init__(self, local: LocalDiscord, authority: Authority, *flags: str) -> None:
        self._local = local
        self._arguments = (str(local.port), str(authority.file), *flags)
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        known = {session.id for session in self._local.gateway.connected()}
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.sandbox.sample_bot",
            *self._arguments,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        await self._local.world.changes.until(
            lambda: {each.id for each in self._local.gateway.connected()} - known,
            "the bot's process did not connect",
        )
        await self._local.settle()

    async def kill(self) -> None:
        """At once, as a power cut does: nothing is tidied up."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()
        await self._local.world.changes.until(
            lambda: not self._local.gateway.connected(), "the bot is still connected"
        )
