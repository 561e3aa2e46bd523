"""Aegyptus' flood marker: it lies on Kush for all to see, and does nothing as no rule is known."""

import pytest

from engine import view_for
from engine.catalogue import catalogue
from engine.terms import ProvinceId, SeatId
from tests.builders import a_game
from tests.plain import (
    CoinsReceived,
    CollectCoins,
    GoodsReceived,
    MarkerFlipped,
    PlayCard,
    ProduceInProvince,
    TurnBegan,
)

NILE_PROVINCES = ["kush", "nubia", "aegyptus_superior", "arcadia", "aegyptus_inferior"]


def test_the_flood_marker_lies_on_kush_and_everyone_sees_it() -> None:
    state = a_game("aegyptus").state
    assert state.flood == "kush"
    assert view_for(state, None).flood == view_for(state, SeatId(1)).flood == "kush"
    assert state.board.facts.flood is not None
    assert list(state.board.facts.flood.provinces) == NILE_PROVINCES


@pytest.mark.parametrize("board", sorted(set(catalogue().boards) - {"aegyptus"}))
def test_no_other_board_has_a_flood_marker(board: str) -> None:
    assert a_game(board).state.flood is None


@pytest.mark.ruling("P2")
@pytest.mark.parametrize("province", NILE_PROVINCES)
def test_production_brings_no_food_beyond_the_usual_and_moves_no_flood(province: str) -> None:
    city = a_game("aegyptus").state.board.cities_in[ProvinceId(province)][0]
    game = a_game(
        "aegyptus",
        goods={0: {}, 1: {}},
        houses={city: [1]},
        tokens={city: "wine"},
        markers={province: "cloth"},
    )
    game.do(PlayCard("start-prefect-a"), ProduceInProvince(province, "cloth"))
    assert game.events[1:] == (
        MarkerFlipped(0, province, "cloth"),
        GoodsReceived(0, ("cloth",)),
        GoodsReceived(1, ("wine",)),
        TurnBegan(1, 2),
    )
    assert game.state.flood == "kush"


def test_the_flood_marker_shows_no_coins() -> None:
    game = a_game("aegyptus", markers={"kush": "tool"}, flipped=["kush"])
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 2, "prefect")]
    assert game.state.flood == "kush"
