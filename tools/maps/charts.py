"""One board's geography: projected, routed, divided into provinces, and with room for all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from shapely import LineString, Polygon, box, transform
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from engine.catalogue import BoardFacts, City, Place
from tools.maps import coastlines, estuaries, provinces
from tools.maps.frames import Frame, Projection
from tools.maps.places import Arrangement
from tools.maps.rooms import Positions, arranged, waiting_rows
from tools.maps.routes import Router

_LINING = (7, 16, 28)
"""How far from the coast the strokes along it run."""
_SMALLEST_ISLAND = 70
_SMALLEST_LAKE = 120
_LONGEST_STROKE = 11
"""Between two points of a coast."""

Areas = dict[str, list[Polygon]]


def chart(board: BoardFacts, frame: Frame, land: list[Polygon]) -> tuple[dict[str, Any], list[str]]:
    """What is to be drawn, and what still lies over something else."""
    pins = frame.pins or {}
    nodes: list[City | Place] = [*board.cities, *board.places]
    free = [node for node in nodes if node.id not in pins]
    latlons = np.array([*(node.latlon for node in free), *(frame.include or [])])
    wanted = np.array(
        [*(_room(board, node.id) for node in free), *(0.2 for _ in frame.include or [])]
    )
    projection = Projection(frame, latlons, wanted, _joined(board, free))
    at: Positions = {node.id: projection.targets[index] for index, node in enumerate(free)}
    at |= {id_: np.array(point, dtype=float) for id_, point in pins.items()}
    ground = _ground(projection, frame, latlons, land)
    via = _via(frame, projection)
    ground = estuaries.opened(board, frame.size, ground, at, via)
    router = Router(frame.size, ground, at)
    courses = router.route_all(board.lines, via, [], rounds=1)
    areas = provinces.areas(frame.size, ground, _sites(board, at, courses))
    courses = router.route_all(board.lines, via, _markers(board, frame, router, courses, areas))
    arrangement = arranged(board, frame, router, courses, areas)
    shapes = {
        "layout": frame.layout,
        "north": frame.turn,
        "letters": frame.letters,
        "land": [_rings(polygon) for polygon in ground],
        "lining": [_lining(ground, reach) for reach in _LINING],
    }
    return shapes | _written(board, at, courses, areas, arrangement), arrangement.clashes()


def _room(board: BoardFacts, id_: str) -> float:
    """How much room a place wants, beside an ordinary city."""
    rows = waiting_rows(board).get(id_)
    if rows:
        return 1.12 + 0.12 * rows
    castles = {place.id for place in board.places if place.kind == "castle"}
    return 0.85 if id_ in castles else 1.0


def _joined(board: BoardFacts, free: list[City | Place]) -> set[tuple[int, int]]:
    """Pairs of places with a line between them: a colonist needs room there."""
    number = {node.id: index for index, node in enumerate(free)}
    return {
        (number[a], number[b])
        for line in board.lines
        for a, b in (line.ends, line.ends[::-1])
        if a in number and b in number
    }


def _ground(
    projection: Projection, frame: Frame, latlons: np.ndarray, land: list[Polygon]
) -> list[Polygon]:
    low, high = latlons.min(axis=0), latlons.max(axis=0)
    pad = (high - low).max() * 0.9 + 0.2
    cut = coastlines.cut(land, low[1] - pad, low[0] - pad, high[1] + pad, high[0] + pad)
    cut = cut.segmentize((high - low).max() / 90)
    drawn = transform(cut, lambda xy: projection(xy[:, ::-1]))
    sheet = box(-25, -25, frame.size[0] + 25, frame.size[1] + 25)
    shape = unary_union([p.buffer(0) for p in _polygons(drawn)]).intersection(sheet).simplify(0.9)
    whole = [
        Polygon(p.exterior, [ring for ring in p.interiors if Polygon(ring).area > _SMALLEST_LAKE])
        for p in _polygons(shape)
        if p.area > _SMALLEST_ISLAND
    ]
    return [part for p in whole for part in coastlines.finer(p, _LONGEST_STROKE, frame.size)]


def _via(frame: Frame, projection: Projection) -> dict[str, list[np.ndarray]]:
    inside = np.array(frame.size) - 30
    return {
        id_: list(np.clip(projection(np.array(points)), 30, inside))
        for id_, points in (frame.via or {}).items()
    }


def _markers(
    board: BoardFacts, frame: Frame, router: Router, courses: Positions, areas: Areas
) -> list[np.ndarray]:
    """Where the markers would like to lie, so that lines can make room for them."""
    first = arranged(board, frame, router, courses, areas, with_names=False)
    return [
        np.array(thing.choice.payload) for thing in first.things if thing.name.startswith("marker ")
    ]


def _sites(
    board: BoardFacts, at: Positions, courses: Positions
) -> dict[str, list[tuple[float, float]]]:
    """Points that surely lie in a province: its places, and roads from one to another."""
    home: dict[str, str] = {city.id: city.province for city in board.cities if city.province}
    home |= {place.id: place.province for place in board.places if place.province}
    sites: dict[str, list[tuple[float, float]]] = {p.id: [] for p in board.provinces}
    for id_, province in home.items():
        sites[province].append((at[id_][0], at[id_][1]))
    for line in board.lines:
        a, b = (home.get(end) for end in line.ends)
        if line.kind == "land" and a and a == b:
            sites[a] += [(x, y) for x, y in courses[line.id][::4]]
    return sites


# Writing it down


def _written(
    board: BoardFacts, at: Positions, courses: Positions, areas: Areas, arrangement: Arrangement
) -> dict[str, Any]:
    chosen = {thing.name: thing.choice.payload for thing in arrangement.things}
    return {
        "legend": chosen["legend"],
        "provinces": {
            province.id: {
                "areas": [_rings(polygon) for polygon in areas[province.id]],
                "marker": chosen["marker " + province.id],
                "name": chosen["name " + province.id],
            }
            for province in board.provinces
        },
        "places": {
            id_: {"at": [round(float(v), 1) for v in point], **(chosen.get(id_) or {})}
            for id_, point in at.items()
        },
        "lines": {
            line.id: {
                "course": _flat(LineString(courses[line.id]).simplify(0.25).coords, 1),
                "rest": chosen.get(line.id),
            }
            for line in board.lines
        },
    }


def _lining(ground: list[Polygon], reach: float) -> list[list[float]]:
    around = unary_union(ground).buffer(reach, join_style="round").simplify(1.2)
    rings = [ring for p in _polygons(around) for ring in (p.exterior, *p.interiors)]
    return [_flat(ring.coords, None) for ring in rings]


def _polygons(shape: BaseGeometry) -> list[Polygon]:
    return [part for part in getattr(shape, "geoms", [shape]) if part.geom_type == "Polygon"]


def _rings(polygon: Polygon) -> list[list[float]]:
    return [_flat(ring.coords[:-1], 1) for ring in (polygon.exterior, *polygon.interiors)]


def _flat(points: Iterable[tuple[float, ...]], digits: int | None) -> list[float]:
    return [round(float(value), digits) for point in points for value in point[:2]]
