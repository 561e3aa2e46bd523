"""Keeps people in memory, and writes to the store only when something changed.

Where other processes share the database, people are read anew whenever they are asked for.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cachetools import LRUCache

from bot.tables.letters import next_letter
from bot.tables.people import PlayerProfile, Preferences
from bot.tables.seating import Absence, PlayerId
from bot.tables.store import Store
from bot.tables.table_cache import CurrentTime

KEPT = 4096
"""The most people kept in memory."""


SEEN_AGAIN_SECONDS = 24 * 60 * 60.0
"""How exactly it is known when somebody was last about."""


class PeopleCache:
    def __init__(self, store: Store, clock: CurrentTime, *, kept: int = KEPT) -> None:
        self._store = store
        self._clock = clock
        self._seen: LRUCache[PlayerId, float] = LRUCache(kept)
        """When it was last written down that they are about."""
        self._known: LRUCache[PlayerId, PlayerProfile] = LRUCache(kept)

    async def meet(self, player: PlayerId, name: str, locale: str | None) -> None:
        if self._store.shared:
            await self.names([player])
        known, now = self._known.get(player), self._clock()
        lately = now - self._seen.get(player, 0.0) < SEEN_AGAIN_SECONDS
        if not lately or known is None or (known.name, known.locale) != (name, locale):
            self._known[player] = await self._store.meet(player, name, locale, now)
            self._seen[player] = now

    async def set_dms(self, player: PlayerId, on: bool) -> None:
        if self._store.shared:
            await self.names([player])
        known = self._known.get(player)
        if known is None or known.takes_dms != on:
            self._known[player] = await self._store.set_dms(player, on)

    async def set_preferences(self, player: PlayerId, preferences: Preferences) -> None:
        person = (await self.names([player]))[player]
        letter = next_letter(replace(person, preferences=preferences), after=self._clock())
        self._known[player] = await self._store.set_preferences(player, preferences, letter)

    async def note_letter(self, player: PlayerId) -> None:
        """They have had it, and there is another one tomorrow."""
        now = self._clock()
        person = replace((await self.names([player]))[player], letter_at=now)
        await self._store.note_letter(player, now, next_letter(person, after=now))
        self._known.pop(player, None)

    async def put_off_letter(self, player: PlayerId, until: float) -> None:
        person = (await self.names([player]))[player]
        await self._store.set_preferences(player, person.preferences, until)

    async def away(self, players: Iterable[PlayerId]) -> dict[PlayerId, Absence]:
        """Who of them is, and until when."""
        people = await self.names(players)
        return {who: each.absence for who, each in people.items() if each.absence}

    async def set_absence(self, player: PlayerId, absence: Absence | None) -> None:
        self._known[player] = await self._store.set_absence(player, absence)

    async def keep_dm_channel(self, player: PlayerId, channel: str | None) -> None:
        await self._store.keep_dm_channel(player, channel)
        if player in self._known:
            self._known[player] = replace(self._known[player], dm_channel=channel)

    async def names(self, players: Iterable[PlayerId]) -> Mapping[PlayerId, PlayerProfile]:
        wanted = tuple(dict.fromkeys(players))
        if self._store.shared:
            for each in wanted:
                self._known.pop(each, None)
        named = {each: self._known[each] for each in wanted if each in self._known}
        missing = [each for each in wanted if each not in named]
        if missing:
            for person in await self._store.people(missing):
                named[person.player] = self._known[person.player] = person
        return {each: named.get(each, PlayerProfile(each)) for each in wanted}

    def forget(self, player: PlayerId) -> None:
        self._known.pop(player, None)
        self._seen.pop(player, None)
