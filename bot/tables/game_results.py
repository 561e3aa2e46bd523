"""Results and all that follows from them: ratings, statistics, standings, records.

Ratings are not part of the transaction that ends a game, which is to be short. They follow it: when
somebody wants to see what the game made of them, and with every tick.
"""

import asyncio

from bot.tables.people import PlayerProfile
from bot.tables.people_cache import PeopleCache
from bot.tables.ratings import EVERYWHERE, RatedMode, RatingChange
from bot.tables.result_corrections import Correction
from bot.tables.results import GameResult, ResultId
from bot.tables.seating import PlayerId
from bot.tables.statistics import Encounters, PersonStatistics, Records, Standings
from bot.tables.store import Store
from bot.tables.table import TableId
from engine.catalogue import catalogue

TOGETHER = 20
"""Results rated in one transaction: others want to write too."""
PATIENCE = 25
"""How many of those somebody waits for who wants to see the end of a game."""
PEOPLE_PER_PAGE = 32
PUT_RIGHT = 50
"""Ends of games that are put right when somebody goes private or deletes their data."""


class GameResults:
    def __init__(self, store: Store, people: PeopleCache) -> None:
        self._store = store
        self._people = people
        self._rating = asyncio.Lock()

    async def of(self, table: TableId) -> GameResult | None:
        return await self._store.result(ResultId(table))

    async def correct(self, result: ResultId, correction: Correction) -> GameResult:
        """What is said instead, by somebody who may; it is logged. Ratings follow."""
        after = await self._store.correct_result(result, correction)
        await self.catch_up()
        return after

    async def catch_up(self, most: int | None = None) -> None:
        """Rate what is not rated yet: all of it, or so many times a few."""
        async with self._rating:
            batch = 0
            while most is None or batch < most:
                batch += 1
                if await self._store.rate_results(TOGETHER) < TOGETHER:
                    return

    async def start_over(self) -> None:
        """Work out all ratings again."""
        async with self._rating:
            await self._store.start_ratings_over()
        await self.catch_up()

    async def rating_changes(self, table: TableId) -> list[RatingChange]:
        """What the game there made of the ratings in its server; of those who show theirs."""
        await self.catch_up(PATIENCE)
        guild = await self._store.guild_of(table)
        changes = await self._store.rating_changes(ResultId(table), guild or EVERYWHERE)
        people = await self._people.names([each.player for each in changes])
        return [each for each in changes if is_shown(people[each.player])]

    async def shown_at(self, player: PlayerId) -> list[TableId]:
        """Where it stands what games made of somebody's rating."""
        return await self._store.tables_showing_rating(player, PUT_RIGHT)

    async def statistics(self, player: PlayerId, guild: str | None) -> PersonStatistics:
        return await self._store.statistics(player, guild)

    async def encounters(self, player: PlayerId, other: PlayerId, guild: str | None) -> Encounters:
        return await self._store.encounters(player, other, guild)

    async def standings(self, guild: str, mode: RatedMode, page: int = 1) -> Standings:
        return await self._store.standings(
            guild, mode, (page - 1) * PEOPLE_PER_PAGE, PEOPLE_PER_PAGE
        )

    async def records(self, guild: str) -> Records:
        return await self._store.records(guild, tuple(catalogue().boards))


def is_shown(person: PlayerProfile) -> bool:
    """Whether others may see their results: they are known, and do not mind."""
    return bool(person.name) and not person.preferences.private
