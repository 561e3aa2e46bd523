"""What is told once and not edited: notices, and words of a partner."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.announcer.message_sender import MessageGone
from bot.announcer.once_sender import NOT_YET, OnceSender
from bot.tables import Delivery, Look, TableId, Tables
from bot.tables.table import Nonce
from bot.texts.post import Post

_GONE = "gone"
"""Instead of a message: it had come through, and somebody has deleted it."""


class OneOffMessages:
    def __init__(self, tables: Tables, once: OnceSender) -> None:
        self._tables = tables
        self._once = once

    async def tell(self, look: Look, what: str, mark: Nonce, channel: str, post: Post) -> None:
        """Once, also where it is asked for again after a crash."""
        row = await self._tables.post_of(look.table, what)
        if row is None or (row.key, row.channel) != (mark, channel):
            row = self._once.fresh(look, what, mark, channel, row)
            await self._tables.remember_posts(look.table, {what: row})
        elif row.message != NOT_YET:
            return
        message = _GONE
        with suppress(MessageGone):
            message = (await self._once.send(look.table, what, row, post)).message
        await self._tables.remember_posts(look.table, {what: row._replace(message=message)})

    async def not_told(
        self, table: TableId, what: str, messages: Sequence[Delivery]
    ) -> Sequence[Delivery]:
        """Those after the last one that was."""
        last = await self._tables.post_of(table, what)
        nonces: list[str] = [message.nonce for message in messages]
        if last is None or last.key not in nonces:
            return messages
        return messages[nonces.index(last.key) + (last.message != NOT_YET) :]
