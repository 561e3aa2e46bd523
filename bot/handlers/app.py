"""What every handler can use: the tables, the pictures, and what the bot says about itself."""

from __future__ import annotations

from dataclasses import dataclass

from bot.handlers.visit import Visit
from bot.log_context import mark
from bot.pictures.drawing import Drawing
from bot.tables import Look, TableId, Tables
from bot.tables.errors import UnknownTable
from bot.texts.people import seat_names
from words.reader import Reader


@dataclass(frozen=True)
class About:
    version: str
    source: str
    contact: str
    """How to reach whoever runs this bot; empty if they don't say."""


@dataclass(frozen=True)
class App:
    tables: Tables
    drawing: Drawing
    about: About

    async def table_here(self, visit: Visit) -> TableId:
        """The live table of the channel, or else its last one."""
        found = await self.tables.at(visit.channel)
        if found is None:
            earlier = await self.tables.history(visit.channel)
            if not earlier:
                raise UnknownTable
            found = earlier[-1]
        mark(table=found)
        return found

    async def reader(self, visit: Visit, look: Look) -> Reader:
        """Of a game that is being played, or is over."""
        assert look.view is not None
        people = await self.tables.names(
            [guest.player for guest in look.guests if guest.player is not None]
        )
        return Reader(visit.words, look.view, seat_names(visit.words, look.guests, people))
