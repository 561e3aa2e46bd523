"""Direct messages to those who sit at a table: the own hand, and what a partner is asked.

Whoever has switched them off is left alone. Where they are closed, the channel has to do, and
nothing more is tried at that table before the next turn.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

from bot.announcer.composer import Scribe
from bot.announcer.edited_messages import Standing, token_of
from bot.announcer.message_sender import DmsClosed, MessageSender
from bot.announcer.one_off_messages import Telling
from bot.tables import Look, Message, PlayerId, TableId, Undeliverable
from bot.tables.notices import PartnerSaid
from bot.tables.table import Nonce
from engine.terms import SeatId

_LOG = logging.getLogger(__name__)
_CLOSED = (DmsClosed, Undeliverable)
"""Closed to us, or refused for good, which comes to the same."""
_REMEMBERED = 4096


class Direct:
    def __init__(
        self, sender: MessageSender, standing: Standing, telling: Telling, scribe: Scribe
    ) -> None:
        self._sender = sender
        self._standing = standing
        self._telling = telling
        self._scribe = scribe
        self._closed: dict[tuple[TableId, PlayerId], int] = {}
        """In which turn direct messages were found closed."""

    async def hand(self, own: Look, player: PlayerId, nonce: Nonce) -> None:
        """Silently: it changes with nearly every turn."""
        if not await self._open(own, player):
            return
        try:
            channel = await self._sender.direct_channel(player)
            post = await self._scribe.hand(own, player)
            await self._telling.tell(own, f"hand {own.viewer}", nonce, channel, post, silent=True)
        except _CLOSED:
            self._found_closed(own, player)

    async def words(self, look: Look, messages: Sequence[Message]) -> list[Message]:
        """What partners say to each other alone; what could not be said is given back."""
        said = [m for m in messages if m.viewer is not None and isinstance(m.notice, PartnerSaid)]
        unheard = []
        for viewer in {message.viewer for message in said}:
            what = f"word {viewer}"
            own = [message for message in said if message.viewer == viewer]
            for message in await self._telling.not_told(look.table, what, own):
                if not await self._word(look, what, message):
                    unheard.append(message)
        return unheard

    async def _word(self, look: Look, what: str, message: Message) -> bool:
        player, said = message.player, message.notice
        assert player is not None
        assert isinstance(said, PartnerSaid)
        if not await self._open(look, player):
            return False
        try:
            channel = await self._sender.direct_channel(player)
            post = await self._scribe.partner_said(look, player, said)
            await self._telling.tell(look, what, message.nonce, channel, post)
        except _CLOSED:
            self._found_closed(look, player)
            return False
        return True

    async def no_part(self, look: Look) -> None:
        """Nobody has a part in another's turn now."""
        with suppress(*_CLOSED):
            await self._standing.finish(look, "partner")

    async def part(self, own: Look, seat: SeatId, player: PlayerId, *, anew: int) -> bool:
        """Whether the partner has been asked by direct message. `anew`: the number of a question
        that was put to them now; what they were asked before is edited."""
        assert own.view is not None
        if not await self._open(own, player):
            await self.no_part(own)
            return False
        key = await self._key(own, seat, player, anew)
        try:
            channel = await self._sender.direct_channel(player)
            post = await self._scribe.partner(own, player)
            await self._standing.show(own, "partner", key, post, channel=channel)
        except _CLOSED:
            self._found_closed(own, player)
            with suppress(*_CLOSED):
                await self._standing.forget(own, "partner")
            return False
        return True

    async def channel_closed(self, look: Look, host: PlayerId, nonce: Nonce) -> None:
        if not await self._scribe.takes_dms(host):
            return
        try:
            channel = await self._sender.direct_channel(host)
            post = await self._scribe.channel_closed(look, host)
            await self._sender.send(channel, post, nonce)
        except _CLOSED:
            _LOG.info("table %s: its host takes no direct messages", look.table)

    async def _key(self, own: Look, seat: SeatId, player: PlayerId, anew: int) -> str:
        assert own.view is not None
        part = f"{own.view.turn}.{seat}.{token_of(own, player)}"
        standing = await self._standing.key_of(own.table, "partner")
        if standing is not None and standing.startswith(f"{part}/"):
            asked = int(standing.partition("/")[2])
            return standing if anew <= asked else f"{part}/{anew}"
        return f"{part}/{anew or own.number}"

    async def _open(self, own: Look, player: PlayerId) -> bool:
        turn = own.view.turn if own.view else 0
        if self._closed.get((own.table, player)) == turn:
            return False
        return await self._scribe.takes_dms(player)

    def _found_closed(self, own: Look, player: PlayerId) -> None:
        _LOG.info("table %s: somebody takes no direct messages, the channel has to do", own.table)
        if len(self._closed) >= _REMEMBERED:
            self._closed.clear()
        self._closed[(own.table, player)] = own.view.turn if own.view else 0
