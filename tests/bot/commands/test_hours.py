"""Hours of the day as people type them; those that cannot be are refused."""

import pytest

from bot.commands.hours import MostOfTheDay, UnclearHour, UnclearHours, read_hour, read_hours
from bot.tables.quiet_hours import QuietHours
from bot.texts.refusals import refusal
from words import ENGLISH


@pytest.mark.parametrize(
    ("typed", "begin", "end"),
    [
        ("22-7", 1320, 420),
        ("22:30 to 06:00", 1350, 360),
        ("9.15–10", 555, 600),
        ("10pm-7am", 1320, 420),
        ("10:30 p.m. to 6 a.m.", 1350, 360),
        ("12am-12pm", 0, 720),
        ("10 pm - 7", 1320, 420),
        ("von 22 Uhr bis 7 Uhr", 1320, 420),
        ("22h à 7h30", 1320, 450),
        ("entre 22 h et 7 h", 1320, 420),
        ("de 20 h 30 à 7 heures", 1230, 420),
        ("à partir de 22h jusqu'à 7h", 1320, 420),
        ("between 22 and 7", 1320, 420),
        ("zwischen 22 und 7 Uhr", 1320, 420),
        ("22 Uhr 30 bis 6 Uhr", 1350, 360),
        ("midnight to 7", 0, 420),
        ("noon - 2 pm", 720, 840),
        ("22 to midnight", 1320, 0),
        ("minuit à 7 h", 0, 420),
        ("2200-0700", 1320, 420),
        ("22h - 7h du matin", 1320, 420),
        ("10 Uhr abends bis 7 Uhr morgens", 1320, 420),
        ("von Mitternacht bis 8 Uhr", 0, 480),
        ("10 am - 7 am", 600, 420),
        ("10 Uhr morgens bis 7", 600, 420),
        ("12-24", 720, 0),
        ("9-22", 540, 1320),
    ],
)
def test_hours_are_read(typed: str, begin: int, end: int) -> None:
    assert read_hours(typed) == QuietHours(begin=begin, end=end)


def test_hours_that_cannot_be_are_refused() -> None:
    assert read_hours(" None ") is None
    for typed in (
        "22",
        "25-7",
        "22:60-7",
        "7-7",
        "0 – 24",
        "night",
        "22-7-9",
        "-1-7",
        "",
        "9-11pm",
        "13pm-7am",
    ):
        with pytest.raises(UnclearHours):
            read_hours(typed)


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [("10-7", "22:00-7:00"), ("between 11 and 6:30", "23:00-6:30"), ("12-8", "0:00-8:00")],
)
def test_hours_that_are_most_of_the_day_are_asked_about(typed: str, nearest: str) -> None:
    with pytest.raises(MostOfTheDay) as refused:
        read_hours(typed)
    assert f"Did you mean `{nearest}`?" in refusal(ENGLISH, refused.value)
    assert read_hours(nearest)


@pytest.mark.parametrize(
    ("typed", "minute"),
    [
        ("8", 480),
        ("08:30", 510),
        ("8 pm", 1200),
        ("8 o'clock", 480),
        ("20 h 30", 1230),
        ("à 20 heures", 1200),
        ("um 8 Uhr 30", 510),
        ("8.30 Uhr", 510),
        ("noon", 720),
        ("0830", 510),
        ("2030 Uhr", 1230),
        ("gegen 8", 480),
        ("around 8", 480),
        ("8h du matin", 480),
        ("8 in the evening", 1200),
        ("20 h du soir", 1200),
        ("midi", 720),
        ("mittags", 720),
        ("at midnight", 0),
        ("minuit", 0),
        ("um Mitternacht", 0),
    ],
)
def test_an_hour_is_read(typed: str, minute: int) -> None:
    assert read_hour(typed) == minute


@pytest.mark.parametrize(
    "typed", ["", "25", "8 x 30", "20 h 99", "2460", "830000", "8 uhr 30 pm x", "tea time"]
)
def test_an_hour_that_cannot_be_is_refused(typed: str) -> None:
    assert read_hour("Jamais") is None
    with pytest.raises(UnclearHour):
        read_hour(typed)
