"""Trails of what has moved since somebody looked last: along the lines, under the names.

Each seat's trail has its colour and a shape of its own, unlike any piece. Trails end where a
city or a piece begins, so that one sees from which side it was reached.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product

from engine import View
from engine.terms import COLONIST_KINDS, BoardId, LineId, SeatId
from render import theme
from render.blocks import house_place
from render.changes import BoardChanges, MarkedStep, sides
from render.geography import geography
from render.line_routes import along
from render.line_spots import standing_place
from render.map_layer import map_names
from render.paint import bounds
from render.scene import Box, Circle, Point, Points, Shape, Shapes, Sprite
from render.seat_looks import look_of
from render.sprites import trail_name
from words import Words

STAMP = 13
GAP = 20.0
"""Between the stamps of a trail: calm, and the same for every seat."""
_SHARED = 0.7 * GAP
"""Where two ways of one seat come so close, they share their stamps."""
_RING = 7
"""Of the ring that a trail begins in, from its middle."""
_CELL = 50
"""Names are looked for only in those cells of the map that a trail runs through."""
_BESIDE, _WIDEST = 11, 25
"""Trails of several seats run so far beside one another, the outermost no further apart."""
_SAME_WAY = 16
"""Trails that come so close go the same way."""

_Walkers = Mapping[tuple[int, int], set[SeatId]]
"""The seats whose trails run through each small piece of the map."""
_Round = tuple[Point, float]
"""Something that covers a trail: its middle, and from there to its rim."""
_Covers = Mapping[tuple[int, int], Sequence[_Round]]
"""By the cells of the map it lies in."""


def trails(words: Words, view: View, new: BoardChanges) -> Iterator[Shape]:
    walked = [step for step in new.steps if step.course]
    if not walked:
        return
    walkers, covers = _walkers(walked), _covers(view)
    trodden: defaultdict[SeatId, list[Point]] = defaultdict(list)
    stamped = [
        spot
        for step in walked
        for spot in _stamps(
            look_of(words, view, step.seat), step, walkers, covers, trodden[step.seat]
        )
    ]
    begun = [_beginning(step.course, covers) for step in walked]
    yield from (stamp for _, stamp in stamped)
    yield from (Circle(at, _RING, theme.PANEL, theme.NEW, 3) for at in begun)
    yield from _names_above(words, view, [at for at, _ in stamped])


def _covers(view: View) -> _Covers:
    """Cities, houses and colonists on lines: what lies under them is not seen."""
    covers: defaultdict[tuple[int, int], list[_Round]] = defaultdict(list)
    for each in (*_cities(view.options.board), *_pieces(view)):
        (x, y), reach = each
        for cell in _cells((x - reach, y - reach, x + reach, y + reach)):
            covers[cell].append(each)
    return covers


@cache
def _cities(board: BoardId) -> tuple[_Round, ...]:
    return tuple(
        (place.at, (theme.CAPITAL if place.label is None else theme.TOKEN) / 2)
        for place in geography(board).places.values()
    )


def _pieces(view: View) -> Iterator[_Round]:
    places, lines = geography(view.options.board).places, view.board.lines
    for city, owners in view.houses.items():
        spot = places[city]
        for seat in owners:
            yield house_place(spot.at, spot.side or "below", seat), theme.HOUSE / 2
    standing = {
        place
        for side in sides(view)
        for kind in COLONIST_KINDS
        for place in side.colonists[kind]
        if place in lines
    }
    for place in standing:  # with room for the ring of those that are new
        yield standing_place(view, LineId(place)), 0.62 * theme.COLONIST + 2


def _hidden(at: Point, size: float, covers: _Covers) -> bool:
    """Whether less than half of it would be seen."""
    return any(
        math.dist(at, middle) < reach + size
        for middle, reach in covers.get((int(at[0]) // _CELL, int(at[1]) // _CELL), ())
    )


def _beginning(course: Points, covers: _Covers) -> Point:
    """Where the trail comes out from under the city or whoever stands there now."""
    ahead = (course[0], *islice(along(course, (2.0,)), 60))
    x, y = next((at for at in ahead if not _hidden(at, _RING / 2, covers)), course[0])
    return (float(round(x)), float(round(y)))


def _walkers(walked: Sequence[MarkedStep]) -> _Walkers:
    walkers: defaultdict[tuple[int, int], set[SeatId]] = defaultdict(set)
    for step in walked:
        for at in (step.course[0], *along(step.course, (_SAME_WAY / 2,))):
            walkers[_piece(at)].add(step.seat)
    return walkers


def _piece(at: Point) -> tuple[int, int]:
    return (int(at[0]) // _SAME_WAY, int(at[1]) // _SAME_WAY)


def _stamps(
    look: theme.SeatLook,
    step: MarkedStep,
    walkers: _Walkers,
    covers: _Covers,
    trodden: list[Point],
) -> Iterator[tuple[Point, Sprite]]:
    """Rounded to pixels, so that all of a seat's stamps share one tile."""
    colours, tag = (look.fill, look.edge), f"trail/{step.goal}/{step.seat}"
    points, before = list(along(step.course, (GAP,))), tuple(trodden)
    for number, (x, y) in enumerate(points):
        if any(math.dist((x, y), there) < _SHARED for there in before):
            continue
        trodden.append((x, y))
        back, on = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        dx, dy = on[0] - back[0], on[1] - back[1]
        length = max(1.0, math.hypot(dx, dy))
        here = sorted(walkers.get(_piece((x, y)), set()) | {step.seat})
        apart = min(_BESIDE, _WIDEST / max(1, len(here) - 1))
        aside = apart * (here.index(step.seat) - (len(here) - 1) / 2)
        if (dx, dy) < (0, 0):  # whoever comes the other way keeps to their own side
            aside = -aside
        at = (float(round(x - dy / length * aside)), float(round(y + dx / length * aside)))
        if not _hidden(at, STAMP / 2 - 2, covers):
            name = trail_name(look.shape, math.degrees(math.atan2(dy, dx)))
            yield at, Sprite(name, at, STAMP, colours, tag)


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
