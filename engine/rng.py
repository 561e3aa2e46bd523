"""Chance: a stored seed and our own shuffle, so that the same seed deals the same game for ever."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(seed: str, purpose: str) -> Random:
    """A sequence of its own per purpose: a new use of chance never disturbs the older ones."""
    return Random(f"{seed}/{purpose}")


def shuffled(items: Iterable[T], chance: Random) -> tuple[T, ...]:
    """Fisher and Yates over `random()`, the one sequence that Python promises to keep."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        chosen = int(chance.random() * (last + 1))
        pile[last], pile[chosen] = pile[chosen], pile[last]
    return tuple(pile)
