"""Gallia: sea colonists wait in the Mediterranean for an own harbour; a crossing to Britannia."""

from __future__ import annotations

from typing import Any

import pytest

from engine import final_scores
from engine.actions import FINISH
from engine.board import board_of
from engine.terms import PlaceId
from tests.builders import Game, a_game, line, turn_of
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    CoinsReceived,
    CollectIncome,
    ColonistMoved,
    ColonistPlaced,
    MoveColonist,
    MovementChoice,
    PlaceColonist,
    PlayCard,
)

MEDITERRANEAN = "mediterranean"
HARBOURS = ["bononia", "juliobona", "gesocribate", "portus_namnetus", "burdigala", "flaviobriga"]
BRITISH = ["glevum", "isca_dumnoniorum", "branodunum", "londinium"]
BY_THE_MEDITERRANEAN = ["narbo_martius", "massilia", "genua"]
RICH = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}

CROSSING = line("gallia", "londinium", "bononia", "land")


def sea(one: str, other: str) -> str:
    return line("gallia", one, other, "sea")


AT_JULIOBONA = {
    sea("isca_dumnoniorum", "juliobona"),
    sea("gesocribate", "juliobona"),
    sea("bononia", "juliobona"),
}


def architect(*, waiting: int = 1, land: list[str] | None = None, **facts: Any) -> Game:
    """Seat 0 has played the Architect; its sea colonists wait in the Mediterranean."""
    own = {"land": land or [], "sea": [MEDITERRANEAN] * waiting}
    others = facts.pop("colonists", {})
    game = a_game("gallia", colonists={0: own, **others}, **facts)
    return game.do(PlayCard("start-architect"))


def sea_lines_offered(game: Game) -> set[str]:
    return {move.line for move in game.offered_of(MoveColonist) if move.colonist == "sea"}


@pytest.mark.ruling("SU4")
def test_everyone_starts_in_lutetia_and_in_the_mediterranean() -> None:
    game = a_game("gallia", seats=4)
    for seat in range(4):
        assert game.seat(seat).colonists == {"land": ("lutetia",), "sea": (MEDITERRANEAN,)}


def test_nobody_leaves_the_mediterranean_without_a_house_in_a_harbour() -> None:
    game = a_game("gallia").do(PlayCard("start-architect"))
    assert game.offered_of(MoveColonist)
    assert sea_lines_offered(game) == set()


@pytest.mark.parametrize("city", [*BRITISH, *BY_THE_MEDITERRANEAN, "condate"])
def test_a_house_that_is_not_in_a_harbour_does_not_help(city: str) -> None:
    game = architect(waiting=3, houses={city: [0]})
    assert sea_lines_offered(game) == set()


def test_a_house_of_another_seat_in_a_harbour_does_not_help() -> None:
    game = architect(waiting=3, houses={harbour: [1] for harbour in HARBOURS})
    assert sea_lines_offered(game) == set()


@pytest.mark.parametrize("harbour", HARBOURS)
def test_the_first_step_is_onto_any_sea_line_of_an_own_harbour(harbour: str) -> None:
    game = architect(houses={harbour: [0]})
    assert game.decision == MovementChoice(0, steps=1)
    lines = board_of("gallia").facts.lines
    ending_there = {each.id for each in lines if each.kind == "sea" and harbour in each.ends}
    assert ending_there
    assert sea_lines_offered(game) == ending_there


def test_leaving_the_mediterranean_costs_one_step() -> None:
    to = sea("bononia", "juliobona")
    game = architect(houses={"juliobona": [0]})
    game.do(MoveColonist("sea", MEDITERRANEAN, to))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "sea", MEDITERRANEAN, to, steps=1)]
    assert game.seat(0).colonists["sea"] == (to,)


def test_several_own_harbours_are_all_open() -> None:
    game = architect(houses={"juliobona": [0], "burdigala": [0, 1]})
    at_burdigala = {sea("portus_namnetus", "burdigala"), sea("flaviobriga", "burdigala")}
    assert sea_lines_offered(game) == AT_JULIOBONA | at_burdigala


def test_one_harbour_frees_all_own_sea_colonists() -> None:
    game = architect(waiting=3, houses={"juliobona": [0]})
    game.do(*(MoveColonist("sea", MEDITERRANEAN, to) for to in sorted(AT_JULIOBONA)))
    assert set(game.seat(0).colonists["sea"]) == AT_JULIOBONA
    assert [moved.steps for moved in game.happened(ColonistMoved)] == [1, 1, 1]


@pytest.mark.ruling("AR3")
def test_the_first_step_ends_on_a_free_line() -> None:
    held = sea("bononia", "juliobona")
    game = architect(houses={"juliobona": [0]}, colonists={1: {"sea": [held]}})
    assert sea_lines_offered(game) == AT_JULIOBONA - {held}


@pytest.mark.ruling("AR3")
def test_further_steps_are_as_usual_and_pass_held_lines() -> None:
    held = sea("bononia", "juliobona")
    to = sea("branodunum", "bononia")
    game = architect(waiting=2, houses={"juliobona": [0]}, colonists={1: {"sea": [held]}})
    game.do(MoveColonist("sea", MEDITERRANEAN, to))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "sea", MEDITERRANEAN, to, steps=2)]


def test_a_harbour_built_in_this_turn_opens_with_the_next_architect() -> None:
    game = architect(
        land=["lutetia"], goods={0: RICH}, coins={0: 10}, hand={0: ["start-architect"]}
    )
    game.do(MoveColonist("land", "lutetia", line("gallia", "lutetia", "juliobona", "land")), FINISH)
    assert game.offers(BuildHouse("juliobona"))
    game.do(BuildHouse("juliobona"))
    assert game.offered_of(MoveColonist) == []
    assert game.seat(0).colonists["sea"] == (MEDITERRANEAN,)


def test_nobody_returns_to_the_mediterranean() -> None:
    board = board_of("gallia")
    assert all(MEDITERRANEAN not in each.ends for each in board.facts.lines)
    assert not any(board.begins_at("sea", PlaceId(city)) for city in BY_THE_MEDITERRANEAN)


def test_nothing_is_built_from_the_mediterranean() -> None:
    game = architect(waiting=3, goods={0: RICH}, coins={0: 20}, houses={"juliobona": [0]})
    game.do(FINISH)
    assert game.decision == turn_of(1), "there is no city beside seat 0 to build in"


@pytest.mark.ruling("AR1")
def test_a_colonist_in_the_mediterranean_counts_for_steps() -> None:
    game = a_game("gallia").do(PlayCard("start-architect"))
    assert game.decision == MovementChoice(0, steps=2)
    to = line("gallia", "bononia", "juliobona", "land")
    game.do(MoveColonist("land", "lutetia", to))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "land", "lutetia", to, steps=2)]


def test_all_harbours_but_flaviobriga_can_be_built_in_with_the_first_architect() -> None:
    board = board_of("gallia")
    near = [
        at for at, steps in board.distances("land", (PlaceId("lutetia"),)).items() if steps <= 2
    ]
    beside = {city for at in near for city in board.building_ends[at]}
    assert beside.intersection(HARBOURS) == set(HARBOURS) - {"flaviobriga"}


@pytest.mark.ruling("C3", "E4")
def test_a_colonist_in_the_mediterranean_counts_for_income_and_mars() -> None:
    game = a_game("gallia", hand={0: ["I-colonist"]}, colonists={0: {"sea": [MEDITERRANEAN] * 3}})
    assert final_scores(game.state)[0].gods["mars"] == 6
    game.do(PlayCard("I-colonist"), CollectIncome())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 8, "colonist")]


@pytest.mark.ruling("TR2")
def test_the_tribune_places_sea_colonists_in_the_mediterranean() -> None:
    game = a_game("gallia", houses={"bononia": [0]}).do(PlayCard("start-tribune"))
    assert game.offered == (
        PlaceColonist("land", "lutetia"),
        PlaceColonist("sea", MEDITERRANEAN),
        FINISH,
    )
    game.do(PlaceColonist("sea", MEDITERRANEAN))
    assert game.happened(ColonistPlaced) == [
        ColonistPlaced(0, "sea", MEDITERRANEAN, ("food", "tool"))
    ]
    assert game.seat(0).colonists["sea"] == (MEDITERRANEAN, MEDITERRANEAN)


@pytest.mark.ruling("C2", "C4")
def test_the_colonist_card_also_places_in_own_cities_with_a_line_of_the_kind() -> None:
    """Any own city with a sea line will do, harbour or not; Massilia has none."""
    houses = {"londinium": [0], "massilia": [0], "burdigala": [0], "bononia": [1]}
    game = a_game("gallia", hand={0: ["I-colonist"]}, houses=houses).do(PlayCard("I-colonist"))
    assert set(game.offered_of(PlaceColonist)) == {
        PlaceColonist("land", "lutetia"),
        PlaceColonist("land", "londinium"),
        PlaceColonist("land", "massilia"),
        PlaceColonist("land", "burdigala"),
        PlaceColonist("sea", MEDITERRANEAN),
        PlaceColonist("sea", "londinium"),
        PlaceColonist("sea", "burdigala"),
    }


def test_a_sea_colonist_placed_in_an_own_city_needs_no_harbour() -> None:
    game = a_game("gallia", colonists={0: {"sea": ["londinium"]}}, houses={"londinium": [0]})
    game.do(PlayCard("start-architect"))
    assert sea_lines_offered(game) == {sea("branodunum", "londinium"), sea("londinium", "bononia")}


@pytest.mark.ruling("AR3")
@pytest.mark.parametrize(
    ("origin", "beyond"),
    [
        (("bononia", "civitas_remorum"), ("branodunum", "londinium")),
        (("glevum", "londinium"), ("bononia", "juliobona")),
    ],
)
def test_the_broken_line_to_londinium_is_passed_but_not_rested_on(
    origin: tuple[str, str], beyond: tuple[str, str]
) -> None:
    here, there = line("gallia", *origin, "land"), line("gallia", *beyond, "land")
    game = architect(land=[here])
    assert not game.offers(MoveColonist("land", here, CROSSING))
    game.do(MoveColonist("land", here, there))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "land", here, there, steps=2)]


@pytest.mark.ruling("AR3", "AR6")
def test_the_broken_line_makes_no_city_adjacent() -> None:
    here = line("gallia", "bononia", "civitas_remorum", "land")
    game = architect(land=[here], goods={0: RICH}, coins={0: 20}).do(FINISH)
    assert isinstance(game.decision, BuildingChoice)
    assert set(game.offered_of(BuildHouse)) == {
        BuildHouse("bononia"),
        BuildHouse("civitas_remorum"),
    }


def test_the_sea_line_beside_the_broken_one_is_an_ordinary_one() -> None:
    here, to = sea("branodunum", "bononia"), sea("londinium", "bononia")
    game = a_game("gallia", colonists={0: {"sea": [here]}}, goods={0: RICH}, coins={0: 20})
    game.do(PlayCard("start-architect"), MoveColonist("sea", here, to))
    assert set(game.offered_of(BuildHouse)) == {BuildHouse("londinium"), BuildHouse("bononia")}


@pytest.mark.ruling("AR6")
def test_no_house_is_built_in_lutetia() -> None:
    here = line("gallia", "lutetia", "juliobona", "land")
    game = architect(land=[here], goods={0: RICH}, coins={0: 20}).do(FINISH)
    assert game.offered_of(BuildHouse) == [BuildHouse("juliobona")]
