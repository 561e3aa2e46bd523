"""How many sessions the bot begins with Discord, over restarts too: a crash loop gets slow.

Discord resets the token of a bot that sends more than 1,000 IDENTIFYs in a day. Started over every
twelve seconds, a bot that crashes would get there in three and a half hours.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from discord import SessionStartLimits

from bot.tables.store import StorageError
from words.english import counted

_LOG = logging.getLogger(__name__)

IDENTIFY_PAUSE = 5.0
"""Seconds Discord wants between two sessions of shards that share a turn."""
DAY_SECONDS = 86_400.0
USUAL_LIMITS = SessionStartLimits(total=1000, remaining=1000, reset_after=0, max_concurrency=1)
"""Until Discord has said what this bot may."""
_AT_ONCE = 50
"""A fiftieth of a day's sessions may be begun one right after the other: 20 restarts."""
_SHARE = 0.4
"""Of a day's sessions, those that come back over the day after that."""
_LITTLE = 20
"""A twentieth of a day's sessions is little: what is left of them is spread over the day."""
_STARTS_AT_ONCE = 3
"""However many shards there are."""
_WORTH_A_WORD = 10.0


class Facts(Protocol):
    """What remembers them."""

    async def fact(self, name: str) -> str | None: ...

    async def remember_fact(self, name: str, value: str) -> None: ...

    def turn(self, what: str) -> AbstractAsyncContextManager[None]:
        """For what only one process at a time may do."""
        ...


class IdentifyBudget:
    """Twenty at once, then one every few minutes: a deploy never waits, a crash loop does.

    One number stands for all that was begun: the moment from which on nothing of it counts.
    """

    def __init__(
        self,
        facts: Facts,
        *,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        pause: float = IDENTIFY_PAUSE,
    ) -> None:
        self._facts = facts
        self._clock = clock
        self._sleep = sleep
        self._pause = pause
        self._limits = USUAL_LIMITS
        self._shards = 1
        self._name = "sessions begun"

    async def heed(self, limits: SessionStartLimits, shards: int, application: int | None) -> None:
        """What Discord says is left. Waits if that is little: others may use the same token."""
        self._limits, self._shards = limits, shards
        self._name = f"sessions begun of {application}"
        left, total = limits.remaining, limits.total
        if left >= max(shards, total // _LITTLE):
            return
        wait = limits.reset_after / 1000 / max(1, left // shards)
        _LOG.warning(
            "Discord allows %s more today of %d, and resets the token of a bot that begins more: "
            "waiting %.0f s. Does another program use this token, or does the bot keep crashing?",
            counted(left, "session"),
            total,
            wait,
        )
        await self._sleep(wait)

    async def until_free(self, shard: int) -> None:
        """Until the shard may begin a session."""
        while wait := self._wait(await self._begun(), shard):
            if wait > _WORTH_A_WORD:
                _LOG.warning(
                    "the bot has been started or reconnected too often lately: waiting %.0f s, "
                    "as Discord resets the token after %d sessions in a day",
                    wait,
                    self._limits.total,
                )
            await self._sleep(wait)

    async def take(self, shard: int) -> None:
        """One session is about to begin. It is remembered first: whatever happens, it counts. Where
        several processes share the servers, one after the other."""
        async with self._facts.turn(f"identify {self._turn(shard)}"):
            await self._take(shard)

    async def _take(self, shard: int) -> None:
        await self.until_free(shard)
        begun = await self._begun()
        now = self._clock()
        free_at = max(begun.get("free_at", now), now) + self._refill
        try:
            await self._facts.remember_fact(
                self._name, json.dumps({**begun, "free_at": free_at, self._turn(shard): now})
            )
        except StorageError as error:
            _LOG.error(
                "cannot remember that a session begins (%s): waiting %.0f s", error, self._refill
            )
            await self._sleep(self._refill)

    @property
    def _at_once(self) -> int:
        return max(self._limits.total // _AT_ONCE, _STARTS_AT_ONCE * self._shards)

    @property
    def _refill(self) -> float:
        """Seconds until one more may be begun."""
        return DAY_SECONDS / (self._limits.total * _SHARE)

    def _turn(self, shard: int) -> str:
        return f"turn {shard % self._limits.max_concurrency}"

    def _wait(self, begun: dict[str, float], shard: int) -> float:
        now = self._clock()
        full = self._at_once * self._refill
        # A clock that was set back must not lock the bot out: nobody waits longer than a refill.
        counted_until = min(begun.get("free_at", now), now + full)
        next_turn = begun.get(self._turn(shard), now - self._pause) + self._pause
        return max(
            0.0,
            counted_until + self._refill - full - now,
            min(next_turn - now, self._pause),
        )

    async def _begun(self) -> dict[str, float]:
        stored = await self._facts.fact(self._name)
        begun: dict[str, float] = json.loads(stored) if stored else {}
        return begun
