"""A bot as a process of its own, told by its environment what to do; what it writes is kept."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

from bot.service.settings import Settings
from sandbox.changes import PATIENCE
from sandbox.wire import Addresses
from tests.bot.forks import Fork, forked

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class Program:
    def __init__(
        self, folder: Path, addresses: Addresses, *more: str, module: str, **settings: object
    ) -> None:
        names = [f"CONCORDIA_{name.upper()}" for name in Settings.model_fields]
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in names},
            **{f"CONCORDIA_{name.upper()}": str(value) for name, value in settings.items()},
            "PYTHONPATH": str(ROOT),
        }
        self._command = (module, addresses.api, addresses.gateway, *more)
        self._folder = folder
        self._process: asyncio.subprocess.Process | Fork | None = None
        self._reading: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()
        self.lines: list[str] = []
        """What it wrote to its standard error."""

    async def start(self) -> None:
        self.lines = []
        self._process = await self._begun()
        self._reading = asyncio.create_task(self._read(self._process))

    async def _begun(self) -> asyncio.subprocess.Process | Fork:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", *self._command),
            cwd=self._folder,
            env=self._environment,
            stderr=asyncio.subprocess.PIPE,
        )

    async def says(self, words: str) -> str:
        """The first line with these words, waited for."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = [line for line in self.lines if words in line]
                if found:
                    return found[0]
                assert self._reading
                assert not self._reading.done(), f"it ended without {words!r}: {self.lines}"
                self._heard.clear()
                await self._heard.wait()

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def signal(self, number: signal.Signals) -> None:
        assert self._process
        self._process.send_signal(number)

    async def code(self) -> int:
        """Its exit code, once it has ended."""
        assert self._process
        assert self._reading
        async with asyncio.timeout(PATIENCE):
            await self._reading
            return await self._process.wait()

    async def kill(self) -> None:
        """At once, as a power cut does; a process that has ended stays so."""
        if self._process and self._process.returncode is None:
            self._process.kill()
            await self.code()

    async def _read(self, process: asyncio.subprocess.Process | Fork) -> None:
        assert process.stderr
        while line := await process.stderr.readline():
            self.lines.append(line.decode().rstrip("\n"))
            self._heard.set()
        self._heard.set()


class ForkedProgram(Program):
    """The same, of a process that has imported everything."""

    async def _begun(self) -> Fork:
        return await forked(*self._command, folder=self._folder, environment=self._environment)
