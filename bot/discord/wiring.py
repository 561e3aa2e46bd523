"""The parts between the tables and Discord, put together: client, handlers, announcer."""

from __future__ import annotations

from typing import Any

from bot.announcer import Announcer
from bot.discord.client import ConcordiaBot
from bot.discord.connection import DiscordConnection
from bot.discord.connector import NameLookups, connector
from bot.discord.identify_budget import IdentifyBudget
from bot.discord.message_sender import DiscordMessageSender
from bot.handlers.app import About, App
from bot.pictures.drawing import Drawing
from bot.tables import Tables
from bot.version import VERSION
from engine import GameOptions


def discord_connection(
    tables: Tables,
    drawing: Drawing,
    *,
    source: str = "",
    contact: str = "",
    ahead: GameOptions | None = None,
    budget: IdentifyBudget | None = None,
    **more: Any,
) -> DiscordConnection:
    """`ahead`: a game whose board is painted before anybody asks; `budget`: how often sessions
    may begin, if not as the real Discord wants it; `more` goes to discord.py."""
    if ahead is not None:
        drawing.ahead(ahead)
    app = App(tables, drawing, About(VERSION, source, contact))
    names = NameLookups()
    client = ConcordiaBot(app, budget or IdentifyBudget(tables), connector=connector(names), **more)
    announcer = Announcer(DiscordMessageSender(client), tables, drawing)

    def after_close() -> None:
        announcer.close()
        drawing.close()
        names.stop()

    return DiscordConnection(client, announcer.deliver, announcer.tidy, after_close)
