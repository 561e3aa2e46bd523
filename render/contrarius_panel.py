"""What Contrarius has: points, pieces, his last reaction with its dice, his row and his tiles.

`furniture` is what stays the same all game long; the rest is painted every time.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine import View
from engine.state import Contrarius
from engine.terms import COLONIST_KINDS
from render import fonts, theme
from render.changes import BoardChanges
from render.contrarius_rooms import ContrariusRooms, contrarius_rooms
from render.pieces import piece_of
from render.reaction_signs import reaction_shapes
from render.row_cards import row_cards
from render.scene import Box, Rectangle, Shape, Text
from render.seating import NamedSeats
from render.tile_signs import new_rim, tile_sign
from render.typesetting import largest
from words import Words

_LOOK = theme.CONTRARIUS
_TILE = 60


def furniture(panel: Box | None) -> Iterator[Shape]:
    if panel is None:
        return
    left, top, _, bottom = panel
    yield Rectangle(panel, theme.PANEL, _LOOK.edge, 2, 12, "seat/contrarius")
    yield Rectangle((left + 2, top + 2, left + 13, bottom - 2), _LOOK.fill, radius=6)


def contrarius(
    view: View, new: BoardChanges, seating: NamedSeats, panel: Box | None
) -> Iterator[Shape]:
    his, words = view.contrarius, seating.words
    if his is None or panel is None:
        return
    room = contrarius_rooms(panel, tiles=view.forum is not None)
    yield from _header(words, view, room.header)
    yield from _facts(words, view, his, room.facts)
    yield from _track(his, room.track)
    yield from reaction_shapes(words, view, room.reaction)
    yield from row_cards(words, his.row, his.face_down, new.row, room.row)
    yield from _tiles(view, his, new, room)


def _header(words: Words, view: View, box: Box) -> Iterator[Shape]:
    """His name, and how hard he plays."""
    left, top, right, bottom = box
    y, room = (top + bottom) / 2, right - left - 68
    yield from piece_of(_LOOK, "badge", (left + 20, y), 46)
    name, level = words("contrarius"), words(f"choice-{view.options.solitaria_difficulty}")
    size = largest([name], "bold", (33, 31, 29, 27, 25), room)
    small = largest([level], "text", (24, 22, 20, 18, 16), room)
    yield Text((left + 54, y - 10), name, size, theme.INK, "bold", "lm", tag="label/contrarius")
    at = (left + 54, y + 15)
    yield Text(at, level, small, theme.FAINT_INK, "text", "lm", tag="label/difficulty")


def _facts(words: Words, view: View, his: Contrarius, box: Box) -> Iterator[Shape]:
    """Points; houses and colonists that wait; vetoes against him."""
    left, top, right, bottom = box
    y, step = (top + bottom) / 2, 80
    signs = [("house", view.houses_left(his.seat))]
    signs += [(kind, his.waiting(kind)) for kind in COLONIST_KINDS]
    said = words("picture-points", points=his.points)
    vetoes = words("picture-vetoes", count=his.vetoes) if his.vetoes else ""
    room = right - left - step * len(signs) - 30
    size = largest([said + vetoes], "bold", (33, 31, 29, 27, 25, 23, 21, 19), room)
    yield Text((left, y), said, size, theme.INK, "bold", "lm", tag="label/points")
    x = left + fonts.width(said, "bold", size) + 22
    for kind, count in signs:
        yield from piece_of(_LOOK, kind, (x + 18, y), 38)
        at = (x + 41, y)
        yield Text(at, str(count), 30, theme.INK, "bold", "lm", tag=f"label/left/{kind}")
        x += step
    if vetoes:
        yield Text((x, y), vetoes, size, theme.FAINT_INK, "bold", "lm", tag="label/vetoes")


def _track(his: Contrarius, box: Box) -> Iterator[Shape]:
    """His houses there, with their spaces."""
    _, top, right, bottom = box
    x, y = right - 22, (top + bottom) / 2
    for space in sorted(his.track, reverse=True):
        yield from piece_of(_LOOK, "house", (x, y - 9), 32, tag=f"track/{space}")
        yield Text((x, y + 18), str(space), 20, theme.INK, "bold", tag=f"label/track/{space}")
        x -= 45


def _tiles(
    view: View, his: Contrarius, new: BoardChanges, room: ContrariusRooms
) -> Iterator[Shape]:
    """They only score."""
    if room.tiles is None or not his.tiles:
        return
    left, top, right, bottom = room.tiles
    size = min(_TILE, (right - left) / len(his.tiles))
    for number, tile in enumerate(his.tiles):
        at = (left + (number + 0.5) * size, (top + bottom) / 2)
        if tile in new.tiles:
            yield new_rim(tile, at, size - 5)
        tag = f"tile/{his.seat}/{tile}"
        yield tile_sign(tile, at, size - 5, tag, salt=view.options.salt)
