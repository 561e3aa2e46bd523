"""Mercator: a payout, then trade in two types of goods at list price."""

import pytest

from engine.actions import FINISH
from engine.terms import TRADED_GOODS
from tests.builders import ALL_IN_ROMA, Game, a_game
from tests.plain import (
    BuyGoods,
    CardChoice,
    ChoosePersonality,
    CoinsReceived,
    GoodsBought,
    GoodsSold,
    PlayCard,
    SellGoods,
    TradeChoice,
)

MERCATOR = PlayCard("start-mercator")
LIST_PRICES = {"brick": 3, "food": 4, "tool": 5, "wine": 6, "cloth": 7}
ONE_OF_EACH: dict[str, int] = dict.fromkeys(TRADED_GOODS, 1)


def bought_goods(game: Game) -> set[str]:
    return {purchase.good for purchase in game.offered_of(BuyGoods)}


def sold_goods(game: Game) -> set[str]:
    return {sale.good for sale in game.offered_of(SellGoods)}


def most_units(game: Game, kind: type[BuyGoods] | type[SellGoods], good: str) -> int:
    """The offers count up from one unit without a gap; how far?"""
    units = [trade.units for trade in game.offered_of(kind) if trade.good == good]
    assert sorted(units) == list(range(1, len(units) + 1))
    return len(units)


@pytest.mark.ruling("ME1")
@pytest.mark.parametrize(
    ("card", "cards", "payout"),
    [
        ("start-mercator", "base", 3),
        ("start-mercator", "venus", 3),
        ("I-mercator", "base", 5),
        ("II-mercator", "base", 5),
        ("III-mercator", "base", 5),
        ("V-mercator", "venus", 5),
    ],
)
def test_a_start_mercator_pays_three_and_a_purchased_one_five(
    card: str, cards: str, payout: int
) -> None:
    game = a_game(cards=cards, hand={0: [card]}, coins={0: 10})
    game.do(PlayCard(card))
    assert game.happened(CoinsReceived) == [CoinsReceived(0, payout, "mercator")]
    assert game.seat(0).coins == 10 + payout


@pytest.mark.ruling("ME1")
@pytest.mark.parametrize(
    "card", ["II-architect-mercator", "III-prefect-mercator", "IV-architect-mercator"]
)
def test_the_mercator_of_a_double_choice_card_pays_five(card: str) -> None:
    game = a_game(cards="venus", hand={0: [card]}, coins={0: 10})
    game.do(PlayCard(card), ChoosePersonality("mercator"))
    assert game.seat(0).coins == 15


@pytest.mark.ruling("ME1")
def test_the_payout_comes_before_the_trade_and_can_be_spent_in_it() -> None:
    game = a_game(coins={0: 0}, goods={0: {}}).do(MERCATOR)
    assert game.decision == TradeChoice(0)
    assert set(game.offered) == {BuyGoods("brick", 1), FINISH}
    game.do(BuyGoods("brick", 1))
    assert game.seat(0).coins == 0
    assert game.goods(0) == {"brick": 1}


@pytest.mark.ruling("ME2")
@pytest.mark.parametrize(("good", "price"), LIST_PRICES.items())
@pytest.mark.parametrize("units", [1, 3])
def test_goods_are_bought_and_sold_at_list_price(good: str, price: int, units: int) -> None:
    buyer = a_game(goods={0: {}}, coins={0: 30}).do(MERCATOR, BuyGoods(good, units))
    assert buyer.seat(0).coins == 33 - units * price
    assert buyer.goods(0) == {good: units}
    assert buyer.happened(GoodsBought) == [GoodsBought(0, good, units, units * price)]

    seller = a_game(goods={0: {good: 3}}, coins={0: 0}).do(MERCATOR, SellGoods(good, units))
    assert seller.seat(0).coins == 3 + units * price
    assert sum(seller.goods(0).values()) == 3 - units
    assert seller.happened(GoodsSold) == [GoodsSold(0, good, units, units * price)]


@pytest.mark.ruling("ME2")
def test_purchases_are_limited_by_money_and_room_and_sales_by_what_is_there() -> None:
    by_money = a_game(goods={0: {}}, coins={0: 10}).do(MERCATOR)
    assert {good: most_units(by_money, BuyGoods, good) for good in TRADED_GOODS} == {
        "brick": 4,
        "food": 3,
        "tool": 2,
        "wine": 2,
        "cloth": 1,
    }

    by_room = a_game(goods={0: {"wine": 5}}, coins={0: 100}).do(MERCATOR)
    assert {most_units(by_room, BuyGoods, good) for good in TRADED_GOODS} == {3}
    assert most_units(by_room, SellGoods, "wine") == 5
    assert sold_goods(by_room) == {"wine"}


@pytest.mark.ruling("ME2")
def test_any_number_of_units_may_change_hands() -> None:
    buyer = a_game(colonists={0: ALL_IN_ROMA}, goods={0: {}}, coins={0: 100}).do(MERCATOR)
    assert most_units(buyer, BuyGoods, "cloth") == 12
    seller = a_game(colonists={0: ALL_IN_ROMA}, goods={0: {"cloth": 12}}).do(MERCATOR)
    assert most_units(seller, SellGoods, "cloth") == 12


@pytest.mark.ruling("ME2")
def test_two_types_may_be_traded_in_turns_and_in_several_instalments() -> None:
    game = a_game(goods={0: {"wine": 3}}, coins={0: 0}).do(MERCATOR)

    game.do(BuyGoods("brick", 1), SellGoods("wine", 1), BuyGoods("brick", 2), SellGoods("wine", 2))

    assert game.seat(0).coins == 3 + 3 * 6 - 3 * 3
    assert game.goods(0) == {"brick": 3}
    assert bought_goods(game) == {"brick"}


@pytest.mark.ruling("ME2")
def test_storage_must_hold_at_every_moment() -> None:
    game = a_game(goods={0: {"wine": 8}}, coins={0: 50}).do(MERCATOR)
    assert bought_goods(game) == set()

    game.do(SellGoods("wine", 2))
    assert most_units(game, BuyGoods, "cloth") == 2

    game.do(BuyGoods("cloth", 2))
    assert bought_goods(game) == set()


@pytest.mark.ruling("ME2")
def test_money_must_hold_at_every_moment() -> None:
    game = a_game(goods={0: {"cloth": 1}}, coins={0: 0}).do(MERCATOR)
    assert most_units(game, BuyGoods, "wine") == 0
    game.do(SellGoods("cloth", 1))
    assert most_units(game, BuyGoods, "wine") == 1


@pytest.mark.ruling("ME2", "ME3")
@pytest.mark.parametrize(
    "trades",
    [
        (SellGoods("wine", 1), SellGoods("cloth", 1)),
        (BuyGoods("wine", 1), BuyGoods("cloth", 1)),
        (SellGoods("wine", 1), BuyGoods("cloth", 1)),
        (BuyGoods("wine", 1), SellGoods("cloth", 1)),
    ],
)
def test_after_two_types_only_these_two_are_traded_each_in_its_direction(
    trades: tuple[BuyGoods | SellGoods, BuyGoods | SellGoods],
) -> None:
    goods = {**ONE_OF_EACH, "wine": 2, "cloth": 2}
    game = a_game(colonists={0: ALL_IN_ROMA}, goods={0: goods}, coins={0: 50})
    game.do(MERCATOR, *trades)
    assert bought_goods(game) == {trade.good for trade in trades if isinstance(trade, BuyGoods)}
    assert sold_goods(game) == {trade.good for trade in trades if isinstance(trade, SellGoods)}


@pytest.mark.ruling("ME3")
def test_a_type_that_was_bought_is_not_sold_in_the_same_action() -> None:
    game = a_game(goods={0: {"wine": 3}}, coins={0: 50}).do(MERCATOR)
    assert game.offers(SellGoods("wine", 1))
    game.do(BuyGoods("wine", 1))
    assert "wine" not in sold_goods(game)
    assert "wine" in bought_goods(game)


@pytest.mark.ruling("ME3")
def test_a_type_that_was_sold_is_not_bought_in_the_same_action() -> None:
    game = a_game(goods={0: {"wine": 3}}, coins={0: 50}).do(MERCATOR)
    assert game.offers(BuyGoods("wine", 1))
    game.do(SellGoods("wine", 3))
    assert "wine" not in bought_goods(game)
    assert bought_goods(game) == set(TRADED_GOODS) - {"wine"}


@pytest.mark.ruling("ME3")
def test_the_next_mercator_may_turn_the_direction_around() -> None:
    game = a_game(
        hand={0: ["start-mercator", "I-mercator"]}, goods={0: {"wine": 1}, 1: {}}, coins={0: 10}
    )
    game.do(MERCATOR, SellGoods("wine", 1), FINISH)
    game.do(PlayCard("start-tribune"))
    game.do(PlayCard("I-mercator"))
    assert game.offers(BuyGoods("wine", 1))


@pytest.mark.ruling("ME4")
def test_one_unit_uses_a_type_up_and_more_of_it_does_not_use_another() -> None:
    game = a_game(goods={0: ONE_OF_EACH}, coins={0: 50}).do(MERCATOR)
    game.do(BuyGoods("brick", 1))
    assert bought_goods(game) == set(TRADED_GOODS)
    game.do(BuyGoods("brick", 1))
    assert bought_goods(game) == set(TRADED_GOODS)
    game.do(SellGoods("cloth", 1))
    assert bought_goods(game) == {"brick"}
    assert sold_goods(game) == set()


@pytest.mark.ruling("ME4")
def test_trading_nothing_is_allowed() -> None:
    game = a_game(coins={0: 0})
    before = game.goods(0)
    game.do(MERCATOR, FINISH)
    assert game.goods(0) == before
    assert game.seat(0).coins == 3
    assert game.decision == CardChoice(1)
