"""The Discord client: keeps the commands registered, and hands every interaction on."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord import routes
from bot.discord.command_tree import add_commands, tree_hash
from bot.discord.dispatcher import Dispatcher
from bot.discord.translator import Translator
from bot.handlers.app import App


class ConcordiaBot(discord.Client):
    def __init__(self, app: App, **more: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            **more,
        )
        self._dispatcher = Dispatcher(app)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        add_commands(self.tree, self._dispatcher)
        await self._announce_commands()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """The command tree handles commands; clicks and forms come here."""
        match interaction.type:
            case discord.InteractionType.component:
                await routes.component(self._dispatcher, interaction)
            case discord.InteractionType.modal_submit:
                await routes.form(self._dispatcher, interaction)
            case _:
                pass

    async def _announce_commands(self) -> None:
        """Only if they have changed for this application: Discord limits how often it is told."""
        announced = f"commands of {self.application_id}"
        current = await tree_hash(self.tree)
        if await self._dispatcher.app.tables.fact(announced) != current:
            await self.tree.sync()
            await self._dispatcher.app.tables.remember_fact(announced, current)
