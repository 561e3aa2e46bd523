"""Dates as people type them; what cannot be is answered with what was understood."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.commands.dates import DateInPast, DateTooFar, NoSuchDay, UnclearDate, read_date
from words import ENGLISH

NOW = datetime(2026, 11, 17, 23, 30, tzinfo=UTC).timestamp()
"""A Tuesday; in Berlin it is Wednesday already."""


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-11-20", "2026-11-20"),
        ("20.11.", "2026-11-20"),
        ("20. 11. 2026", "2026-11-20"),
        ("20 Nov", "2026-11-20"),
        ("20th November 2026", "2026-11-20"),
        ("nov 20", "2026-11-20"),
        ("January 3", "2027-01-03"),
        ("today", "2026-11-17"),
        ("Tomorrow", "2026-11-18"),
        ("friday", "2026-11-20"),
        ("tue", "2026-11-24"),
        ("3 days", "2026-11-20"),
        ("in 2 weeks", "2026-12-01"),
    ],
)
def test_a_date_is_read_and_lasts_to_the_end_of_that_day(typed: str, day: str) -> None:
    end = datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + 24 * 60 * 60
    assert read_date(ENGLISH, typed, UTC, now=NOW) == end


def test_a_date_is_that_of_ones_own_zone() -> None:
    berlin = ZoneInfo("Europe/Berlin")
    end = datetime(2026, 11, 19, tzinfo=berlin).timestamp()
    assert read_date(ENGLISH, "today", berlin, now=NOW) == end
    assert read_date(ENGLISH, "18 November", berlin, now=NOW) == end


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("2026-11-16", DateInPast),
        ("16.11.2026", DateInPast),
        ("2027-11-16", DateTooFar),
        ("200 days", DateTooFar),
        ("30 February", NoSuchDay),
        ("2026-13-01", NoSuchDay),
        ("31.6.", NoSuchDay),
        ("soon", UnclearDate),
        ("", UnclearDate),
        ("5", UnclearDate),
        ("20 Brumaire", UnclearDate),
        ("1 monday", UnclearDate),
    ],
)
def test_what_cannot_be_is_refused(typed: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read_date(ENGLISH, typed, UTC, now=NOW)
