"""Dates as people type them, in their own time zone."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta, tzinfo
from difflib import get_close_matches
from typing import Literal

from bot.commands.date_forms import OtherWeekday, day_meant, said_past, vocabulary
from bot.tables.errors import TableError
from bot.texts.people import shown
from words import Words
from words.nouns import day_text, full_day_text
from words.typed import also_typed, plain, typed_for

FARTHEST_DAYS = 90
_ALIKE = 0.8
"""From then on a word is so like one that is known that it is asked about."""
_SHORTEST = 4
"""Of a word that may be mistyped: shorter ones are like too many."""
_WORD = re.compile(r"[a-z][a-z-]*[a-z]")
DateUse = Literal["away", "start"]
"""What the date is for: the end of an absence, or the beginning of a campaign."""


class UnclearDate(TableError):
    said = "{typed!r} is no date"


class MistypedDate(TableError):
    said = "{typed!r} is no date; {nearest} is one"


class NoSuchDay(TableError):
    said = "there is no day {typed!r}"


class DateInPast(TableError):
    said = "{day} is in the past"


class DateTooFar(TableError):
    said = "{day} is more than {most} days ahead"


def read_date(
    words: Words, typed: str, zone: tzinfo, *, now: float, use: DateUse = "away"
) -> float:
    """When that day is over. It may be said in any language, rather in that of these words."""
    today = datetime.fromtimestamp(now, zone).date()
    day, exactly = _day(words, typed, today, use)
    if day < today:
        raise DateInPast(day=day_text(words, day), how="date", use=use)
    if day > today + timedelta(days=FARTHEST_DAYS):
        raise DateTooFar(day=day_text(words, day), how="date", most=FARTHEST_DAYS, use=use)
    if not exactly:
        raise MistypedDate(typed=shown(typed), nearest=full_day_text(words, day))
    after = day + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=zone).timestamp()


def said_back(words: Words, typed: str) -> bool:
    """That they are back; what a word means in one's own language counts: `hier` is `here` to a
    German, and yesterday to anyone else."""
    text = plain(typed).strip(".,;!? ")
    own = text in also_typed(words, "back")
    return own or (text in typed_for("back") and not said_past(words, text))


def _day(words: Words, typed: str, today: date, use: DateUse) -> tuple[date, bool]:
    """Also whether it was typed so, or is only the nearest to it."""
    text = plain(typed)
    if not said_back(words, typed) and said_past(words, text):
        raise DateInPast(day=shown(typed), how="typed", use=use)
    try:
        day = day_meant(words, text, today)
    except OverflowError:
        raise DateTooFar(day=shown(typed), how="typed", most=FARTHEST_DAYS, use=use) from None
    except OtherWeekday as other:
        return other.day, False
    except ValueError:
        raise NoSuchDay(typed=shown(typed)) from None
    if day is not None:
        return day, True
    near = _nearest(words, text, today)
    if near is None:
        raise UnclearDate(typed=shown(typed), use=use)
    return near, False


def _nearest(words: Words, text: str, today: date) -> date | None:
    """The day that it would be with another letter or two."""
    known = vocabulary()
    words_meant = [_WORD.sub(lambda found: _known(found[0], known), each) for each in text.split()]
    meant = " ".join(words_meant)
    try:
        return None if meant == text else day_meant(words, meant, today)
    except (OverflowError, ValueError):
        return None


def _known(word: str, known: frozenset[str]) -> str:
    if len(word) < _SHORTEST or word in known:
        return word
    near = get_close_matches(word, sorted(known), n=1, cutoff=_ALIKE)
    near = near or [each for each in sorted(known) if sorted(each) == sorted(word)]  # two swapped
    return near[0] if near else word
