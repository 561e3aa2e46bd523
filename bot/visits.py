"""Somebody wants something: one interaction, and how it is answered. At once, and once.

Discord waits three seconds for a first answer; what takes longer is announced (`think`, `hold`)
and then shown. A visit that comes too late (10062), or was answered before (40060), is left alone.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.components.layout import layout
from bot.posts import Post
from bot.tables import PlayerId, Request
from words import Words, words_for

UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10062, 40060


class TooLate(Exception):
    """Discord no longer takes an answer: nothing must be done for it."""


class Visit:
    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.words: Words = words_for(str(interaction.locale))

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

    async def think(self) -> None:
        """A private answer will come; the click on a private message changes that message."""
        if self.interaction.response.is_done():
            return
        await self._first(
            self.interaction.response.defer(ephemeral=True, thinking=not self._on_own_message)
        )

    async def hold(self) -> None:
        """Taken note of; what was clicked stays as it is until the announcer changes it."""
        if not self.interaction.response.is_done():
            await self._first(self.interaction.response.defer())

    async def show(self, post: Post) -> None:
        """Privately: in place of the private message that was clicked, or as a new one."""
        view, files = layout(post)
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
            )
        elif self._on_own_message:
            await self._first(self.interaction.response.edit_message(view=view, attachments=files))
        else:
            await self._first(
                self.interaction.response.send_message(view=view, files=files, ephemeral=True)
            )

    async def say(self, post: Post) -> None:
        """Privately and beside whatever stands there: what was clicked stays as it is."""
        view, files = layout(post)
        if self.interaction.response.is_done():
            await self.interaction.followup.send(view=view, files=files, ephemeral=True)
        else:
            await self._first(
                self.interaction.response.send_message(view=view, files=files, ephemeral=True)
            )

    async def ask(self, form: discord.ui.Modal) -> None:
        await self._first(self.interaction.response.send_modal(form))

    async def complete(self, choices: list[discord.app_commands.Choice[str]]) -> None:
        await self._first(self.interaction.response.autocomplete(choices))

    async def _first(self, answer: Any) -> None:
        try:
            await answer
        except discord.InteractionResponded:
            raise TooLate from None
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
                raise TooLate from None
            raise
