"""Prefect: a province produces, or the coins on the flipped markers are collected."""

from typing import Any

import pytest

from engine.actions import FINISH
from tests.builders import Game, a_game, turn_of
from tests.plain import (
    CardChoice,
    CoinsReceived,
    CollectCoins,
    GoodsLost,
    GoodsReceived,
    GoodsToKeep,
    KeepGoods,
    MarkerFlipped,
    MarkersTurnedBack,
    PlayCard,
    PraefectusMagnusUsed,
    PrefectChoice,
    ProduceInProvince,
)

PREFECT = PlayCard("start-prefect-a")
COLLECT = CollectCoins()
SYRIA = ProduceInProvince("syria", "cloth")
ROOM_FOR_ONE = {"wine": 7}
NO_ROOM = {"wine": 8}
NO_GOODS: dict[int, dict[str, int]] = {seat: {} for seat in range(5)}


def provinces_offered(game: Game) -> set[str]:
    return {production.province for production in game.offered_of(ProduceInProvince)}


def with_syria(seats: int = 3, **facts: Any) -> Game:
    """Antiochia makes food, Tyros cloth; the last seat's Praefectus Magnus stays out of it."""
    tokens = {"antiochia": "food", "tyros": "cloth"}
    given = {"goods": NO_GOODS, "markers": {"syria": "cloth"}, **facts}
    return a_game(seats=seats, tokens=tokens, **given)


@pytest.mark.ruling("P1")
@pytest.mark.parametrize(
    ("card", "cards"),
    [("start-prefect-b", "base"), ("I-prefect", "base"), ("II-prefect", "venus")],
)
def test_prefect_asks_for_an_active_province_or_the_coins_and_one_of_them_is_taken(
    card: str, cards: str
) -> None:
    game = a_game(cards=cards, hand={0: [card]}, flipped=["gallia", "syria"])
    game.do(PlayCard(card))
    assert game.decision == PrefectChoice(0)
    assert provinces_offered(game) == set(game.state.markers) - {"gallia", "syria"}
    assert game.offers(COLLECT)
    assert not game.offers(FINISH)


@pytest.mark.ruling("P1")
def test_who_lets_a_province_produce_gets_no_coins() -> None:
    game = with_syria(flipped=["gallia"], coins={0: 4})
    game.do(PREFECT, SYRIA)
    assert game.happened(CoinsReceived) == []
    assert game.seat(0).coins == 4
    assert game.markers["gallia"].flipped
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("P1")
def test_who_takes_the_coins_lets_nothing_produce() -> None:
    game = with_syria(flipped=["gallia"], houses={"tyros": [0, 1]})
    game.do(PREFECT, COLLECT)
    assert game.happened(GoodsReceived) == []
    assert not game.markers["syria"].flipped
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("P2")
def test_every_house_of_the_province_yields_its_citys_good_to_its_owner() -> None:
    game = with_syria(
        seats=4,
        houses={"antiochia": [0, 1], "tyros": [1, 2], "massilia": [3], "attalia": [0]},
    )
    game.do(PREFECT, SYRIA)
    assert game.goods(0) == {"food": 1, "cloth": 1}
    assert game.goods(1) == {"food": 1, "cloth": 1}
    assert game.goods(2) == {"cloth": 1}
    assert game.goods(3) == {}


@pytest.mark.ruling("P2")
def test_the_province_that_produced_shows_coins_and_is_not_offered_again() -> None:
    game = with_syria()
    game.do(PREFECT, SYRIA)
    assert game.happened(MarkerFlipped) == [MarkerFlipped(0, "syria", "cloth")]
    assert [p for p, marker in game.state.markers.items() if marker.flipped] == ["syria"]
    game.do(PREFECT)
    assert "syria" not in provinces_offered(game)


@pytest.mark.ruling("P2")
@pytest.mark.parametrize("houses", [{}, {"tyros": [1]}])
def test_a_province_without_own_or_any_houses_may_produce(houses: dict[str, list[int]]) -> None:
    game = with_syria(houses=houses)
    game.do(PREFECT, SYRIA)
    assert game.goods(0) == {"cloth": 1}
    assert game.goods(1) == ({"cloth": 1} if houses else {})


@pytest.mark.ruling("P2")
def test_the_bonus_is_the_markers_good_even_if_no_house_makes_it() -> None:
    game = a_game(
        goods=NO_GOODS,
        tokens={"novaria": "brick"},
        markers={"italia": "wine"},
        houses={"novaria": [0]},
    )
    game.do(PREFECT, ProduceInProvince("italia", "wine"))
    assert game.goods(0) == {"brick": 1, "wine": 1}


@pytest.mark.ruling("P2")
def test_the_capital_yields_nothing_with_its_province() -> None:
    game = a_game(
        goods=NO_GOODS,
        markers={"italia": "wine"},
        colonists={0: {"land": ["roma"], "sea": ["roma"]}},
    )
    capital = next(city for city in game.state.board.facts.cities if city.id == "roma")
    assert capital.province == "italia"

    game.do(PREFECT, ProduceInProvince("italia", "wine"))
    assert game.happened(GoodsReceived) == [GoodsReceived(0, ("wine",))]


@pytest.mark.ruling("P3")
@pytest.mark.parametrize(("marker_coins", "coins"), [("cloth_one", 9), ("cloth_and_wine_one", 8)])
def test_collecting_pays_every_visible_coin_and_turns_all_markers_back(
    marker_coins: str, coins: int
) -> None:
    flipped = {
        "gallia": "brick",
        "syria": "cloth",
        "italia": "wine",
        "asia": "food",
        "dacia": "tool",
    }
    game = a_game(
        options={"markerCoins": marker_coins},
        markers={**flipped, "hellas": "tool", "lybia": "cloth"},
        flipped=list(flipped),
        coins={0: 0, 1: 0},
    )

    game.do(PREFECT, COLLECT)

    assert game.happened(CoinsReceived) == [CoinsReceived(0, coins, "prefect")]
    assert (game.seat(0).coins, game.seat(1).coins) == (coins, 0)
    [turned] = game.happened(MarkersTurnedBack)
    assert set(turned.provinces) == set(flipped)
    assert not any(marker.flipped for marker in game.state.markers.values())
    assert {p: game.markers[p].good for p in flipped} == flipped


@pytest.mark.ruling("P3")
def test_provinces_turned_back_can_produce_again() -> None:
    game = with_syria(flipped=["syria"])
    game.do(PREFECT, COLLECT)
    game.do(PREFECT, SYRIA)
    assert game.goods(1) == {"cloth": 1}


@pytest.mark.ruling("P4")
def test_with_all_markers_flipped_only_the_coins_are_left() -> None:
    everywhere = list(a_game().state.markers)
    game = a_game(flipped=everywhere).do(PREFECT)
    assert game.offered == (COLLECT,)


@pytest.mark.ruling("P4", "P6")
@pytest.mark.parametrize("cards", ["base", "venus"])
def test_with_no_marker_flipped_only_producing_is_left(cards: str) -> None:
    game = a_game(cards=cards).do(PREFECT)
    assert provinces_offered(game) == set(game.state.markers)
    assert len(game.offered) == len(game.state.markers)


@pytest.mark.ruling("P5")
def test_bonus_and_own_goods_arrive_together_and_the_executor_picks_from_the_whole_lot() -> None:
    game = with_syria(goods={0: ROOM_FOR_ONE}, houses={"antiochia": [0]})

    game.do(PREFECT, SYRIA)
    assert game.decision == GoodsToKeep(0, ("food", "cloth"))
    assert set(game.offered) == {KeepGoods(("food",)), KeepGoods(("cloth",))}

    game.do(KeepGoods(("food",)))
    assert game.goods(0) == {**ROOM_FOR_ONE, "food": 1}
    assert game.happened(GoodsLost) == [GoodsLost(0, ("cloth",))]


@pytest.mark.ruling("P5")
def test_all_owners_with_too_little_room_are_asked_in_turn_order_from_the_executor_on() -> None:
    game = with_syria(
        seats=4,
        decision=turn_of(2),
        goods={0: ROOM_FOR_ONE, 1: ROOM_FOR_ONE, 2: ROOM_FOR_ONE, 3: ROOM_FOR_ONE},
        houses={"antiochia": [0, 1, 2, 3], "tyros": [3, 1, 2, 0]},
        magnus=1,
    )

    game.do(PREFECT, SYRIA)
    asked = []
    while isinstance(game.decision, GoodsToKeep):
        asked.append(game.decision)
        game.do(KeepGoods(("food",)))

    assert [question.seat for question in asked] == [2, 3, 0, 1]
    assert asked[0].goods == ("food", "cloth", "cloth")
    assert [question.goods for question in asked[1:]] == [("food", "cloth")] * 3
    assert all(game.goods(seat) == {**ROOM_FOR_ONE, "food": 1} for seat in range(4))
    assert game.decision == CardChoice(3)


@pytest.mark.ruling("P5")
def test_owners_with_room_or_with_none_at_all_are_not_asked() -> None:
    game = with_syria(
        seats=4,
        goods={0: NO_ROOM, 1: {}, 2: ROOM_FOR_ONE, 3: NO_ROOM},
        houses={"antiochia": [0, 1, 2, 3], "tyros": [0, 1, 2, 3]},
    )

    game.do(PREFECT, SYRIA)
    assert game.decision == GoodsToKeep(2, ("food", "cloth"))
    assert game.goods(1) == {"food": 1, "cloth": 1}
    assert {lost.seat: sorted(lost.goods) for lost in game.happened(GoodsLost)} == {
        0: ["cloth", "cloth", "food"],
        3: ["cloth", "food"],
    }

    game.do(KeepGoods(("cloth",)))
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("P6")
def test_where_the_table_agreed_so_the_coins_may_be_taken_with_no_marker_flipped() -> None:
    game = a_game(options={"prefectCashNeedsAFlippedMarker": False}, coins={0: 5}, magnus=0).do(
        PREFECT
    )
    assert game.offers(COLLECT)

    game.do(COLLECT)
    assert game.seat(0).coins == 5
    assert game.happened(PraefectusMagnusUsed) == []
    assert game.state.praefectus_magnus == 0


@pytest.mark.ruling("P6")
def test_one_flipped_marker_is_enough_to_take_the_coins() -> None:
    assert a_game(flipped=["syria"]).do(PREFECT).offers(COLLECT)
    assert not a_game().do(PREFECT).offers(COLLECT)
