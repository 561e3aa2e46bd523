"""Keeps the tables in use in memory, each with a lock.

Where other processes share the database, what is in memory counts only at its version: one short
read tells. A change that another process has overtaken is worked out again from what is true now.

To change a table, hold its lock, load it, work out a change and store it. The changed table
replaces the old one in memory only when the change is on disk. If storing fails, the table is
dropped from memory and loaded again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from bot.tables import log, pace, replay_check, result_builder, table_loader, threads
from bot.tables.drafts import stored as stored_draft
from bot.tables.errors import OtherRules
from bot.tables.log import BrokenLog, Snapshot
from bot.tables.planned_turns import with_planned_turns
from bot.tables.store import Commit, Store, StoredAnswer, TableMovedOn, TableVersion
from bot.tables.table import Answer, Change, Table, TableId
from engine.terms import SeatId

_LOG = logging.getLogger(__name__)

CurrentTime = Callable[[], float]
Pause = Callable[[float], Awaitable[None]]
"""Of so many seconds."""

SNAPSHOT_EVERY = 12
"""The fewest entries between two snapshots, which are taken when a turn begins."""


ATTEMPTS = 10
"""To change a table: more than one only if another process changed it meanwhile."""


@dataclass
class _Kept:
    table: Table
    snapshot: int
    version: TableVersion
    used_at: float


class TableCache:
    def __init__(
        self,
        store: Store,
        *,
        clock: CurrentTime,
        fingerprint: str,
        changed: Callable[[Table], None],
    ) -> None:
        self._store = store
        self.fingerprint = fingerprint
        self._clock = clock
        self._changed = changed
        self._kept: dict[TableId, _Kept] = {}
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._storing: dict[TableId, asyncio.Event] = {}
        """Tables that are being written to disk."""

    def lock(self, table_id: TableId) -> asyncio.Lock:
        """Exists as long as someone holds it or waits for it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def table(self, table_id: TableId) -> Table:
        """Call it under the table's lock."""
        kept = await self._still_true(table_id)
        if kept is None:
            loaded = await self._load(table_id)
            kept = self._kept[table_id] = _Kept(
                loaded.table, loaded.snapshot, loaded.version, self._clock()
            )
        kept.used_at = self._clock()
        return kept.table

    async def peek(self, table_id: TableId) -> Table:
        """Doesn't wait for the lock if the table is in memory, but does wait while a change is
        stored: whoever has seen its message in the outbox must find the changed table."""
        if table_id in self._storing:
            await self._storing[table_id].wait()
        kept = await self._still_true(table_id)
        if kept is not None:
            kept.used_at = self._clock()
            return kept.table
        async with self.lock(table_id):
            return await self.table(table_id)

    async def _still_true(self, table_id: TableId) -> _Kept | None:
        """What is in memory, unless another process has changed the table since."""
        kept = self._kept.get(table_id)
        if kept is None or not self._store.shared:
            return kept
        return kept if await self._store.version(table_id) == kept.version else None

    async def change(
        self, table_id: TableId, work: Callable[[Table], Change | None]
    ) -> Change | None:
        """What was stored; None where there was nothing to change."""
        async with self.lock(table_id):
            for attempt in range(ATTEMPTS):
                table = await self.table(table_id)
                change = work(table)
                if change is None:
                    return None
                try:
                    return await self.store(table, change)
                except TableMovedOn:
                    if attempt + 1 == ATTEMPTS:
                        raise
        raise AssertionError

    async def whole(self, table_id: TableId) -> Table:
        """With every step since the beginning. Under its lock; doesn't change what is in memory."""
        return (await table_loader.load(self._store, table_id, whole=True)).table

    async def reach_back(self, table_id: TableId) -> Table:
        """With every step since the beginning; keeps more of them in memory from now on."""
        async with self.lock(table_id):
            known = await self.table(table_id)  # proven, where the rules are others
            if known.game and known.game.base.number == log.BEGINNING:
                return known
            try:
                whole = await self.whole(table_id)
            except BrokenLog as broken:
                _LOG.warning("table %s can no longer be told: %s", table_id, broken)
                raise OtherRules from broken
            kept = self._kept[table_id]
            if whole.game:
                kept.table = replace(whole, game=whole.game.shortened())
            return whole

    async def store(
        self, before: Table, change: Change, answer: Callable[[Answer], StoredAnswer] | None = None
    ) -> Change:
        """With the turns that were planned, and the clock wound for whoever is waited for. Call it
        under the table's lock."""
        change = await with_planned_turns(self._store, before, change, at=self._clock())
        now = self._clock()
        wound = pace.wound(change.table, now)
        change = replace(change, table=threads.ended(before, wound, now))
        table_id = change.table.id
        kept = self._kept.get(table_id)
        snapshot = _snapshot(change, kept.snapshot if kept else 0)
        last = kept.version.number if kept else before.number
        commit = Commit(
            table=change.table,
            seen=before.revision,
            after=last,
            entries=change.entries,
            snapshot=snapshot,
            answer=answer(change.answer) if answer else None,
            messages=change.messages(),
            reminded=change.reminded,
            called=change.called,
            vacated=_vacated(before, change.table),
            unplanned=tuple(SeatId(each.seat) for each in change.entries if each.is_undo),
            draft=(change.restored.seat, stored_draft(change.restored))
            if change.restored
            else None,
            result=result_builder.ended_text(change.table, now)
            if result_builder.is_end(before, change.table)
            else None,
        )
        stored = self._storing[table_id] = asyncio.Event()
        try:
            await self._store.commit(commit)
            game = change.table.game
            table = replace(change.table, game=game.shortened() if game else None)
            number = snapshot.number if snapshot else (kept.snapshot if kept else 0)
            last = change.entries[-1].number if change.entries else last
            version = TableVersion(table.revision, last)
            self._kept[table_id] = _Kept(table, number, version, self._clock())
        except BaseException:
            self._kept.pop(table_id, None)
            raise
        finally:
            del self._storing[table_id]
            stored.set()
        self._changed(table)
        return change

    def forget(self, table_id: TableId) -> None:
        self._kept.pop(table_id, None)

    def forget_idle(self, before: float) -> int:
        """Drop tables nobody has used since then; a locked one is in use."""
        idle = [
            table_id
            for table_id, kept in self._kept.items()
            if kept.used_at < before and not self.lock(table_id).locked()
        ]
        for table_id in idle:
            del self._kept[table_id]
        return len(idle)

    @property
    def in_memory(self) -> int:
        return len(self._kept)

    async def prove(self, table_id: TableId) -> BrokenLog | None:
        """Replay the game under these rules and store the outcome. Call it under the lock."""
        stored = await table_loader.read(self._store, table_id, whole=True)
        if stored.table.stage not in ("playing", "held"):
            return None
        check = await asyncio.to_thread(replay_check.replayed, stored)
        commit = replay_check.outcome(stored, check, self.fingerprint, at=self._clock())
        self.forget(table_id)
        await self._store.commit(commit)
        self._changed(commit.table)
        if check.broken:
            _LOG.error(
                "table %s in channel %s is held: %s. Its log is untouched; go back to the version "
                "it was played with, or abandon it (docs/operating.md)",
                table_id,
                stored.table.channel,
                check.broken,
            )
        return check.broken

    async def _load(self, table_id: TableId) -> table_loader.LoadedTable:
        """Checks a game that was last played under other rules, and holds it if it differs."""
        stored = await table_loader.read(self._store, table_id)
        table = stored.table
        if table.stage in ("playing", "held") and table.proven != self.fingerprint:
            await self._prove(table_id)
            return await table_loader.load(self._store, table_id)
        try:
            return await table_loader.build(self._store, stored)
        except BrokenLog as broken:
            if table.stage in ("over", "abandoned"):
                _LOG.warning("table %s can no longer be shown: %s", table_id, broken)
                return table_loader.LoadedTable(table, stored.version)
            await self._prove(table_id)
            return await table_loader.load(self._store, table_id)

    async def _prove(self, table_id: TableId) -> None:
        """As often as another process is quicker: it may be of another version."""
        for attempt in range(ATTEMPTS):
            try:
                await self.prove(table_id)
            except TableMovedOn:
                if attempt + 1 == ATTEMPTS:
                    raise
            else:
                return


def _snapshot(change: Change, last: int) -> Snapshot | None:
    """Always after an undo: the last snapshot may contain what was taken back."""
    game = change.table.game
    if not change.entries or game is None or not game.head.number:
        return None
    due = game.number - last >= SNAPSHOT_EVERY and _turn_began(game)
    undone = any(entry.is_undo for entry in change.entries)
    return log.snapshot_of(game) if due or undone or game.state.over else None


def _vacated(before: Table, after: Table) -> tuple[SeatId, ...]:
    """Seats that have another player now."""
    if after.seating is before.seating:
        return ()
    pairs = zip(before.seating.participants, after.seating.participants, strict=False)
    return tuple(SeatId(seat) for seat, (old, new) in enumerate(pairs) if old.player != new.player)


def _turn_began(game: log.Game) -> bool:
    step = game.trail[-1] if game.trail else None
    return step is not None and step.after.state.turn != step.before.state.turn
