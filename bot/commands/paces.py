"""The options of a command that say how long a table waits for somebody."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.command_spec import Given, OptionSpec
from bot.commands.completion import MOST, Completion
from bot.commands.similarity import closeness
from bot.handlers.app import App
from bot.handlers.paces import (
    LONGEST_TYPED,
    NONE,
    TIMES_UP,
    pace_of,
    read_pace,
    reserve_turns,
    seconds_typed,
)
from bot.handlers.visit import Visit
from bot.tables.errors import TableError
from bot.tables.pace import HOUR, LONGEST, PACES, RESERVES, SHORTEST
from bot.tables.seating import Pace, TimeUp
from bot.texts.posts.paces import pace_name
from words import Words

MOST_AWAY_DAYS = 60
_DAY = 24 * HOUR


class NoPaceToChange(TableError):
    said = "what was given needs a time for a turn besides"


def pace_option() -> OptionSpec:
    return OptionSpec("pace", complete=_paces, longest=LONGEST_TYPED)


def pace_options() -> tuple[OptionSpec, ...]:
    return (
        pace_option(),
        OptionSpec("time_up", choices=TIMES_UP),
        OptionSpec("reserve", choices=tuple(RESERVES)),
        OptionSpec("away_days", kind="number", within=(0, MOST_AWAY_DAYS)),
    )


def pace_given(words: Words, given: Given, before: Pace | None) -> Pace | None:
    """What is left out stays as it was."""
    time_up: TimeUp = given.get("time_up") or (before.time_up if before else "stand_in")
    pace = before
    if "pace" in given:
        pace = read_pace(words, str(given["pace"]), time_up)
    if pace is None:
        if given.keys() & {"time_up", "reserve", "away_days"}:
            raise NoPaceToChange
        return None
    turns = RESERVES[given["reserve"]] if "reserve" in given else reserve_turns(before)
    away = given["away_days"] * _DAY if "away_days" in given else (before or pace).away
    agreed = {"time_up": time_up, "away": float(away), "reserve": turns * pace.seconds}
    return pace.model_copy(update=agreed)


async def _paces(_: App, visit: Visit, __: Given, typed: str) -> Sequence[Completion]:
    """Those that have a name, and what was typed as a time."""
    words = visit.words
    offered = [Completion(pace_name(words, None), NONE)]
    offered += [
        Completion(pace_name(words, pace_of(seconds, "stand_in")), name)
        for name, seconds in PACES.items()
    ]
    fitting = [
        each
        for each in offered
        if not typed.strip() or closeness(typed, (each.value, each.name)) is not None
    ]
    own = seconds_typed(typed)
    if own is not None and SHORTEST <= own <= LONGEST and own not in PACES.values():
        fitting.insert(0, Completion(pace_name(words, pace_of(own, "stand_in")), typed))
    return fitting[:MOST]
