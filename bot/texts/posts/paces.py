"""The pace of a table in words, and the clock of whoever is waited for."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables.pace import HOUR, PACES
from bot.tables.seating import Pace, TurnClock
from bot.tables.table_view import Look
from words import Words

_DAY = 24 * HOUR


def duration(words: Words, seconds: float) -> str:
    """In whole days from two on, else in hours or minutes."""
    if seconds >= 2 * _DAY and not seconds % _DAY:
        return words("duration-days", count=int(seconds // _DAY))
    if seconds >= HOUR and not seconds % HOUR:
        return words("duration-hours", count=int(seconds // HOUR))
    return words("duration-minutes", count=round(seconds / 60))


def pace_name(words: Words, pace: Pace | None) -> str:
    """`steady, 24 hours a turn`; without a pace, that there is none."""
    if pace is None:
        return words("pace-none")
    time = duration(words, pace.seconds)
    for name, seconds in PACES.items():
        if seconds == pace.seconds:
            return words("pace-named", name=words(f"pace-{name}"), time=time)
    return words("pace-own", time=time)


def pace_text(words: Words, pace: Pace) -> str:
    """All that was agreed."""
    return words(
        "pace-agreed",
        pace=pace_name(words, pace),
        has_reserve="yes" if pace.reserve else "no",
        reserve=duration(words, pace.reserve),
        then=pace.time_up,
        away=round(pace.away / _DAY),
    )


def clock_lines(words: Words, look: Look) -> Iterator[str]:
    """Since when somebody is waited for, and until when."""
    clock = look.clock
    if clock and clock.due is not None and clock.stand_in is None:
        yield _clock_line(words, clock, clock.due)


def _clock_line(words: Words, clock: TurnClock, due: float) -> str:
    since = moment(clock.since, "R")
    if clock.late:
        return words("clock-late", since=since, due=moment(due, "R"))
    if clock.stop is not None:
        until, up = last_minute(clock.stop.until), moment(due, "f")
        return words("clock-stopped", since=since, until=until, due=up)
    if clock.ends is not None and clock.ends < due:
        ends = moment(clock.ends, "f")
        return words("clock-reserve", since=since, ends=ends, due=moment(due, "f"))
    return words("clock", since=since, due=moment(due, "f"), left=moment(due, "R"))


def moment(at: float, how: str) -> str:
    """As Discord shows it to each reader: in their own time zone, or as how long from now."""
    return f"<t:{int(at)}:{how}>"


def last_minute(until: float) -> str:
    """Of an absence: where it lasts until the end of Friday, midnight would read as Saturday."""
    return moment(until - 60, "f")
