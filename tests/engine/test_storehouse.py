"""Twelve spaces for goods and waiting colonists, and what becomes of goods that do not fit."""

from typing import Any

import pytest

from engine.actions import (
    FINISH,
    BuyGoods,
    KeepGoods,
    PlaceColonist,
    PlayCard,
    ProduceInProvince,
    SellGoods,
)
from engine.decisions import CardChoice, GoodsToKeep
from engine.events import GoodsLost, GoodsReceived
from engine.terms import CardId, PlaceId, ProvinceId, SeatId
from tests.builders import Game, a_game

RED, BLUE = SeatId(0), SeatId(1)
SYRIA = ProvinceId("syria")


def in_syria(red: dict[str, int], blue: dict[str, int], *, magnus: int = 1, **given: Any) -> Game:
    """Red lets a wine province produce: antiochia makes food, tyros wine; blue is in both."""
    facts = {"houses": {"antiochia": [0, 1], "tyros": [1]}, **given}
    return a_game(
        goods={0: red, 1: blue},
        hand={0: ["start-prefect-a"]},
        tokens={"antiochia": "food", "tyros": "wine"},
        markers={"syria": "wine"},
        magnus=magnus,
        **facts,
    ).do(PlayCard(CardId("start-prefect-a")), ProduceInProvince(SYRIA, "wine"))


@pytest.mark.ruling("ST1")
@pytest.mark.parametrize(
    ("goods", "colonists", "free"),
    [
        ({}, {"land": ["roma"], "sea": ["roma"]}, 8),
        ({}, {"land": ["roma"] * 3, "sea": ["roma"] * 3}, 12),
        ({"brick": 5, "cloth": 3}, {"land": ["roma"], "sea": ["roma"]}, 0),
        ({"brick": 5, "cloth": 3}, {"land": ["roma"] * 2, "sea": ["roma"]}, 1),
        ({"salt": 2}, {"land": [], "sea": []}, 4),
    ],
)
def test_waiting_colonists_and_goods_fill_one_of_twelve_spaces_each(
    goods: dict[str, int], colonists: dict[str, list[str]], free: int
) -> None:
    state = a_game(goods={0: goods}, colonists={0: colonists}).state
    assert state.seats[RED].free_spaces == free


@pytest.mark.ruling("ST1")
def test_placing_a_colonist_frees_its_space() -> None:
    game = a_game(goods={0: {"food": 1, "tool": 1, "brick": 6}}, hand={0: ["I-colonist"]}).do(
        PlayCard(CardId("I-colonist"))
    )
    assert game.state.seats[RED].free_spaces == 0
    game.do(PlaceColonist("land", PlaceId("roma")))
    assert game.state.seats[RED].free_spaces == 3  # food, tool and the colonist


@pytest.mark.ruling("ST1")
def test_no_more_goods_can_be_bought_than_fit() -> None:
    game = a_game(coins={0: 90}, goods={0: {"brick": 5}}, hand={0: ["start-mercator"]})
    game.do(PlayCard(CardId("start-mercator")))
    assert max(action.units for action in game.offered_of(BuyGoods)) == 3
    game.do(SellGoods("brick", 2))
    assert max(action.units for action in game.offered_of(BuyGoods)) == 5


@pytest.mark.ruling("ST2", "P5")
def test_the_receiver_chooses_which_units_to_keep_and_the_rest_is_lost() -> None:
    game = in_syria({}, {"brick": 7})
    assert game.decision == GoodsToKeep(BLUE, ("food", "wine"))
    assert set(game.offered) == {KeepGoods(("food",)), KeepGoods(("wine",))}
    game.do(KeepGoods(("food",)))
    assert game.goods(1) == {"brick": 7, "food": 1}
    assert game.happened(GoodsReceived) == [GoodsReceived(BLUE, ("food",))]
    assert game.happened(GoodsLost) == [GoodsLost(BLUE, ("wine",))]


@pytest.mark.ruling("ST2")
def test_no_space_may_stay_empty_that_a_received_unit_could_fill() -> None:
    game = in_syria(
        {"brick": 6},
        {},
        magnus=0,
        houses={"antiochia": [0], "tyros": [0]},
    )
    assert game.decision == GoodsToKeep(RED, ("food", "wine", "wine", "wine"))
    assert set(game.offered) == {KeepGoods(("food", "wine")), KeepGoods(("wine", "wine"))}


@pytest.mark.ruling("ST2")
def test_stored_goods_are_never_thrown_out_to_make_room() -> None:
    game = in_syria({}, {"brick": 8})
    assert game.goods(1) == {"brick": 8}
    assert game.happened(GoodsLost) == [GoodsLost(BLUE, ("food", "wine"))]
    assert game.decision == CardChoice(BLUE)


@pytest.mark.ruling("ST3")
def test_production_in_another_seats_turn_must_fit_too() -> None:
    game = in_syria({}, {"brick": 7})
    assert game.state.active == RED
    assert game.to_decide == BLUE


@pytest.mark.ruling("ST3")
def test_bonus_goods_must_fit_too() -> None:
    game = in_syria({"cloth": 8}, {}, houses={})
    assert game.goods(0) == {"cloth": 8}
    assert game.happened(GoodsLost) == [GoodsLost(RED, ("wine",))]


@pytest.mark.ruling("ST3", "P5")
def test_bonus_and_own_production_are_one_lot_to_choose_from() -> None:
    game = in_syria({"brick": 7}, {})
    assert set(game.offered) == {KeepGoods(("food",)), KeepGoods(("wine",))}
    game.do(KeepGoods(("wine",)))
    assert game.goods(0) == {"brick": 7, "wine": 1}


@pytest.mark.ruling("ST3", "SP1")
def test_a_specialists_goods_must_fit_too() -> None:
    game = a_game(
        goods={0: {"brick": 7}},
        hand={0: ["I-farmer"]},
        tokens={"novaria": "food", "aquileia": "food"},
        houses={"novaria": [0], "aquileia": [0]},
    ).do(PlayCard(CardId("I-farmer")))
    assert game.goods(0) == {"brick": 7, "food": 1}
    assert game.happened(GoodsLost) == [GoodsLost(RED, ("food",))]


@pytest.mark.ruling("ST4")
def test_nothing_is_asked_when_all_fits() -> None:
    game = in_syria({}, {"brick": 6})
    assert game.goods(1) == {"brick": 6, "food": 1, "wine": 1}
    assert not game.happened(GoodsLost)
    assert game.decision == CardChoice(BLUE)


@pytest.mark.ruling("ST4")
def test_nothing_is_asked_when_all_units_are_of_one_type() -> None:
    game = in_syria({}, {"brick": 7}, houses={"tyros": [1]}, flipped=())
    assert game.goods(1) == {"brick": 7, "wine": 1}
    game = in_syria({"brick": 7}, {}, magnus=0, houses={"tyros": [0]})
    assert game.goods(0) == {"brick": 7, "wine": 1}
    assert game.happened(GoodsLost) == [GoodsLost(RED, ("wine", "wine"))]
    assert game.decision == CardChoice(BLUE)


@pytest.mark.ruling("ST5")
def test_the_bank_never_runs_out() -> None:
    everything_out = {seat: {"cloth": 8} for seat in (1, 2, 3, 4)}
    game = a_game(
        seats=5,
        coins=dict.fromkeys(range(5), 10_000),
        goods={0: {}, **everything_out},
        hand={0: ["start-mercator"]},
    ).do(PlayCard(CardId("start-mercator")), BuyGoods("cloth", 8))
    assert game.goods(0) == {"cloth": 8}
    assert game.seat(0).coins == 10_000 + 3 - 8 * 7
    assert sum(seat.goods["cloth"] for seat in game.state.seats) == 40


@pytest.mark.ruling("ST5")
def test_a_trade_touches_nobody_elses_goods_or_coins() -> None:
    game = a_game(seats=3, hand={0: ["start-mercator"]})
    others = game.state.seats[1:]
    game.do(PlayCard(CardId("start-mercator")), SellGoods("wine", 1), BuyGoods("brick", 1), FINISH)
    assert game.state.seats[1:] == others
