"""What every handler can use: the tables, the pictures, and what the bot says about itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from cachetools import LRUCache

from bot.handlers.open_panels import OpenPanels
from bot.handlers.visit import Visit
from bot.log_context import mark
from bot.pictures.drawing import Drawing
from bot.tables import Look, PlayerId, TableId, Tables
from bot.tables.errors import UnknownTable
from bot.texts.people import seat_names
from bot.texts.post import Post
from bot.texts.posts.places import with_place
from engine.errors import ConcordiaError
from words import Words, words_for
from words.reader import Reader


@dataclass(frozen=True)
class About:
    version: str
    source: str
    contact: str
    """How to reach whoever runs this bot; empty if they don't say."""


PostponedAct = Callable[[Visit, TableId, str], Awaitable[None]]
"""At a table, as which of several things that could be meant."""
_POSTPONED = 1024


@dataclass(frozen=True)
class Postponed:
    """What somebody has typed without saying at which table, or clearly enough."""

    player: PlayerId
    numbers: Mapping[TableId, int]
    """The decision it is meant to answer, if it answers one."""
    act: PostponedAct


@dataclass(frozen=True)
class App:
    tables: Tables
    drawing: Drawing
    about: About
    postponed: LRUCache[str, Postponed] = field(default_factory=lambda: LRUCache(_POSTPONED))
    """By the visit in which it was typed; lost with the process, as nothing was promised."""
    panels: OpenPanels = field(default_factory=OpenPanels)

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
        words = visit.words.in_colours(look.colours)
        names = seat_names(words, look.guests, people, look.view)
        return Reader(words, look.view, names, table_words=await self.table_words(look))

    async def table_words(self, look: Look) -> Words:
        """In which its messages in the channel speak: whoever names one of their buttons in another
        language calls it as it is called there."""
        language = look.language or await self.tables.language_at(look.table)
        if language is None and look.host is not None:
            language = (await self.tables.names([look.host]))[look.host].language
        return words_for(language)

    async def words_here(self, visit: Visit) -> Words:
        """Those of the channel's table. In direct messages, and where there is no table, the
        buttons speak as whoever reads them."""
        if visit.in_private:
            return visit.words
        try:
            look = await self.tables.look(await self.table_here(visit), None)
            return await self.table_words(look)
        except ConcordiaError:
            return visit.words

    async def show(self, visit: Visit, table: TableId, post: Post) -> None:
        """About that table; in direct messages the answer says so."""
        if visit.in_private:
            look = await self.tables.look(table, visit.player)
            post = post if look.in_private else with_place(visit.words, look, post)
        await visit.show(post)
