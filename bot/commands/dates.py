"""Dates as people type them, in their own time zone."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta, tzinfo

from bot.tables.errors import TableError
from bot.texts.people import shown
from words import Words
from words.typed import folded, month_named, typed_for, unit_seconds, weekday_named

FARTHEST_DAYS = 90
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})[./]\s?(\d{1,2})[./]?(?:\s?(\d{4}))?")
_DAY_FIRST = re.compile(r"(\d{1,2})(?:[a-z]{2}|\.)?\s+([a-z]{3,9})\.?(?:,?\s+(\d{4}))?")
_MONTH_FIRST = re.compile(r"([a-z]{3,9})\.?\s+(\d{1,2})(?:[a-z]{2})?(?:,?\s+(\d{4}))?")
_AHEAD = re.compile(r"(\d{1,3})\s*([a-z]+)")
_DAY = 24 * 60 * 60.0


class UnclearDate(TableError):
    said = "{typed!r} is no date"


class NoSuchDay(TableError):
    said = "there is no day {typed!r}"


class DateInPast(TableError):
    said = "{day} is in the past"


class DateTooFar(TableError):
    said = "{day} is more than {most} days ahead"


def read_date(words: Words, typed: str, zone: tzinfo, *, now: float) -> float:
    """When that day is over. It may be said in any language, rather in that of these words."""
    today = datetime.fromtimestamp(now, zone).date()
    try:
        day = _day(words, _bare(folded(typed)), today)
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


def _bare(text: str) -> str:
    """Without what may stand before a date."""
    first, _, rest = text.partition(" ")
    return rest if rest and first in typed_for("before") else text


def _day(words: Words, text: str, today: date) -> date | None:
    """A day without a year is the next of that name."""
    if text in typed_for("today"):
        return today
    if text in typed_for("tomorrow"):
        return today + timedelta(days=1)
    named = weekday_named(words, text.rstrip("."))
    if named is not None:
        return today + timedelta(days=(named - today.weekday() - 1) % 7 + 1)
    if found := _AHEAD.fullmatch(text):
        seconds = unit_seconds(found[2])
        if seconds and not seconds % _DAY:
            return today + timedelta(days=int(found[1]) * int(seconds / _DAY))
    if found := _ISO.fullmatch(text):
        return date(int(found[1]), int(found[2]), int(found[3]))
    if found := _DOTTED.fullmatch(text):
        return _next(int(found[1]), int(found[2]), found[3], today)
    if (found := _DAY_FIRST.fullmatch(text)) and (month := month_named(words, found[2])):
        return _next(int(found[1]), month, found[3], today)
    if (found := _MONTH_FIRST.fullmatch(text)) and (month := month_named(words, found[1])):
        return _next(int(found[2]), month, found[3], today)
    return None


def _next(day: int, month: int, year: str | None, today: date) -> date:
    if year is not None:
        return date(int(year), month, day)
    this_year = date(today.year, month, day)
    return this_year if this_year >= today else date(today.year + 1, month, day)
