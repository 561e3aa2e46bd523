"""Provinces side by side: what each would produce, and for whom. For a question about many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine import View
from engine.catalogue import City
from engine.terms import ProvinceId
from render import fonts, theme, view_facts
from render.blocks import MOST_SEATS
from render.pieces import marker_shapes, piece_of
from render.scene import Box, Rectangle, Scene, Shape, Text
from render.seat_looks import look_of
from render.signs import token_sign
from render.typesetting import largest
from words import Words

WIDTH = 900
_GAP = 12
_HEAD, _ROW, _FOOT = 64, 46, 8
_TOKEN, _HOUSE = 38, 34
_NAME_SIZES = (27, 26, 25, 24, 23, 22)


def build_scene(words: Words, view: View, provinces: Iterable[ProvinceId]) -> Scene:
    """In two columns of like height, in the order of the board."""
    wanted = set(provinces)
    listed = [each.id for each in view.board.facts.provinces if each.id in wanted]
    wide = (WIDTH - 3 * _GAP) // 2
    bottoms = [_GAP, _GAP]
    shapes: list[Shape] = []
    for province in listed:
        column = bottoms.index(min(bottoms))
        left, top = _GAP + column * (wide + _GAP), bottoms[column]
        cities = _cities(view, province)
        bottom = top + _HEAD + len(cities) * _ROW + _FOOT
        shapes += _province(words, view, province, cities, (left, top, left + wide, bottom))
        bottoms[column] = bottom + _GAP
    return Scene(WIDTH, max(bottoms), theme.TABLE, tuple(shapes))


def _cities(view: View, province: ProvinceId) -> list[City]:
    return [
        city
        for city in view.board.facts.cities
        if city.province == province and city.id in view.tokens
    ]


def _province(
    words: Words, view: View, province: ProvinceId, cities: Sequence[City], box: Box
) -> Iterator[Shape]:
    left, top, right, _ = box
    facts = view_facts.province(view, province)
    yield Rectangle(box, theme.PROVINCES[facts.colour], theme.INK, 2, 12, f"province/{province}")
    yield from marker_shapes(view, province, view.markers[province], (left + 36, top + _HEAD / 2))
    name, room = facts.name.upper(), right - left - 84
    size = largest([name], "title", (28, 26, 24, 22, 20), room)
    shown = fonts.fitted(name, "title", size, room)
    at = (left + 72, top + _HEAD / 2)
    yield Text(at, shown, size, theme.PROVINCE_INK, "title", "lm", tag=f"label/province/{province}")
    for number, city in enumerate(cities):
        y = top + _HEAD + (number + 0.5) * _ROW
        yield from _city(
            words, view, city, (left + 10, y - _ROW / 2 + 2, right - 10, y + _ROW / 2 - 2)
        )


def _city(words: Words, view: View, city: City, box: Box) -> Iterator[Shape]:
    """Its good, its name, and whose houses stand there."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    good = view.tokens[city.id]
    yield Rectangle(box, theme.PANEL, radius=9)
    yield token_sign(good, (left + 24, y), _TOKEN, f"token/{city.id}")
    owners = sorted(view.houses.get(city.id, ()))
    step = min(_HOUSE + 3, 196 / MOST_SEATS)
    room = right - left - 56 - len(owners) * step - 8
    size = largest([city.name], "bold", _NAME_SIZES, room)
    name = fonts.fitted(city.name, "bold", size, room)
    tag = f"label/place/{city.id}"
    yield Text((left + 52, y), name, size, theme.INK, "bold", "lm", tag=tag)
    for number, seat in enumerate(owners):
        at = (right - 6 - (len(owners) - number - 0.5) * step, y)
        reach, tag = min(_HOUSE, step - 1), f"house/{city.id}/{seat}"
        yield from piece_of(look_of(words, view, seat), "house", at, reach, tag=tag)
