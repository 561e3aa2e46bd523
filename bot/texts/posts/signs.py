"""A seat by what tells its pieces apart: shape, letter and colour, of which each would do."""

from engine.seat_letters import COLOUR_LETTERS
from engine.terms import SeatId
from words import Words, nouns


def seat_sign(words: Words, seat: SeatId) -> str:
    """`● R (red)`."""
    return colour_sign(words, nouns.colour_of(words, seat))


def colour_sign(words: Words, colour: str) -> str:
    return words(
        "seat-sign",
        shape=words(f"seat-shape-{colour}"),
        letter=COLOUR_LETTERS[colour],
        colour=words(f"colour-{colour}"),
    )
