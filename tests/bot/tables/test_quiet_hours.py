"""Quiet hours are those of the clock on somebody's wall, also when it is put forward or back."""

from datetime import UTC, datetime

import pytest

from bot.tables.quiet_hours import QuietHours, quiet_until

NIGHT = QuietHours(begin=22 * 60, end=7 * 60)
NOON = QuietHours(begin=12 * 60, end=13 * 60 + 30)
BERLIN = "Europe/Berlin"


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("hours", "zone", "now", "until"),
    [
        (None, BERLIN, "2026-01-10T03:00", None),
        (NIGHT, None, "2026-01-10T21:59", None),
        (NIGHT, None, "2026-01-10T22:00", "2026-01-11T07:00"),
        (NIGHT, None, "2026-01-11T06:59", "2026-01-11T07:00"),
        (NIGHT, None, "2026-01-11T07:00", None),
        (NIGHT, BERLIN, "2026-01-10T21:00", "2026-01-11T06:00"),
        (NIGHT, BERLIN, "2026-07-10T20:00", "2026-07-11T05:00"),
        (NIGHT, BERLIN, "2026-07-10T19:59", None),
        (NIGHT, BERLIN, "2026-03-28T22:00", "2026-03-29T05:00"),
        (NIGHT, BERLIN, "2026-10-24T21:00", "2026-10-25T06:00"),
        (NOON, "Asia/Kolkata", "2026-01-10T06:30", "2026-01-10T08:00"),
        (NOON, "Asia/Kolkata", "2026-01-10T08:00", None),
        (NIGHT, "Mars/Olympus", "2026-01-10T23:00", "2026-01-11T07:00"),
        (QuietHours(begin=60, end=150), BERLIN, "2026-10-25T00:10", "2026-10-25T01:30"),
        (QuietHours(begin=180, end=120), BERLIN, "2026-03-28T22:00", "2026-03-30T00:00"),
    ],
)
def test_they_end_by_the_clock_on_the_wall(
    hours: QuietHours | None, zone: str | None, now: str, until: str | None
) -> None:
    assert quiet_until(hours, zone, at=at(now)) == (None if until is None else at(until))
