"""Coins to pay with: one's own, and in a team what is missing from the partner's."""

from engine.draft import Draft
from engine.events import CoinsTakenFromPartner
from engine.state import GameState
from engine.terms import SeatId


def at_hand(state: GameState, seat: SeatId) -> int:
    """Ruling TT4: the partner cannot refuse."""
    partner = state.partner_of(seat)
    own = state.seats[seat].coins
    return own if partner is None else own + state.seats[partner].coins


def gather(game: Draft, seat: SeatId, coins: int) -> None:
    """Before a payment: the own coins first, then only the amount missing."""
    missing = coins - game.state.seats[seat].coins
    partner = game.state.partner_of(seat)
    if missing > 0 and partner is not None:
        game.emit(CoinsTakenFromPartner(seat, partner, missing))
