"""The courses of lines: over land or over water, round foreign cities, apart from one another."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter, gaussian_filter1d
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra
from shapely import LineString, Polygon

CELL = 8
_STEPS = [(1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2)]
Routed = tuple[tuple[str, str], np.ndarray]
"""The ends of a line, and its course."""
_EDGE = 22
"""No line comes closer to the rim of the frame."""


class Router:
    def __init__(self, size: tuple[int, int], land: list[Polygon], nodes: dict[str, np.ndarray]):
        self.width, self.height = size
        self.columns, self.rows = self.width // CELL + 1, self.height // CELL + 1
        self.nodes = nodes
        mask = raster(land, size)
        self.land = mask
        to_coast = np.minimum(
            distance_transform_edt(mask) * CELL, distance_transform_edt(~mask) * CELL
        )
        near = np.clip(1 - to_coast / 26, 0, 1)
        noise = gaussian_filter(np.random.default_rng(7).standard_normal(mask.shape), 4)
        noise = (noise - noise.min()) / (noise.max() - noise.min())
        self.cost = {
            "sea": np.where(mask, 14.0, 1.0 + 1.4 * near),
            "land": np.where(mask, 1.0 + 0.5 * near, 3.0),
            "river": 1.0 + 3.0 * noise,
        }
        ys, xs = np.mgrid[0 : self.rows, 0 : self.columns]
        self.xs, self.ys = xs * CELL, ys * CELL
        rim = np.minimum.reduce([self.xs, self.ys, self.width - self.xs, self.height - self.ys])
        self.rim = np.where(rim < _EDGE, 60.0, 0.0)
        self.halo = {id_: self._around(at) for id_, at in nodes.items()}
        self._edges()

    def _around(self, at: np.ndarray) -> np.ndarray:
        distance = np.hypot(self.xs - at[0], self.ys - at[1])
        return np.where(distance < 54, 40.0, np.where(distance < 80, 3.0 * (80 - distance) / 26, 0))

    def _edges(self) -> None:
        index = np.arange(self.rows * self.columns).reshape(self.rows, self.columns)
        begin, end, length = [], [], []
        for dx, dy in _STEPS:
            y0, y1 = max(0, -dy), min(self.rows, self.rows - dy)
            a = index[y0:y1, : self.columns - dx].ravel()
            b = index[y0 + dy : y1 + dy, dx:].ravel()
            begin.append(a)
            end.append(b)
            length.append(np.full(len(a), np.hypot(dx, dy) * CELL))
        self.begin, self.end = np.concatenate(begin), np.concatenate(end)
        self.length = np.concatenate(length)

    def route(
        self,
        kind: str,
        ends: tuple[str, str],
        others: list[Routed],
        via: list[np.ndarray],
    ) -> np.ndarray:
        cost = self.cost[kind] + self.rim
        for id_, halo in self.halo.items():
            if id_ not in ends:
                cost = cost + halo
        cost = cost + self._crowd(ends, others)
        stops = [self.nodes[ends[0]], *via, self.nodes[ends[1]]]
        points: list[np.ndarray] = []
        for a, b in pairwise(stops):
            points.extend(self._shortest(cost, a, b))
        path = np.array([stops[0], *points[1:-1], stops[-1]])
        return smooth(path, 16 if kind == "river" else 22)

    def _crowd(self, ends: tuple[str, str], others: list[Routed]) -> np.ndarray:
        """Cells near other lines cost more, except where the lines meet anyway."""
        twins = [points for other, points in others if set(other) == set(ends)]
        crowd = self._near([points for _, points in others], 26) * 5.0
        if twins:  # two colonists must stand side by side
            crowd = crowd + self._near(twins, 62) * 7.0
        for end in ends:
            at = self.nodes[end]
            free = np.hypot(self.xs - at[0], self.ys - at[1])
            crowd = crowd * np.clip((free - 30) / 40, 0.05, 1)
        return crowd

    def _near(self, lines: list[np.ndarray], reach: float) -> np.ndarray:
        """1 on one of the lines, falling to 0 at the reach."""
        image = Image.new("L", (self.columns, self.rows))
        draw = ImageDraw.Draw(image)
        for points in lines:
            draw.line([(x / CELL, y / CELL) for x, y in points], 255, 1)
        distance = distance_transform_edt(np.asarray(image) == 0) * CELL
        return np.clip(1 - distance / reach, 0, 1)

    def _cell(self, at: np.ndarray) -> int:
        x = int(np.clip(round(at[0] / CELL), 0, self.columns - 1))
        y = int(np.clip(round(at[1] / CELL), 0, self.rows - 1))
        return y * self.columns + x

    def _shortest(self, cost: np.ndarray, a: np.ndarray, b: np.ndarray) -> list[np.ndarray]:
        flat = cost.ravel()
        weight = self.length * (flat[self.begin] + flat[self.end]) / 2
        count = self.rows * self.columns
        graph = csr_matrix((weight, (self.begin, self.end)), shape=(count, count))
        start, goal = self._cell(a), self._cell(b)
        _, before = dijkstra(graph, directed=False, indices=start, return_predecessors=True)
        path = [goal]
        while path[-1] != start:
            path.append(before[path[-1]])
        return [
            np.array([cell % self.columns * CELL, cell // self.columns * CELL], dtype=float)
            for cell in reversed(path)
        ]


def raster(land: list[Polygon], size: tuple[int, int], cell: int = CELL) -> np.ndarray:
    image = Image.new("L", (size[0] // cell + 1, size[1] // cell + 1))
    draw = ImageDraw.Draw(image)
    for polygon in land:
        draw.polygon([(x / cell, y / cell) for x, y in polygon.exterior.coords], 255)
    for polygon in land:
        for ring in polygon.interiors:
            draw.polygon([(x / cell, y / cell) for x, y in ring.coords], 0)
    return np.asarray(image) > 0


def smooth(path: np.ndarray, sigma: float) -> np.ndarray:
    """Rounded, with its ends kept; a point every six units."""
    line = LineString(path)
    count = max(8, int(line.length / 6))
    points = np.array(
        [line.interpolate(i / count, normalized=True).coords[0] for i in range(count + 1)]
    )
    reach = sigma / (line.length / count)
    reach = min(reach, count / 5)
    pad = int(4 * reach) + 1
    pad = min(pad, count)
    begin = 2 * points[0] - points[1 : pad + 1][::-1]
    end = 2 * points[-1] - points[-pad - 1 : -1][::-1]
    padded = np.vstack([begin, points, end])
    rounded = gaussian_filter1d(padded, reach, axis=0, mode="nearest")[pad : pad + count + 1]
    rounded[0], rounded[-1] = points[0], points[-1]
    return rounded


def route_all(
    router: Router, lines: list[tuple[str, str, tuple[str, str]]], via: dict[str, list[np.ndarray]]
) -> dict[str, np.ndarray]:
    """(id, kind, ends) of each line -> its course; three rounds, so that all know of all others."""

    def straight(line: tuple[str, str, tuple[str, str]]) -> float:
        return float(np.hypot(*(router.nodes[line[2][0]] - router.nodes[line[2][1]])))

    courses: dict[str, np.ndarray] = {}
    order = sorted(lines, key=straight)
    known = {id_: ends for id_, _, ends in lines}
    for _ in range(3):
        for id_, kind, ends in order:
            others = [(known[o], course) for o, course in courses.items() if o != id_]
            courses[id_] = router.route(kind, ends, others, via.get(id_, []))
    return courses
