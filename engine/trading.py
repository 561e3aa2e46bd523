"""Buying from and selling to the bank at list price, one good at a time."""

from collections.abc import Iterable

from engine import treasury
from engine.actions import FINISH, Action, BuyGoods, Finish, SellGoods
from engine.decisions import FirstGoodsChoice
from engine.draft import Draft
from engine.events import GoodsBought, GoodsSold
from engine.rulebook import offers, resolves
from engine.state import GameState, components
from engine.storehouse import free_spaces
from engine.terms import TRADED_GOODS, Good, SeatId

UNITS = range(1, 25)
"""More than any storehouse holds."""
_BUY = {good: tuple(BuyGoods(good, units) for units in UNITS) for good in TRADED_GOODS}
_SELL = {good: tuple(SellGoods(good, units) for units in UNITS) for good in TRADED_GOODS}


def purchases(state: GameState, seat: SeatId, goods: Iterable[Good]) -> list[Action]:
    """As many units as the coins and the free spaces allow."""
    coins, free = treasury.at_hand(state, seat), free_spaces(state, seat)
    prices = components().prices
    offered: list[Action] = []
    if free:
        for good in goods:
            offered += _BUY[good][: min(coins // prices[good], free)]
    return offered


def sales(state: GameState, seat: SeatId, goods: Iterable[Good]) -> list[Action]:
    owned = state.seats[seat].goods
    offered: list[Action] = []
    for good in goods:
        offered += _SELL[good][: owned[good]]
    return offered


def trade(game: Draft, seat: SeatId, action: BuyGoods | SellGoods) -> None:
    coins = action.units * components().prices[action.good]
    if isinstance(action, SellGoods):
        game.emit(GoodsSold(seat, action.good, action.units, coins))
    else:
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
