"""A message to your partner: a form opens, and what you write goes to your partner alone."""

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import TableId
from bot.tables.wishes import TellPartner
from bot.texts.custom_ids import ControlId, custom_id
from bot.texts.post import Form, Post

LONGEST = 1500


async def tell(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """A form looks private, so it says so if everyone will read the message."""
    words = visit.words
    label = "relay-field.public" if await _is_public(app, visit, control.table) else "relay-field"
    form = Form(
        custom_id("tell", control.table), words("relay-title"), words(label), longest=LONGEST
    )
    await visit.ask(form)


async def told(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    await say(app, visit, control.table, "\n".join(values))


async def say(app: App, visit: Visit, table: TableId, text: str) -> None:
    await visit.think()
    await app.tables.ask(visit.request, table, TellPartner(text))
    said = "relay-sent.public" if await _is_public(app, visit, table) else "relay-sent"
    await app.show(visit, table, Post((visit.words(said),)))


async def _is_public(app: App, visit: Visit, table: TableId) -> bool:
    """Whether partners at this table may only talk where everyone can read it."""
    look = await app.tables.look(table, visit.player)
    return look.options.communication == "public"
