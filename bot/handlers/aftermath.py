"""After the game: its film, and the same people once more."""

import logging

from bot.discord.visits import Visit
from bot.handlers.desk import Desk
from bot.pictures.subprocess_work import WorkLost
from bot.tables.errors import GameGoesOn
from bot.texts.custom_ids import ControlId
from bot.texts.post import Post

_LOG = logging.getLogger(__name__)


async def film(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """It takes some seconds to make; whoever asks again is shown the same."""
    await visit.think()
    look = await desk.tables.look(control.table, visit.player)
    if look.stage != "over" or look.view is None:
        raise GameGoesOn
    reader = await desk.reader(visit, look)
    record = await desk.tables.export_record(control.table)
    try:
        picture = await desk.drawing.film(record, reader.names, words=visit.words)
    except WorkLost as lost:
        _LOG.warning("no film: %s", lost)
        await visit.show(Post((visit.words("film-failed"),)))
        return
    await visit.show(Post((visit.words("film-shown"),), (picture,)))


async def rematch(desk: Desk, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """The new table speaks for itself."""
    await visit.hold()
    await desk.tables.rematch(visit.request, control.table)
