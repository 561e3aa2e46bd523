"""How much processor time other processes have used, as Linux tells it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

PROCESSES = Path("/proc")


class ProcessTimes(NamedTuple):
    """In ticks of the clock: whole numbers, which add up the same in any order."""

    parent: int
    ticks: int
    """Its own."""
    of_children: int
    """Of those that have ended."""

    @property
    def seconds(self) -> float:
        return self.ticks / os.sysconf("SC_CLK_TCK")


def process_times(process: int) -> ProcessTimes | None:
    """None if there is none, or nobody tells."""
    try:
        said = (PROCESSES / str(process) / "stat").read_text()
    except OSError:
        return None
    state = said.rpartition(")")[2].split()  # after the name, which may hold anything
    own, ended = (sum(map(int, state[first : first + 2])) for first in (11, 13))
    return ProcessTimes(int(state[1]), own, ended)


def children_of(parent: int) -> Iterator[int]:
    for each in PROCESSES.iterdir():
        if each.name.isdecimal():
            found = process_times(int(each.name))
            if found is not None and found.parent == parent:
                yield int(each.name)


def seconds_of(processes: Iterable[int]) -> float:
    return _ticks_of(processes) / os.sysconf("SC_CLK_TCK")


def seconds_below(parent: int) -> float:
    """Of its children, also of those that have ended."""
    own = process_times(parent)
    ticks = _ticks_of(children_of(parent)) + (own.of_children if own else 0)
    return ticks / os.sysconf("SC_CLK_TCK")


def _ticks_of(processes: Iterable[int]) -> int:
    found = [process_times(each) for each in processes]
    return sum(each.ticks for each in found if each is not None)
