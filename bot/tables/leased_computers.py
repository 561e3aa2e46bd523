"""Computers where several processes share the database: whoever is free takes the next turn there.

A turn is leased for a while. Whoever dies, or sleeps through it, leaves it to the others; and
should they come back, what they have thought no longer fits the game and is dropped, like any
thought that comes too late.
"""

import asyncio
import logging
from contextlib import suppress

from bot.tables.computers import LONGEST_PAUSE_SECONDS, Computers, Think
from bot.tables.store import StorageError, Store
from bot.tables.table import TableId
from bot.tables.table_cache import CurrentTime, Pause, TableCache

LEASE_SECONDS = 90.0
"""Longer than any thought may take."""
DISK_SECONDS = 5.0
"""Nobody tries sooner what could not be stored."""
STEPS_TOGETHER = 12
"""After so many actions it is another table's turn: about as many as a computer's turn has."""
_LOG = logging.getLogger(__name__)


class LeasedComputers(Computers):
    def __init__(
        self,
        store: Store,
        cache: TableCache,
        think: Think,
        clock: CurrentTime,
        *,
        at_once: int,
        pause: Pause = asyncio.sleep,
    ) -> None:
        """`at_once`: how many tables it plays at; 0 if only others think."""
        super().__init__(cache, think, clock, pause=pause)
        self._store = store
        self._at_once = at_once
        self._looking: asyncio.Task[None] | None = None
        self._again = False

    def wake(self, table_id: TableId) -> None:
        """One that pauses is still leased to this process."""
        if table_id in self._pausing:
            super().wake(table_id)
        else:
            self.look()

    def remind(self, table_id: TableId) -> None:  # noqa: ARG002  # any may be next
        self.look()

    def look(self) -> None:
        """For turns to take, soon."""
        self._again = self._at_once > 0
        if self._again and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look(), name="looking for turns")

    async def rest(self) -> None:
        while True:
            self.look()
            if self._looking is not None:
                await asyncio.gather(self._looking, return_exceptions=True)
            if not self._playing:
                return
            await asyncio.wait(self._playing.values())

    async def stop(self) -> None:
        self._at_once = 0
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await super().stop()

    async def _look(self) -> None:
        while self._again:
            self._again = False
            free = self._at_once - len(self._playing)
            if free <= 0:
                return  # who is done looks again
            now = self._clock()
            try:
                taken = await self._store.take_turns(free, now, now + LEASE_SECONDS)
            except StorageError as error:
                _LOG.error("the computers wait: %s", error)
                return
            for each in taken:
                super().wake(each)

    async def _try_again(self, table_id: TableId, seconds: float) -> None:
        """It is still leased to this process."""
        await self._pause(seconds)
        if playing := self._playing.get(table_id):
            await asyncio.wait({playing})  # it may still be keeping its lease
        del self._pausing[table_id]
        super().wake(table_id)

    def _forget(self, table_id: TableId, done: asyncio.Task[None]) -> None:
        super()._forget(table_id, done)
        self.look()

    async def _play(self, table_id: TableId) -> None:
        """Some steps, then it is somebody else's turn."""
        stored = True
        try:
            stored = await self._take_steps(table_id, STEPS_TOGETHER)
        finally:
            pauses = table_id in self._pausing
            pause = LONGEST_PAUSE_SECONDS if pauses else 0.0 if stored else DISK_SECONDS
            until = self._clock() + pause
            with suppress(StorageError):  # then it runs out by itself
                await asyncio.shield(self._store.keep_turn(table_id, until))
