"""Colonist: place new colonists, or take money for those on the board."""

from collections.abc import Iterable, Iterator

from engine import colonists
from engine.actions import FINISH, Action, CollectIncome, Finish, PlaceColonist
from engine.decisions import ColonistChoice
from engine.draft import Draft
from engine.events import CoinsReceived
from engine.obstacles.kinds import ColonistPlacedBefore, Obstacle
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState
from engine.terms import SeatId

_COLLECT = CollectIncome()


@begins("colonist")
def begin(game: Draft, execution: Execution) -> None:
    game.ask(ColonistChoice(execution.seat))


def income(state: GameState, seat: SeatId) -> int:
    """Ruling C3."""
    on_board = state.seats[seat].colonists_on_board
    if state.options.colonist_income == "two_each":
        return 2 * on_board
    return 5 + on_board


@offers(ColonistChoice)
def options(state: GameState, choice: ColonistChoice) -> Iterable[Action]:
    """Rulings C1, C2; placing may be zero (T3)."""
    yield from colonists.placements(state, choice.seat, in_own_cities=True)
    if choice.placed == 0:
        yield _COLLECT
    yield FINISH


@resolves(ColonistChoice)
def resolve(
    game: Draft, choice: ColonistChoice, action: PlaceColonist | CollectIncome | Finish
) -> None:
    match action:
        case PlaceColonist():
            colonists.place(game, choice.seat, action)
            game.ask(ColonistChoice(choice.seat, choice.placed + 1))
        case CollectIncome():
            game.emit(CoinsReceived(choice.seat, income(game.state, choice.seat), "colonist"))
        case Finish():
            pass


@explains(ColonistChoice, PlaceColonist)
def _against_placing(
    state: GameState, choice: ColonistChoice, wanted: PlaceColonist
) -> Iterable[Obstacle]:
    return colonists.against_placing(state, choice.seat, wanted, "C2", in_own_cities=True)


@explains(ColonistChoice, CollectIncome)
def _against_income(_: GameState, choice: ColonistChoice, __: CollectIncome) -> Iterator[Obstacle]:
    if choice.placed:
        yield ColonistPlacedBefore()
