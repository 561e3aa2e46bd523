"""The bot on Discord: what it hears goes to the desk, what it says comes from the announcer."""

from __future__ import annotations

from typing import Any

import discord

from bot import dispatch
from bot.desk import Desk


class ConcordiaBot(discord.Client):
    def __init__(self, desk: Desk, **more: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            **more,
        )
        self.desk = desk

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Commands find their own way; everything else comes here."""
        match interaction.type:
            case discord.InteractionType.component:
                await dispatch.component(self.desk, interaction)
            case discord.InteractionType.modal_submit:
                await dispatch.form(self.desk, interaction)
            case _:
                pass
