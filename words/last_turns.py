"""Once somebody has the Concordia card: which turns are left, as the messages tell them apart."""

from typing import Literal

from engine import View
from engine.terms import SeatId

TurnsLeft = Literal["others", "reaction", "alone", "first", "second", "both"]


def turns_left(view: View, holder: SeatId) -> TurnsLeft:
    """Rulings E2, SO32, SO33, SD8."""
    contrarius = view.contrarius
    if contrarius is None:
        return "others"
    if view.options.solitaria == "solo":
        return "alone" if holder == contrarius.seat else "reaction"
    if holder == contrarius.seat:
        return "both"
    return "second" if holder == 0 else "first"


def is_last_turn(view: View) -> str:
    """As a fact of a message; before the end is near, no turn is the last."""
    return "yes" if view.turn == view.last_turn else "no"
