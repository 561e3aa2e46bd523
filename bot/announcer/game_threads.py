"""Threads of games: what stands for a table in the channel above, the thread below it, its rest.

What stands there is sent once, also over a crash, and the thread is opened from it: Discord opens
one at most from a message. Later it is only edited, and nothing depends on it any more.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256

from bot.announcer.composer import Composer
from bot.announcer.message_sender import ChannelClosed, MessageGone, MessageSender
from bot.announcer.once_sender import NOT_YET, OnceSender
from bot.tables import Delivery, Look, Tables, Undeliverable
from bot.tables.notices import TableOpened
from bot.tables.store import PostedMessage
from bot.texts.post import Post

OPENER = "opener"
"""The role of that message."""
_LOG = logging.getLogger(__name__)


class GameThreads:
    def __init__(
        self, tables: Tables, sender: MessageSender, once: OnceSender, composer: Composer
    ) -> None:
        self._tables = tables
        self._sender = sender
        self._once = once
        self._composer = composer

    async def open(self, look: Look, messages: Sequence[Delivery]) -> None:
        """The table then is in its thread. Whoever has deleted the message before that gets
        another one."""
        roles = [each.notice.role for each in messages if isinstance(each.notice, TableOpened)]
        calls = roles[0] if roles else None
        post = await self._composer.opener(look, calls)
        name = await self._composer.thread_name(look)
        while not (thread := await self._opened(look, post, name)):
            await self._tables.forget_post(look.table, OPENER)
        await self._tables.moved_to_thread(look.table, thread)

    async def _opened(self, look: Look, post: Post, name: str) -> str | None:
        row = await self._sent(look, post)
        try:
            return await self._sender.open_thread(look.channel, row.message, name)
        except MessageGone:
            return None

    async def _sent(self, look: Look, post: Post) -> PostedMessage:
        row = await self._tables.post_of(look.table, OPENER)
        while row is None or row.message == NOT_YET:
            if row is None:
                row = self._once.fresh(look, OPENER, _print(post), look.channel, None)
                row = row._replace(kept=post.calls)
                await self._tables.remember_posts(look.table, {OPENER: row})
            try:
                sent = await self._once.send(look.table, OPENER, row, post)
            except MessageGone:
                row = None
                continue
            row = row._replace(message=sent.message)
            await self._tables.remember_posts(look.table, {OPENER: row})
        return row

    async def put_right(self, look: Look) -> None:
        """What stands in the channel above, if it does still."""
        row = await self._tables.post_of(look.table, OPENER) if look.parent else None
        if row is None or look.awaits_thread:
            return
        post = await self._composer.opener(look, row.kept)
        if row.key == _print(post):
            return
        with suppress(MessageGone, ChannelClosed, Undeliverable):
            await self._sender.edit(row.channel, row.message, post)
        row = row._replace(key=_print(post))
        await self._tables.remember_posts(look.table, {OPENER: row})

    async def archive(self, look: Look) -> None:
        """Unless another game goes on there."""
        if look.parent is None or await self._tables.at(look.channel) is not None:
            return
        try:
            await self._sender.archive_thread(look.channel)
        except (MessageGone, ChannelClosed, Undeliverable) as error:
            _LOG.info("table %s: its thread stays as it is: %s", look.table, error)


def _print(post: Post) -> str:
    return sha256(repr((post.texts, post.rows)).encode()).hexdigest()[:16]
