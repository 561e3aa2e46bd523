"""Which part of the picture belongs to what: the one layout of all tables.

Below a wide map or beside a tall one stand the status, the display with its deck, strips for what
else is for sale, and the seats. The forum lies below a tall map, or below everything: with one, a
picture is higher. What a table lacks takes no room.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.terms import SeatId
from render.geography import Layout
from render.scene import Box

GAP = 8
RIBBON = 30
"""The width of the ribbon that joins two partners."""
_STRIP = 62
_TILES = 126
"""The height of a seat's tiles, in two rows."""
_FORUM = 149
_TALLEST = 326
_UNCROWDED = 4
"""Beside a tall map so many seats leave the display its height, whatever else is for sale."""
STORE_COLUMNS = 6
_ROOMY = 490
"""From that width on, a store beside the rest is as large as one below it."""

Teams = tuple[tuple[SeatId, ...], ...]


@dataclass(frozen=True)
class Furnishing:
    """What stands on a table besides the map."""

    seats: int
    positions: int
    """Of the display."""
    teams: Teams = ()
    strips: int = 0
    """What else is for sale, between the display and the seats: such as a market."""
    forum: bool = False
    """Its display, and tiles for each seat."""
    contrarius: bool = False
    """After the seats."""


@dataclass(frozen=True)
class SeatRooms:
    """The parts of a seat's panel."""

    panel: Box
    header: Box
    facts: Box
    pile: Box
    store: Box
    """For goods and waiting colonists, or for whatever a seat has instead."""
    tiles: Box | None


@dataclass(frozen=True)
class Rooms:
    status: Box
    positions: tuple[Box, ...]
    deck: Box
    strips: tuple[Box, ...]
    seats: tuple[SeatRooms, ...]
    """In the order of the seats, wherever their panels are."""
    ribbons: tuple[Box, ...]
    """For each team, between its panels."""
    forum: Box | None
    contrarius: Box | None


FORUM_HEIGHT = _FORUM + _TILES
"""How much higher it makes a picture: whole steps of five pixels, as films are shrunk by them."""


def rooms(
    layout: Layout, map_size: tuple[int, int], size: tuple[int, int], table: Furnishing
) -> Rooms:
    (across, down), (width, height) = map_size, size
    forum: Box | None = None
    if layout == "wide":
        status: Box = (0, down, width, down + 60)
        low = 166 - (24 if table.strips else 0)  # the display gives way to what else is for sale
        display: Box = (16, down + 70, width - 16, down + 70 + low)
        columns = table.positions + 1
        strip, edges, last = 46, (16.0, width - 16.0), height - 12
        if table.forum:
            last -= _FORUM
            forum = (16, last + 18, width - 16, height - 12)
    else:
        status = (across, 0, width, 64)
        low = 396 - (40 * table.strips if table.seats > _UNCROWDED else 0)
        display = (across + 14, 76, width - 14, low)
        columns = -(-(table.positions + 1) // 2)
        strip, edges, last = _STRIP, (across + 16.0, width - 16.0), height - 14
        if table.forum:
            forum = (16, down + 8, across - 8, height - 14)
    slots = grid(display, table.positions + 1, columns)
    top = display[3] + 10
    rows = 0 if not table.strips else 1 if layout == "wide" else table.strips
    strips: tuple[Box, ...] = ()
    if rows:
        below = top + rows * (strip + GAP)
        strips = grid((edges[0], top, edges[1], below - GAP), table.strips, table.strips // rows)
        top = below
    seats: Box = (edges[0], top + 6, edges[1], last)
    his: Box | None = None
    if table.contrarius:
        seats, his = _beside_contrarius(layout, seats, table)
    panels, ribbons = _panels(layout, seats, table)
    return Rooms(
        status,
        slots[:-1],
        slots[-1],
        strips,
        tuple(_seat_rooms(layout, panel, tiles=table.forum) for panel in panels),
        ribbons,
        forum,
        his,
    )


def grid(box: Box, count: int, columns: int, tallest: float = _TALLEST) -> tuple[Box, ...]:
    left, top, right, bottom = box
    rows = -(-count // columns)
    width = (right - left - GAP * (columns - 1)) / columns
    height = min((bottom - top - GAP * (rows - 1)) / rows, tallest)
    corners = (
        (round(left + n % columns * (width + GAP)), round(top + n // columns * (height + GAP)))
        for n in range(count)
    )
    return tuple((x, y, round(x + width), round(y + height)) for x, y in corners)


def _beside_contrarius(layout: Layout, box: Box, table: Furnishing) -> tuple[Box, Box]:
    """The humans first, no larger than they need; his row of cards takes the rest."""
    left, top, right, bottom = box
    if layout == "wide":
        middle = left + (500 if table.seats == 1 else 340 * table.seats + GAP)
        return (left, top, middle, bottom), (middle + GAP, top, right, bottom)
    each = 300 if table.seats == 1 else 270 if table.forum else 232
    middle = top + (each + GAP) * table.seats
    return (left, top, right, middle - GAP), (left, middle, right, bottom)


def _panels(layout: Layout, box: Box, table: Furnishing) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Partners side by side, joined by a ribbon; everybody else in the order of the seats."""
    tallest = _TALLEST + (_TILES if table.forum else 0)
    if not table.teams:
        return grid(box, table.seats, table.seats if layout == "wide" else 1, tallest), ()
    found: dict[SeatId, Box] = {}
    ribbons = []
    pairs = grid(box, len(table.teams), len(table.teams) if layout == "wide" else 1, tallest)
    for (left, top, right, bottom), (one, other) in zip(pairs, table.teams, strict=True):
        if layout == "wide":
            middle = round((left + right) / 2)
            ribbon: Box = (middle - RIBBON // 2, top + 6, middle + RIBBON // 2, bottom - 6)
            found[one] = (left, top, ribbon[0] + 2, bottom)
            found[other] = (ribbon[2] - 2, top, right, bottom)
        else:
            middle = round((top + bottom) / 2)
            ribbon = (left, top + 6, left + RIBBON, bottom - 6)
            found[one] = (ribbon[2] - 2, top, right, middle - 2)
            found[other] = (ribbon[2] - 2, middle + 2, right, bottom)
        ribbons.append(ribbon)
    return tuple(found[seat] for seat in sorted(found)), tuple(ribbons)


def _seat_rooms(layout: Layout, panel: Box, *, tiles: bool) -> SeatRooms:
    left, top, right, bottom = panel
    inner, outer = left + 22, right - 12
    if tiles and layout == "wide":
        low = bottom - _TILES
        row: Box = (inner, low, outer, bottom - 8)
        return SeatRooms(panel, *_parts(inner, outer, top, low), row)
    if tiles:
        parts = _store_above_tiles(inner, outer, top, bottom)
        store = parts[-1]
        return SeatRooms(panel, *parts, (store[0], store[3] + 6, outer, bottom - 6))
    return SeatRooms(panel, *_parts(inner, outer, top, bottom), None)


def _parts(inner: float, outer: float, top: float, bottom: float) -> _Parts:
    if bottom - top > (270 if outer - inner > _ROOMY else 225):
        return _store_below(inner, outer, top, bottom)
    if outer - inner > 366:
        return _store_beside(inner, outer, top, bottom)
    return _store_between(inner, outer, top, bottom)


_Parts = tuple[Box, Box, Box, Box]
"""Header, facts, pile and store."""


def _store_below(inner: float, outer: float, top: float, bottom: float) -> _Parts:
    row = 50.0 if bottom - top > 270 else 40.0
    cell = int(min((outer - inner) / STORE_COLUMNS, (bottom - top - 3 * row - 20) / 2))
    row = min((bottom - top - 2 * cell - 24) / 3, 62)  # what a narrow store leaves
    left = round((inner + outer - cell * STORE_COLUMNS) / 2)
    return (
        (inner, top + 8, outer, top + 8 + row),
        (inner, top + 8 + row, outer, top + 8 + 2 * row),
        (inner, top + 8 + 2 * row, outer, top + 8 + 3 * row),
        _store(left, round(bottom - 10 - 2 * cell), cell),
    )


def _store_beside(inner: float, outer: float, top: float, bottom: float) -> _Parts:
    half = inner + max(230, round((outer - inner + 34) * 0.42))
    row = min((bottom - top - 12) / 3, 54)
    first = (top + bottom - 3 * row) / 2
    cell = int(min((outer - half) / STORE_COLUMNS, (bottom - top - 16) / 2, 62))
    return (
        (inner, first, half - 14, first + row),
        (inner, first + row, half - 14, first + 2 * row),
        (inner, first + 2 * row, half - 14, first + 3 * row),
        _store(half, round((top + bottom) / 2 - cell), cell),
    )


def _store_above_tiles(inner: float, outer: float, top: float, bottom: float) -> _Parts:
    header, facts, pile, store = _store_beside(inner, outer, top, min(bottom, top + 200))
    cell = int(min((outer - store[0]) / STORE_COLUMNS, (bottom - top - 16) / 3.6))
    return header, facts, pile, _store(store[0], top + 8, cell)


def _store_between(inner: float, outer: float, top: float, bottom: float) -> _Parts:
    row = min(38.0, (bottom - top) * 0.19)
    cell = int(min((outer - inner) / STORE_COLUMNS, (bottom - top - 3 * row - 14) / 2))
    below = top + row + 8 + 2 * cell
    return (
        (inner, top + 5, outer, top + 5 + row),
        (inner, below + 2, outer, below + 2 + row),
        (inner, below + 2 + row, outer, below + 2 + 2 * row),
        _store(inner, top + row + 7, cell),
    )


def _store(left: float, top: float, cell: int) -> Box:
    return (left, top, left + cell * STORE_COLUMNS, top + 2 * cell)
