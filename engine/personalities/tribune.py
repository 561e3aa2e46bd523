"""Tribune: take all played cards back, be paid for many, and buy a colonist for the capital."""

from collections.abc import Iterable

from engine import castles, colonists, scoring
from engine.actions import FINISH, Action, Finish, PlaceColonist
from engine.decisions import NewColonistChoice
from engine.draft import Draft
from engine.events import CardsTakenBack, CoinsReceived
from engine.obstacles.kinds import Obstacle
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState
from engine.terms import SeatId

CARDS_WITHOUT_PAY = 3


@begins("tribune")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling TR3: recovery, payout, colonist. A forum tile would come first."""
    _recover(game, execution.seat)
    game.ask(*castles.choice(game.state, execution.seat), NewColonistChoice(execution.seat))


def _recover(game: Draft, seat: SeatId) -> None:
    """Ruling TR1: the Tribune itself lies on the pile and counts."""
    cards = game.state.seats[seat].discard
    if cards:  # a partner may have none
        game.emit(CardsTakenBack(seat, len(cards), cards))
    payout = len(cards) - CARDS_WITHOUT_PAY
    if payout > 0:
        game.emit(CoinsReceived(seat, payout, "tribune"))


@offers(NewColonistChoice)
def options(state: GameState, choice: NewColonistChoice) -> Iterable[Action]:
    """Ruling TR2."""
    own_cities = state.board.facts.tribune_places_in_own_cities
    yield from colonists.placements(state, choice.seat, in_own_cities=own_cities)
    yield FINISH


@resolves(NewColonistChoice)
def resolve(game: Draft, choice: NewColonistChoice, action: PlaceColonist | Finish) -> None:
    if isinstance(action, PlaceColonist):
        colonists.place(game, choice.seat, action)
    scoring.after_tribune(game, choice.seat)


@explains(NewColonistChoice, PlaceColonist)
def _against_placing(
    state: GameState, choice: NewColonistChoice, wanted: PlaceColonist
) -> Iterable[Obstacle]:
    own_cities = state.board.facts.tribune_places_in_own_cities
    return colonists.against_placing(state, choice.seat, wanted, "TR2", in_own_cities=own_cities)
