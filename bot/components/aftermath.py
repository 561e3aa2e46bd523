"""After the game: the same people once more."""

from bot.components.ids import ControlId
from bot.desk import Desk
from bot.visits import Visit


async def rematch(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """The new table speaks for itself."""
    await visit.hold()
    await desk.tables.rematch(visit.request, control.table)
