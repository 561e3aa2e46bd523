"""Takes each interaction to its handler, once, and answers what goes wrong.

A handler is a function of a visit. Whatever it raises ends here: a refusal is worded for whoever
asked, a bug is logged with an id, and that id is told.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import discord
from cachetools import FIFOCache

from bot.discord.discord_visit import DiscordVisit
from bot.error_kind import error_kind
from bot.handlers.app import App
from bot.handlers.table_places import refuse_where_uninvited
from bot.handlers.visit import TooLate, Visit
from bot.log_context import log_context, new_error_id
from bot.metrics import INTERACTION_SECONDS, INTERACTIONS
from bot.tables.store import StorageError
from bot.texts.custom_ids import read
from bot.texts.post import Post
from bot.texts.refusals import BUTTONS, refusal
from engine.errors import ConcordiaError
from words import words_for

_LOG = logging.getLogger(__name__)
_REMEMBERED = 4096

InteractionOutcome = Literal["answered", "refused", "late", "not stored", "failed"]


class Dispatcher:
    def __init__(self, app: App) -> None:
        self.app = app
        self._seen: FIFOCache[int, None] = FIFOCache(_REMEMBERED)

    async def dispatch(
        self,
        interaction: discord.Interaction[Any],
        handler: Callable[[Visit], Awaitable[None]],
        *,
        thinks: bool = False,
    ) -> None:
        """`thinks`: Discord is told at once that an answer will come, before anything is done."""
        if interaction.id in self._seen:  # Discord may send one twice
            return
        self._seen[interaction.id] = None
        if not await self.app.tables.is_first_to_hear(str(interaction.id)):
            return
        visit = DiscordVisit(interaction)
        self.app.tables.said.wake_channel(visit.channel)
        kind = _kind(interaction)
        with log_context(action=visit.id), INTERACTION_SECONDS.labels(kind).time():
            async with visit.in_time():
                outcome = await self._handled(visit, handler, thinks=thinks)
            INTERACTIONS.labels(kind, outcome).inc()
            await self._learn_where(visit)

    async def _handled(
        self, visit: DiscordVisit, handler: Callable[[Visit], Awaitable[None]], *, thinks: bool
    ) -> InteractionOutcome:
        try:
            refuse_where_uninvited(visit)
            if thinks:
                await visit.think()
            await self._meet(visit)
            await handler(visit)
        except TooLate as error:
            # Discord has told whoever asked that it failed; nothing was done for them.
            why = error_kind(error.__cause__ or error)
            _LOG.warning("could not answer an interaction after %.1f s: %s", visit.age, why)
            return "late"
        except StorageError as error:
            _LOG.error("not stored: %s", error)
            await _tell(visit, refusal(visit.words, error))
            return "not stored"
        except ConcordiaError as error:
            named = await self.app.words_here(visit) if type(error) in BUTTONS else None
            await _tell(visit, refusal(visit.words, error, named))
            return "refused"
        except Exception:
            error_id = new_error_id()
            with log_context(error=error_id):
                _LOG.exception("an interaction failed")
            await _tell(visit, visit.words("sorry-a-bug", id=error_id))
            return "failed"
        return "answered"

    async def _meet(self, visit: Visit) -> None:
        """A name that cannot be stored right now is no reason not to help."""
        try:
            await self.app.tables.meet(visit.player, visit.name, visit.locale)
            person = (await self.app.tables.names([visit.player]))[visit.player]
            visit.words = words_for(person.language)
        except StorageError as error:
            _LOG.error("could not store a name: %s", error)

    async def _learn_where(self, visit: DiscordVisit) -> None:
        """Afterwards, when the table that was opened is there."""
        if visit.guild is None:
            return
        try:
            await self.app.tables.places.seen(visit.channel, visit.guild)
        except StorageError as error:
            _LOG.error("could not store where a table is: %s", error)


def _kind(interaction: discord.Interaction[Any]) -> str:
    """The name of a command, or what the button is for."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: Any = interaction.data or {}
    control = read(str(data.get("custom_id", "")))
    return control.verb if control else "unknown"


async def _tell(visit: Visit, text: str) -> None:
    """Even this may come too late; then there is nobody left to tell."""
    try:
        await visit.say(Post((text,)))
    except TooLate:
        pass
    except discord.HTTPException as error:
        _LOG.warning("could not tell anyone: %s", error_kind(error))
