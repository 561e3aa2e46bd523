"""Games with every step since their beginning, for whoever looks back.

Reading a log again takes longer the longer the game is, and whoever steps through a game asks once
a turn. So the last few are kept, and what is played meanwhile is added to them.
"""

from dataclasses import replace

from cachetools import LRUCache

from bot.tables.log import BEGINNING, BeyondTrail, Game
from bot.tables.table import Table, TableId
from bot.tables.table_cache import TableCache

KEPT = 8
"""Games, each of a few megabytes."""


class WholeGames:
    def __init__(self, cache: TableCache) -> None:
        self._cache = cache
        self._games: LRUCache[TableId, Game] = LRUCache(KEPT)

    async def of(self, table_id: TableId) -> Table:
        """As it is now."""
        table = await self._cache.peek(table_id)
        kept = self._games.get(table_id)
        whole = _caught_up(kept, table.begun())
        if whole is None:
            table = await self._cache.reach_back(table_id)
            whole = table.begun()
        self._games[table_id] = whole
        return replace(table, game=whole)


def _caught_up(kept: Game | None, now: Game) -> Game | None:
    """None where the log has to be read: also if what was kept last was undone."""
    if now.base.number == BEGINNING:
        return now
    if kept is None or kept.number == now.number:
        return kept
    try:
        later = now.since(kept.head.number)
    except BeyondTrail:
        return None
    return Game(kept.base, (*kept.trail, *later), now.number)
