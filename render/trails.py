"""Trails of what has moved since somebody looked last: along the lines, under the names.

Each seat's trail has its colour, its shape and a rhythm of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine import View
from engine.terms import BoardId, SeatId
from render import theme
from render.changes import BoardChanges, MarkedStep
from render.line_routes import along
from render.map_layer import map_names
from render.paint import bounds
from render.scene import Box, Circle, Point, Shape, Shapes, Sprite

STAMP = 15
_RHYTHMS = (
    (17.0,),
    (11.5, 27.0),
    (11.5, 11.5, 29.0),
    (11.5, 11.5, 11.5, 31.0),
    (24.0, 11.5, 24.0),
    (11.5, 24.0, 24.0, 24.0),
)
"""The gaps between the stamps of each seat's trail."""
_BESIDE = 5
"""Trails of several seats run so far beside one another."""


def trails(view: View, new: BoardChanges) -> Iterator[Shape]:
    walked = [step for step in new.steps if step.course]
    seats = sorted({step.seat for step in walked})
    stamped = [spot for step in walked for spot in _stamps(step, seats)]
    begun = [Circle(step.course[0], 7, theme.PANEL, theme.NEW, 3) for step in walked]
    yield from (stamp for _, stamp in stamped)
    yield from begun
    yield from _names_above(view, [at for at, _ in stamped])


def _stamps(step: MarkedStep, seats: Sequence[SeatId]) -> Iterator[tuple[Point, Sprite]]:
    """Rounded to pixels, so that all of a seat's stamps share one tile."""
    look = theme.SEATS[step.seat]
    aside = _BESIDE * (seats.index(step.seat) - (len(seats) - 1) / 2)
    name, colours = f"trail-{look.shape}", (look.fill, look.edge)
    points = list(along(step.course, _RHYTHMS[step.seat]))
    for number, (x, y) in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = max(1.0, (dx * dx + dy * dy) ** 0.5)
        at = (float(round(x - dy / length * aside)), float(round(y + dx / length * aside)))
        yield at, Sprite(name, at, STAMP, colours, f"trail/{step.goal}/{step.seat}")


def _names_above(view: View, stamped: Sequence[Point]) -> Iterator[Shape]:
    """Once more whatever names the trails would hide."""
    for name, around, boxes in _names(view.options.board):
        near = [at for at in stamped if _inside(at, around)]
        if any(_inside(at, box) for at in near for box in boxes):
            yield from name


@cache
def _names(board: BoardId) -> tuple[tuple[Shapes, Box, tuple[Box, ...]], ...]:
    """With the reach of a stamp around the whole name, and around each of its parts."""
    reach, found = STAMP / 2 + 1, []
    for name in filter(None, map_names(board)):  # a castle has none
        boxes = tuple(
            (left - reach, top - reach, right + reach, bottom + reach)
            for left, top, right, bottom in map(bounds, name)
        )
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        found.append((name, (min(lefts), min(tops), max(rights), max(bottoms)), boxes))
    return tuple(found)


def _inside(at: Point, box: Box) -> bool:
    return box[0] < at[0] < box[2] and box[1] < at[1] < box[3]
