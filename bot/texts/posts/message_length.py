"""How much a message holds, and how lines are made to fit."""

from collections.abc import Sequence
from itertools import accumulate

from words import Words
from words.reader import cut

TEXT = 4000
"""Characters over all texts of a message, as Discord takes them."""


def fitting(words: Words, lines: Sequence[str], room: int) -> list[str]:
    """All lines, each cut to its share of the room where they are too long together."""
    if sum(map(len, lines)) <= room:
        return list(lines)
    share = room // len(lines)
    return [cut(words, line, share) for line in lines]


def whole(lines: Sequence[str], room: int) -> list[str]:
    """As many of the first lines as there is room for, none of them cut."""
    ends = accumulate(len(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= room]
