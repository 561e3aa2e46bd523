"""A seat by what tells its pieces apart: shape, letter and colour, of which each would do."""

from engine.catalogue import catalogue
from engine.terms import SeatId
from words import Words, nouns


def seat_sign(words: Words, seat: SeatId) -> str:
    """`● R (red)`."""
    colour = catalogue().components.colours[seat]
    return words(
        "seat-sign",
        shape=words(f"seat-shape-{colour}"),
        letter=nouns.seat_letter(seat),
        colour=nouns.colour_name(words, seat),
    )
