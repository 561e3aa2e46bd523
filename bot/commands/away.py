"""`/away`: until when somebody is not there, for all their tables."""

from __future__ import annotations

from bot.commands.command_spec import CommandSpec, Given, OptionSpec
from bot.commands.dates import read_date, said_back
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables.quiet_hours import time_zone
from bot.texts.post import Post
from bot.texts.posts.paces import last_minute
from words import Words

LONGEST_DATE = 40


def commands() -> list[CommandSpec]:
    until = OptionSpec("until", longest=LONGEST_DATE)
    turns = OptionSpec("turns", choices=("wait", "plays"))
    return [CommandSpec("away", _away, (until, turns))]


async def _away(app: App, visit: Visit, given: Given) -> None:
    """Without a date, what is known, or another way to play one's turns; `back` ends it early."""
    words, tables = visit.words, app.tables
    person = (await tables.names([visit.player]))[visit.player]
    typed, now = str(given.get("until", "")).strip(), person.absence
    back = said_back(words, typed)
    if now is None and (back or not typed):
        await visit.show(Post((words("away-not"),)))
        return
    if now is not None and not typed and "turns" not in given:
        await visit.show(Post((_told(words, "away-now", now.until, plays=now.plays),)))
        return
    if back:
        await visit.think()
        await tables.come_back(visit.player)
        await visit.show(Post((words("away-back"),)))
        return
    if now is not None and not typed:
        at = now.until
    else:
        at = read_date(words, typed, time_zone(person.preferences.zone), now=tables.now())
    await visit.think()
    plays = given["turns"] == "plays" if "turns" in given else now is not None and now.plays
    await tables.go_away(visit.player, at, plays=plays)
    lines = [_told(words, "away-begun", at, plays=plays)]
    if person.preferences.zone is None:
        lines.append(words("away-utc"))
    await visit.show(Post(("\n".join(lines),)))


def _told(words: Words, message: str, until: float, *, plays: bool) -> str:
    return words(message, until=last_minute(until), plays="yes" if plays else "no")
