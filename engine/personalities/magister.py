"""Magister: carry out the own card played just before once more."""

from collections.abc import Iterable

from engine import rulebook
from engine.actions import FINISH, Action, Finish, RepeatCard
from engine.decisions import Chain, MagisterChoice
from engine.draft import Draft
from engine.events import CardRepeated
from engine.rulebook import Execution, begins, offers, resolves
from engine.state import GameState, card
from engine.terms import CardId


@begins("magister")
def begin(game: Draft, execution: Execution) -> None:
    """Rulings M1, M2, DI5: the card beneath, whether a Magister or a Diplomat lies on top."""
    pile = game.state.seats[execution.seat].discard
    if len(pile) > 1 and _can_repeat(pile[-2], execution.chain):
        game.ask(MagisterChoice(execution.seat, pile[-2], execution.chain))


def _can_repeat(beneath: CardId, chain: Chain) -> bool:
    """Rulings M3, M7: never the Senator; Diplomat and Magister only once in a turn."""
    personality = card(beneath).personalities[0]
    return personality not in ("senator", "magister", *chain)


@offers(MagisterChoice)
def options(_: GameState, __: MagisterChoice) -> Iterable[Action]:
    return (RepeatCard(), FINISH)


@resolves(MagisterChoice)
def resolve(game: Draft, choice: MagisterChoice, action: RepeatCard | Finish) -> None:
    """Rulings M4, M5: as if played anew."""
    if isinstance(action, Finish):
        return
    game.emit(CardRepeated(choice.seat, choice.card))
    chain: Chain = (*choice.chain, "magister")
    rulebook.execute(game, Execution(choice.seat, choice.card, chain))
