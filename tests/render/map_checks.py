"""What must hold on every map: markers in their provinces, lines on their own element."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise

from PIL import Image, ImageChops, ImageDraw

from engine.catalogue import City, Line, Place, catalogue
from engine.terms import BoardId, PlaceId, ProvinceId
from render import theme
from render.geography import Area, Geography, geography
from render.map_layer import SIZES
from render.scene import Box, Point, Points

WHOLE = 0.98
"""Of a marker, which a border may graze."""
MARKER_CORNERS = 8
BESIDE_LINES = 14
"""From where a colonist rests to any other line."""
ON_ITS_ELEMENT = 0.9
"""Of a line's length beyond the cities at its ends."""
AT_A_CITY = theme.TOKEN / 2 + 6
LONGEST_STROKE = 16
"""Between two points of a coast."""


@cache
def land(board: BoardId) -> Image.Image:
    """White where there is land."""
    where = geography(board)
    return _drawn(where, where.land)


def markers_astray(board: BoardId) -> dict[str, float]:
    """Markers that lie in their province with less than all of their square."""
    where = geography(board)
    shares = {id_: _inside(where, id_) for id_ in where.provinces}
    return {id_: round(share, 2) for id_, share in shares.items() if share < WHOLE}


def _inside(where: Geography, id_: ProvinceId) -> float:
    """How much of the marker its province holds; its corners are round."""
    place, size = where.provinces[id_], theme.MARKER
    x, y = (round(edge - size / 2) for edge in place.marker)
    held = _drawn(where, place.areas).crop((x, y, x + size, y + size))
    marker = Image.new("1", (size, size))
    ImageDraw.Draw(marker).rounded_rectangle((0, 0, size - 1, size - 1), MARKER_CORNERS, 1)
    whole = (0, 0, size, size)
    return _filled(ImageChops.logical_and(held, marker), whole) / _filled(marker, whole)


def markers_on_lines(board: BoardId) -> list[str]:
    """Markers that cover a stroke of a line, or the dotted way from a ship."""
    where = geography(board)
    strokes = Image.new("1", SIZES[where.layout])
    draw = ImageDraw.Draw(strokes)
    for course in where.lines.values():
        draw.line(list(course.points), 1, round(theme.ROAD_WIDTH + 4))
    return [
        id_
        for id_, place in where.provinces.items()
        if _filled(strokes, _around(place.marker, theme.MARKER)) > 0
    ]


def lines_astray(board: BoardId) -> dict[str, float]:
    """Lines that are less on their own element than they should, with the share that is."""
    shares = {
        f"{line.ends[0]}-{line.ends[1]} {line.id}": _on_its_element(board, line)
        for line in catalogue().boards[board].lines
        if not line.river
    }
    return {name: round(share, 2) for name, share in shares.items() if share < ON_ITS_ELEMENT}


def _on_its_element(board: BoardId, line: Line) -> float:
    """A road between two lands has to cross one strait, which does not count."""
    dry, lands = _dry(board, line), _lands(board)
    own = sum(each == (line.kind == "land") for each in dry)
    if line.kind == "land" and lands[line.ends[0]] != lands[line.ends[1]]:
        waters = [len(list(run)) for there, run in groupby(dry) if not there]
        own += max(waters, default=0)
    return own / len(dry) if dry else 1.0


def _dry(board: BoardId, line: Line) -> list[bool]:
    """Along the line, beyond the cities at its ends: whether there is land."""
    ground, course = land(board), geography(board).lines[line.id].points
    ends = (course[0], course[-1])
    return [
        bool(ground.getpixel((min(ground.width - 1, int(x)), min(ground.height - 1, int(y)))))
        for x, y in points_along(course, 4)
        if all(math.dist((x, y), end) > AT_A_CITY for end in ends)
    ]


def rests_beside_lines(board: BoardId) -> dict[str, float]:
    """Resting places too near to another line, with their distance."""
    where, near = geography(board), {}
    for id_, course in where.lines.items():
        for other, theirs in where.lines.items():
            if course.rest and other != id_:
                gap = from_course(course.rest, theirs.points)
                if gap < BESIDE_LINES:
                    near[f"{id_} at {other}"] = round(gap, 1)
    return near


def letters_astray(board: BoardId) -> dict[str, str]:
    """Letters of provinces' names that stand on another province."""
    where, astray = geography(board), {}
    for id_, place in where.provinces.items():
        for other, theirs in where.provinces.items():
            if other != id_:
                foreign = _drawn(where, theirs.areas)
                lost = [each.letter for each in place.name if foreign.getpixel(_pixel(each.at))]
                if lost:
                    astray[f"{id_} on {other}"] = "".join(lost)
    return astray


def across_straits(board: BoardId) -> list[str]:
    """Provinces that reach a land on which other provinces have cities, and they have none."""
    where = geography(board)
    homes = _homes(board)
    found = []
    for number, part in enumerate(where.land):
        here = {province for province, land in homes if land == number}
        rim = _drawn(where, [part]) if here else None
        for id_, place in where.provinces.items():
            if rim and id_ not in here and any(_shared(rim, where, a) for a in place.areas):
                found.append(f"{id_} on the land of {sorted(here)}")
    return found


def _homes(board: BoardId) -> list[tuple[ProvinceId, int]]:
    """The province of each city, and the number of the land it stands on, or nearest to."""
    lands = _lands(board)
    return [(node.province, lands[node.id]) for node in _nodes(board) if node.province]


def _nodes(board: BoardId) -> list[City | Place]:
    facts = catalogue().boards[board]
    return [*facts.cities, *facts.places]


@cache
def _lands(board: BoardId) -> dict[PlaceId, int]:
    """The number of the land that each place stands on, or nearest to."""
    where, nodes = geography(board), _nodes(board)
    boxes = [_around(where.places[node.id].at, 2 * AT_A_CITY) for node in nodes]
    most = [(0.0, -1)] * len(nodes)
    for number, part in enumerate(where.land):
        rim, around = _drawn(where, [part]), _bounds(part.rim)
        for index, box in enumerate(boxes):
            if _shared_area(box, around):
                middle = bool(rim.getpixel(_pixel(where.places[nodes[index].id].at)))
                most[index] = max(most[index], (middle + _filled(rim, box), number))
    return {node.id: land for node, (_, land) in zip(nodes, most, strict=True)}


def long_strokes(board: BoardId) -> list[Point]:
    """Where a coast runs straight for too long."""
    where = geography(board)
    width, height = SIZES[where.layout]
    return [
        a
        for part in where.land
        for rim in (part.rim, *part.holes)
        for a, b in pairwise((*rim, rim[0]))
        if math.dist(a, b) > LONGEST_STROKE
        and all(0 < x < width and 0 < y < height for x, y in (a, b))
    ]


# Shapes


def points_along(course: Points, step: float) -> Iterator[Point]:
    for (x0, y0), (x1, y1) in pairwise(course):
        count = max(1, round(math.dist((x0, y0), (x1, y1)) / step))
        for number in range(count):
            yield (x0 + (x1 - x0) * number / count, y0 + (y1 - y0) * number / count)


def from_course(at: Point, course: Points) -> float:
    return min(from_piece(at, a, b) for a, b in pairwise(course))


def from_piece(at: Point, a: Point, b: Point) -> float:
    (x, y), (x0, y0), (x1, y1) = at, a, b
    length = (x1 - x0) ** 2 + (y1 - y0) ** 2
    t = (
        0.0
        if not length
        else max(0.0, min(1.0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length))
    )
    return math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0))


def _drawn(where: Geography, areas: Sequence[Area]) -> Image.Image:
    image = Image.new("1", SIZES[where.layout])
    draw = ImageDraw.Draw(image)
    for area in areas:
        draw.polygon(list(area.rim), 1)
    for area in areas:
        for hole in area.holes:
            draw.polygon(list(hole), 0)
    return image


def _shared(rim: Image.Image, where: Geography, area: Area) -> bool:
    """Whether more than a sliver of the area lies on that land."""
    box = _bounds(area.rim)
    both = Image.composite(_drawn(where, [area]), Image.new("1", rim.size), rim)
    return _filled(both, box) * (box[2] - box[0]) * (box[3] - box[1]) > 200


def _shared_area(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _bounds(points: Points) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs) + 1, max(ys) + 1)


def _filled(image: Image.Image, box: Box) -> float:
    part = image.crop((round(box[0]), round(box[1]), round(box[2]), round(box[3])))
    return sum(part.convert("L").histogram()[128:]) / (part.width * part.height)


def _around(at: Point, size: float) -> Box:
    return (at[0] - size / 2, at[1] - size / 2, at[0] + size / 2, at[1] + size / 2)


def meet(one: Box, other: Box) -> bool:
    """More than a touch: halos may run into each other."""
    return (
        one[0] < other[2] - 2
        and other[0] < one[2] - 2
        and one[1] < other[3] - 2
        and other[1] < one[3] - 2
    )


def _pixel(at: Point) -> tuple[int, int]:
    return (max(0, int(at[0])), max(0, int(at[1])))
