"""Plans for the next turn: changed, put first and dropped, in the same panel that prepares them."""

from collections.abc import Callable

from bot.handlers import panel
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import TableId
from bot.tables.errors import NoPlanNow
from bot.tables.plans import MOST, SeatPlans
from bot.texts.custom_ids import ControlId, NotOurs


@panel.on_the_living_panel
async def changed(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """`plan:7:mark:careful`, or what was chosen in the menu: `drop.1`."""
    mark, wanted = (*control.rest, "")[0], (*values, *control.rest[1:], "")[0]
    await app.tables.change_plans(control.table, visit.player, mark, _change(wanted))
    await panel.reopen(app, visit, control.table)


async def show(app: App, visit: Visit, table: TableId) -> None:
    """The panel: with the next turn, or with the one that is to be played now."""
    await app.tables.present(table, visit.player)
    draft = await app.tables.draft(table, visit.player)
    if draft.ahead is None and draft.decision is None and not draft.actions:
        raise NoPlanNow
    await panel.show(app, visit, table, draft)


def _change(wanted: str) -> Callable[[SeatPlans], SeatPlans]:
    what, _, number = wanted.partition(".")
    if wanted in ("careful", "careless"):
        return lambda plans: plans.being_careful(wanted == "careful")
    if number not in map(str, range(MOST)):
        raise NotOurs
    place = int(number)
    match what:
        case "change":
            return lambda plans: plans.editing(place)
        case "drop":
            return lambda plans: plans.dropping(place)
        case "prefer":
            return lambda plans: plans.preferring(place)
        case _:
            raise NotOurs
