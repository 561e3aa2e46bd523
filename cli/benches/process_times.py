"""How much processor time other processes have used, as Linux tells it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

PROCESSES = Path("/proc")


class ProcessTimes(NamedTuple):
    parent: int
    seconds: float
    """Its own."""
    of_children: float
    """Of those that have ended."""


def process_times(process: int) -> ProcessTimes | None:
    """None if there is none, or nobody tells."""
    try:
        said = (PROCESSES / str(process) / "stat").read_text()
    except OSError:
        return None
    state = said.rpartition(")")[2].split()  # after the name, which may hold anything
    own, ended = (sum(map(int, state[first : first + 2])) for first in (11, 13))
    ticks = os.sysconf("SC_CLK_TCK")
    return ProcessTimes(int(state[1]), own / ticks, ended / ticks)


def children_of(parent: int) -> Iterator[int]:
    for each in PROCESSES.iterdir():
        if each.name.isdecimal():
            found = process_times(int(each.name))
            if found is not None and found.parent == parent:
                yield int(each.name)


def seconds_of(processes: Iterable[int]) -> float:
    found = [process_times(each) for each in processes]
    return sum(each.seconds for each in found if each is not None)


def seconds_below(parent: int) -> float:
    """Of its children, also of those that have ended."""
    own = process_times(parent)
    return seconds_of(children_of(parent)) + (own.of_children if own else 0.0)
