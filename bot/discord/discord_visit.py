"""A visit over Discord: one interaction, answered in time and only once.

Discord waits three seconds for a first answer; what takes longer is announced (`think`, `hold`)
and then shown. An interaction that comes too late (10062) is left alone: Discord has told the
person that it failed, in the only way that nobody else sees, and nothing is done for it. A broken
connection is tried again: discord.py does so only where Discord itself has failed. Then, as after
an answer of ours that got lost, Discord may already have an answer (40060).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import aiohttp
import discord

from bot.discord.layout import form_layout, layout
from bot.handlers.visit import ChannelPermission, PrivateMessage, TooLate, Visit
from bot.tables import PlayerId
from bot.texts.post import Form, Post
from words import words_for

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION = 10003, 10008, 10015, 10062
ALREADY_ANSWERED, TOKEN_EXPIRED = 40060, 50027
_NOBODY_THERE = (UNKNOWN_CHANNEL, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, TOKEN_EXPIRED)
_PAUSES = (0.1, 0.4, 1.0)
"""Seconds before another attempt, so that a first answer still comes in time."""
_PATIENCE = 1.5
"""Seconds after which Discord is told that an answer will come."""
_ADDRESS = "https://discord.com/channels"
_A_MOMENT = 0.5
"""Seconds for showing that the bot is typing, which is only a courtesy."""


class DiscordPrivateMessage:
    """It can be deleted for as long as the token of its interaction is worth something."""

    def __init__(self, id: int, delete: Callable[[], Awaitable[None]]) -> None:
        self.id = str(id)
        self._delete = delete

    async def delete(self) -> None:
        with suppress(OSError, aiohttp.ClientError, discord.HTTPException):
            await self._delete()


class DiscordVisit(Visit):
    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.id = str(interaction.id)
        self.player = PlayerId(str(interaction.user.id))
        self.name = interaction.user.display_name
        self.locale = str(interaction.locale)
        self.words = words_for(self.locale)
        self.channel = str(interaction.channel_id)
        self.guild = None if interaction.guild_id is None else str(interaction.guild_id)
        spoken = interaction.guild_locale
        self.guild_locale = None if spoken is None else str(spoken)
        self.in_private = self.guild is None
        self.invited = self.in_private or interaction.is_guild_integration()
        self.moderates = not self.in_private and interaction.permissions.manage_messages
        self.administers = not self.in_private and interaction.permissions.manage_guild
        roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else ()
        self.roles = frozenset(str(each.id) for each in roles)
        clicked = interaction.message
        self.clicked = str(clicked.id) if clicked is not None and clicked.flags.ephemeral else ""
        self.shown: PrivateMessage | None = None
        self._interaction = interaction
        self._answering = asyncio.Lock()
        self._answered = False
        self._thinking = False
        """Whether Discord shows that the bot is thinking, and waits for the message."""

    @property
    def missing_permissions(self) -> tuple[ChannelPermission, ...]:
        granted = self._interaction.app_permissions
        if granted.administrator:
            return ()
        if not granted.value:  # whoever may not see a channel may do nothing else there
            return ("view",)
        needed: dict[ChannelPermission, bool] = {"view": granted.view_channel}
        if isinstance(self._interaction.channel, discord.VoiceChannel | discord.StageChannel):
            needed["connect"] = granted.connect
        if isinstance(self._interaction.channel, discord.Thread):
            needed["threads"] = granted.send_messages_in_threads
        else:
            needed["send"] = granted.send_messages
        needed |= {"embed": granted.embed_links, "attach": granted.attach_files}
        return tuple(name for name, there in needed.items() if not there)

    @property
    def takes_threads(self) -> bool:
        return isinstance(self._interaction.channel, discord.TextChannel)

    @property
    def missing_for_threads(self) -> tuple[ChannelPermission, ...]:
        granted = self._interaction.app_permissions
        needed: dict[ChannelPermission, bool] = {
            "open-threads": granted.create_public_threads,
            "threads": granted.send_messages_in_threads,
            "history": granted.read_message_history,
        }
        return tuple(name for name, there in needed.items() if not (there or granted.administrator))

    def may_see(self, channel: str) -> bool:
        found = self._interaction.client.get_channel(int(channel))
        who = self._interaction.user
        if not isinstance(who, discord.Member) or getattr(found, "guild", None) != who.guild:
            return False
        if isinstance(found, discord.Thread) and (found.is_private() or found.parent is None):
            return False
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return False
        return found.permissions_for(who).view_channel

    async def is_shut_out(self) -> bool:
        """Discord is asked: its events tell who was added to a thread, but discord.py does not
        forget a thread that the bot was sent away from."""
        thread = self._interaction.channel
        if not isinstance(thread, discord.Thread) or not thread.is_private():
            return False
        try:
            await self._interaction.client.fetch_channel(thread.id)
        except discord.Forbidden:
            return True
        except (OSError, aiohttp.ClientError, discord.HTTPException):
            return False  # nobody knows; whether it can be said is seen when it is
        return False

    @property
    def latency(self) -> float:
        return float(self._interaction.client.latency)

    @property
    def age(self) -> float:
        """Seconds since Discord was asked, by its clock and ours."""
        return (discord.utils.utcnow() - self._interaction.created_at).total_seconds()

    def channel_name(self, channel: str) -> str:
        return getattr(self._interaction.client.get_channel(int(channel)), "name", "")

    def link_to(self, channel: str, message: str = "", *, in_private: bool = False) -> str:
        found = self._interaction.client.get_channel(int(channel))
        guild = getattr(found, "guild", None)
        server = "@me" if in_private else getattr(guild, "id", "")
        place = f"{_ADDRESS}/{server}/{channel}" if server else ""
        return f"{place}/{message}" if place and message.isdecimal() else place

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """However long the answer takes, Discord is told in time that one will come."""
        loop = asyncio.get_running_loop()
        announcing: list[asyncio.Task[None]] = []
        timer = loop.call_later(
            _PATIENCE, lambda: announcing.append(loop.create_task(self.think()))
        )
        try:
            yield
        finally:
            timer.cancel()
            await asyncio.gather(*announcing, return_exceptions=True)
            await self._end_thinking()

    async def think(self) -> None:
        anew = not self.clicked
        await self._first(
            lambda: self._interaction.response.defer(ephemeral=True, thinking=anew), thinking=anew
        )

    async def hold(self) -> None:
        await self._first(self._interaction.response.defer)

    async def show(self, post: Post) -> None:
        first = self._changed if self.clicked else self._sent
        try:
            if not await self._first(lambda: first(post)):
                await _tried(lambda: self._filled(post))
                self._thinking = False
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            self._thinking = False  # it was put away or deleted meanwhile
            await self.say(post)

    async def say(self, post: Post) -> None:
        if await self._first(lambda: self._sent(post)):
            return
        if self._thinking:
            await self.show(post)
        else:
            await _tried(lambda: self._added(post))

    async def ask(self, form: Form) -> None:
        modal = form_layout(form)
        if not await self._first(lambda: self._interaction.response.send_modal(modal)):
            await self.say(Post((self.words("sorry-slow"),)))

    async def type_in_channel(self) -> None:
        with suppress(OSError, aiohttp.ClientError, discord.HTTPException):
            async with asyncio.timeout(_A_MOMENT):
                await self._interaction.client.get_partial_messageable(int(self.channel)).typing()

    async def complete(self, choices: list[discord.app_commands.Choice[str]]) -> None:
        await self._first(lambda: self._interaction.response.autocomplete(choices))

    async def _first(
        self, answer: Callable[[], Awaitable[object]], *, thinking: bool = False
    ) -> bool:
        """Sends it if nothing was answered yet, and says whether it did."""
        async with self._answering:
            if self._answered:
                return False
            try:
                await _tried(answer)
            except discord.InteractionResponded:
                raise TooLate from None
            except discord.HTTPException as error:
                if error.code != ALREADY_ANSWERED:
                    raise
            self._answered, self._thinking = True, thinking
            return True

    async def _end_thinking(self) -> None:
        """If there turned out to be nothing to show."""
        if self._thinking:
            with suppress(TooLate, discord.HTTPException):
                await _tried(self._interaction.delete_original_response)

    async def _sent(self, post: Post) -> None:
        view, files = layout(post)
        answer = await self._interaction.response.send_message(
            view=view, files=files, ephemeral=True
        )
        self._now_shown(answer.message_id)

    async def _changed(self, post: Post) -> None:
        view, files = layout(post)
        await self._interaction.response.edit_message(view=view, attachments=files)
        self._now_shown(int(self.clicked))

    async def _filled(self, post: Post) -> None:
        view, files = layout(post)
        filled = await self._interaction.edit_original_response(
            view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
        )
        self._now_shown(filled.id)

    async def _added(self, post: Post) -> None:
        view, files = layout(post)
        added = await self._interaction.followup.send(
            view=view, files=files, ephemeral=True, wait=True
        )
        self.shown = DiscordPrivateMessage(added.id, added.delete)

    def _now_shown(self, message: int | None) -> None:
        """As the first answer, or in place of what was clicked."""
        if message is not None:
            self.shown = DiscordPrivateMessage(message, self._interaction.delete_original_response)


async def _tried(answer: Callable[[], Awaitable[object]]) -> None:
    """Retries after a broken connection: nobody knows whether the answer arrived."""
    for pause in (*_PAUSES, None):
        try:
            await answer()
        except (OSError, aiohttp.ClientError):
            if pause is None:
                raise TooLate from None
            await asyncio.sleep(pause)
        except discord.HTTPException as error:
            if error.code in _NOBODY_THERE or error.status >= 500 or error.status == 429:
                raise TooLate from error
            raise
        else:
            return
