"""The map of a board without any pieces: painted once and kept."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from engine.catalogue import BoardFacts, catalogue
from engine.terms import BoardId, PlaceId
from render import fonts, theme
from render.geography import Area, Geography, MapPlace, ProvincePlace, geography
from render.scene import (
    Circle,
    Font,
    Point,
    Polygon,
    Polyline,
    Rectangle,
    Shape,
    Shapes,
    Sprite,
    Text,
)
from render.signs import coins_sign
from render.typesetting import largest_broken
from words import Words
from words.reader import place_name

SIZES = {"wide": (1600, 950), "tall": (1040, 1400)}
PROVINCE_FONT: Font = "title"
LEGEND_LETTERS = 34
SMALLEST_NAME = 17
LEGEND_SPACING = 2


@cache
def map_shapes(words: Words, board_id: BoardId) -> Shapes:
    board, where = catalogue().boards[board_id], geography(board_id)
    return tuple(_all(words, board, where))


def _all(words: Words, board: BoardFacts, where: Geography) -> Iterator[Shape]:
    width, height = SIZES[where.layout]
    yield Rectangle((0, 0, width, height), theme.SEA)
    yield from _coasts(where)
    yield from _provinces(board, where)
    yield from _lines(board, where)
    yield from compass((where.legend[0] + 48, where.legend[1] + 48), 44, where.north)
    for name in map_names(words, board.id):
        yield from name
    yield from _legend(words, board, where)


@cache
def map_names(words: Words, board_id: BoardId) -> tuple[Shapes, ...]:
    """The names of provinces, letter by letter, and of places, each with its sign."""
    return tuple(_names(words, catalogue().boards[board_id], geography(board_id)))


def _names(words: Words, board: BoardFacts, where: Geography) -> Iterator[Shapes]:
    for province in board.provinces:
        for letter in _province_name(province.id, where.provinces[province.id]):
            yield (letter,)
    harbours = {harbour for place in board.places for harbour in place.harbours}
    for city in board.cities:
        yield tuple(_place_name(city.id, where.places[city.id], harbour=city.id in harbours))
    for special in board.places:
        name = place_name(words, special.id)
        yield tuple(_place_name(special.id, _in_words(name, where.places[special.id])))


def _coasts(where: Geography) -> Iterator[Shape]:
    for ring_set, colour in zip(reversed(where.lining), theme.SEA_LINING, strict=True):
        for ring in ring_set:
            yield Polygon(ring, None, colour, 1.6)
    for area in where.land:
        yield _land(area, theme.NO_PROVINCE)


def _land(area: Area, fill: str) -> Polygon:
    return Polygon(area.rim, fill, holes=area.holes)


def _provinces(board: BoardFacts, where: Geography) -> Iterator[Shape]:
    for province in board.provinces:
        for area in where.provinces[province.id].areas:
            yield _land(area, theme.PROVINCES[province.colour])
    for province in board.provinces:
        for area in where.provinces[province.id].areas:
            yield Polygon(area.rim, None, theme.BORDER, 1.6, area.holes)
    for area in where.land:
        yield Polygon(area.rim, None, theme.COAST, 2.2, area.holes)


def _lines(board: BoardFacts, where: Geography) -> Iterator[Shape]:
    """Casings first, so that crossing lines run into one another without a seam."""
    for line in board.lines:
        points = where.lines[line.id].points
        if line.river:
            yield Polyline(points, theme.RIVER, theme.RIVER_WIDTH)
        elif line.kind == "sea":
            yield Polyline(points, theme.LANE_CASING, theme.LANE_WIDTH + 3)
    for line in board.lines:
        points = where.lines[line.id].points
        if line.river:
            yield Polyline(points, theme.RIVER_CORE, theme.RIVER_WIDTH - 5)
        elif line.kind == "sea":
            yield Polyline(points, theme.LANE, theme.LANE_WIDTH, (15, 9))
    for line in board.lines:
        if line.kind == "land":
            yield Polyline(where.lines[line.id].points, theme.ROAD_CASING, theme.ROAD_WIDTH + 4)
    for line in board.lines:
        if line.kind == "land":
            dash = None if line.rest else (6.0, 10.0)
            points = where.lines[line.id].points
            yield Polyline(points, theme.ROAD, theme.ROAD_WIDTH, dash, f"line/{line.id}")
    for place in board.places:
        for line_id in place.lines:
            rest = where.lines[line_id].rest
            if rest:
                yield Polyline((where.places[place.id].at, rest), theme.LANE, 3, (3, 9))


def _province_name(id_: str, place: ProvincePlace) -> Iterator[Shape]:
    for each in place.name:
        yield Text(
            each.at,
            each.letter,
            place.letters,
            theme.PROVINCE_INK,
            PROVINCE_FONT,
            halo=theme.HALO,
            halo_width=2,
            angle=-each.angle,
            tag=f"label/province/{id_}",
        )


def _in_words(name: str, place: MapPlace) -> MapPlace:
    """Places that are no cities have names in every language; they keep to the room that was found
    for the English one."""
    if place.label is None or name == " ".join(place.lines):
        return place
    left, top, right, bottom = place.label
    most = round(place.letters)
    sizes = tuple(range(most, SMALLEST_NAME - 1, -1))
    size, lines = largest_broken(name, "bold", sizes, room=right - left, lines=len(place.lines))
    height = (bottom - top) / len(place.lines) * len(lines)
    middle = (top + bottom) / 2
    label = (left, middle - height / 2, right, middle + height / 2)
    return replace(place, lines=tuple(lines), letters=float(size), label=label)


def _place_name(id_: PlaceId, place: MapPlace, *, harbour: bool = False) -> Iterator[Shape]:
    if place.label is None:
        return
    left, top, right, bottom = place.label
    size, step = place.letters, (bottom - top) / len(place.lines)
    for number, line in enumerate(place.lines):
        room = size * 0.9 if harbour and number == 0 else 0
        wide = fonts.width(line, "bold", size) + room
        if place.side == "right":
            x = left
        elif place.side == "left":
            x = right - wide
        else:
            x = (left + right - wide) / 2
        y = top + step * (number + 0.5)
        if room:
            yield from _harbour((x + size * 0.4, y + 0.5), size)
        yield Text(
            (x + room, y),
            line,
            size,
            theme.INK,
            "bold",
            "lm",
            halo=theme.HALO,
            halo_width=2,
            tag=f"label/place/{id_}",
        )


def _harbour(at: Point, size: float) -> Iterator[Shape]:
    yield Circle(at, size * 0.42, theme.PANEL, theme.LANE, 1.5)
    yield Sprite("anchor", at, size * 0.6, (theme.LANE, theme.LANE))


def _legend(words: Words, board: BoardFacts, where: Geography) -> Iterator[Shape]:
    """The board's name beside a compass rose that shows how the map is turned."""
    x, y = where.legend
    yield Text(
        (x + 108, y + 48),
        board.name.upper(),
        LEGEND_LETTERS,
        theme.INK,
        "title",
        "lm",
        halo=theme.HALO,
        halo_width=3,
        spacing=LEGEND_SPACING,
        tag="label/legend",
    )
    if board.coin_field:
        yield from coins_sign(board.coin_field, (x + 122, y + 92), 32)
        yield Text(
            (x + 146, y + 92),
            words("picture-coin-field"),
            22,
            theme.INK,
            "bold",
            "lm",
            halo=theme.HALO,
            tag="label/coin field",
        )


def compass(centre: Point, radius: float, north: float) -> Iterator[Shape]:
    x, y = centre

    def at(angle: float, distance: float) -> Point:
        turned = math.radians(angle - 90 - north)
        return (x + distance * math.cos(turned), y + distance * math.sin(turned))

    yield Circle(centre, radius * 0.62, None, theme.FAINT_INK, 1.5)
    for angle in (45, 135, 225, 315, 0, 90, 180, 270):
        reach = radius * (0.55 if angle % 90 else 0.92)
        if angle == 0:
            reach = radius
        left, right = at(angle - 45, radius * 0.17), at(angle + 45, radius * 0.17)
        yield Polygon((at(angle, reach), left, centre), theme.INK, theme.INK, 1)
        yield Polygon((at(angle, reach), right, centre), theme.PARCHMENT, theme.INK, 1)
    yield Text(
        at(0, radius * 0.62 + 0), "N", 17, theme.ACCENT, "title", halo=theme.HALO, halo_width=3
    )
