"""Hours of the day as people type them."""

from __future__ import annotations

import re
from typing import NamedTuple

from bot.tables.errors import TableError
from bot.tables.quiet_hours import QuietHours
from bot.texts.people import shown
from words.typed import plain, typed_for

_DAY = 24 * 60
_HOUR = re.compile(
    r"(?P<hour>\d{1,2})(?:\s*(?P<between>[:.]|[a-z]+)\s*(?P<minute>\d{2}))?\s*"
    r"(?:(?P<half>a|p)\.?m\.?|(?P<after>[a-z]*))"
)
_WITHOUT_COLON = re.compile(r"(\d{2})(\d{2})(?!\d)")
_HALVES = {"a": "in-morning", "p": "in-evening"}
_NAMED = {"noon": 12 * 60, "midnight": 0}


class UnclearHours(TableError):
    said = "{typed!r} are no hours of a day"


class MostOfTheDay(TableError):
    said = "{typed!r} is most of a day; {nearest} is a night"


class UnclearHour(TableError):
    said = "{typed!r} is no time of day"


def read_hours(typed: str) -> QuietHours | None:
    """`22-7`, `22:30 to 06:00`, `between 10 pm and 7 am`, `minuit à 7 h 30`; None for none."""
    text = plain(typed)
    if text in typed_for("none"):
        return None
    times = [_time_typed(each) for each in _sides(text)]
    if len(times) != 2:
        raise UnclearHours(typed=shown(typed))
    begin, end = times
    if begin is None or end is None or begin.minute == end.minute:
        raise UnclearHours(typed=shown(typed))
    early = begin.minute <= _DAY // 2
    if end.half and early and not (begin.half or begin.named):  # `9-11 pm`: morning, or evening?
        raise UnclearHours(typed=shown(typed))
    if 0 < end.minute < begin.minute and early and not (begin.half or begin.named):  # `10-7`
        night = f"{_clock(begin.minute + _DAY // 2)}-{_clock(end.minute)}"
        raise MostOfTheDay(typed=shown(typed), nearest=night)
    return QuietHours(begin=begin.minute, end=end.minute)


def read_hour(typed: str) -> int | None:
    """`8`, `08:30`, `8 pm`, `20 h 30`, `um 8 Uhr`, `noon`, in minutes since midnight; None for
    none."""
    text = plain(typed)
    if text in typed_for("none"):
        return None
    time = _time_typed(text)
    if time is None:
        raise UnclearHour(typed=shown(typed))
    return time.minute


def is_time(text: str) -> bool:
    """Whether that is a time of day, and no mere number; as `plain` gives it."""
    return not text.isdigit() and _time_typed(text) is not None


class _Time(NamedTuple):
    minute: int
    half: str | None = None
    """Of the day, where it was said."""
    named: bool = False


def _sides(text: str) -> list[str]:
    """What stands before and after a dash or a word like `to`."""
    if re.search("[-–—]", text):
        return re.split(r"\s*[-–—]\s*", text)
    tokens = text.split()
    between = [at for at, each in enumerate(tokens) if at and each in typed_for("until")]
    if not between:
        return [text]
    return [" ".join(tokens[: between[-1]]), " ".join(tokens[between[-1] + 1 :])]


def _time_typed(text: str) -> _Time | None:
    text = _bare(text)
    for name, minute_named in _NAMED.items():
        if text in typed_for(name):
            return _Time(minute_named, named=True)
    text, said = _half_said(_WITHOUT_COLON.sub(r"\1:\2", text))
    found = _HOUR.fullmatch(text)
    minute = _minute(found["hour"], found["minute"]) if found else None
    if found is None or minute is None:
        return None
    between, after, half = found["between"], found["after"], found["half"]
    if said and not half and 1 <= int(found["hour"]) <= 12:  # `20 h du soir` says it twice
        half = said
    if any(
        each not in typed_for("oclock") for each in (between, after) if each and each not in ":."
    ):
        return None
    if half:
        if not 1 <= int(found["hour"]) <= 12:
            return None
        minute = minute % 720 + (720 if half == "p" else 0)
    return _Time(minute, half)


def _half_said(text: str) -> tuple[str, str | None]:
    """`8h du matin`, `8 Uhr abends`: the time alone, and the half of the day."""
    for half, kind in _HALVES.items():
        for each in typed_for(kind):
            if text.endswith(f" {each}"):
                return text.removesuffix(f" {each}"), half
    return text, None


def _bare(text: str) -> str:
    """Without what may stand before a time; `7 am` is no German date."""
    first, _, rest = text.partition(" ")
    return _bare(rest) if rest and first in typed_for("before") else text


def _clock(minute: int) -> str:
    return f"{minute // 60 % 24}:{minute % 60:02}"


def _minute(hour: str, minute: str | None) -> int | None:
    total = int(hour) * 60 + int(minute or 0)
    return total % _DAY if int(minute or 0) < 60 and total <= _DAY else None
