"""Rivers up to the cities that ships reach inland: the Tiber, the Severn, the Thames."""

from __future__ import annotations

import numpy as np
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from engine.catalogue import BoardFacts
from render.theme import TOKEN
from tools.maps.routes import Router

_LONGEST = 170
"""A city farther from the sea gets no river: its lines go overland."""
_WIDTH = 13
_SMALLEST_PIECE = 70


def opened(
    board: BoardFacts,
    size: tuple[int, int],
    ground: list[Polygon],
    at: dict[str, np.ndarray],
    via: dict[str, list[np.ndarray]],
) -> list[Polygon]:
    """The land with a river to every inland harbour, all of whose ships then use it."""
    router = Router(size, ground, at)
    sailed = [line for line in board.lines if line.kind == "sea" and not line.river]
    courses = router.route_all(sailed, via, [], rounds=1)
    rivers: list[BaseGeometry] = []
    for city in board.cities:
        ways = [
            _to_water(
                courses[line.id] if line.ends[0] == city.id else courses[line.id][::-1], router
            )
            for line in sailed
            if city.id in line.ends
        ]
        if not ways:
            continue
        river = LineString(min(ways, key=len))
        if TOKEN / 2 + 4 < river.length < _LONGEST:
            rivers.append(river.buffer(_WIDTH / 2))
    cut = [polygon.difference(unary_union(rivers)) for polygon in ground]
    parts = [part for shape in cut for part in getattr(shape, "geoms", [shape])]
    return [part for part in parts if part.geom_type == "Polygon" and part.area > _SMALLEST_PIECE]


def _to_water(course: np.ndarray, router: Router) -> np.ndarray:
    """The beginning of a course, from the city to a little beyond the coast."""
    pixels = np.clip(np.rint(course).astype(int), 0, (router.width - 1, router.height - 1))
    afloat = np.flatnonzero(~router.land[pixels[:, 1], pixels[:, 0]])
    end = int(afloat[0]) + 2 if len(afloat) else len(course)
    return course[: max(2, end)]
