"""Somebody wants something: one interaction, and how it is answered. At once, and once.

Discord waits three seconds for a first answer; what takes longer is announced (`think`, `hold`)
and then shown. A visit that comes too late (10062) is left alone, and nothing is done for it. A
broken connection is tried again: discord.py does so only where Discord itself has failed. Then, as
after an answer of ours that got lost, Discord may have been told before (40060).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import aiohttp
import discord

from bot.discord.layout import layout
from bot.tables import PlayerId, Request
from bot.texts.post import Post
from words import Words, words_for

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION = 10003, 10008, 10015, 10062
ALREADY_ANSWERED, TOKEN_EXPIRED = 40060, 50027
_NOBODY_THERE = (UNKNOWN_CHANNEL, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, TOKEN_EXPIRED)
_PAUSES = (0.1, 0.4, 1.0)
"""Seconds before another attempt, so that a first answer still comes in time."""
_PATIENCE = 1.5
"""Seconds after which Discord is told that an answer will come."""
_A_MOMENT = 0.5
"""Seconds for what is only a courtesy."""
_REMEMBERED = 4096


class TooLate(Exception):
    """Discord no longer takes an answer: nothing must be done for it."""


class Heard:
    """Which interactions were seen to, as Discord may send one twice."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, None] = OrderedDict()

    def before(self, interaction: int) -> bool:
        """And from now on it was."""
        if interaction in self._known:
            return True
        self._known[interaction] = None
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return False


class Visit:
    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.words: Words = words_for(str(interaction.locale))
        self._answering = asyncio.Lock()
        self._answered = False
        self._thinking = False
        """Whether a message was announced that says nothing yet."""

    @property
    def player(self) -> PlayerId:
        return PlayerId(str(self.interaction.user.id))

    @property
    def name(self) -> str:
        return self.interaction.user.display_name

    @property
    def channel(self) -> str:
        return str(self.interaction.channel_id)

    @property
    def in_private(self) -> bool:
        """In direct messages: there is no server around it."""
        return self.interaction.guild_id is None

    @property
    def moderates(self) -> bool:
        """Whether the server lets this person tidy up in the channel."""
        return not self.in_private and self.interaction.permissions.manage_messages

    @property
    def request(self) -> Request:
        """The same when Discord repeats the event."""
        return Request(f"interaction {self.interaction.id}", self.player, moderator=self.moderates)

    @property
    def _on_own_message(self) -> bool:
        """A click on a message that only this person sees: it is changed, not added to."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """However long it takes to come to an answer, Discord is told in time that one will."""
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
        """A private answer will come; the click on a private message changes that message."""
        anew = not self._on_own_message
        await self._first(
            lambda: self.interaction.response.defer(ephemeral=True, thinking=anew), thinking=anew
        )

    async def hold(self) -> None:
        """Taken note of; what was clicked stays as it is until the announcer changes it."""
        await self._first(self.interaction.response.defer)

    async def show(self, post: Post) -> None:
        """Privately: in place of the private message that was clicked, or as a new one."""
        first = self._changed if self._on_own_message else self._sent
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
        """Privately and beside whatever stands there: what was clicked stays as it is."""
        if await self._first(lambda: self._sent(post)):
            return
        if self._thinking:
            await self.show(post)
        else:
            await _tried(lambda: self._added(post))

    async def ask(self, form: discord.ui.Modal) -> None:
        """A form opens as the first answer, or not at all."""
        if not await self._first(lambda: self.interaction.response.send_modal(form)):
            await self.say(Post((self.words("sorry-slow"),)))

    async def type_in_channel(self) -> None:
        """Everyone there sees that something is on its way. Where that fails or takes its time,
        what is on its way does not wait for it."""
        with suppress(OSError, aiohttp.ClientError, discord.HTTPException):
            async with asyncio.timeout(_A_MOMENT):
                await self.interaction.client.get_partial_messageable(int(self.channel)).typing()

    async def complete(self, choices: list[discord.app_commands.Choice[str]]) -> None:
        await self._first(lambda: self.interaction.response.autocomplete(choices))

    async def _first(
        self, answer: Callable[[], Awaitable[object]], *, thinking: bool = False
    ) -> bool:
        """Whether it was, and so got through."""
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
        """Where there was nothing to show in the end."""
        if self._thinking:
            with suppress(TooLate, discord.HTTPException):
                await _tried(self.interaction.delete_original_response)

    async def _sent(self, post: Post) -> None:
        view, files = layout(post)
        await self.interaction.response.send_message(view=view, files=files, ephemeral=True)

    async def _changed(self, post: Post) -> None:
        view, files = layout(post)
        await self.interaction.response.edit_message(view=view, attachments=files)

    async def _filled(self, post: Post) -> None:
        view, files = layout(post)
        await self.interaction.edit_original_response(
            view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
        )

    async def _added(self, post: Post) -> None:
        view, files = layout(post)
        await self.interaction.followup.send(view=view, files=files, ephemeral=True)


async def _tried(answer: Callable[[], Awaitable[object]]) -> None:
    """Again where the connection broke: whether it was heard, nobody knows."""
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
