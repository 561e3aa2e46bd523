"""What a seat knows, as a state: so that the rules themselves say what things cost and allow."""

from engine.state import GameState, Seat
from engine.views import SeatView, View


def known_part(view: View) -> GameState:
    """Nothing but the view goes in, so nothing that it hides can come out: hidden cards are
    left out, and whoever asks about them is told that there are none."""
    return GameState(
        options=view.options,
        turn=view.turn,
        active=view.active,
        seats=tuple(map(_seat, view.seats)),
        tokens=view.tokens,
        markers=view.markers,
        houses=view.houses,
        display=view.display,
        deck=(),
        praefectus_magnus=view.praefectus_magnus,
        pending=view.decisions[::-1],
        praefectus_magnus_used=view.praefectus_magnus_used,
        castles=view.castles,
        flood=view.flood,
        intermediate_points=view.intermediate_points,
        copied=view.copied,
        concordia=view.concordia,
        end_cause=view.end_cause,
        last_turn=view.last_turn,
        over=view.over,
    )


def _seat(seat: SeatView) -> Seat:
    top = (seat.top_card,) if seat.top_card else ()
    return Seat(
        coins=seat.coins,
        goods=seat.goods,
        hand=seat.hand or (),
        discard=top if seat.discard is None else seat.discard,
        colonists=seat.colonists,
    )
