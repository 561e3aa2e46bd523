"""Consul: buy one card of the display for its own cost alone."""

from engine.decisions import PurchaseChoice
from engine.display import used_by
from engine.draft import Draft
from engine.rulebook import Execution, begins


@begins("consul")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling CO1."""
    used = used_by(game.state, execution.card)
    game.ask(PurchaseChoice(execution.seat, cards_left=1, position_costs=False, used=used))
