"""Time zones and hours of the day as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from bot.commands.command_spec import Given
from bot.commands.completion import MOST, Completion
from bot.commands.similarity import closeness
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables.errors import TableError
from bot.tables.quiet_hours import QuietHours
from bot.texts.people import shown
from words.typed import folded, typed_for

LONGEST_ZONE = 40
_HOURS = re.compile(
    r"(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2}))?\s*(?P<after>[a-z]*?)\s*"
    r"(?:[-–]|(?P<between>[a-z]+))\s*"
    r"(?P<to>\d{1,2})(?:[:.h](?P<to_minute>\d{2}))?\s*(?P<at_last>[a-z]*)"
)
_HOUR = re.compile(
    r"(?:(?P<before>[a-z]+)\s+)?(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2}))?\s*"
    r"(?:(?P<half>a|p)\.?m\.?|(?P<after>[a-z]*))"
)


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
    text = folded(typed)
    if text in typed_for("none"):
        return None
    found = _HOURS.fullmatch(text)
    if found is None or not _are_known(found["between"], found["after"], found["at_last"]):
        raise UnclearHours(typed=shown(typed))
    begin, end = _minute(found["hour"], found["minute"]), _minute(found["to"], found["to_minute"])
    if begin is None or end is None or begin == end:
        raise UnclearHours(typed=shown(typed))
    return QuietHours(begin=begin, end=end)


def read_hour(typed: str) -> int | None:
    """`8`, `08:30`, `8 pm`, `20 h`, in minutes since midnight; None for none."""
    text = folded(typed.replace("'", ""))
    if text in typed_for("none"):
        return None
    found = _HOUR.fullmatch(text)
    minute = _minute(found["hour"], found["minute"]) if found else None
    half = found["half"] if found else None
    if (
        found is None
        or minute is None
        or (half and not 1 <= int(found["hour"]) <= 12)
        or (found["before"] and found["before"] not in typed_for("before"))
        or not _are_known(None, found["after"] or "")
    ):
        raise UnclearHour(typed=shown(typed))
    if half:
        minute = minute % 720 + (720 if half == "p" else 0)
    return minute


async def zones(_: App, __: Visit, ___: Given, typed: str) -> Sequence[Completion]:
    fits = [(closeness(typed.replace("/", " "), (_plain(each),)), each) for each in zone_names()]
    found = [(close, each) for close, each in fits if close is not None]
    names = [each for _, each in sorted(found)] if typed.strip() else list(zone_names())
    return [Completion(each.replace("_", " "), each) for each in names[:MOST]]


def _are_known(between: str | None, *after: str) -> bool:
    known = typed_for("oclock")
    joined = between is None or between in typed_for("until")
    return joined and all(not each or each in known for each in after)


def _minute(hour: str, minute: str | None) -> int | None:
    total = int(hour) * 60 + int(minute or 0)
    return total % (24 * 60) if int(minute or 0) < 60 and total <= 24 * 60 else None


def _plain(zone: str) -> str:
    return folded(zone.replace("/", " ").replace("_", " "))


def _city(zone: str) -> str:
    return _plain(zone.rpartition("/")[2])
