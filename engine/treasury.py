"""Coins to pay with: one's own, and in a team what is missing from the partner's."""

from engine.draft import Draft
from engine.events import CoinsTakenFromPartner
from engine.state import GameState
from engine.terms import SeatId


def at_hand(state: GameState, seat: SeatId) -> int:
    """Ruling TT4: the partner cannot refuse."""
    coins = state.seats[seat].coins
    if state.options.team:
        coins = sum(state.seats[each].coins for each in state.team_of(seat))
    return coins


def gather(game: Draft, seat: SeatId, coins: int) -> None:
    """Before a payment: the own coins first, then only the amount missing."""
    missing = coins - game.state.seats[seat].coins
    if missing <= 0:
        return
    partner = game.state.partner_of(seat)
    if partner is not None:
        game.emit(CoinsTakenFromPartner(seat, partner, missing))
