"""How each seat of a game looks; Contrarius like nobody else."""

from engine import View
from engine.terms import SeatId
from render import theme


def look_of(view: View, seat: SeatId) -> theme.SeatLook:
    his = view.contrarius is not None and view.contrarius.seat == seat
    return theme.CONTRARIUS if his else theme.SEATS[seat]
