"""Channels in which nothing can be said: somebody who can help is told, once, until they are open.

The host is told by direct message; whoever runs the bot in the log, where the host cannot be. A
channel that is gone for good ends its table, and nothing waits for it any more.
"""

from __future__ import annotations

import logging

from cachetools import LRUCache

from bot.announcer.direct_messages import DirectMessages
from bot.announcer.message_sender import ChannelClosed
from bot.tables import Look, TableId, Tables
from bot.tables.store import CLOSED_POST, PostedMessage
from bot.tables.table import Nonce, nonce
from bot.texts.posts.notices import SilenceReason

_LOG = logging.getLogger(__name__)
_TOLD = "told"
_FOR_GOOD = ("deleted", "lost")
_REMEMBERED = 4096


class ClosedChannels:
    def __init__(self, tables: Tables, direct: DirectMessages) -> None:
        self._tables = tables
        self._direct = direct
        self._open: LRUCache[TableId, None] = LRUCache(_REMEMBERED)
        """Tables of which nobody has been told anything."""

    async def found(self, look: Look, error: ChannelClosed, mark: Nonce) -> bool:
        """Whether it is closed for good. `mark`: of the first message that waits."""
        reason = await self._reason(look, error)
        for_good = reason in _FOR_GOOD
        if reason == "deleted":
            await self._tables.places.end(look.table, "its channel was deleted")
        told = await self._tables.post_of(look.table, CLOSED_POST)
        if told is None or (for_good and told.key != reason):
            self._open.pop(look.table, None)
            await self._tell(look, reason, nonce(f"{reason} {mark}"))
            told = PostedMessage(reason, channel="", message=_TOLD)
            await self._tables.remember_posts(look.table, {CLOSED_POST: told})
        return for_good

    def forget(self, table: TableId) -> None:
        self._open.pop(table, None)

    async def is_open(self, look: Look) -> None:
        """All that waited has been said there. When it is closed again, that is told again."""
        if look.table in self._open:
            return
        if await self._tables.post_of(look.table, CLOSED_POST) is not None:
            _LOG.info("table %s: its channel is open again", look.table)
            await self._tables.forget_post(look.table, CLOSED_POST)
        self._open[look.table] = None

    async def _reason(self, look: Look, error: ChannelClosed) -> SilenceReason:
        if error.reason == "no_access" and await self._tables.places.is_left(look.table):
            return "lost" if await self._tables.places.is_lost(look.table) else "removed"
        return error.reason

    async def _tell(self, look: Look, reason: SilenceReason, mark: Nonce) -> None:
        if look.in_private and reason != "rejected":
            _LOG.info("table %s: its player takes no direct messages", look.table)
            return
        host = look.host if any(each.player == look.host for each in look.guests) else None
        if host and await self._direct.channel_closed(look, host, reason, mark):
            _LOG.info("table %s: its channel is closed (%s); the host knows", look.table, reason)
        elif reason in _FOR_GOOD:
            _LOG.info("table %s: its channel is gone (%s)", look.table, reason)
        else:
            _LOG.warning(
                "table %s: nothing can be sent to channel %s (%s), and its host cannot be told. "
                "The game goes on by itself once the bot is in the server, may view the channel, "
                "send messages and attach files there; a thread must be unlocked, and the bot "
                "added to a private one (docs/operating.md)",
                look.table,
                look.channel,
                reason,
            )
