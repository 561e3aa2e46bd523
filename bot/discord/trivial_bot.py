"""A bot with one button and nothing behind it: it shows what discord.py itself costs.

`python -m bot.discord.trivial_bot API GATEWAY`, the addresses of a local Discord.
"""

import re
import sys
from typing import Any

import discord
from discord import ui

from bot.discord.api_address import pointed_at

CUSTOM_ID = "ping:1"


class Ping(ui.DynamicItem[ui.Button[Any]], template=r"ping:(?P<number>\d+)"):
    """A button that outlives the process, like those of a game."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Ping", custom_id=CUSTOM_ID))

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003  # discord.py gives all three
        item: ui.Item[Any],  # noqa: ARG003  # see above
        match: re.Match[str],  # noqa: ARG003  # see above
        /,
    ) -> "Ping":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Pong", ephemeral=True)


class TrivialBot(discord.Client):
    async def setup_hook(self) -> None:
        self.add_dynamic_items(Ping)


def main(api: str, gateway: str) -> None:
    with pointed_at(api, gateway):
        TrivialBot(intents=discord.Intents(guilds=True)).run("local-token", log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])
