"""The catalogue on the command line: every board and card, readable and as JSON."""

import json

import pytest

from engine import read_options
from engine.catalogue import catalogue
from engine.terms import BoardId
from tests.command_line import Concordia
from words import ENGLISH
from words.nouns import personality_text

BOARDS = tuple(catalogue().boards)


def test_the_list_names_every_board(concordia: Concordia) -> None:
    header, *rows, footnote = concordia("boards").out.splitlines()
    assert header.split()[0] == "Board"
    assert [row.split()[0] for row in rows if not row.startswith(" ")] == list(BOARDS)
    assert footnote.startswith("*")


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_in_full_names_all_there_is_on_it(concordia: Concordia, board: BoardId) -> None:
    facts = catalogue().boards[board]
    page = concordia("boards", board).out
    names = [each.name for each in facts.provinces]
    names += [each.name for each in facts.cities]
    names += [each.name for each in facts.places]
    for name in names:
        assert name in page
    for line in facts.lines:
        assert f"\n{line.id} " in page or f"  {line.id} " in page
    assert max(map(len, page.splitlines())) <= 100


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("aegyptus", ["Incense trade", "Gold trade", "5 sestertii", "food marker", "river"]),
        ("balearica", ["no capital for land colonists", "Western ship", "Tribune"]),
        ("byzantium", ["tool for A, wine for B and cloth for C"]),
        ("corsica", ["collect sestertii with a Prefect, you get 2 more"]),
        ("creta", ["you get 2 more", "chooses the bonus good"]),
        (
            "gallia",
            [
                "a house in one of these harbours",
                "cross the land line Londinium – Bononia, but not stop",
            ],
        ),
        ("germania", ["2 steps", "10 castles"]),
        ("ionium", ["cross the land line Brundisium – Apollonia, but not stop"]),
    ],
)
def test_what_is_special_is_said(concordia: Concordia, board: str, words: list[str]) -> None:
    special = " ".join(concordia("boards", board).out.partition("Special")[2].split())
    for word in words:
        assert word in special


@pytest.mark.parametrize("board", ["imperium", "italia", "hellas"])
def test_an_ordinary_board_has_nothing_special(concordia: Concordia, board: str) -> None:
    assert "Special" not in concordia("boards", board).out


def test_boards_as_json_hold_the_facts(concordia: Concordia) -> None:
    listed = json.loads(concordia("boards", "--json").out)["boards"]
    assert [board["id"] for board in listed] == list(BOARDS)
    italia = json.loads(concordia("boards", "italia", "--json").out)
    short = next(board for board in listed if board["id"] == "italia")
    assert len(italia["provinces"]) == short["provinces"] == 11
    assert len(italia["cities"]) == short["cities"] + 1  # the capital


@pytest.mark.parametrize(
    ("card_set", "count", "present", "absent"),
    [
        ("base", 7 + 30, "Mason", "Magister"),
        ("venus", 8 + 30, "Prefect / Architect", "Legatus"),
        ("venus-team", 7 + 30, "Legatus", "Senator"),
    ],
)
def test_the_cards_of_a_set(
    concordia: Concordia, card_set: str, count: int, present: str, absent: str
) -> None:
    text = concordia("cards", "--set", card_set).out
    assert present in text
    assert absent not in text.replace("unless it is a Senator", "")
    assert max(map(len, text.splitlines())) <= 100
    cards = json.loads(concordia("cards", "--set", card_set, "--json").out)
    assert cards["set"] == card_set
    assert len(cards["cards"]) == count


@pytest.mark.parametrize("card_set", ["base", "venus", "venus-team"])
def test_a_card_does_what_stands_on_it(concordia: Concordia, card_set: str) -> None:
    team = {"team": True} if card_set == "venus-team" else {}
    options = read_options({"board": "italia", "seats": 4, **team})
    said = " ".join(concordia("cards", "--set", card_set).out.split())
    for card in json.loads(concordia("cards", "--set", card_set, "--json").out)["cards"]:
        facts = catalogue().cards[card["id"]]
        texts = [personality_text(ENGLISH, facts, each, options) for each in facts.personalities]
        assert " Or: ".join(texts) in said


def rows_of(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def test_a_specialist_is_listed_with_what_minerva_pays(concordia: Concordia) -> None:
    rows = rows_of(concordia("cards").out)
    assert "II-vintner Vintner 1 brick + 1 wine Minerva (wine 4)" in rows


def test_cards_of_one_name_that_differ_say_in_which_numerals(concordia: Concordia) -> None:
    rows = [
        " ".join(line.split()) for line in concordia("cards", "--set", "venus").out.splitlines()
    ]
    assert any(row.startswith("Mercator (start) Take 3 sestertii") for row in rows)
    assert any(row.startswith("Mercator (I, II, V) Take 5 sestertii") for row in rows)


def test_the_gods_pay_partners_differently(concordia: Concordia) -> None:
    assert "you have two or more houses" in concordia("cards", "--set", "venus").out
    assert "you and your partner both have a house" in concordia("cards", "--set", "venus-team").out
    assert "Venus" not in concordia("cards").out
