"""The list of free seats that stands in a channel of a server, and is true.

What it should show follows from the tables that gather there, so nothing has to be remembered but
where it stands and what it shows. It is looked at whenever such a table changes, and from time to
time. Somebody may have deleted it, which nobody tells: now and then it is edited all the same.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import sha256

from bot.announcer.message_sender import ChannelClosed, MessageGone, MessageSender
from bot.announcer.once_sender import NOT_YET, OnceSender
from bot.error_kind import error_kind
from bot.tables import Look, Tables, Undeliverable
from bot.tables.servers import ServerSettings
from bot.tables.store import PostedMessage, StorageError, server
from bot.texts.post import Post
from bot.texts.posts.open_seats import open_seats_post
from words import words_for

SEATS = "seats"
"""The role of that message."""
DOUBT_SECONDS = 60 * 60.0
"""After which it may have been deleted."""
CLOSED_SECONDS = 10 * 60.0
"""After which a channel is tried again that was closed, if nothing has happened there."""
_LOG = logging.getLogger(__name__)


class SeatLists:
    def __init__(self, tables: Tables, sender: MessageSender, once: OnceSender) -> None:
        self._tables = tables
        self._sender = sender
        self._once = once
        self._lock = asyncio.Lock()
        self._checked: dict[str, float] = {}
        """When each list was last seen to stand where it should."""
        self._closed: dict[str, float] = {}
        """When a channel was last found closed."""
        self._woken: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        tables.said.on_server = self.wake

    def wake(self, guild: str) -> None:
        """Something has changed there; it is seen to soon."""
        self._closed.pop(guild, None)
        self._woken.add(guild)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._see_to_woken(), name="lists of free seats")

    async def see_to_all(self) -> None:
        for guild in await self._tables.guilds_with_seat_lists():
            await self.put_right(guild)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _see_to_woken(self) -> None:
        while self._woken:
            await self.put_right(self._woken.pop())

    async def put_right(self, guild: str) -> None:
        """Nothing depends on it: what goes wrong is tried again later."""
        async with self._lock:
            try:
                await self._put_right(guild)
            except ChannelClosed as error:
                self._closed[guild] = self._tables.now()
                _LOG.info("server %s: the list of free seats waits: %s", guild, error)
                if error.reason == "deleted":
                    await self._forget_channel(guild)
            except Undeliverable as error:
                self._closed[guild] = self._tables.now()
                _LOG.warning("server %s: no list of free seats: %s", guild, error_kind(error))
            except StorageError as error:
                _LOG.error("server %s: the list of free seats waits: %s", guild, error)
            except Exception as error:
                why = error_kind(error)
                _LOG.warning("server %s: the list of free seats waits: %s", guild, why)

    async def _put_right(self, guild: str) -> None:
        now = self._tables.now()
        if now - self._closed.get(guild, -CLOSED_SECONDS) < CLOSED_SECONDS:
            return
        settings = await self._tables.server_settings(guild)
        channel = settings.seats_channel
        row = await self._tables.post_of(server(guild), SEATS)
        if row is not None and row.channel != channel:
            await self._remove(guild, row)
            row = None
        if channel is None or await self._tables.places.guild_is_left(guild):
            return
        post = await self._composed(settings, guild, channel)
        key = sha256(repr((post.texts, post.rows)).encode()).hexdigest()[:16]
        if row is not None and row.message != NOT_YET:
            fresh = now - self._checked.get(guild, -DOUBT_SECONDS) < DOUBT_SECONDS
            if row.key == key and fresh:
                return
            row = await self._edited(guild, row._replace(key=key), post)
        if row is None or row.message == NOT_YET:
            row = await self._sent(guild, row, key, channel, post)
        self._checked[guild] = now

    async def _edited(self, guild: str, row: PostedMessage, post: Post) -> PostedMessage | None:
        """None where somebody has deleted it."""
        try:
            await self._sender.edit(row.channel, row.message, post)
        except MessageGone:
            return None
        await self._tables.remember_posts(server(guild), {SEATS: row})
        return row

    async def _sent(
        self, guild: str, row: PostedMessage | None, key: str, channel: str, post: Post
    ) -> PostedMessage:
        owner = server(guild)
        if row is None:
            row = self._once.fresh_for(owner, SEATS, key, channel, None)
            await self._tables.remember_posts(owner, {SEATS: row})
        try:
            sent = await self._once.send(owner, SEATS, row, post)
        except MessageGone:  # it came through, and was deleted at once
            await self._tables.forget_post(owner, SEATS)
            raise
        row = row._replace(message=sent.message, key=key if sent.as_asked else "")
        await self._tables.remember_posts(owner, {SEATS: row})
        return row

    async def _remove(self, guild: str, row: PostedMessage) -> None:
        """It is to stand elsewhere, or nowhere."""
        if row.message != NOT_YET:
            with suppress(MessageGone, ChannelClosed, Undeliverable):
                await self._sender.delete(row.channel, row.message)
        await self._tables.forget_post(server(guild), SEATS)

    async def _forget_channel(self, guild: str) -> None:
        """Which is gone for good: nobody is to read that a list stands there."""
        settings = await self._tables.server_settings(guild)
        await self._tables.forget_post(server(guild), SEATS)
        await self._tables.set_server(guild, settings.model_copy(update={"seats_channel": None}))

    async def _composed(self, settings: ServerSettings, guild: str, channel: str) -> Post:
        """Only what everyone may know who reads it there."""
        looks = [
            look
            for look in await self._tables.lobbies_in(guild)
            if self._is_listed(look) and self._sender.is_seen_from(channel, _place(look))
        ]
        spoken = settings.language or self._sender.spoken_in(guild)
        return open_seats_post(words_for(spoken), looks)

    def _is_listed(self, look: Look) -> bool:
        return look.free_seats > 0 and not look.awaits_thread


def _place(look: Look) -> str:
    return look.parent or look.channel
