"""The list of free seats that stands in a channel of a server, and is true.

What it should show follows from the tables that gather there, so nothing has to be remembered but
where it stands and what it shows. It is looked at whenever such a table changes, and from time to
time. Somebody may have deleted it, which nobody tells: now and then it is edited all the same.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.announcer.message_sender import ChannelClosed, MessageGone, MessageSender
from bot.announcer.once_sender import NOT_YET, OnceSender
from bot.announcer.standing_posts import StandingPosts, Woken
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
        self._posts = StandingPosts(tables, sender, once)
        self._lock = asyncio.Lock()
        self._checked: dict[str, float] = {}
        """When each list was last seen to stand where it should."""
        self._closed: dict[str, float] = {}
        """When a channel was last found closed."""
        self._told: set[str] = set()
        """Of which servers whoever runs the bot was told that, until it is open again."""
        self._woken = Woken("lists of free seats", self.put_right)
        tables.said.on_server = self.wake

    def wake(self, guild: str) -> None:
        """Something has changed there; it is seen to soon."""
        self._closed.pop(guild, None)
        self._woken.wake(guild)

    async def see_to_all(self) -> None:
        for guild in await self._tables.guilds_with_seat_lists():
            await self.put_right(guild)

    def close(self) -> None:
        self._woken.close()

    async def put_right(self, guild: str) -> None:
        """Nothing depends on it: what goes wrong is tried again later. Who may see what can only be
        told by a process that hears the server."""
        if not self._sender.hears(guild):
            return
        async with self._lock:
            try:
                async with self._tables.speakers.of(server(guild)) as granted:
                    if granted:
                        await self._put_right(guild)
            except (ChannelClosed, Undeliverable) as error:
                self._closed[guild] = self._tables.now()
                if guild not in self._told:
                    _LOG.warning("server %s: the list of free seats waits: %s", guild, error)
                self._told.add(guild)
                if isinstance(error, ChannelClosed) and error.reason == "deleted":
                    await self._forget_channel(guild)
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
        if channel is None or await self._tables.places.guild_is_left(guild):
            return
        post = await self._composed(settings, guild, channel)
        doubted = now - self._checked.get(guild, -DOUBT_SECONDS) >= DOUBT_SECONDS
        await self._posts.put(server(guild), SEATS, channel, post, doubted=doubted)
        self._told.discard(guild)
        if doubted:
            self._checked[guild] = now

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
