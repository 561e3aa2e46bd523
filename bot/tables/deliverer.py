"""What must be said is sent from the outbox: at least once, in order, and then crossed off.

All that waits at a table is handed over together, so that whoever sends it can say in one message
what several have to tell. A crash between sending and crossing off sends again, with the same
nonces: where those are honoured, nobody reads anything twice. Every table waits for itself alone:
for a while where it may work another time, and until something changes where nothing else helps.

Of several processes, one at a time speaks for a table: usually the one that changed it, else the
one that spoke last, and any other one that still finds something waiting a little later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from cachetools import LRUCache

from bot.error_kind import error_kind
from bot.tables.notices import Notice, PartnerSaid, read_notice
from bot.tables.outbox_signal import OutboxSignal, ServedTable
from bot.tables.seating import PlayerId
from bot.tables.speaker_claims import SpeakerClaims
from bot.tables.store import StorageError, Store, TakenOver, WaitingMessage
from bot.tables.table import Nonce, TableId
from bot.tables.table_cache import Pause
from engine.views import Viewer

_LOG = logging.getLogger(__name__)
POLL_SECONDS = 2.0
"""After which a process looks for what others have left: they may have died."""
_REMEMBERED = 4096
LONGEST_PAUSE_SECONDS = 60.0
OPERATOR_TOLD_SECONDS = 15 * 60.0
"""Of pauses in a row: by then it is no hiccup."""


@dataclass(frozen=True)
class Delivery:
    table: TableId
    channel: str
    viewer: Viewer
    """A seat, or None for the channel."""
    player: PlayerId | None
    """Whoever sits there now; of a word to a partner, whom it was said to."""
    nonce: Nonce
    notice: Notice


class Undeliverable(Exception):
    """It is refused however often it is said, or there is nobody to say it to any more.

    The messages it names are set aside, and what is left of the batch is handed over again. Where
    it names none, the whole batch is set aside.
    """

    def __init__(self, why: str, messages: Sequence[Delivery] = ()) -> None:
        super().__init__(why)
        self.messages = tuple(messages)


class Blocked(Exception):
    """Nothing can be said there before something changes: what waits stays in the outbox, and is
    not tried again before the table is woken."""


Send = Callable[[Sequence[Delivery]], Awaitable[None]]
"""Messages of one table, in order."""


_Outcome = Literal["said", "failed", "blocked", "elsewhere"]
"""Elsewhere: another process speaks for the table."""


class Deliverer:
    def __init__(
        self,
        store: Store,
        send: Send,
        signal: OutboxSignal,
        claims: SpeakerClaims | None = None,
        *,
        pause: Pause = asyncio.sleep,
    ) -> None:
        self._store = store
        self._send = send
        self._signal = signal
        self._claims = claims or SpeakerClaims(store)
        self._pause = pause
        self._spoken: LRUCache[TableId, None] = LRUCache(_REMEMBERED)
        """Tables for which this process spoke."""
        self._sending: dict[TableId, asyncio.Task[None]] = {}
        self._more: set[TableId] = set()
        """Tables that something has come for since they were last looked at."""

    async def run(self) -> None:
        """Until cancelled. What could not be sent is tried again, after ever longer pauses, or
        when the table is woken."""
        try:
            pauses, all_of_them = _pauses(), True
            while True:
                self._signal.filled.clear()
                news = self._signal.take_news()
                try:
                    waiting = await self._store.tables_with_messages()
                except StorageError as error:
                    _LOG.error("the outbox cannot be read: %s", error)
                    await self._pause(next(pauses))
                    all_of_them = True
                    continue
                for table in waiting:
                    if all_of_them or table in news:
                        self._look_at(table)
                if all_of_them and self._store.shared:
                    self._signal.wake_others(set(waiting))
                pauses = _pauses()
                all_of_them = await self._until_filled()
        finally:
            await self._stop()

    def heard(self, news: str) -> None:
        """From another process. Whoever spoke for the table last does so again."""
        kind, _, number = news.partition(" ")
        if kind == "outbox" and int(number) in self._spoken:
            self._signal.news(TableId(int(number)))

    async def _until_filled(self) -> bool:
        """Whether all tables are to be looked at: always where there is no other process; else from
        time to time."""
        if not self._store.shared:
            await self._signal.filled.wait()
            return True
        try:
            async with asyncio.timeout(POLL_SECONDS):
                await self._signal.filled.wait()
        except TimeoutError:
            return True
        return False

    async def deliver(self) -> bool:
        """Everything that waits, once; False if something has to be tried again later."""
        done = True
        seen: set[TableId] = set()
        while tables := [
            each for each in await self._store.tables_with_messages() if each not in seen
        ]:
            seen.update(tables)
            outcomes = await asyncio.gather(*(self._empty(each, ServedTable()) for each in tables))
            done = done and set(outcomes) <= {"said", "elsewhere"}
        return done

    def _look_at(self, table: TableId) -> None:
        self._more.add(table)
        if table not in self._sending:
            task = asyncio.create_task(self._serve(table), name=f"messages of table {table}")
            self._sending[table] = task

    async def _serve(self, table: TableId) -> None:
        """As long as something waits at this table."""
        pauses, paused = _pauses(), 0.0
        with self._signal.serving(table) as served:
            while table in self._more:
                self._more.discard(table)
                served.woken.clear()
                outcome = await self._empty(table, served)
                if outcome in ("said", "elsewhere"):
                    pauses, paused = _pauses(), 0.0
                    continue
                self._more.add(table)
                if outcome == "blocked":
                    await self._until_woken(served)
                else:
                    seconds = next(pauses)
                    await self._until_woken(served, seconds)
                    paused = _told_in_time(table, paused, seconds)
        del self._sending[table]

    async def _until_woken(self, served: ServedTable, seconds: float | None = None) -> None:
        """Or until so many seconds have gone by."""
        served.waits = "parked" if seconds is None else "failing"
        waits: list[asyncio.Future[object]] = [asyncio.ensure_future(served.woken.wait())]
        if seconds is not None:
            waits.append(asyncio.ensure_future(self._pause(seconds)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            served.waits = "no"
            for each in waits:
                each.cancel()

    async def _stop(self) -> None:
        tasks = list(self._sending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._sending.clear()

    async def _empty(self, table: TableId, served: ServedTable) -> _Outcome:
        """Until nothing waits at this table any more, or something stops it."""
        try:
            async with self._claims.of(table) as granted:
                if not granted:
                    return "elsewhere"
                self._spoken[table] = None
                while waiting := await self._store.waiting_messages(table):
                    served.channel, served.guild = waiting[0].channel, waiting[0].guild
                    await self._hand_over(waiting)
        except TakenOver as error:
            _LOG.info("table %s: %s", table, error)
            return "elsewhere"
        except Blocked as error:
            _LOG.debug("table %s: messages wait for a change: %s", table, error_kind(error))
            return "blocked"
        except StorageError as error:
            _LOG.error("table %s: the outbox waits: %s", table, error)
            return "failed"
        except Exception as error:
            _LOG.warning("table %s: messages wait to be sent: %s", table, error_kind(error))
            return "failed"
        return "said"

    async def _hand_over(self, waiting: Sequence[WaitingMessage]) -> None:
        """Leaves nothing of it in the outbox, or raises what stopped it."""
        batch = {row.id: message for row in waiting if (message := await self._read(row))}
        while batch:
            try:
                await self._send(tuple(batch.values()))
            except Undeliverable as error:
                nonces = {message.nonce for message in error.messages}
                named = [row for row, message in batch.items() if message.nonce in nonces]
                why = error_kind(error.__cause__ or error)
                _LOG.warning("table %s: messages are set aside: %s", waiting[0].table, why)
                await self._store.set_aside(named or list(batch), str(error))
                batch = {row: each for row, each in batch.items() if named and row not in named}
            else:
                break
        await self._store.cross_off([row.id for row in waiting])

    async def _read(self, row: WaitingMessage) -> Delivery | None:
        """None if there is nobody to read it."""
        try:
            message = _message(row)
        except ValueError as error:  # written by another version, in a form of its own
            _LOG.error("table %s: a message cannot be read: %s", row.table, error_kind(error))
            await self._store.set_aside([row.id], "it cannot be read")
            return None
        alone = message.viewer is not None and message.player is None  # a computer sits there now
        return None if alone else message


def _told_in_time(table: TableId, paused: float, seconds: float) -> float:
    """How long it has been failing; whoever runs the bot is told once."""
    if paused < OPERATOR_TOLD_SECONDS <= paused + seconds:
        _LOG.error(
            "table %s: nothing could be sent for %.0f minutes; it is tried again every minute. The "
            "warnings before this one say why: if Discord is at fault, wait; if the bot is, report "
            "it (docs/operating.md)",
            table,
            OPERATOR_TOLD_SECONDS / 60,
        )
    return paused + seconds


def _pauses() -> Iterator[float]:
    seconds = 1.0
    while True:
        yield seconds
        seconds = min(2 * seconds, LONGEST_PAUSE_SECONDS)


def _message(row: WaitingMessage) -> Delivery:
    notice = read_notice(row.notice)
    player = None if row.viewer is None else row.seating.at(row.viewer).player
    if row.viewer is not None and isinstance(notice, PartnerSaid) and notice.to:
        player = notice.to
    return Delivery(row.table, row.channel, row.viewer, player, row.nonce, notice)
