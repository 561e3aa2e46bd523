"""Proconsul: buy one card for its own cost alone; then the partner plays a card for himself."""

from engine.decisions import CardChoice, Decision, PurchaseChoice
from engine.display import used_by
from engine.draft import Draft
from engine.rulebook import Execution, begins, window_of


@begins("proconsul", sees_to_partner=True)
def begin(game: Draft, execution: Execution) -> None:
    """Rulings PC1, PC2; played for oneself alone it has no second part (PC3)."""
    purchase = PurchaseChoice(
        execution.seat,
        cards_left=1,
        position_costs=False,
        without="proconsul",
        used=used_by(game.state, execution.card),
    )
    partner = game.state.partner_of(execution.seat)
    partners_card: list[Decision] = []
    if partner is not None and not execution.alone:
        partners_card += window_of(game, execution.seat)
        partners_card.append(CardChoice(partner, alone=True, without_legatus=True))
    game.ask(purchase, *partners_card)
