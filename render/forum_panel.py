"""The forum below a table: the tiles that can be taken or bid for, and the stack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine import View
from engine.catalogue import catalogue
from engine.forum import cards_needed
from engine.state import Auction
from engine.terms import TileId
from render import fonts, theme
from render.changes import BoardChanges
from render.pieces import piece
from render.rooms import GAP, grid
from render.scene import Box, Rectangle, Shape, Shapes, Sprite, Text
from render.seating import NamedSeats
from render.tile_signs import LOOKS, tile_sign
from render.typesetting import largest, largest_broken
from words import Words
from words.tiles import tile_brief, tile_name

_WIDE = 1200
_STACK = 220
_NEEDED = 62
"""The width of what a place asks for."""
_NAMES = (27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17)


def forum(view: View, new: BoardChanges, seating: NamedSeats, box: Box) -> Iterator[Shape]:
    if view.auction is not None:
        yield from _auction(seating.words, view.auction, box, salt=view.options.salt)
    elif view.forum is None or not view.forum.display:
        yield Rectangle(box, theme.POSITION, theme.PANEL_EDGE, 1.5, 9)
        yield from _middle(seating.words("picture-choosing-patricians"), box, (38, 36, 34, 32, 30))
    else:
        left, top, right, bottom = box
        begin = right - (_STACK if right - left > _WIDE else _STACK // 2 + 10)
        places = (left, top, begin - GAP, bottom)
        yield from _display(view, view.forum.display, new, seating.words, places)
        yield from _stack(view, seating.words, (begin, top, right, bottom))


def _display(
    view: View, tiles: Sequence[TileId | None], new: BoardChanges, words: Words, box: Box
) -> Iterator[Shape]:
    needed = cards_needed(view.options)
    for tile, cards, place in zip(tiles, needed, _places(box, len(tiles)), strict=True):
        left, top, right, bottom = place
        if tile in new.tiles:
            rim = (left - 3, top - 3, right + 3, bottom + 3)
            yield Rectangle(rim, theme.NEW, radius=12, tag=f"new/tile/{tile}")
        yield Rectangle(place, theme.POSITION, theme.PANEL_EDGE, 1.5, 9)
        yield from _needed(cards, (left, top, left + _NEEDED, bottom))
        face = (left + _NEEDED, top, right, bottom)
        if tile is None:
            yield from _middle(words("picture-empty-position"), face)
        else:
            yield from _kept_tile(words.plain, tile, face, view.options.salt)


def _needed(cards: int, box: Box) -> Iterator[Shape]:
    """How many cards have to be taken back for what lies there."""
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    yield Sprite("cards", (x, y - 22), 44, (theme.PANEL, theme.INK))
    yield Text((x, y + 28), f"{cards}+", 36, theme.INK, "bold")


@lru_cache(maxsize=256)
def _kept_tile(words: Words, tile: TileId, box: Box, salt: bool) -> Shapes:
    return tuple(_tile(words, tile, box, salt=salt))


def _tile(words: Words, tile: TileId, box: Box, *, salt: bool) -> Iterator[Shape]:
    """Its sign, its name, and what it does."""
    left, top, right, bottom = box
    fill, edge = LOOKS[catalogue().forum.by_id[tile].kind]
    yield Rectangle(box, theme.PANEL, edge, 2, 9, f"tile/{tile}")
    yield Rectangle((left + 3, top + 3, left + 10, bottom - 3), fill, radius=3)
    yield tile_sign(tile, (left + 14 + 48, (top + bottom) / 2), 90, salt=salt)
    begin, room = left + 116, right - left - 126
    name = tile_name(tile)
    size = largest([name], "bold", _NAMES, room)
    yield Text((begin, top + 20), fonts.fitted(name, "bold", size, room), size, theme.INK,
               "bold", "lm", tag=f"label/tile/{tile}")  # fmt: skip
    does = tile_brief(words, tile, salt=salt)
    small, lines = next(
        (
            set_in
            for most in (3, 4, 5)
            if not (set_in := _set(does, room, most))[1][-1].endswith("…")
        ),
        _set(does, room, 5),
    )
    first = top + 36 + (bottom - top - 40) / 2 - (len(lines) - 1) * small * 0.53
    for number, line in enumerate(lines):
        at = (begin, first + number * small * 1.06)
        yield Text(at, line, small, theme.INK, "text", "lm", tag=f"label/does/{tile}")


def _set(does: str, room: float, lines: int) -> tuple[int, list[str]]:
    sizes = {3: (21, 20, 19, 18), 4: (19, 18, 17), 5: (17, 16, 15, 14)}
    return largest_broken(does, "text", sizes[lines], room=room, lines=lines)


def _auction(words: Words, auction: Auction, box: Box, *, salt: bool) -> Iterator[Shape]:
    """All that are left, and who bids how much for which."""
    for tile, place in zip(auction.tiles, _places(box, len(auction.tiles)), strict=True):
        left, top, right, bottom = place
        if tile == auction.named:
            rim = (left - 4, top - 4, right + 4, bottom + 4)
            yield Rectangle(rim, theme.ACCENT, radius=13, tag="up")
        _, edge = LOOKS["patrician"]
        yield Rectangle(place, theme.PANEL, edge, 2, 9, f"tile/{tile}")
        yield tile_sign(tile, (left + 52, (top + bottom) / 2), 84, salt=salt)
        begin, room = left + 102, right - left - 110
        size, lines = largest_broken(tile_name(tile), "bold", _NAMES, room=room, lines=2)
        up = tile == auction.named and auction.bidder is not None
        y = (top + bottom) / 2 - (24 if up else 0) - (len(lines) - 1) * size * 0.5
        for number, line in enumerate(lines):
            at = (begin, y + number * size)
            yield Text(at, line, size, theme.INK, "bold", "lm", tag=f"label/tile/{tile}")
        if up and auction.bidder is not None:
            low = bottom - 28
            yield from piece(words, "badge", auction.bidder, (begin + 20, low), 40)
            yield Text((begin + 48, low), str(auction.bid), 34, theme.ACCENT, "bold", "lm")


def _stack(view: View, words: Words, box: Box) -> Iterator[Shape]:
    """How many tiles it has, and the first of them where that is open."""
    yield Rectangle(box, theme.POSITION, theme.PANEL_EDGE, 1.5, 9)
    if view.next_tile is None:
        yield from _count(view, words, box)
        return
    first, second = _halves(box)
    yield from _count(view, words, first)
    left, top, right, bottom = second
    at = ((left + right) / 2, (top + bottom) / 2 - 20)
    yield tile_sign(view.next_tile, at, 76, f"tile/{view.next_tile}", salt=view.options.salt)
    yield from _middle(words("picture-next-tile"), (left, bottom - 46, right, bottom - 4))


def _halves(box: Box) -> tuple[Box, Box]:
    """Side by side, or one above the other."""
    left, top, right, bottom = box
    if right - left > bottom - top:
        x = (left + right) / 2
        return (left, top, x, bottom), (x, top, right, bottom)
    y = (top + bottom) / 2
    return (left, top, right, y), (left, y, right, bottom)


def _count(view: View, words: Words, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2 - 20
    fill = theme.PANEL if view.tiles_in_stack else theme.EMPTY
    yield Sprite("stack", (x, y), 62, (fill, theme.INK))
    yield Text((x, y + 2), str(view.tiles_in_stack), 32, theme.INK, "bold")
    low = (top + bottom) / 2 + 18
    yield from _middle(words("picture-in-stack"), (left, low, right, low + 42))


def _middle(text: str, box: Box, sizes: Sequence[int] = (24, 22, 20)) -> Iterator[Shape]:
    """A few faint words in one line or two."""
    left, top, right, bottom = box
    size = largest([text], "text", sizes, right - left - 12)
    lines = [text]
    if fonts.width(text, "text", size) > right - left - 12:
        size, lines = largest_broken(
            text, "text", (20, 19, 18, 17, 16), room=right - left - 12, lines=2
        )
    first = (top + bottom) / 2 - (len(lines) - 1) * size * 0.5
    for number, line in enumerate(lines):
        at = ((left + right) / 2, first + number * size)
        yield Text(at, line, size, theme.FAINT_INK)


def _places(box: Box, count: int) -> tuple[Box, ...]:
    """In one row, or in two below a tall map."""
    rows = 1 if box[2] - box[0] > _WIDE else 2
    return grid(box, count, -(-count // rows))
