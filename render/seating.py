"""Who sits at a table, and in which language they are spoken of.

Seats are called by letter and colour, and by the player's name where it is known.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from engine import View
from engine.terms import SeatId
from render import fonts, theme
from render.seat_looks import look_in
from words import ENGLISH, Words
from words.nouns import colour_name

LONGEST_NAME = 32


@dataclass(frozen=True)
class NamedSeats:
    players: Sequence[str] = ()
    """In the order of the seats; the rules know nothing of them."""
    words: Words = ENGLISH
    contrarius: SeatId | None = None
    """Which seat is no human's."""

    @classmethod
    def at(cls, view: View, players: Sequence[str] = (), words: Words = ENGLISH) -> "NamedSeats":
        return cls(players, words, view.contrarius.seat if view.contrarius else None)

    def look(self, seat: SeatId) -> theme.SeatLook:
        return theme.CONTRARIUS if seat == self.contrarius else look_in(self.words, seat)

    def letter(self, seat: SeatId) -> str:
        return self.look(seat).letter

    def colour(self, seat: SeatId) -> str:
        """Contrarius has no colour that he could be called by."""
        return (
            self.words("contrarius") if seat == self.contrarius else colour_name(self.words, seat)
        )

    def player(self, seat: SeatId) -> str:
        """The player, or the colour where nobody is known."""
        name = self._name(seat)
        return name or self.colour(seat).capitalize()

    def pictured(self, seat: SeatId) -> str:
        """The player as far as the fonts of the pictures know the letters."""
        return fonts.drawable(self.player(seat)) or self.colour(seat).capitalize()

    def short(self, seat: SeatId) -> str:
        return f"{self.letter(seat)} {self.colour(seat)}"

    def full(self, seat: SeatId) -> str:
        """`R red, Aurelia`, or `R red`."""
        name = self._name(seat)
        short = self.short(seat)
        return self.words("seat-named.listed", seat=short, name=name) if name else short

    def _name(self, seat: SeatId) -> str:
        known = seat < len(self.players) and seat != self.contrarius
        return clean(self.players[seat]) if known else ""


def clean(name: str) -> str:
    """One line without marks that would end a code block or steer the text around it."""
    kept = (" " if letter.isspace() else letter for letter in name.replace("`", "'"))
    shown = "".join(letter for letter in kept if not unicodedata.category(letter).startswith("C"))
    return " ".join(shown.split())[:LONGEST_NAME].rstrip()
