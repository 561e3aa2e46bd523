"""Balearica: no capital; everyone starts with two sea colonists on two ships."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.actions import FINISH
from engine.board import board_of
from tests.builders import Game, a_game, line, turn_of
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    ColonistMoved,
    ColonistPlaced,
    MoveColonist,
    MovementChoice,
    PlaceColonist,
    PlayCard,
)

WEST, EAST = "ship_west", "ship_east"
RICH = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}


def sea(one: str, other: str) -> str:
    return line("balearica", one, other, "sea")


FROM_WEST = {
    sea("andrachium", "ebussus"),
    sea("andrachium", "palmaria"),
    sea("ebussus", "palmaria"),
}
FROM_EAST = {
    sea("iamno", "pollentia"),
    sea("iamno", "turris_solis"),
    sea("pollentia", "servariopolis"),
    sea("servariopolis", "turris_solis"),
}


def architect(*places: str, **facts: Any) -> Game:
    """Seat 0 has played the Architect; these are its sea colonists, and it has no others."""
    others = facts.pop("colonists", {})
    game = a_game("balearica", colonists={0: {"sea": places}, **others}, **facts)
    return game.do(PlayCard("start-architect"))


def tribune(**facts: Any) -> Game:
    return a_game("balearica", **facts).do(PlayCard("start-tribune"))


def colonist_card(**facts: Any) -> Game:
    return a_game("balearica", hand={0: ["I-colonist"]}, **facts).do(PlayCard("I-colonist"))


def lines_offered(game: Game) -> set[str]:
    return {move.line for move in game.offered_of(MoveColonist)}


@pytest.mark.ruling("SU4")
def test_everyone_starts_with_a_sea_colonist_on_each_ship() -> None:
    game = a_game("balearica", seats=3)
    for seat in range(3):
        assert game.seat(seat).colonists == {"land": (), "sea": (WEST, EAST)}
        assert game.seat(seat).waiting("land") == 3
        assert game.seat(seat).waiting("sea") == 1


@pytest.mark.ruling("AR1")
def test_everyone_starts_with_two_steps() -> None:
    game = a_game("balearica").do(PlayCard("start-architect"))
    assert game.decision == MovementChoice(0, steps=2)


@pytest.mark.parametrize(("ship", "lines"), [(WEST, FROM_WEST), (EAST, FROM_EAST)])
def test_the_first_step_is_onto_a_line_the_ship_is_joined_to(ship: str, lines: set[str]) -> None:
    game = architect(ship)
    assert lines_offered(game) == lines
    to = min(lines)
    game.do(MoveColonist("sea", ship, to))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "sea", ship, to, steps=1)]


@pytest.mark.ruling("AR3")
def test_further_steps_are_as_usual_and_pass_held_lines() -> None:
    game = architect(WEST, EAST, colonists={1: {"sea": sorted(FROM_WEST)}})
    assert FROM_WEST.isdisjoint(lines_offered(game))
    to = sea("palmaria", "rapidus")
    game.do(MoveColonist("sea", WEST, to))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "sea", WEST, to, steps=2)]


def test_a_ship_is_not_entered_again() -> None:
    assert {WEST, EAST}.isdisjoint(
        end for each in board_of("balearica").facts.lines for end in each.ends
    )
    game = architect(*sorted(FROM_WEST))
    assert {WEST, EAST}.isdisjoint(lines_offered(game))


def test_a_ship_is_no_way_from_one_of_its_lines_to_another() -> None:
    """The four lines of the eastern ship make a square; opposite ones share no city."""
    here, opposite = sea("iamno", "pollentia"), sea("servariopolis", "turris_solis")
    assert opposite not in lines_offered(architect(here))
    game = architect(here, EAST).do(MoveColonist("sea", here, opposite))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "sea", here, opposite, steps=2)]


def test_several_colonists_share_a_ship() -> None:
    game = a_game("balearica", colonists={0: {"sea": [WEST, WEST, WEST]}})
    assert game.seat(1).colonists["sea"] == (WEST, EAST)
    game.do(
        PlayCard("start-architect"), *(MoveColonist("sea", WEST, to) for to in sorted(FROM_WEST))
    )
    assert set(game.seat(0).colonists["sea"]) == FROM_WEST


def test_nothing_is_built_from_a_ship() -> None:
    game = architect(WEST, EAST, goods={0: RICH}, coins={0: 20}).do(FINISH)
    assert game.decision == turn_of(1), "there is no city beside seat 0 to build in"


@pytest.mark.ruling("AR6")
def test_houses_are_built_from_the_lines_beside_a_ship() -> None:
    to = sea("andrachium", "palmaria")
    game = architect(WEST, goods={0: RICH}, coins={0: 20}).do(MoveColonist("sea", WEST, to))
    assert isinstance(game.decision, BuildingChoice)
    assert {house.city for house in game.offered_of(BuildHouse)} == {
        "andrachium",
        "palmaria",
    }


@pytest.mark.ruling("TR2")
def test_at_the_start_the_tribune_offers_the_ships_alone() -> None:
    game = tribune()
    assert game.offered == (PlaceColonist("sea", WEST), PlaceColonist("sea", EAST), FINISH)
    game.do(PlaceColonist("sea", EAST))
    assert game.happened(ColonistPlaced) == [ColonistPlaced(0, "sea", EAST, ("food", "tool"))]
    assert game.seat(0).colonists["sea"] == (WEST, EAST, EAST)


@pytest.mark.ruling("TR2")
def test_without_a_waiting_sea_colonist_and_without_a_house_the_tribune_offers_nothing() -> None:
    game = tribune(colonists={0: {"sea": [WEST, EAST, EAST]}})
    assert game.decision == turn_of(1)


@pytest.mark.ruling("C4")
@pytest.mark.parametrize("card", [tribune, colonist_card], ids=["tribune", "colonist"])
def test_new_colonists_come_to_own_cities_with_a_line_of_the_kind_and_to_the_ships(
    card: Callable[..., Game],
) -> None:
    """Selva has land lines only, Frumentaria sea lines only, Palmaria both."""
    houses = {"selva": [0], "frumentaria": [0, 1], "palmaria": [1, 0], "mago": [1]}
    assert set(card(houses=houses).offered_of(PlaceColonist)) == {
        PlaceColonist("land", "selva"),
        PlaceColonist("land", "palmaria"),
        PlaceColonist("sea", "frumentaria"),
        PlaceColonist("sea", "palmaria"),
        PlaceColonist("sea", WEST),
        PlaceColonist("sea", EAST),
    }


@pytest.mark.ruling("C4")
@pytest.mark.parametrize("card", [tribune, colonist_card], ids=["tribune", "colonist"])
def test_with_the_option_any_own_city_will_do(card: Callable[..., Game]) -> None:
    game = card(houses={"frumentaria": [0]}, options={"mismatchedColonists": True})
    assert game.offers(PlaceColonist("land", "frumentaria"))
    assert not game.offers(PlaceColonist("land", WEST))


@pytest.mark.ruling("TR2")
def test_the_tribune_places_one_colonist_and_the_colonist_card_any_number() -> None:
    goods = {0: {"food": 3, "tool": 3}}
    by_tribune = tribune(goods=goods, houses={"palmaria": [0]})
    by_tribune.do(PlaceColonist("land", "palmaria"))
    assert by_tribune.decision == turn_of(1)
    by_card = colonist_card(goods=goods, houses={"palmaria": [0]})
    by_card.do(PlaceColonist("land", "palmaria"), PlaceColonist("land", "palmaria"))
    by_card.do(PlaceColonist("sea", WEST))
    assert by_card.seat(0).colonists == {"land": ("palmaria",) * 2, "sea": (WEST, EAST, WEST)}


@pytest.mark.ruling("AR2")
def test_a_land_colonist_leaves_an_own_city_by_land() -> None:
    game = a_game("balearica", colonists={0: {"land": ["selva"]}}, houses={"selva": [0]})
    game.do(PlayCard("start-architect"))
    assert lines_offered(game) == {
        line("balearica", "selva", other, "land")
        for other in ("palmaria", "soller", "pollentia", "lucus_maior")
    }
