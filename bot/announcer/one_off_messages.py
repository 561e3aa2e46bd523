"""What is told once and not edited: notices, and words of a partner."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.announcer.message_sender import MessageGone, MessageSender
from bot.tables import Delivery, Look, TableId, Tables
from bot.tables.table import Nonce
from bot.texts.post import Post

_GONE = ""
"""Instead of a message: it had come through, and somebody has deleted it."""


class OneOffMessages:
    def __init__(self, tables: Tables, sender: MessageSender) -> None:
        self._tables = tables
        self._sender = sender

    async def tell(self, look: Look, what: str, mark: Nonce, channel: str, post: Post) -> None:
        """Once, also where it is asked for again later than Discord remembers a nonce."""
        told = await self._tables.post_of(look.table, what)
        if told is not None and told.key == mark:
            return
        message = _GONE
        with suppress(MessageGone):
            message = (await self._sender.send(channel, post, mark)).message
        await self._tables.remember_post(look.table, what, mark, channel, message)

    async def not_told(
        self, table: TableId, what: str, messages: Sequence[Delivery]
    ) -> Sequence[Delivery]:
        """Those after the last one that was."""
        last = await self._tables.post_of(table, what)
        nonces: list[str] = [message.nonce for message in messages]
        if last is None or last.key not in nonces:
            return messages
        return messages[nonces.index(last.key) + 1 :]
