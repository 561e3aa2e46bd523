"""Sends posts to Discord, finds and edits them, and removes their buttons.

With the bot's own token, as a message outlives every interaction by weeks. A post that is refused
is sent more plainly: a call without a picture is better than none.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

import discord

from bot.announcer.message_sender import (
    BotFlagged,
    ChannelClosed,
    ClosedReason,
    MessageFrozen,
    MessageGone,
    Sent,
)
from bot.announcer.remains import Remains
from bot.discord.layout import layout
from bot.discord.refusals import CLOSED, CLOSED_TO_EDITS, HAS_THREAD, THREAD_ARCHIVED, told_apart
from bot.discord.shards import hears
from bot.discord.standing_message import bare_layout, controls_of, marks_of, remains_of
from bot.tables import PlayerId, Undeliverable
from bot.tables.table import Nonce
from bot.texts.people import mention
from bot.texts.post import Button, Post, SelectMenu

_LOG = logging.getLogger(__name__)
CLOCKS_APART_SECONDS = 300.0
"""By how much our clock may be ahead of Discord's."""
_LOOKED_THROUGH = 100
"""The newest messages, where it is not known since when to look."""
_RESTS_MINUTES: Final = 10080
"""Without a word, after which Discord archives a thread by itself: as late as it can, in a week."""
_MARKS = 1 << 30
"""Marks begin here, far above the numbers Discord gives to components itself."""


class DiscordMessageSender:
    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._is_flagged = False

    async def send(self, channel: str, post: Post, nonce: Nonce, *, silent: bool = False) -> Sent:
        refused: Undeliverable | None = None
        for each in _ever_plainer(post):
            try:
                marks = _mark(nonce), _mark_of_words(post)
                sent = await self._send(channel, each, nonce, marks, silent=silent)
                return _sent(sent, post)
            except ChannelClosed:
                raise
            except Undeliverable as error:
                refused = refused or error
        assert refused is not None
        raise refused

    async def _send(
        self, channel: str, post: Post, nonce: Nonce, marks: tuple[int, int], *, silent: bool
    ) -> discord.Message:
        view, files = layout(post, marks=marks)
        with self._told_apart(CLOSED):
            return await self._place(channel).send(
                view=view,
                files=files,
                nonce=nonce,
                silent=silent,
                allowed_mentions=_mentions(post.pings, post.calls),
            )

    async def find(
        self, channel: str, nonce: Nonce | None, since: float | None, post: Post | None
    ) -> Sent | None:
        """Where there is no nonce, an earlier version sent it, without a mark."""
        controls = [] if post is None else _controls_of_post(post)
        with told_apart(CLOSED):
            async for message in self._history(channel, since):
                if message.author != self._client.user:
                    continue
                if nonce is not None:
                    found = marks_of(message)[0] == _mark(nonce)
                else:
                    found = bool(controls) and controls_of(message) == controls
                if found:
                    return _sent(message, post)
        return None

    async def edit(self, channel: str, message: str, post: Post) -> Sent:
        """An edit never pings anybody; whom the message called stays called. A thread that rests is
        woken for it."""
        try:
            return await self._edit(channel, message, post)
        except MessageFrozen as frozen:
            refused = frozen.__cause__
            if not isinstance(refused, discord.HTTPException) or refused.code != THREAD_ARCHIVED:
                raise  # whoever locked it wants it so
            await self._wake(channel)
        try:
            return await self._edit(channel, message, post)
        finally:
            with suppress(ChannelClosed, MessageGone, Undeliverable):
                await self.archive_thread(channel)

    async def _wake(self, thread: str) -> None:
        """Where that is not allowed, what stands in it stays as it is."""
        if isinstance(self._client.get_channel(int(thread)), discord.TextChannel):
            raise MessageFrozen
        try:
            with told_apart():
                await self._client.http.edit_channel(int(thread), archived=False)
        except (ChannelClosed, Undeliverable) as error:
            raise MessageFrozen from error

    async def _edit(self, channel: str, message: str, post: Post) -> Sent:
        for each in (post, replace(post, pictures=(), files=())):
            view, files = layout(each)
            try:
                with told_apart():
                    edited = await self._message(channel, message).edit(
                        view=view, attachments=files, allowed_mentions=_mentions(post.pings)
                    )
                return _sent(edited, post)
            except ChannelClosed:
                raise
            except Undeliverable:
                if each != post or not (post.pictures or post.files):
                    raise
        raise AssertionError("one of them was sent, or refused")

    async def strip(self, channel: str, message: str, remains: Remains | None) -> None:
        standing = self._message(channel, message)
        if remains is None:
            with told_apart():
                remains = remains_of(await standing.fetch()).lasting()
        try:
            await self._bare(standing, remains)
        except ChannelClosed:
            raise
        except Undeliverable:
            if not (remains.pictures or remains.files):
                raise
            await self._bare(standing, replace(remains, pictures=(), files=()))

    async def _bare(self, message: discord.PartialMessage, remains: Remains) -> None:
        view, kept = bare_layout(remains)
        with told_apart():
            await message.edit(
                view=view, attachments=kept, allowed_mentions=_mentions(remains.pings)
            )

    async def delete(self, channel: str, message: str) -> None:
        with told_apart():
            await self._message(channel, message).delete()

    def hears(self, guild: str) -> bool:
        return hears(self._client, guild)

    def spoken_in(self, guild: str) -> str | None:
        found = self._client.get_guild(int(guild))
        return None if found is None else str(found.preferred_locale)

    def is_seen_from(self, channel: str, other: str) -> bool:
        if channel == other:
            return True
        seeing, seen = (self._client.get_channel(int(each)) for each in (channel, other))
        if not isinstance(seeing, discord.TextChannel):
            return False
        if not isinstance(seen, discord.abc.GuildChannel | discord.Thread):
            return False
        if isinstance(seen, discord.Thread):
            if seen.is_private() or seen.parent is None:
                return False
            seen = seen.parent
        return all(
            seen.permissions_for(role).view_channel
            for role in seeing.guild.roles
            if seeing.permissions_for(role).view_channel
        )

    async def open_thread(self, channel: str, message: str, name: str) -> str:
        try:
            with told_apart(CLOSED):
                opened = await self._client.http.start_thread_with_message(
                    int(channel), int(message), name=name, auto_archive_duration=_RESTS_MINUTES
                )
        except Undeliverable as error:
            known = error.__cause__
            if isinstance(known, discord.HTTPException) and known.code == HAS_THREAD:
                return message  # a thread has the id of the message it was opened from
            raise
        return str(opened["id"])

    async def archive_thread(self, thread: str) -> None:
        with told_apart():
            await self._client.http.edit_channel(int(thread), archived=True)

    async def direct_channel(self, player: PlayerId) -> str:
        with self._told_apart(CLOSED_TO_EDITS):
            opened = await self._client.create_dm(discord.Object(int(player)))
        return str(opened.id)

    @contextmanager
    def _told_apart(self, closed: Mapping[int, ClosedReason]) -> Iterator[None]:
        """Whoever runs a bot that is taken for a spammer is told once."""
        try:
            with told_apart(closed):
                yield
        except BotFlagged as error:
            if not self._is_flagged:
                _LOG.error("Discord takes this bot for a spammer and refuses messages: %s", error)
            self._is_flagged = True
            raise

    def _history(self, channel: str, since: float | None) -> AsyncIterator[discord.Message]:
        place = self._place(channel)
        if since is None:
            return place.history(limit=_LOOKED_THROUGH)
        moment = datetime.fromtimestamp(since - CLOCKS_APART_SECONDS, UTC)
        after = discord.Object(max(0, discord.utils.time_snowflake(moment)))
        return place.history(limit=None, after=after, oldest_first=True)

    def _place(self, channel: str) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(int(channel))

    def _message(self, channel: str, message: str) -> discord.PartialMessage:
        return self._place(channel).get_partial_message(int(message))


def _ever_plainer(post: Post) -> Iterator[Post]:
    """In the end nothing but whom it calls, and what they can click."""
    yield post
    if post.pictures or post.files:
        yield replace(post, pictures=(), files=())
    if post.rows:
        called = " ".join(mention(each) for each in post.pings)
        yield Post((called,), rows=post.rows, pings=post.pings)


def _sent(message: discord.Message, post: Post | None) -> Sent:
    as_asked = post is not None and marks_of(message)[1] == _mark_of_words(post)
    return Sent(str(message.id), as_asked, remains_of(message))


def _mark(about: str) -> int:
    """By which a message is known again when Discord has forgotten its nonce: components may be
    numbered by whoever sends them."""
    return _MARKS + int.from_bytes(sha256(about.encode()).digest()[:4]) % _MARKS


def _mark_of_words(post: Post) -> int:
    """By which a message is known that was sent as another post: the same buttons may stand below
    other words, and call somebody else."""
    return _mark(repr((post.texts, post.pings, post.rows)))


def _mentions(pings: Sequence[PlayerId], role: str | None = None) -> discord.AllowedMentions:
    users = [discord.Object(int(each)) for each in pings]
    roles = [discord.Object(int(role))] if role else False
    return discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)


def _controls_of_post(post: Post) -> list[str]:
    each: list[str] = []
    for row in post.rows:
        if isinstance(row, SelectMenu):
            each.append(row.id)
        else:
            each += [button.id for button in row if isinstance(button, Button)]
    return each
