"""The forms in which people write a day: by name, by number, or by how far ahead it is."""

from __future__ import annotations

import calendar
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date, timedelta

from bot.commands.hours import is_time
from words import Words
from words.typed import (
    calendar_names,
    counted,
    month_named,
    typed_for,
    unit_seconds,
    weekday_named,
)

_ISO = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})")
_IN_NUMBERS = re.compile(
    r"(\d{1,2})\s?([-./])\s?(\d{1,2})(?:(?:\s?\2\s?|\s)(\d{4}|\d{2}))?(?:\s?\2)?"
)
_DAY_FIRST = re.compile(r"(\d{1,2})(?:[a-z]{2}|\.)?\s+([a-z]{3,9})\.?(?:,?\s+(\d{4}|\d{2}))?")
_MONTH_FIRST = re.compile(r"([a-z]{3,9})\.?\s+(\d{1,2})(?:[a-z]{2})?(?:,?\s+(\d{4}|\d{2}))?")
_AHEAD = re.compile(r"(\d{1,40})\s*([a-z]+)")
_DAY = 24 * 60 * 60.0
_NAMED = {"today": 0, "tomorrow": 1, "after-tomorrow": 2, "next-week": 7, "fortnight": 14}
_OF_MONTH = re.compile(r"(\d{1,2})(st|nd|rd|th|er|\.)?")
_BEFORE_TIME = re.compile(r"(?<=\d)t(?=\d)")
_SUNDAY = 6
_LATELY = timedelta(days=30)
"""A day without a year that was so lately is meant, and not that of the next year."""
_LEAP_YEARS = 8
"""At most so many lie between two."""


class OtherWeekday(ValueError):
    """`Friday 24 December`, which is a Thursday."""

    def __init__(self, day: date) -> None:
        super().__init__(f"{day} is another day of the week")
        self.day = day


def day_meant(words: Words, text: str, today: date) -> date | None:
    """The text as `plain` gives it; None where it is no day. Raises ValueError for a day that there
    is not, and OverflowError for one that no calendar has."""
    typed = text
    text = _bare(counted(text.strip(".,;!? ")))
    day = _day(words, text, today) or _in_part(words, text, today) or _of_month(typed, today)
    day = day or _at_a_time(words, text, today)
    first, _, rest = text.partition(" ")
    weekday = weekday_named(words, first.rstrip(".,"))
    if day is None and rest and weekday is not None:
        day = _in_calendar(words, rest, today) or _of_month(rest, today, named=True)
        if day and day.weekday() != weekday:
            raise OtherWeekday(day)
    return day


def said_past(words: Words, text: str) -> bool:
    """`yesterday`, `last Friday`, `3 days ago`, `-3 days`."""
    bare = _bare(counted(text))
    if bare.startswith("-") and _AHEAD.fullmatch(bare[1:].strip()):
        return True
    if _is_any(bare, "past"):
        return True
    if any(_AHEAD.fullmatch(each) for each in _without(bare, "ago")):
        return True
    return any(weekday_named(words, each) is not None for each in _without(bare, "last"))


def vocabulary() -> frozenset[str]:
    """Every word that a date may have."""
    kinds = (
        *_NAMED,
        *_OTHERS,
        "next",
        "end",
        "part",
        "minutes",
        "hours",
        "days",
        "weeks",
        "months",
    )
    typed = {word for kind in kinds for each in typed_for(kind) for word in each.split()}
    return calendar_names() | typed | typed_for("before")


def _bare(text: str) -> str:
    """Without what may stand before a date, or within it; with a figure for `first`."""
    before, first = typed_for("before"), typed_for("first")
    kept = (each for each in text.split() if each not in before)
    return " ".join("1" if each in first else each for each in kept)


def _is_any(text: str, kind: str) -> bool:
    spaced = text.replace("-", " ")
    return any(spaced == _bare(each.replace("-", " ")) for each in typed_for(kind))


def _without(text: str, kind: str) -> Iterator[str]:
    """What is left of it without such words at its beginning or end, where they are there."""
    for each in map(_bare, typed_for(kind)):
        if text.startswith(f"{each} "):
            yield text.removeprefix(f"{each} ")
        if text.endswith(f" {each}"):
            yield text.removesuffix(f" {each}")


def _day(words: Words, text: str, today: date) -> date | None:
    for kind, ahead in _NAMED.items():
        if _is_any(text, kind):
            return today + timedelta(days=ahead)
    for each in (text, *_without(text, "next")):
        if day := _other(each, today):
            return day
        weekday = weekday_named(words, each.rstrip("."))
        if weekday is not None:
            return today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)
    for each in _without(text, "end"):
        if month := month_named(words, each):
            return _end_of(month, today)
    if (found := _AHEAD.fullmatch(text)) and (day := _ahead(int(found[1]), found[2], today)):
        return day
    return _in_calendar(words, text, today)


def _other(text: str, today: date) -> date | None:
    for kind, when in _OTHERS.items():
        if _is_any(text, kind):
            return when(today)
    return None


def _in_part(words: Words, text: str, today: date) -> date | None:
    """`Friday evening`, `Freitagabend`: absences are of whole days."""
    for each in sorted(map(_bare, typed_for("part")), key=len, reverse=True):
        rest = text.removesuffix(each).strip(" ,")
        if each and rest not in ("", text) and (day := _day(words, rest, today)):
            return day
    return None


def _at_a_time(words: Words, text: str, today: date) -> date | None:
    """`Friday 5 pm`, `2026-12-24T18:00`: absences are of whole days."""
    parts = _BEFORE_TIME.sub(" ", text).split()
    for at in range(1, len(parts)):
        if is_time(" ".join(parts[at:])):
            return _day(words, " ".join(parts[:at]).rstrip(","), today)
    return None


def _of_month(text: str, today: date, *, named: bool = False) -> date | None:
    """`the 20th`, `le 20`, `bis zum 20.`, the next there is; but no `5`, unless its weekday is
    named."""
    *before, last = text.split() or [""]
    found = _OF_MONTH.fullmatch("1st" if last in typed_for("first") else last)
    if not found or not typed_for("before").issuperset(before):
        return None
    if not (found[2] or named) and typed_for("article").isdisjoint(before):
        return None
    for ahead in range(3):  # of two months on end one has 31 days
        month = _months_later(ahead, today.replace(day=1))
        if int(found[1]) <= calendar.monthrange(month.year, month.month)[1]:
            day = month.replace(day=int(found[1]))
            if day >= today:
                return day
    raise ValueError


def _ahead(count: int, unit: str, today: date) -> date | None:
    if unit in typed_for("months"):
        return _months_later(count, today)
    seconds = unit_seconds(unit)
    if not seconds or unit in typed_for("minutes"):
        return None
    return today + timedelta(days=-(-count * int(seconds) // _DAY))


def _months_later(count: int, today: date) -> date:
    """The same day of that month, or its last."""
    year, month = divmod(today.year * 12 + today.month - 1 + count, 12)
    if year > date.max.year:
        raise OverflowError
    last = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(today.day, last))


def _in_calendar(words: Words, text: str, today: date) -> date | None:
    """A day without a year is the next of that name, unless it was lately."""
    if found := _ISO.fullmatch(text):
        return date(int(found[1]), int(found[2]), int(found[3]))
    if found := _IN_NUMBERS.fullmatch(text):
        day, month = int(found[1]), int(found[3])
        if found[2] == "/" and month > 12 >= day:  # 12/24, as Americans write it
            day, month = month, day
        return _next(day, month, found[4], today)
    if (found := _DAY_FIRST.fullmatch(text)) and (month_meant := month_named(words, found[2])):
        return _next(int(found[1]), month_meant, found[3], today)
    if (found := _MONTH_FIRST.fullmatch(text)) and (month_meant := month_named(words, found[1])):
        return _next(int(found[2]), month_meant, found[3], today)
    return None


def _next(day: int, month: int, year: str | None, today: date) -> date:
    if year is not None:
        return date(int(year) + (2000 if len(year) == 2 else 0), month, day)
    for each in range(today.year - 1, today.year + _LEAP_YEARS + 1):
        there_is = 1 <= month <= 12 and 1 <= day <= calendar.monthrange(each, month)[1]
        if there_is and (found := date(each, month, day)) >= today - _LATELY:
            return found
    raise ValueError


def _end_of(month: int, today: date) -> date:
    """The next there is."""
    first = today.replace(day=1)
    return _last_of_month(_months_later((month - today.month) % 12, first))


def _last_of_month(today: date) -> date:
    return today.replace(day=calendar.monthrange(today.year, today.month)[1])


_OTHERS: Mapping[str, Callable[[date], date]] = {
    "next-month": lambda today: _months_later(1, today),
    "weekend": lambda today: today + timedelta(days=_SUNDAY - today.weekday()),
    "month-end": _last_of_month,
    "christmas": lambda today: _next(25, 12, None, today),
    "christmas-eve": lambda today: _next(24, 12, None, today),
    "new-years-eve": lambda today: _next(31, 12, None, today),
    "new-year": lambda today: _next(1, 1, None, today),
}
