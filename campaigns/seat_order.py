"""Who sits first, second, last at each table, so that everybody has sat everywhere equally often.

Partners sit opposite each other: two teams sit in the order A, B, A, B.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple


class Chair(NamedTuple):
    """Whoever sits in a seat."""

    entrant: int
    member: int = 0
    """Of a pair: the first or the second of the two."""


class SeatSearch:
    """All tables of a schedule, seated anew until it is even."""

    def __init__(
        self, tables: Sequence[Sequence[int]], entrants: int, *, pairs: bool, seed: str
    ) -> None:
        self._random = Random(f"seats {seed}").random
        self._pairs = pairs
        self._people = entrants * (2 if pairs else 1)
        seats = max((len(each) for each in tables), default=1) * (2 if pairs else 1)
        self._sat = [[0] * seats for _ in range(self._people)]
        self._tables = [self._seated(each) for each in tables]

    def improve(self, steps: int, enough: int = 1) -> None:
        """Until the seats differ by no more than is enough."""
        chance = self._random
        for step in range(steps):
            if step % 500 == 0 and self.spread <= enough:
                return
            warmth = 0.5 * (1 - step / steps) + 0.02
            chairs = self._tables[int(chance() * len(self._tables))]
            self._exchange(chairs, warmth)

    @property
    def spread(self) -> int:
        """Between the seat somebody sits in most, and the one they or others sit in least."""
        counts = [count for row in self._sat for count in row]
        return max(counts) - min(counts)

    @property
    def chairs(self) -> list[tuple[Chair, ...]]:
        return [tuple(each) for each in self._tables]

    def _seated(self, table: Sequence[int]) -> list[Chair]:
        chairs = [Chair(each) for each in table]
        if self._pairs:
            chairs += [Chair(each, 1) for each in table]
        for seat, chair in enumerate(chairs):
            self._sat[self._person(chair)][seat] += 1
        return chairs

    def _person(self, chair: Chair) -> int:
        return 2 * chair.entrant + chair.member if self._pairs else chair.entrant

    def _exchange(self, chairs: list[Chair], warmth: float) -> None:
        """Two people change seats; of pairs, both of one pair with both of another, or the two
        partners with each other."""
        half = len(chairs) // 2 if self._pairs else len(chairs)
        first, second = int(self._random() * half), int(self._random() * half)
        if not self._pairs:
            moves = [(first, second)] if first != second else []
        elif first == second:
            moves = [(first, first + half)]
        else:
            moves = [(first, second), (first + half, second + half)]
        change = sum(self._change(chairs, *move) for move in moves)
        if not moves or (change > 0 and self._random() >= exp(-change / (2 * warmth))):
            return
        for one, other in moves:
            left, right = (
                self._sat[self._person(chairs[one])],
                self._sat[self._person(chairs[other])],
            )
            left[one] -= 1
            left[other] += 1
            right[other] -= 1
            right[one] += 1
            chairs[one], chairs[other] = chairs[other], chairs[one]

    def _change(self, chairs: list[Chair], one: int, other: int) -> int:
        left, right = self._sat[self._person(chairs[one])], self._sat[self._person(chairs[other])]
        return 2 * (left[other] - left[one]) + 2 + 2 * (right[one] - right[other]) + 2
