"""python -m tools.maps LAND_10M_JSON [BOARD ...]: renews data/geography/ from the coastlines."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from shapely import Polygon, box, transform
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from engine.catalogue import BoardFacts, catalogue
from render import blocks, fonts, sentences
from render.theme import CAPITAL, COLONIST, HOUSE, MARKER, TOKEN
from tools.maps import coastlines, provinces
from tools.maps.frames import Frame, Projection, read_frame
from tools.maps.places import KINDS, Arrangement, Candidate, Thing
from tools.maps.routes import Router, route_all

FOLDER = Path(__file__).parents[2] / "data" / "geography"
PROVINCE_LETTERS = 20


def main(arguments: list[str]) -> None:
    land = coastlines.read_land(Path(arguments[0]))
    frames = json.loads((FOLDER / "frames.json").read_text(encoding="utf-8"))
    for board_id in arguments[1:] or frames:
        began = time.time()
        print(board_id, flush=True)
        geography = chart(catalogue().boards[board_id], read_frame(frames[board_id]), land)
        text = json.dumps(geography, separators=(",", ":"), ensure_ascii=False)
        (FOLDER / f"{board_id}.json").write_text(text + "\n", encoding="utf-8")
        print(f"    {len(text) / 1000:.0f} kB, {time.time() - began:.0f} s", flush=True)


def chart(board: BoardFacts, frame: Frame, land: list[Polygon]) -> dict[str, Any]:
    pins = frame.pins or {}
    free = [node for node in (*board.cities, *board.places) if node.id not in pins]
    latlons = np.array([node.latlon for node in free])
    sides = np.array([_room(board, node.id) for node in free])
    capes = np.array(frame.include or []).reshape(-1, 2)
    latlons = np.vstack([latlons, capes])
    projection = Projection(
        frame, latlons, np.concatenate([sides, np.full(len(capes), 0.2)]), _joined(board, free)
    )
    at = {node.id: projection.targets[index] for index, node in enumerate(free)}
    at |= {id_: np.array(point, dtype=float) for id_, point in pins.items()}
    ground = _ground(projection, frame, latlons, land)
    router = Router(frame.size, ground, at)
    via = {
        id_: [projection(np.array([point]))[0] for point in points]
        for id_, points in (frame.via or {}).items()
    }
    via = {
        id_: [np.clip(p, 30, np.array(frame.size) - 30) for p in pts] for id_, pts in via.items()
    }
    lines = [(line.id, "river" if line.river else line.kind, line.ends) for line in board.lines]
    courses = route_all(router, lines, via)
    areas = provinces.areas(frame.size, ground, _sites(board, at, courses))
    arrangement = arrange(board, frame, at, courses, areas)
    for clash in arrangement.clashes():
        print("    ", *clash[:4], round(clash[4]))
    return _written(board, frame, at, ground, courses, areas, arrangement)


def _joined(board: BoardFacts, free: list[Any]) -> set[tuple[int, int]]:
    """Pairs of places with a line between them: a colonist needs room there."""
    number = {node.id: index for index, node in enumerate(free)}
    return {
        (number[a], number[b])
        for line in board.lines
        for a, b in (line.ends, line.ends[::-1])
        if a in number and b in number
    }


def _room(board: BoardFacts, id_: str) -> float:
    """How much room a place wants, beside an ordinary city."""
    rows = _waiting_rows(board).get(id_)
    if rows:
        return 1.12 + 0.12 * rows
    place = next((place for place in board.places if place.id == id_), None)
    return 0.85 if place and place.kind == "castle" else 1.0


def _ground(
    projection: Projection, frame: Frame, latlons: np.ndarray, land: list[Polygon]
) -> list[Polygon]:
    low, high = latlons.min(axis=0), latlons.max(axis=0)
    pad = (high - low).max() * 0.9 + 0.2
    cut = coastlines.cut(land, low[1] - pad, low[0] - pad, high[1] + pad, high[0] + pad)
    cut = cut.segmentize((high - low).max() / 90)
    drawn = transform(cut, lambda xy: projection(xy[:, ::-1]))
    width, height = frame.size
    sheet = box(-25, -25, width + 25, height + 25)
    shape: BaseGeometry = unary_union([p.buffer(0) for p in _polygons(drawn)]).intersection(sheet)
    shape = shape.simplify(0.9)
    return [
        Polygon(p.exterior, [r for r in p.interiors if Polygon(r).area > 120])
        for p in _polygons(shape)
        if p.area > 70
    ]


def _polygons(shape: BaseGeometry) -> list[Polygon]:
    return [p for p in getattr(shape, "geoms", [shape]) if p.geom_type == "Polygon"]


def _sites(
    board: BoardFacts, at: dict[str, np.ndarray], courses: dict[str, np.ndarray]
) -> dict[str, list[tuple[float, float]]]:
    home = {city.id: city.province for city in board.cities if city.province}
    home |= {place.id: place.province for place in board.places if place.province}
    sites: dict[str, list[tuple[float, float]]] = {p.id: [] for p in board.provinces}
    for id_, province in home.items():
        sites[province].append(tuple(at[id_]))
    for line in board.lines:
        a, b = (home.get(end) for end in line.ends)
        if line.kind == "land" and a and a == b:
            sites[a] += [tuple(point) for point in courses[line.id][::4]]
    return sites


# Finding room


def arrange(
    board: BoardFacts,
    frame: Frame,
    at: dict[str, np.ndarray],
    courses: dict[str, np.ndarray],
    areas: dict[str, list[Polygon]],
) -> Arrangement:
    capitals = _waiting_rows(board)
    harbours = {harbour for place in board.places for harbour in place.harbours}
    things = [
        _city(
            frame,
            id_,
            name,
            at[id_],
            signs=bool(letter) + (id_ in harbours),
            rows=capitals.get(id_, 0),
        )
        for id_, name, letter in _named(board)
    ]
    things += [
        Thing(place.id, [Candidate(None, _boxes(_square(at[place.id], 44)), [0])])
        for place in board.places
        if place.kind == "castle"
    ]
    things += [_rest(line.id, courses[line.id]) for line in board.lines if line.rest]
    everything = unary_union([p for ps in areas.values() for p in ps])
    things += [
        _province(board, frame, province.id, province.name, areas, everything, at)
        for province in board.provinces
    ]
    things.append(_legend(board, frame))
    arrangement = Arrangement(things, frame.size, courses)
    arrangement.settle(sweeps=160, report=print)
    return arrangement


def _named(board: BoardFacts) -> list[tuple[str, str, str | None]]:
    cities = [(city.id, city.name, city.letter) for city in board.cities]
    return cities + [(p.id, p.name, None) for p in board.places if p.kind != "castle"]


def _waiting_rows(board: BoardFacts) -> dict[str, int]:
    rows: dict[str, int] = {}
    for places in board.capitals.values():
        for place in places:
            rows[place] = rows.get(place, 0) + 1
    return rows | {place.id: 1 for place in board.places if place.kind == "trade"}


def _city(frame: Frame, id_: str, name: str, at: np.ndarray, *, signs: int, rows: int) -> Thing:
    candidates = []
    point = (float(at[0]), float(at[1]))
    for lines, extra in _splits(name):
        size = frame.letters
        width = max(
            fonts.width(text, "bold", size) + (size * 0.9 * signs if n == 0 else 0)
            for n, text in enumerate(lines)
        )
        height = len(lines) * size
        for side, dislike in zip(blocks.SIDES, (0.0, 1.5, 0.8, 1.2), strict=True):
            if rows:
                if side in ("left", "right"):
                    continue
                label = blocks.capital_label_place(point, side, width, height)
                found = [_square(at, CAPITAL), label, blocks.yard(point, side, rows)]
                kinds = ["token", "label", "yard"]
            else:
                label = blocks.label_place(point, side, width, height)
                houses = [
                    _square(np.array(blocks.house_place(point, side, n)), HOUSE - 3)
                    for n in range(blocks.MOST_SEATS)
                ]
                found = [_square(at, TOKEN), label, *houses]
                kinds = ["token", "label", *["house"] * len(houses)]
            candidates.append(
                Candidate(
                    {"side": side, "lines": lines, "box": [round(v, 1) for v in label]},
                    _boxes(*found),
                    [KINDS.index(kind) for kind in kinds],
                    dislike + extra,
                )
            )
    return Thing(id_, candidates)


def _splits(name: str) -> list[tuple[list[str], float]]:
    words = name.split()
    if len(words) == 1:
        return [([name], 0.0)]
    return [([name], 0.0), ([words[0], " ".join(words[1:])], 1.0)]


def _rest(id_: str, course: np.ndarray) -> Thing:
    count = len(course) - 1
    candidates = []
    for share in np.linspace(0.14, 0.86, 31):
        point = course[round(share * count)]
        candidates.append(
            Candidate(
                [round(float(v), 1) for v in point],
                _boxes(_square(point, COLONIST + 2)),
                [KINDS.index("rest")],
                8 * abs(share - 0.5),
            )
        )
    return Thing(id_, candidates)


def _province(
    board: BoardFacts,
    frame: Frame,
    id_: str,
    name: str,
    areas: dict[str, list[Polygon]],
    everything: BaseGeometry,
    at: dict[str, np.ndarray],
) -> Thing:
    own = unary_union(areas[id_])
    near = own.buffer(110)
    others = everything.difference(own.buffer(1))
    middle = own.centroid
    flood = 16 if _has_corner_sign(board, id_) else 0
    candidates = []
    left, top, right, bottom = near.bounds
    for lines, across in _province_forms(name):
        spacing = 1.5
        size = PROVINCE_LETTERS
        text_width = max(fonts.width(t, "name", size, spacing) for t in lines)
        text_height = len(lines) * size * 1.05
        if across:
            width, height = MARKER + flood + 12 + text_width, max(MARKER + flood, text_height)
        else:
            width, height = max(MARKER + flood, text_width), MARKER + flood + 8 + text_height
        for x in np.arange(left, right, 16):
            for y in np.arange(top, bottom, 16):
                if not (
                    x > 8 and x + width < frame.size[0] - 8 and 8 < y < frame.size[1] - 8 - height
                ):
                    continue
                area = box(x, y, x + width, y + height)
                if not area.intersects(near):
                    continue
                astray = area.intersection(others).area / area.area
                outside = 1 - area.intersection(own).area / area.area
                if astray > 0.55:
                    continue
                away = own.distance(area.centroid)
                cost = (
                    24 * astray
                    + 18 * outside
                    + 0.5 * away
                    + 0.012 * middle.distance(area.centroid)
                    + (0 if across else 0.7)
                    + 0.6 * (len(lines) - 1)
                )
                text, marker = _unit(x, y, lines, text_width, text_height, height, flood, across)
                candidates.append(
                    Candidate(
                        {"lines": lines, "text": text, "marker": marker, "across": across},
                        _boxes((x - 5, y - 5, x + width + 3, y + height + 3)),
                        [KINDS.index("province")],
                        cost,
                    )
                )
    candidates.sort(key=lambda c: c.cost)
    return Thing("province " + id_, candidates[:3000])


def _has_corner_sign(board: BoardFacts, province: str) -> bool:
    """Where a flood may come or a trade pays, a small sign sits on the marker's corner."""
    floods = board.flood is not None and province in board.flood.provinces
    return floods or any(province in place.pays_for for place in board.places)


def _unit(
    x: float,
    y: float,
    lines: list[str],
    text_width: float,
    text_height: float,
    height: float,
    flood: float,
    across: bool,
) -> tuple[list[float], list[float]]:
    """The box of a province's name, and the middle of its marker."""
    if across:
        marker = [x + MARKER / 2, y + height / 2]
        begin = x + MARKER + flood + 12
        text = [
            begin,
            y + (height - text_height) / 2,
            begin + text_width,
            y + (height + text_height) / 2,
        ]
    else:
        width = max(MARKER, text_width)
        marker = [x + width / 2, y + flood + MARKER / 2]
        below = y + flood + MARKER + 8
        text = [x, below, x + width, below + text_height]
    return [round(v, 1) for v in text], [round(v, 1) for v in marker]


def _province_forms(name: str) -> list[tuple[list[str], bool]]:
    words = name.upper().removeprefix("PROVINCIA ").split()  # the colour says it all
    forms = [[" ".join(words)]]
    if len(words) > 1:
        forms.append(words)
    return [(form, across) for form in forms for across in (True, False)]


def _legend(board: BoardFacts, frame: Frame) -> Thing:
    width = 108 + fonts.width(board.name.upper(), "title", 34, 2) + 8
    height = 96
    if board.coin_field:
        width = max(width, 146 + fonts.width(sentences.WITH_THE_COINS, "bold", 22) + 8)
        height += 16
    spots = [
        (x, y)
        for x in range(14, int(frame.size[0] - width - 12), 22)
        for y in range(14, int(frame.size[1] - height - 12), 22)
    ]
    if frame.legend:
        spots = [(frame.legend[0], frame.legend[1])]
    rim = lambda x, y: min(x, frame.size[0] - width - x) + min(y, frame.size[1] - height - y)  # noqa: E731
    return Thing(
        "legend",
        [
            Candidate(
                [x, y],
                _boxes((x, y, x + width, y + height)),
                [KINDS.index("legend")],
                0.01 * rim(x, y),
            )
            for x, y in spots
        ],
    )


def _square(at: np.ndarray, size: float) -> tuple[float, float, float, float]:
    return (at[0] - size / 2, at[1] - size / 2, at[0] + size / 2, at[1] + size / 2)


def _boxes(*boxes: tuple[float, float, float, float]) -> np.ndarray:
    return np.array(boxes, dtype=float)


# Writing it down


def _written(
    board: BoardFacts,
    frame: Frame,
    at: dict[str, np.ndarray],
    ground: list[Polygon],
    courses: dict[str, np.ndarray],
    areas: dict[str, list[Polygon]],
    arrangement: Arrangement,
) -> dict[str, Any]:
    chosen = {thing.name: thing.choice.payload for thing in arrangement.things}
    return {
        "layout": frame.layout,
        "north": frame.turn,
        "legend": chosen["legend"],
        "letters": frame.letters,
        "land": [_rings(polygon) for polygon in ground],
        "lining": [
            [
                _flat(ring.coords, 0)
                for p in _polygons(_lining(ground, reach, frame))
                for ring in (p.exterior, *p.interiors)
            ]
            for reach in (7, 16, 28)
        ],
        "provinces": {
            province.id: {
                "areas": [_rings(polygon) for polygon in areas[province.id]],
                **chosen["province " + province.id],
            }
            for province in board.provinces
        },
        "places": {
            id_: {"at": [round(float(v), 1) for v in point], **(chosen.get(id_) or {})}
            for id_, point in at.items()
        },
        "lines": {
            line.id: {
                "course": _flat(_thinned(courses[line.id]), 1),
                "rest": chosen.get(line.id),
            }
            for line in board.lines
        },
    }


def _lining(ground: list[Polygon], reach: float, frame: Frame) -> BaseGeometry:
    return unary_union(ground).buffer(reach, join_style="round").simplify(1.2)


def _thinned(course: np.ndarray) -> list[tuple[float, float]]:
    from shapely import LineString

    return list(LineString(course).simplify(0.25).coords)


def _rings(polygon: Polygon) -> list[list[float]]:
    return [_flat(ring.coords[:-1], 1) for ring in (polygon.exterior, *polygon.interiors)]


def _flat(points: Any, digits: int) -> list[float]:
    if digits:
        return [round(float(v), digits) for point in points for v in point[:2]]
    return [round(float(v)) for point in points for v in point[:2]]


if __name__ == "__main__":
    main(sys.argv[1:])
