"""`/away`: until when somebody is not there, for all their tables."""

from __future__ import annotations

from bot.commands.command_spec import CommandSpec, Given, OptionSpec
from bot.commands.dates import read_date
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables.quiet_hours import time_zone
from bot.texts.post import Post
from bot.texts.posts.paces import moment
from words.typed import folded, typed_for

LONGEST_DATE = 40


def commands() -> list[CommandSpec]:
    until = OptionSpec("until", longest=LONGEST_DATE)
    turns = OptionSpec("turns", choices=("wait", "plays"))
    return [CommandSpec("away", _away, (until, turns))]


async def _away(app: App, visit: Visit, given: Given) -> None:
    """Without a date, what is known; `back` ends it early."""
    words, tables = visit.words, app.tables
    person = (await tables.names([visit.player]))[visit.player]
    typed = str(given.get("until", ""))
    if not typed:
        if person.absence is None:
            await visit.show(Post((words("away-not"),)))
        else:
            until = moment(person.absence.until, "f")
            await visit.show(Post((words("away-now", until=until),)))
        return
    if folded(typed) in typed_for("back"):
        await visit.think()
        await tables.come_back(visit.player)
        await visit.show(Post((words("away-back"),)))
        return
    at = read_date(words, typed, time_zone(person.preferences.zone), now=tables.now())
    await visit.think()
    plays = given.get("turns") == "plays"
    await tables.go_away(visit.player, at, plays=plays)
    until, how = moment(at, "f"), "yes" if plays else "no"
    await visit.show(Post((words("away-begun", until=until, plays=how),)))
