"""Which table a command is about: that of the channel, or in direct messages the only one."""

from collections.abc import Sequence

from bot.commands.command_spec import Given
from bot.commands.completion import Completion
from bot.commands.similarity import closeness
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.log_context import mark
from bot.tables import TableId
from bot.tables.errors import TableError
from engine.catalogue import catalogue


class ManyTables(TableError):
    said = "you sit at several tables; say this in the channel of the one you mean"


class NoTableOfYours(TableError):
    said = "you sit at no table; say this in the channel of one"


async def table_of(app: App, visit: Visit, named: str | None = None) -> TableId:
    if named is not None:
        return await _named(app, visit, named)
    if not visit.in_private:
        return await app.table_here(visit)
    tables = await app.tables.live_tables_of(visit.player)
    if not tables:
        raise NoTableOfYours
    if len(tables) > 1:
        raise ManyTables
    mark(table=tables[0])
    return tables[0]


async def tables_of(app: App, visit: Visit, _: Given, typed: str) -> Sequence[Completion]:
    """Where somebody sits, by board and channel."""
    found: list[Completion] = []
    for table in await app.tables.live_tables_of(visit.player):
        look = await app.tables.look(table, visit.player)
        board = catalogue().boards[look.options.board].name
        where = visit.channel_name(look.channel)
        name = visit.words("table-listed", board=board, channel=where) if where else board
        if not typed.strip() or closeness(typed, (name,)) is not None:
            found.append(Completion(name, str(table)))
    return found


async def _named(app: App, visit: Visit, named: str) -> TableId:
    """Only one's own: what is typed comes from the outside."""
    own = await app.tables.live_tables_of(visit.player)
    fitting = [each for each in own if str(each) == named.strip()]
    if not fitting:
        raise NoTableOfYours
    mark(table=fitting[0])
    return fitting[0]
