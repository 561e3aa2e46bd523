"""Who sits at which table, so that everybody meets everybody equally often, or nearly.

A search by small exchanges: two entrants of one round change places, which is kept if it evens out
how often people meet, and sometimes if it doesn't. The same seed finds the same tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from campaigns.table_sizes import TableShape

RoundTables = tuple[tuple[tuple[int, ...], ...], ...]
"""Round by round and table by table, who sits there."""
_BYE = 8
"""How much it counts that somebody sits out more often than others, compared with a meeting."""


@dataclass
class _Round:
    tables: list[list[int]]
    """With those who sit out as the last one."""
    resting: bool


class OpponentSearch:
    def __init__(
        self,
        entrants: int,
        shape: TableShape,
        seed: str,
        met: Sequence[tuple[int, int]] = (),
    ) -> None:
        """`met`: who has met before."""
        self._entrants = entrants
        self._random = Random(seed).random
        self._met = [[0] * entrants for _ in range(entrants)]
        for one, other in met:
            self._met[one][other] += 1
            self._met[other][one] += 1
        self._rested = [0] * entrants
        self._rounds = [self._dealt(sizes) for sizes in shape]
        self._open = [each for each in self._rounds if len(each.tables) > 1]
        meetings = len(met) + sum(size * (size - 1) // 2 for sizes in shape for size in sizes)
        couples = entrants * (entrants - 1) // 2
        usual, more = divmod(meetings, couples)
        least = usual * usual * (couples - more) + (usual + 1) ** 2 * more
        rests = sum(self._rested) // entrants
        self._cost = sum(each * each for row in self._met for each in row) // 2
        self._cost += _BYE * sum(each * each for each in self._rested)
        self._goal = least + _BYE * entrants * rests * rests

    @property
    def distance(self) -> int:
        """From what would be perfect, which not every number of entrants allows."""
        return self._cost - self._goal

    def improve(self, steps: int) -> None:
        if not self._open:
            return
        chance = self._random
        for step in range(steps):
            if self._cost <= self._goal:
                return
            warmth = 0.6 * (1 - step / steps) + 0.02
            each = self._open[int(chance() * len(self._open))]
            first = int(chance() * len(each.tables))
            second = int(chance() * (len(each.tables) - 1))
            second += second >= first
            self._exchange(each, first, second, warmth)

    def grouping(self) -> RoundTables:
        return tuple(
            tuple(tuple(table) for table in (each.tables[:-1] if each.resting else each.tables))
            for each in self._rounds
        )

    def _dealt(self, sizes: Sequence[int]) -> _Round:
        people = list(range(self._entrants))
        for last in range(len(people) - 1, 0, -1):
            other = int(self._random() * (last + 1))
            people[last], people[other] = people[other], people[last]
        tables = []
        for size in sizes:
            table, people = people[:size], people[size:]
            tables.append(table)
            for one in table:
                for other in table:
                    self._met[one][other] += one != other
        for one in people:
            self._rested[one] += 1
        return _Round([*tables, people] if people else tables, bool(people))

    def _exchange(self, each: _Round, first: int, second: int, warmth: float) -> None:
        if each.resting and second == len(each.tables) - 1:
            first, second = second, first
        one_table, other_table = each.tables[first], each.tables[second]
        rests = each.resting and first == len(each.tables) - 1
        here, there = int(self._random() * len(one_table)), int(self._random() * len(other_table))
        one, other = one_table[here], other_table[there]
        of_one, of_other = self._met[one], self._met[other]
        change = 0
        if rests:  # `one` sat out, `other` will
            for each_one in other_table:
                if each_one != other:
                    change += 2 * (of_one[each_one] - of_other[each_one]) + 2
            change += 2 * _BYE * (self._rested[other] - self._rested[one] + 1)
        else:
            for each_one in one_table:
                if each_one != one:
                    change += 2 * (of_other[each_one] - of_one[each_one]) + 2
            for each_one in other_table:
                if each_one != other:
                    change += 2 * (of_one[each_one] - of_other[each_one]) + 2
        if change > 0 and self._random() >= exp(-change / (2 * warmth)):
            return
        self._cost += change
        if rests:
            self._rested[one] -= 1
            self._rested[other] += 1
        else:
            self._meet(one_table, one, other)
        self._meet(other_table, other, one)
        one_table[here], other_table[there] = other, one

    def _meet(self, table: Sequence[int], leaving: int, coming: int) -> None:
        met, of_leaving, of_coming = self._met, self._met[leaving], self._met[coming]
        for each in table:
            if each != leaving:
                of_leaving[each] -= 1
                met[each][leaving] -= 1
                of_coming[each] += 1
                met[each][coming] += 1
