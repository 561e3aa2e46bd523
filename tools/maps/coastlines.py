"""Land as latitude and longitude, from the TopoJSON that the npm package world-atlas carries."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from shapely import LinearRing, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union


def read_land(file: Path) -> list[Polygon]:
    """All land polygons, x as longitude and y as latitude."""
    topology = json.loads(file.read_text(encoding="utf-8"))
    arcs = _arcs(topology)
    polygons: list[Polygon] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        shapes = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for shape in shapes:
            rings = [_ring(arcs, ring) for ring in shape]
            polygons.append(Polygon(rings[0], rings[1:]))
    return polygons


def cut(land: list[Polygon], west: float, south: float, east: float, north: float) -> BaseGeometry:
    frame = box(west, south, east, north)
    return unary_union(
        [polygon.buffer(0).intersection(frame) for polygon in land if polygon.intersects(frame)]
    )


def finer(polygon: Polygon, longest: float, size: tuple[int, int]) -> list[Polygon]:
    """The same coast with bends between its charted points, where those lie far apart: a straight
    stroke of a hundred pixels looks like no coast at all."""
    chance = np.random.default_rng(round(polygon.area))
    rings = [_bent(ring, longest, size, chance) for ring in (polygon.exterior, *polygon.interiors)]
    shape = Polygon(rings[0], rings[1:]).buffer(0)
    return [part for part in getattr(shape, "geoms", [shape]) if part.area > 1]


def _bent(
    ring: LinearRing, longest: float, size: tuple[int, int], chance: np.random.Generator
) -> np.ndarray:
    """Halves long strokes again and again, each time a little to one side; but for those outside
    the picture, along which the land was cut."""
    points = np.asarray(ring.coords)[:, :2]
    while True:
        along = np.diff(points, axis=0)
        lengths = np.hypot(along[:, 0], along[:, 1])
        seen = ((points > 0) & (points < size)).all(axis=1)
        coast = seen[:-1] | seen[1:]
        if not (long := (lengths > longest) & coast).any():
            return points
        aside = np.column_stack([-along[:, 1], along[:, 0]])
        middles = points[:-1] + along / 2 + aside * chance.uniform(-0.13, 0.13, (len(along), 1))
        points = np.insert(points, np.flatnonzero(long) + 1, middles[long], axis=0)


def _arcs(topology: dict[str, Any]) -> list[list[tuple[float, float]]]:
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)
    return arcs


def _ring(arcs: list[list[tuple[float, float]]], indices: list[int]) -> list[tuple[float, float]]:
    ring: list[tuple[float, float]] = []
    for index in indices:
        points = arcs[index] if index >= 0 else arcs[~index][::-1]
        ring += points[1:] if ring else points
    return ring
