"""A figure: what was measured, against what, and whether it is good enough."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from cli.text_layout import table


@dataclass(frozen=True)
class Figure:
    name: str
    value: float
    unit: str
    goal: float | None
    """None: it is shown beside the others, and nothing is promised."""
    met: bool | None
    """None: there is no goal, or what it is to be compared with was not measured."""
    against: float | None = None
    ratio: float | None = None

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "value": round(self.value, 3),
            "unit": self.unit,
            "against": None if self.against is None else round(self.against, 3),
            "ratio": None if self.ratio is None else round(self.ratio, 3),
            "goal": self.goal,
            "met": self.met,
        }


def speed(name: str, value: float, unit: str, *, against: float | None, goal: float) -> Figure:
    """Faster than a peer: ours divided by theirs is to reach the goal."""
    if against is None:
        return Figure(name, value, unit, goal, met=None)
    ratio = value / against
    return Figure(name, value, unit, goal, met=ratio >= goal, against=against, ratio=ratio)


def duration(name: str, value: float, unit: str, *, goal: float) -> Figure:
    return Figure(name, value, unit, goal, met=value < goal)


def figures_table(figures: Sequence[Figure]) -> str:
    header = ("Figure", "Ours", "Unit", "Against", "Ratio", "Goal", "Met")
    rows = [
        (
            figure.name,
            f"{figure.value:,.1f}",
            figure.unit,
            "-" if figure.against is None else f"{figure.against:,.1f}",
            "-" if figure.ratio is None else f"{figure.ratio:.2f}",
            "-" if figure.goal is None else figure.goal,
            {True: "yes", False: "no", None: "-"}[figure.met],
        )
        for figure in figures
    ]
    return table(header, rows, numbers=("Ours", "Against", "Ratio", "Goal"))


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Nobody pays for what somebody else left lying about."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
