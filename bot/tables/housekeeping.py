"""What is done at the start, every few seconds, and at the end.

Every table is handled on its own: if one fails, it is logged and tried again, and no other waits.
"""

import asyncio
import logging
from collections.abc import Sequence

from bot.tables.campaign_book import CampaignBook
from bot.tables.computers import Computers
from bot.tables.game_results import GameResults
from bot.tables.missing_results import make_missing_results
from bot.tables.places import TablePlaces
from bot.tables.retention import Forgetting
from bot.tables.speaker_claims import duty
from bot.tables.store import StorageError, Store
from bot.tables.table import TableId
from bot.tables.table_cache import CurrentTime, TableCache
from bot.tables.timekeeper import Timekeeper

_LOG = logging.getLogger(__name__)

IDLE_SECONDS = 15 * 60.0
TIDY_SECONDS = 60 * 60.0
UPKEEP = "upkeep"
"""What one process at a time does for all: timers, campaigns, ratings, and what is forgotten."""
RATED_AT_ONCE = 5
"""How many times a few results are rated with a tick."""


class Housekeeping:
    def __init__(
        self,
        store: Store,
        cache: TableCache,
        computers: Computers,
        *,
        timekeeper: Timekeeper,
        forgetting: Forgetting,
        places: TablePlaces,
        results: GameResults,
        campaigns: CampaignBook,
        clock: CurrentTime,
    ) -> None:
        self._cache = cache
        self._store = store
        self._computers = computers
        self._timekeeper = timekeeper
        self._forgetting = forgetting
        self._places = places
        self._results = results
        self._campaigns = campaigns
        self._clock = clock
        self._proving: asyncio.Task[None] | None = None
        self._making_results: asyncio.Task[int] | None = None
        self._tidied_at = 0.0

    async def begin(self) -> None:
        """Loads only the tables that need something."""
        unproven = await self._store.tables_proven_otherwise(self._cache.fingerprint)
        if unproven:
            self._proving = asyncio.create_task(self._prove(unproven), name="proving live games")
        async with duty(self._store, UPKEEP) as ours:
            if ours:
                await self._begin_upkeep()
        await self._wake_computers()

    async def _begin_upkeep(self) -> None:
        if await self._store.games_without_result(1):
            making = make_missing_results(self._store)
            self._making_results = asyncio.create_task(making, name="making earlier results")
        await self._timekeeper.begin()

    async def tick(self, *, connected: bool = True) -> None:
        now = self._clock()
        await self.think_on()
        async with duty(self._store, UPKEEP) as ours:
            if ours:
                await self._keep_up(now, connected=connected)

    async def think_on(self) -> None:
        await self._wake_computers()
        self._cache.forget_idle(self._clock() - IDLE_SECONDS)

    async def _keep_up(self, now: float, *, connected: bool) -> None:
        """By one process for all."""
        await self._timekeeper.carry_out(connected=connected)
        await self._campaigns.tick()
        await self._results.catch_up(RATED_AT_ONCE)
        if now - self._tidied_at >= TIDY_SECONDS:
            self._tidied_at = now
            await self._forgetting.forget(now)
            for table in await self._places.lost_tables():
                await self._end_lost(table)

    async def rest(self) -> None:
        """Waits until the computers have played, all live games are checked and results made."""
        if self._proving:
            await self._proving
        if self._making_results:
            await self._making_results
        await self._computers.rest()

    async def close(self) -> None:
        for task in (self._proving, self._making_results):
            if task:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self._computers.stop()

    async def _wake_computers(self) -> None:
        for table in await self._store.tables_with_computer_to_move():
            self._computers.remind(table)

    async def _end_lost(self, table_id: TableId) -> None:
        try:
            await self._places.end_lost(table_id)
        except Exception as error:
            _failed("the table of a server that was left cannot be ended", table_id, error)

    async def _prove(self, unproven: Sequence[TableId]) -> None:
        """One by one; a table that is used before its turn is checked when it is loaded."""
        for table_id in unproven:
            try:
                async with self._cache.lock(table_id):
                    await self._cache.table(table_id)
            except Exception as error:
                _failed("the game cannot be proven", table_id, error)


def _failed(what: str, table_id: TableId, error: Exception) -> None:
    """A storage error explains itself; for anything else, log the traceback too."""
    known = isinstance(error, StorageError)
    _LOG.error("table %s: %s: %s", table_id, what, error, exc_info=None if known else error)
