"""`/stats`, `/standings` and `/records`: what the games that were played add up to."""

from __future__ import annotations

from bot.commands.command_spec import CommandSpec, Given, GivenPerson, OptionSpec
from bot.handlers import statistics
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import PlayerId
from bot.tables.ratings import RatedMode

_MOST_PAGES = 9999
_TEXT = OptionSpec("text", kind="yes_or_no")


def commands() -> list[CommandSpec]:
    return [
        CommandSpec(
            "stats",
            _stats,
            (OptionSpec("person", kind="person"), OptionSpec("against", kind="person"), _TEXT),
        ),
        CommandSpec(
            "standings",
            _standings,
            (
                OptionSpec("mode", choices=("individual", "team")),
                OptionSpec("page", kind="number", within=(1, _MOST_PAGES)),
                _TEXT,
            ),
        ),
        CommandSpec("records", _records, (_TEXT,)),
    ]


async def _stats(app: App, visit: Visit, given: Given) -> None:
    player = _player(given, "person") or visit.player
    other = _player(given, "against")
    if other == player:  # whom else could they mean
        player, other = visit.player, None if other == visit.player else other
    as_text = bool(given.get("text"))
    if other is None:
        await statistics.person(app, visit, player, as_text=as_text)
    else:
        await statistics.encounters(app, visit, player, other, as_text=as_text)


async def _standings(app: App, visit: Visit, given: Given) -> None:
    mode: RatedMode = "team" if given.get("mode") == "team" else "individual"
    page = int(given.get("page", 1))
    await statistics.standings(app, visit, mode, page, as_text=bool(given.get("text")))


async def _records(app: App, visit: Visit, given: Given) -> None:
    await statistics.records(app, visit, as_text=bool(given.get("text")))


def _player(given: Given, option: str) -> PlayerId | None:
    person = given.get(option)
    return person.player if isinstance(person, GivenPerson) else None
