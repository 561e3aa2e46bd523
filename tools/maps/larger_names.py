"""python -m tools.maps.larger_names LETTERS [BOARD ...]: sets the names of charted boards larger.

Names of cities get letters as large as LETTERS where they fit, and move for it; markers give way.
Names of provinces then grow along the bow they stand on. Coasts, courses and resting places stay
as they are, so this can be run whenever something around them has changed. The tests in
tests/render say what is left to be moved by hand.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise, product
from typing import Any

import numpy as np
from shapely import Polygon

from engine.catalogue import BoardFacts, catalogue
from engine.terms import BoardId
from render import fonts
from render.map_layer import PROVINCE_FONT
from tools.maps.__main__ import FOLDER
from tools.maps.frames import Frame
from tools.maps.names import Ground
from tools.maps.places import KINDS, Arrangement, Candidate, Thing
from tools.maps.rooms import fixed_things, places_and_provinces

_STEP = 4.0
"""Between two points of a course."""
_ELSEWHERE = 1.5
"""What it costs to set a city's name on another side than it stood."""
_FARTHER = 0.04
"""What it costs to move a marker, by the pixel."""
_LARGEST = 30
"""Names of provinces that are so large stay as they are."""
_SHIFTS = (0, -9, 9, -22, 22, -44, 44)
_TURNS = (0, -12, 12)
_SMALLEST = 18
_ROUNDS = 2
"""Cities give way to the names of provinces, and these to the cities."""

Geography = dict[str, Any]


def renamed(board: BoardFacts, old: Geography, letters: float) -> Geography:
    frame = Frame(layout=old["layout"], letters=letters)
    courses = {id_: _along(line["course"]) for id_, line in old["lines"].items()}
    areas = {id_: _polygons(each["areas"]) for id_, each in old["provinces"].items()}
    at = {id_: np.array(place["at"], dtype=float) for id_, place in old["places"].items()}
    moving = places_and_provinces(board, frame, at, courses, areas, with_names=False)
    _prefer_the_present(moving, old)
    rests = {id_: line["rest"] for id_, line in old["lines"].items()}
    still = fixed_things(board, courses, rests, tuple(old["legend"]))
    names = [_name(id_, each["name"]) for id_, each in old["provinces"].items()]
    arrangement = Arrangement([*moving, *still, *names], frame.size, courses)
    ground = Ground(frame.size, courses, list(at.values()), areas)
    for _ in range(_ROUNDS):
        arrangement.settle(sweeps=25)
        for thing in sorted(names, key=lambda thing: float(thing.choice.payload["size"])):
            _grow(thing, arrangement, ground)
    for clash in arrangement.clashes():
        if "rest of" not in clash or "name of" in clash:
            print("   ", clash, flush=True)
    return _written(old, arrangement)


def _prefer_the_present(things: list[Thing], old: Geography) -> None:
    for thing in things:
        side = old["places"].get(thing.name, {}).get("side")
        for each in thing.candidates:
            if side and each.payload["side"] != side:
                each.cost += _ELSEWHERE
            elif thing.name.startswith("marker "):
                before = old["provinces"][thing.name.removeprefix("marker ")]["marker"]
                each.cost += _FARTHER * float(np.hypot(*np.subtract(each.payload, before)))


# Names of provinces


def _name(id_: str, payload: Geography) -> Thing:
    return Thing("name " + id_, [_set(payload)])


def _set(payload: Geography) -> Candidate:
    boxes = np.array([letter_box(payload["size"], *each) for each in payload["letters"]])
    return Candidate(payload, boxes, [KINDS.index("name")] * len(boxes))


def letter_box(size: float, letter: str, x: float, y: float, angle: float) -> list[float]:
    wide, high = fonts.width(letter, PROVINCE_FONT, size) / 2 + 2, 0.37 * size + 2
    cos, sin = abs(np.cos(np.radians(angle))), abs(np.sin(np.radians(angle)))
    dx, dy = wide * cos + high * sin, wide * sin + high * cos
    return [x - dx, y - dy, x + dx, y + dy]


def _grow(thing: Thing, arrangement: Arrangement, ground: Ground) -> None:
    """As large as its surroundings let it, not far from where it stands."""
    index = arrangement.things.index(thing)
    now = thing.choice.payload
    if now["size"] >= _LARGEST and not arrangement.clash(index, [thing.choice])[0]:
        return
    smallest = max(_SMALLEST, int(now["size"] * 0.8))
    tried = [_set(now)]
    tried += [
        candidate
        for size in range(smallest, max(_LARGEST, int(now["size"])) + 1, 2)
        for spread in {1.0, (size / now["size"]) ** 0.5, size / now["size"]}
        for turn, dx, dy in product(_TURNS, _SHIFTS, _SHIFTS)
        if (candidate := _changed(now, size, spread, turn, (dx, dy)))
    ]
    id_ = thing.name.removeprefix("name ")
    clashes = arrangement.clash(index, tried)
    costs = [
        2.2 * float(clash) + _on_the_ground(each, id_, ground) - 2.0 * each.payload["size"]
        for each, clash in zip(tried, clashes, strict=True)
    ]
    thing.candidates.append(tried[int(np.argmin(costs))])
    thing.chosen = len(thing.candidates) - 1
    arrangement.things[index] = thing
    arrangement.write(index)


def _changed(
    now: Geography, size: float, spread: float, turn: float, by: tuple[float, float]
) -> Candidate | None:
    """Larger, turned and shifted; None if its letters would meet."""
    points = np.array([each[1:3] for each in now["letters"]], dtype=float)
    middle = points.mean(axis=0)
    cos, sin = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    moved = (points - middle) * spread @ np.array([[cos, sin], [-sin, cos]]) + middle + by
    widths = [fonts.width(each[0], PROVINCE_FONT, size) for each in now["letters"]]
    gaps = np.hypot(*np.diff(moved, axis=0).T)
    for gap, one, other in zip(gaps, widths, widths[1:], strict=False):
        if (size > now["size"] or spread < 1) and gap < (one + other) / 2 + 0.02 * size:
            return None
    letters = [
        [each[0], round(float(x), 1), round(float(y), 1), round(each[3] + turn, 1)]
        for each, (x, y) in zip(now["letters"], moved, strict=True)
    ]
    return _set({"size": size, "letters": letters})


def _on_the_ground(name: Candidate, id_: str, ground: Ground) -> float:
    size = name.payload["size"]
    points = np.array([each[1:3] for each in name.payload["letters"]])
    width, height = ground.size
    rim = 12 + size / 2
    if (points < rim).any() or (points > np.array([width, height]) - rim).any():
        return 1e6
    inside = ground.at(ground.inside[id_], points)
    crossed = np.clip(0.55 * size - ground.at(ground.lines, points), 0, None) / 22
    return float(
        60 * (np.clip(0.4 * size - inside, 0, 60) / 22).mean()
        + 500 * ground.at(ground.foreign[id_], points).any()
        + 34 * crossed.mean()
        + 6 * crossed.sum()
        + 0.2 * max(0, np.abs([each[3] for each in name.payload["letters"]]).max() - 60)
    )


# Reading and writing


def _along(flat: list[float]) -> np.ndarray:
    points = np.array(flat).reshape(-1, 2)
    parts = []
    for a, b in pairwise(points):
        steps = max(1, round(float(np.hypot(*(b - a))) / _STEP))
        parts.append(a + (b - a) * np.linspace(0, 1, steps, endpoint=False)[:, None])
    return np.vstack([*parts, points[-1:]])


def _polygons(areas: list[list[list[float]]]) -> list[Polygon]:
    rings = [[np.array(ring).reshape(-1, 2) for ring in area] for area in areas]
    return [Polygon(rim, holes).buffer(0) for rim, *holes in rings]


def _written(old: Geography, arrangement: Arrangement) -> Geography:
    chosen = {thing.name: thing.choice.payload for thing in arrangement.things}
    provinces = {
        id_: each | {"marker": chosen["marker " + id_], "name": chosen["name " + id_]}
        for id_, each in old["provinces"].items()
    }
    places = {id_: {"at": each["at"]} | (chosen[id_] or {}) for id_, each in old["places"].items()}
    return old | {"provinces": provinces, "places": places}


def main(arguments: list[str]) -> None:
    for board in arguments[1:] or sorted(catalogue().boards):
        file = FOLDER / f"{board}.json"
        old = json.loads(file.read_text(encoding="utf-8"))
        new = renamed(catalogue().boards[BoardId(board)], old, float(arguments[0]))
        text = json.dumps(new, separators=(",", ":"), ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8")
        sizes = sorted(place["size"] for place in new["places"].values() if "size" in place)
        print(board, "cities:", *sizes, flush=True)
        print("   provinces:", *(p["name"]["size"] for p in new["provinces"].values()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
