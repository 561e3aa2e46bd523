"""After the game: its film, and a rematch."""

import logging
from functools import partial

from bot.handlers.app import App
from bot.handlers.table_places import begin_at_once, opening
from bot.handlers.visit import Visit
from bot.processes.worker import WorkLost
from bot.tables import TableId
from bot.tables.errors import GameGoesOn
from bot.texts.custom_ids import ControlId, custom_id
from bot.texts.post import Button, Post
from bot.texts.posts.ending import FILM

_LOG = logging.getLogger(__name__)


async def film(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """Takes a few seconds to make; asking again shows the same film at once."""
    await visit.think()
    look = await app.tables.look(control.table, visit.player)
    if look.result is None:
        raise GameGoesOn
    reader = await app.reader(visit, look)
    record = partial(app.tables.export_record, control.table)
    try:
        picture = await app.drawing.film(
            look.table, look.end, record, reader.names, words=reader.words
        )
    except WorkLost as lost:
        _LOG.warning("no film: %s", lost)
        await visit.show(Post((visit.words("film-failed"),)))
        return
    share = Button(visit.words("button-share"), custom_id("share", control.table, FILM))
    await visit.show(Post((visit.words("film-shown"),), (picture,), ((share,),)))


async def rematch(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """The announcer shows the new table. Whoever plays alone waits for nobody."""
    ended = await app.tables.look(control.table, visit.player)
    place = await opening(app, visit, alone=ended.in_private)
    await visit.hold()
    opened = await app.tables.rematch(visit.request, control.table, place)
    if ended.options.solitaria == "solo" and ended.has_sat:
        await begin_at_once(app, visit, TableId(opened.table))
