"""Votes: to take something back, or to remove a player."""

from bot.discord.visits import Visit
from bot.handlers.desk import Desk
from bot.tables import TableId
from bot.tables.wishes import AnswerRemoval, AnswerUndo, Undo
from bot.texts.custom_ids import ControlId, numbers
from bot.texts.post import Post


async def undo(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """At once where nobody else is concerned; else they are asked, in the channel."""
    await visit.think()
    (number,) = numbers(control, 1)
    await take_back(desk, visit, control.table, number)


async def take_back(desk: Desk, visit: Visit, table: TableId, number: int) -> None:
    answer = await desk.tables.ask(visit.request, table, Undo(number))
    said = "undo-asked" if answer.waiting_for_consent else "undo-done"
    await visit.show(Post((visit.words(said),)))


async def agree(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _answer_undo(desk, visit, control, agree=True)


async def refuse(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _answer_undo(desk, visit, control, agree=False)


async def remove(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _answer_removal(desk, visit, control, agree=True)


async def keep(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await _answer_removal(desk, visit, control, agree=False)


async def _answer_undo(desk: Desk, visit: Visit, control: ControlId, *, agree: bool) -> None:
    """What comes of it is seen where the vote stands."""
    await visit.hold()
    number, to = numbers(control, 2)
    await desk.tables.ask(visit.request, control.table, AnswerUndo(number, to, agree))


async def _answer_removal(desk: Desk, visit: Visit, control: ControlId, *, agree: bool) -> None:
    await visit.hold()
    (number,) = numbers(control, 1)
    await desk.tables.ask(visit.request, control.table, AnswerRemoval(number, agree))
