"""Votes: to take something back, or to remove a player."""

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import TableId
from bot.tables.wishes import AnswerRemoval, AnswerUndo, Undo
from bot.texts.custom_ids import ControlId, numbers
from bot.texts.post import Post


async def undo(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """At once where nobody else is concerned; else they are asked, in the channel."""
    await visit.think()
    (number,) = numbers(control, 1)
    await take_back(app, visit, control.table, number)


async def take_back(app: App, visit: Visit, table: TableId, number: int) -> None:
    answer = await app.tables.ask(visit.request, table, Undo(number))
    said = "undo-asked" if answer.waiting_for_consent else "undo-done"
    await visit.show(Post((visit.words(said),)))


async def agree(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _answer_undo(app, visit, control, agree=True)


async def refuse(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _answer_undo(app, visit, control, agree=False)


async def remove(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _answer_removal(app, visit, control, agree=True)


async def keep(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _answer_removal(app, visit, control, agree=False)


async def _answer_undo(app: App, visit: Visit, control: ControlId, *, agree: bool) -> None:
    """What comes of it is seen where the vote stands."""
    await visit.hold()
    number, to = numbers(control, 2)
    await app.tables.ask(visit.request, control.table, AnswerUndo(number, to, agree))


async def _answer_removal(app: App, visit: Visit, control: ControlId, *, agree: bool) -> None:
    await visit.hold()
    (number,) = numbers(control, 1)
    await app.tables.ask(visit.request, control.table, AnswerRemoval(number, agree))
