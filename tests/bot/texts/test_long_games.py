"""What people read of long games: whole sentences, in every language, and true ones."""

from dataclasses import replace

import pytest

from bot.tables import Look, PlayerId
from bot.tables.errors import NudgedLately
from bot.tables.pace import HOUR, PACES
from bot.tables.people import PlayerProfile, Preferences
from bot.tables.seating import Pace, PaceProposal, TurnClock, Vote
from bot.tables.servers import ServerSettings
from bot.tables.table_view import look
from bot.texts.posts.letters import letter_post
from bot.texts.posts.message_length import TEXT
from bot.texts.posts.own_tables import MOST as MOST_TABLES
from bot.texts.posts.own_tables import OwnTable, games_post
from bot.texts.posts.reminders import MOST, WaitingTable, reminder_post
from bot.texts.posts.settings import server_settings_post, settings_post
from bot.texts.posts.votes import vote_post
from bot.texts.refusals import refusal
from engine import legal_actions, new_game, read_options, view_for
from engine.terms import SeatId
from tests.world.tables import a_table
from words import languages, words_for
from words.reader import Reader

ANNA, BEN = PlayerId("1"), PlayerId("2")
NOW = 1_790_000_000
PACE = Pace(seconds=PACES["steady"], reserve=48 * HOUR)
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def waiting(*, late: bool = False) -> Look:
    state = new_game(read_options({"board": "italia", "seats": 2}), "a seed")
    clock = TurnClock(
        turn=state.turn, seat=SeatId(0), player=ANNA, since=NOW, ends=NOW + 1, due=NOW + 2
    )
    seen = look(a_table(state, [ANNA, BEN]), None)
    return replace(seen, pace=PACE, clock=clock.model_copy(update={"late": late}))


@EVERY_LANGUAGE
def test_a_vote_on_the_pace_ends_its_sentences_once(language: str) -> None:
    words, seen = words_for(language), waiting()
    vote = Vote(
        proposal=PaceProposal(pace=PACE),
        number=1,
        by=ANNA,
        seat=None,
        voters=(BEN,),
        needed=1,
        deadline=NOW,
    )
    state = new_game(seen.options, "a seed")
    reader = Reader(words, view_for(state, None), ("Anna", "Ben"))
    [text] = vote_post(reader, seen, vote).texts
    assert ".." not in text
    assert ": " not in text.splitlines()[1].rstrip(), "the pace has a line of its own"


@EVERY_LANGUAGE
def test_a_letter_says_until_when_in_the_same_breath(language: str) -> None:
    words = words_for(language)
    table = OwnTable(waiting(), "", NOW, "")
    [text] = letter_post(words, [table]).texts
    [line] = [each for each in text.splitlines() if f"<t:{NOW + 2}:R>" in each]
    before = line[: line.index(f"<t:{NOW + 2}:R>")]
    assert ";" in before
    assert not line.endswith(".")


@EVERY_LANGUAGE
def test_a_reminder_tells_time_that_is_up_from_time_that_will_be(language: str) -> None:
    words = words_for(language)
    lines = []
    for late in (False, True):
        tables = [WaitingTable(waiting(late=late), "")]
        [text] = reminder_post(words, ANNA, tables, by=None, direct=True).texts
        lines += [each for each in text.splitlines() if f"<t:{NOW + 2}:R>" in each]
    will_be, was = lines
    assert will_be != was
    if language == "en":
        assert "time is up <t:" in will_be
        assert "time was up <t:" in was


@EVERY_LANGUAGE
def test_a_reminder_counts_the_tables_that_it_does_not_list(language: str) -> None:
    words = words_for(language)
    for count, more in ((MOST, None), (MOST + 4, words("games-more", count=4))):
        tables = [WaitingTable(waiting(), "")] * count
        [text] = reminder_post(words, ANNA, tables, by=None, direct=True).texts
        listed = [each for each in text.splitlines() if each.startswith("- ")]
        assert len(listed) == MOST
        assert (more is None) or more in text.splitlines()
        assert str(count) in text.splitlines()[0]


@EVERY_LANGUAGE
def test_settings_say_how_reminders_come_to_whoever_takes_no_direct_messages(
    language: str,
) -> None:
    words = words_for(language)
    likes = Preferences(reminders="dm", language=language)
    told = []
    for takes_dms in (True, False):
        person = PlayerProfile(ANNA, takes_dms=takes_dms, preferences=likes)
        [text] = settings_post(words, person, "merchant", NOW, due=None).texts
        told.append(text)
    assert words("settings-reminders", way="dm") in told[0]
    assert words("settings-reminders", way="dm") not in told[1].splitlines()
    assert words("settings-reminders.closed") in told[1]


@EVERY_LANGUAGE
def test_when_somebody_can_be_nudged_again_is_a_time_as_discord_reads_it(language: str) -> None:
    text = refusal(words_for(language), NudgedLately(when=str(NOW)))
    assert f"<t:{NOW}:R>" in text


@EVERY_LANGUAGE
def test_whoever_has_more_tables_than_are_listed_reads_how_many(language: str) -> None:
    words, table = words_for(language), OwnTable(waiting(), "", NOW, "")
    [listed] = games_post(words, [table] * MOST_TABLES).texts
    assert len(listed.splitlines()) == MOST_TABLES + 1
    [text] = games_post(words, [table] * (MOST_TABLES + 3)).texts
    assert text.splitlines()[-1] == words("games-rest", count=3)
    assert "3" in text.splitlines()[-1]


@EVERY_LANGUAGE
def test_tables_with_long_names_are_listed_whole_or_counted(language: str) -> None:
    words, link = words_for(language), f"https://discord.com/channels/{'9' * 80}"
    table = OwnTable(waiting(), "a name of thirty-two characters. ", NOW, link)
    tables = [table] * (MOST_TABLES + 3)
    for post, last in ((games_post(words, tables), "games-rest"), (letter_post(words, tables), "")):
        [text] = post.texts
        lines = [each for each in text.splitlines() if link in each]
        assert 5 < len(lines) < MOST_TABLES
        assert all(f"<t:{NOW}:R>" in each and each.count("**") % 2 == 0 for each in lines)
        left = len(tables) - len(lines)
        assert words(last or "games-more", count=left) in text
        assert len(text) <= TEXT


@EVERY_LANGUAGE
def test_a_server_says_what_its_pace_is_once(language: str) -> None:
    words = words_for(language)
    named = words("lobby-button-pace")
    for pace in (PACE, None):
        [text] = server_settings_post(words, ServerSettings(pace=pace)).texts
        [line] = [each for each in text.splitlines() if named in each]
        assert line.startswith(f"- {named}")
        assert line.count(named) == 1
        assert line.endswith(".")


@EVERY_LANGUAGE
def test_nobody_is_told_of_the_time_of_somebody_else(language: str) -> None:
    """Where all choose at once, another's time may run first."""
    words, seen = words_for(language), waiting()
    state = new_game(seen.options, "a seed")
    [text] = reminder_post(words, BEN, [WaitingTable(seen, "")], by=None, direct=True).texts
    assert "<t:" not in text
    choosing = replace(seen, viewer=SeatId(1), offered=legal_actions(state)[:1])
    [text] = letter_post(words, [OwnTable(choosing, "", None, "")]).texts
    assert "<t:" not in text
