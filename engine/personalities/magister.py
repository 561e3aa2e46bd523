"""Magister: carry out the own card played just before once more."""

from collections.abc import Iterable, Iterator

from engine import rulebook
from engine.actions import FINISH, Action, Finish, RepeatCard
from engine.decisions import CardChoice, Chain, MagisterChoice
from engine.draft import Draft
from engine.events import CardRepeated
from engine.obstacles.kinds import CardNotRepeatable, NothingToRepeat, Obstacle
from engine.rulebook import Execution, begins, explains, offers, resolves
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


@explains(CardChoice, RepeatCard)
def _against_repeating(state: GameState, choice: CardChoice, _: RepeatCard) -> Iterator[Obstacle]:
    """Before the Magister is played: what would then lie beneath it."""
    top = state.seats[choice.seat].top_card
    if top is None:
        yield NothingToRepeat()
        return
    personality = card(top).personalities[0]
    if personality in ("senator", "magister"):
        yield CardNotRepeatable(top, "M3" if personality == "senator" else "M7")
