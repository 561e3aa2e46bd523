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


@explains(TradeChoice, BuyGoods)
def _against_buying(state: GameState, choice: TradeChoice, wanted: BuyGoods) -> Iterable[Obstacle]:
    obstacle = _against_type(choice, wanted.good)
    if obstacle is None and wanted.good in choice.sold:
        obstacle = SoldBefore(wanted.good)
    return (obstacle,) if obstacle else trading.against_purchase(state, choice.seat, wanted, "ME2")


@explains(TradeChoice, SellGoods)
def _against_selling(
    state: GameState, choice: TradeChoice, wanted: SellGoods
) -> Iterable[Obstacle]:
    obstacle = _against_type(choice, wanted.good)
    if obstacle is None and wanted.good in choice.bought:
        obstacle = BoughtBefore(wanted.good)
    return (obstacle,) if obstacle else trading.against_sale(state, choice.seat, wanted, "ME2")


def _against_type(choice: TradeChoice, good: Good) -> Obstacle | None:
    """Ruling ME2: whatever the amount and the direction."""
    if good not in TRADED_GOODS:
        return NotTraded(good)
    traded = choice.bought + choice.sold
    if good not in traded and len(traded) >= TYPES:
        return TooManyKinds(traded)
    return None
