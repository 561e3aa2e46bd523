"""The whole bot, which can be killed at any moment and comes back at once."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from sandbox import LocalDiscord
from tests.bot.bot_process import ROOT
from tests.bot.crowd import nursery


class MortalBot:
    """It lives by the clock of the local Discord. What it writes is kept in `bot.log`."""

    def __init__(self, discord: LocalDiscord, folder: Path, *more: str) -> None:
        """`more`: for the nursery."""
        self._discord = discord
        self._more = more
        self.database = folder / "concordia.sqlite"
        self.log = folder / "bot.log"
        self._time = folder / "time"
        self._nursery: asyncio.subprocess.Process | None = None
        self._process: int | None = None
        self.started_at = 0.0
        """By that clock."""
        self._tell_time()

    async def start(self) -> None:
        at_home = self._nursery or await self._begun()
        assert at_home.stdin
        self.started_at = self._discord.clock.now()
        at_home.stdin.write(b"\n")
        self._process = int(await self._line())
        await self._discord.bot_connected()

    async def kill(self) -> None:
        if self._process is not None:
            os.kill(self._process, signal.SIGKILL)
            self._process = None
            assert await self._line() == "gone"

    async def end(self) -> None:
        await self.kill()
        if self._nursery is not None:
            assert self._nursery.stdin
            self._nursery.stdin.close()
            await self._nursery.communicate()

    def move(self, seconds: float) -> None:
        """Its clock and Discord's. What stands or falls with time is looked at again."""
        self._discord.clock.advance(seconds)
        self._tell_time()
        self._discord.world.changes.tell()

    async def _begun(self) -> asyncio.subprocess.Process:
        addresses = self._discord.addresses
        with self.log.open("ab") as log:
            self._nursery = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "tests.bot.crowd.nursery", addresses.api, addresses.gateway),
                *(str(self.database), str(self._time), *self._more),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                cwd=ROOT,
            )
        return self._nursery

    async def _line(self) -> str:
        assert self._nursery
        assert self._nursery.stdout
        line = await self._nursery.stdout.readline()
        assert line, f"no bot can be started any more: {self.log.read_text()[-2000:]}"
        return line.decode().strip()

    def _tell_time(self) -> None:
        nursery.set_time(self._time, self._discord.clock.now())
