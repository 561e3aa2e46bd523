"""Legatus: look at the partner's hand, point at a card, and have the partner play one for both."""

from collections.abc import Iterable, Iterator

from engine import turn
from engine.actions import FINISH, Action, Finish, SuggestCard
from engine.decisions import CardChoice, SuggestionChoice
from engine.draft import Draft
from engine.events import CardSuggested, HandShown
from engine.obstacles.kinds import NoAnswerWithLegatus, NotInPartnersHand, Obstacle
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState
from engine.terms import CardId, SeatId


@begins("legatus", sees_to_partner=True)
def begin(game: Draft, execution: Execution) -> None:
    """Ruling L1."""
    partner = _partner(game.state, execution.seat)
    game.emit(HandShown(execution.seat, partner, game.state.seats[partner].hand))
    game.ask(SuggestionChoice(execution.seat))


@offers(SuggestionChoice)
def options(state: GameState, choice: SuggestionChoice) -> Iterable[Action]:
    """Only what the partner could answer with."""
    asked = answer(state, _partner(state, choice.seat))
    return [*(SuggestCard(card) for card in turn.playable(state, asked)), FINISH]


@resolves(SuggestionChoice)
def resolve(game: Draft, choice: SuggestionChoice, action: SuggestCard | Finish) -> None:
    """Ruling L2: the partner's card counts for both, and he carries it out first."""
    partner = _partner(game.state, choice.seat)
    suggested = action.card if isinstance(action, SuggestCard) else None
    game.emit(CardSuggested(choice.seat, partner, suggested))
    game.ask(answer(game.state, partner, suggested=suggested))


@explains(SuggestionChoice, SuggestCard)
def _against_suggesting(
    state: GameState, choice: SuggestionChoice, wanted: SuggestCard
) -> Iterator[Obstacle]:
    partner = _partner(state, choice.seat)
    if wanted.card not in state.seats[partner].hand:
        yield NotInPartnersHand(wanted.card)
    elif wanted.card not in turn.playable(state, answer(state, partner)):
        yield NoAnswerWithLegatus("L4")


def answer(state: GameState, partner: SeatId, *, suggested: CardId | None = None) -> CardChoice:
    """Ruling L4."""
    allowed = state.options.legatus_answered_by_legatus
    return CardChoice(partner, without_legatus=not allowed, suggested=suggested)


def _partner(state: GameState, seat: SeatId) -> SeatId:
    partner = state.partner_of(seat)
    assert partner is not None  # the card is found in team decks only
    return partner
