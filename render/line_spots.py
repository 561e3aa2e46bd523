"""Where a colonist stands on a line: at its resting place, or next to it if a house is there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

from engine import View
from engine.terms import BoardId, CityId, LineId, PlaceId, SeatId
from render.blocks import MOST_SEATS, house_place
from render.city_spots import printed, touches
from render.geography import geography
from render.scene import Point, Points
from render.theme import CITY_COLONIST, COLONIST, HOUSE

_STEP = 4.0
_FURTHEST = 90.0
_APART = (COLONIST + HOUSE) / 2 - 2
"""Between the middles of a colonist and a house, both of which are round enough."""
_TIGHT = _APART - 3

_BODY = 29
"""How much of a colonist must not lie on a name or a token."""

_Houses = tuple[tuple[CityId, SeatId, Point], ...]


def standing_place(view: View, line: LineId) -> Point:
    """Along the line, as near to its resting place as the houses that stand there allow."""
    board = view.options.board
    rest = geography(board).rest_of(PlaceId(line))
    near = _houses_beside(board)[line]
    built = [at for city, seat, at in near if seat in view.houses.get(city, ())]
    if not any(math.dist(rest, at) < _APART for at in built):
        return rest
    spots = (*_along(board, line), rest)
    clear = [min(math.dist(spot, at) for at in built) for spot in spots]
    free = (spot for spot, distance in zip(spots, clear, strict=True) if distance >= _APART)
    return next(free, spots[clear.index(max(clear))])


def size_on(view: View, line: LineId, at: Point) -> int:
    """Between houses that leave too little room, a colonist is as small as in a city."""
    near = _houses_beside(view.options.board)[line]
    built = (house for city, seat, house in near if seat in view.houses.get(city, ()))
    return CITY_COLONIST if any(math.dist(at, house) < _TIGHT for house in built) else COLONIST


@cache
def _houses_beside(board: BoardId) -> Mapping[LineId, _Houses]:
    """The places of houses that a colonist on the line could come near to."""
    where = geography(board)
    houses = [
        (CityId(id_), SeatId(seat), house_place(place.at, place.side or "below", seat))
        for id_, place in where.places.items()
        for seat in range(MOST_SEATS)
    ]
    reach = _APART + _FURTHEST
    return {
        line: tuple(house for house in houses if math.dist(house[2], where.rest_of(line)) < reach)
        for line in where.lines
    }


@cache
def _along(board: BoardId, line: LineId) -> tuple[Point, ...]:
    """Places on the line that cover nothing printed, the nearest to its resting place first."""
    where = geography(board)
    rest, boxes = where.rest_of(PlaceId(line)), list(printed(where))
    spots = [
        spot
        for spot in _points(where.lines[line].points)
        if math.dist(spot, rest) < _FURTHEST and not any(touches(spot, _BODY, box) for box in boxes)
    ]
    return tuple(sorted(spots, key=lambda spot: math.dist(spot, rest)))


def _points(course: Points) -> Iterator[Point]:
    for (x0, y0), (x1, y1) in pairwise(course):
        steps = max(1, round(math.dist((x0, y0), (x1, y1)) / _STEP))
        for step in range(steps):
            t = step / steps
            yield (round(x0 + (x1 - x0) * t), round(y0 + (y1 - y0) * t))
