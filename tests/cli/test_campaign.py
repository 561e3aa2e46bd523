"""`concordia campaign plan`."""

import json

import pytest

from tests.command_line import Concordia, assert_one_line


def test_the_plan_as_json(concordia: Concordia) -> None:
    answer = concordia(
        "campaign", "plan", "--people", 32, "--format", "season", "--games", 6, "--json"
    )
    assert json.loads(answer.out) == {
        "games": 48,
        "rounds": 6,
        "meetings": {"min": 0, "max": 1},
        "seats": {"min": 1, "max": 2},
        "byes": 0,
    }


def test_the_plan_as_text(concordia: Concordia) -> None:
    out = concordia("campaign", "plan", "--people", 16, "--format", "tournament", "--pairs").out
    assert out.splitlines() == [
        "13 games in 4 rounds; everybody plays 3 times.",
        "2 groups of 4, 4; only those in one group meet.",
        "Any two pairs meet once.",
        "Everybody sits in each seat once at most.",
        "Nobody sits out.",
        "Finals: 1 table.",
    ]


def test_a_league_says_how_long_a_season_takes(concordia: Concordia) -> None:
    flags = ("campaign", "plan", "--people", 17, "--format", "league", "--round-days", 7)
    assert concordia(*flags).out.splitlines() == [
        "30 games in 6 rounds; everybody plays 6 times.",
        "2 divisions of 9, 8; only those in one division meet.",
        "Any two people meet 1 to 3 times.",
        "Everybody sits in each seat once or twice.",
        "Nobody sits out.",
        "It takes 42 days at most.",
    ]


def test_boards_can_be_named_with_commas_or_spaces(concordia: Concordia) -> None:
    flags = ("campaign", "plan", "--people", "8", "--format", "Grand-Tour")
    assert concordia(*flags).code == 0
    season = ("campaign", "plan", "--people", "8", "--format", "season", "--json", "--boards")
    assert concordia(*season, "italia,hellas").out == concordia(*season, "italia", "hellas").out


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--people", "3", "--format", "season"), "at least 4 people"),
        (("--people", "65", "--format", "season"), "up to 64"),
        (("--people", "x", "--format", "season"), "not a whole number"),
        (("--people", "7", "--format", "season", "--pairs"), "odd"),
        (("--people", "8", "--format", "cup"), "is no format"),
        (("--people", "8", "--format", "season", "--games", "0"), "not a whole number"),
        (("--people", "8", "--format", "season", "--games", "99"), "1 to 40"),
        (("--people", "8", "--format", "season", "--boards", "mars"), "no board"),
        (("--people", "8", "--format", "season", "--boards", "corsica"), "Corsica suits 2"),
        (("--people", "8", "--format", "grand-tour", "--games", "3"), "14 games"),
        (("--format", "season"), "--people"),
    ],
)
def test_bad_input_gets_one_clear_line(
    concordia: Concordia, flags: tuple[str, ...], said: str
) -> None:
    assert_one_line(concordia("campaign", "plan", *flags), said)
