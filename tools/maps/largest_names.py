"""python -m tools.maps.largest_names [BOARD ...]: finds the largest names that charted boards take.

`larger_names` grows names where they stand; this one looks all over a province for the largest
setting of its name, and moves its marker if that helps. Small names of cities grow first, on the
side where they stand. Roads and lanes may run behind a letter, nothing else may. Coasts, courses
and resting places stay as they are.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from engine.catalogue import BoardFacts, catalogue
from engine.terms import BoardId
from render import blocks, fonts
from render.map_layer import SIZES
from render.scene import Box
from render.theme import COLONIST, HOUSE, MARKER, ROAD_WIDTH, TOKEN
from tools.maps.__main__ import FOLDER
from tools.maps.larger_names import letter_box
from tools.maps.names import Letters, Setting, set_letters
from tools.maps.rooms import has_corner_sign, legend_size, waiting_rows

CITIES_FROM, CITIES_TO = 31, 34
"""Names of cities that are smaller grow, up to so much."""
LARGE_ENOUGH, LARGEST = 27, 33
"""Names of provinces that are so large stay as they are; none is made larger."""
_WORTH_IT = 1.5
"""By how much a name has to become better, in pixels of its height."""
_GRID = 8
_SPACINGS = (0.06, 0.2, 0.5)
_ANGLES = tuple(range(-72, 73, 12))
_TURNS = (-50, -25, 0, 25, 50)
_STEEPEST = 78
_ABROAD = 0.04
"""How much of a letter may lie on another province."""
_AT_HOME = 0.8
"""How much of a name has to lie on its own land."""
_MAT, _FRAME = MARKER + 10, MARKER + 18
_CASTLE, _DISC = 46, 18
_MARKERS_TRIED = 150

Chart = dict[str, Any]


class Field:
    """Where something is, added up so that any box is counted at once."""

    def __init__(self, mask: np.ndarray) -> None:
        self._sums = np.zeros((mask.shape[0] + 1, mask.shape[1] + 1), dtype=np.int64)
        self._sums[1:, 1:] = mask.cumsum(axis=0).cumsum(axis=1)

    def share(self, boxes: np.ndarray) -> np.ndarray:
        """Of each box (left, top, right, bottom)."""
        high, wide = self._sums.shape
        left, right = (np.clip(np.rint(boxes[..., n]).astype(int), 0, wide - 1) for n in (0, 2))
        top, bottom = (np.clip(np.rint(boxes[..., n]).astype(int), 0, high - 1) for n in (1, 3))
        sums = self._sums
        inside = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
        area = np.maximum(1, (boxes[..., 2] - boxes[..., 0]) * (boxes[..., 3] - boxes[..., 1]))
        return np.asarray(inside / area)


class Ground:
    """All that is printed on a board or may stand on it, by its owner."""

    def __init__(self, board: BoardFacts, chart: Chart) -> None:
        self.chart, self.board = chart, board
        self.width, self.height = SIZES[chart["layout"]]
        self.lines = self._strokes()
        self.lands = {id_: self._land(p["areas"]) for id_, p in chart["provinces"].items()}
        rows = waiting_rows(board)
        castles = {str(place.id) for place in board.places if place.kind == "castle"}
        self.taken = dict(self._around(rows, castles))

    def _strokes(self) -> np.ndarray:
        image = Image.new("1", (self.width, self.height))
        draw = ImageDraw.Draw(image)
        for line in self.chart["lines"].values():
            points = np.array(line["course"]).reshape(-1, 2)
            draw.line([tuple(point) for point in points], 1, ROAD_WIDTH + 4)
        return np.array(image)

    def _land(self, areas: list[list[list[float]]]) -> np.ndarray:
        image = Image.new("1", (self.width, self.height))
        draw = ImageDraw.Draw(image)
        for area in areas:
            for number, ring in enumerate(area):
                draw.polygon(ring, int(not number))
        return np.array(image)

    def main_part(self, id_: str) -> np.ndarray:
        """The land on which the province's marker lies: its name belongs there, too."""
        province = self.chart["provinces"][id_]
        x, y = map(round, province["marker"])
        parts = [self._land([area]) for area in province["areas"]]
        return next((part for part in parts if part[y, x]), self.lands[id_])

    def _around(self, rows: dict[str, int], castles: set[str]) -> Iterator[tuple[str, list[Box]]]:
        chart = self.chart
        for id_, place in chart["places"].items():
            (x, y), side = place["at"], _side(place)
            boxes = [_square((x, y), _CASTLE if id_ in castles or id_ in rows else TOKEN)]
            if id_ in rows:
                boxes.append(blocks.yard((x, y), side, rows[id_]))
            elif id_ not in castles:
                spots = [blocks.house_place((x, y), side, n) for n in range(blocks.MOST_SEATS)]
                boxes += [_square(spot, HOUSE - 3) for spot in spots]
                boxes.append(_square(_disc(place), _DISC))
            yield "place " + id_, boxes
            if "box" in place:
                yield "label " + id_, [tuple(place["box"])]
        for id_, line in chart["lines"].items():
            if line["rest"]:
                yield "rest " + id_, [_square(line["rest"], COLONIST)]
        x, y = chart["legend"]
        width, height = legend_size(self.board)
        yield "legend", [(x, y, x + width, y + height)]
        for id_, province in chart["provinces"].items():
            yield "marker " + id_, [self.marker_box(id_, province["marker"])]
            yield "name " + id_, _letter_boxes(province["name"])

    def marker_box(self, id_: str, at: Sequence[float]) -> Box:
        left, top, right, bottom = _square((at[0], at[1]), _FRAME)
        corner = 16 if has_corner_sign(self.board, id_) else 0
        return (left - corner / 2, top - corner / 2, right + corner / 2, bottom)

    def blocked(self, *without: str) -> Field:
        """Where something else is than the things named."""
        mask = np.zeros((self.height, self.width), dtype=bool)
        for name, boxes in self.taken.items():
            for left, top, right, bottom in boxes if name not in without else ():
                rows = slice(max(0, round(top)), max(0, round(bottom)))
                mask[rows, max(0, round(left)) : max(0, round(right))] = True
        return Field(mask)

    def foreign(self, id_: str) -> Field:
        others = [land for other, land in self.lands.items() if other != id_]
        return Field(np.logical_or.reduce(others) & ~self.lands[id_])


# Names of cities


def grow_cities(ground: Ground) -> None:
    places = ground.chart["places"]
    small = [id_ for id_, each in places.items() if "box" in each and each["size"] < CITIES_FROM]
    lines = Field(ground.lines)
    for id_ in sorted(small, key=lambda id_: float(places[id_]["size"])):
        place, blocked = places[id_], ground.blocked("label " + id_)
        found = _larger_label(ground, id_, place, blocked, lines)
        if found:
            size, box = found
            print("   ", id_, place["size"], "->", size, flush=True)
            place |= {"size": size, "box": [round(float(edge), 1) for edge in box]}
            ground.taken["label " + id_] = [box]


def _larger_label(
    ground: Ground, id_: str, place: Chart, blocked: Field, lines: Field
) -> tuple[float, Box] | None:
    harbours = {harbour for each in ground.board.places for harbour in each.harbours}
    left, top, right, bottom = place["box"]
    for size in range(CITIES_TO, int(place["size"]), -1):
        widths = [fonts.width(line, "bold", size) for line in place["lines"]]
        width = max(widths[0] + size * 0.9 * (id_ in harbours), *widths)
        height = len(widths) * float(size)
        if place["side"] == "right":
            x, y = left, (top + bottom - height) / 2
        elif place["side"] == "left":
            x, y = right - width, (top + bottom - height) / 2
        else:
            x = (left + right - width) / 2
            y = top if (top + bottom) / 2 > place["at"][1] else bottom - height
        shifts = np.array(list(product(range(-30, 31, 2), range(-12, 13, 2))), dtype=float)
        if place["side"] in ("left", "right"):
            shifts = shifts[np.abs(shifts[:, 0]) <= 4]
        boxes = np.array([x, y, x + width, y + height]) + np.tile(shifts, 2)
        # letters fill only the middle of their line's height
        cores = boxes + np.array([-2, 0.07 * size, 2, -0.07 * size])
        free = (blocked.share(cores) == 0) & (cores[:, :2] > 10).all(axis=1)
        free &= (cores[:, 2] < ground.width - 10) & (cores[:, 3] < ground.height - 10)
        cost = np.abs(shifts).sum(axis=1) * 0.1 + 20 * lines.share(cores)
        if free.any():
            best = int(np.argmin(np.where(free, cost, np.inf)))
            return float(size), tuple(boxes[best])
    return None


# Names of provinces


def grow_provinces(ground: Ground) -> None:
    provinces = ground.chart["provinces"]
    names = {
        each.id: each.name.upper().removeprefix("PROVINCIA ") for each in ground.board.provinces
    }
    small = [id_ for id_, each in provinces.items() if each["name"]["size"] < LARGE_ENOUGH]
    for id_ in sorted(small, key=lambda id_: float(provinces[id_]["name"]["size"])):
        province = provinces[id_]
        found = _largest_name(ground, id_, names[id_].split())
        if found is None:
            print("   ", id_, province["name"]["size"], "stays", flush=True)
            continue
        name, marker = found
        print("   ", id_, province["name"]["size"], "->", name["size"], flush=True)
        province["name"] = name
        ground.taken["name " + id_] = _letter_boxes(name)
        province["marker"] = marker
        ground.taken["marker " + id_] = [ground.marker_box(id_, marker)]


def _largest_name(ground: Ground, id_: str, words: list[str]) -> tuple[Chart, list[float]] | None:
    province = ground.chart["provinces"][id_]
    now = float(province["name"]["size"]) + _WORTH_IT - _awkward(province["name"])
    fields = (Field(ground.lands[id_]), ground.foreign(id_), Field(ground.lines))
    staying = _tried(ground, (id_, words), ground.blocked("name " + id_), fields, now)
    best = staying[0] if staying else (now, None, None)
    moving = ground.blocked("name " + id_, "marker " + id_)
    better = _tried(ground, (id_, words), moving, fields, best[0] + 1)
    for _, setting, middle in better[:_MARKERS_TRIED]:
        marker = _other_marker(ground, id_, moving, _placed(setting, middle))
        if marker:
            return _payload(setting, middle), marker
    if best[1] is None:
        return None
    return _payload(best[1], best[2]), province["marker"]


def _awkward(name: Chart) -> float:
    """What a setting costs apart from its size."""
    angles = [each[3] for each in name["letters"]]
    return 0.05 * float(np.abs(angles).max())


def _tried(
    ground: Ground,
    province: tuple[str, list[str]],
    blocked: Field,
    fields: tuple[Field, Field, Field],
    least: float,
) -> list[tuple[float, Setting, np.ndarray]]:
    """Settings better than `least`, the best first."""
    id_, words = province
    rows, columns = np.nonzero(ground.main_part(id_)[::_GRID, ::_GRID])
    middles = np.column_stack([columns, rows]) * float(_GRID)
    forms = [(" ".join(words),), tuple(words)] if len(words) > 1 else [(words[0],)]
    found: list[tuple[float, Setting, np.ndarray]] = []
    for size in range(LARGEST, int(least), -1):
        if found and found[0][0] > size + 1:
            break
        for lines, spacing, angle, turn in product(forms, _SPACINGS, _ANGLES, _TURNS):
            letters = set_letters(Setting(lines, size, spacing, angle, turn))
            if np.abs(letters.angles).max() > _STEEPEST:
                continue
            scores = _scores(ground, letters, middles, blocked, fields)
            scores += size - 0.05 * np.abs(letters.angles).max() - 0.01 * abs(turn)
            for n in np.argsort(-scores)[:6]:
                if scores[n] > least:
                    setting = Setting(lines, size, spacing, angle, turn)
                    found.append((float(scores[n]), setting, middles[n]))
        found.sort(key=lambda each: -each[0])
    return found


def _scores(
    ground: Ground,
    letters: Letters,
    middles: np.ndarray,
    blocked: Field,
    fields: tuple[Field, Field, Field],
) -> np.ndarray:
    """Less than nothing for what is awkward, minus infinity for what cannot be."""
    own, foreign, lines = fields
    at = middles[:, None, :] + letters.offsets[None, :, :]
    outer = np.concatenate([at - letters.halves + 2, at + letters.halves - 2], axis=-1)
    inner = np.concatenate([at - letters.halves + 5, at + letters.halves - 5], axis=-1)
    fits = (outer[..., :2] > 14).all(axis=(1, 2)) & (outer[..., 2] < ground.width - 14).all(axis=1)
    fits &= (outer[..., 3] < ground.height - 14).all(axis=1)
    fits &= (blocked.share(outer) == 0).all(axis=1)
    scores = np.full(len(middles), -np.inf)
    if not fits.any():
        return scores
    inner = inner[fits]
    home, crossed = own.share(inner), lines.share(inner)
    good = (foreign.share(inner) <= _ABROAD).all(axis=1) & (home.mean(axis=1) >= _AT_HOME)
    scores[fits] = np.where(good, -9 * (1 - home).mean(axis=1) - 3.0 * crossed.sum(axis=1), -np.inf)
    return scores


def _other_marker(
    ground: Ground, id_: str, blocked: Field, letters: np.ndarray
) -> list[float] | None:
    """Inside the province, off lines, clear of the name; near where it lay, if it can."""
    rows, columns = np.nonzero(ground.lands[id_][::4, ::4])
    middles = np.column_stack([columns, rows]) * 4.0
    boxes = np.array([ground.marker_box(id_, (x, y)) for x, y in middles])
    half = MARKER / 2 + 5
    mats = np.hstack([middles - half, middles + half])
    land, lines = Field(ground.lands[id_]), Field(ground.lines)
    good = (blocked.share(boxes) == 0) & (land.share(mats) > 0.995) & (lines.share(mats) == 0)
    for left, top, right, bottom in letters:
        apart = (boxes[:, 2] < left) | (boxes[:, 0] > right)
        good &= apart | (boxes[:, 3] < top) | (boxes[:, 1] > bottom)
    if not good.any():
        return None
    away = np.hypot(*(middles - np.array(ground.chart["provinces"][id_]["marker"])).T)
    return [float(v) for v in middles[int(np.argmin(np.where(good, away, np.inf)))]]


def _placed(setting: Setting, middle: np.ndarray) -> np.ndarray:
    letters = set_letters(setting)
    at = middle + letters.offsets
    return np.hstack([at - letters.halves, at + letters.halves])


def _payload(setting: Setting, middle: np.ndarray) -> Chart:
    letters = set_letters(setting)
    at = middle + letters.offsets
    return {
        "size": float(setting.size),
        "letters": [
            [letter, round(float(x), 1), round(float(y), 1), round(float(angle), 1)]
            for letter, (x, y), angle in zip(letters.text, at, letters.angles, strict=True)
        ],
    }


# Shapes


def _letter_boxes(name: Chart) -> list[Box]:
    boxes = (letter_box(name["size"], *each) for each in name["letters"])
    return [(box[0], box[1], box[2], box[3]) for box in boxes]


def _side(place: Chart) -> blocks.Side:
    side: blocks.Side = place.get("side") or "below"
    return side


def _disc(place: Chart) -> tuple[float, float]:
    """Where a city's letter sits: see render.pieces."""
    (x, y), side = place["at"], _side(place)
    spots = {
        "right": (x + 18, y - 12),
        "left": (x - 18, y - 12),
        "below": (x - 12, y + 18),
        "above": (x - 12, y - 18),
    }
    return spots[side]


def _square(at: tuple[float, float], size: float) -> Box:
    return (at[0] - size / 2, at[1] - size / 2, at[0] + size / 2, at[1] + size / 2)


def main(arguments: list[str]) -> None:
    for board in arguments or sorted(catalogue().boards):
        file = FOLDER / f"{board}.json"
        print(board, flush=True)
        ground = Ground(
            catalogue().boards[BoardId(board)], json.loads(file.read_text(encoding="utf-8"))
        )
        grow_cities(ground)
        grow_provinces(ground)
        text = json.dumps(ground.chart, separators=(",", ":"), ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
