"""Creta's "?" province: whoever lets it produce chooses the bonus good."""

import pytest

from engine.state import Marker
from engine.terms import TRADED_GOODS, ProvinceId
from tests.builders import Game, a_game, a_marker
from tests.plain import (
    CoinsReceived,
    CollectCoins,
    GoodsReceived,
    MarkerFlipped,
    MarkersTurnedBack,
    PlayCard,
    PraefectusMagnusPassed,
    ProduceInProvince,
)

GAUDOS_ALONE = ProvinceId("fusca")
COIN_FIELD = 2


def choices(game: Game) -> list[str]:
    return [a.bonus for a in game.offered_of(ProduceInProvince) if a.province == GAUDOS_ALONE]


def test_the_space_begins_empty() -> None:
    state = a_game("creta").state
    assert state.markers[GAUDOS_ALONE] == Marker(None)
    assert state.board.cities_in[GAUDOS_ALONE] == ("gaudos",)


def test_the_five_goods_are_offered_and_salt_is_not() -> None:
    game = a_game("creta").do(PlayCard("start-prefect-a"))
    assert choices(game) == list(TRADED_GOODS)
    assert len(TRADED_GOODS) == 5


def test_every_other_province_offers_the_good_of_its_marker_alone() -> None:
    game = a_game("creta").do(PlayCard("start-prefect-a"))
    offered = [a for a in game.offered_of(ProduceInProvince) if a.province != GAUDOS_ALONE]
    assert [(a.province, a.bonus) for a in offered] == [
        (province, marker.good)
        for province, marker in game.state.markers.items()
        if province != GAUDOS_ALONE
    ]


@pytest.mark.ruling("P2")
@pytest.mark.parametrize("good", TRADED_GOODS)
def test_the_chosen_good_is_received_and_its_marker_lies_coins_up(good: str) -> None:
    game = a_game("creta", goods={0: {}})
    game.do(PlayCard("start-prefect-a"), ProduceInProvince(GAUDOS_ALONE, good))
    assert game.happened(MarkerFlipped) == [MarkerFlipped(0, GAUDOS_ALONE, good)]
    assert game.happened(GoodsReceived) == [GoodsReceived(0, (good,))]
    assert game.goods(0) == {good: 1}
    assert game.state.markers[GAUDOS_ALONE] == a_marker(good, flipped=True)


@pytest.mark.ruling("PM1", "PM2")
def test_the_praefectus_magnus_doubles_the_chosen_good() -> None:
    game = a_game("creta", goods={0: {}}, magnus=0)
    game.do(PlayCard("start-prefect-a"), ProduceInProvince(GAUDOS_ALONE, "cloth"))
    assert game.happened(GoodsReceived) == [GoodsReceived(0, ("cloth", "cloth"))]
    assert game.happened(PraefectusMagnusPassed) == [PraefectusMagnusPassed(0, 1)]


@pytest.mark.ruling("P2")
def test_houses_in_gaudos_produce_what_the_city_produces() -> None:
    game = a_game(
        "creta",
        seats=3,
        goods={0: {}, 1: {}, 2: {}},
        houses={"gaudos": [0, 2]},
        tokens={"gaudos": "brick"},
        magnus=1,
    )
    game.do(PlayCard("start-prefect-a"), ProduceInProvince(GAUDOS_ALONE, "wine"))
    assert game.goods(0) == {"wine": 1, "brick": 1}
    assert game.goods(1) == {}
    assert game.goods(2) == {"brick": 1}


@pytest.mark.ruling("P2")
def test_once_it_has_produced_it_is_not_offered_again() -> None:
    game = a_game("creta").do(PlayCard("start-prefect-a"), ProduceInProvince(GAUDOS_ALONE, "wine"))
    game.do(PlayCard("start-prefect-a"))
    assert choices(game) == []
    assert game.offers(CollectCoins())


@pytest.mark.ruling("P3")
@pytest.mark.parametrize("good", TRADED_GOODS)
def test_its_coins_are_those_of_the_chosen_good(good: str) -> None:
    game = a_game("creta", markers={GAUDOS_ALONE: good}, flipped=[GAUDOS_ALONE])
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    coins = 1 if good == "cloth" else 2
    assert game.happened(CoinsReceived) == [CoinsReceived(0, coins + COIN_FIELD, "prefect")]


@pytest.mark.ruling("P3")
def test_its_coins_follow_the_option_for_wine() -> None:
    options = {"markerCoins": "cloth_and_wine_one"}
    game = a_game("creta", options=options, markers={GAUDOS_ALONE: "wine"}, flipped=[GAUDOS_ALONE])
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 1 + COIN_FIELD, "prefect")]


def test_the_marker_is_taken_away_with_the_coins_and_the_choice_is_free_again() -> None:
    game = a_game("creta", seats=2)
    game.do(PlayCard("start-prefect-a"), ProduceInProvince(GAUDOS_ALONE, "cloth"))
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert game.happened(MarkersTurnedBack) == [MarkersTurnedBack(1, (GAUDOS_ALONE,))]
    assert game.state.markers[GAUDOS_ALONE] == Marker(None)
    game.do(PlayCard("start-prefect-b"))
    assert choices(game) == list(TRADED_GOODS)


def test_the_markers_of_other_provinces_stay_when_they_are_turned_back() -> None:
    game = a_game("creta", markers={"rubra": "tool"}, flipped=["rubra"])
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert game.markers["rubra"] == Marker("tool")
    assert game.state.markers[GAUDOS_ALONE] == Marker(None)
