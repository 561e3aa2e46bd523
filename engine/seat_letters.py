"""One letter for each colour of a seat and for Contrarius, the same in pictures and in texts."""

from collections.abc import Mapping

COLOUR_LETTERS: Mapping[str, str] = {
    "red": "R",
    "green": "G",
    "yellow": "Y",
    "blue": "B",
    "black": "K",  # as printers say it, since blue has the B
    "white": "W",
}
CONTRARIUS_LETTER = "C"
