"""Direct messages: to whom they are open, and what is told there once.

Whoever has switched them off is left alone. Where they are closed, the channel has to do, and
nothing more is tried at that table before the next turn.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from cachetools import LRUCache

from bot.announcer.composer import Composer
from bot.announcer.direct_channels import DirectChannels
from bot.announcer.message_sender import (
    BotFlagged,
    ChannelClosed,
    DmsClosed,
    MessageGone,
    MessageSender,
)
from bot.announcer.one_off_messages import OneOffMessages
from bot.announcer.wanted import digest
from bot.tables import Delivery, Look, PlayerId, TableId, Tables, Undeliverable
from bot.tables.notices import PartnerSaid
from bot.tables.store import PostedMessage, StorageError
from bot.tables.table import Nonce
from bot.texts.posts.notices import SilenceReason

_LOG = logging.getLogger(__name__)
CLOSED = (DmsClosed, ChannelClosed, Undeliverable, BotFlagged)
"""Closed to us, or refused for good, which comes to the same."""
_REMEMBERED = 4096
_FOUND = "found"


class DirectMessages:
    def __init__(
        self,
        sender: MessageSender,
        channels: DirectChannels,
        one_off: OneOffMessages,
        composer: Composer,
        tables: Tables,
    ) -> None:
        self._tables = tables
        self._sender = sender
        self._channels = channels
        self._one_off = one_off
        self._composer = composer
        self._closed: LRUCache[tuple[TableId, str], str] = LRUCache(_REMEMBERED)
        """In which turn direct messages were found closed, as it is stored."""

    async def are_open(self, look: Look, player: PlayerId) -> bool:
        if await self._found_closed_in(look, _role(look, player)) == _turn(look):
            return False
        return await self._composer.takes_dms(player)

    async def found_closed(self, look: Look, player: PlayerId) -> None:
        """Stored, so that after a restart nobody is called again for what they were called to in
        the channel."""
        _LOG.info("table %s: somebody takes no direct messages, the channel has to do", look.table)
        role, turn = _role(look, player), _turn(look)
        found = PostedMessage(turn, channel="", message=_FOUND)
        await self._tables.remember_posts(look.table, {role: found})
        self._closed[look.table, role] = turn

    def doubt(self) -> None:
        """Another process may have found something else."""
        self._closed.clear()

    async def _found_closed_in(self, look: Look, role: str) -> str:
        known = self._closed.get((look.table, role))
        if known is None:
            row = await self._tables.post_of(look.table, role)
            known = self._closed[look.table, role] = row.key if row else ""
        return known

    async def words(
        self, look: Look, messages: Sequence[Delivery]
    ) -> tuple[list[Delivery], Exception | None]:
        """What partners say to each other alone. What cannot be said is given back; and what may
        be said another time, as the trouble that stopped it."""
        said = [m for m in messages if m.viewer is not None and isinstance(m.notice, PartnerSaid)]
        unheard = []
        trouble: Exception | None = None
        for viewer in {message.viewer for message in said}:
            what = f"word {viewer}"
            own = [message for message in said if message.viewer == viewer]
            try:
                for message in await self._one_off.not_told(look.table, what, own):
                    if not await self._word(look, what, message):
                        unheard.append(message)
            except StorageError:
                raise
            except Exception as error:
                trouble = error
        return unheard, trouble

    async def _word(self, look: Look, what: str, message: Delivery) -> bool:
        player, said = message.player, message.notice
        assert player is not None
        assert isinstance(said, PartnerSaid)
        if not await self.are_open(look, player):
            return False
        post = await self._composer.partner_said(look, player, said, message.nonce)

        async def tell(channel: str) -> None:
            await self._one_off.tell(look, what, message.nonce, channel, post)

        try:
            await self._channels.through(player, tell)
        except CLOSED:
            await self.found_closed(look, player)
            return False
        return True

    async def channel_closed(
        self, look: Look, host: PlayerId, reason: SilenceReason, mark: Nonce
    ) -> bool:
        """Whether the host could be told."""
        if not await self._composer.takes_dms(host):
            return False
        post = await self._composer.channel_closed(look, host, reason)

        async def tell(channel: str) -> None:
            await self._sender.send(channel, post, mark)

        try:
            await self._channels.through(host, tell)
        except CLOSED:
            return False
        except MessageGone:  # it came through, and was deleted at once
            pass
        return True


def _turn(look: Look) -> str:
    return str(look.view.turn if look.view else 0)


def _role(look: Look, player: PlayerId) -> str:
    """It stays when people delete their data, and does not lead back to anybody."""
    return f"no direct messages {digest(look, player)[:8]}"
