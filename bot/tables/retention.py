"""How long things are kept, and what is forgotten when their time is up."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables import personal_data
from bot.tables.campaign_book import CampaignBook
from bot.tables.people_cache import PeopleCache
from bot.tables.store import Store
from bot.tables.table_cache import TableCache

DAY_SECONDS = 24 * 60 * 60.0
_TOGETHER = 20
"""Games forgotten in one transaction: others want to write too."""


@dataclass(frozen=True)
class Retention:
    """In days. None is for ever."""

    answers: int = 7
    """Answers to requests, and messages that could not be delivered."""
    games: int | None = None
    """Games that are over or were abandoned, with all that was played."""
    people: int | None = None
    """Whoever hasn't been seen; nobody who sits at a live table."""


class Forgetting:
    def __init__(
        self,
        store: Store,
        cache: TableCache,
        people: PeopleCache,
        campaigns: CampaignBook,
        retention: Retention,
    ) -> None:
        self._campaigns = campaigns
        self._store = store
        self._cache = cache
        self._people = people
        self._retention = retention

    async def forget(self, now: float) -> None:
        keep = self._retention
        await self._store.tidy(now, before=now - keep.answers * DAY_SECONDS)
        if keep.games is not None:
            await self._forget_games(now - keep.games * DAY_SECONDS)
        if keep.people is not None:
            await self._forget_people(now - keep.people * DAY_SECONDS)

    async def _forget_games(self, before: float) -> None:
        while forgotten := await self._store.forget_games(before, _TOGETHER):
            for table in forgotten:
                self._cache.forget(table)

    async def _forget_people(self, before: float) -> None:
        for player in await self._store.people_not_seen(before):
            if await personal_data.forgotten(self._store, self._cache, player):
                await self._campaigns.forget(player)
                self._people.forget(player)
