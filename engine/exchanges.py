"""Goods for goods, one for one: what some tiles offer."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from engine.state import GameState
from engine.terms import TRADED_GOODS, Good, SeatId

GivenAndTaken = tuple[tuple[Good, ...], tuple[Good, ...]]
"""What is given, and what is taken for it."""


def possible(state: GameState, seat: SeatId, most: int) -> list[GivenAndTaken]:
    """Up to so many units but salt: for salt, or where that is not in play each for another good.
    Nothing is taken that is also given, as that would be no exchange."""
    owner = state.seats[seat]
    return [each for each in _all(most, salt=state.options.salt) if owner.has_goods(each[0])]


@cache
def _all(most: int, *, salt: bool) -> tuple[GivenAndTaken, ...]:
    return tuple(_exchanges(most, salt=salt))


def _exchanges(most: int, *, salt: bool) -> Iterator[GivenAndTaken]:
    for units in range(1, most + 1):
        for given in combinations_with_replacement(TRADED_GOODS, units):
            others: tuple[Good, ...] = tuple(g for g in TRADED_GOODS if g not in given)
            for taken in combinations_with_replacement(("salt",) if salt else others, units):
                yield given, taken
