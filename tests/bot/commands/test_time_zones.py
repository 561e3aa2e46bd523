"""Time zones, hours and paces as people type them; what is mistyped is asked about."""

import pytest

from bot.commands.time_zones import (
    UnclearHours,
    UnclearZone,
    UnknownZone,
    read_hours,
    read_zone,
    zone_names,
)
from bot.handlers.paces import PaceOutOfBounds, UnclearPace, read_pace
from bot.tables.pace import HOUR
from bot.tables.quiet_hours import QuietHours
from words import ENGLISH


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        (" europe/berlin ", "Europe/Berlin"),
        ("Berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_found_by_name_or_city(typed: str, zone: str) -> None:
    assert read_zone(typed) == zone


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [("Europe/Berln", "Europe/Berlin"), ("Berlim", "Europe/Berlin"), ("Londno", "Europe/London")],
)
def test_a_mistyped_zone_is_asked_about(typed: str, nearest: str) -> None:
    with pytest.raises(UnclearZone) as refused:
        read_zone(typed)
    assert refused.value.facts["nearest"] == nearest


def test_what_is_like_no_zone_is_said_so() -> None:
    for typed in ("", "xyzzyxyzzy", "@everyone"):
        with pytest.raises(UnknownZone):
            read_zone(typed)
    assert all(read_zone(each) == each for each in zone_names()[::40])


@pytest.mark.parametrize(
    ("typed", "begin", "end"),
    [("22-7", 1320, 420), ("22:30 to 06:00", 1350, 360), ("9.15–10", 555, 600)],
)
def test_hours_are_read(typed: str, begin: int, end: int) -> None:
    assert read_hours(typed) == QuietHours(begin=begin, end=end)


def test_hours_that_cannot_be_are_refused() -> None:
    assert read_hours(" None ") is None
    for typed in ("22", "25-7", "22:60-7", "7-7", "0 – 24", "night", "22-7-9", "-1-7", ""):
        with pytest.raises(UnclearHours):
            read_hours(typed)


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("relaxed", 72),
        ("Steady", 24),
        ("bri", 8),
        ("36", 36),
        ("36 h", 36),
        ("2 days", 48),
        ("1 day 12 hours", 36),
        ("1,5 d", 36),
        ("90 minutes", 1.5),
        ("no time limit", None),
        ("none", None),
    ],
)
def test_a_pace_is_read_by_name_or_time(typed: str, hours: float | None) -> None:
    pace = read_pace(ENGLISH, typed, "mark")
    assert (pace and pace.seconds / HOUR) == hours
    assert pace is None or (pace.reserve, pace.time_up) == (2 * pace.seconds, "mark")


@pytest.mark.parametrize("typed", ["", "soon", "h", "3 fortnights", "-5 h", "1 2x", "١٢ h x"])
def test_what_is_no_pace_is_refused(typed: str) -> None:
    with pytest.raises(UnclearPace):
        read_pace(ENGLISH, typed, "stand_in")


@pytest.mark.parametrize("typed", ["10 minutes", "31 days", "999999 d"])
def test_a_pace_stays_within_bounds(typed: str) -> None:
    with pytest.raises(PaceOutOfBounds):
        read_pace(ENGLISH, typed, "stand_in")
