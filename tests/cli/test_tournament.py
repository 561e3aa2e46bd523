"""Tournaments: everyone from every seat, and rates with how sure one can be of them."""

import json
from collections.abc import Iterator

import pytest

from arena import simulation, tournament
from arena.tournament import Match, MatchResult, wilson
from engine import read_options
from engine.terms import SeatId
from tests.command_line import Concordia, assert_one_line

LEVELS = ("novice", "random", "random")


def outcome(levels: tuple[str, ...], *winner: int, team: bool = False) -> MatchResult:
    options = read_options({"board": "italia", "seats": len(levels), "team": team})
    scores = tuple(10 * (seat + 1) for seat in range(len(levels)))
    return MatchResult(Match(options, "s", levels), scores, tuple(map(SeatId, winner)), 60)


def test_every_deal_is_played_from_every_seat() -> None:
    options = read_options({"board": "italia", "seats": 3})
    matches = list(tournament.matches(options, LEVELS, games=6, seed="s"))
    assert [match.seed for match in matches] == ["s-italia-1"] * 3 + ["s-italia-2"] * 3
    assert [match.levels.index("novice") for match in matches] == [0, 1, 2, 0, 1, 2]


def test_rounds_are_played_to_their_end() -> None:
    options = read_options({"board": "italia", "seats": 3})
    assert len(list(tournament.matches(options, LEVELS, games=4, seed="s"))) == 6


def test_a_level_wins_with_any_of_its_seats() -> None:
    one, many = tournament.standings(
        [outcome(LEVELS, 0), outcome(LEVELS, 1), outcome(LEVELS, 2), outcome(LEVELS, 2)]
    )
    assert (one.level, one.wins, one.chance, one.mean_score) == ("novice", 1, 1 / 3, 10)
    assert (many.level, many.wins, many.chance, many.mean_score) == ("random", 3, 2 / 3, 25)


def test_partners_win_together() -> None:
    levels = ("novice", "random", "novice", "random")
    one, other = tournament.standings([outcome(levels, 0, 2, team=True)])
    assert (one.wins, one.chance) == (1, 0.5)
    assert (other.wins, other.chance) == (0, 0.5)


def test_a_mixed_team_wins_for_both_its_levels() -> None:
    levels = ("novice", "random", "random", "random")
    won, lost = outcome(levels, 0, 2, team=True), outcome(levels, 1, 3, team=True)
    one, other = tournament.standings([won, lost])
    assert (one.wins, one.chance) == (1, 0.5)
    assert (other.wins, other.chance) == (2, 1.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (8, 10, 0.4902, 0.9433),
        (10, 10, 0.7225, 1.0),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_a_tournament_is_told_as_a_table(concordia: Concordia) -> None:
    line = ["tournament", "--players", "novice,random", "--games", "2", "--seed", "t"]
    told = concordia(*line, "--board", "italia", "--board", "cyprus", "--jobs", "1")
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[0].split("  ")[0] == "Board"
    assert [row.split()[0] for row in lines[1:]] == [
        "italia",
        "italia",
        "cyprus",
        "cyprus",
        "all",
        "all",
        "Seed",
    ]


def test_a_tournament_is_told_as_json(concordia: Concordia) -> None:
    line = ["tournament", "--players", "novice,random", "--games", "2", "--seed", "t", "--json"]
    told = json.loads(concordia(*line, "--jobs", "2").out)
    assert told["players"] == ["novice", "random"]
    (board,) = told["boards"].values()
    assert board["games"] == 2
    novice, lots = board["levels"]
    assert novice["wins"] + lots["wins"] == 2
    assert novice["low"] <= novice["rate"] <= novice["high"]
    assert novice["chance"] == 0.5


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_breaks_is_named(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    """From the other process too: what cannot be sent back would be waited for without end."""

    def stuck(*_: object) -> Iterator[simulation.SimulatedStep]:
        raise Unsendable("planted", "fault")

    monkeypatch.setattr(simulation, "steps", stuck)
    line = ["tournament", "--players", "novice,random", "--games", "4", "--seed", "t"]
    told = concordia(*line, "--board", "italia", "--jobs", jobs)
    assert told.code == 1
    assert told.err.count("\n") == 1
    assert "seed t-italia-1, italia, players novice,random, decision 1" in told.err
    assert "Unsendable: planted fault" in told.err


class Unsendable(Exception):
    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} {other}")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--players novice,genius", 'no computer player "genius"; there are random, novice'),
        ("--players novice", "seats"),
        ("--players novice,novice --board rome", 'no board "rome"'),
        ("--players novice,novice,novice --team", "team"),
        ("--players novice,random --games 0", "--games"),
    ],
)
def test_bad_input_is_answered_in_one_line(concordia: Concordia, line: str, complaint: str) -> None:
    assert_one_line(concordia("tournament", *line.split()), complaint)
