"""Makes the channel show what a table is now, whenever the table has something to say.

It does not tell each notice as a message: what waits is looked at together, and what stands in the
channel is edited or replaced until it is right. Done twice, it changes nothing the second time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord

from bot.announcer.courier import ChannelClosed, Courier
from bot.announcer.direct import Direct
from bot.announcer.scribe import Scribe, partners_part
from bot.announcer.standing import Standing
from bot.drawing import Drawing
from bot.tables import Look, Message, PlayerId, TableId, Tables
from bot.tables.notices import DecisionAsked, HandChanged, UndoDropped, Undone
from engine.terms import SeatId

_LOG = logging.getLogger(__name__)


class Announcer:
    def __init__(self, client: discord.Client, tables: Tables, drawing: Drawing) -> None:
        self._tables = tables
        self._courier = Courier(client)
        self._standing = Standing(tables, self._courier)
        self._scribe = Scribe(tables, drawing)
        self._direct = Direct(self._courier, self._standing, self._scribe)
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._closed: set[str] = set()
        """Channels that could not be written to, and whose hosts were told."""

    async def deliver(self, messages: Sequence[Message]) -> None:
        """What waits at one table, for the deliverer."""
        table = messages[0].table
        async with self._locks.setdefault(table, asyncio.Lock()):
            look = await self._tables.look(table, None)
            await self._hands(look, messages)
            by_dm = await self._partner(look, messages)
            try:
                await self._notices(look, messages)
                await self._reconcile(look, messages, by_dm=by_dm)
            except ChannelClosed as error:
                await self._channel_closed(look, messages[0], error)
                raise
            self._closed.discard(look.channel)

    async def refresh(self, table: TableId) -> None:
        """Without anything new to tell: what stands there is put right."""
        async with self._locks.setdefault(table, asyncio.Lock()):
            look = await self._tables.look(table, None)
            self._standing.doubt()
            by_dm = await self._partner(look, ())
            await self._reconcile(look, (), by_dm=by_dm)

    async def _hands(self, look: Look, messages: Sequence[Message]) -> None:
        """Of several changes of a hand the last one counts: the hand as it is now."""
        changed: dict[PlayerId, Message] = {
            message.player: message
            for message in messages
            if isinstance(message.notice, HandChanged) and message.player is not None
        }
        for player, message in changed.items():
            own = await self._tables.look(look.table, player)
            if own.viewer == message.viewer and own.view is not None:
                await self._direct.hand(own, player, message.nonce)

    async def _partner(self, look: Look, messages: Sequence[Message]) -> bool:
        """Whether a partner is to decide in the other's turn, and was asked by direct message."""
        seat = partners_part(look)
        player = None if seat is None else look.guests[seat].player
        if seat is None or player is None or look.stage != "playing":
            await self._standing.finish(look, "partner")
            return False
        own = await self._tables.look(look.table, player)
        if own.number != look.number:
            return False  # it has moved on, and something new waits to be told
        return await self._direct.part(own, seat, player, anew=_asked(messages, seat))

    async def _notices(self, look: Look, messages: Sequence[Message]) -> None:
        """Those that were told before something went wrong are not told again."""
        last = await self._standing.last_told(look.table, "notice")
        nonces: list[str] = [message.nonce for message in messages]
        new = messages[nonces.index(last) + 1 :] if last in nonces else messages
        for message in new:
            post = await self._scribe.notice(look, message.notice)
            if post is not None and message.viewer is None:
                await self._standing.tell(look, "notice", message.nonce, look.channel, post)

    async def _reconcile(self, look: Look, messages: Sequence[Message], *, by_dm: bool) -> None:
        match look.stage:
            case "lobby":
                await self._standing.show(look, "lobby", "lobby", await self._scribe.lobby(look))
                if len(look.guests) == look.options.seats:
                    await self._scribe.prepare(look)
            case "playing":
                await self._begun(look)
                await self._vote(look, messages)
                await self._table(look, by_dm=by_dm)
            case "held":
                await self._standing.finish(look, "table")
            case "over":
                await self._vote(look, messages)
                await self._standing.finish(look, "table")
            case "abandoned":
                await self._standing.finish(look, "lobby")
                await self._standing.finish(look, "vote")
                await self._standing.finish(look, "table")

    async def _begun(self, look: Look) -> None:
        if await self._standing.key_of(look.table, "lobby") is not None:
            await self._standing.finish(look, "lobby", await self._scribe.begun(look))

    async def _vote(self, look: Look, messages: Sequence[Message]) -> None:
        """Of the vote that stands there, and the one that is open now."""
        key = f"{look.undo.number}.{look.undo.to}" if look.undo else None
        standing = await self._standing.key_of(look.table, "vote")
        if standing is not None and standing != key:
            await self._standing.finish(
                look, "vote", await self._scribe.voted(look, _outcome(messages))
            )
        if key is not None:
            await self._standing.show(look, "vote", key, await self._scribe.vote(look))

    async def _table(self, look: Look, *, by_dm: bool) -> None:
        """A new message for whoever is to decide in a turn; the standing one is edited while a
        computer thinks, or a partner was asked elsewhere."""
        view = look.view
        assert view is not None
        seat = view.decisions[0].seat
        player = look.guests[seat].player
        standing = await self._standing.key_of(look.table, "table")
        if player is not None and not by_dm:
            key = f"{view.turn}.{seat}.{player}"
            post = await self._scribe.table(look, called=player)
            await self._standing.show(look, "table", key, post)
        elif standing is not None:
            post = await self._scribe.table(look, by_dm=by_dm)
            await self._standing.show(look, "table", standing, post)
        elif not any(each.player for each in look.guests) or by_dm:
            post = await self._scribe.table(look, by_dm=by_dm)
            await self._standing.show(look, "table", f"{view.turn}.{seat}", post)

    async def _channel_closed(self, look: Look, message: Message, error: ChannelClosed) -> None:
        """Told once: to whoever runs the bot in the log, to the host by direct message."""
        if look.channel in self._closed:
            return
        self._closed.add(look.channel)
        _LOG.warning(
            "table %s: nothing can be said in channel %s: %s. Let the bot view it, send messages, "
            "attach files and read its history; or give the table up",
            look.table,
            look.channel,
            error,
        )
        if look.host and any(each.player == look.host for each in look.guests):
            await self._direct.channel_closed(look, look.host, message.nonce)


def _asked(messages: Sequence[Message], seat: SeatId) -> int:
    """The number of the last question that was put to the seat; 0 if there was none."""
    notices = [message.notice for message in messages]
    asked = [each for each in notices if isinstance(each, DecisionAsked) and each.seat == seat]
    return max((each.number for each in asked), default=0)


def _outcome(messages: Sequence[Message]) -> Undone | UndoDropped | None:
    """Of the vote that was open before."""
    for message in messages:
        if isinstance(message.notice, Undone | UndoDropped):
            return message.notice
    return None
