"""What must be said is sent from the outbox: at least once, in order, and then crossed off.

A crash between sending and crossing off sends again, with the same nonce: where that is honoured,
nobody reads anything twice.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.storage import Database, StorageError, shelf
from bot.storage.rows import WaitingMessage
from bot.tables.notices import NOTICE, Notice
from bot.tables.sheet import PlayerId, Sheet
from bot.tables.table import Nonce, TableId
from engine.terms import SeatId
from engine.views import Viewer

_LOG = logging.getLogger(__name__)
RETRY_SECONDS = 5.0


@dataclass(frozen=True)
class Message:
    table: TableId
    channel: str
    viewer: Viewer
    """A seat, or None for the channel."""
    player: PlayerId | None
    """Whoever sits there now."""
    nonce: Nonce
    notice: Notice


class Undeliverable(Exception):
    """There is nobody to say it to any more: the channel is gone, the person has left."""


Send = Callable[[Message], Awaitable[None]]


class Deliverer:
    def __init__(self, database: Database, send: Send, filled: asyncio.Event) -> None:
        self._database = database
        self._send = send
        self._filled = filled
        """Set when there is something new."""

    async def run(self, retry_seconds: float = RETRY_SECONDS) -> None:
        """Until cancelled. What could not be sent is tried again."""
        while True:
            self._filled.clear()
            done = await self._pass()
            try:
                await asyncio.wait_for(self._filled.wait(), None if done else retry_seconds)
            except TimeoutError:
                continue

    async def deliver(self) -> bool:
        """Everything that waits; False if something has to be tried again later."""
        stuck: set[int] = set()
        after = 0
        while waiting := await self._waiting(after):
            after = waiting[-1].id
            queues: dict[int, list[WaitingMessage]] = defaultdict(list)
            for message in waiting:
                if message.table_id not in stuck:
                    queues[message.table_id].append(message)
            sent = await asyncio.gather(*(self._queue(each) for each in queues.values()))
            stuck |= {table for table, done in zip(queues, sent, strict=True) if not done}
        return not stuck

    async def _pass(self) -> bool:
        try:
            return await self.deliver()
        except StorageError as error:
            _LOG.error("the outbox cannot be read: %s", error)
            return False

    async def _waiting(self, after: int) -> list[WaitingMessage]:
        return await self._database.read(lambda each: shelf.waiting_messages(each, after))

    async def _queue(self, waiting: list[WaitingMessage]) -> bool:
        """One table's messages in order. None is left under way when another table's fails."""
        try:
            return await self._in_order(waiting)
        except StorageError as error:
            _LOG.error("table %s: the outbox waits: %s", waiting[0].table_id, error)
            return False

    async def _in_order(self, waiting: list[WaitingMessage]) -> bool:
        """The first that fails keeps the others back."""
        for row in waiting:
            try:
                message = _message(row)
            except ValueError as error:  # written by another version, in a form of its own
                _LOG.error("table %s: a message cannot be read: %s", row.table_id, error)
                await self._set_aside(row, "it cannot be read")
                continue
            if message.viewer is not None and message.player is None:
                await self._cross_off(row)  # a computer sits there now
                continue
            try:
                await self._send(message)
            except Undeliverable as error:
                _LOG.warning("table %s: a message cannot be delivered: %s", message.table, error)
                await self._set_aside(row, str(error))
                continue
            except Exception as error:
                _LOG.warning("table %s: a message waits to be sent: %r", message.table, error)
                return False
            await self._cross_off(row)
        return True

    async def _cross_off(self, row: WaitingMessage) -> None:
        await self._database.write(lambda each: shelf.delivered(each, [row.id]))

    async def _set_aside(self, row: WaitingMessage, why: str) -> None:
        await self._database.write(lambda each: shelf.undeliverable(each, row.id, why))


def _message(row: WaitingMessage) -> Message:
    sheet = Sheet.model_validate_json(row.sheet)
    viewer = None if row.viewer is None else SeatId(row.viewer)
    player = None if viewer is None else sheet.at(viewer).player
    notice = NOTICE.validate_json(row.notice)
    return Message(TableId(row.table_id), row.channel, viewer, player, Nonce(row.nonce), notice)
