"""Time zones and hours of the day as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from bot.commands.command_spec import Given
from bot.commands.completion import MOST, Completion
from bot.commands.similarity import closeness, folded
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables.errors import TableError
from bot.tables.quiet_hours import QuietHours
from bot.texts.people import shown

LONGEST_ZONE = 40
_HOURS = re.compile(
    r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:h|uhr)?\s*(?:-|–|to|until|bis)\s*"
    r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:h|uhr)?"
)
_HOUR = re.compile(r"(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?\s*(?:(a|p)\.?m\.?|h|uhr|o'clock)?")
NONE = ("none", "off", "no", "never")


class UnknownZone(TableError):
    said = "there is no time zone {typed!r}"


class UnclearZone(TableError):
    said = "there is no time zone {typed!r}; {nearest} is one"


class UnclearHours(TableError):
    said = "{typed!r} are no hours of a day"


class UnclearHour(TableError):
    said = "{typed!r} is no time of day"


@cache
def zone_names() -> tuple[str, ...]:
    """Those that people know: by continent and city, and UTC."""
    odd = ("Etc/", "SystemV/", "US/", "posix/", "right/")
    cities = [each for each in available_timezones() if "/" in each and not each.startswith(odd)]
    return ("UTC", *sorted(cities))


def read_zone(typed: str) -> str:
    """By its whole name or its city. One that is mistyped is asked about."""
    wanted = _plain(typed)
    exact = [each for each in zone_names() if wanted in (_plain(each), _city(each))]
    if exact:
        return exact[0]
    known = {**{_city(each): each for each in zone_names()}, **{_plain(e): e for e in zone_names()}}
    near = get_close_matches(wanted, known, n=1, cutoff=0.6)
    if near:
        raise UnclearZone(typed=shown(typed), nearest=known[near[0]])
    raise UnknownZone(typed=shown(typed))


def read_hours(typed: str) -> QuietHours | None:
    """`22-7`, `22:30 to 06:00`; None for none."""
    text = typed.strip().casefold()
    if text in NONE:
        return None
    found = _HOURS.fullmatch(text)
    if found is None:
        raise UnclearHours(typed=shown(typed))
    begin, end = _minute(found[1], found[2]), _minute(found[3], found[4])
    if begin is None or end is None or begin == end:
        raise UnclearHours(typed=shown(typed))
    return QuietHours(begin=begin, end=end)


def read_hour(typed: str) -> int | None:
    """`8`, `08:30`, `8 pm`, `20 h`, in minutes since midnight; None for none."""
    text = typed.strip().casefold()
    if text in NONE:
        return None
    found = _HOUR.fullmatch(text)
    minute = _minute(found[1], found[2]) if found else None
    half = found[3] if found else None
    if found is None or minute is None or (half and not 1 <= int(found[1]) <= 12):
        raise UnclearHour(typed=shown(typed))
    if half:
        minute = minute % 720 + (720 if half == "p" else 0)
    return minute


async def zones(_: App, __: Visit, ___: Given, typed: str) -> Sequence[Completion]:
    fits = [(closeness(typed.replace("/", " "), (_plain(each),)), each) for each in zone_names()]
    found = [(close, each) for close, each in fits if close is not None]
    names = [each for _, each in sorted(found)] if typed.strip() else list(zone_names())
    return [Completion(each.replace("_", " "), each) for each in names[:MOST]]


def _minute(hour: str, minute: str | None) -> int | None:
    total = int(hour) * 60 + int(minute or 0)
    return total % (24 * 60) if int(minute or 0) < 60 and total <= 24 * 60 else None


def _plain(zone: str) -> str:
    return folded(zone.replace("/", " ").replace("_", " "))


def _city(zone: str) -> str:
    return _plain(zone.rpartition("/")[2])
