"""All tables: opened, asked, looked at; and what has to be seen to from time to time.

The outside world knows a table by its id, and people by ids of its own. Nothing is answered before
it is on disk; what must be said afterwards lies in the outbox by then.
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from bot.storage import Database, people_sql, table_sql
from bot.storage.rows import PostRow, TableRow
from bot.tables import (
    drafts,
    history,
    own_data,
    record_io,
    rematches,
    table_loader,
    table_view,
)
from bot.tables.computers import Computers, PlayerFor
from bot.tables.errors import StillPlaying
from bot.tables.fingerprint import fingerprint
from bot.tables.history import Growth, Since, Turn
from bot.tables.housekeeping import Housekeeping
from bot.tables.idempotency import IdempotentRequests, NewTable
from bot.tables.log import BeyondTrail
from bot.tables.own_data import Deleted
from bot.tables.people import People, Person
from bot.tables.rehearsal import Rehearsal
from bot.tables.requests import Request
from bot.tables.seating import Participant, PlayerId, Seating
from bot.tables.table import Answer, Table, TableId
from bot.tables.table_cache import Clock, TableCache
from bot.tables.table_view import Look
from bot.tables.wishes import Circumstances, SeatComputer, Wish, carried_out
from engine import RULES_VERSION, chains, read_options
from engine.records import options_as_json
from engine.terms import SeatId

CONSENT_SECONDS = 24 * 60 * 60.0
STAND_IN = "novice"
"""The computer that plays on for somebody whose data were deleted."""


def fresh_seed() -> str:
    """256 bits: nobody finds it from its hash."""
    return secrets.token_hex(32)


class Tables:
    def __init__(
        self,
        database: Database,
        *,
        clock: Clock,
        player_for: PlayerFor,
        levels: Collection[str],
        seeds: Callable[[], str] = fresh_seed,
        rules: str | None = None,
    ) -> None:
        self._database = database
        self._clock = clock
        self.levels = tuple(levels)
        self._seeds = seeds
        self.said = asyncio.Event()
        """Set when the outbox has something new; whoever delivers it clears it."""
        self._cache = TableCache(
            database, clock=clock, fingerprint=rules or fingerprint(), changed=self._after_change
        )
        self._computers = Computers(self._cache, player_for, clock)
        self._requests = IdempotentRequests(self._cache, clock)
        self._housekeeping = Housekeeping(self._cache, self._computers, clock)
        self._people = People(database)

    async def open(
        self,
        request: Request,
        channel: str,
        options: Mapping[str, object],
        *,
        computers: Sequence[str] = (),
    ) -> Answer:
        """A new table in a channel: its host sits there, and computers of these levels do.

        The seed is fixed and promised now, before it is known who will sit where.
        """

        def made() -> NewTable:
            host = Participant(player=request.player)
            table = self._fresh(
                channel, Seating(host=request.player, participants=(host,)), options
            )
            for level in computers:
                seat = SeatComputer(level)
                table = carried_out(table, request, seat, self._circumstances()).table
            return NewTable(table)

        asked = ("open", channel, dict(options), tuple(computers))
        answer = await self._requests.open(request, asked, made)
        self.said.set()
        return answer

    async def rematch(self, request: Request, table: TableId) -> Answer:
        """A new table like that one, whose game is over, in the same channel."""
        before = await self._cache.peek(table)

        def made() -> NewTable:
            seating, offer = rematches.rematch(before, request)
            options = before.recorded_options
            return NewTable(
                self._fresh(before.row.channel, seating, options), notices=((None, offer),)
            )

        answer = await self._requests.open(request, ("rematch", table), made)
        self.said.set()
        return answer

    async def ask(self, request: Request, table: TableId, wish: Wish) -> Answer:
        """Answered when it is on disk; the same key again changes nothing and answers the same."""
        given = self._circumstances()
        return await self._requests.change(
            request, table, wish, lambda found: carried_out(found, request, wish, given)
        )

    async def at(self, channel: str) -> TableId | None:
        """The live table of a channel."""
        found = await self._database.read(lambda each: table_sql.live_table(each, channel))
        return None if found is None else TableId(found)

    async def history(self, channel: str) -> list[TableId]:
        """Every table there ever was in a channel, the first one first."""
        found = await self._database.read(lambda each: table_sql.tables_in(each, channel))
        return [TableId(each) for each in found]

    async def live_tables_of(self, player: PlayerId) -> list[TableId]:
        """Where somebody sits, or waits for a game to begin; the first one first."""
        found = await self._database.read(lambda each: table_sql.live_tables_naming(each, player))
        seated = ((row, Seating.model_validate_json(row.sheet).place_of(player)) for row in found)
        return [TableId(row.id) for row, place in seated if place is not None]

    async def look(self, table: TableId, player: PlayerId | None) -> Look:
        return table_view.look(await self._cache.peek(table), player)

    async def rehearsal(self, table: TableId, player: PlayerId) -> Rehearsal:
        """Nothing tried yet; whatever is tried in it, nobody else sees."""
        return drafts.rehearsal_of(await self._cache.peek(table), player)

    async def draft(self, table: TableId, player: PlayerId) -> Rehearsal:
        """What the player has tried out so far and not confirmed."""
        found = await self._cache.peek(table)
        return await drafts.draft_of(self._database, found, player)

    async def try_out(
        self,
        table: TableId,
        player: PlayerId,
        mark: str,
        change: Callable[[Rehearsal], Rehearsal],
    ) -> Rehearsal:
        """Go on from the draft with that mark; from any other, nothing is changed."""
        async with self._cache.lock(table):
            found = await self._cache.table(table)
            draft = await drafts.draft_of(self._database, found, player)
            if draft.mark != mark:
                return draft
            changed = change(draft)
            await drafts.keep(self._database, found, changed)
            return changed

    async def export_record(self, table: TableId) -> str:
        """The record of a game that is over, or was abandoned."""
        loaded = await table_loader.read(self._database, table, whole=True)
        seating = Seating.model_validate_json(loaded.table.sheet)
        return record_io.exported(Table(loaded.table, seating, None), loaded.entries)

    async def import_record(self, request: Request, channel: str, text: str) -> Answer:
        """A table that goes on, or lies there to be looked at. Its seats are free to be taken."""

        def made() -> NewTable:
            brought = record_io.read(text, request.player, self._clock())
            record = brought.record
            row = self._row(
                channel, brought.seating, record.options, record.seed, record.commitment
            )
            row = row._replace(stage=brought.stage, chained=int(brought.chained))
            return NewTable(Table(row, brought.seating, brought.game), brought.entries)

        answer = await self._requests.open(request, ("import", channel, text), made)
        self.said.set()
        return answer

    async def since(
        self, table: TableId, player: PlayerId | None, *, seat: SeatId | None = None
    ) -> Since:
        """What the player may know of what happened since their own last turn, or since that of
        the seat that is named; a spectator who names none is told everything from the start."""
        found = await self._cache.peek(table)
        try:
            return _since(found, player, seat)
        except BeyondTrail:
            whole = await self._cache.reach_back(table)
            return await asyncio.to_thread(_since, whole, player, seat)

    async def story(self, table: TableId, player: PlayerId | None) -> tuple[Turn, ...]:
        """The whole game as the player may know it."""
        whole = await self._cache.reach_back(table)
        return await asyncio.to_thread(history.story, whole.begun(), whole.viewer(player))

    async def growth(self, table: TableId) -> Growth:
        """Of a game that is over, or was abandoned: scores before that would tell of hands."""
        if (await self._cache.peek(table)).stage not in ("over", "abandoned"):
            raise StillPlaying
        whole = await self._cache.reach_back(table)
        return await asyncio.to_thread(history.growth, whole.begun())

    async def meet(self, player: PlayerId, name: str, locale: str | None) -> None:
        """Somebody is about, under that name and in that language."""
        await self._people.meet(player, name, locale)

    async def names(self, players: Iterable[PlayerId]) -> Mapping[PlayerId, Person]:
        """All of them, also those who were never met."""
        return await self._people.names(players)

    async def set_dms(self, player: PlayerId, on: bool) -> None:
        await self._people.set_dms(player, on)

    async def export_data(self, player: PlayerId) -> str:
        """Everything known about somebody, as JSON, and nothing that is hidden from them."""
        return await self._database.read(lambda each: own_data.exported(each, player))

    async def delete_data(self, player: PlayerId) -> Deleted:
        """Nobody is known by that id any more; computers play on in their games."""
        level = STAND_IN if STAND_IN in self.levels else self.levels[0]
        done = await own_data.deleted(self._cache, self._clock, player, level)
        self._people.forget(player)
        return done

    async def post_of(self, table: TableId, role: str) -> PostRow | None:
        """The message that stands for that role at the table."""
        return await self._database.read(lambda each: people_sql.post(each, table, role))

    async def remember_post(
        self, table: TableId, role: str, key: str, channel: str, message: str
    ) -> None:
        row = PostRow(key, channel, message)
        await self._database.write(lambda each: people_sql.keep_post(each, table, role, row))

    async def forget_post(self, table: TableId, role: str) -> None:
        await self._database.write(lambda each: people_sql.drop_post(each, table, role))

    async def fact(self, name: str) -> str | None:
        return await self._database.read(lambda each: people_sql.fact(each, name))

    async def remember_fact(self, name: str, value: str) -> None:
        await self._database.write(lambda each: people_sql.keep_fact(each, name, value))

    async def begin(self) -> None:
        """After a start."""
        await self._housekeeping.begin()
        self.said.set()

    async def tick(self) -> None:
        """From time to time: votes whose time is up, computers that were stopped, idle tables."""
        await self._housekeeping.tick()

    async def rest(self) -> None:
        """Until the computers have played and all proofs are done."""
        await self._housekeeping.rest()

    async def close(self) -> None:
        await self._housekeeping.close()

    @property
    def in_memory(self) -> int:
        return self._cache.in_memory

    def _after_change(self, row: TableRow) -> None:
        self.said.set()
        if row.computer_to_move:
            self._computers.wake(TableId(row.id))

    def _circumstances(self) -> Circumstances:
        now = self._clock()
        return Circumstances(now, now + CONSENT_SECONDS, self.levels)

    def _fresh(self, channel: str, seating: Seating, options: Mapping[str, object]) -> Table:
        agreed = options_as_json(read_options(options))
        seed = self._seeds()
        return Table(
            self._row(channel, seating, agreed, seed, chains.commitment(seed)), seating, None
        )

    def _row(
        self,
        channel: str,
        seating: Seating,
        options: Mapping[str, object],
        seed: str,
        commitment: str | None,
    ) -> TableRow:
        return TableRow(
            id=0,
            channel=channel,
            stage="lobby",
            sheet=seating.model_dump_json(exclude_defaults=True),
            revision=0,
            options=json.dumps(options),
            seed=seed,
            commitment=commitment,
            chained=1,
            rules=RULES_VERSION,
            proven=self._cache.fingerprint,
            computer_to_move=0,
            held_because=None,
            deadline=None,
            created_at=self._clock(),
        )


def _since(table: Table, player: PlayerId | None, seat: SeatId | None) -> Since:
    viewer = table.viewer(player)
    return history.since(table.begun(), viewer, viewer if seat is None else seat)
