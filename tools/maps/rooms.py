"""What needs room on a map, and all the places where each could stand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
from shapely import Polygon

from engine.catalogue import BoardFacts, Line
from render import blocks, fonts
from render.map_layer import LEGEND_LETTERS, LEGEND_SPACING
from render.scene import Box
from render.theme import CAPITAL, COLONIST, HOUSE, TOKEN
from tools.maps.frames import Frame
from tools.maps.markers import marker
from tools.maps.names import Ground, province_name
from tools.maps.places import KINDS, Arrangement, Candidate, Thing
from tools.maps.routes import Router
from words import ENGLISH

Positions = dict[str, np.ndarray]
_CASTLE = 44
_CORNER_SIGN = 16
REST_CLEAR = 15
"""A colonist so near to another line could stand on either."""
_LONGER = 1.4
"""How much longer words may be in another language."""
_SMALLER = {0: 0.0, 2: 3.0, 4: 8.0, 6: 16.0, 8: 40.0}
"""What it costs to set the name of a city so much smaller than the frame would like."""


def arranged(
    board: BoardFacts,
    frame: Frame,
    router: Router,
    courses: Positions,
    areas: dict[str, list[Polygon]],
    *,
    with_names: bool = True,
) -> Arrangement:
    """Everything in its place; without the provinces' names for a first, quick try."""
    things = places_and_provinces(board, frame, router.nodes, courses, areas, with_names=with_names)
    things += [
        _rest(line, courses, router.land) if line.rest else _passed(line, courses)
        for line in board.lines
    ]
    things.append(_legend(board, frame))
    arrangement = Arrangement(things, frame.size, courses)
    arrangement.settle(sweeps=130 if with_names else 15)
    return arrangement


def places_and_provinces(
    board: BoardFacts,
    frame: Frame,
    at: Positions,
    courses: Positions,
    areas: dict[str, list[Polygon]],
    *,
    with_names: bool = True,
) -> list[Thing]:
    things = [*_places(board, frame, at)]
    for province in board.provinces:
        corner = _CORNER_SIGN if has_corner_sign(board, province.id) else 0
        things.append(marker(province.id, areas[province.id], courses, corner))
    if with_names:
        ground = Ground(frame.size, courses, list(at.values()), areas)
        things += [province_name(p.id, p.name, ground) for p in board.provinces]
    return things


def fixed_things(
    board: BoardFacts, courses: Positions, rests: dict[str, Any], legend: tuple[float, float]
) -> list[Thing]:
    """Resting places and the board's name where they are already."""
    things = [
        Thing(line.id, [_standing(np.array(rests[line.id]), 0)])
        if line.rest
        else _passed(line, courses)
        for line in board.lines
    ]
    width, height = legend_size(board)
    box = (*legend, legend[0] + width, legend[1] + height)
    return [*things, Thing("legend", [Candidate(None, _boxes(box), [KINDS.index("legend")])])]


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
        signs = int(city.id in harbours)
        names = _splits(city.name)
        yield Thing(city.id, [*_city(frame, names, at[city.id], signs, rows.get(city.id, 0))])
    for place in board.places:
        if place.kind == "castle":
            yield Thing(place.id, [Candidate(None, _boxes(_square(at[place.id], _CASTLE)), [0])])
        else:
            names = _splits(place.name)
            yield Thing(place.id, [*_city(frame, names, at[place.id], 0, rows.get(place.id, 0))])


def _splits(name: str) -> list[list[str]]:
    """Initials stay beside their name."""
    first, _, rest = name.partition(" ")
    return [[name], [first, rest]] if len(rest) > len("A.") else [[name]]


def _city(
    frame: Frame, names: list[list[str]], at: np.ndarray, signs: int, rows: int
) -> Iterator[Candidate]:
    """The name on each side, in one line or two, as large as can be, with houses or a yard on the
    other."""
    point = (float(at[0]), float(at[1]))
    for lines, (less, small) in product(names, _SMALLER.items()):
        size = frame.letters - less
        widths = [fonts.width(text, "bold", size) for text in lines]
        width, height = max(widths[0] + size * 0.9 * signs, *widths), len(lines) * size
        for side, dislike in zip(blocks.SIDES, (0.0, 1.5, 0.8, 1.2), strict=True):
            if rows and side in ("left", "right"):
                continue
            if rows:
                place = blocks.capital_label_place(point, side, width, height)
                around = [_square(at, CAPITAL), blocks.yard(point, side, rows)]
                kinds = ["token", "yard", "label"]
            else:
                place = blocks.label_place(point, side, width, height)
                spots = [blocks.house_place(point, side, n) for n in range(blocks.MOST_SEATS)]
                houses = [_square(np.array(spot), HOUSE - 3) for spot in spots]
                around = [_square(at, TOKEN), *houses]
                kinds = ["token", *["house"] * len(houses), "label"]
            for dx, dy in _shifts(side, width):
                label = (place[0] + dx, place[1] + dy, place[2] + dx, place[3] + dy)
                yield Candidate(
                    {
                        "side": side,
                        "lines": lines,
                        "size": size,
                        "box": [round(v, 1) for v in label],
                    },
                    _boxes(*around, label),
                    [KINDS.index(kind) for kind in kinds],
                    dislike + len(lines) - 1 + small + 0.05 * abs(dx) + 0.15 * abs(dy),
                )


def _shifts(side: blocks.Side, width: float) -> list[tuple[float, float]]:
    """A name may slip along its city."""
    if side in ("left", "right"):
        return [(0, by) for by in (0, -6, 6, -11, 11)]
    farthest = max(0.0, width / 2 - 16)
    return [(share * farthest, 0) for share in (0, -0.3, 0.3, -0.6, 0.6, -1, 1)]


def _rest(line: Line, courses: Positions, land: np.ndarray) -> Thing:
    """A colonist stands as near to the middle of its line as it can, clear of all others, and
    on its own element."""
    course = courses[line.id]
    others = np.vstack([points for other, points in courses.items() if other != line.id])
    shares = np.linspace(0.14, 0.86, 31)
    points = [course[round(share * (len(course) - 1))] for share in shares]
    clear = [float(np.hypot(*(others - point).T).min()) for point in points]
    astray = [
        not line.river and bool(land[int(point[1]), int(point[0])]) != (line.kind == "land")
        for point in points
    ]
    return Thing(
        line.id,
        [
            _standing(
                point,
                8 * abs(share - 0.5)
                + (90 if away < REST_CLEAR else 0)
                + max(0.0, 26 - away) * 0.3
                + 12 * lost,
            )
            for share, point, away, lost in zip(shares, points, clear, astray, strict=True)
        ],
    )


def _standing(at: np.ndarray, cost: float) -> Candidate:
    box = _boxes(_square(at, COLONIST + 2))
    return Candidate([round(float(v), 1) for v in at], box, [KINDS.index("rest")], cost)


def _passed(line: Line, courses: Positions) -> Thing:
    """Nobody stays on a crossing, but nothing is written over its middle."""
    course = courses[line.id]
    middle = course[len(course) // 2]
    return Thing(
        line.id, [Candidate(None, _boxes(_square(middle, COLONIST + 16)), [KINDS.index("rest")])]
    )


# Signs on markers


def has_corner_sign(board: BoardFacts, province: str) -> bool:
    """Where a flood may come or a trade pays, a small sign sits on the marker's corner."""
    floods = board.flood is not None and province in board.flood.provinces
    return floods or any(province in place.pays_for for place in board.places)


# The board's name


def _legend(board: BoardFacts, frame: Frame) -> Thing:
    width, height = legend_size(board)
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


def legend_size(board: BoardFacts) -> tuple[float, float]:
    width = 116 + fonts.width(board.name.upper(), "title", LEGEND_LETTERS, LEGEND_SPACING)
    if not board.coin_field:
        return width, 96.0
    return max(width, 154 + _LONGER * fonts.width(ENGLISH("picture-coin-field"), "bold", 22)), 112.0


def _square(at: np.ndarray, size: float) -> Box:
    return (at[0] - size / 2, at[1] - size / 2, at[0] + size / 2, at[1] + size / 2)


def _boxes(*boxes: Box) -> np.ndarray:
    return np.array(boxes, dtype=float)
