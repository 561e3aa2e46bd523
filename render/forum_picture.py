"""The picture of the forum: its tiles in full, the stack, and what every seat has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import View
from engine.forum import cards_needed
from engine.state import Contrarius
from engine.terms import SeatId, TileId
from engine.views import SeatView
from render import fonts, theme
from render.changes import sides
from render.display_picture import PLINTH
from render.pieces import piece, piece_of
from render.scene import Point, Polyline, Rectangle, Scene, Shape, Text
from render.seating import NamedSeats
from render.tile_picture import HEIGHT, WIDTH, tile_shapes
from render.tile_signs import tile_sign
from render.typesetting import largest, largest_broken
from words import Words
from words.tiles import tile_name

_COLUMNS = 2
_GAP = 22
_TITLE = 84
_PLINTH = 64
_SEAT = 58
_ROW = 72
_SEAT_COLUMNS = 3
_ACROSS = _GAP + _COLUMNS * (WIDTH + _GAP)
"""As wide as two tiles: a phone shows it in letters large enough."""


def build_scene(view: View, seating: NamedSeats | None = None) -> Scene:
    """The two patricians to choose from are seen by whoever has to."""
    names = seating or NamedSeats.at(view)
    shapes: list[Shape] = [*_title(view, names.words)]
    bottom = float(_TITLE)
    shown = _shown(view)
    for number, tile in enumerate(shown):
        row, column = divmod(number, _COLUMNS)
        corner = (_GAP + column * (WIDTH + _GAP), _TITLE + row * (HEIGHT + _PLINTH + _GAP))
        bottom = corner[1] + HEIGHT + _PLINTH + _GAP
        shapes += _place(view, names, tile, number, corner)
    if not shown:
        bottom += 60
        shapes += _line(names.words("picture-choosing-patricians"), _TITLE + 30)
    for seat in sides(view):
        shapes += _seat(seat, names, bottom, salt=view.options.salt)
        bottom += _height(seat)
    return Scene(_ACROSS, round(bottom + 10), theme.TABLE, tuple(shapes))


def tiles_scene(view: View, tiles: Sequence[TileId], seating: NamedSeats | None = None) -> Scene:
    """Only these, for a question about them; a single one stands alone."""
    names, lying = seating or NamedSeats.at(view), list(_shown(view))
    columns = min(_COLUMNS, len(tiles))
    shapes: list[Shape] = []
    said = any(
        list(_below(view, names, tile, lying.index(tile))) for tile in tiles if tile in lying
    )
    high = HEIGHT + _GAP + (_PLINTH if said else 0)
    for number, tile in enumerate(tiles):
        row, column = divmod(number, columns)
        corner = (_GAP + column * (WIDTH + _GAP), _GAP + row * high)
        if tile in lying:
            shapes += _place(view, names, tile, lying.index(tile), corner)
        else:
            shapes += tile_shapes(names.words, tile, corner, salt=view.options.salt)
    rows = -(-len(tiles) // columns)
    size = _GAP + columns * (WIDTH + _GAP), _GAP + rows * high
    return Scene(*size, theme.TABLE, tuple(shapes))


def _shown(view: View) -> Sequence[TileId | None]:
    if view.auction is not None:
        return view.auction.tiles
    if view.forum is not None and view.forum.display:
        return view.forum.display
    return view.seats[view.viewer].offered if view.viewer is not None else ()


def _title(view: View, words: Words) -> Iterator[Shape]:
    """With the stack, and its first tile where that is open."""
    y = _TITLE / 2
    yield Text((_GAP + 6, y + 14), words("picture-forum"), 40, theme.INK, "title", "ls")
    yield Rectangle((_GAP, _TITLE - 12, _ACROSS - _GAP, _TITLE - 10), theme.PANEL_EDGE)
    if view.forum is None or not view.forum.display:
        return
    right = float(_ACROSS - _GAP)
    if view.next_tile is not None:
        yield tile_sign(
            view.next_tile,
            (right - 31, y - 8),
            60,
            f"tile/{view.next_tile}",
            salt=view.options.salt,
        )
        right -= 72
        yield Text((right, y + 6), words("picture-next-tile"), 26, theme.FAINT_INK, "text", "rs")
        right -= fonts.width(words("picture-next-tile"), "text", 26) + 26
    stack = words("picture-stack", count=view.tiles_in_stack)
    room = right - _GAP - 20 - fonts.width(words("picture-forum"), "title", 40)
    size = largest([stack], "text", (28, 26, 24, 22, 20, 18), room)
    yield Text((right, y + 6), stack, size, theme.FAINT_INK, "text", "rs")


def _place(
    view: View, seating: NamedSeats, tile: TileId | None, number: int, corner: Point
) -> Iterator[Shape]:
    x, y = corner
    words, plinth = seating.words, (x + 4, y + HEIGHT - 20, x + WIDTH - 4, y + HEIGHT + _PLINTH)
    said = list(_below(view, seating, tile, number))
    if said:
        yield Rectangle(plinth, PLINTH, theme.PANEL_EDGE, 2, 12)
        yield from _beside_each_other(words, said, (x + WIDTH / 2, plinth[3] - 31))
    if tile is None:
        left, top, right, bottom = x + 6, y + 6, x + WIDTH - 6, y + HEIGHT - 30
        rim = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
        yield Polyline(rim, theme.PANEL_EDGE, 3, (14, 10))
        at = ((left + right) / 2, (top + bottom) / 2)
        yield Text(at, words("picture-empty-position"), 32, theme.FAINT_INK, "name")
    else:
        yield from tile_shapes(words, tile, corner, salt=view.options.salt)


def _below(
    view: View, seating: NamedSeats, tile: TileId | None, number: int
) -> Iterator[str | SeatId]:
    """What the place asks for; who bids for the tile; or that it has been chosen."""
    words = seating.words
    if view.auction is not None:
        if tile == view.auction.named and view.auction.bidder is not None:
            yield view.auction.bidder
            yield words("picture-bid", bid=view.auction.bid)
    elif view.forum is not None and view.forum.display:
        yield words("picture-tile-needed", cards=cards_needed(view.options)[number])
    elif view.viewer is not None and tile == view.seats[view.viewer].chosen:
        yield words("picture-tile-chosen")


def _beside_each_other(
    words: Words, said: Sequence[str | SeatId], middle: Point
) -> Iterator[Shape]:
    (x, y), badge = middle, 52
    text = next(each for each in said if isinstance(each, str))
    seats = [each for each in said if not isinstance(each, str)]
    room = WIDTH - 40 - badge * len(seats)
    size = largest([text], "bold", (30, 28, 26, 24, 22, 20, 18), room)
    shown = fonts.fitted(text, "bold", size, room)
    left = x - (fonts.width(shown, "bold", size) + badge * len(seats)) / 2
    for seat in seats:
        yield from piece(words, "badge", seat, (left + 20, y), 44)
        left += badge
    yield Text((left, y), shown, size, theme.INK, "bold", "lm")


def _line(text: str, y: float) -> Iterator[Shape]:
    room = _ACROSS - 2 * _GAP
    size = largest([text], "text", (32, 30, 28, 26, 24, 22), room)
    yield Text((_GAP + 6, y), fonts.fitted(text, "text", size, room), size, theme.INK, "text", "lm")


def _seat(
    seat: SeatView | Contrarius, seating: NamedSeats, top: float, *, salt: bool
) -> Iterator[Shape]:
    """Whose they are, then the signs and names of their tiles."""
    y, look = top + _SEAT / 2, seating.look(seat.seat)
    box = (_GAP, top, _ACROSS - _GAP, top + _height(seat) - 8)
    yield Rectangle(box, theme.PANEL, look.edge, 2, 12, f"seat/{seat.seat}")
    yield from piece_of(look, "badge", (_GAP + 36, y), 46)
    end = float(_ACROSS - _GAP - 16)
    debt = seat.debt if isinstance(seat, SeatView) else 0
    if debt or not seat.tiles:
        words = seating.words
        aside = words("picture-bid", bid=debt) if seat.tiles else words("picture-no-tiles")
        yield Text((end, y), aside, 26, theme.FAINT_INK, "text", "rm")
        end -= fonts.width(aside, "text", 26) + 16
    name, left = seating.player(seat.seat), _GAP + 72
    size = largest([name], "bold", (32, 30, 28, 26, 24), end - left)
    shown = fonts.fitted(name, "bold", size, end - left)
    yield Text((left, y), shown, size, theme.INK, "bold", "lm")
    wide = (_ACROSS - 2 * _GAP - 20) / _SEAT_COLUMNS
    for number, tile in enumerate(seat.tiles):
        row, column = divmod(number, _SEAT_COLUMNS)
        x, middle = _GAP + 12 + column * wide, top + _SEAT + (row + 0.5) * _ROW - 4
        yield tile_sign(tile, (x + 32, middle), 62, f"tile/{seat.seat}/{tile}", salt=salt)
        sizes = (28, 27, 26, 25, 24, 23, 22)
        small, lines = largest_broken(tile_name(tile), "bold", sizes, room=wide - 76, lines=2)
        for place, line in enumerate(lines):
            at = (x + 70, middle + (place - (len(lines) - 1) / 2) * small * 0.98)
            yield Text(at, line, small, theme.INK, "bold", "lm")


def _height(seat: SeatView | Contrarius) -> int:
    """With the space below it."""
    return _SEAT + _ROW * -(-len(seat.tiles) // _SEAT_COLUMNS) + 8
