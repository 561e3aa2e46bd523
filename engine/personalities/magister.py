"""Magister: carry out the own card played just before once more."""

from collections.abc import Iterable

from engine import rulebook
from engine.actions import FINISH, Action, Finish, RepeatCard
from engine.decisions import Chain, MagisterChoice
from engine.draft import Draft
from engine.events import CardRepeated
from engine.rulebook import Execution, begins, offers, resolves
from engine.state import GameState, card
from engine.terms import CardId, SeatId


@begins("magister")
def begin(game: Draft, execution: Execution) -> None:
    """Rulings M1, M2, DI5: the card beneath, whether a Magister or a Diplomat lies on top."""
    card_beneath = beneath(game.state, execution.seat)
    if card_beneath and _can_repeat(card_beneath, execution.chain):
        game.ask(MagisterChoice(execution.seat, execution.chain))


def beneath(state: GameState, seat: SeatId) -> CardId | None:
    pile = state.seats[seat].discard
    return pile[-2] if len(pile) > 1 else None


def _can_repeat(repeated: CardId, chain: Chain) -> bool:
    """Rulings M3, M7: never the Senator; Diplomat and Magister only once in a turn."""
    personality = card(repeated).personalities[0]
    return personality not in ("senator", "magister", *chain)


@offers(MagisterChoice)
def options(_: GameState, __: MagisterChoice) -> Iterable[Action]:
    return (RepeatCard(), FINISH)


@resolves(MagisterChoice)
def resolve(game: Draft, choice: MagisterChoice, action: RepeatCard | Finish) -> None:
    """Rulings M4, M5: as if played anew."""
    repeated = beneath(game.state, choice.seat)
    if isinstance(action, Finish) or repeated is None:
        return
    game.emit(CardRepeated(choice.seat, repeated))
    chain: Chain = (*choice.chain, "magister")
    rulebook.execute(game, Execution(choice.seat, repeated, chain))
