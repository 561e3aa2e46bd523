"""Dates as people type them, in their own time zone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime, timedelta, tzinfo

from bot.tables.errors import TableError
from bot.texts.people import shown

FARTHEST_DAYS = 90
_MONTHS: Mapping[str, int] = {
    name: number
    for number, name in enumerate(
        ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"), 1
    )
}
_DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.?(?:\s?(\d{4}))?")
_DAY_FIRST = re.compile(r"(\d{1,2})(?:[a-z]{2}|\.)?\s+([a-z]{3,9})\.?(?:,?\s+(\d{4}))?")
_MONTH_FIRST = re.compile(r"([a-z]{3,9})\.?\s+(\d{1,2})(?:[a-z]{2})?(?:,?\s+(\d{4}))?")
_AHEAD = re.compile(r"(?:in\s+)?(\d{1,3})\s*(day|week)s?")


class UnclearDate(TableError):
    said = "{typed!r} is no date"


class NoSuchDay(TableError):
    said = "there is no day {typed!r}"


class DateInPast(TableError):
    said = "{day} is in the past"


class DateTooFar(TableError):
    said = "{day} is more than {most} days ahead"


def read_date(typed: str, zone: tzinfo, *, now: float) -> float:
    """When that day is over."""
    today = datetime.fromtimestamp(now, zone).date()
    try:
        day = _day(" ".join(typed.casefold().split()), today)
    except ValueError:
        raise NoSuchDay(typed=shown(typed)) from None
    if day is None:
        raise UnclearDate(typed=shown(typed))
    if day < today:
        raise DateInPast(day=day.isoformat())
    if day > today + timedelta(days=FARTHEST_DAYS):
        raise DateTooFar(day=day.isoformat(), most=FARTHEST_DAYS)
    after = day + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=zone).timestamp()


def _day(text: str, today: date) -> date | None:
    """A day without a year is the next of that name."""
    if text in ("today", "tomorrow"):
        return today + timedelta(days=text == "tomorrow")
    if text[:3] in _DAYS and text.isalpha():
        ahead = (_DAYS.index(text[:3]) - today.weekday() - 1) % 7 + 1
        return today + timedelta(days=ahead)
    if found := _AHEAD.fullmatch(text):
        return today + timedelta(days=int(found[1]) * (7 if found[2] == "week" else 1))
    if found := _ISO.fullmatch(text):
        return date(int(found[1]), int(found[2]), int(found[3]))
    if found := _DOTTED.fullmatch(text):
        return _next(int(found[1]), int(found[2]), found[3], today)
    if (found := _DAY_FIRST.fullmatch(text)) and found[2][:3] in _MONTHS:
        return _next(int(found[1]), _MONTHS[found[2][:3]], found[3], today)
    if (found := _MONTH_FIRST.fullmatch(text)) and found[1][:3] in _MONTHS:
        return _next(int(found[2]), _MONTHS[found[1][:3]], found[3], today)
    return None


def _next(day: int, month: int, year: str | None, today: date) -> date:
    if year is not None:
        return date(int(year), month, day)
    this_year = date(today.year, month, day)
    return this_year if this_year >= today else date(today.year + 1, month, day)
