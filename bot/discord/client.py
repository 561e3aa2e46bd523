"""The bot on Discord: what it hears goes to the desk, what it says comes from the announcer."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands import add_commands, tree_hash
from bot.discord import routes
from bot.discord.translator import Translator
from bot.handlers.desk import Desk


class ConcordiaBot(discord.Client):
    def __init__(self, desk: Desk, **more: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            **more,
        )
        self.desk = desk
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        add_commands(self.tree, self.desk)
        await self._announce_commands()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Commands find their own way; everything else comes here."""
        match interaction.type:
            case discord.InteractionType.component:
                await routes.component(self.desk, interaction)
            case discord.InteractionType.modal_submit:
                await routes.form(self.desk, interaction)
            case _:
                pass

    async def _announce_commands(self) -> None:
        """Only what has changed for this application: Discord counts how often it is told."""
        announced = f"commands of {self.application_id}"
        current = await tree_hash(self.tree)
        if await self.desk.tables.fact(announced) != current:
            await self.tree.sync()
            await self.desk.tables.remember_fact(announced, current)
