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
from render.scene import Backdrop, Box, Colour, Rectangle, Scene, Shape
from render.seating import Seating

WIDTH, HEIGHT = 1600, 1400
DisplaySide = Literal["cloth", "wine"]


def board_scene(view: View, since: View | None = None, seating: Seating | None = None) -> Scene:
    """`since`: what the viewer saw last; whatever is new is marked."""
    where = geography(view.options.board)
    new = changes(since, view)
    names = seating or Seating()
    backdrop = _furnished(view.options.board, len(view.seats), view.options.display_side)
    rooms = _rooms(where.layout, len(view.seats))
    shapes = (
        *pieces(view, where, new),
        *panels.status(view, new, names, rooms.status),
        *panels.display(view, new, rooms),
        *panels.seats(view, new, names, rooms),
    )
    return Scene(WIDTH, HEIGHT, theme.TABLE, shapes, backdrop)


def empty_scene(board: BoardId, seats: int, side: DisplaySide) -> Scene:
    """What stays all game long."""
    return Scene(WIDTH, HEIGHT, theme.TABLE, (), _furnished(board, seats, side))


@cache
def _furnished(board: BoardId, seats: int, side: DisplaySide) -> Backdrop:
    rooms = _rooms(geography(board).layout, seats)
    furniture = tuple(panels.furniture(rooms, catalogue().components.display[side]))
    return Backdrop(f"{board}/{seats}/{side}", furniture, map_backdrop(board))


@cache
def map_backdrop(board: BoardId) -> Backdrop:
    return Backdrop(board, (*map_shapes(board), *_frame(geography(board).layout)))


@cache
def _rooms(layout: Layout, seats: int) -> panels.Rooms:
    return panels.rooms(layout, SIZES[layout], (WIDTH, HEIGHT), seats)


def _frame(layout: Layout) -> Iterator[Shape]:
    width, height = SIZES[layout]
    yield from _edges((0, 0, width, height), 4, theme.INK)
    yield from _edges((8, 8, width - 8, height - 8), 1, theme.FAINT_INK)
    if layout == "wide":
        yield Rectangle((0, height, WIDTH, HEIGHT), theme.TABLE)
    else:
        yield Rectangle((width, 0, WIDTH, HEIGHT), theme.TABLE)


def _edges(box: Box, width: int, colour: Colour) -> Iterator[Shape]:
    left, top, right, bottom = box
    yield Rectangle((left, top, right, top + width), colour)
    yield Rectangle((left, bottom - width, right, bottom), colour)
    yield Rectangle((left, top, left + width, bottom), colour)
    yield Rectangle((right - width, top, right, bottom), colour)
