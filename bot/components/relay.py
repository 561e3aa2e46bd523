"""A word to the partner: a form opens, and what is written goes to the partner alone."""

import discord
from discord import ui

from bot.components.ids import ControlId, custom_id
from bot.desk import Desk
from bot.posts import Post
from bot.tables.wishes import TellPartner
from bot.visits import Visit

FORM_SECONDS = 15 * 60.0
LONGEST = 1500


async def tell(_desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    words = visit.words
    form = ui.Modal(
        title=words("relay-title"), custom_id=custom_id("tell", control.table), timeout=FORM_SECONDS
    )
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        style=discord.TextStyle.paragraph, custom_id="text", max_length=LONGEST
    )
    form.add_item(ui.Label(text=words("relay-field"), component=field))
    await visit.ask(form)


async def told(desk: Desk, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    await visit.think()
    await desk.tables.ask(visit.request, control.table, TellPartner("\n".join(values)))
    await visit.show(Post((visit.words("relay-sent"),)))
