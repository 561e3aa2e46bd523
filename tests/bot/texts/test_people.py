"""Names, harmless wherever they are shown."""

import re
import unicodedata
from dataclasses import dataclass

import pytest

from bot.tables.notices import Guest
from bot.tables.seating import PlayerId
from bot.texts.people import (
    LONGEST_NAME,
    guest_name,
    level_name,
    mention,
    seat_names,
    shown,
)
from engine import view_for
from engine.terms import SeatId
from players import LEVELS
from tests.builders import a_game
from words import words_for
from words.reader import Reader

WORDS = words_for("en")
LIVIA = PlayerId("17")


@dataclass(frozen=True)
class Person:
    name: str


def person(player: PlayerId | None = None, level: str | None = None) -> Guest:
    return Guest(player=player, level=level, team=None)


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Livia Drusilla", "Livia Drusilla"),
        ("Ῥαδάμανθυς", "Ῥαδάμανθυς"),
        ("**bold**", "∗∗bold∗∗"),
        ("snake_case", "snake＿case"),
        ("@everyone", "＠everyone"),
        ("<@99>", "‹＠99›"),
        ("https://example.org", "https∶∕∕example.org"),
        ("two\nlines", "two lines"),
        ("\u202ebackwards", "backwards"),
        ("[here](there)", "［here］(there)"),
        ("x" * 40, "x" * 32),
    ],
)
def test_a_name_stays_a_name(name: str, seen: str) -> None:
    assert shown(name) == seen


def test_people_are_called_as_they_call_themselves_and_computers_by_their_colour() -> None:
    guests = [person(LIVIA), person(level="senator"), person()]
    assert seat_names(WORDS, guests, {LIVIA: Person("Livia")}) == (
        "Livia",
        "Green computer",
        "",
    )


def test_who_was_never_met_has_no_name_yet() -> None:
    assert guest_name(WORDS, person(LIVIA), {}) == ""


def test_every_level_has_a_name() -> None:
    for level in LEVELS:
        assert WORDS.knows(f"level-{level}")
        assert len(guest_name(WORDS, person(level=level), {})) <= 32
    assert level_name(WORDS, "of another version") == "of another version"


def test_a_mention_names_the_player() -> None:
    assert mention(LIVIA) == "<@17>"


NASTY = [
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@&1>",
    "<#42>",
    "<:emoji:1>",
    "</play:1>",
    "<t:0:R>",
    "**bold**",
    "__init__",
    "a_b_c_",
    "~~gone~~",
    "||spoiler||",
    "`code`",
    "```\nblock\n```",
    "[click](https://example.org)",
    "https://example.org",
    "discord.gg/abc",
    "# heading",
    "-# small",
    "> quote",
    "\\",
    "line\nbreak\r\u2028\u2029",
    "\u202eesrever",
    "a\u200bb\u200dc\ufeff",
    "Z̸̡̛̖̟͖̗̞̈́̿̅a̶̢̟̤̭̅͝l̸͙̮̈́g̷̣̈o̸͍͐",
    "tag\U000e0041",
    "W" * 500,
    "\ud800",
    "a" * 31 + " b",
]


@pytest.mark.parametrize("name", NASTY, ids=ascii)
def test_a_nasty_name_is_harmless(name: str) -> None:
    safe = shown(name)
    assert 0 < len(safe) <= LONGEST_NAME or name == "\ud800"
    assert not re.search(r"[*_~|`\\<>@#\[\]/:\r\n]", safe)
    assert all(letter.isprintable() or letter == " " for letter in safe)
    assert not [letter for letter in safe if unicodedata.category(letter).startswith("C")]
    assert safe == safe.strip()
    assert shown(safe) == safe
    safe.encode()


@pytest.mark.parametrize("name", ["", " \t\n", "\u3164\u3164", "\u200b", "\u2800 \u2800", "\u0301"])
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert shown(name) == ""
    reader = Reader(WORDS, view_for(a_game().state, None), (shown(name), ""))
    assert reader.seat(SeatId(0)) == "**Red** (R)"


@pytest.mark.parametrize(
    "name", ["Livia", "Łukasz Żółć", "李小龙", "O'Brien (Jr.)", "🦊 fox", "Ê̄x"]
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert shown(name) == name


def test_accents_are_kept_but_do_not_pile_up() -> None:
    assert shown("e" + "\u0301" * 30) == "é" + "\u0301" * 2
