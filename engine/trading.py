"""Buying from and selling to the bank at list price, one good at a time."""

from collections.abc import Iterable, Iterator, Sequence

from engine import payments, treasury
from engine.actions import FINISH, Action, BuyGoods, Finish, SellGoods
from engine.decisions import FirstGoodsChoice
from engine.draft import Draft
from engine.events import GoodsBought, GoodsSold
from engine.obstacles.kinds import NothingSoldYet, NotTraded, NoUnits, Obstacle, Ruling
from engine.obstacles.shortfall import coins_missing, goods_missing
from engine.rulebook import explains, offers, resolves
from engine.state import GameState, components
from engine.storehouse import no_room
from engine.terms import TRADED_GOODS, Good, SeatId

UNITS = range(1, 25)
"""More than any storehouse holds."""
_BUY = {good: tuple(BuyGoods(good, units) for units in UNITS) for good in TRADED_GOODS}
_SELL = {good: tuple(SellGoods(good, units) for units in UNITS) for good in TRADED_GOODS}


def purchases(
    state: GameState, seat: SeatId, goods: Sequence[Good], free_bricks: int = 0
) -> list[Action]:
    """As many units as the coins and the free spaces allow."""
    coins, free = treasury.at_hand(state, seat), state.seats[seat].free_spaces
    prices = components().prices
    offered: list[Action] = []
    if free:
        for good in goods:
            offered += _BUY[good][: min(coins // prices[good], free)]
        if free_bricks and "brick" in goods:
            units = min(coins // prices["brick"], free)
            offered += _BUY["brick"][units : min(units + free_bricks, free)]
    return offered


def sales(state: GameState, seat: SeatId, goods: Iterable[Good]) -> list[Action]:
    """Ruling SA13: salt is sold as any of them, never as salt."""
    owned = state.seats[seat].goods
    salt = owned["salt"]
    offered: list[Action] = []
    for good in goods:
        offered += _SELL[good][: owned[good] + salt]
    return offered


def against_purchase(
    state: GameState, seat: SeatId, wanted: BuyGoods, ruling: Ruling, *, free_bricks: int = 0
) -> Iterator[Obstacle]:
    if wanted.units < 1:
        yield NoUnits()
    else:
        yield from no_room(state, seat, wanted.units)
        yield from coins_missing(state, seat, _price(wanted, free_bricks), ruling)


def against_sale(
    state: GameState, seat: SeatId, wanted: SellGoods, ruling: Ruling
) -> Iterator[Obstacle]:
    if wanted.units < 1:
        yield NoUnits()
    else:
        yield from goods_missing(state, seat, [wanted.good] * wanted.units, ruling)


def _price(action: BuyGoods, free_bricks: int) -> int:
    gift = free_bricks if action.good == "brick" else 0
    return max(0, action.units - gift) * components().prices[action.good]


def trade(
    game: Draft,
    seat: SeatId,
    action: BuyGoods | SellGoods,
    *,
    free_bricks: int = 0,
    sale_bonus: int = 0,
) -> None:
    """At list price, but for what tiles change."""
    if isinstance(action, SellGoods):
        coins = action.units * (components().prices[action.good] + sale_bonus)
        sold = payments.settled(game.state.seats[seat], (action.good,) * action.units)
        game.emit(GoodsSold(seat, action.good, action.units, coins, sold.count("salt")))
    else:
        coins = _price(action, free_bricks)
        treasury.gather(game, seat, coins)
        game.emit(GoodsBought(seat, action.good, action.units, coins))


@offers(FirstGoodsChoice)
def _options(state: GameState, choice: FirstGoodsChoice) -> Iterable[Action]:
    return [*purchases(state, choice.seat, TRADED_GOODS), FINISH]


@resolves(FirstGoodsChoice)
def _resolve(game: Draft, choice: FirstGoodsChoice, action: BuyGoods | Finish) -> None:
    if isinstance(action, BuyGoods):
        trade(game, choice.seat, action)
        game.ask(choice)


@explains(FirstGoodsChoice, BuyGoods)
def _against_buying(
    state: GameState, choice: FirstGoodsChoice, wanted: BuyGoods
) -> Iterable[Obstacle]:
    if wanted.good not in TRADED_GOODS:
        return (NotTraded(wanted.good),)
    return against_purchase(state, choice.seat, wanted, "V1")


@explains(FirstGoodsChoice, SellGoods)
def _against_selling(_: GameState, __: FirstGoodsChoice, wanted: SellGoods) -> Iterator[Obstacle]:
    yield NothingSoldYet() if wanted.good in TRADED_GOODS else NotTraded(wanted.good)
