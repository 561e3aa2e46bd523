"""Diplomat: carry out the card on top of an opponent's discard pile."""

from collections.abc import Iterable

from engine import rulebook
from engine.actions import FINISH, Action, CopyCard, Finish
from engine.decisions import Chain, DiplomatChoice
from engine.draft import Draft
from engine.events import CardCopied
from engine.rulebook import Execution, begins, offers, resolves
from engine.state import GameState, card
from engine.terms import Personality, SeatId


@begins("diplomat", sees_to_partner=True)
def begin(game: Draft, execution: Execution) -> None:
    game.ask(DiplomatChoice(execution.seat, execution.chain, execution.alone))


@offers(DiplomatChoice)
def options(state: GameState, choice: DiplomatChoice) -> Iterable[Action]:
    """Rulings DI2, DI3: an empty pile and a Diplomat cannot be copied, and nothing has to be."""
    own_team = state.team_of(choice.seat)
    for seat in state.seats_from(choice.seat):
        top = state.seats[seat].top_card
        if top is None or seat in own_team or was_copied(state, own_team, seat):  # TD1, TD2
            continue
        if _can_copy(state, choice, card(top).personalities[0]):
            yield CopyCard(seat)
    yield FINISH


def _can_copy(state: GameState, choice: DiplomatChoice, personality: Personality) -> bool:
    """Rulings M6, M7 for a Diplomat that a Magister has brought back."""
    match personality:
        case "diplomat":
            return False
        case "magister":
            return "magister" not in choice.chain
        case "senator":
            allowed = state.options.magister_through_diplomat_may_use_senator
            return allowed or "magister" not in choice.chain
        case "legatus":
            return not choice.alone  # it cannot do without the partner
        case _:
            return True


def was_copied(state: GameState, own_team: tuple[SeatId, ...], pile: SeatId) -> bool:
    """Ruling TD2: by either partner, and as long as the card lies there."""
    return any((partner, pile) in state.copied for partner in own_team)


@resolves(DiplomatChoice)
def resolve(game: Draft, choice: DiplomatChoice, action: CopyCard | Finish) -> None:
    """Rulings DI1, DI4: as if the copier had played it; the copied card decides the details."""
    if isinstance(action, Finish):
        return
    copied = game.state.seats[action.seat].discard[-1]
    game.emit(CardCopied(choice.seat, action.seat, copied))
    chain: Chain = (*choice.chain, "diplomat")
    rulebook.execute(game, Execution(choice.seat, copied, chain, choice.alone))
