"""Trails of what has moved since somebody looked last: along the lines, under the names.

Each seat's trail has its colour, its shape and a rhythm of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product

from engine import View
from engine.terms import BoardId, SeatId
from render import theme
from render.changes import BoardChanges, MarkedStep
from render.line_routes import along
from render.looks import look_of
from render.map_layer import map_names
from render.paint import bounds
from render.scene import Box, Circle, Point, Shape, Shapes, Sprite
from words import Words

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
_CELL = 50
"""Names are looked for only in those cells of the map that a trail runs through."""
_BESIDE, _WIDEST = 11, 25
"""Trails of several seats run so far beside one another, the outermost no further apart."""
_SAME_WAY = 16
"""Trails that come so close go the same way."""

_Walkers = Mapping[tuple[int, int], set[SeatId]]
"""The seats whose trails run through each small piece of the map."""


def trails(words: Words, view: View, new: BoardChanges) -> Iterator[Shape]:
    walked = [step for step in new.steps if step.course]
    walkers = _walkers(walked)
    stamped = [spot for step in walked for spot in _stamps(words, view, step, walkers)]
    begun = [Circle(step.course[0], 7, theme.PANEL, theme.NEW, 3) for step in walked]
    yield from (stamp for _, stamp in stamped)
    yield from begun
    yield from _names_above(words, view, [at for at, _ in stamped])


def _walkers(walked: Sequence[MarkedStep]) -> _Walkers:
    walkers: defaultdict[tuple[int, int], set[SeatId]] = defaultdict(set)
    for step in walked:
        for at in (step.course[0], *along(step.course, (_SAME_WAY / 2,))):
            walkers[_piece(at)].add(step.seat)
    return walkers


def _piece(at: Point) -> tuple[int, int]:
    return (int(at[0]) // _SAME_WAY, int(at[1]) // _SAME_WAY)


def _stamps(
    words: Words, view: View, step: MarkedStep, walkers: _Walkers
) -> Iterator[tuple[Point, Sprite]]:
    """Rounded to pixels, so that all of a seat's stamps share one tile."""
    look = look_of(words, view, step.seat)
    name, colours = f"trail-{look.shape}", (look.fill, look.edge)
    points = list(along(step.course, _RHYTHMS[step.seat]))
    for number, (x, y) in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = max(1.0, (dx * dx + dy * dy) ** 0.5)
        here = sorted(walkers.get(_piece((x, y)), set()) | {step.seat})
        apart = min(_BESIDE, _WIDEST / max(1, len(here) - 1))
        aside = apart * (here.index(step.seat) - (len(here) - 1) / 2)
        if (dx, dy) < (0, 0):  # whoever comes the other way keeps to their own side
            aside = -aside
        at = (float(round(x - dy / length * aside)), float(round(y + dx / length * aside)))
        yield at, Sprite(name, at, STAMP, colours, f"trail/{step.goal}/{step.seat}")


def _names_above(words: Words, view: View, stamped: Sequence[Point]) -> Iterator[Shape]:
    """Once more whatever names the trails would hide."""
    trodden = {(int(x) // _CELL, int(y) // _CELL) for x, y in stamped}
    for name, cells, boxes in _names(words.plain, view.options.board):
        if cells.isdisjoint(trodden):
            continue
        if any(_inside(at, box) for at in stamped for box in boxes):
            yield from name


@cache
def _names(
    words: Words, board: BoardId
) -> tuple[tuple[Shapes, frozenset[tuple[int, int]], Sequence[Box]], ...]:
    """With the cells of the map it lies in, and the reach of a stamp around each of its parts."""
    reach, found = STAMP / 2 + 1, []
    for name in filter(None, map_names(words, board)):  # a castle has none
        boxes = tuple(
            (left - reach, top - reach, right + reach, bottom + reach)
            for left, top, right, bottom in map(bounds, name)
        )
        cells = frozenset(cell for box in boxes for cell in _cells(box))
        found.append((name, cells, boxes))
    return tuple(found)


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    left, top, right, bottom = (int(edge) // _CELL for edge in box)
    yield from product(range(left, right + 1), range(top, bottom + 1))


def _inside(at: Point, box: Box) -> bool:
    return box[0] < at[0] < box[2] and box[1] < at[1] < box[3]
