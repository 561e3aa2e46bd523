"""Senator: buy up to two cards of the display."""

from engine.decisions import PurchaseChoice
from engine.display import used_by
from engine.draft import Draft
from engine.rulebook import Execution, begins


@begins("senator")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling SE1: the goods under the position are asked too."""
    used = used_by(game.state, execution.card)
    game.ask(PurchaseChoice(execution.seat, cards_left=2, position_costs=True, used=used))
