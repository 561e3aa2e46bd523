"""Contrarius' dice in words: what each is called, and what its faces show."""

from engine.terms import GOODS, Die
from words import Words, nouns

_PIECES = ("land", "sea", "card")


def die_name(words: Words, die: Die) -> str:
    return words(f"die-{die}")


def face_name(words: Words, face: str) -> str:
    """`wine`, `a land colonist`, `3`, `S`."""
    if face in GOODS:
        return nouns.good_name(words, face)
    return words(f"die-face-{face}") if face in _PIECES else face
