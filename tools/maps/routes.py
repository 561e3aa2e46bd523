"""The courses of lines: over land or over water, round foreign cities, apart from one another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter, gaussian_filter1d
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra
from shapely import LineString, Polygon

from engine.catalogue import Line
from render.theme import MARKER, TOKEN

CELL = 5
_STEPS = [(1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2)]
_EDGE = 22
"""No line comes closer to the rim of the frame."""
_ASHORE, _AFLOAT = 40.0, 14.0
"""How many times longer a way a ship sails rather than cross land, and a road goes round water."""
_ROUND = {"sea": 330, "land": 190, "river": 190}
"""So far beyond its ends a line may go."""
_CURVES = (22.0, 16.0, 11.0, 7.0, 4.0)
"""How much a course is rounded: as much as its element allows."""
_ROUNDS = 2

Courses = dict[str, np.ndarray]


@dataclass(frozen=True)
class Window:
    """A part of the grid."""

    left: int
    top: int
    columns: int
    rows: int

    def cut(self, field: np.ndarray) -> np.ndarray:
        return field[self.top : self.top + self.rows, self.left : self.left + self.columns]

    def cell(self, at: np.ndarray) -> int:
        x = int(np.clip(round(at[0] / CELL) - self.left, 0, self.columns - 1))
        y = int(np.clip(round(at[1] / CELL) - self.top, 0, self.rows - 1))
        return y * self.columns + x

    def point(self, cell: int) -> np.ndarray:
        column, row = cell % self.columns + self.left, cell // self.columns + self.top
        return np.array([column * CELL, row * CELL], dtype=float)

    @cached_property
    def edges(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        index = np.arange(self.rows * self.columns).reshape(self.rows, self.columns)
        begin, end, length = [], [], []
        for dx, dy in _STEPS:
            y0, y1 = max(0, -dy), min(self.rows, self.rows - dy)
            a = index[y0:y1, : self.columns - dx].ravel()
            begin.append(a)
            end.append(index[y0 + dy : y1 + dy, dx:].ravel())
            length.append(np.full(len(a), np.hypot(dx, dy) * CELL))
        return np.concatenate(begin), np.concatenate(end), np.concatenate(length)


class Router:
    def __init__(self, size: tuple[int, int], land: list[Polygon], nodes: dict[str, np.ndarray]):
        self.width, self.height = size
        self.columns, self.rows = self.width // CELL + 1, self.height // CELL + 1
        self.nodes = nodes
        self.land = raster(land, size)
        share = _shares(self.land, self.rows, self.columns)
        ashore = share > 0.5
        to_coast = np.minimum(
            distance_transform_edt(ashore) * CELL, distance_transform_edt(~ashore) * CELL
        )
        near = np.clip(1 - to_coast / 26, 0, 1)
        noise = gaussian_filter(np.random.default_rng(7).standard_normal(share.shape), 6)
        noise = (noise - noise.min()) / (noise.max() - noise.min())
        self.cost = {
            "sea": 1.0 + 1.4 * near + _ASHORE * share,
            "land": 1.0 + 0.8 * near + _AFLOAT * (1 - share),
            "river": 1.0 + 3.0 * noise,
        }
        ys, xs = np.mgrid[0 : self.rows, 0 : self.columns]
        self.xs, self.ys = xs * CELL, ys * CELL
        rim = np.minimum.reduce([self.xs, self.ys, self.width - self.xs, self.height - self.ys])
        self.rim = np.where(rim < _EDGE, 60.0, 0.0)
        self.halo = {id_: self._around(at, TOKEN / 2 + 34) for id_, at in nodes.items()}

    def _around(self, at: np.ndarray, reach: float) -> np.ndarray:
        distance = np.hypot(self.xs - at[0], self.ys - at[1])
        outer = reach + 26
        return np.where(
            distance < reach, 40.0, np.where(distance < outer, 3.0 * (outer - distance) / 26, 0)
        )

    def route_all(
        self,
        lines: Sequence[Line],
        via: dict[str, list[np.ndarray]],
        markers: list[np.ndarray],
        *,
        rounds: int = _ROUNDS,
    ) -> Courses:
        """Each line's course; several rounds, so that all know of all others."""
        courses: Courses = {}
        taken = sum((self._around(at, MARKER / 2 + 12) for at in markers), np.zeros_like(self.rim))
        shortest_first = sorted(lines, key=lambda line: self._straight(line.ends))
        known: dict[str, tuple[str, str]] = {line.id: line.ends for line in lines}
        for _ in range(rounds):
            for line in shortest_first:
                others = [(known[id_], way) for id_, way in courses.items() if id_ != line.id]
                courses[line.id] = self._route(line, others, via.get(line.id, []), taken)
        return courses

    def _straight(self, ends: tuple[str, str]) -> float:
        return float(np.hypot(*(self.nodes[ends[0]] - self.nodes[ends[1]])))

    def _route(
        self,
        line: Line,
        others: list[tuple[tuple[str, str], np.ndarray]],
        via: list[np.ndarray],
        taken: np.ndarray,
    ) -> np.ndarray:
        kind = "river" if line.river else line.kind
        stops = [self.nodes[line.ends[0]], *via, self.nodes[line.ends[1]]]
        foreign = sum((halo for id_, halo in self.halo.items() if id_ not in line.ends), taken)
        crowd = self._crowd(line.ends, others)
        window = self._window(stops, _ROUND[kind])
        cost = window.cut(self.cost[kind] + self.rim + foreign + crowd)
        points: list[np.ndarray] = []
        for a, b in pairwise(stops):
            points.extend(_shortest(window, cost, a, b))
        path = np.array([stops[0], *points[1:-1], stops[-1]])
        return self._rounded(path, kind)

    def _window(self, stops: list[np.ndarray], reach: float) -> Window:
        low = np.clip((np.min(stops, axis=0) - reach) // CELL, 0, None).astype(int)
        high = np.minimum(
            (np.max(stops, axis=0) + reach) // CELL + 2, (self.columns, self.rows)
        ).astype(int)
        return Window(int(low[0]), int(low[1]), int(high[0] - low[0]), int(high[1] - low[1]))

    def _rounded(self, path: np.ndarray, kind: str) -> np.ndarray:
        """As smooth as can be without cutting corners across the other element."""
        if kind == "river":
            return smooth(path, 16)
        curves = [smooth(path, sigma) for sigma in _CURVES]
        astray = [self.astray(curve, kind) for curve in curves]
        return next(
            curve
            for curve, share in zip(curves, astray, strict=True)
            if share <= min(astray) + 0.015
        )

    def astray(self, course: np.ndarray, kind: str) -> float:
        """The share of a course over the other element, but for its last bit to a city."""
        away = np.min([np.hypot(*(course - end).T) for end in (course[0], course[-1])], axis=0)
        open_ = course[away > TOKEN / 2 + 6]
        if not len(open_):
            return 0.0
        pixels = np.clip(np.rint(open_).astype(int), 0, (self.width - 1, self.height - 1))
        ashore = self.land[pixels[:, 1], pixels[:, 0]]
        return float(np.mean(ashore if kind == "sea" else ~ashore))

    def _crowd(
        self, ends: tuple[str, str], others: list[tuple[tuple[str, str], np.ndarray]]
    ) -> np.ndarray:
        """Cells near other lines cost more, except where the lines meet anyway."""
        twins = [points for other, points in others if set(other) == set(ends)]
        crowd = self._near([points for _, points in others], 30) * 6.0
        if twins:  # two colonists must stand side by side
            crowd = crowd + self._near(twins, 62) * 7.0
        for end in ends:
            at = self.nodes[end]
            free = np.hypot(self.xs - at[0], self.ys - at[1])
            crowd = crowd * np.clip((free - 26) / 40, 0.05, 1)
        return crowd

    def _near(self, lines: list[np.ndarray], reach: float) -> np.ndarray:
        """1 on one of the lines, falling to 0 at the reach."""
        if not lines:
            return np.zeros_like(self.rim)
        return np.clip(1 - to_lines(lines, (self.width, self.height)) / reach, 0, 1)


def _shortest(window: Window, cost: np.ndarray, a: np.ndarray, b: np.ndarray) -> list[np.ndarray]:
    begin, end, length = window.edges
    flat = cost.ravel()
    weight = length * (flat[begin] + flat[end]) / 2
    graph = csr_matrix((weight, (begin, end)), shape=(flat.size, flat.size))
    start, goal = window.cell(a), window.cell(b)
    _, before = dijkstra(graph, directed=False, indices=start, return_predecessors=True)
    path = [goal]
    while path[-1] != start:
        path.append(int(before[path[-1]]))
    return [window.point(cell) for cell in reversed(path)]


def to_lines(lines: Sequence[np.ndarray], size: tuple[int, int], cell: int = CELL) -> np.ndarray:
    """How far each cell of a grid lies from the nearest line."""
    image = Image.new("L", (size[0] // cell + 1, size[1] // cell + 1))
    draw = ImageDraw.Draw(image)
    for points in lines:
        draw.line([(x / cell, y / cell) for x, y in points], 255, 1)
    return np.asarray(distance_transform_edt(np.asarray(image) == 0)) * cell


def raster(land: Sequence[Polygon], size: tuple[int, int]) -> np.ndarray:
    """Each pixel, whether it is land."""
    image = Image.new("1", size)
    draw = ImageDraw.Draw(image)
    for polygon in land:
        draw.polygon(list(polygon.exterior.coords), 1)
    for polygon in land:
        for ring in polygon.interiors:
            draw.polygon(list(ring.coords), 0)
    return np.asarray(image)


def _shares(mask: np.ndarray, rows: int, columns: int) -> np.ndarray:
    """How much of each cell is land."""
    padded = np.zeros((rows * CELL, columns * CELL))
    padded[: mask.shape[0], : mask.shape[1]] = mask
    padded[mask.shape[0] :, :] = padded[mask.shape[0] - 1, :]
    padded[:, mask.shape[1] :] = padded[:, [mask.shape[1] - 1]]
    blocks = np.roll(padded, (CELL // 2, CELL // 2), axis=(0, 1))
    return np.asarray(blocks.reshape(rows, CELL, columns, CELL).mean(axis=(1, 3)))


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
