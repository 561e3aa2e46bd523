"""Messages that stand for something other than a table, and show what is true of it by now.

Each is sent once, edited as soon as it would show something else, and sent again below what came
after it if somebody has deleted it. Whoever owns one wakes it whenever something may have changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Generic, TypeVar

from bot.announcer.message_sender import MessageGone, MessageSender
from bot.announcer.once_sender import NOT_YET, OnceSender
from bot.tables import Tables
from bot.tables.store import GONE_POST, OtherOwner, PostedMessage
from bot.texts.post import Post

K = TypeVar("K")


class Woken(Generic[K]):
    """What has changed is seen to soon, one after the other and each once."""

    def __init__(self, name: str, put_right: Callable[[K], Awaitable[None]]) -> None:
        self._name = name
        self._put_right = put_right
        self._waiting: set[K] = set()
        self._task: asyncio.Task[None] | None = None

    def wake(self, key: K) -> None:
        self._waiting.add(key)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._see_to_all(), name=self._name)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _see_to_all(self) -> None:
        while self._waiting:
            await self._put_right(self._waiting.pop())


class StandingPosts:
    def __init__(self, tables: Tables, sender: MessageSender, once: OnceSender) -> None:
        self._tables = tables
        self._sender = sender
        self._once = once

    async def put(
        self,
        owner: OtherOwner,
        role: str,
        channel: str,
        post: Post,
        *,
        of: str = "",
        doubted: bool = False,
        again: bool = True,
    ) -> None:
        """`of`: what is noted about where the post comes from; `doubted`: it may have been deleted,
        which an edit finds out; `again`: it is then sent anew."""
        row = await self._tables.post_of(owner, role)
        key = f"{_fingerprint(post)} {of}".rstrip()
        if row is not None and row.message == GONE_POST:
            return
        if row is not None and row.message != NOT_YET:
            if row.key == key and not doubted:
                return
            same = row.key.split(" ")[0] == key.split(" ")[0] and not doubted
            row = await self._renewed(owner, role, row._replace(key=key), None if same else post)
            if row is None and not again:
                await self.give_up(owner, role, key, channel)
                return
        if row is None:
            row = self._once.fresh_for(owner, role, key, channel, None)
            await self._tables.remember_posts(owner, {role: row})
        if row.message == NOT_YET:
            await self._sent(owner, role, row._replace(key=key), post, again=again)

    async def give_up(self, owner: OtherOwner, role: str, key: str, channel: str) -> None:
        """Nothing stands there any more, and nothing will."""
        row = PostedMessage(key, channel, GONE_POST)
        await self._tables.remember_posts(owner, {role: row})

    async def _renewed(
        self, owner: OtherOwner, role: str, row: PostedMessage, post: Post | None
    ) -> PostedMessage | None:
        """None where somebody has deleted it."""
        try:
            if post is not None:
                await self._sender.edit(row.channel, row.message, post)
        except MessageGone:
            return None
        await self._tables.remember_posts(owner, {role: row})
        return row

    async def _sent(
        self, owner: OtherOwner, role: str, row: PostedMessage, post: Post, *, again: bool
    ) -> None:
        try:
            sent = await self._once.send(owner, role, row, post)
        except MessageGone:  # it came through, and was deleted at once
            if not again:
                await self.give_up(owner, role, row.key, row.channel)
                return
            await self._tables.forget_post(owner, role)
            raise
        row = row._replace(message=sent.message, key=row.key if sent.as_asked else "")
        await self._tables.remember_posts(owner, {role: row})


def _fingerprint(post: Post) -> str:
    """Of all that can be read of it."""
    shown = (post.texts, post.rows, [each.alt_text for each in post.pictures])
    return sha256(repr(shown).encode()).hexdigest()[:16]
