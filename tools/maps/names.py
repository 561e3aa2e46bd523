"""Where a province's name could stand: along the land, bent and sized to it, letter by letter."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

import numpy as np
from scipy.ndimage import distance_transform_edt
from shapely import Polygon

from render import fonts
from render.map_layer import PROVINCE_FONT
from render.theme import TOKEN
from tools.maps.places import KINDS, Candidate, Thing
from tools.maps.routes import raster, to_lines

SIZES = (18, 22, 27, 33)
_SPACINGS = (0.1, 0.45, 0.9)
_ANGLES = (-60, -40, -20, 0, 20, 40, 60)
_TURNS = (-50, -25, 0, 25, 50)
_STEEPEST = 78
"""No letter is turned farther: one would have to tilt one's head."""
_GRID = 24
_CELL = 4
_KEPT = 1500
_REFINED = 30
"""So many of the best are tried again with small changes."""
_BUCKET = 56
"""Of names in one neighbourhood only the best are kept, so that there are others to choose."""


@dataclass(frozen=True)
class Setting:
    """A way to set a name: on a bow around a middle."""

    lines: tuple[str, ...]
    size: float
    spacing: float  # as a share of the size
    angle: float
    turn: float  # how far the letters turn from first to last


@dataclass(frozen=True)
class Letters:
    text: str
    offsets: np.ndarray  # n x 2, from the middle of the name
    angles: np.ndarray  # degrees clockwise
    halves: np.ndarray  # n x 2, of the upright box around each letter
    length: float


class Ground:
    """What a letter meets wherever it could stand: distances on a grid."""

    def __init__(
        self,
        size: tuple[int, int],
        courses: dict[str, np.ndarray],
        tokens: list[np.ndarray],
        provinces: dict[str, list[Polygon]],
    ) -> None:
        self.size = size
        self.lines = to_lines(list(courses.values()), size, _CELL)
        ys, xs = np.mgrid[0 : self.lines.shape[0], 0 : self.lines.shape[1]] * _CELL
        gaps = [np.hypot(xs - at[0], ys - at[1]) for at in tokens]
        self.tokens = np.min(gaps, axis=0)
        self.inside = {id_: self._depth(polygons) for id_, polygons in provinces.items()}
        somewhere = np.maximum.reduce(list(self.inside.values())) > 0
        self.foreign = {id_: somewhere & (depth <= 0) for id_, depth in self.inside.items()}

    def _depth(self, polygons: list[Polygon]) -> np.ndarray:
        """How deep inside a province a point lies; outside it is negative."""
        mask = np.zeros(self.lines.shape, dtype=bool)
        drawn = raster(polygons, self.size)[::_CELL, ::_CELL]
        mask[: drawn.shape[0], : drawn.shape[1]] = drawn
        if not mask.any():
            raise ValueError("a province has no land in the picture")
        depth = distance_transform_edt(mask) - distance_transform_edt(~mask)
        return np.asarray(depth) * _CELL

    def at(self, field: np.ndarray, points: np.ndarray) -> np.ndarray:
        cells = np.rint(points / _CELL).astype(int)
        rows = np.clip(cells[..., 1], 0, field.shape[0] - 1)
        columns = np.clip(cells[..., 0], 0, field.shape[1] - 1)
        return np.asarray(field[rows, columns])


def province_name(id_: str, name: str, ground: Ground) -> Thing:
    words = name.upper().removeprefix("PROVINCIA ").split()  # the colour alone says it all
    forms = [(" ".join(words),), tuple(words)] if len(words) > 1 else [(words[0],)]
    depth, foreign = ground.inside[id_], ground.foreign[id_]
    middles = _middles(depth)
    found: list[tuple[float, Setting, np.ndarray]] = []
    for lines, size, spacing, angle, turn in product(forms, SIZES, _SPACINGS, _ANGLES, _TURNS):
        setting = Setting(lines, size, spacing, angle, turn)
        found += _tried(setting, middles, (depth, foreign), ground)
    best = _spread_out(found)
    for _, setting, middle in best[:_REFINED]:
        for nearby, where in _varied(setting, middle):
            found += _tried(nearby, where[None, :], (depth, foreign), ground)
    return Thing(
        "name " + id_, [_candidate(cost, s, middle) for cost, s, middle in _spread_out(found)]
    )


def _middles(depth: np.ndarray) -> np.ndarray:
    step = _GRID // _CELL
    rows, columns = np.nonzero(depth[::step, ::step] > -30)
    return np.column_stack([columns, rows]) * float(_GRID)


def _varied(setting: Setting, middle: np.ndarray) -> Iterator[tuple[Setting, np.ndarray]]:
    for dx, dy in ((-8, 0), (8, 0), (0, -8), (0, 8)):
        yield setting, middle + np.array([dx, dy])
    for by in (-7, 7):
        yield replace(setting, angle=setting.angle + by), middle
        yield replace(setting, turn=setting.turn + 1.5 * by), middle
    for by in (-2, 2):
        yield replace(setting, size=setting.size + by), middle


def _tried(
    setting: Setting, middles: np.ndarray, own: tuple[np.ndarray, np.ndarray], ground: Ground
) -> list[tuple[float, Setting, np.ndarray]]:
    letters = set_letters(setting)
    if np.abs(letters.angles).max() > _STEEPEST:
        return []
    (depth, foreign), size = own, setting.size
    points = middles[:, None, :] + letters.offsets[None, :, :]
    width, height = ground.size
    rim = 18 + size / 2
    whole = (
        (points[..., 0] > rim)
        & (points[..., 1] > rim)
        & (points[..., 0] < width - rim)
        & (points[..., 1] < height - rim)
    ).all(axis=1)
    inside = ground.at(depth, points)
    lack = np.clip(0.62 * size - inside, 0, 60) / 22
    crossed = np.clip(0.6 * size - ground.at(ground.lines, points), 0, None) / 22
    covered = ground.at(ground.tokens, points) < TOKEN / 2 + 0.45 * size
    abroad = ground.at(foreign, points)
    cost = (
        26 * lack.mean(axis=1)
        + 40 * abroad.mean(axis=1)
        + 45 * abroad.any(axis=1)
        + 34 * crossed.mean(axis=1)
        + 60 * covered.mean(axis=1)
        - 0.05 * np.clip(inside.mean(axis=1), 0, 70)
        - 0.42 * (size - 18)
        - 0.014 * min(letters.length, 420)
        + 0.018 * abs(setting.angle)
        + 0.012 * abs(setting.turn)
        + 1.2 * (len(setting.lines) - 1)
        + 1.0 * setting.spacing
    )
    good = np.flatnonzero(whole & (cost < cost[whole].min(initial=99) + 14))
    return [(float(cost[n]), setting, middles[n]) for n in good]


def _spread_out(
    found: list[tuple[float, Setting, np.ndarray]],
) -> list[tuple[float, Setting, np.ndarray]]:
    counted: dict[tuple[int, int], int] = {}
    kept = []
    for each in sorted(found, key=lambda each: each[0]):
        bucket = (int(each[2][0] // _BUCKET), int(each[2][1] // _BUCKET))
        counted[bucket] = counted.get(bucket, 0) + 1
        if counted[bucket] <= 40:
            kept.append(each)
        if len(kept) == _KEPT:
            break
    return kept


def _candidate(cost: float, setting: Setting, middle: np.ndarray) -> Candidate:
    letters = set_letters(setting)
    at = middle + letters.offsets
    boxes = np.hstack([at - letters.halves, at + letters.halves])
    payload = {
        "size": round(setting.size, 1),
        "letters": [
            [letter, round(float(x), 1), round(float(y), 1), round(float(angle), 1)]
            for letter, (x, y), angle in zip(letters.text, at, letters.angles, strict=True)
        ],
    }
    return Candidate(payload, boxes, [KINDS.index("name")] * len(boxes), cost)


@lru_cache(maxsize=4096)
def set_letters(setting: Setting) -> Letters:
    rows = [_row(line, setting) for line in setting.lines]
    step = 1.2 * setting.size
    parts = []
    for number, (text, row, angles, halves, _) in enumerate(rows):
        aside = (number - (len(rows) - 1) / 2) * step
        parts.append((text, row + np.array([0, aside]), angles, halves))
    turn = math.radians(setting.angle)
    rotate = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    angles = np.concatenate([part[2] for part in parts]) + setting.angle
    size = np.concatenate([part[3] for part in parts])
    cos, sin = np.abs(np.cos(np.radians(angles))), np.abs(np.sin(np.radians(angles)))
    halves = np.column_stack(
        [size[:, 0] * cos + size[:, 1] * sin + 5, size[:, 0] * sin + size[:, 1] * cos + 5]
    )
    return Letters(
        "".join(part[0] for part in parts),
        np.vstack([part[1] for part in parts]) @ rotate,
        angles,
        halves,
        max(row[4] for row in rows),
    )


def _row(line: str, setting: Setting) -> tuple[str, np.ndarray, np.ndarray, np.ndarray, float]:
    """The letters of one line on a bow around (0, 0); spaces leave gaps."""
    size = setting.size
    widths = np.array([fonts.width(letter, PROVINCE_FONT, size) for letter in line])
    gap = setting.spacing * size
    ends = np.cumsum(widths + gap)
    middles = ends - gap - widths / 2
    length = float(ends[-1] - gap)
    along = middles - length / 2
    turn = math.radians(setting.turn)
    bow = along / length * turn
    if abs(turn) < 0.01:
        points = np.column_stack([along, np.zeros_like(along)])
    else:
        radius = length / turn
        points = np.column_stack([radius * np.sin(bow), radius * (1 - np.cos(bow))])
        points[:, 1] -= (points[:, 1].min() + points[:, 1].max()) / 2
    shown = np.array([letter != " " for letter in line])
    halves = np.column_stack([widths / 2 + 1, np.full(len(line), 0.36 * size + 1)])
    return (
        line.replace(" ", ""),
        points[shown],
        np.degrees(bow)[shown],
        halves[shown],
        length,
    )
