"""A seat of a game is offered to somebody, who accepts or declines."""

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables.wishes import AnswerInvitation
from bot.texts.custom_ids import ControlId, numbers
from engine.terms import SeatId


async def answer(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """The announcer shows the result in the message with the offer."""
    await visit.hold()
    seat, number = numbers(control, 2)
    wish = AnswerInvitation(SeatId(seat), number, accept=control.verb == "accept")
    await app.tables.ask(visit.request, control.table, wish)
