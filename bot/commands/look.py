"""Looking at a table by command, and taking back: the same as by the buttons."""

from __future__ import annotations

from bot.commands.command_spec import CommandSpec, Given, OptionSpec
from bot.commands.table_lookup import at_a_table, begun_tables, table_to_see, tables_of
from bot.handlers import history, look, own_tables, partner_message
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.handlers.votes import take_back
from bot.texts.post import Post
from bot.texts.posts.paces import last_minute

MOST_TURNS = 9999
"""No game has as many."""


def commands() -> list[CommandSpec]:
    table = OptionSpec("table", complete=tables_of, longest=100)
    return [
        CommandSpec("games", _games),
        CommandSpec("hand", _hand, (table,)),
        CommandSpec("board", at_a_table(_board), (OptionSpec("text", kind="yes_or_no"),)),
        CommandSpec("display", at_a_table(_display)),
        CommandSpec("forum", at_a_table(_forum)),
        CommandSpec("score", at_a_table(_score)),
        CommandSpec("gods", at_a_table(_gods)),
        CommandSpec("log", at_a_table(_log)),
        CommandSpec(
            "history",
            at_a_table(_history),
            (OptionSpec("turn", kind="number", within=(0, MOST_TURNS)),),
        ),
        CommandSpec("undo", at_a_table(_undo)),
        CommandSpec("nudge", at_a_table(_nudge)),
        CommandSpec(
            "partner",
            at_a_table(_partner),
            (OptionSpec("message", required=True, longest=1500), table),
        ),
    ]


async def _games(app: App, visit: Visit, _: Given) -> None:
    await own_tables.games(app, visit)


async def _hand(app: App, visit: Visit, given: Given) -> None:
    """In direct messages, those of all tables."""
    if visit.in_private and "table" not in given:
        await look.hands(app, visit, [each.table for each in await begun_tables(app, visit)])
    else:
        await look.hand(app, visit, await table_to_see(app, visit, given))


async def _board(app: App, visit: Visit, given: Given) -> None:
    table = await table_to_see(app, visit, given)
    if given.get("text"):
        await look.board_as_text(app, visit, table)
    else:
        await look.board(app, visit, table)
    await app.tables.look_after(table)


async def _display(app: App, visit: Visit, given: Given) -> None:
    await look.display(app, visit, await table_to_see(app, visit, given))


async def _forum(app: App, visit: Visit, given: Given) -> None:
    await look.forum(app, visit, await table_to_see(app, visit, given))


async def _score(app: App, visit: Visit, given: Given) -> None:
    await look.score(app, visit, await table_to_see(app, visit, given))


async def _gods(app: App, visit: Visit, given: Given) -> None:
    await look.gods(app, visit, await table_to_see(app, visit, given))


async def _log(app: App, visit: Visit, given: Given) -> None:
    await look.log(app, visit, await table_to_see(app, visit, given))


async def _history(app: App, visit: Visit, given: Given) -> None:
    table = await table_to_see(app, visit, given)
    turn = given.get("turn")
    await history.turn(app, visit, table, None if turn is None else str(turn))


async def _undo(app: App, visit: Visit, given: Given) -> None:
    """At once where nobody else is concerned; else they are asked, in the channel."""
    await visit.think()
    table = await table_to_see(app, visit, given)
    look = await app.tables.look(table, visit.player)
    await take_back(app, visit, table, look.number)


async def _nudge(app: App, visit: Visit, given: Given) -> None:
    """Whoever the table waits for."""
    await visit.think()
    table = await table_to_see(app, visit, given)
    if await app.tables.nudge(visit.request, table):
        post = Post((visit.words("nudge-done"),))
    elif away_until := (await app.tables.look(table, visit.player)).waits_until:
        post = Post((visit.words("nudge-away", until=last_minute(away_until)),))
    else:
        post = Post((visit.words("nudge-later"),))
    await app.show(visit, table, post)


async def _partner(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    table = await table_to_see(app, visit, given)
    await partner_message.say(app, visit, table, str(given["message"]))
