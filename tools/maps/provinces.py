"""Which land belongs to which province: the nearest of its cities and roads, with soft borders."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra
from shapely import Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

CELL = 5
REACH = 230
"""Land farther from any city belongs to no province."""
_PAD = 60
_SMALL_ISLAND = 60_000
_BETWEEN_LANDS = 400.0
"""What it costs to go from one land to another, on top of the way over water."""
_ON_LAND = 22
"""A city so near to a land counts as standing on it: coasts are drawn roughly."""

Sites = dict[str, list[tuple[float, float]]]


def areas(
    size: tuple[int, int], land: list[Polygon], sites: Sites, reach: float = REACH
) -> dict[str, list[Polygon]]:
    """Sites: points that surely lie in each province."""
    columns, rows = (size[0] + 2 * _PAD) // CELL, (size[1] + 2 * _PAD) // CELL
    frame = box(-30, -30, size[0] + 30, size[1] + 30)
    ids = list(sites)
    distance, label = _walked(_numbered(columns, rows, land), [sites[id_] for id_ in ids])
    soft = np.stack([gaussian_filter((label == n).astype(float), 3.0) for n in range(len(ids))])
    far = gaussian_filter((distance > reach).astype(float), 3.0) > 0.5
    result: dict[str, list[Polygon]] = {id_: [] for id_ in ids}
    owners = _owners(land, [sites[id_] for id_ in ids])
    for polygon, here in zip(land, owners, strict=True):
        for number, piece in _divided(polygon, soft, far, here):
            result[ids[number]] += _polygons(piece.intersection(frame).simplify(0.5), 40)
    return result


def _owners(land: list[Polygon], sites: list[list[tuple[float, float]]]) -> list[list[int]]:
    """Which provinces have a city on each land."""
    owners: list[set[int]] = [set() for _ in land]
    for number, points in enumerate(sites):
        for point in points:
            gaps = [polygon.distance(Point(point)) for polygon in land]
            nearest = int(np.argmin(gaps))
            if gaps[nearest] < _ON_LAND:
                owners[nearest].add(number)
    return [sorted(each) for each in owners]


def _divided(
    polygon: Polygon, soft: np.ndarray, far: np.ndarray, owners: list[int]
) -> list[tuple[int, BaseGeometry]]:
    """One land among the provinces that have a city on it; an island without one goes whole to
    whichever would have most of it."""
    left, top, right, bottom = polygon.bounds
    rows = slice(max(0, int((top + _PAD) // CELL) - 4), int((bottom + _PAD) // CELL) + 5)
    columns = slice(max(0, int((left + _PAD) // CELL) - 4), int((right + _PAD) // CELL) + 5)
    here, beyond = soft[:, rows, columns], far[rows, columns]
    if here[0].size == 0:
        return []
    if not owners and polygon.area < _SMALL_ISLAND:
        shares = here.sum(axis=(1, 2))
        return [] if beyond.mean() > 0.5 else [(int(shares.argmax()), polygon)]
    owners = owners or list(range(len(soft)))
    known = here[owners].max(axis=0) > 0.01
    if not known.any():
        return []
    rows_at, columns_at = distance_transform_edt(
        ~known, return_distances=False, return_indices=True
    )
    whose = np.array(owners)[here[owners].argmax(axis=0)][rows_at, columns_at]
    corner = (columns.start * CELL - _PAD, rows.start * CELL - _PAD)
    pieces = []
    for number in owners:
        outline = _outline((whose == number) & ~beyond, corner)
        rounded = outline.buffer(8).buffer(-16).buffer(8.4)  # round the steps of the grid
        pieces.append((number, rounded.intersection(polygon)))
    return pieces


def _numbered(columns: int, rows: int, land: list[Polygon]) -> np.ndarray:
    """The number of the land in each cell; 0 is water."""
    image = Image.new("I", (columns, rows))
    draw = ImageDraw.Draw(image)
    for number, polygon in enumerate(land, 1):
        rim = [((x + _PAD) / CELL, (y + _PAD) / CELL) for x, y in polygon.exterior.coords]
        draw.polygon(rim, number)
    return np.asarray(image)


def _walked(
    lands: np.ndarray, sites: list[list[tuple[float, float]]]
) -> tuple[np.ndarray, np.ndarray]:
    """How far each cell is from the nearest site, and whose it is; water is hard to cross."""
    rows, columns = lands.shape
    rough = gaussian_filter(np.random.default_rng(11).standard_normal((rows, columns)), 5)
    rough = 1 + 0.75 * np.clip(rough / np.abs(rough).max(), -1, 1)
    cost = np.where(lands > 0, rough, 6.0).ravel()
    flat = lands.ravel()
    index = np.arange(rows * columns).reshape(rows, columns)
    begin, end, length = [], [], []
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2)):
        y0, y1 = max(0, -dy), min(rows, rows - dy)
        a = index[y0:y1, : columns - dx].ravel()
        begin.append(a)
        end.append(index[y0 + dy : y1 + dy, dx:].ravel())
        length.append(np.full(len(a), np.hypot(dx, dy) * CELL))
    starts, ends = np.concatenate(begin), np.concatenate(end)
    weight = np.concatenate(length) * (cost[starts] + cost[ends]) / 2
    between = (flat[starts] != flat[ends]) & (flat[starts] > 0) & (flat[ends] > 0)
    weight += np.where(between, _BETWEEN_LANDS, 0)
    count = rows * columns
    graph = csr_matrix((weight, (starts, ends)), shape=(count, count))
    owner: dict[int, int] = {}
    for number, points in enumerate(sites):
        for x, y in points:
            column = int(np.clip((x + _PAD) / CELL, 0, columns - 1))
            row = int(np.clip((y + _PAD) / CELL, 0, rows - 1))
            owner[row * columns + column] = number
    cells = np.array(list(owner))
    distance, _, source = dijkstra(
        graph, directed=False, indices=cells, min_only=True, return_predecessors=True
    )
    whose = np.array([owner[cell] for cell in source.tolist()])
    return distance.reshape(rows, columns), whose.reshape(rows, columns)


def _outline(mask: np.ndarray, corner: tuple[float, float]) -> BaseGeometry:
    boxes = []
    for row in range(mask.shape[0]):
        edges = np.flatnonzero(np.diff(np.concatenate([[0], mask[row].astype(int), [0]])))
        top = row * CELL + corner[1]
        for begin, end in zip(edges[::2], edges[1::2], strict=True):
            left, right = begin * CELL + corner[0], end * CELL + corner[0]
            boxes.append(box(left, top, right, top + CELL))
    return unary_union(boxes)


def _polygons(shape: BaseGeometry, least: float) -> list[Polygon]:
    parts = getattr(shape, "geoms", [shape])
    return [p for p in parts if p.geom_type == "Polygon" and p.area > least]
