"""A word to the partner: a form opens, and what is written goes to the partner alone."""

import discord
from discord import ui

from bot.discord.visits import Visit
from bot.handlers.desk import Desk
from bot.tables import TableId
from bot.tables.wishes import TellPartner
from bot.texts.custom_ids import ControlId, custom_id
from bot.texts.post import Post

FORM_SECONDS = 15 * 60.0
LONGEST = 1500


async def tell(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """It says so where everyone will read it: a form looks like something private."""
    words = visit.words
    label = "relay-field.public" if await _is_public(desk, visit, control.table) else "relay-field"
    form = ui.Modal(
        title=words("relay-title"), custom_id=custom_id("tell", control.table), timeout=FORM_SECONDS
    )
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        style=discord.TextStyle.paragraph, custom_id="text", max_length=LONGEST
    )
    form.add_item(ui.Label(text=words(label), component=field))
    await visit.ask(form)


async def told(desk: Desk, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    await say(desk, visit, control.table, "\n".join(values))


async def say(desk: Desk, visit: Visit, table: TableId, text: str) -> None:
    await visit.think()
    await desk.tables.ask(visit.request, table, TellPartner(text))
    said = "relay-sent.public" if await _is_public(desk, visit, table) else "relay-sent"
    await visit.show(Post((visit.words(said),)))


async def _is_public(desk: Desk, visit: Visit, table: TableId) -> bool:
    """Whether what partners say at this table is said before everyone."""
    look = await desk.tables.look(table, visit.player)
    return look.options.communication == "public"
