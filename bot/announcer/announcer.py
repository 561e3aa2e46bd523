"""Makes the channel show what a table is now, whenever the table has something to say.

It does not tell each notice as a message: what waits is looked at together, and what stands in the
channel is edited or replaced until it is right. Done twice, it changes nothing the second time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

from bot.announcer.channel_messages import Noticeboard
from bot.announcer.composer import Scribe, partners_part
from bot.announcer.direct_messages import Direct
from bot.announcer.edited_messages import Standing
from bot.announcer.message_sender import ChannelClosed, MessageSender
from bot.announcer.one_off_messages import Telling
from bot.log_context import log_context
from bot.pictures.drawing import Drawing
from bot.tables import Look, Message, PlayerId, TableId, Tables, Undeliverable
from bot.tables.notices import (
    GameStarted,
    HandChanged,
    PartnerAsked,
    PartnerSaid,
    PlayerRemoved,
    PlayerReplaced,
)
from bot.tables.table import Nonce, nonce
from bot.texts.post import Post
from engine.terms import SeatId

_LOG = logging.getLogger(__name__)


class Announcer:
    def __init__(self, sender: MessageSender, tables: Tables, drawing: Drawing) -> None:
        self._tables = tables
        self._standing = Standing(tables, sender)
        self._scribe = Scribe(tables, drawing)
        self._telling = Telling(tables, sender)
        self._direct = Direct(sender, self._standing, self._telling, self._scribe)
        self._noticeboard = Noticeboard(self._standing, self._scribe)
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._closed: set[str] = set()
        """Channels that could not be written to, and whose hosts were told."""

    async def deliver(self, messages: Sequence[Message]) -> None:
        """What waits at one table, for the deliverer."""
        table = messages[0].table
        async with self._locks.setdefault(table, asyncio.Lock()):
            with log_context(table=table):
                await self._told(await self._tables.look(table, None), messages)

    async def refresh(self, table: TableId) -> None:
        """Without anything new to tell: what stands there is put right."""
        async with self._locks.setdefault(table, asyncio.Lock()):
            look = await self._tables.look(table, None)
            self._standing.doubt()
            by_dm = await self._partner(look, ())
            await self._noticeboard.put_right(look, (), by_dm=by_dm)

    async def _told(self, look: Look, messages: Sequence[Message]) -> None:
        """A hand that could not be sent is tried again, but keeps nobody else waiting."""
        [trouble] = await asyncio.gather(self._hands(look, messages), return_exceptions=True)
        unheard = await self._direct.words(look, messages)
        by_dm = await self._partner(look, messages)
        try:
            await self._notices(look, messages, unheard)
            await self._noticeboard.put_right(look, messages, by_dm=by_dm)
        except ChannelClosed as error:
            await self._channel_closed(look, messages[0], error)
            raise
        self._closed.discard(look.channel)
        if trouble is not None:
            raise trouble

    async def _hands(self, look: Look, messages: Sequence[Message]) -> None:
        """Of several changes of a hand the last one counts: the hand as it is now."""
        for player, mark in _new_hands(look, messages).items():
            own = await self._tables.look(look.table, player)
            if own.viewer is not None and own.view is not None:
                await self._direct.hand(own, player, mark)

    async def _partner(self, look: Look, messages: Sequence[Message]) -> bool:
        """Whether a partner is to decide in the other's turn, and was asked by direct message."""
        seat = partners_part(look)
        player = None if seat is None else look.guests[seat].player
        if seat is None or player is None or look.stage != "playing":
            await self._direct.no_part(look)
            return False
        own = await self._tables.look(look.table, player)
        if own.number != look.number:
            return True  # it has moved on: nobody is called now, and something new waits
        return await self._direct.part(own, seat, player, anew=_asked(messages, seat))

    async def _notices(
        self, look: Look, messages: Sequence[Message], unheard: Sequence[Message]
    ) -> None:
        """Those that were told before something went wrong are not told again."""
        for message in await self._telling.not_told(look.table, "notice", messages):
            post = await self._notice(look, message, said=message not in unheard)
            if post is not None:
                await self._tell(look, message, post)

    async def _tell(self, look: Look, message: Message, post: Post) -> None:
        """What is refused for good is set aside by itself, and everything else goes on."""
        try:
            await self._telling.tell(look, "notice", message.nonce, look.channel, post)
        except ChannelClosed:
            raise
        except Undeliverable as error:
            raise Undeliverable(str(error), [message]) from error

    async def _notice(self, look: Look, message: Message, *, said: bool) -> Post | None:
        if message.viewer is None:
            return await self._scribe.notice(look, message.notice)
        if said or message.player is None or not isinstance(message.notice, PartnerSaid):
            return None
        return await self._scribe.unheard(look, message.player, message.notice)

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
    asked = [each for each in notices if isinstance(each, PartnerAsked) and each.seat == seat]
    return max((each.number for each in asked), default=0)


def _new_hands(look: Look, messages: Sequence[Message]) -> dict[PlayerId, Nonce]:
    """Who is to see the own hand anew, in a game of teams: as it was dealt, taken over, changed."""
    hands: dict[PlayerId, Nonce] = {}
    if look.options.team:
        for message in messages:
            match message.notice:
                case GameStarted(guests=guests):
                    dealt = [each.player for each in guests if each.player is not None]
                    hands |= {each: nonce(f"{message.nonce} {each}") for each in dealt}
                case PlayerReplaced(player=str(player)) | PlayerRemoved(player=str(player)):
                    hands[PlayerId(player)] = nonce(f"{message.nonce} {player}")
                case HandChanged() if message.player is not None:
                    hands[message.player] = message.nonce
                case _:
                    pass
    return hands
