"""Tidies up messages that have had their time: takes their buttons off, lets them say what came, or
removes them.

Nothing depends on it. What is refused is tried more simply, then forgotten; what may work later is
tried again from time to time. No new message ever waits for an old one.
"""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

from bot.announcer.message_sender import ChannelClosed, MessageGone, MessageSender
from bot.announcer.once_sender import NOT_YET, OnceSender
from bot.announcer.remains import read_remains
from bot.error_kind import error_kind
from bot.tables import TableId, Tables, Undeliverable
from bot.tables.store import OLD_POST, REMINDER_POST, PostedMessage, StorageError
from bot.texts.post import Post

PATIENCE_SECONDS = 5.0
"""How long others wait for it; after that it goes on by itself."""
_LOG = logging.getLogger(__name__)


def old_role(role: str, row: PostedMessage) -> str:
    """Under which a message is stored until it is tidied up: there may be several."""
    return f"{role}{OLD_POST}{row.message or row.nonce}"


class Tidier:
    def __init__(self, tables: Tables, sender: MessageSender, once: OnceSender) -> None:
        self._tables = tables
        self._sender = sender
        self._once = once
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_words: dict[tuple[TableId, str], Post] = {}
        """With their pictures. After a restart, the texts have to do."""
        self._closed: set[TableId] = set()
        """Whose channels are closed to us: nothing is tried there before there is news."""

    def last_words(self, table: TableId, role: str, post: Post) -> None:
        """For a message that is stored under this role to be tidied up."""
        self._last_words[table, role] = post

    async def tidy(self, table: TableId) -> None:
        """Whatever is left at a table."""
        self._closed.discard(table)
        task = asyncio.create_task(self._tidy(table), name=f"tidying table {table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE_SECONDS)
        for each in done:
            each.result()

    async def tidy_everywhere(self) -> None:
        """From time to time: what could not be done when it was due."""
        for table in await self._tables.tables_with_old_posts():
            if table in self._closed:
                continue
            async with self._tables.speakers.of(table) as granted:
                if granted:
                    await self.tidy(table)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _tidy(self, table: TableId) -> None:
        async with self._locks.setdefault(table, asyncio.Lock()):
            try:
                posts = await self._tables.posts_of(table)
                for role in posts:
                    if _is_replaced(role, posts):
                        await self._one(table, role, posts[role])
            except StorageError as error:
                _LOG.error("table %s: old messages wait to be tidied up: %s", table, error)

    async def _one(self, table: TableId, role: str, row: PostedMessage) -> None:
        try:
            await self._put_in_order(table, role, row)
        except MessageGone:
            pass
        except ChannelClosed as error:
            if error.reason != "deleted":
                self._closed.add(table)
                return
        except StorageError:
            raise
        except Undeliverable as error:
            _LOG.warning("table %s: an old message stays as it is: %s", table, error_kind(error))
        except Exception as error:
            why = error_kind(error)
            _LOG.info("table %s: an old message waits to be tidied up: %s", table, why)
            return
        self._last_words.pop((table, role), None)
        await self._tables.forget_post(table, role)

    async def _put_in_order(self, table: TableId, role: str, row: PostedMessage) -> None:
        message = row.message
        if message == NOT_YET:
            found = await self._once.find(row)
            if found is None:
                return
            message = found.message
        post = self._last_words.get((table, role))
        if role.partition(OLD_POST)[0] == REMINDER_POST:
            await self._sender.delete(row.channel, message)
        elif post is not None:
            await self._sender.edit(row.channel, message, post)
        else:
            await self._sender.strip(row.channel, message, read_remains(row.kept))


def _is_replaced(role: str, posts: dict[str, PostedMessage]) -> bool:
    """Its buttons stay until there are others. Earlier versions stored one message a role."""
    current, old, _ = role.partition(OLD_POST)
    if not old:
        current, old, _ = role.partition(" before")
    return bool(old) and (current not in posts or posts[current].message != NOT_YET)
