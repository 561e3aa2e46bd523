"""The table as one scene: the map, and the panels below or beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine import View
from engine.terms import BoardId
from render import panels, theme
from render.changes import Changes, changes
from render.geography import Layout, geography
from render.map_layer import SIZES, map_shapes
from render.pieces import pieces
from render.scene import Backdrop, Box, Rectangle, Scene, Shape
from render.seating import Seating

WIDTH, HEIGHT = 1600, 1400


def board_scene(view: View, since: View | None = None, seating: Seating | None = None) -> Scene:
    """`since`: what the viewer saw last; whatever is new is marked."""
    board = view.options.board
    where = geography(board)
    new = changes(since, view)
    shapes = (*pieces(view, where, new), *_panels(view, new, seating or Seating(), where.layout))
    return Scene(WIDTH, HEIGHT, theme.TABLE, shapes, backdrop(board))


@cache
def backdrop(board: BoardId) -> Backdrop:
    return Backdrop(f"board/{board}", (*map_shapes(board), *_frame(geography(board).layout)))


def _frame(layout: Layout) -> Iterator[Shape]:
    width, height = SIZES[layout]
    yield Rectangle((0, 0, width, height), None, theme.INK, 4)
    yield Rectangle((7, 7, width - 7, height - 7), None, theme.FAINT_INK, 1.5)
    if layout == "wide":
        yield Rectangle((0, height, WIDTH, HEIGHT), theme.TABLE)
    else:
        yield Rectangle((width, 0, WIDTH, HEIGHT), theme.TABLE)


def _panels(view: View, new: Changes, seating: Seating, layout: Layout) -> Iterator[Shape]:
    status, display, seats = _rooms(layout)
    wide = layout == "wide"
    yield from panels.status(view, seating, status)
    yield from panels.display(view, new, display, columns=8 if wide else 4)
    columns = len(view.seats) if wide else 1
    yield from panels.seats(view, seating, new, seats, columns=columns)


def _rooms(layout: Layout) -> tuple[Box, Box, Box]:
    """For the status line, the display and the seats."""
    width, height = SIZES[layout]
    if layout == "wide":
        return (
            (0, height, WIDTH, height + 54),
            (16, height + 64, WIDTH - 16, height + 218),
            (16, height + 232, WIDTH - 16, HEIGHT - 10),
        )
    return (
        (width, 0, WIDTH, 64),
        (width + 14, 76, WIDTH - 14, 396),
        (width + 14, 412, WIDTH - 14, HEIGHT - 12),
    )
