"""Salt and the bank: never traded as salt, and sold as whatever it is turned into."""

import pytest

from engine.explanations import obstacles
from tests.builders import Game, a_game
from tests.plain import (
    BoughtBefore,
    BuyGoods,
    FirstGoodsChoice,
    GoodsShort,
    GoodsSold,
    NotTraded,
    SellGoods,
    SoldBefore,
    TradeChoice,
)

SALT = {"salt": True}


def mercator(
    goods: dict[str, int], bought: tuple[str, ...] = (), sold: tuple[str, ...] = ()
) -> Game:
    asked = TradeChoice(0, bought, sold)
    return a_game(options=SALT, goods={0: goods}, coins={0: 50}, decision=asked)


def most_sold(game: Game) -> dict[str, int]:
    most: dict[str, int] = {}
    for sale in game.offered_of(SellGoods):
        most[sale.good] = max(most.get(sale.good, 0), sale.units)
    return most


@pytest.mark.ruling("SA2")
def test_salt_is_neither_bought_nor_sold() -> None:
    game = mercator({"salt": 3})
    assert "salt" not in {offer.good for offer in game.offered_of(BuyGoods)}
    assert "salt" not in most_sold(game)
    for wanted in (BuyGoods("salt", 1), SellGoods("salt", 1)):
        assert obstacles(game.view(0), game.decision, wanted) == (NotTraded("salt"),)
    first = a_game(options={**SALT, "noStartingGoods": True}, decision=FirstGoodsChoice(0))
    assert "salt" not in {offer.good for offer in first.offered_of(BuyGoods)}
    wanted = BuyGoods("salt", 1)
    assert obstacles(first.view(0), first.decision, wanted) == (NotTraded("salt"),)


@pytest.mark.ruling("SA2", "SA13")
def test_as_many_units_of_any_type_are_sold_as_there_are_with_the_salt() -> None:
    game = mercator({"cloth": 2, "brick": 1, "salt": 2})
    assert most_sold(game) == {"brick": 3, "food": 2, "tool": 2, "wine": 2, "cloth": 4}


@pytest.mark.ruling("SA13")
@pytest.mark.parametrize(
    ("units", "salt", "left"),
    [
        (1, 0, {"wine": 1, "food": 1, "salt": 2}),
        (2, 0, {"food": 1, "salt": 2}),
        (3, 1, {"food": 1, "salt": 1}),
        (4, 2, {"food": 1}),
    ],
)
def test_the_good_itself_is_sold_first_and_salt_at_its_price(
    units: int, salt: int, left: dict[str, int]
) -> None:
    game = mercator({"wine": 2, "food": 1, "salt": 2}).do(SellGoods("wine", units))
    assert game.happened(GoodsSold) == [GoodsSold(0, "wine", units, 6 * units, salt)]
    assert game.goods(0) == left
    assert game.seat(0).coins == 50 + 6 * units


@pytest.mark.ruling("SA13", "ME3")
def test_salt_sold_as_a_type_makes_it_a_type_that_was_sold() -> None:
    game = mercator({"salt": 3, "brick": 1}).do(SellGoods("cloth", 1))
    assert game.decision == TradeChoice(0, sold=("cloth",))
    assert not game.offers(BuyGoods("cloth", 1))
    assert obstacles(game.view(0), game.decision, BuyGoods("cloth", 1)) == (SoldBefore("cloth"),)
    game.do(SellGoods("wine", 1))
    assert most_sold(game) == {"wine": 1, "cloth": 1}, "two types; the brick would be a third"


@pytest.mark.ruling("SA13", "ME3")
def test_salt_is_not_sold_as_a_type_that_was_bought() -> None:
    game = mercator({"salt": 2}, bought=("cloth",))
    assert "cloth" not in most_sold(game)
    wanted = SellGoods("cloth", 1)
    assert obstacles(game.view(0), game.decision, wanted) == (BoughtBefore("cloth"),)


@pytest.mark.ruling("SA13")
def test_what_is_short_of_a_sale_counts_the_salt_in() -> None:
    game = mercator({"wine": 1, "salt": 1})
    assert obstacles(game.view(0), game.decision, SellGoods("wine", 4)) == (
        GoodsShort("wine", 2, "ME2", with_salt=True),
    )
