"""Where a province's marker could lie: inside its own land, and off every line."""

from __future__ import annotations

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.ops import unary_union

from render.theme import MARKER
from tools.maps.places import KINDS, Candidate, Thing

_GRID = 6
_MAT = MARKER / 2 + 4
"""From the middle of a marker to the rim of the mat below it."""
_NEW = MARKER / 2 + 9
"""And to the frame around a marker that was just turned."""
_KEPT = 1500


def marker(id_: str, areas: list[Polygon], courses: dict[str, np.ndarray], corner: float) -> Thing:
    """`corner`: how far a small sign reaches beyond the marker's corner."""
    own = unary_union(areas)
    lines = shapely.union_all([LineString(course) for course in courses.values()])
    left, top, right, bottom = own.bounds
    xs, ys = np.meshgrid(np.arange(left, right, _GRID), np.arange(top, bottom, _GRID))
    xs, ys = xs.ravel(), ys.ravel()
    mats = shapely.box(xs - _MAT, ys - _MAT, xs + _MAT, ys + _MAT)
    shapely.prepare(own)
    near = shapely.intersects(own, mats)
    xs, ys, mats = xs[near], ys[near], mats[near]
    outside = 1 - shapely.area(shapely.intersection(own, mats)) / (2 * _MAT) ** 2
    middles = shapely.points(xs, ys)
    to_line = shapely.distance(lines, mats)
    to_rim = np.where(shapely.contains(own, middles), shapely.distance(own.boundary, middles), 0)
    cost = (
        700 * outside
        + np.where(outside > 0.01, 60, 0)
        + np.where(to_line < 4, 300, 0)
        + np.clip(14 - to_line, 0, 14) * 0.25
        - 0.05 * np.clip(to_rim, 0, 60)
        + 0.006 * shapely.distance(own.centroid, middles)
    )
    order = np.argsort(cost, kind="stable")[:_KEPT]
    return Thing("marker " + id_, [_candidate(xs[n], ys[n], cost[n], corner) for n in order])


def _candidate(x: float, y: float, cost: float, corner: float) -> Candidate:
    box = (x - _NEW - corner / 2, y - _NEW - corner / 2, x + _NEW + corner / 2, y + _NEW)
    return Candidate(
        [round(float(x), 1), round(float(y), 1)],
        np.array([box]),
        [KINDS.index("marker")],
        float(cost),
    )
