"""Praetor: each partner buys up to one card of the display."""

from engine.decisions import PurchaseChoice
from engine.draft import Draft
from engine.rulebook import Execution, begins


@begins("praetor")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling PR1: priced as with a Senator; nothing slides before both are done (TT5)."""
    game.ask(PurchaseChoice(execution.seat, cards_left=1, position_costs=True))
