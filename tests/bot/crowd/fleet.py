"""A bot of several processes over one PostgreSQL, each of which can be killed at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from sandbox import LocalDiscord
from tests.bot.bot_process import ROOT
from tests.bot.crowd import nursery

SHARDS = 4
ROLES = ("0-1/4", "2/4", "3/4", "think", "think")
"""Three bots and two that think."""
_TICK_SECONDS = 0.1
_CLUSTER = str(ROOT / "tools" / "postgresql_cluster")


class Cluster:
    """A PostgreSQL server that nobody else uses."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.address = f"postgresql:///postgres?host={folder}&user=concordia"

    async def restart(self) -> None:
        """As after a crash."""
        restarting = await asyncio.create_subprocess_exec(_CLUSTER, "restart", self._folder)
        assert await restarting.wait() == 0


@contextmanager
def a_cluster() -> Iterator[Cluster]:
    with TemporaryDirectory(prefix="cpg", dir="/tmp") as name:  # a socket's path must be short
        folder = f"{name}/c"
        os.chmod(name, 0o755)  # the server is another user
        subprocess.run([_CLUSTER, "start", folder], check=True)
        try:
            yield Cluster(folder)
        finally:
            subprocess.run([_CLUSTER, "stop", folder], check=True)


class Fleet:
    """All live by the clock of the local Discord. What they write is kept in `fleet.log`."""

    def __init__(self, discord: LocalDiscord, folder: Path, cluster: Cluster) -> None:
        self._discord = discord
        self.cluster = cluster
        self.database = cluster.address
        self.log = folder / "fleet.log"
        self._time = folder / "time"
        self._nursery: asyncio.subprocess.Process | None = None
        self._alive: dict[int, int] = {}
        """Process ids, by the place of their role."""
        self._tell_time()

    async def start(self) -> None:
        """All that are not alive."""
        for number, role in enumerate(ROLES):
            if number not in self._alive or not Path(f"/proc/{self._alive[number]}").exists():
                self._alive[number] = await self._born(role)
        await self._discord.bot_connected(SHARDS)

    async def kill_one(self, chance: Random) -> str:
        """Any of them; which role it had."""
        number = chance.choice(sorted(self._alive))
        await self._kill(number)
        return ROLES[number]

    async def kill(self) -> None:
        for number in list(self._alive):
            await self._kill(number)

    async def replace(self, number: int) -> None:
        """As in a rolling restart: the new one is there before the old one goes."""
        old, gateway = self._alive[number], self._discord.gateway
        before = len(gateway.connected())
        self._alive[number] = await self._born(ROLES[number])
        first, _, last = ROLES[number].partition("/")[0].partition("-")
        shards = 0 if ROLES[number] == "think" else int(last or first) - int(first) + 1
        await self._discord.bot_connected(before + shards)
        await self._discord.settle()
        os.kill(old, signal.SIGTERM)
        while Path(f"/proc/{old}").exists():
            await asyncio.sleep(0.01)

    def stop_one(self, chance: Random) -> int:
        """It stands still, and knows nothing of it."""
        number = chance.choice(sorted(self._alive))
        os.kill(self._alive[number], signal.SIGSTOP)
        return number

    def go_on(self, number: int) -> None:
        os.kill(self._alive[number], signal.SIGCONT)

    async def end(self) -> None:
        await self.kill()
        if self._nursery is not None:
            assert self._nursery.stdin
            self._nursery.stdin.close()
            await self._nursery.communicate()

    def move(self, seconds: float) -> None:
        self._discord.clock.advance(seconds)
        self._tell_time()
        self._discord.world.changes.tell()

    @asynccontextmanager
    async def in_real_time(self) -> AsyncIterator[None]:
        """The clock goes on by itself: whatever is not answered within three seconds has failed."""

        async def tick() -> None:
            then = time.monotonic()
            while True:
                await asyncio.sleep(_TICK_SECONDS)
                now = time.monotonic()
                self.move(now - then)
                then = now

        ticking = asyncio.create_task(tick(), name="clock")
        try:
            yield
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)

    async def _kill(self, number: int) -> None:
        process = self._alive.pop(number)
        with suppress(ProcessLookupError):  # it was started while there was no database, and ended
            os.kill(process, signal.SIGKILL)
        while Path(f"/proc/{process}").exists():
            await asyncio.sleep(0.01)

    async def _born(self, role: str) -> int:
        at_home = self._nursery or await self._begun()
        assert at_home.stdin
        assert at_home.stdout
        at_home.stdin.write(f"{role}\n".encode())
        line = await at_home.stdout.readline()
        assert line, f"nobody can be started any more: {self.log.read_text()[-2000:]}"
        return int(line)

    async def _begun(self) -> asyncio.subprocess.Process:
        addresses = self._discord.addresses
        with self.log.open("ab") as log:
            self._nursery = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "tests.bot.crowd.fleet_nursery", addresses.api, addresses.gateway),
                *(self.database, str(self._time)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                cwd=ROOT,
            )
        return self._nursery

    def _tell_time(self) -> None:
        nursery.set_time(self._time, self._discord.clock.now())
