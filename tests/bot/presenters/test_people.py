"""Names, harmless wherever they are shown."""

from dataclasses import dataclass

import pytest

from bot.presenters.people import guest_name, level_name, mention, seat_names, shown
from bot.tables.notices import Guest
from bot.tables.sheet import PlayerId
from players import LEVELS
from words import words_for

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
        ("https://example.org", "https∶//example.org"),
        ("two\nlines", "twolines"),
        ("\u202ebackwards", "backwards"),
        ("[here](there)", "［here］(there)"),
        ("x" * 40, "x" * 32),
    ],
)
def test_a_name_stays_a_name(name: str, seen: str) -> None:
    assert shown(name) == seen


def test_people_are_called_as_they_call_themselves_and_computers_by_their_level() -> None:
    guests = [person(LIVIA), person(level="senator"), person()]
    assert seat_names(WORDS, guests, {LIVIA: Person("Livia")}) == (
        "Livia",
        "Computer (senator)",
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
