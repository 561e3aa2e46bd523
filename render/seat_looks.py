"""How each seat of a game looks, in the colour that was chosen; Contrarius like nobody else."""

from engine import View
from engine.terms import SeatId
from render import theme
from words import Words
from words.nouns import colour_of


def look_of(words: Words, view: View, seat: SeatId) -> theme.SeatLook:
    his = view.contrarius is not None and view.contrarius.seat == seat
    return theme.CONTRARIUS if his else look_in(words, seat)


def look_in(words: Words, seat: SeatId) -> theme.SeatLook:
    """Of a human."""
    return theme.LOOKS[colour_of(words, seat)]
