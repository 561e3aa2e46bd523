"""Asks which table was meant, and does there what was typed."""

from collections.abc import Sequence

from bot.handlers.app import App, Postponed, PostponedAct
from bot.handlers.visit import Visit
from bot.tables import Look
from bot.tables.errors import StaleDecision
from bot.texts.custom_ids import ControlId
from bot.texts.post import Post
from bot.texts.posts.places import which_table_post
from engine.catalogue import catalogue


async def ask(
    app: App, visit: Visit, looks: Sequence[Look], act: PostponedAct, *, answers: bool
) -> None:
    numbers = {look.table: look.number for look in looks} if answers else {}
    app.postponed[visit.id] = Postponed(visit.player, numbers, act)
    named = [(listed(visit, look), look) for look in looks]
    await visit.show(which_table_post(visit.words, named, visit.id))


async def chosen(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """Done once. After a restart nobody knows what was typed."""
    key, choice = (*control.rest, *values, "", "")[:2]
    found = app.postponed.pop(key, None)
    if found is None or found.player != visit.player:
        await visit.show(Post((visit.words("which-table-forgotten"),)))
        return
    look = await app.tables.look(control.table, visit.player)
    asked = found.numbers.get(look.table, look.number)
    if asked != look.number:
        raise StaleDecision(asked=asked, number=look.number)
    await found.act(visit, control.table, choice)


def listed(visit: Visit, look: Look) -> str:
    """A table by board and channel, where nothing is marked up."""
    board = catalogue().boards[look.options.board].name
    where = visit.channel_name(look.channel)
    return visit.words("table-listed", board=board, channel=where) if where else board
