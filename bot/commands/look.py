"""Looking at a table by command, and taking back: the same as by the buttons."""

from __future__ import annotations

from bot.commands.command_spec import Given, Option, Spoken
from bot.commands.table_lookup import table_of, tables_of
from bot.discord.visits import Visit
from bot.handlers import look, relay
from bot.handlers.desk import Desk
from bot.handlers.votes import take_back


def commands() -> list[Spoken]:
    table = Option("table", complete=tables_of, longest=100)
    return [
        Spoken("hand", _hand, (table,)),
        Spoken("board", _board, (Option("text", kind=bool),)),
        Spoken("display", _display),
        Spoken("score", _score),
        Spoken("log", _log),
        Spoken("undo", _undo),
        Spoken("partner", _partner, (Option("message", required=True, longest=1500), table)),
    ]


async def _hand(desk: Desk, visit: Visit, given: Given) -> None:
    await look.hand(desk, visit, await table_of(desk, visit, given.get("table")))


async def _board(desk: Desk, visit: Visit, given: Given) -> None:
    table = await table_of(desk, visit)
    if given.get("text"):
        await look.board_as_text(desk, visit, table)
    else:
        await look.board(desk, visit, table)


async def _display(desk: Desk, visit: Visit, _: Given) -> None:
    await look.display(desk, visit, await table_of(desk, visit))


async def _score(desk: Desk, visit: Visit, _: Given) -> None:
    await look.score(desk, visit, await table_of(desk, visit))


async def _log(desk: Desk, visit: Visit, _: Given) -> None:
    await look.log(desk, visit, await table_of(desk, visit))


async def _undo(desk: Desk, visit: Visit, _: Given) -> None:
    """At once where nobody else is concerned; else they are asked, in the channel."""
    await visit.think()
    table = await table_of(desk, visit)
    look = await desk.tables.look(table, visit.player)
    await take_back(desk, visit, table, look.number)


async def _partner(desk: Desk, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_of(desk, visit, given.get("table"))
    await relay.say(desk, visit, table, str(given["message"]))
