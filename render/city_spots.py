"""Where colonists stand who are in a city: beside its houses, and on nothing that is printed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from engine.terms import BoardId, PlaceId
from render.blocks import MOST_SEATS, house_place
from render.geography import Geography, MapPlace, geography
from render.map_layer import SIZES
from render.scene import Box, Point
from render.theme import CAPITAL, CITY_COLONIST, COLONIST, HOUSE, MARKER, TOKEN

_RINGS = (73.0, 64.0, 86.0, 100.0)
"""From the city's middle; the inner places are those of houses that nobody has built yet."""
_TURN = 10
"""Degrees between the places that are tried."""


def free_spot(
    board: BoardId, city: PlaceId, near: Point, taken: Sequence[tuple[Point, float]]
) -> Point:
    """The nearest place for a colonist of the city that none of the pieces there takes.

    Pieces are given by their middle and size.
    """
    place = geography(board).places[city]
    inner = [house_place(place.at, place.side or "below", seat) for seat in range(MOST_SEATS)]
    for spots in (inner, *_around(board)[city]):
        free = [spot for spot in spots if not any(_meets(spot, each) for each in taken)]
        if free:
            return min(free, key=lambda spot: math.dist(spot, near))
    return near


def _meets(spot: Point, piece: tuple[Point, float]) -> bool:
    """Pieces are round enough: the corners of their squares are empty."""
    at, size = piece
    return math.dist(spot, at) < (size + CITY_COLONIST) / 2


@cache
def _around(board: BoardId) -> Mapping[PlaceId, tuple[tuple[Point, ...], tuple[Point, ...]]]:
    """For each city: places that touch nothing, then those that touch only other pieces' places."""
    where = geography(board)
    names = list(printed(where))
    pieces = list(_pieces(where))
    width, height = SIZES[where.layout]
    found = {}
    for id_, place in where.places.items():
        spots = [
            spot
            for spot in _rings(place)
            if 16 < spot[0] < width - 16
            and 16 < spot[1] < height - 16
            and not any(touches(spot, CITY_COLONIST, box) for box in names)
        ]
        clear = tuple(
            spot
            for spot in spots
            if not any(touches(spot, CITY_COLONIST, box) for owner, box in pieces if owner != id_)
        )
        found[id_] = (clear, tuple(spots))
    return found


def _rings(place: MapPlace) -> Iterator[Point]:
    x, y = place.at
    for radius in _RINGS:
        for turn in range(0, 360, _TURN):
            angle = math.radians(turn)
            yield (round(x + radius * math.cos(angle)), round(y + radius * math.sin(angle)))


def printed(where: Geography) -> Iterator[Box]:
    """Names, tokens and markers."""
    for place in where.places.values():
        yield _square(place.at, CAPITAL if place.label is None else TOKEN)
        if place.label:
            yield place.label
    for province in where.provinces.values():
        yield _square(province.marker, MARKER + 8)
        yield from province.name_boxes


def _pieces(where: Geography) -> Iterator[tuple[PlaceId | None, Box]]:
    """Where other pieces may stand: the houses of each city, and colonists on lines."""
    for id_, place in where.places.items():
        for seat in range(MOST_SEATS):
            yield id_, _square(house_place(place.at, place.side or "below", seat), HOUSE)
    for course in where.lines.values():
        if course.rest:
            yield None, _square(course.rest, COLONIST)


def _square(at: Point, size: float) -> Box:
    half = size / 2
    return (at[0] - half, at[1] - half, at[0] + half, at[1] + half)


def touches(spot: Point, size: float, box: Box) -> bool:
    """Whether a piece of that size would lie on it."""
    half = size / 2
    return box[0] - half < spot[0] < box[2] + half and box[1] - half < spot[1] < box[3] + half
