"""The table as one scene: the map, and the panels below or beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal

from engine import View
from engine.catalogue import catalogue
from engine.game_options import GameOptions
from engine.terms import BoardId, SeatId
from render import (
    contrarius_panel,
    display_panel,
    forum_panel,
    market_panel,
    seat_panel,
    status_panel,
    theme,
)
from render.changes import changes
from render.geography import Layout, geography
from render.map_layer import SIZES, map_shapes
from render.pieces import pieces
from render.rooms import FORUM_HEIGHT, Furnishing, Rooms, rooms
from render.scene import Backdrop, Box, Rectangle, Scene, Shape
from render.seating import NamedSeats
from words import Words

WIDTH = 1600
HEIGHTS: Mapping[Layout, int] = {"wide": 1500, "tall": 1400}
DisplaySide = Literal["cloth", "wine"]


def board_scene(view: View, since: View | None = None, seating: NamedSeats | None = None) -> Scene:
    """`since`: what the viewer saw last; whatever is new is marked."""
    where, options = geography(view.options.board), view.options
    new = changes(since, view)
    names = seating or NamedSeats.at(view)
    table = furnishing(options, len(view.seats))
    places = _rooms(where.layout, table)
    shapes = (
        *pieces(names.words, view, where, new),
        *status_panel.status(view, new, names, places.status),
        *display_panel.display(names.words, view, new, places),
        *market_panel.market(names.words, view, places.strips),
        *seat_panel.seats(view, new, names, places),
        *(forum_panel.forum(view, new, names, places.forum) if places.forum else ()),
        *contrarius_panel.contrarius(view, new, names, places.contrarius),
    )
    backdrops = _backdrops(names.words, options.board, table, options.display_side)
    height = picture_height(where.layout, forum=table.forum)
    return Scene(WIDTH, height, theme.TABLE, shapes, backdrops)


def empty_scene(words: Words, board: BoardId, table: Furnishing, side: DisplaySide) -> Scene:
    """What stays all game long."""
    height = picture_height(geography(board).layout, forum=table.forum)
    return Scene(WIDTH, height, theme.TABLE, (), _backdrops(words, board, table, side))


def picture_height(layout: Layout, *, forum: bool) -> int:
    return HEIGHTS[layout] + (FORUM_HEIGHT if forum else 0)


def furnishing(options: GameOptions, seats: int) -> Furnishing:
    """What stands on a table that agreed on these."""
    half = seats // 2
    pairs = tuple((SeatId(seat), SeatId(seat + half)) for seat in range(half))
    return Furnishing(
        seats,
        len(catalogue().components.display[options.display_side]),
        pairs if options.team else (),
        market_panel.STRIPS if options.fish_market else 0,
        forum=options.forum,
        contrarius=options.solitaria != "none",
    )


def _backdrops(
    words: Words, board: BoardId, table: Furnishing, side: DisplaySide
) -> tuple[Backdrop, ...]:
    return (
        map_backdrop(words.plain, board),
        _furniture(words, geography(board).layout, table, side),
    )


@cache
def map_backdrop(words: Words, board: BoardId) -> Backdrop:
    """The same at a table that gathers and in its game: it is painted once."""
    width, height = SIZES[geography(board).layout]
    shapes = (*map_shapes(words, board), *_edges((0, 0, width, height)))
    return Backdrop(f"map/{board}/{words.language}", shapes, (0, 0, width, height))


@cache
def _furniture(words: Words, layout: Layout, table: Furnishing, side: DisplaySide) -> Backdrop:
    """The panels are alike for all boards of a layout."""
    width, height = SIZES[layout]
    bottom = picture_height(layout, forum=table.forum)
    box = (0, height, WIDTH, bottom) if layout == "wide" else (width, 0, WIDTH, bottom)
    where = _rooms(layout, table)
    shapes = (
        *status_panel.furniture(where.status),
        *display_panel.furniture(words, where, catalogue().components.display[side]),
        *seat_panel.furniture(words, where),
        *contrarius_panel.furniture(where.contrarius),
    )
    more = ("/forum" if table.forum else "") + (f"/strips{table.strips}" if table.strips else "")
    more += "/contrarius" if table.contrarius else ""
    sides = f"{table.seats}/{len(table.teams)}/{side}{more}"
    return Backdrop(f"panels/{layout}/{sides}/{words.key}", shapes, box)


@cache
def _rooms(layout: Layout, table: Furnishing) -> Rooms:
    size = (WIDTH, picture_height(layout, forum=table.forum))
    return rooms(layout, SIZES[layout], size, table)


def _edges(box: Box) -> Iterator[Shape]:
    """A thick line around the map, and a fine one inside."""
    left, top, right, bottom = box
    for inset, width, colour in ((0, 4, theme.INK), (8, 1, theme.FAINT_INK)):
        x0, y0, x1, y1 = left + inset, top + inset, right - inset, bottom - inset
        yield Rectangle((x0, y0, x1, y0 + width), colour)
        yield Rectangle((x0, y1 - width, x1, y1), colour)
        yield Rectangle((x0, y0, x0 + width, y1), colour)
        yield Rectangle((x1 - width, y0, x1, y1), colour)
