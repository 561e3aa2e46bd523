"""Notices call whoever they mean, one person or several, and name the last day of an absence."""

from datetime import UTC, datetime

import pytest

from bot.tables import notices
from bot.tables.seating import PlayerId
from bot.tables.table_view import Look
from bot.texts.posts.notices import notice_post
from engine.game_options import GameOptions
from engine.terms import BoardId
from tests.bot.announcer.test_limits import a_look
from words import ENGLISH, Words, words_for

ANNA, BEN = PlayerId("1"), PlayerId("2")


@pytest.fixture(scope="module")
def look() -> Look:
    return a_look(GameOptions(board=BoardId("italia"), seats=3), None)


def said(words: Words, look: Look, notice: notices.Notice) -> str:
    post = notice_post(words, look, notice)
    assert post
    return "\n".join(post.texts)


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "Press **Join** above!", "first"),
        ("fr", "Viens jouer", "venez jouer"),
        ("de", "Spiel mit!", "Wer zuerst kommt"),
    ],
)
def test_a_free_seat_calls_one_or_several(
    look: Look, language: str, one: str, several: str
) -> None:
    words = words_for(language)
    assert one in said(words, look, notices.SeatFree(players=(ANNA,)))
    told = said(words, look, notices.SeatFree(players=(ANNA, BEN)))
    assert several in told
    assert one not in told


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "with you.", "with you all."),
        ("fr", "Viens jouer", "Venez jouer"),
        ("de", "Spiel mit!", "Spielt mit!"),
    ],
)
def test_a_rematch_calls_one_or_several(look: Look, language: str, one: str, several: str) -> None:
    words = words_for(language)
    offered = notices.RematchOffered(by=ANNA, table=1, invited=(BEN,))
    assert one in said(words, look, offered)
    both = notices.RematchOffered(by=ANNA, table=1, invited=(BEN, PlayerId("3")))
    assert several in said(words, look, both)


def test_away_until_friday_reads_as_friday(look: Look) -> None:
    midnight = datetime(2026, 11, 21, tzinfo=UTC).timestamp()
    told = said(ENGLISH, look, notices.PlayerAway(player=ANNA, until=midnight))
    assert f"<t:{int(midnight) - 60}:f>" in told
