"""The parts of a map that a question is about, large enough to be read on a phone.

A window is never wider than `widest` says; what lies too far apart gets windows of its own, and
what lies everywhere the whole map.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine import View
from engine.terms import PlaceId, ProvinceId
from render import blocks, theme
from render.changes import BoardChanges
from render.geography import Geography, geography
from render.map_layer import SIZES
from render.pieces import HOUSE_LETTERS, waiting_rows
from render.scene import Box, Point

PHONE = 450
"""How many pixels of a phone a picture is wide."""
LEAST_HOUSE_LETTERS, LEAST_NAMES = 11.2, 13
"""How high letters have to be there."""
TALLEST, LOWEST = 680, 520
_MARGIN = 34

Spot = PlaceId | ProvinceId
"""A city, a line, a special place or a province."""


def widest(where: Geography) -> int:
    """How much of the map fits on a phone with letters large enough."""
    letters = min(HOUSE_LETTERS / LEAST_HOUSE_LETTERS, where.letters / LEAST_NAMES)
    return min(int(PHONE * letters), SIZES[where.layout][0])


def windows(view: View, spots: Iterable[Spot], lowest: int = LOWEST) -> tuple[Box, ...]:
    """Few windows in which all the spots lie, from top to bottom and left to right, each at least
    so high."""
    where = geography(view.options.board)
    wide = widest(where)
    left = [_kept_small(box, wide) for spot in sorted(set(spots)) if (box := _box(view, spot))]
    found = []
    while left:
        covered = max(_tries(left, wide), key=len)
        found.append(_window(where, covered, (wide, lowest)))
        left = [box for box in left if not _within(box, found[-1])]
    return tuple(sorted(found, key=lambda box: (box[1] // 300, box[0])))


def whole_map(where: Geography) -> tuple[Box, ...]:
    """All of it: a wide map in two windows, as high as it is. A tall one needs only one."""
    width, height = SIZES[where.layout]
    if where.layout == "tall":
        return ((0, 0, width, height),)
    wide = widest(where)
    return ((0, 0, wide, height), (width - wide, 0, width, height))


def changed(new: BoardChanges) -> frozenset[Spot]:
    """Where something is new."""
    steps = {place for step in new.steps for place in (step.origin, step.goal) if place}
    return frozenset({*steps, *new.markers, *new.castles, *(city for city, _ in new.houses)})


def _tries(boxes: Sequence[Box], wide: float) -> Iterator[list[Box]]:
    """What frames of the largest size show that begin where some box does."""
    across, down = wide - 2 * _MARGIN, TALLEST - 2 * _MARGIN
    for x in {box[0] for box in boxes}:
        for y in {box[1] for box in boxes}:
            frame = (x, y, x + across, y + down)
            yield [box for box in boxes if _within(box, frame)]


def _window(where: Geography, covered: Sequence[Box], least: tuple[int, int]) -> Box:
    """Around what it has to show, as wide as all windows and not too low, inside the map."""
    (width, height), (wide, lowest) = SIZES[where.layout], least
    left, top = min(box[0] for box in covered), min(box[1] for box in covered)
    right, bottom = max(box[2] for box in covered), max(box[3] for box in covered)
    high = min(max(lowest, round(bottom - top) + 2 * _MARGIN), height)
    x = round(min(max(0, (left + right - wide) / 2), width - wide))
    y = round(min(max(0, (top + bottom - high) / 2), height - high))
    return (x, y, x + wide, y + high)


def _box(view: View, spot: Spot) -> Box | None:
    """What has to be seen of a spot: its pieces and its name."""
    board, where = view.board.facts, geography(view.options.board)
    if spot in where.provinces:
        province = where.provinces[ProvinceId(spot)]
        cities = [city.id for city in board.cities if city.province == spot]
        marker = _square(province.marker, theme.MARKER + 8)
        named = province.name_boxes
        return _around([marker, *named, *(_block(view, city) for city in cities)])
    if spot in where.places:
        return _block(view, PlaceId(spot))
    if spot in where.lines:
        return _square(where.rest_of(PlaceId(spot)), theme.COLONIST)
    return None


def _block(view: View, place: PlaceId) -> Box:
    """A city with its houses and its name, a capital with its yard."""
    spot, yards = geography(view.options.board).places[place], waiting_rows(view.board.facts)
    boxes = [_square(spot.at, 2 * theme.HOUSE_RING + theme.HOUSE)]
    if spot.label:
        boxes.append(spot.label)
    if place in yards:
        boxes.append(blocks.yard(spot.at, spot.side or "below", len(yards[place])))
    return _around(boxes)


def _kept_small(box: Box, wide: float) -> Box:
    """No larger than a window; of a larger one, the middle."""
    (left, top, right, bottom), most = box, (wide - 2 * _MARGIN, TALLEST - 2 * _MARGIN)
    x, y = (left + right) / 2, (top + bottom) / 2
    half = (min(right - left, most[0]) / 2, min(bottom - top, most[1]) / 2)
    return (x - half[0], y - half[1], x + half[0], y + half[1])


def _square(at: Point, size: float) -> Box:
    half = size / 2
    return (at[0] - half, at[1] - half, at[0] + half, at[1] + half)


def _around(boxes: Sequence[Box]) -> Box:
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )


def _within(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )
