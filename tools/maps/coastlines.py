"""Land as latitude and longitude, from the TopoJSON that the npm package world-atlas carries."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from shapely import Polygon, box
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
