"""Time zones and paces as people type them; what is mistyped is asked about."""

import re
from datetime import UTC, datetime
from itertools import chain

import pytest

from bot.commands.paces import NoPaceToChange, pace_given
from bot.commands.time_zones import (
    OffsetGiven,
    UnclearZone,
    UnknownZone,
    read_zone,
    zones_like,
)
from bot.commands.zone_names import other_names, zone_called, zone_names
from bot.commands.zone_nicknames import GUESSES, NICKNAMES
from bot.handlers.paces import MistypedPace, PaceOutOfBounds, UnclearPace, read_pace
from bot.tables.pace import HOUR
from bot.texts.refusals import refusal
from words import ENGLISH, languages, words_for
from words.typed import folded

NOW = datetime(2026, 11, 18, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        (" europe/berlin ", "Europe/Berlin"),
        ("Berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
        ("CET", "Europe/Berlin"),
        ("Köln", "Europe/Berlin"),
        ("US/Pacific", "America/Los_Angeles"),
        ("San Francisco", "America/Los_Angeles"),
        ("Österreich", "Europe/Vienna"),
        ("Oesterreich", "Europe/Vienna"),
        ("Polen", "Europe/Warsaw"),
        ("Allemagne", "Europe/Berlin"),
        ("Londres", "Europe/London"),
        ("Varsovie", "Europe/Warsaw"),
        ("Pékin", "Asia/Shanghai"),
        ("Le Caire", "Africa/Cairo"),
        ("Port-d'Espagne", "America/Port_of_Spain"),
        ("Mailand", "Europe/Rome"),
        ("Kairo", "Africa/Cairo"),
        ("Warschau", "Europe/Warsaw"),
        ("Moskau", "Europe/Moscow"),
        ("Bruessel", "Europe/Brussels"),
        ("Kopenhagen", "Europe/Copenhagen"),
        ("Reykjavík", "Atlantic/Reykjavik"),
        ("UTC+0", "UTC"),
        ("HNE", "America/Toronto"),
        ("hae", "America/Toronto"),
        ("Montréal", "America/Toronto"),
        ("NYC", "America/New_York"),
        ("Paris, France", "Europe/Paris"),
        ("Sydney, Australia", "Australia/Sydney"),
        ("Texas", "America/Chicago"),
        ("Mallorca", "Europe/Madrid"),
        ("Teneriffa", "Atlantic/Canary"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("Calcutta", "Asia/Kolkata"),
        ("Kiev", "Europe/Kyiv"),
        ("Canada/Eastern", "America/Toronto"),
        ("Pacific Time", "America/Los_Angeles"),
        ("mitteleuropäische Zeit", "Europe/Berlin"),
        ("Bali", "Asia/Makassar"),
        ("none", None),
        ("aucun", None),
    ],
)
def test_a_zone_is_found_by_name_or_city(typed: str, zone: str | None) -> None:
    assert read_zone(ENGLISH, typed, now=NOW) == zone


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("Europe/Berln", "Europe/Berlin"),
        ("Berlim", "Europe/Berlin"),
        ("Londno", "Europe/London"),
        ("CST", "America/Chicago"),
        ("Varsovi", "Europe/Warsaw"),
        ("Warschua", "Europe/Warsaw"),
        ("Australia", "Australia/Sydney, Australia/Brisbane or Australia/Perth"),
        ("Australie", "Australia/Sydney, Australia/Brisbane or Australia/Perth"),
        ("Australien", "Australia/Sydney, Australia/Brisbane or Australia/Perth"),
        ("Austrailia", "Australia/Sydney, Australia/Brisbane or Australia/Perth"),
        ("Paris, Texas", "Europe/Paris or America/Chicago"),
    ],
)
def test_a_mistyped_zone_is_asked_about(typed: str, nearest: str) -> None:
    with pytest.raises(UnclearZone) as refused:
        read_zone(ENGLISH, typed, now=NOW)
    assert refused.value.facts["nearest"] == nearest


def test_every_nickname_is_of_a_zone_that_is_offered_and_typed_as_it_is_read() -> None:
    assert {*NICKNAMES.values(), *chain(*GUESSES.values())} <= {*zone_names()}
    assert all(folded(each) == each for each in (*NICKNAMES, *GUESSES))


def test_every_name_of_a_zone_leads_to_one_that_is_offered() -> None:
    assert {*other_names().values()} <= {*zone_names()}
    assert all(zone_called(each) for each in other_names())


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("GMT+2", "Europe/Athens"),
        ("UTC+02:00", "Europe/Athens"),
        ("UTC+5:30", "Asia/Kolkata"),
        ("utc -3", "America/Sao_Paulo"),
        ("UTC−3", "America/Sao_Paulo"),
        ("+1", "Europe/Berlin"),
    ],
)
def test_hours_from_utc_are_answered_with_zones_that_have_them(typed: str, nearest: str) -> None:
    with pytest.raises(OffsetGiven) as refused:
        read_zone(ENGLISH, typed, now=NOW)
    assert nearest in str(refused.value.facts["zones"])
    assert "Calcutta" not in str(refused.value.facts["zones"])
    summer = datetime(2026, 7, 1, tzinfo=UTC).timestamp()
    with pytest.raises(OffsetGiven, match="Europe/Berlin"):
        read_zone(ENGLISH, "GMT+2", now=summer)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Brux", "Europe/Brussels"),
        ("Gen", "Europe/Zurich"),
        ("Lond", "Europe/London"),
        ("Vars", "Europe/Warsaw"),
        ("warsch", "Europe/Warsaw"),
        ("Köl", "Europe/Berlin"),
        ("le cai", "Africa/Cairo"),
        ("europe/b", "Europe/Berlin"),
        ("new_y", "America/New_York"),
        ("Australien", "Australia/Sydney"),
        ("australia", "Australia/Sydney"),
    ],
)
def test_a_zone_is_offered_by_the_beginning_of_any_of_its_names(typed: str, zone: str) -> None:
    assert zone in zones_like(typed)[:8]
    assert zones_like(" ") == zone_names()


def test_a_zone_is_offered_by_its_own_name_before_another_one() -> None:
    assert zones_like("par").index("Europe/Paris") < zones_like("par").index("America/Asuncion")


def test_what_is_like_no_zone_is_said_so() -> None:
    for typed in ("", "xyzzyxyzzy", "@everyone", "Oz", "mine", "UTC+13:37", "GMT+99"):
        with pytest.raises(UnknownZone):
            read_zone(ENGLISH, typed, now=NOW)
    assert all(read_zone(ENGLISH, each, now=NOW) == each for each in zone_names()[::40])


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
        ("a week", 168),
        ("deux jours", 48),
        ("ein Tag 12 Stunden", 36),
        ("1,5 d", 36),
        ("90 minutes", 1.5),
        ("1h30", 1.5),
        ("1 Std. 30", 1.5),
        ("no time limit", None),
        ("none", None),
        ("off", None),
        ("aucun", None),
        ("keins", None),
        ("kein Zeitlimit", None),
        ("illimité", None),
    ],
)
def test_a_pace_is_read_by_name_or_time(typed: str, hours: float | None) -> None:
    pace = read_pace(ENGLISH, typed, "mark")
    assert (pace and pace.seconds / HOUR) == hours
    assert pace is None or (pace.reserve, pace.time_up) == (2 * pace.seconds, "mark")


@pytest.mark.parametrize(
    "given", [{"away_days": 3}, {"reserve": "no_reserve"}, {"pace": "none", "time_up": "mark"}]
)
def test_what_only_a_pace_has_is_not_dropped_in_silence(given: dict[str, object]) -> None:
    with pytest.raises(NoPaceToChange):
        pace_given(ENGLISH, given, None)
    assert pace_given(ENGLISH, {**given, "pace": "steady"}, None)


@pytest.mark.parametrize(
    "typed", ["", "soon", "h", "3 fortnights", "-5 h", "1 2x", "١٢ h x", "2 days 3", "36 12"]
)
def test_what_is_no_pace_is_refused(typed: str) -> None:
    with pytest.raises(UnclearPace):
        read_pace(ENGLISH, typed, "stand_in")


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("steddy", "steady, 24 hours a turn"),
        ("tranquile", "relaxed, 3 days a turn"),
        ("2 dayz", "2 days a turn"),
        ("36 Stundn", "36 hours a turn"),
    ],
)
def test_a_mistyped_pace_is_asked_about(typed: str, nearest: str) -> None:
    with pytest.raises(MistypedPace) as refused:
        read_pace(ENGLISH, typed, "stand_in")
    assert f"Did you mean “{nearest}”?" in refusal(ENGLISH, refused.value)


@pytest.mark.parametrize("language", languages())
def test_what_the_answer_to_an_unclear_pace_names_is_understood(language: str) -> None:
    words = words_for(language)
    answer = refusal(words, UnclearPace(typed="soon"))
    named = re.findall("`(.*?)`", answer)
    assert len(named) == 6
    paces = [read_pace(words, each, "stand_in") for each in named]
    assert [pace and pace.seconds / HOUR for pace in paces] == [None, 72, 24, 8, 36, 48]


@pytest.mark.parametrize("typed", ["10 minutes", "31 days", "999999 d"])
def test_a_pace_stays_within_bounds(typed: str) -> None:
    with pytest.raises(PaceOutOfBounds):
        read_pace(ENGLISH, typed, "stand_in")
