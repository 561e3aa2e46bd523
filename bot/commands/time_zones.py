"""Time zones as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from difflib import get_close_matches
from zoneinfo import ZoneInfo

from bot.commands.command_spec import Given
from bot.commands.completion import MOST, Completion
from bot.commands.similarity import closeness
from bot.commands.zone_names import (
    city,
    names_of,
    other_names,
    plain_name,
    zone_called,
    zone_names,
)
from bot.commands.zone_nicknames import GUESSES, NICKNAMES
from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables.errors import TableError
from bot.texts.people import shown
from words import Words
from words.nouns import alternatives
from words.typed import plain, typed_for

LONGEST_ZONE = 40
_ALIKE = 0.8
"""From then on two names are so alike that one is asked about."""
_OFFSET = re.compile(r"(?:utc|gmt|z)?\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?\s*h?")
_PROPOSED = 3


class UnknownZone(TableError):
    said = "there is no time zone {typed!r}"


class UnclearZone(TableError):
    said = "there is no time zone {typed!r}; {nearest} is one"


class OffsetGiven(TableError):
    said = "{typed!r} is what {zones} are now, and maybe not in summer"


def read_zone(words: Words, typed: str, *, now: float) -> str | None:
    """By its whole name, its city, or what else people call it; None for none. One that is mistyped
    is asked about; so is one told by its hours from UTC, which change with summer time."""
    if plain(typed) in typed_for("none"):
        return None
    if found := zone_called(typed):
        return found
    wanted = plain_name(typed)
    parts = dict.fromkeys(filter(None, map(zone_called, typed.split(","))))
    if len(parts) == 1 and "," in typed:  # `Paris, France`
        return next(iter(parts))
    if meant := (*GUESSES.get(wanted, ()), *parts):
        raise UnclearZone(typed=shown(typed), nearest=alternatives(words, meant))
    if offset := _OFFSET.fullmatch(plain(typed).replace("−", "-")):
        return _at_offset(words, typed, offset, now)
    own = {name: zone for zone in zone_names() for name in (city(zone), plain_name(zone))}
    single = {**other_names(), **own}
    known = {**{name: (zone,) for name, zone in single.items()}, **GUESSES}
    near = get_close_matches(wanted, known, n=1, cutoff=_ALIKE)
    if near:
        raise UnclearZone(typed=shown(typed), nearest=alternatives(words, known[near[0]]))
    raise UnknownZone(typed=shown(typed))


def _at_offset(words: Words, typed: str, found: re.Match[str], now: float) -> str:
    ahead = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
    if not ahead:
        return "UTC"
    offset = ahead if found[1] == "+" else -ahead
    at = datetime.fromtimestamp(now, UTC)
    well_known = dict.fromkeys((*NICKNAMES.values(), *zone_names()))
    there = [each for each in well_known if at.astimezone(ZoneInfo(each)).utcoffset() == offset]
    if not there:
        raise UnknownZone(typed=shown(typed))
    raise OffsetGiven(typed=shown(typed), zones=alternatives(words, there[:_PROPOSED]))


async def zones(_: App, __: Visit, ___: Given, typed: str) -> Sequence[Completion]:
    return [Completion(each.replace("_", " "), each) for each in zones_like(typed)[:MOST]]


def zones_like(typed: str) -> Sequence[str]:
    """By any name that somebody may have begun to type; what fits best comes first."""
    wanted = plain_name(typed)
    if not wanted:
        return zone_names()
    found = []
    for each in zone_names():
        own, *others = names_of(each)
        fits = closeness(wanted, (own, *others))
        if fits is not None:
            found.append((fits, closeness(wanted, (own,)) != fits, each))
    names = [each for *_, each in sorted(found)]
    called = zone_called(typed)
    first = [called] if called else GUESSES.get(wanted, ())
    return [*first, *(each for each in names if each not in first)]
