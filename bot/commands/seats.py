"""Free seats: `/seats` lists them, and the menu on a person invites to one."""

from __future__ import annotations

from bot.commands.command_spec import CommandSpec, Given, GivenPerson, MenuSpec
from bot.commands.host import introduced
from bot.handlers import open_seats, which_table
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import Look, TableId
from bot.tables.errors import TableError
from bot.tables.wishes import Invite
from bot.texts.people import mention
from bot.texts.post import Post


class NoLobbyOfYours(TableError):
    said = "you host no table that gathers on this server"


def commands() -> list[CommandSpec]:
    return [CommandSpec("seats", _seats)]


def menus() -> list[MenuSpec]:
    return [MenuSpec("invite", _invite)]


async def _seats(app: App, visit: Visit, _: Given) -> None:
    await open_seats.seats(app, visit)


async def _invite(app: App, visit: Visit, whom: GivenPerson) -> None:
    """To the table of this channel, if whoever asks hosts it; or else to another one they host."""
    await visit.think()
    hosted = await _hosted(app, visit)
    here = [look for look in hosted if look.channel == visit.channel]
    if not hosted:
        raise NoLobbyOfYours

    async def there(clicked: Visit, table: TableId, _: str) -> None:
        player = await introduced(app, whom)
        await app.tables.ask(clicked.request, table, Invite(player))
        place = f"<#{(await app.tables.look(table, clicked.player)).channel}>"
        invited = mention(player)
        await clicked.show(Post((clicked.words("menu-invited", player=invited, place=place),)))

    if len(here or hosted) > 1:
        await which_table.ask(app, visit, hosted, there, answers=False)
    else:
        await there(visit, (here or hosted)[0].table, "")


async def _hosted(app: App, visit: Visit) -> list[Look]:
    """Lobbies of theirs in this server."""
    found = await app.tables.lobbies_in(visit.guild) if visit.guild else []
    return [look for look in found if look.host == visit.player]
