"""Sends a message once, however often it is tried and whatever happens in between.

What is to be sent is written down before. Whoever finds it written down, but not where it came to,
sends it again under the same nonce, which Discord answers with the message it knows. Discord
forgets a nonce after a while: from then on the channel is searched first.
"""

from __future__ import annotations

import logging

from bot.announcer.message_sender import MessageSender, Sent
from bot.tables import Look, Tables
from bot.tables.store import OtherOwner, PostedMessage, PostOwner
from bot.tables.table import nonce
from bot.texts.post import Post

NOT_YET = ""
"""Instead of a message: it is being sent."""
NONCE_SECONDS = 50.0
"""How long a nonce is relied on; Discord remembers it for "a few minutes"."""
_LOG = logging.getLogger(__name__)


class OnceSender:
    def __init__(self, tables: Tables, sender: MessageSender) -> None:
        self._tables = tables
        self._sender = sender

    def fresh(
        self, look: Look, role: str, key: str, channel: str, before: PostedMessage | None
    ) -> PostedMessage:
        """To be stored before it is sent. Its nonce is its own: what it follows counts as well, as
        the same can be asked again after an undo, or after somebody has deleted the message."""
        now, after = self._tables.now(), before.message if before else ""
        about = f"{look.commitment} {look.table} {role} {key} {channel} {after} {now}"
        return PostedMessage(key, channel, NOT_YET, None, nonce(about), now)

    def fresh_for(
        self, owner: OtherOwner, role: str, key: str, channel: str, before: PostedMessage | None
    ) -> PostedMessage:
        """The same for what stands for no table."""
        now, after = self._tables.now(), before.message if before else ""
        mark = nonce(f"{owner} {role} {key} {channel} {after} {now}")
        return PostedMessage(key, channel, NOT_YET, None, mark, now)

    async def send(
        self, owner: PostOwner, role: str, row: PostedMessage, post: Post, *, silent: bool = False
    ) -> Sent:
        """`row` is what was stored. What is true by now is sent in its place."""
        now = self._tables.now()
        if row.sent_at is None or row.nonce is None or now - row.sent_at > NONCE_SECONDS:
            found = await self.find(row, post)
            if found is not None:
                return found
            _LOG.info("table %s: %s was not found in its channel, and is sent again", owner, role)
            mark = row.nonce or nonce(f"{owner} {role} {row.key} {row.channel} {now}")
            row = row._replace(nonce=mark, sent_at=now)
            await self._tables.remember_posts(owner, {role: row})
        assert row.nonce is not None
        return await self._sender.send(row.channel, post, row.nonce, silent=silent)

    async def find(self, row: PostedMessage, post: Post | None = None) -> Sent | None:
        """In the history of its channel: what was sent for this row, if it came through."""
        return await self._sender.find(row.channel, row.nonce, row.sent_at, post)
