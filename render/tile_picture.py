"""A tile of the forum in full: its sign and name, whom it shows, what it does and when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.catalogue import ForumTile, catalogue
from engine.game_options import GameOptions
from engine.terms import TileId
from render import fonts, theme
from render.cards import HEADER_INK, SHADOW
from render.scene import (
    Box,
    Colour,
    Point,
    Polygon,
    Rectangle,
    Scene,
    Shape,
    Shapes,
    Sprite,
    Text,
    moved,
)
from render.scenery import BLUE, HAIR, LEAF, MARBLE, OCHRE, PURPLE, RED, WOOD, ground_shapes, person
from render.sprites import Colours, ellipse, register
from render.tile_signs import LOOKS, tile_sign
from render.typesetting import largest, largest_broken, stacked
from words import ENGLISH, Words
from words.tiles import tile_moment, tile_name, tile_rule

WIDTH, HEIGHT = 380, 556
_HEADER, _FOOTER = 84, 98
_PICTURE = 126
_MARGIN = 20
_GAP = 22
_GREY, _FAIR, _RED_HAIR, _TUNIC, _DARK = "#a59b8e", "#c08a3e", "#8f4522", "#c9b28a", "#3c4a5a"

_PEOPLE: Mapping[str, tuple[Colour, Colour, Colour]] = {
    "claudia-agrippina": (PURPLE, theme.GOLD, HAIR),
    "aulus-arcadius": (MARBLE, BLUE, HAIR),
    "annaeus-arcadius": (MARBLE, LEAF, _RED_HAIR),
    "appius-arcadius": (MARBLE, OCHRE, _FAIR),
    "gaius-marcellus": (BLUE, theme.GOLD, HAIR),
    "servius-marcellus": (BLUE, MARBLE, _GREY),
    "faustus-marcellus": (BLUE, RED, _FAIR),
    "donatus-pompeius": (MARBLE, theme.GOLD, _GREY),
    "claudius-pompeius": (MARBLE, PURPLE, HAIR),
    "sextus-pompeius": (MARBLE, RED, _FAIR),
    "lucius-flavius": (_DARK, MARBLE, HAIR),
    "cornelius-scipio": (RED, theme.GOLD, _GREY),
    "titus-valerius": (MARBLE, _DARK, _RED_HAIR),
    "augustus": (PURPLE, MARBLE, HAIR),
    "commodus": (_TUNIC, WOOD, HAIR),
    "julius": (RED, MARBLE, HAIR),
    "laurentius": (LEAF, WOOD, _FAIR),
    "mamercus": (OCHRE, WOOD, HAIR),
    "mamilius": (OCHRE, MARBLE, _GREY),
    "marcus": (_TUNIC, RED, _RED_HAIR),
    "numerius": (_TUNIC, theme.GOLD, _GREY),
    "publius": (LEAF, OCHRE, HAIR),
    "spurius": (_TUNIC, BLUE, _FAIR),
    "tiberius": (OCHRE, LEAF, HAIR),
    "novius": (_DARK, OCHRE, _FAIR),
    "quintus": (BLUE, OCHRE, _RED_HAIR),
    "victoria": (MARBLE, RED, _FAIR),
}
"""Robe, trim and hair."""
_WOMEN = {"claudia-agrippina", "victoria"}


def _portrait(tile: str) -> Shapes:
    robe, trim, hair = _PEOPLE[tile]
    locks = ellipse(50, 30, 18, 22) if tile in _WOMEN else ()
    behind = (Polygon(locks, hair, theme.INK, 2),) if locks else ()
    return (*behind, *person(50, 99, 96, robe, trim, hair=hair))


def _enter(tile: str) -> None:
    def draw(_: Colours) -> Shapes:
        return _portrait(tile)

    register(f"portrait-{tile}")(draw)


for _each in _PEOPLE:
    _enter(_each)


def tile_scene(tile: TileId, options: GameOptions, words: Words = ENGLISH) -> Scene:
    """One tile by itself, as whoever looks it up sees it."""
    shapes = tile_shapes(words, tile, (_GAP, _GAP - 2), salt=options.salt)
    return Scene(WIDTH + 2 * _GAP, HEIGHT + 2 * _GAP, theme.TABLE, shapes)


def tile_shapes(words: Words, tile: TileId, corner: Point, *, salt: bool) -> Shapes:
    """The tile with its upper left corner there."""
    facts = catalogue().forum.by_id[tile]
    drawn = (
        *_ground(facts, salt=salt),
        *_name(facts),
        *_rule(words, tile, salt=salt),
        *_use(words, facts),
    )
    return tuple(moved(shape, *corner) for shape in drawn)


def _ground(tile: ForumTile, *, salt: bool) -> Iterator[Shape]:
    """Patricians stand in a hall, citizens in the street."""
    fill, edge = LOOKS[tile.kind]
    yield Rectangle((4, 6, WIDTH + 4, HEIGHT + 6), SHADOW, radius=18)
    yield Rectangle((0, 0, WIDTH, HEIGHT), theme.PANEL, edge, 3, 16, f"tile/{tile.id}")
    yield Rectangle((2, 2, WIDTH - 2, _HEADER), edge, radius=14)
    yield Rectangle((2, _HEADER - 16, WIDTH - 2, _HEADER), edge)
    yield Rectangle((2, HEIGHT - _FOOTER, WIDTH - 2, HEIGHT - 2), theme.POSITION, radius=14)
    yield Rectangle((2, HEIGHT - _FOOTER, WIDTH - 2, HEIGHT - _FOOTER + 16), theme.POSITION)
    yield from _illustration(tile, (2, _HEADER, WIDTH - 2, _HEADER + _PICTURE), salt=salt)
    yield Rectangle((2, _HEADER, WIDTH - 2, _HEADER + 5), fill)
    yield Rectangle((2, _HEADER + _PICTURE, WIDTH - 2, _HEADER + _PICTURE + 2), theme.PANEL_EDGE)


def _illustration(tile: ForumTile, box: Box, *, salt: bool) -> Iterator[Shape]:
    left, top, right, bottom = box
    yield from ground_shapes("hall" if tile.kind == "patrician" else "town", box)
    size = bottom - top - 10
    middle = bottom - size / 2 - 1
    third = (right - left) / 4
    yield Sprite(f"portrait-{tile.id}", (left + third + 14, middle), size)
    yield tile_sign(tile.id, (right - third - 10, (top + bottom) / 2 + 2), size - 4, salt=salt)


def _name(tile: ForumTile) -> Iterator[Shape]:
    name, room = tile_name(tile.id), WIDTH - 2 * _MARGIN
    size = largest([name], "name", (40, 38, 36, 34, 32, 30, 28), room)
    shown = fonts.fitted(name, "name", size, room)
    yield Text((WIDTH / 2, _HEADER / 2 + size * 0.35), shown, size, HEADER_INK, "name", "ms")


def _rule(words: Words, tile: TileId, *, salt: bool) -> Shapes:
    """As large as there is room for: a long rule, or a longer language, takes more lines."""
    text, room = tile_rule(words, tile, salt=salt), WIDTH - 2 * _MARGIN
    top, bottom = _HEADER + _PICTURE + 8, HEIGHT - _FOOTER - 6
    size, lines = _fitting(
        text, room, bottom - top, (32, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16)
    )
    first = (top + bottom) / 2 - (len(lines) - 1) * size * 0.53 + size * 0.34
    return stacked(lines, (_MARGIN, first), size, theme.INK, leading=1.06)


def _use(words: Words, tile: ForumTile) -> Shapes:
    """How long it works, or when it can be used."""
    when = "" if tile.kind == "patrician" else tile_moment(words, tile.id)
    text = words("picture-tile-use", kind=tile.kind, when=when)
    if tile.invented:
        text = f"{text} {words('picture-tile-invented')}"
    top, bottom = HEIGHT - _FOOTER + 5, HEIGHT - 8
    size, lines = _fitting(
        text, WIDTH - 2 * _MARGIN, bottom - top, (25, 24, 23, 22, 21, 20, 19, 18, 17, 16)
    )
    first = (top + bottom) / 2 - (len(lines) - 1) * size * 0.53 + size * 0.34
    return stacked(lines, (_MARGIN, first), size, theme.INK, leading=1.06)


def _fitting(text: str, room: float, high: float, sizes: tuple[int, ...]) -> tuple[int, list[str]]:
    for size in sizes:
        most = int(high / (size * 1.06))
        used, lines = largest_broken(text, "text", (size,), room=room, lines=most)
        if not lines[-1].endswith("…"):
            return used, lines
    return largest_broken(text, "text", sizes[-1:], room=room, lines=int(high / (sizes[-1] * 1.06)))
