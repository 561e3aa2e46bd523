"""How a game ends: who takes the Concordia card, and the turns that are left then."""

from engine.draft import Draft
from engine.events import EndCause, EndTriggered, GameEnded
from engine.terms import SeatId


def trigger(game: Draft, seat: SeatId, cause: EndCause) -> None:
    """Rulings E1, E2: there is one Concordia card, so a second trigger changes nothing."""
    if game.state.concordia is None:
        game.emit(EndTriggered(seat, cause))


def after_turn(game: Draft) -> None:
    if game.state.turn == game.state.last_turn:
        game.emit(GameEnded())
