"""Which table a command is about: that of the channel. In direct messages where none stands it is
the one that fits, and where several do, whoever typed it is asked."""

from collections.abc import Sequence

from bot.commands.command_spec import CommandHandler, Given
from bot.commands.completion import Completion
from bot.commands.similarity import closeness
from bot.handlers import which_table
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.log_context import mark
from bot.tables import Look, TableId
from bot.tables.errors import TableError


class ManyTables(TableError):
    """`at_a_table` asks which one."""

    said = "you sit at several tables; say which one you mean"

    def __init__(self, looks: Sequence[Look] = ()) -> None:
        super().__init__()
        self.looks = looks


class NoTableOfYours(TableError):
    said = "you sit at no table; say this in the channel of one"


class NoneWaits(TableError):
    said = "no table waits for you"


def at_a_table(handler: CommandHandler, *, answers: bool = False) -> CommandHandler:
    """Where several tables can be meant, asks which one. `answers`: what was typed is meant for the
    question that is open, and for no later one."""

    async def asking(app: App, visit: Visit, given: Given) -> None:
        async def there(clicked: Visit, table: TableId, _: str) -> None:
            await handler(app, clicked, {**given, "table": str(table)})

        try:
            await handler(app, visit, given)
        except ManyTables as many:
            await which_table.ask(app, visit, many.looks, there, answers=answers)

    return asking


async def table_of(app: App, visit: Visit, given: Given) -> TableId:
    if table := await _said(app, visit, given):
        return table
    return _only(await _own_tables(app, visit))


async def table_to_see(app: App, visit: Visit, given: Given) -> TableId:
    """Where there is a game."""
    if table := await _said(app, visit, given):
        return table
    return _only(await begun_tables(app, visit))


async def table_to_answer(app: App, visit: Visit, given: Given) -> TableId:
    if table := await _said(app, visit, given):
        return table
    begun = await begun_tables(app, visit)
    waiting = [look for look in begun if look.offered]
    if not waiting and len(begun) > 1:
        raise NoneWaits
    return _only(waiting or begun)


async def begun_tables(app: App, visit: Visit) -> list[Look]:
    """Where somebody plays; if nowhere, where they wait for a game to begin."""
    looks = await _own_tables(app, visit)
    return [look for look in looks if look.view is not None] or looks[:1]


async def tables_of(app: App, visit: Visit, _: Given, typed: str) -> Sequence[Completion]:
    """Where somebody sits, by board and channel."""
    found: list[Completion] = []
    for table in await app.tables.live_tables_of(visit.player):
        name = which_table.listed(visit, await app.tables.look(table, visit.player))
        if not typed.strip() or closeness(typed, (name,)) is not None:
            found.append(Completion(name, str(table)))
    return found


async def _own_tables(app: App, visit: Visit) -> list[Look]:
    looks = [
        await app.tables.look(table, visit.player)
        for table in await app.tables.live_tables_of(visit.player)
    ]
    if not looks and visit.in_private:  # a game that is over can still be looked at
        earlier = await app.tables.history(visit.channel)
        looks = [await app.tables.look(table, visit.player) for table in earlier[-1:]]
    if not looks:
        raise NoTableOfYours
    return looks


async def _said(app: App, visit: Visit, given: Given) -> TableId | None:
    """By name, or by the channel."""
    if "table" in given:
        return await _named(app, visit, str(given["table"]))
    return await app.tables.at(visit.channel) if visit.in_private else await app.table_here(visit)


def _only(looks: Sequence[Look]) -> TableId:
    if len(looks) > 1:
        raise ManyTables(looks)
    [look] = looks
    mark(table=look.table)
    return look.table


async def _named(app: App, visit: Visit, named: str) -> TableId:
    """Only one's own: what is typed comes from the outside."""
    own = await app.tables.live_tables_of(visit.player)
    fitting = [each for each in own if str(each) == named.strip()]
    if not fitting:
        raise NoTableOfYours
    mark(table=fitting[0])
    return fitting[0]
