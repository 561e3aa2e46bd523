"""What all handlers share: the tables, the drawing room, and how a mistake is answered.

A handler is a function of a visit. Whatever it raises ends here: a refusal is worded for whoever
asked, a bug is logged with an id, and that id is told.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.discord.visits import Heard, TooLate, Visit
from bot.pictures.drawing import Drawing
from bot.service.logs import log_context, mark, new_error_id
from bot.storage import StorageError
from bot.tables import Look, TableId, Tables
from bot.tables.errors import UnknownTable
from bot.texts.people import seat_names
from bot.texts.post import Post
from bot.texts.refusals import refusal
from engine.errors import ConcordiaError
from words.reader import Reader

_LOG = logging.getLogger(__name__)

Handler = Callable[[Visit], Awaitable[None]]


@dataclass(frozen=True)
class About:
    version: str
    source: str


@dataclass(frozen=True)
class Desk:
    tables: Tables
    drawing: Drawing
    about: About
    heard: Heard = field(default_factory=Heard)

    async def attend(self, interaction: discord.Interaction[Any], handler: Handler) -> None:
        if self.heard.before(interaction.id):
            return
        visit = Visit(interaction)
        with log_context(action=str(interaction.id)):
            async with visit.in_time():
                await self._attended(visit, handler)

    async def _attended(self, visit: Visit, handler: Handler) -> None:
        try:
            await self._meet(visit)
            await handler(visit)
        except TooLate as error:
            why = error.__cause__ or "too late"
            _LOG.info("an interaction could not be answered: %s", why)
        except StorageError as error:
            _LOG.error("not stored: %s", error)
            await self._tell(visit, refusal(visit.words, error))
        except ConcordiaError as error:
            await self._tell(visit, refusal(visit.words, error))
        except Exception:
            error_id = new_error_id()
            with log_context(error=error_id):
                _LOG.exception("an interaction failed")
            await self._tell(visit, visit.words("sorry-a-bug", id=error_id))

    async def table_here(self, visit: Visit) -> TableId:
        """The live table of the channel, or the last one that was."""
        found = await self.tables.at(visit.channel)
        if found is None:
            earlier = await self.tables.history(visit.channel)
            if not earlier:
                raise UnknownTable
            found = earlier[-1]
        mark(table=found)
        return found

    async def reader(self, visit: Visit, look: Look) -> Reader:
        """Of a game that goes on, or is over."""
        assert look.view is not None
        people = await self.tables.names(
            [guest.player for guest in look.guests if guest.player is not None]
        )
        return Reader(visit.words, look.view, seat_names(visit.words, look.guests, people))

    async def _meet(self, visit: Visit) -> None:
        """A name that cannot be kept just now is no reason not to help."""
        try:
            await self.tables.meet(visit.player, visit.name, str(visit.interaction.locale))
        except StorageError as error:
            _LOG.error("a name was not stored: %s", error)

    async def _tell(self, visit: Visit, text: str) -> None:
        """Even that may come too late; then there is nobody left to tell."""
        try:
            await visit.say(Post((text,)))
        except TooLate:
            pass
        except discord.HTTPException as error:
            _LOG.warning("nobody could be told: %s", error)
