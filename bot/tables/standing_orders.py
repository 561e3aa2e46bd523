"""Standing orders: answers the table gives for a seat, so that nobody else has to wait for it."""

from collections.abc import Sequence

from bot.tables.seating import Seating
from engine import GameState, legal_actions
from engine.actions import Action, KeepGoods
from engine.catalogue import catalogue
from engine.decisions import GoodsToKeep
from engine.terms import SeatId


def ordered_answer(
    state: GameState, seating: Seating, acted: SeatId | None = None
) -> tuple[SeatId, Action] | None:
    """The standing answer to the open decision, if there is one.

    Computers answer for themselves. A player in their own turn can be asked, and so can whoever has
    just acted: a partner who carries out a Prefect.
    """
    decision = state.decision
    if not isinstance(decision, GoodsToKeep) or decision.seat in (state.active, acted):
        return None
    participant = seating.at(decision.seat)
    if participant.is_computer or participant.goods_order == "ask":
        return None
    return decision.seat, dearest(legal_actions(state))


def dearest(offered: Sequence[Action]) -> KeepGoods:
    """Most coins by list price; of equal ones the first offered. Salt has no price, and counts
    as the dearest, since it stands in for any other good."""
    prices = catalogue().components.prices
    most = max(prices.values()) + 1

    def worth(kept: KeepGoods) -> int:
        return sum(_price(prices.get(good), most) for good in kept.goods)

    return max((each for each in offered if isinstance(each, KeepGoods)), key=worth)


def _price(price: int | None, most: int) -> int:
    return most if price is None else price
