"""A schedule: rounds of tables, balanced by opponents and seats, for people or fixed pairs.

Everybody plays as many games as everybody else. Nobody sits in one seat more than once more often
than in another, wherever the sizes of the tables allow it; no two meet more than once more often
than any others, wherever that is possible; and then as few byes as can be.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, islice
from random import Random

from campaigns.errors import BadCampaign
from campaigns.known_tours import known_tour
from campaigns.opponents import OpponentSearch, RoundTables
from campaigns.seat_order import Chair, SeatSearch
from campaigns.table_sizes import (
    PAIRS_AT_A_TABLE,
    PEOPLE_AT_A_TABLE,
    TableShape,
    seat_spread,
    shapes,
)

_STEPS = 40_000
_MANY_GAMES = 12
"""From which on the search takes four times as long."""
_ATTEMPTS = 3
_WITH_PAST = 6
"""Ways to seat people that are tried where some have met: hardly anything comes out even then."""
USUAL_GAMES = 6
_EVEN_GAMES: Mapping[int, int] = {
    **{6: 9, 7: 7, 10: 10, 14: 7, 17: 7, 18: 8, 19: 10},
    **{20: 5, 21: 4, 22: 5, 23: 5, 24: 5, 25: 4, 27: 5, 28: 5},
}
"""By how many people there are, where the usual number does not come out even."""


@dataclass(frozen=True)
class Spread:
    """How often something happens to whom it happens least, and to whom it happens most."""

    least: int
    most: int

    @classmethod
    def of(cls, counts: Collection[int]) -> Spread:
        return cls(min(counts, default=0), max(counts, default=0))

    @property
    def width(self) -> int:
        return self.most - self.least


@dataclass(frozen=True)
class BalancedSchedule:
    entrants: int
    pairs: bool
    rounds: tuple[tuple[tuple[Chair, ...], ...], ...]
    """Round by round, table by table, seat by seat."""

    @property
    def games(self) -> int:
        return sum(map(len, self.rounds))

    @property
    def byes(self) -> int:
        """Rounds that somebody sits out, counted for all entrants together."""
        sitting = sum(len({each.entrant for each in table}) for table in self._tables())
        return len(self.rounds) * self.entrants - sitting

    @property
    def games_each(self) -> Spread:
        return Spread.of(
            _counted(
                range(self.entrants),
                (each for table in self._tables() for each in {chair.entrant for chair in table}),
            )
        )

    @property
    def meetings(self) -> Spread:
        """How often any two entrants meet. Partners are one entrant."""
        return Spread.of(
            _counted(
                combinations(range(self.entrants), 2),
                (
                    both
                    for table in self._tables()
                    for both in combinations(sorted({each.entrant for each in table}), 2)
                ),
            )
        )

    @property
    def seats(self) -> Spread:
        """How often anybody sits in any seat."""
        tables = self._tables()
        places = range(max(map(len, tables), default=0))
        people = [
            Chair(entrant, member)
            for entrant in range(self.entrants)
            for member in range(2 if self.pairs else 1)
        ]
        return Spread.of(
            _counted(
                ((person, place) for person in people for place in places),
                ((chair, place) for table in tables for place, chair in enumerate(table)),
            )
        )

    def _tables(self) -> list[tuple[Chair, ...]]:
        return [table for each in self.rounds for table in each]


def _counted(everything: Iterable[object], seen: Iterable[object]) -> Collection[int]:
    counts = dict.fromkeys(everything, 0)
    for each in seen:
        counts[each] += 1
    return counts.values()


def usual_sizes(*, pairs: bool) -> tuple[int, ...]:
    return PAIRS_AT_A_TABLE if pairs else PEOPLE_AT_A_TABLE


def even_games(entrants: int, *, pairs: bool) -> int:
    """How many games each are a good measure where nobody says: about six, so that everybody meets
    everybody equally often, give or take one."""
    return USUAL_GAMES if pairs else _EVEN_GAMES.get(entrants, USUAL_GAMES)


def schedule(
    entrants: int,
    games: int,
    *,
    pairs: bool = False,
    sizes: tuple[int, ...] | None = None,
    may_rest: bool = True,
    met: tuple[tuple[int, int], ...] = (),
    seed: str = "",
) -> BalancedSchedule:
    """The best that is found; the same for the same seed. `sizes`: entrants at a table, the most
    welcome number first; `met`: who has met before, each time by itself.

    Where nobody has met, the seed says who is who in the one schedule that is found for so many:
    how even it is does not depend on luck."""
    allowed = sizes or usual_sizes(pairs=pairs)
    if met:
        return best_schedule(
            entrants, games, allowed, met, pairs=pairs, may_rest=may_rest, seed=seed
        )
    pattern = best_schedule(entrants, games, allowed, pairs=pairs, may_rest=may_rest)
    who = _shuffled(entrants, seed)
    rounds = tuple(
        tuple(tuple(Chair(who[entrant], member) for entrant, member in table) for table in tables)
        for tables in pattern.rounds
    )
    return BalancedSchedule(entrants, pairs, rounds)


@lru_cache(maxsize=128)
def best_schedule(
    entrants: int,
    games: int,
    allowed: tuple[int, ...],
    met: tuple[tuple[int, int], ...] = (),
    *,
    pairs: bool,
    may_rest: bool,
    seed: str = "",
) -> BalancedSchedule:
    seed = f"{seed} {entrants} {games}"
    best: tuple[tuple[int, int, int], BalancedSchedule] | None = None
    possible = list(shapes(entrants, games, allowed, may_rest=may_rest))
    spreads = [max(1, seat_spread(each, entrants, pairs=pairs)) for each in possible]
    least = min(spreads, default=1)
    touring = not may_rest and not met and allowed == usual_sizes(pairs=pairs)
    if touring and (known := known_tour(entrants, games, pairs=pairs)):
        made = _seated(entrants, known, pairs=pairs, seed=seed)
        if made.seats.width <= least:
            return made
    fair = [shape for shape, spread in zip(possible, spreads, strict=True) if spread == least]
    for shape in islice(fair, _WITH_PAST if met else None):
        tables = _grouped(entrants, shape, met, seed)
        made = _seated(entrants, tables, pairs=pairs, seed=seed)
        unfair = made.games_each.width + max(0, made.seats.width - least)
        badness = unfair, max(0, made.meetings.width - 1), made.byes
        if best is None or badness < best[0]:
            best = badness, made
        if badness[:2] == (0, 0):
            break
    if best is None:
        raise BadCampaign("not-even", entrants=entrants, games=games, sizes=_named(allowed))
    return best[1]


def _grouped(
    entrants: int, shape: TableShape, met: Sequence[tuple[int, int]], seed: str
) -> RoundTables:
    found: RoundTables = ()
    distance = -1
    for attempt in range(1 if met else _ATTEMPTS):
        search = OpponentSearch(entrants, shape, f"{seed} {attempt}", met)
        search.improve(_STEPS // 4 if met else _steps(shape))
        if not found or search.distance < distance:
            found, distance = search.grouping(), search.distance
        if distance <= 0:
            break
    return found


def _seated(entrants: int, rounds: RoundTables, *, pairs: bool, seed: str) -> BalancedSchedule:
    tables = [table for each in rounds for table in each]
    shape = tuple(tuple(map(len, each)) for each in rounds)
    search = SeatSearch(tables, entrants, pairs=pairs, seed=seed)
    search.improve(_steps(shape), enough=max(1, seat_spread(shape, entrants, pairs=pairs)))
    chairs = iter(search.chairs)
    return BalancedSchedule(
        entrants, pairs, tuple(tuple(next(chairs) for _ in each) for each in rounds)
    )


def _steps(shape: TableShape) -> int:
    return _STEPS if len(shape) < _MANY_GAMES else 4 * _STEPS


def _shuffled(entrants: int, seed: str) -> list[int]:
    """By our own hand: Python promises to keep only what `random` gives."""
    chance = Random(f"who is who {seed}").random
    who = list(range(entrants))
    for last in range(entrants - 1, 0, -1):
        other = int(chance() * (last + 1))
        who[last], who[other] = who[other], who[last]
    return who


def _named(sizes: Sequence[int]) -> str:
    return ", ".join(map(str, sorted(sizes)))
