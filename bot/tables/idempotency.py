"""Makes every request happen once, however often it is sent.

A request carries a key, which is stored with its answer. The same key again gets the same answer,
even if that was a refusal.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.tables import log
from bot.tables.errors import ChannelTaken, NothingToUndo
from bot.tables.log import BeyondTrail, LogEntry
from bot.tables.notices import CHANGED, Said
from bot.tables.requests import (
    Request,
    answer_again,
    asked,
    is_refusal,
    stored_answer,
    stored_refusal,
)
from bot.tables.result_builder import ended_text
from bot.tables.store import (
    ChannelHasTable,
    Commit,
    KeyTaken,
    StorageError,
    Store,
    StoredAnswer,
    TableMovedOn,
)
from bot.tables.table import Answer, Change, Table, TableId
from bot.tables.table_cache import ATTEMPTS, CurrentTime, TableCache
from campaigns.campaign import CampaignId
from engine.errors import ConcordiaError

MakeChange = Callable[[Table], Change]


@dataclass(frozen=True)
class NewTable:
    table: Table
    entries: tuple[LogEntry, ...] = ()
    notices: tuple[Said, ...] = (CHANGED,)
    guild: str | None = None
    of_campaign: tuple[CampaignId, int] | None = None


MakeTable = Callable[[], NewTable]


class IdempotentRequests:
    def __init__(self, store: Store, cache: TableCache, clock: CurrentTime) -> None:
        self._cache = cache
        self._store = store
        self._clock = clock

    async def change(
        self, request: Request, table_id: TableId, wish: object, work: MakeChange
    ) -> Answer:
        question = asked(request, (table_id, wish))
        try:
            async with self._cache.lock(table_id):
                return await self._changed(request, table_id, question, work)
        except KeyTaken:
            return await self._answered(request, question)
        except StorageError as error:
            return await self._stored_all_the_same(request, question, error)
        except ConcordiaError as refusal:
            return await self._refused(request, question, refusal)

    async def open(self, request: Request, wish: object, made: MakeTable) -> Answer:
        question = asked(request, wish)
        try:
            # Replaying a record takes a while, which would block the event loop.
            new = await asyncio.to_thread(made)
            table_id = await self._store.open_table(
                new.table, lambda given: self._opening(given, request, question, new)
            )
            return Answer(table=table_id, number=new.table.number)
        except KeyTaken:
            return await self._answered(request, question)
        except ChannelHasTable:
            return await self._refused(request, question, ChannelTaken())
        except StorageError as error:
            return await self._stored_all_the_same(request, question, error)
        except ConcordiaError as refusal:
            return await self._refused(request, question, refusal)

    async def open_unasked(self, new: NewTable) -> TableId:
        """A table that nobody has asked for: what it is for makes it the only one. Raises
        KeyTaken."""
        return await self._store.open_table(new.table, lambda given: self._first(given, new))

    async def _changed(
        self, request: Request, table_id: TableId, question: str, work: MakeChange
    ) -> Answer:
        def answered(answer: Answer) -> StoredAnswer:
            return stored_answer(request, question, answer, self._clock())

        for attempt in range(ATTEMPTS):
            table = await self._cache.table(table_id)
            change = await self._worked_out(table, work)
            try:
                stored = await self._cache.store(table, change, answered)
            except TableMovedOn:
                if attempt + 1 == ATTEMPTS:
                    raise
            else:
                return stored.answer
        raise AssertionError

    async def _worked_out(self, table: Table, work: MakeChange) -> Change:
        """From the whole log if memory doesn't reach back far enough."""
        try:
            return work(table)
        except BeyondTrail:
            pass
        try:
            return work(await self._cache.whole(table.id))
        except BeyondTrail:
            raise NothingToUndo from None

    async def _answered(self, request: Request, question: str) -> Answer:
        known = await self._store.answer_to(request.key)
        assert known, "a key that is taken has an answer"
        return answer_again(known, question)

    async def _stored_all_the_same(
        self, request: Request, question: str, error: StorageError
    ) -> Answer:
        """A server that went away may have stored everything, and only not said so."""
        with suppress(StorageError):
            if self._store.shared and (known := await self._store.answer_to(request.key)):
                return answer_again(known, question)
        raise error

    async def _refused(self, request: Request, question: str, refusal: ConcordiaError) -> Answer:
        if not is_refusal(refusal):
            raise refusal
        stored = stored_refusal(request, question, refusal, self._clock())
        try:
            await self._store.keep_answer(stored)
        except KeyTaken:
            return await self._answered(request, question)
        raise refusal

    def _opening(self, table_id: TableId, request: Request, question: str, new: NewTable) -> Commit:
        """What is stored with a new table, now that its id is known."""
        answer = Answer(table=table_id, number=new.table.number)
        stored = stored_answer(request, question, answer, self._clock())
        return replace(self._first(table_id, new), answer=stored)

    def _first(self, table_id: TableId, new: NewTable) -> Commit:
        table = replace(new.table, id=table_id)
        answer = Answer(table=table_id, number=table.number)
        return Commit(
            table=table,
            seen=table.revision,
            entries=new.entries,
            snapshot=log.snapshot_of(table.game) if table.game and new.entries else None,
            messages=Change(table, answer, new.entries, new.notices).messages(),
            guild=new.guild,
            of_campaign=new.of_campaign,
            result=ended_text(table, self._clock()) if table.stage == "over" else None,
        )
