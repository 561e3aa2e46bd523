"""Aegyptus: sea colonists on the Nile, and a Red Sea that no water joins to it."""

from itertools import pairwise

import pytest

from engine.actions import FINISH
from engine.board import board_of
from engine.terms import LineId, PlaceId
from tests.builders import a_game, line
from tests.plain import BuildHouse, ColonistMoved, MoveColonist, PlaceColonist, PlayCard

UP_THE_NILE = [
    "memphis",
    "oxyrhynchus",
    "lyopolis",
    "thebae",
    "syene",
    "abu_simbel",
    "kerma",
    "napata",
    "meroe",
]
RED_SEA = ["klysma", "rhaithou", "aila", "leuke_kome", "myos_hormos", "berenice"]
RICH = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}


def sea(one: str, other: str) -> LineId:
    return line("aegyptus", one, other, "sea")


@pytest.mark.ruling("SU4")
def test_everyone_starts_in_memphis() -> None:
    game = a_game("aegyptus", seats=3)
    for seat in range(3):
        assert game.seat(seat).colonists == {"land": ("memphis",), "sea": ("memphis",)}


@pytest.mark.ruling("TR2")
def test_the_tribune_places_either_kind_in_memphis() -> None:
    game = a_game("aegyptus", houses={"berenice": [0]}).do(PlayCard("start-tribune"))
    assert game.offered == (
        PlaceColonist("land", "memphis"),
        PlaceColonist("sea", "memphis"),
        FINISH,
    )


@pytest.mark.ruling("AR2")
def test_each_section_of_the_nile_is_one_sea_line() -> None:
    far = board_of("aegyptus").distances("sea", (PlaceId("memphis"),))
    assert [far[sea(*ends)] for ends in pairwise(UP_THE_NILE)] == list(range(1, 9))
    assert far[sea("meroe", "gold_trade")] == 9


def test_two_arms_of_the_delta_leave_memphis() -> None:
    rivers = [each for each in board_of("aegyptus").facts.lines if each.river]
    assert all(each.kind == "sea" for each in rivers)
    assert {frozenset(each.ends) for each in rivers if "memphis" in each.ends} == {
        frozenset({"memphis", "alexandria"}),
        frozenset({"memphis", "tamiathis"}),
        frozenset({"memphis", "oxyrhynchus"}),
    }


@pytest.mark.ruling("AR6")
def test_a_sea_colonist_on_the_nile_builds_in_the_cities_beside_it() -> None:
    to = sea("oxyrhynchus", "lyopolis")
    game = a_game("aegyptus", goods={0: RICH}, coins={0: 20})
    game.do(PlayCard("start-architect"), MoveColonist("sea", "memphis", to))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "sea", "memphis", to, steps=2)]
    assert game.offered_of(BuildHouse) == [BuildHouse("oxyrhynchus"), BuildHouse("lyopolis")]


@pytest.mark.ruling("AR6")
def test_no_house_is_built_in_memphis() -> None:
    to = sea("memphis", "oxyrhynchus")
    game = a_game("aegyptus", colonists={0: {"sea": [to]}}, goods={0: RICH}, coins={0: 20})
    game.do(PlayCard("start-architect"), FINISH)
    assert game.offered_of(BuildHouse) == [BuildHouse("oxyrhynchus")]


def test_no_water_leads_from_memphis_to_the_red_sea() -> None:
    board = board_of("aegyptus")
    lines = [each for each in board.facts.lines if each.kind == "sea"]
    red_sea = {each.id for each in lines if set(RED_SEA).intersection(each.ends)}
    assert len(red_sea) == 9
    reached = set(board.distances("sea", (PlaceId("memphis"),)))
    assert reached == {each.id for each in lines} - red_sea
    assert set(board.distances("sea", (PlaceId("klysma"),))) == red_sea


@pytest.mark.ruling("C2", "C4")
def test_a_sea_colonist_comes_to_the_red_sea_by_the_colonist_card() -> None:
    game = a_game("aegyptus", hand={0: ["I-colonist"]}, houses={"berenice": [0], "hibis": [0]})
    game.do(PlayCard("I-colonist"))
    places = {action.place for action in game.offered_of(PlaceColonist) if action.colonist == "sea"}
    assert places == {"memphis", "berenice"}
    game.do(PlaceColonist("sea", "berenice"))
    assert game.seat(0).colonists["sea"] == ("memphis", "berenice")
