"""How many sit at each table of each round, entrants being people or pairs.

People sit in fours, and in threes or fives where that doesn't come out even; two pairs meet at a
table, or three. With byes, or with tables of several sizes, everybody still plays as often.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, islice

RoundSizes = tuple[int, ...]
"""Of one round: the entrants at each table. Whoever is left over has a bye."""
TableShape = tuple[RoundSizes, ...]
"""Round by round."""
PEOPLE_AT_A_TABLE = (4, 3, 5)
PAIRS_AT_A_TABLE = (2, 3)
"""The usual number first."""
_MIXES = 4
"""Ways to seat everybody that are tried; the others are odder still."""
_MIXES_OF_TWO = 2
"""The same of those with which nobody ever sits out."""
_ODDER = 3
"""The same of ways in which somebody sits out."""


def shapes(
    entrants: int, games: int, sizes: Sequence[int], *, may_rest: bool = True
) -> Iterator[TableShape]:
    """Those with which everybody can play that many games at tables of these sizes, the most
    welcome first. `may_rest`: somebody may sit out a round."""
    if entrants in sizes:  # one table, always the same
        yield ((entrants,),) * games
        return
    usual = sizes[0]
    whole = sorted(set(_mixes(entrants, sizes)), key=lambda mix: _oddness(mix, usual))
    if not may_rest:
        yield from _without_byes(entrants, games, usual, whole)
        return
    found: dict[TableShape, None] = {(mix,) * games: None for mix in whole[:_MIXES]}
    for other in sizes if entrants > usual else ():
        found.update(dict.fromkeys(_with_byes(entrants, games, usual, other)))
    yield from sorted(found, key=lambda shape: byes(shape, entrants))


def byes(shape: TableShape, entrants: int) -> int:
    return sum(entrants - sum(sizes) for sizes in shape)


def seat_spread(shape: TableShape, entrants: int, *, pairs: bool) -> int:
    """By how much the seat that somebody sits in most often and the one that somebody sits in least
    often have to differ at tables of these sizes: all have a first seat, only the largest a last
    one."""
    members = 2 if pairs else 1
    largest = max(size for each in shape for size in each)
    tables = sum(map(len, shape))
    with_last = sum(size == largest for each in shape for size in each)
    people = members * entrants
    return -(-tables // people) - with_last // people


def _mixes(entrants: int, allowed: Sequence[int]) -> Iterator[RoundSizes]:
    """Every way to seat them all, larger tables first."""

    def filled(left: int, largest: int) -> Iterator[RoundSizes]:
        if left == 0:
            yield ()
        for size in sorted(allowed, reverse=True):
            if size <= min(left, largest):
                yield from ((size, *rest) for rest in filled(left - size, size))

    return filled(entrants, max(allowed))


def _oddness(mix: RoundSizes, usual: int) -> tuple[int, int]:
    """A five is worse than a three: it takes longer, and fewer boards suit it."""
    return sum(size != usual for size in mix), sum(size > usual for size in mix)


def _without_byes(
    entrants: int, games: int, usual: int, whole: Sequence[RoundSizes]
) -> Iterator[TableShape]:
    """One way to seat everybody in some rounds and another in the others, or always the same: such
    that the seats come out as even as they can, and then with few tables of other sizes; also the
    least and the most odd of those in which all rounds are alike, which leave more freedom."""
    pairs = usual in PAIRS_AT_A_TABLE

    def badness(shape: TableShape) -> tuple[int, tuple[int, int]]:
        tables = tuple(size for each in shape for size in each)
        return max(1, seat_spread(shape, entrants, pairs=pairs)), _oddness(tables, usual)

    found = (
        (one,) * count + (other,) * (games - count)
        for one, other in combinations_with_replacement(whole, 2)
        for count in (range(1, games) if one != other else (games,))
    )
    best = sorted(found, key=badness)
    least, _ = badness(best[0])
    alike = [each for each in best if len({*each}) == 1 and badness(each)[0] == least]
    yield from dict.fromkeys([*best[:_MIXES_OF_TWO], *alike[:1], *alike[-1:]])


def _with_byes(entrants: int, games: int, usual: int, other: int) -> Iterator[TableShape]:
    """Tables of the usual size, and as few others as the number of games needs, or some more: at
    smaller tables one meets fewer people twice. Somebody sits out in each round where they don't
    come out even."""
    places = entrants * games
    fitting = (n for n in range(places // other + 1) if (places - n * other) % usual == 0)
    for odd in islice(fitting, _ODDER):
        sizes = sorted([usual] * ((places - odd * other) // usual) + [other] * odd, reverse=True)
        rounds = -(-len(sizes) // (entrants // usual))
        if rounds >= games:
            yield _spread(sizes, entrants, rounds)
            yield _packed(sizes, entrants)


def _spread(sizes: Sequence[int], entrants: int, rounds: int) -> TableShape:
    """Over all rounds alike."""
    while True:
        shared = [tuple(sizes[first::rounds]) for first in range(rounds)]
        if all(sum(each) <= entrants for each in shared):
            return tuple(shared)
        rounds += 1


def _packed(sizes: Sequence[int], entrants: int) -> TableShape:
    """Small tables with small ones: two that everybody else meets at are not in the same round."""
    shared: list[list[int]] = []
    for size in reversed(sizes):
        if not shared or sum(shared[-1]) + size > entrants:
            shared.append([])
        shared[-1].append(size)
    return tuple(tuple(reversed(each)) for each in shared)
