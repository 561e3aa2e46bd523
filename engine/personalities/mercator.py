"""Mercator: take a payout, then trade in at most two types of goods with the bank."""

from collections.abc import Iterable

from engine import trading
from engine.actions import FINISH, Action, BuyGoods, Finish, SellGoods
from engine.decisions import TradeChoice
from engine.draft import Draft
from engine.events import CoinsReceived
from engine.obstacles.kinds import (
    BoughtBefore,
    NotTraded,
    Obstacle,
    SoldBefore,
    TooManyKinds,
)
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState, card
from engine.terms import TRADED_GOODS, Good

TYPES = 2


@begins("mercator")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling ME1: the card says how much."""
    game.emit(CoinsReceived(execution.seat, card(execution.card).payout, "mercator"))
    game.ask(TradeChoice(execution.seat))


def types(state: GameState, choice: TradeChoice) -> int:
    """Ruling ME2: two, unless tiles say otherwise."""
    return 1 if choice.one_type else TYPES + state.seats[choice.seat].standing.trade_types


def _free_bricks(state: GameState, choice: TradeChoice) -> int:
    """Only before the first brick is bought."""
    return 0 if "brick" in choice.bought else state.seats[choice.seat].standing.free_bricks


@offers(TradeChoice)
def options(state: GameState, choice: TradeChoice) -> Iterable[Action]:
    """Rulings ME2, ME3: one direction for each type, and only so many types."""
    bought, sold, most, free_bricks = choice.bought, choice.sold, TYPES, 0
    if state.seats[choice.seat].tiles or choice.one_type:
        most, free_bricks = types(state, choice), _free_bricks(state, choice)
    tradable = TRADED_GOODS if len(bought + sold) < most else bought + sold
    sellable = [good for good in tradable if good not in bought] if bought else tradable
    buyable = [good for good in tradable if good not in sold] if sold else tradable
    sales = trading.sales(state, choice.seat, sellable)
    purchases = trading.purchases(state, choice.seat, buyable, free_bricks)
    return [*sales, *purchases, FINISH]


@resolves(TradeChoice)
def resolve(game: Draft, choice: TradeChoice, action: BuyGoods | SellGoods | Finish) -> None:
    """Ruling ME4: a type counts once a unit of it has changed hands."""
    if isinstance(action, Finish):
        return
    if game.state.seats[choice.seat].tiles:
        free_bricks = _free_bricks(game.state, choice)
        bonus = game.state.seats[choice.seat].standing.sale_bonus
        trading.trade(game, choice.seat, action, free_bricks=free_bricks, sale_bonus=bonus)
    else:
        trading.trade(game, choice.seat, action)
    bought, sold = choice.bought, choice.sold
    if action.good not in bought + sold:
        if isinstance(action, BuyGoods):
            bought += (action.good,)
        else:
            sold += (action.good,)
    game.ask(TradeChoice(choice.seat, bought, sold, choice.one_type))


@explains(TradeChoice, BuyGoods)
def _against_buying(state: GameState, choice: TradeChoice, wanted: BuyGoods) -> Iterable[Obstacle]:
    obstacle = _against_type(state, choice, wanted.good)
    if obstacle is None and wanted.good in choice.sold:
        obstacle = SoldBefore(wanted.good)
    if obstacle:
        return (obstacle,)
    free_bricks = _free_bricks(state, choice)
    return trading.against_purchase(state, choice.seat, wanted, "ME2", free_bricks=free_bricks)


@explains(TradeChoice, SellGoods)
def _against_selling(
    state: GameState, choice: TradeChoice, wanted: SellGoods
) -> Iterable[Obstacle]:
    obstacle = _against_type(state, choice, wanted.good)
    if obstacle is None and wanted.good in choice.bought:
        obstacle = BoughtBefore(wanted.good)
    return (obstacle,) if obstacle else trading.against_sale(state, choice.seat, wanted, "ME2")


def _against_type(state: GameState, choice: TradeChoice, good: Good) -> Obstacle | None:
    """Ruling ME2: whatever the amount and the direction."""
    if good not in TRADED_GOODS:
        return NotTraded(good)
    traded = choice.bought + choice.sold
    if good not in traded and len(traded) >= types(state, choice):
        return TooManyKinds(traded)
    return None
