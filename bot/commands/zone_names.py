"""What time zones are called: by their own names, as each language calls their cities and
countries (CLDR, from babel), and by nickname."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global

from bot.commands.zone_nicknames import NICKNAMES
from words import languages, words_for
from words.typed import plain

_SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ö": "Oe", "Ü": "Ue"})


@cache
def zone_names() -> tuple[str, ...]:
    """Those that people know: by continent and city, and UTC; each once, not by an old name."""
    odd = ("Etc/", "SystemV/", "US/", "posix/", "right/")
    cities = [each for each in available_timezones() if "/" in each and not each.startswith(odd)]
    return ("UTC", *sorted({*cities} - {*get_global("zone_aliases")}))


def zone_called(typed: str) -> str | None:
    """The zone that goes exactly by this name."""
    wanted = plain_name(typed)
    exact = (each for each in zone_names() if wanted in (plain_name(each), city(each)))
    return next(exact, None) or other_names().get(wanted) or _old_names().get(wanted)


@cache
def other_names() -> Mapping[str, str]:
    """In all languages; a nickname counts more than a city, and a city more than a country."""
    named: dict[str, str] = {}
    for each in languages():
        locale = Locale.parse(words_for(each).locale, sep="-")
        named |= {
            name: zone
            for code, (zone, *more) in get_global("territory_zones").items()
            if not more and zone in zone_names() and code in locale.territories
            for name in _spellings(locale.territories[code])
        }
    for each in languages():
        locale = Locale.parse(words_for(each).locale, sep="-")
        named |= {
            name: zone
            for key, facts in locale.time_zones.items()
            if (zone := get_global("zone_aliases").get(key, key)) in zone_names()
            if "city" in facts
            for name in _spellings(facts["city"])
        }
    return {**named, **{plain_name(name): zone for name, zone in NICKNAMES.items()}}


@cache
def _old_names() -> Mapping[str, str]:
    """`Asia/Calcutta`, or its city."""
    now_called = {
        old: zone for old, zone in get_global("zone_aliases").items() if zone in zone_names()
    }
    return {name(old): zone for name in (city, plain_name) for old, zone in now_called.items()}


@cache
def names_of(zone: str) -> tuple[str, ...]:
    """All that it is called, to look for what somebody has begun to type."""
    return plain_name(zone), *(name for name, each in other_names().items() if each == zone)


def plain_name(zone: str) -> str:
    """`America/St_Johns`, `Port-d’Espagne` and `St. John’s` as they are compared."""
    spaced = zone.replace(_SOFT_HYPHEN, "").translate(str.maketrans("/_-.,()[]", " " * 9))
    return plain(spaced)


def city(zone: str) -> str:
    return plain_name(zone.rpartition("/")[2])


def _spellings(name: str) -> set[str]:
    """With `ue` for `ü` as well."""
    return {plain_name(name), plain_name(name.translate(_SPELLED_OUT))}
