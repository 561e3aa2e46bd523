"""Which land belongs to which province: the nearest of its cities and roads, with soft borders."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra
from shapely import Point, Polygon, box
from shapely.ops import unary_union

CELL = 5
REACH = 230
"""Land farther from any city belongs to no province."""


def areas(
    size: tuple[int, int],
    land: list[Polygon],
    sites: dict[str, list[tuple[float, float]]],
    reach: float = REACH,
) -> dict[str, list[Polygon]]:
    """Sites: points that surely lie in each province."""
    pad = 60
    columns, rows = (size[0] + 2 * pad) // CELL, (size[1] + 2 * pad) // CELL
    ground = unary_union(land).buffer(0)
    ids = list(sites)
    distance, label = _walked(columns, rows, pad, land, [sites[id_] for id_ in ids])
    label = np.where(distance > reach, -1, label)
    blurred = np.stack(
        [gaussian_filter((label == n).astype(float), 3.0) for n in range(-1, len(ids))]
    )
    label = blurred.argmax(axis=0) - 1
    _keep_islands_whole(label, pad, land, [point for id_ in ids for point in sites[id_]])
    frame = box(-30, -30, size[0] + 30, size[1] + 30)
    result: dict[str, list[Polygon]] = {}
    for n, id_ in enumerate(ids):
        shape = _outline(label == n, pad)
        shape = shape.buffer(8).buffer(-16).buffer(8.4)  # round the steps of the grid
        shape = shape.intersection(ground).intersection(frame).simplify(0.7)
        parts = getattr(shape, "geoms", [shape])
        result[id_] = [p for p in parts if p.geom_type == "Polygon" and p.area > 40]
    return result


def _walked(
    columns: int,
    rows: int,
    pad: int,
    land: list[Polygon],
    sites: list[list[tuple[float, float]]],
) -> tuple[np.ndarray, np.ndarray]:
    """How far each cell is from the nearest site, and whose it is; water is hard to cross."""
    image = Image.new("L", (columns, rows))
    draw = ImageDraw.Draw(image)
    for polygon in land:
        draw.polygon([((x + pad) / CELL, (y + pad) / CELL) for x, y in polygon.exterior.coords], 1)
    rough = gaussian_filter(np.random.default_rng(11).standard_normal((rows, columns)), 5)
    rough = 1 + 0.75 * np.clip(rough / np.abs(rough).max(), -1, 1)
    cost = np.where(np.asarray(image) > 0, rough, 6.0).ravel()
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
    count = rows * columns
    graph = csr_matrix((weight, (starts, ends)), shape=(count, count))
    owner: dict[int, int] = {}
    for number, points in enumerate(sites):
        for x, y in points:
            column = int(np.clip((x + pad) / CELL, 0, columns - 1))
            row = int(np.clip((y + pad) / CELL, 0, rows - 1))
            owner[row * columns + column] = number
    cells = np.array(list(owner))
    distance, _, source = dijkstra(
        graph, directed=False, indices=cells, min_only=True, return_predecessors=True
    )
    whose = np.array([owner[cell] for cell in source.tolist()])
    return distance.reshape(rows, columns), whose.reshape(rows, columns)


def _keep_islands_whole(
    label: np.ndarray, pad: int, land: list[Polygon], sites: list[tuple[float, float]]
) -> None:
    """An island without a city goes to one province, the one that would have most of it."""
    for island in land:
        if island.area > 60_000 or any(island.buffer(20).contains(Point(site)) for site in sites):
            continue
        image = Image.new("L", (label.shape[1], label.shape[0]))
        rim = island.buffer(12).exterior.coords
        ImageDraw.Draw(image).polygon([((x + pad) / CELL, (y + pad) / CELL) for x, y in rim], 1)
        inside = np.asarray(image) > 0
        if inside.any():
            label[inside] = np.bincount(label[inside] + 1).argmax() - 1


def _outline(mask: np.ndarray, pad: int) -> Polygon:
    boxes = []
    for row in range(mask.shape[0]):
        edges = np.flatnonzero(np.diff(np.concatenate([[0], mask[row].astype(int), [0]])))
        top = row * CELL - pad
        for begin, end in zip(edges[::2], edges[1::2], strict=True):
            boxes.append(box(begin * CELL - pad, top, end * CELL - pad, top + CELL))
    return unary_union(boxes)
