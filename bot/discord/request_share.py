"""Each process's share of the requests that Discord takes from one bot in a second.

Discord counts for the bot as a whole, and nobody else can: so each process takes an equal share of
what is allowed, by the number of processes that are alive. A process that needs less leaves some
unused, which is the price of asking nobody before each request. Answers to interactions do not
count. A process alone takes what it likes, and waits when Discord says so.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import SimpleNamespace

import aiohttp

from bot.tables.store import StorageError

AT_ONCE_SECONDS = 1.0
"""So much may be saved up."""
COUNTED_SECONDS = 10.0
"""After which the processes are counted again."""
_NOT_COUNTED = ("/interactions/", "/webhooks/")


class RequestShare:
    def __init__(
        self,
        per_second: float,
        processes: Callable[[], Awaitable[int]],
        *,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._per_second = per_second
        self._processes = processes
        self._clock = clock
        self._pause = pause
        self._alive = 1
        self._counted_at = float("-inf")
        self._paid_until = float("-inf")
        """The moment up to which what was sent has used up the share."""

    async def before_request(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        parameters: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not any(each in parameters.url.path for each in _NOT_COUNTED):
            await self.wait()

    async def wait(self) -> None:
        """Until there is room for one more."""
        if self._clock() - self._counted_at > COUNTED_SECONDS:
            self._counted_at = self._clock()
            with suppress(StorageError):  # then it is as many as before
                self._alive = max(1, await self._processes())
        if self._alive == 1:
            return
        now = self._clock()
        self._paid_until = max(self._paid_until, now - AT_ONCE_SECONDS)
        self._paid_until += self._alive / self._per_second
        await self._pause(max(0.0, self._paid_until - now))
