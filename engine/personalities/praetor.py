"""Praetor: each partner buys up to one card of the display."""

from engine.decisions import PurchaseChoice
from engine.display import used_by
from engine.draft import Draft
from engine.rulebook import Execution, begins


@begins("praetor")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling PR1: priced as with a Senator; nothing slides before both are done (TT5)."""
    used = used_by(game.state, execution.card)
    game.ask(PurchaseChoice(execution.seat, cards_left=1, position_costs=True, used=used))
