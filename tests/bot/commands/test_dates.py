"""Dates as people type them; what cannot be is answered with what was understood."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.commands.dates import (
    DateInPast,
    DateTooFar,
    DateUse,
    MistypedDate,
    NoSuchDay,
    UnclearDate,
    read_date,
    said_back,
)
from bot.texts.refusals import refusal
from words import ENGLISH, languages, words_for

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
        ("two weeks", "2026-12-01"),
        ("in a month", "2026-12-17"),
        ("next month", "2026-12-17"),
        ("le mois prochain", "2026-12-17"),
        ("nächsten Monat", "2026-12-17"),
        ("quinze jours", "2026-12-02"),
        ("demain soir", "2026-11-18"),
        ("20.11.26", "2026-11-20"),
        ("20-11-2026", "2026-11-20"),
        ("20-11", "2026-11-20"),
        ("2026/11/20", "2026-11-20"),
        ("12/24", "2026-12-24"),
        ("24 Dec '26", "2026-12-24"),
        ("until the 24th of December", "2026-12-24"),
        ("Thursday, 24 December 2026", "2026-12-24"),
        ("the day after tomorrow", "2026-11-19"),
        ("next week", "2026-11-24"),
        ("a week", "2026-11-24"),
        ("this Friday", "2026-11-20"),
        ("next Friday.", "2026-11-20"),
        ("aujourd'hui", "2026-11-17"),
        ("aujourd’hui", "2026-11-17"),
        ("jusqu'à vendredi", "2026-11-20"),
        ("jusqu’au 24 décembre", "2026-12-24"),
        ("vendredi 20 novembre", "2026-11-20"),
        ("le 1er décembre", "2026-12-01"),
        ("après-demain", "2026-11-19"),
        ("la semaine prochaine", "2026-11-24"),
        ("dans une semaine", "2026-11-24"),
        ("vendredi prochain", "2026-11-20"),
        ("vendredi qui vient", "2026-11-20"),
        ("übermorgen", "2026-11-19"),
        ("bis nächste Woche", "2026-11-24"),
        ("eine Woche", "2026-11-24"),
        ("nächsten Freitag", "2026-11-20"),
        ("bis zum 24. Dezember", "2026-12-24"),
        ("Freitag, den 20.11.", "2026-11-20"),
        ("5 hours", "2026-11-18"),
        ("in 5 hours", "2026-11-18"),
        ("48h", "2026-11-19"),
        ("48 heures", "2026-11-19"),
        ("49 Stunden", "2026-11-20"),
        ("Friday evening", "2026-11-20"),
        ("vendredi soir", "2026-11-20"),
        ("bis Freitag Abend", "2026-11-20"),
        ("Freitagabend", "2026-11-20"),
        ("morgen früh", "2026-11-18"),
        ("demain matin", "2026-11-18"),
        ("20 November, in the evening", "2026-11-20"),
        ("für 3 Tage", "2026-11-20"),
        ("pour 3 jours", "2026-11-20"),
        ("pendant une semaine", "2026-11-24"),
        ("vierzehn Tage", "2026-12-01"),
        ("a fortnight", "2026-12-01"),
        ("Sonnabend", "2026-11-21"),
        ("1. Jänner", "2027-01-01"),
        ("premier janvier", "2027-01-01"),
        ("first of December", "2026-12-01"),
        ("the 20th", "2026-11-20"),
        ("until the 16th", "2026-12-16"),
        ("Friday the 20th", "2026-11-20"),
        ("until Friday 20th", "2026-11-20"),
        ("vendredi 20", "2026-11-20"),
        ("bis Freitag, den 20.", "2026-11-20"),
        ("le 20", "2026-11-20"),
        ("bis zum 20.", "2026-11-20"),
        ("am 31.", "2026-12-31"),
        ("the weekend", "2026-11-22"),
        ("nächstes Wochenende", "2026-11-22"),
        ("ce week-end", "2026-11-22"),
        ("end of the month", "2026-11-30"),
        ("fin du mois", "2026-11-30"),
        ("Ende des Monats", "2026-11-30"),
        ("Christmas", "2026-12-25"),
        ("Noël", "2026-12-25"),
        ("bis Weihnachten", "2026-12-25"),
        ("Christmas Eve", "2026-12-24"),
        ("Silvester", "2026-12-31"),
        ("la Saint-Sylvestre", "2026-12-31"),
        ("end of the year", "2026-12-31"),
        ("jusqu'au Nouvel An", "2027-01-01"),
        ("end of November", "2026-11-30"),
        ("fin décembre", "2026-12-31"),
        ("bis Ende Januar", "2027-01-31"),
        ("Friday 5 pm", "2026-11-20"),
        ("demain à 17h30", "2026-11-18"),
        ("20.11. um 18 Uhr", "2026-11-20"),
        ("2026-11-20T18:00", "2026-11-20"),
        ("20 November, 18:00", "2026-11-20"),
    ],
)
def test_a_date_is_read_and_lasts_to_the_end_of_that_day(typed: str, day: str) -> None:
    assert read_date(ENGLISH, typed, UTC, now=NOW) == _end(day)


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
        ("10000 days", DateTooFar),
        ("999999999 weeks", DateTooFar),
        ("9999999999999999999999999999 days", DateTooFar),
        ("999999999 months", DateTooFar),
        ("29 February", DateTooFar),
        ("16 November", DateInPast),
        ("20.10.", DateInPast),
        ("1 October", DateTooFar),
        ("3. Maerz", DateTooFar),
        ("3 Mrach", DateTooFar),
        ("the 32nd", NoSuchDay),
        ("in 5", UnclearDate),
        ("5 minutes", UnclearDate),
        ("yesterday", DateInPast),
        ("hier", DateInPast),
        ("gestern", DateInPast),
        ("avant-hier", DateInPast),
        ("last Friday", DateInPast),
        ("vendredi dernier", DateInPast),
        ("3 days ago", DateInPast),
        ("-3 days", DateInPast),
        ("in -1 week", DateInPast),
        ("5 pm", UnclearDate),
        ("Friday 25:00", UnclearDate),
        ("il y a 3 jours", DateInPast),
        ("vor einer Woche", DateInPast),
        ("30 February", NoSuchDay),
        ("2026-13-01", NoSuchDay),
        ("31.6.", NoSuchDay),
        ("soon", UnclearDate),
        ("", UnclearDate),
        ("5", UnclearDate),
        ("20 Brumaire", UnclearDate),
        ("1 monday", UnclearDate),
        ("24.1226", UnclearDate),
        ("the", UnclearDate),
    ],
)
def test_what_cannot_be_is_refused(typed: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read_date(ENGLISH, typed, UTC, now=NOW)


def test_a_leap_day_is_the_next_there_is() -> None:
    now = datetime(2027, 12, 10, tzinfo=UTC).timestamp()
    assert read_date(ENGLISH, "29 February", UTC, now=now) == _end("2028-02-29")
    assert read_date(ENGLISH, "29.2.", UTC, now=now) == _end("2028-02-29")


@pytest.mark.parametrize(
    ("language", "typed", "day"),
    [
        ("en", "Firday", "Friday, 20 November 2026"),
        ("en", "24 Decmber", "Thursday, 24 December 2026"),
        ("en", "tommorow", "Wednesday, 18 November 2026"),
        ("en", "10 dyas", "Friday, 27 November 2026"),
        ("en", "Friday 24 December", "Thursday, 24 December 2026"),
        ("fr", "vendrdi", "vendredi 20 novembre 2026"),
        ("fr", "apres-demian", "jeudi 19 novembre 2026"),
        ("de", "Fretag", "Freitag, 20. November 2026"),
        ("de", "bis zum 24. Dezembre", "Donnerstag, 24. Dezember 2026"),
    ],
)
def test_what_is_mistyped_is_asked_about(language: str, typed: str, day: str) -> None:
    words = words_for(language)
    with pytest.raises(MistypedDate) as refused:
        read_date(words, typed, UTC, now=NOW)
    assert day in refusal(words, refused.value)
    assert read_date(words, day, UTC, now=NOW)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("use", ["away", "start"])
def test_the_answer_names_the_day_as_the_reader_writes_it(language: str, use: DateUse) -> None:
    words = words_for(language)
    day = {"en": "16 November 2026", "fr": "16 novembre 2026", "de": "16. November 2026"}[language]
    with pytest.raises(DateInPast) as past:
        read_date(words, "2026-11-16", UTC, now=NOW, use=use)
    assert day in refusal(words, past.value)
    with pytest.raises(DateTooFar) as far:
        read_date(words, "2027-11-16", UTC, now=NOW, use=use)
    assert day.replace("2026", "2027") in refusal(words, far.value)
    with pytest.raises(UnclearDate) as unclear:
        read_date(words, "soon", UTC, now=NOW, use=use)
    back = {"en": "`back`", "fr": "`retour`", "de": "`zurück`"}[language]
    assert (back in refusal(words, unclear.value)) == (use == "away")


@pytest.mark.parametrize("language", languages())
def test_back_is_understood_in_every_language(language: str) -> None:
    typed = (
        "back/I'm back/I am back!/de retour/Me revoilà/me voilà/je suis revenue/wieder da/zurück"
    )
    for each in (*typed.split("/"), "ich bin zurück", "now"):
        assert said_back(words_for(language), each)
    assert not said_back(words_for(language), "morgen")


def test_a_word_of_two_languages_is_that_of_the_reader() -> None:
    assert said_back(words_for("de"), "hier")
    assert not said_back(words_for("fr"), "hier")
    with pytest.raises(UnclearDate):
        read_date(words_for("de"), "hier", UTC, now=NOW, use="start")


def _end(day: str) -> float:
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + 24 * 60 * 60
