"""The picture for the question at hand: the map around what can be chosen, which is marked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PIL import Image

from engine import View
from engine.terms import PlaceId, ProvinceId
from render import province_sheet, theme
from render.changes import changes
from render.geography import Geography, geography
from render.layout import map_backdrop
from render.map_layer import SIZES
from render.paint import paint
from render.pieces import pieces
from render.scene import Box, Circle, Rectangle, Scene, Shape
from render.windows import Spot, changed, whole_map, windows
from words import Words

MOST_WINDOWS = 3
MOST_HEIGHT = 1600
"""What is spread out further is shown on the whole map, which is hardly larger."""
_LOW = 320
_BETWEEN = 10
_EDGE = 3


def question_image(
    words: Words,
    view: View,
    since: View | None,
    choices: frozenset[Spot],
    around: frozenset[Spot] = frozenset(),
) -> Image.Image | None:
    """Where the question is; where something is new, if nothing on the map can be chosen."""
    if choices and choices <= view.markers.keys() and len(windows(view, choices)) > 1:
        return paint(province_sheet.build_scene(words, view, map(ProvinceId, choices)))
    shown = question_windows(view, choices, around) or news_windows(view, since)
    if not shown:
        return None
    return _cut_out(map_scene(words, view, since, choices), shown)


def question_windows(
    view: View, choices: frozenset[Spot], around: frozenset[Spot]
) -> tuple[Box, ...]:
    """All that can be chosen. Where that is too much: who may move, as where to is asked next;
    lower windows; or the whole map."""
    shown = windows(view, choices | around)
    if len(shown) <= MOST_WINDOWS and not _too_high(shown):
        return shown
    fewer = windows(view, around) if len(around) > 1 else windows(view, choices | around, _LOW)
    return whole_map(geography(view.options.board)) if _too_high(fewer) else fewer


def news_windows(view: View, since: View | None) -> tuple[Box, ...]:
    """Where something is new; nothing, if that is all over the map."""
    shown = windows(view, changed(changes(since, view)))
    return () if _too_high(shown) else shown


def _too_high(shown: Sequence[Box]) -> bool:
    return sum(bottom - top for _, top, _, bottom in shown) > MOST_HEIGHT


def map_scene(words: Words, view: View, since: View | None, choices: Iterable[Spot]) -> Scene:
    """The map with all its pieces, and a mark at whatever can be chosen."""
    where = geography(view.options.board)
    width, height = SIZES[where.layout]
    shapes = (
        *pieces(words, view, where, changes(since, view)),
        *(mark for spot in sorted(choices) for mark in _mark(where, spot)),
    )
    backdrops = (map_backdrop(words.plain, view.options.board),)
    return Scene(width, height, theme.TABLE, shapes, backdrops)


def _cut_out(scene: Scene, shown: Sequence[Box], *, scale: float = 1) -> Image.Image:
    """The windows one below the other."""
    whole = paint(scene, scale=scale)
    parts = [
        whole.crop((round(a * scale), round(b * scale), round(c * scale), round(d * scale)))
        for a, b, c, d in shown
    ]
    height = sum(part.height + _BETWEEN for part in parts) - _BETWEEN
    image = Image.new("RGB", (parts[0].width, height), theme.STATUS_GROUND)
    top = 0
    for part in parts:
        image.paste(part, (0, top))
        top += part.height + _BETWEEN
    for x in (0, image.width - _EDGE):
        image.paste(theme.STATUS_GROUND, (x, 0, x + _EDGE, image.height))
    for y in (0, image.height - _EDGE):
        image.paste(theme.STATUS_GROUND, (0, y, image.width, y + _EDGE))
    return image


def _mark(where: Geography, spot: Spot) -> Iterator[Shape]:
    """A ring around a city or the place where a colonist would stand, a frame around a marker."""
    if spot in where.provinces:
        x, y = where.provinces[ProvinceId(spot)].marker
        for reach, colour, width in ((33, theme.NEW_CASING, 7), (32, theme.ACCENT, 4)):
            box = (x - reach, y - reach, x + reach, y + reach)
            yield Rectangle(box, None, colour, width, 14, f"choice/{spot}")
    elif spot in where.places or spot in where.lines:
        place = PlaceId(spot)
        at, radius = where.place_at(place), 25 if spot in where.places else 17
        yield Circle(at, radius + 2, None, theme.NEW_CASING, 7)
        yield Circle(at, radius, None, theme.ACCENT, 4, f"choice/{spot}")
