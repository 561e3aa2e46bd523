"""Who is asked for a patrician, and how the question looks to each of them.

The rules ask one seat after the other; a table asks all of them at once (ruling FO3).
"""

from collections.abc import Collection

from bot.tables.seating import Seating
from engine import GameState, View
from engine.decisions import Decision, PatricianChoice
from engine.frozen import replace
from engine.terms import SeatId


def asked(state: GameState) -> tuple[SeatId, ...]:
    """In the order in which the rules ask."""
    return tuple(each.seat for each in state.pending[::-1] if isinstance(each, PatricianChoice))


def choosing(state: GameState, seating: Seating) -> tuple[SeatId, ...]:
    """Who still has to choose; everybody may know."""
    return tuple(seat for seat in asked(state) if seating.at(seat).sealed is None)


def as_asked(state: GameState, seating: Seating, seat: SeatId | None) -> GameState:
    """The state as that seat meets it: its own question first, and its choice so far."""
    if seat is None or seat not in asked(state):
        return state
    own = PatricianChoice(seat)
    sealed = seating.at(seat).sealed
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], chosen=sealed.tile if sealed else None)
    others = (each for each in state.pending if each != own)
    return replace(state, seats=tuple(seats), pending=(*others, own))


def as_seen(view: View, waited_for: Collection[SeatId]) -> View:
    """Without the questions of those who have answered unseen."""
    left = (each for each in view.decisions if not _is_answered(each, waited_for))
    return replace(view, decisions=tuple(left))


def _is_answered(decision: Decision, waited_for: Collection[SeatId]) -> bool:
    return isinstance(decision, PatricianChoice) and decision.seat not in waited_for
