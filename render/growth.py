"""How the points of all seats grew, turn by turn: known to everyone once the game is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import Score
from engine.terms import SeatId


@dataclass(frozen=True)
class Growth:
    turns: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """For each of the turns, what every seat would have scored."""

    def by_seat(self) -> Iterator[tuple[SeatId, tuple[int, ...]]]:
        for seat, points in enumerate(zip(*self.points, strict=True)):
            yield SeatId(seat), points


def growth_of(scored: Sequence[tuple[int, Sequence[Score]]]) -> Growth:
    """From what each turn would have paid."""
    turns = tuple(turn for turn, _ in scored)
    return Growth(turns, tuple(tuple(each.total for each in scores) for _, scores in scored))
