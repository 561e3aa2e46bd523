"""What must be said is sent from the outbox: at least once, in order, and then crossed off.

All that waits at a table is handed over together, so that whoever sends it can say in one message
what several have to tell. A crash between sending and crossing off sends again, with the same
nonces: where those are honoured, nobody reads anything twice. Every table waits for itself alone.
"""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.tables.notices import Notice, PartnerSaid, read_notice
from bot.tables.seating import PlayerId
from bot.tables.store import StorageError, Store, WaitingMessage
from bot.tables.table import Nonce, TableId
from engine.views import Viewer

_LOG = logging.getLogger(__name__)
LONGEST_PAUSE_SECONDS = 60.0


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
    """There is nobody to say it to any more: the channel is gone, the person has left.

    The messages it names are set aside, and what is left of the batch is handed over again. Where
    it names none, the whole batch is set aside.
    """

    def __init__(self, why: str, messages: Sequence[Delivery] = ()) -> None:
        super().__init__(why)
        self.messages = tuple(messages)


Send = Callable[[Sequence[Delivery]], Awaitable[None]]
"""Messages of one table, in order."""
Pause = Callable[[float], Awaitable[None]]


class Deliverer:
    def __init__(
        self,
        store: Store,
        send: Send,
        filled: asyncio.Event,
        *,
        pause: Pause = asyncio.sleep,
    ) -> None:
        self._store = store
        self._send = send
        self._filled = filled
        """Set when there is something new."""
        self._pause = pause
        self._sending: dict[TableId, asyncio.Task[None]] = {}
        self._more: set[TableId] = set()
        """Tables that something has come for since they were last looked at."""

    async def run(self) -> None:
        """Until cancelled. What could not be sent is tried again, after ever longer pauses."""
        try:
            pauses = _pauses()
            while True:
                self._filled.clear()
                try:
                    for table in await self._store.tables_with_messages():
                        self._wake(table)
                except StorageError as error:
                    _LOG.error("the outbox cannot be read: %s", error)
                    await self._pause(next(pauses))
                else:
                    pauses = _pauses()
                    await self._filled.wait()
        finally:
            await self._stop()

    async def deliver(self) -> bool:
        """Everything that waits, once; False if something has to be tried again later."""
        done = True
        seen: set[TableId] = set()
        while tables := [
            each for each in await self._store.tables_with_messages() if each not in seen
        ]:
            seen.update(tables)
            done = all(await asyncio.gather(*map(self._empty, tables))) and done
        return done

    def _wake(self, table: TableId) -> None:
        self._more.add(table)
        if table not in self._sending:
            task = asyncio.create_task(self._serve(table), name=f"messages of table {table}")
            self._sending[table] = task

    async def _serve(self, table: TableId) -> None:
        """As long as something waits at this table."""
        pauses = _pauses()
        while table in self._more:
            self._more.discard(table)
            if await self._empty(table):
                pauses = _pauses()
            else:
                self._more.add(table)
                await self._pause(next(pauses))
        del self._sending[table]

    async def _stop(self) -> None:
        tasks = list(self._sending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._sending.clear()

    async def _empty(self, table: TableId) -> bool:
        """Whether everything that waited at this table has been said."""
        try:
            while waiting := await self._store.waiting_messages(table):
                await self._hand_over(waiting)
        except StorageError as error:
            _LOG.error("table %s: the outbox waits: %s", table, error)
            return False
        except Exception as error:
            _LOG.warning("table %s: messages wait to be sent: %s", table, _kind(error))
            return False
        return True

    async def _hand_over(self, waiting: Sequence[WaitingMessage]) -> None:
        """Leaves nothing of it in the outbox, or raises what stopped it."""
        batch = {row.id: message for row in waiting if (message := await self._read(row))}
        while batch:
            try:
                await self._send(tuple(batch.values()))
            except Undeliverable as error:
                nonces = {message.nonce for message in error.messages}
                named = [row for row, message in batch.items() if message.nonce in nonces]
                _LOG.warning("table %s: %s", waiting[0].table, error)
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
            _LOG.error("table %s: a message cannot be read: %s", row.table, _kind(error))
            await self._store.set_aside([row.id], "it cannot be read")
            return None
        alone = message.viewer is not None and message.player is None  # a computer sits there now
        return None if alone else message


def _pauses() -> Iterator[float]:
    seconds = 1.0
    while True:
        yield seconds
        seconds = min(2 * seconds, LONGEST_PAUSE_SECONDS)


def _kind(error: Exception) -> str:
    """What it is and where, not what it says: that may quote what somebody wrote in private."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {Path(frames[-1].filename).name}:{frames[-1].lineno}"


def _message(row: WaitingMessage) -> Delivery:
    notice = read_notice(row.notice)
    player = None if row.viewer is None else row.seating.at(row.viewer).player
    if row.viewer is not None and isinstance(notice, PartnerSaid) and notice.to:
        player = notice.to
    return Delivery(row.table, row.channel, row.viewer, player, row.nonce, notice)
