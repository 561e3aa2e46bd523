"""Votes to undo a turn, to give a seat to somebody else, to end the game, or to change its pace."""

from collections.abc import Mapping

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import TableId
from bot.tables.seating import VoteSubject
from bot.tables.wishes import AnswerVote, Undo
from bot.texts.custom_ids import ControlId, Verb, numbers
from bot.texts.post import Post

_MEANINGS: Mapping[Verb, tuple[VoteSubject, bool]] = {
    "agree": ("undo", True),
    "refuse": ("undo", False),
    "remove": ("removal", True),
    "keep": ("removal", False),
    "end": ("abandonment", True),
    "continue": ("abandonment", False),
    "adopt": ("pace", True),
    "reject": ("pace", False),
}


async def undo(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """Undone at once if it affects nobody else; otherwise the others vote in the channel."""
    await visit.think()
    (number,) = numbers(control, 1)
    await take_back(app, visit, control.table, number)


async def take_back(app: App, visit: Visit, table: TableId, number: int) -> None:
    answer = await app.tables.ask(visit.request, table, Undo(number))
    if answer.waiting_for_consent:
        post = Post((visit.words("undo-asked"),))
    else:
        look = await app.tables.look(table, visit.player)
        button = (await app.table_words(look))("table-button-play")
        post = Post((visit.words("undo-done", button=button),))
    await app.show(visit, table, post)


async def answer(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """The announcer shows the result in the message with the vote."""
    await visit.hold()
    about, agree = _MEANINGS[control.verb]
    mark = numbers(control, 2 if about == "undo" else 1)
    await app.tables.ask(visit.request, control.table, AnswerVote(about, mark, agree))
