"""Carries out what is due.

A timer of a table is carried out by changing the table, under its lock: the commit that stores the
change stores the table's next timers instead of the one that was due. So nothing is done twice,
whether the bot is killed in between or another process is quicker; and nothing is left out, as a
timer stays until what it is for has been stored.
"""

import asyncio
import json
import logging
import math
from collections.abc import Callable
from functools import partial

from bot.tables import absences, lobby, pace, reminders, seat_calls, threads, votes
from bot.tables.pace import Outage
from bot.tables.people import PlayerProfile
from bot.tables.people_cache import PeopleCache
from bot.tables.seating import Absence, PlayerId
from bot.tables.store import CLOSED_POST, StorageError, Store, TableMovedOn
from bot.tables.table import Change, Table, TableId
from bot.tables.table_cache import CurrentTime, TableCache

_LOG = logging.getLogger(__name__)
_TOGETHER = 50
"""Timers that are read and carried out at a time: after a long absence, many are due."""
NOTED_SECONDS = 5 * 60.0
"""How exactly it is known when the bot was last about."""
OUTAGE_SECONDS = 15 * 60.0
"""From then on an absence of the bot counts as one."""
_FACT, _OUTAGE = "timers carried out at", "outage to be credited"
_CREDITED = ("time_up", "lobby")
"""What an outage is credited to."""

LevelFor = Callable[[str | None], str]
"""How the computer plays that stands in for somebody who wants it to play like that."""


class Timekeeper:
    def __init__(
        self,
        store: Store,
        cache: TableCache,
        people: PeopleCache,
        clock: CurrentTime,
        level_for: LevelFor,
    ) -> None:
        self._store = store
        self._cache = cache
        self._people = people
        self._clock = clock
        self._level_for = level_for
        self._noted_at: float | None = None
        self._cut_off = False
        """Whether there was no connection to Discord when it was last asked."""
        self._to_credit = False
        """Whether an outage may be written down."""

    async def carry_out(self, *, connected: bool = True) -> None:
        """All that is due by now. Where something fails, it is logged, stays due, and keeps nobody
        else waiting. While nobody can answer, nothing is due."""
        if not connected:
            self._cut_off = True
            return
        now, last = self._clock(), None
        await self._note(now)
        await self._credit(now)
        while timers := await self._store.due_timers(now, _TOGETHER, last):
            tables = dict.fromkeys(each.table for each in timers if each.table is not None)
            people = dict.fromkeys(each.player for each in timers if each.player is not None)
            await asyncio.gather(
                *(self.at_table(table) for table in tables), *map(self._come_back, people)
            )
            last = timers[-1]

    async def _note(self, now: float) -> None:
        """That the bot is about, and since when it was not."""
        if self._noted_at is None or self._cut_off:
            noted = await self._store.fact(_FACT)
            if noted is not None and now - float(noted) >= OUTAGE_SECONDS:
                await self._store.keep_fact(_OUTAGE, json.dumps((float(noted), now)))
            self._cut_off, self._to_credit = False, True
        elif now - self._noted_at < NOTED_SECONDS:
            return
        await self._store.keep_fact(_FACT, str(now))
        self._noted_at = now

    async def _credit(self, now: float) -> None:
        """The last outage, to every clock that ran then. It stays written down until that is done,
        whatever happens in between."""
        if not self._to_credit:
            return
        written, last = await self._store.fact(_OUTAGE), None
        outage = Outage(*json.loads(written)) if written else None
        while outage and (timers := await self._store.due_timers(math.inf, _TOGETHER, last)):
            tables = dict.fromkeys(each.table for each in timers if each.kind in _CREDITED)
            await asyncio.gather(
                *(self._credit_at(table, outage, now) for table in tables if table is not None)
            )
            last = timers[-1]
        await self._store.keep_fact(_OUTAGE, "")
        self._to_credit = False

    async def _credit_at(self, table_id: TableId, outage: Outage, now: float) -> None:
        await self._cache.change(
            table_id,
            lambda table: pace.credited(table, outage, at=now) or lobby.credited(table, *outage),
        )

    async def begin(self) -> None:
        """Lobbies from before there was an end to them wait as their server has set it."""
        for table_id in await self._store.lobbies_without_end():
            guild = await self._store.guild_of(table_id)
            if guild is None:
                continue
            patience = (await self._store.server_settings(guild)).lobby
            await self._cache.change(
                table_id, partial(lobby.gathering_at_last, patience=patience, at=self._clock())
            )

    async def go_away(self, player: PlayerId, absence: Absence) -> None:
        """At all their tables. Written down first: then it ends, whatever happens in between."""
        await self._people.set_absence(player, absence)
        for table in await self._store.live_tables_of(player):
            await self.tell_of_absence(table, player)

    async def tell_of_absence(self, table_id: TableId, player: PlayerId) -> None:
        """At a table where somebody sits, if they are away."""
        absence = (await self._people.names([player]))[player].absence
        if absence is None:
            return
        await self._cache.change(
            table_id, lambda table: absences.begun(table, player, absence, at=self._clock())
        )

    async def come_back(self, player: PlayerId) -> None:
        """At all their tables; last of all it is written down, so that it is done whatever happens
        in between."""
        for table_id in await self._store.live_tables_of(player):
            await self._cache.change(
                table_id, lambda table: absences.ended(table, player, at=self._clock())
            )
        await self._people.set_absence(player, None)

    async def _come_back(self, player: PlayerId) -> None:
        try:
            await self.come_back(player)
        except TableMovedOn:
            _LOG.info("another process was quicker")
        except Exception as error:
            known = isinstance(error, StorageError)
            _LOG.error("an absence cannot be ended: %s", error, exc_info=None if known else error)

    async def at_table(self, table_id: TableId) -> None:
        """What is due there."""
        try:
            async with self._cache.lock(table_id):
                table = await self._cache.table(table_id)
                while change := await self._due(table):
                    await self._store_change(table, change)
                    table = await self._cache.table(table_id)
        except TableMovedOn:
            _LOG.info("table %s: another process was quicker", table_id)
        except Exception as error:
            known = isinstance(error, StorageError)
            _LOG.error(
                "table %s: what is due there cannot be done: %s",
                table_id,
                error,
                exc_info=None if known else error,
            )

    async def _due(self, table: Table) -> Change | None:
        """The next thing that is due at a table; None where nothing is."""
        now = self._clock()
        if change := votes.expire(table, at=now):
            return change
        if change := lobby.expired(table, at=now) or threads.rested(table, at=now):
            return change
        if host := lobby.host_to_call(table, at=now):
            return lobby.host_called(table, (await self._people.names([host]))[host], at=now)
        if seat_calls.due(table, at=now):
            waiting = await self._store.seat_callers(table.id, table.seating.free_since)
            people = await self._people.names(waiting)
            return seat_calls.called(table, tuple(people.values()), at=now)
        clock = table.seating.clock
        if clock is None:
            return None
        if await self._is_silent(table.id):
            return pace.put_off(table, at=now)
        person = (await self._people.names([clock.player]))[clock.player]
        level = self._level_for(person.preferences.stand_in)
        if change := pace.time_up(table, level, at=now):
            return change
        if table.timers.get("reminder", math.inf) > now:
            return None
        listed = await self._was_listed(table.id, person)
        return reminders.remind(table, person, listed=listed, at=now)

    async def _was_listed(self, table_id: TableId, person: PlayerProfile) -> bool:
        """Whether somebody's last reminder listed this table: one in a channel lists the tables of
        its server only."""
        if person.preferences.reminders == "dm" and person.takes_dms:
            return True
        tables = await self._store.live_tables_of(person.player)
        guilds = {each: await self._store.guild_of(each) for each in tables}
        here = [each for each in tables if guilds[each] == guilds.get(table_id)]
        return here == tables or any([await self._reminded(each, person) for each in here])

    async def _reminded(self, table_id: TableId, person: PlayerProfile) -> bool:
        """Whether their last reminder stands there. Read without the table's lock: whoever asks
        holds that of another one."""
        stored = await self._store.load_table(table_id)
        clock = stored.table.seating.clock if stored else None
        if clock is None or clock.player != person.player or clock.reminder is None:
            return False
        return clock.reminder.at == person.reminded_at

    async def _is_silent(self, table: TableId) -> bool:
        if await self._store.guild_left_at(table) is not None:
            return True
        return await self._store.post(table, CLOSED_POST) is not None

    async def _store_change(self, table: Table, change: Change) -> None:
        """Where somebody is reminded, what is known of them has changed too, or was old."""
        try:
            await self._cache.store(table, change)
        finally:
            if change.reminded:
                self._people.forget(change.reminded.player)
