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
    """What is worth most; of equal lots the one with more salt, since it stands in for any other
    good, and else the first offered."""
    worth = catalogue().components.worth

    def value(kept: KeepGoods) -> tuple[int, int]:
        return sum(worth[good] for good in kept.goods), kept.goods.count("salt")

    return max((each for each in offered if isinstance(each, KeepGoods)), key=value)
