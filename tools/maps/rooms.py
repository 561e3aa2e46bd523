"""What needs room on a map, and all the places where each could stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely import Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from engine.catalogue import BoardFacts
from render import blocks, fonts
from render.map_layer import (
    LEGEND_LETTERS,
    LEGEND_SPACING,
    PROVINCE_FONT,
    PROVINCE_LETTERS,
    PROVINCE_SPACING,
)
from render.scene import Box
from render.theme import CAPITAL, COLONIST, HOUSE, MARKER, TOKEN
from tools.maps.frames import Frame
from tools.maps.places import KINDS, Arrangement, Candidate, Thing
from words import ENGLISH

Positions = dict[str, np.ndarray]
_CASTLE = 44
_CORNER_SIGN = 16
_GRID = 16
"""How finely the places of a province's name are tried."""


def arranged(
    board: BoardFacts,
    frame: Frame,
    at: Positions,
    courses: Positions,
    areas: dict[str, list[Polygon]],
) -> Arrangement:
    things = [*_places(board, frame, at)]
    things += [_rest(line.id, courses[line.id]) for line in board.lines if line.rest]
    everything = unary_union([p for polygons in areas.values() for p in polygons])
    for province in board.provinces:
        own = unary_union(areas[province.id])
        land = _Land(own, own.buffer(130), everything.difference(own.buffer(1)))
        corner = _CORNER_SIGN if _has_corner_sign(board, province.id) else 0
        things.append(_province(frame, "province " + province.id, province.name, land, corner))
    things.append(_legend(board, frame))
    arrangement = Arrangement(things, frame.size, courses)
    arrangement.settle(sweeps=400)
    return arrangement


def waiting_rows(board: BoardFacts) -> dict[str, int]:
    """Where many colonists may stand, and how many kinds of them."""
    rows: dict[str, int] = {}
    for places in board.capitals.values():
        for place in places:
            rows[place] = rows.get(place, 0) + 1
    return rows | {place.id: 1 for place in board.places if place.kind == "trade"}


# Cities and other places


def _places(board: BoardFacts, frame: Frame, at: Positions) -> Iterator[Thing]:
    rows = waiting_rows(board)
    harbours = {harbour for place in board.places for harbour in place.harbours}
    for city in board.cities:
        signs = bool(city.letter) + (city.id in harbours)
        names = _splits(city.name)
        yield Thing(city.id, [*_city(frame, names, at[city.id], signs, rows.get(city.id, 0))])
    for place in board.places:
        if place.kind == "castle":
            yield Thing(place.id, [Candidate(None, _boxes(_square(at[place.id], _CASTLE)), [0])])
        else:
            names = _splits(place.name)
            yield Thing(place.id, [*_city(frame, names, at[place.id], 0, rows.get(place.id, 0))])


def _splits(name: str) -> list[list[str]]:
    words = name.split()
    return [[name]] if len(words) == 1 else [[name], [words[0], " ".join(words[1:])]]


def _city(
    frame: Frame, names: list[list[str]], at: np.ndarray, signs: int, rows: int
) -> Iterator[Candidate]:
    """The name on each side, in one line or two, with houses or a yard on the other."""
    point = (float(at[0]), float(at[1]))
    size = frame.letters
    for lines in names:
        widths = [fonts.width(text, "bold", size) for text in lines]
        width, height = max(widths[0] + size * 0.9 * signs, *widths), len(lines) * size
        for side, dislike in zip(blocks.SIDES, (0.0, 1.5, 0.8, 1.2), strict=True):
            if rows and side in ("left", "right"):
                continue
            if rows:
                label = blocks.capital_label_place(point, side, width, height)
                found = [_square(at, CAPITAL), label, blocks.yard(point, side, rows)]
                kinds = ["token", "label", "yard"]
            else:
                label = blocks.label_place(point, side, width, height)
                spots = [blocks.house_place(point, side, n) for n in range(blocks.MOST_SEATS)]
                houses = [_square(np.array(spot), HOUSE - 3) for spot in spots]
                found = [_square(at, TOKEN), label, *houses]
                kinds = ["token", "label", *["house"] * len(houses)]
            yield Candidate(
                {"side": side, "lines": lines, "box": [round(v, 1) for v in label]},
                _boxes(*found),
                [KINDS.index(kind) for kind in kinds],
                dislike + len(lines) - 1,
            )


def _rest(id_: str, course: np.ndarray) -> Thing:
    """A colonist stands as near to the middle of its line as it can."""
    shares = np.linspace(0.14, 0.86, 31)
    points = [course[round(share * (len(course) - 1))] for share in shares]
    return Thing(
        id_,
        [
            Candidate(
                [round(float(v), 1) for v in point],
                _boxes(_square(point, COLONIST + 2)),
                [KINDS.index("rest")],
                8 * abs(share - 0.5),
            )
            for share, point in zip(shares, points, strict=True)
        ],
    )


# Provinces


@dataclass(frozen=True)
class _Land:
    own: BaseGeometry
    near: BaseGeometry
    foreign: BaseGeometry


@dataclass(frozen=True)
class _Unit:
    """A province's name beside or below its marker."""

    lines: list[str]
    across: bool
    corner: float

    @property
    def text(self) -> tuple[float, float]:
        widths = [
            fonts.width(t, PROVINCE_FONT, PROVINCE_LETTERS, PROVINCE_SPACING) for t in self.lines
        ]
        return max(widths), len(self.lines) * PROVINCE_LETTERS * 1.05

    @property
    def size(self) -> tuple[float, float]:
        (width, height), marker = self.text, MARKER + self.corner
        if self.across:
            return marker + 12 + width, max(marker, height)
        return max(marker, width), marker + 8 + height

    def placed(self, x: float, y: float) -> dict[str, Any]:
        (text_width, text_height), (width, height) = self.text, self.size
        if self.across:
            marker = [x + MARKER / 2, y + height / 2]
            left, top = x + width - text_width, y + (height - text_height) / 2
            text = [left, top, left + text_width, top + text_height]
        else:
            marker = [x + width / 2, y + self.corner + MARKER / 2]
            text = [x, y + height - text_height, x + width, y + height]
        return {
            "lines": self.lines,
            "text": [round(v, 1) for v in text],
            "marker": [round(v, 1) for v in marker],
            "across": self.across,
        }


def _province(frame: Frame, thing: str, name: str, land: _Land, corner: float) -> Thing:
    words = name.upper().removeprefix("PROVINCIA ").split()  # the colour alone says it all
    forms = [[" ".join(words)], words] if len(words) > 1 else [words]
    units = [_Unit(lines, across, corner) for lines in forms for across in (True, False)]
    candidates = [c for unit in units for c in _units_placed(frame, unit, land)]
    candidates.sort(key=lambda candidate: candidate.cost)
    return Thing(thing, candidates[:3000])


def _units_placed(frame: Frame, unit: _Unit, land: _Land) -> Iterator[Candidate]:
    width, height = unit.size
    left, top, right, bottom = land.near.bounds
    for x in np.arange(max(left, 8), min(right, frame.size[0] - width - 8), _GRID):
        for y in np.arange(max(top, 8), min(bottom, frame.size[1] - height - 8), _GRID):
            area = box(x, y, x + width, y + height)
            if not area.intersects(land.near):
                continue
            astray = area.intersection(land.foreign).area / area.area
            cost = (
                24 * astray
                + 18 * (1 - area.intersection(land.own).area / area.area)
                + 0.5 * land.own.distance(area.centroid)
                + 0.012 * land.own.centroid.distance(area.centroid)
                + (25 if _seems_foreign(area.centroid, land) else 0)
                + (0 if unit.across else 0.7)
                + 0.6 * (len(unit.lines) - 1)
            )
            around = (x - 5, y - 5, x + width + 3, y + height + 3)
            kind = KINDS.index("province")
            yield Candidate(unit.placed(x, y), _boxes(around), [kind], cost)


def _seems_foreign(middle: BaseGeometry, land: _Land) -> bool:
    """Whether a name would be read as that of another province, as it lies nearer to it."""
    return bool(land.foreign.distance(middle) + 12 < land.own.distance(middle))


def _has_corner_sign(board: BoardFacts, province: str) -> bool:
    """Where a flood may come or a trade pays, a small sign sits on the marker's corner."""
    floods = board.flood is not None and province in board.flood.provinces
    return floods or any(province in place.pays_for for place in board.places)


# The board's name


def _legend(board: BoardFacts, frame: Frame) -> Thing:
    width = 116 + fonts.width(board.name.upper(), "title", LEGEND_LETTERS, LEGEND_SPACING)
    height = 96.0
    if board.coin_field:
        width = max(width, 154 + fonts.width(ENGLISH("picture-coin-field"), "bold", 22))
        height += 16
    right, bottom = frame.size[0] - width - 12, frame.size[1] - height - 12
    spots = [(x, y) for x in np.arange(14, right, 22) for y in np.arange(14, bottom, 22)]
    return Thing(
        "legend",
        [
            Candidate(
                [round(float(x)), round(float(y))],
                _boxes((x, y, x + width, y + height)),
                [KINDS.index("legend")],
                0.01 * (min(x, right - x) + min(y, bottom - y)),  # in a corner, if it can
            )
            for x, y in spots
        ],
    )


def _square(at: np.ndarray, size: float) -> Box:
    return (at[0] - size / 2, at[1] - size / 2, at[0] + size / 2, at[1] + size / 2)


def _boxes(*boxes: Box) -> np.ndarray:
    return np.array(boxes, dtype=float)
