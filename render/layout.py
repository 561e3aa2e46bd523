"""The table as one scene: the map, and the panels below or beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal

from engine import View
from engine.catalogue import catalogue
from engine.terms import BoardId, SeatId
from render import display_panel, forum_panel, market_panel, seat_panel, status_panel, theme
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
    forum, market = view.forum is not None, view.fish_market is not None
    side = options.display_side
    table = _table(len(view.seats), side, team=options.team, forum=forum, market=market)
    places = _rooms(where.layout, table)
    shapes = (
        *pieces(names.words, view, where, new),
        *status_panel.status(view, new, names, places.status),
        *display_panel.display(names.words, view, new, places),
        *market_panel.market(view, places.strips),
        *seat_panel.seats(view, new, names, places),
        *(forum_panel.forum(view, new, names, places.forum) if places.forum else ()),
    )
    backdrops = _backdrops(names.words, options.board, table, options.display_side)
    height = picture_height(where.layout, forum=forum)
    return Scene(WIDTH, height, theme.TABLE, shapes, backdrops)


def empty_scene(
    words: Words,
    board: BoardId,
    seats: int,
    side: DisplaySide,
    *,
    team: bool = False,
    forum: bool = False,
    market: bool = False,
) -> Scene:
    """What stays all game long."""
    table = _table(seats, side, team=team, forum=forum, market=market)
    height = picture_height(geography(board).layout, forum=forum)
    return Scene(WIDTH, height, theme.TABLE, (), _backdrops(words, board, table, side))


def picture_height(layout: Layout, *, forum: bool) -> int:
    return HEIGHTS[layout] + (FORUM_HEIGHT if forum else 0)


def _table(seats: int, side: DisplaySide, *, team: bool, forum: bool, market: bool) -> Furnishing:
    half = seats // 2
    teams = tuple((SeatId(seat), SeatId(seat + half)) for seat in range(half)) if team else ()
    positions = len(catalogue().components.display[side])
    strips = market_panel.STRIPS if market else 0
    return Furnishing(seats, positions, teams, strips, forum=forum)


def _backdrops(
    words: Words, board: BoardId, table: Furnishing, side: DisplaySide
) -> tuple[Backdrop, ...]:
    return (map_backdrop(words, board), _furniture(words, geography(board).layout, table, side))


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
    )
    more = ("/forum" if table.forum else "") + (f"/strips{table.strips}" if table.strips else "")
    sides = f"{table.seats}/{len(table.teams)}/{side}{more}"
    return Backdrop(f"panels/{layout}/{sides}/{words.language}", shapes, box)


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
