"""Looking at a table by command, and taking back: the same as by the buttons."""

from __future__ import annotations

from bot.commands.making import Given, Option, Spoken
from bot.commands.places import table_of, tables_of
from bot.components import looking, relay
from bot.components.votes import take_back
from bot.desk import Desk
from bot.visits import Visit


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
    await looking.hand(desk, visit, await table_of(desk, visit, given.get("table")))


async def _board(desk: Desk, visit: Visit, given: Given) -> None:
    table = await table_of(desk, visit)
    if given.get("text"):
        await looking.board_as_text(desk, visit, table)
    else:
        await looking.board(desk, visit, table)


async def _display(desk: Desk, visit: Visit, _: Given) -> None:
    await looking.display(desk, visit, await table_of(desk, visit))


async def _score(desk: Desk, visit: Visit, _: Given) -> None:
    await looking.score(desk, visit, await table_of(desk, visit))


async def _log(desk: Desk, visit: Visit, _: Given) -> None:
    await looking.log(desk, visit, await table_of(desk, visit))


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
