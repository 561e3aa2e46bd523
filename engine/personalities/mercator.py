"""Mercator: take a payout, then trade in at most two types of goods with the bank."""

from collections.abc import Iterable

from engine import trading
from engine.actions import FINISH, Action, BuyGoods, Finish, SellGoods
from engine.decisions import TradeChoice
from engine.draft import Draft
from engine.events import CoinsReceived
from engine.rulebook import Execution, begins, offers, resolves
from engine.state import GameState, card
from engine.terms import TRADED_GOODS

TYPES = 2


@begins("mercator")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling ME1: the card says how much."""
    game.emit(CoinsReceived(execution.seat, card(execution.card).payout, "mercator"))
    game.ask(TradeChoice(execution.seat))


@offers(TradeChoice)
def options(state: GameState, choice: TradeChoice) -> Iterable[Action]:
    """Rulings ME2, ME3: one direction for each type, and only two types."""
    bought, sold = choice.bought, choice.sold
    tradable = TRADED_GOODS if len(bought + sold) < TYPES else bought + sold
    sales = trading.sales(state, choice.seat, [g for g in tradable if g not in bought])
    purchases = trading.purchases(state, choice.seat, [g for g in tradable if g not in sold])
    return [*sales, *purchases, FINISH]


@resolves(TradeChoice)
def resolve(game: Draft, choice: TradeChoice, action: BuyGoods | SellGoods | Finish) -> None:
    """Ruling ME4: a type counts once a unit of it has changed hands."""
    if isinstance(action, Finish):
        return
    trading.trade(game, choice.seat, action)
    bought, sold = choice.bought, choice.sold
    if action.good not in bought + sold:
        if isinstance(action, BuyGoods):
            bought += (action.good,)
        else:
            sold += (action.good,)
    game.ask(TradeChoice(choice.seat, bought, sold))
