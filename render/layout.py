"""The table as one scene: the map, and the panels below or beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from engine import View
from engine.catalogue import catalogue
from engine.terms import BoardId
from render import panels, theme
from render.changes import changes
from render.geography import Layout, geography
from render.map_layer import SIZES, map_shapes
from render.pieces import pieces
from render.scene import Backdrop, Box, Rectangle, Scene, Shape
from render.seating import NamedSeats
from words import Words

WIDTH, HEIGHT = 1600, 1400
DisplaySide = Literal["cloth", "wine"]


def board_scene(view: View, since: View | None = None, seating: NamedSeats | None = None) -> Scene:
    """`since`: what the viewer saw last; whatever is new is marked."""
    where = geography(view.options.board)
    new = changes(since, view)
    names = seating or NamedSeats()
    rooms = _rooms(where.layout, len(view.seats))
    shapes = (
        *pieces(view, where, new),
        *panels.status(view, new, names, rooms.status),
        *panels.display(names.words, view, new, rooms),
        *panels.seats(view, new, names, rooms),
    )
    side = view.options.display_side
    backdrops = _backdrops(names.words, view.options.board, len(view.seats), side)
    return Scene(WIDTH, HEIGHT, theme.TABLE, shapes, backdrops)


def empty_scene(words: Words, board: BoardId, seats: int, side: DisplaySide) -> Scene:
    """What stays all game long."""
    return Scene(WIDTH, HEIGHT, theme.TABLE, (), _backdrops(words, board, seats, side))


def _backdrops(words: Words, board: BoardId, seats: int, side: DisplaySide) -> tuple[Backdrop, ...]:
    return (map_backdrop(words, board), _furniture(words, geography(board).layout, seats, side))


@cache
def map_backdrop(words: Words, board: BoardId) -> Backdrop:
    """The same at a table that gathers and in its game: it is painted once."""
    width, height = SIZES[geography(board).layout]
    shapes = (*map_shapes(words, board), *_edges((0, 0, width, height)))
    return Backdrop(f"map/{board}/{words.language}", shapes, (0, 0, width, height))


@cache
def _furniture(words: Words, layout: Layout, seats: int, side: DisplaySide) -> Backdrop:
    """The panels are alike for all boards of a layout."""
    width, height = SIZES[layout]
    box = (0, height, WIDTH, HEIGHT) if layout == "wide" else (width, 0, WIDTH, HEIGHT)
    costs = catalogue().components.display[side]
    shapes = tuple(panels.furniture(words, _rooms(layout, seats), costs))
    return Backdrop(f"panels/{layout}/{seats}/{side}/{words.language}", shapes, box)


@cache
def _rooms(layout: Layout, seats: int) -> panels.Rooms:
    return panels.rooms(layout, SIZES[layout], (WIDTH, HEIGHT), seats)


def _edges(box: Box) -> Iterator[Shape]:
    """A thick line around the map, and a fine one inside."""
    left, top, right, bottom = box
    for inset, width, colour in ((0, 4, theme.INK), (8, 1, theme.FAINT_INK)):
        x0, y0, x1, y1 = left + inset, top + inset, right - inset, bottom - inset
        yield Rectangle((x0, y0, x1, y0 + width), colour)
        yield Rectangle((x0, y1 - width, x1, y1), colour)
        yield Rectangle((x0, y0, x0 + width, y1), colour)
        yield Rectangle((x1 - width, y0, x1, y1), colour)
