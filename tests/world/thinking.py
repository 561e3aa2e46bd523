"""Computer players that think in the process of the test, which the bot leaves to others."""

import asyncio
from collections.abc import Callable, Sequence

from bot.tables.computers import Think
from engine import View
from engine.actions import Action
from players import Player

PlayerFor = Callable[[str, str], Player]
"""From a level and a seed."""


def in_a_thread(player_for: PlayerFor) -> Think:
    async def think(level: str, seed: str, view: View, offered: Sequence[Action]) -> Action:
        return await asyncio.to_thread(player_for(level, seed), view, offered)

    return think
