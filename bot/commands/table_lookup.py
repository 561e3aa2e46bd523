"""Which table a command is about: that of the channel, or in direct messages the only one."""

from collections.abc import Sequence

import discord

from bot.commands.command_spec import Given
from bot.commands.completion import Completion
from bot.commands.similarity import closeness
from bot.discord.visits import Visit
from bot.handlers.desk import Desk
from bot.service.logs import mark
from bot.tables import TableId
from bot.tables.errors import TableError
from engine.catalogue import catalogue
from words import nouns


class ManyTables(TableError):
    said = "you sit at several tables; say this in the channel of the one you mean"


class NoTableOfYours(TableError):
    said = "you sit at no table; say this in the channel of one"


class NotHere(TableError):
    said = "this can only be done in a channel of a server"


class NotAllowedHere(TableError):
    said = "the bot lacks permissions here: {missing}"


async def table_of(desk: Desk, visit: Visit, named: str | None = None) -> TableId:
    if named is not None:
        return await _named(desk, visit, named)
    if not visit.in_private:
        return await desk.table_here(visit)
    tables = await desk.tables.live_tables_of(visit.player)
    if not tables:
        raise NoTableOfYours
    if len(tables) > 1:
        raise ManyTables
    mark(table=tables[0])
    return tables[0]


async def tables_of(desk: Desk, visit: Visit, _: Given, typed: str) -> Sequence[Completion]:
    """Where somebody sits, by board and channel."""
    found: list[Completion] = []
    for table in await desk.tables.live_tables_of(visit.player):
        look = await desk.tables.look(table, visit.player)
        channel = visit.interaction.client.get_channel(int(look.channel))
        board = catalogue().boards[look.options.board].name
        where = getattr(channel, "name", "")
        name = visit.words("table-listed", board=board, channel=where) if where else board
        if not typed.strip() or closeness(typed, (name,)) is not None:
            found.append(Completion(name, str(table)))
    return found


async def _named(desk: Desk, visit: Visit, named: str) -> TableId:
    """Only one's own: what is typed comes from the outside."""
    own = await desk.tables.live_tables_of(visit.player)
    fitting = [each for each in own if str(each) == named.strip()]
    if not fitting:
        raise NoTableOfYours
    mark(table=fitting[0])
    return fitting[0]


def refuse_where_none_can_stand(visit: Visit) -> None:
    """A new table needs a channel of a server, and leave to speak and draw there."""
    if visit.in_private:
        raise NotHere
    granted = visit.interaction.app_permissions
    in_thread = isinstance(visit.interaction.channel, discord.Thread)
    needed = {
        "permission-view": granted.view_channel,
        "permission-send": granted.send_messages_in_threads if in_thread else granted.send_messages,
        "permission-embed": granted.embed_links,
        "permission-attach": granted.attach_files,
    }
    missing = [visit.words(name) for name, there in needed.items() if not there]
    if missing and not granted.administrator:
        raise NotAllowedHere(missing=nouns.listing(visit.words, missing))
