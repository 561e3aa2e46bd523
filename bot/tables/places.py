"""Where the tables are, and what becomes of them when their channel or their server is gone.

A channel that was deleted never comes back: its table ends. The bot may have been removed from a
server by mistake: there, tables wait for a week.
"""

import logging
from collections.abc import Callable, Collection

from cachetools import LRUCache

from bot.tables import lobby
from bot.tables.outbox_signal import OutboxSignal
from bot.tables.store import Store
from bot.tables.table import Change, Table, TableId
from bot.tables.table_cache import CurrentTime, TableCache
from words.english import counted

_LOG = logging.getLogger(__name__)
GRACE_SECONDS = 7 * 24 * 60 * 60.0
"""How long tables wait for the bot to be invited again."""
_REMEMBERED = 4096


class TablePlaces:
    def __init__(
        self, store: Store, cache: TableCache, signal: OutboxSignal, clock: CurrentTime
    ) -> None:
        self._store = store
        self._cache = cache
        self._signal = signal
        self._clock = clock
        self._known: LRUCache[str, None] = LRUCache(_REMEMBERED)
        """Channels of whose live table it is known in which server it is."""
        self._left: set[str] | None = None
        """Servers the bot was removed from; None before the first time they are asked for."""

    async def seen(self, channel: str, guild: str) -> None:
        """Somebody is about in that channel."""
        if channel not in self._known and await self._store.learn_guild(channel, guild):
            self._known[channel] = None

    def forget(self, channel: str) -> None:
        """Another table is opened there."""
        self._known.pop(channel, None)

    async def guild_joined(self, guild: str) -> None:
        """The bot is there, perhaps again, and can see it."""
        left = await self._left_guilds()
        if guild in left:
            await self._store.join_guild(guild)
            left.discard(guild)
        self._signal.wake_guild(guild)

    async def guild_left(self, guild: str) -> None:
        left = await self._left_guilds()
        known = {
            *await self._store.guilds_with_tables(),
            *await self._store.guilds_with_seat_lists(),
        }
        if guild in left or guild not in known:
            return
        await self._store.leave_guild(guild, self._clock())
        left.add(guild)
        days = counted(round(GRACE_SECONDS / 86400), "day")
        _LOG.warning(
            "the bot is no longer in server %s: its tables wait for %s, and then end", guild, days
        )

    async def guilds_found(
        self,
        guilds: Collection[str],
        guild_of: Callable[[str], str | None],
        hears: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """At the start: all of those the bot is in, also those that cannot be reached just now; and
        where a channel is, as far as that can be told. `hears`: whether this process would know."""
        for channel in await self._store.channels_of_unknown_guild():
            if found := guild_of(channel):
                await self.seen(channel, found)
        lists = await self._store.guilds_with_seat_lists()
        for guild in {*await self._store.guilds_with_tables(), *lists}:
            if guild not in guilds and hears(guild):
                await self.guild_left(guild)

    async def guild_of(self, table: TableId) -> str | None:
        return await self._store.guild_of(table)

    async def guild_is_left(self, guild: str) -> bool:
        """Whether the bot is no longer in that server."""
        return guild in await self._left_guilds()

    async def is_left(self, table: TableId) -> bool:
        """Whether the bot is no longer in the table's server."""
        return await self._store.guild_left_at(table) is not None

    async def is_lost(self, table: TableId) -> bool:
        """Whether that was so long ago that nobody waits any more."""
        left_at = await self._store.guild_left_at(table)
        return left_at is not None and left_at < self._clock() - GRACE_SECONDS

    async def channel_deleted(self, channel: str) -> None:
        """With the threads below it, of which Discord tells nothing."""
        table = await self._store.live_table(channel)
        below = await self._store.tables_below(channel)
        for each in (*below, *((table,) if table is not None else ())):
            await self.end(each, "its channel was deleted")

    async def lost_tables(self) -> list[TableId]:
        """In servers that were left too long ago, and not ended or not silent yet."""
        return await self._store.tables_left_before(self._clock() - GRACE_SECONDS)

    async def end_lost(self, table: TableId) -> None:
        """What it still had to say is dropped when it is tried once more."""
        await self.end(table, "the bot was removed from its server")
        self._signal.wake(table)

    async def end(self, table_id: TableId, why: str) -> None:
        if await self._cache.change(table_id, _ended):
            _LOG.warning("table %s is abandoned: %s", table_id, why)

    async def _left_guilds(self) -> set[str]:
        """Each server that can be seen asks, and there may be thousands."""
        if self._left is None or self._store.shared:
            self._left = set(await self._store.left_guilds())
        return self._left


def _ended(table: Table) -> Change | None:
    is_live = table.stage not in ("over", "abandoned")
    return lobby.abandoned(table, table.seating) if is_live else None
