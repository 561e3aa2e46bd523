"""Ionium: a crossing by land that may be passed but not rested on."""

from typing import Any

import pytest

from engine.actions import FINISH
from tests.builders import Game, a_game, a_line, line
from tests.plain import BuildHouse, BuildingChoice, ColonistMoved, MoveColonist, PlayCard

CROSSING = line("ionium", "brundisium", "apollonia", "land")
WEST = line("ionium", "canusium", "brundisium", "land")
WEST_TOO = line("ionium", "heraclea", "brundisium", "land")
EAST = line("ionium", "scodra", "apollonia", "land")
EAST_TOO = line("ionium", "apollonia", "ambrakia", "land")
RICH = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}


def architect(land: list[str], sea: list[str] | None = None, **facts: Any) -> Game:
    game = a_game("ionium", colonists={0: {"land": land, "sea": sea or []}}, **facts)
    return game.do(PlayCard("start-architect"))


def lines_offered(game: Game) -> set[str]:
    return {move.line for move in game.offered_of(MoveColonist)}


@pytest.mark.ruling("AR3")
@pytest.mark.parametrize("origin", [WEST, EAST, "brundisium", "apollonia"])
def test_no_colonist_rests_on_the_crossing(origin: str) -> None:
    game = architect([origin, "athenae", "athenae"], ["athenae", "athenae", "athenae"])
    assert lines_offered(game)
    assert CROSSING not in lines_offered(game)


@pytest.mark.ruling("AR3")
@pytest.mark.parametrize(("origin", "beyond"), [(WEST, EAST), (EAST_TOO, WEST_TOO)])
def test_passing_the_crossing_costs_one_step_like_any_line(origin: str, beyond: str) -> None:
    game = architect([origin], ["athenae"])
    game.do(MoveColonist("land", origin, beyond))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "land", origin, beyond, steps=2)]
    assert game.seat(0).colonists["land"] == (beyond,)


@pytest.mark.ruling("AR3")
def test_one_step_is_not_enough_to_pass_the_crossing() -> None:
    assert lines_offered(architect([WEST])) == {
        WEST_TOO,
        line("ionium", "terventum", "canusium", "land"),
        line("ionium", "canusium", "neapolis", "land"),
    }


@pytest.mark.ruling("AR3")
def test_a_colonist_in_a_city_at_its_end_steps_over_the_crossing() -> None:
    game = architect(["brundisium"], ["athenae"])
    game.do(MoveColonist("land", "brundisium", EAST))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "land", "brundisium", EAST, steps=2)]


@pytest.mark.ruling("AR3")
def test_the_crossing_is_never_full() -> None:
    game = architect([WEST, WEST_TOO], ["athenae", "athenae"])
    game.do(MoveColonist("land", WEST, EAST), MoveColonist("land", WEST_TOO, EAST_TOO))
    assert game.seat(0).colonists["land"] == (EAST, EAST_TOO)
    assert [moved.steps for moved in game.happened(ColonistMoved)] == [2, 2]


@pytest.mark.ruling("AR3", "AR6")
def test_the_crossing_makes_no_city_adjacent() -> None:
    game = architect([WEST], goods={0: RICH}, coins={0: 20}).do(FINISH)
    assert isinstance(game.decision, BuildingChoice)
    assert game.offered_of(BuildHouse) == [BuildHouse("canusium"), BuildHouse("brundisium")]


def test_the_sea_line_beside_the_crossing_is_an_ordinary_one() -> None:
    crossing = line("ionium", "brundisium", "apollonia", "sea")
    origin = line("ionium", "canusium", "brundisium", "sea")
    game = architect([], [origin], goods={0: RICH}, coins={0: 20})
    game.do(MoveColonist("sea", origin, crossing))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "sea", origin, crossing, steps=1)]
    assert game.offered_of(BuildHouse) == [BuildHouse("brundisium"), BuildHouse("apollonia")]


def test_the_two_sea_lines_between_neapolis_and_messana_hold_a_colonist_each() -> None:
    game = a_game("ionium", colonists={0: {"sea": ["messana"]}, 1: {"sea": ["S6"]}})
    assert set(game.state.board.lines[a_line("S6")].ends) == {"neapolis", "messana"}
    assert set(game.state.board.lines[a_line("S7")].ends) == {"neapolis", "messana"}
    game.do(PlayCard("start-architect"))
    assert "S7" in lines_offered(game)
    assert "S6" not in lines_offered(game)
