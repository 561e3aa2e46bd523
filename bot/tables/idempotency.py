"""What every request goes through: it changes something and is answered once, or it is refused.

The key is stored with the change. Whoever comes again with the same key is told what was answered
the first time, be it a refusal.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from bot.storage import table_sql
from bot.storage.rows import Changes, EntryRow, RequestRow
from bot.tables import log
from bot.tables.errors import ChannelTaken, NothingToUndo
from bot.tables.log import BeyondTrail
from bot.tables.notices import CHANGED, Said
from bot.tables.requests import Request, answer_again, answer_row, asked, is_refusal, refusal_row
from bot.tables.table import Answer, Change, Table, TableId
from bot.tables.table_cache import Clock, TableCache
from engine.errors import ConcordiaError

Work = Callable[[Table], Change]


@dataclass(frozen=True)
class NewTable:
    table: Table
    entries: tuple[EntryRow, ...] = ()
    notices: tuple[Said, ...] = (CHANGED,)


Made = Callable[[], NewTable]
_ATTEMPTS = 3
"""Each one but the first because another process wrote to the same table in between."""


class IdempotentRequests:
    def __init__(self, cache: TableCache, clock: Clock) -> None:
        self._cache = cache
        self._database = cache.database
        self._clock = clock

    async def change(self, request: Request, table_id: TableId, wish: object, work: Work) -> Answer:
        question = asked(request, (table_id, wish))
        try:
            async with self._cache.lock(table_id):
                return await self._changed(request, table_id, question, work)
        except table_sql.KeyTaken:
            return await self._answered(request, question)
        except ConcordiaError as refusal:
            return await self._refused(request, question, refusal)

    async def open(self, request: Request, wish: object, made: Made) -> Answer:
        question = asked(request, wish)
        try:
            # A record takes a while to play, which is not the event loop's to spend.
            new = await asyncio.to_thread(made)
            return await self._database.write(
                lambda each: self._added(each, request, question, new)
            )
        except table_sql.KeyTaken:
            return await self._answered(request, question)
        except table_sql.ChannelTaken:
            return await self._refused(request, question, ChannelTaken())
        except ConcordiaError as refusal:
            return await self._refused(request, question, refusal)

    async def _changed(
        self, request: Request, table_id: TableId, question: str, work: Work
    ) -> Answer:
        for attempt in range(_ATTEMPTS):
            table = await self._cache.table(table_id)
            change = await self._worked_out(table, work)
            row = answer_row(request, question, change.answer, self._clock())
            try:
                await self._cache.store(table, change, row)
            except table_sql.LogMovedOn:
                if attempt + 1 == _ATTEMPTS:
                    raise
            else:
                return change.answer
        raise AssertionError

    async def _worked_out(self, table: Table, work: Work) -> Change:
        """With the whole log where what is in memory does not reach back far enough."""
        try:
            return work(table)
        except BeyondTrail:
            pass
        try:
            return work(await self._cache.whole(table.id))
        except BeyondTrail:
            raise NothingToUndo from None

    async def _answered(self, request: Request, question: str) -> Answer:
        known = await self._database.read(lambda each: table_sql.answered(each, request.key))
        assert known, "a key that is taken has an answer"
        return answer_again(known, question)

    async def _refused(self, request: Request, question: str, refusal: ConcordiaError) -> Answer:
        if not is_refusal(refusal):
            raise refusal
        row = refusal_row(request, question, refusal, self._clock())
        try:
            await self._database.write(lambda each: table_sql.add_request(each, row))
        except table_sql.KeyTaken:
            return await self._answered(request, question)
        raise refusal

    def _added(
        self,
        connection: sqlite3.Connection,
        request: Request,
        question: str,
        new: NewTable,
    ) -> Answer:
        """In the transaction, as only that knows the id of the new table."""
        table_id = table_sql.add_table(connection, new.table.row)
        table = Table(new.table.row._replace(id=table_id), new.table.seating, new.table.game)
        answer = Answer(table=table_id, number=table.number)
        change = Change(table, answer, new.entries, new.notices)
        row: RequestRow = answer_row(request, question, answer, self._clock())
        snapshot = log.snapshot_row(table.game) if table.game and new.entries else None
        changes = Changes(
            entries=new.entries, snapshot=snapshot, request=row, messages=change.messages()
        )
        table_sql.store(connection, table_id, changes)
        return answer
