"""The finals of a tournament: who goes on from the groups, and from one step to the next."""

from __future__ import annotations

from collections.abc import Sequence

from campaigns.standings import StandingRow


def steps(groups: int, *, pairs: bool) -> list[int]:
    """How many tables each step of the finals has, the final last; none where there is one group
    only, which is decided by itself."""
    if groups == 1:
        return []
    at_a_table = 2 if pairs else 4
    tables = 1
    while tables * at_a_table < groups:
        tables *= 2
    found = [tables]
    while found[-1] > 1:
        found.append(found[-1] // 2 if pairs or found[-1] == 2 else found[-1] // 4)
    return found


def qualified(tables: Sequence[Sequence[StandingRow]], count: int) -> list[int]:
    """As many as go on: all who came first, then the best of those who came second, and so on; each
    rank by what they have shown, the best first."""
    found: list[int] = []
    for rank in range(max(map(len, tables))):
        there = [each[rank] for each in tables if len(each) > rank]
        there.sort(key=lambda row: (-_average(row), -row.won, -row.share, row.entrant))
        found += [row.entrant for row in there]
    return found[:count]


def seeded(qualifiers: Sequence[int], tables: int) -> list[list[int]]:
    """Dealt there and back, so that the best meet late."""
    dealt: list[list[int]] = [[] for _ in range(tables)]
    for place, each in enumerate(qualifiers):
        lap, table = divmod(place, tables)
        dealt[table if lap % 2 == 0 else tables - 1 - table].append(each)
    return [each for each in dealt if len(each) > 1]


def _average(row: StandingRow) -> float:
    return float(row.points / row.played) if row.played else 0.0
