"""People as they were last seen: what they are called, which language they read, whether they
take direct messages. Kept in memory while they are about, and written only when it changes."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.storage import Database, people_sql
from bot.storage.rows import PersonRow
from bot.tables.seating import PlayerId

KEPT = 4096
"""So many people in memory; the others are asked of the disk again."""


@dataclass(frozen=True)
class Person:
    player: PlayerId
    name: str = ""
    """Empty for somebody who was never met."""
    locale: str | None = None
    takes_dms: bool = True


class People:
    def __init__(self, database: Database, *, kept: int = KEPT) -> None:
        self._database = database
        self._most = kept
        self._known: OrderedDict[PlayerId, Person] = OrderedDict()

    async def meet(self, player: PlayerId, name: str, locale: str | None) -> None:
        known = self._known.get(player)
        if known and (known.name, known.locale) == (name, locale):
            return
        self._keep(
            await self._database.write(lambda each: people_sql.meet(each, player, name, locale))
        )

    async def set_dms(self, player: PlayerId, on: bool) -> None:
        known = self._known.get(player)
        if known and known.takes_dms == on:
            return
        self._keep(await self._database.write(lambda each: people_sql.set_dms(each, player, on)))

    async def names(self, players: Iterable[PlayerId]) -> Mapping[PlayerId, Person]:
        wanted = tuple(dict.fromkeys(players))
        named = {each: self._known[each] for each in wanted if each in self._known}
        missing = [each for each in wanted if each not in named]
        if missing:
            rows = await self._database.read(lambda each: people_sql.people(each, missing))
            named |= {each.player: each for each in map(self._keep, rows)}
        for each in named:
            if each in self._known:
                self._known.move_to_end(each)
        return {each: named.get(each, Person(each)) for each in wanted}

    def forget(self, player: PlayerId) -> None:
        self._known.pop(player, None)

    def _keep(self, row: PersonRow) -> Person:
        person = Person(PlayerId(row.player), row.name, row.locale, bool(row.takes_dms))
        self._known[person.player] = person
        self._known.move_to_end(person.player)
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        return person
