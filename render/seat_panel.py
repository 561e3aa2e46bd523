"""What each seat has: its panel, and the ribbons that join partners.

`furniture` is what stays the same all game long; the rest is painted every time.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine import View
from engine.catalogue import catalogue
from engine.terms import COLONIST_KINDS, GOODS, SeatId
from engine.views import SeatView
from render import fonts, theme, view_facts
from render.changes import BoardChanges
from render.pieces import piece
from render.rooms import STORE_COLUMNS, Rooms, SeatRooms
from render.scene import Box, Point, Rectangle, Shape, Sprite, Text
from render.seat_looks import look_in
from render.seating import NamedSeats
from render.signs import fish_sign
from render.tile_signs import new_rim, tile_sign
from render.typesetting import largest, largest_broken, name_lines
from words import Words
from words.nouns import card_name

_LARGEST_TILE = 64
_NAMES = (40, 38, 35, 33, 31, 30, 28, 26, 24, 22, 20, 18)
_IN_TWO_LINES = (24, 22, 20, 19, 18, 17, 16)
_FISH = 74
"""The width of a seat's fish, behind its name."""
_FRAME = 11
"""Around whoever decides: no seat's colour, and wide enough for a phone."""


def furniture(words: Words, where: Rooms) -> Iterator[Shape]:
    for number, ribbon in enumerate(where.ribbons):
        yield from _ribbon(words("picture-team", team="ABC"[number]), ribbon)
    for number, room in enumerate(where.seats):
        yield from _seat_furniture(words, SeatId(number), room)


def _ribbon(name: str, box: Box) -> Iterator[Shape]:
    """From one partner's panel to the other's, with the team's name along it."""
    left, top, right, bottom = box
    yield Rectangle(box, theme.STATUS_GROUND, theme.GOLD_EDGE, 2, 3, "ribbon")
    size = largest([name], "title", (22, 20, 18, 16), bottom - top - 16)
    middle = ((left + right) / 2 + 2, (top + bottom) / 2)  # capitals stand above the line
    yield Text(middle, name, size, theme.GOLD, "title", spacing=1, angle=90, tag="label/ribbon")


def _seat_furniture(words: Words, seat: SeatId, room: SeatRooms) -> Iterator[Shape]:
    look = look_in(words, seat)
    left, top, _, bottom = room.panel
    yield Rectangle(room.panel, theme.PANEL, look.edge, 2, 12, f"seat/{seat}")
    yield Rectangle((left + 2, top + 2, left + 13, bottom - 2), look.fill, radius=6)
    x, y = room.header[0] + 20, _middle(room.header)
    yield from piece(words, "badge", seat, (x, y), 42)
    yield from _shelves(room, catalogue().components.storehouse_spaces)
    coins, hand, houses = _thirds(room.facts)
    y = _middle(room.facts)
    sign = _figures(room) * 1.2
    half = sign / 2
    yield Sprite("coin", (coins + half, y), sign * 0.94, (theme.GOLD, theme.GOLD_EDGE))
    yield Sprite("cards", (hand + half, y), sign, (theme.POSITION, theme.INK))
    yield Sprite(f"house-{look.shape}", (houses + half, y), sign, (look.fill, look.edge))
    pile = (room.pile[0] + half, _middle(room.pile))
    yield Sprite("pile", pile, sign, (theme.POSITION, theme.INK))


def _figures(room: SeatRooms) -> int:
    """How large numbers are set: a phone shows the table, too."""
    left, top, right, bottom = room.facts
    if right - left > 330 and bottom - top > 45:
        return 40
    return 33 if right - left > 250 and bottom - top > 40 else 27


def _shelves(room: SeatRooms, spaces: int) -> Iterator[Shape]:
    half = _cell(room, spaces) / 2 - 1.5
    for number in range(spaces):
        x, y = _space(room, number, spaces)
        box = (x - half, y - half, x + half, y + half)
        yield Rectangle(box, theme.STORE, theme.STORE_EDGE, 1, 5)


def _space(room: SeatRooms, number: int, spaces: int) -> Point:
    row, column = divmod(number, _columns(spaces))
    cell, middle = _cell(room, spaces), _middle(room.store)
    return (room.store[0] + (column + 0.5) * cell, middle + (row - 0.5) * cell)


def _cell(room: SeatRooms, spaces: int) -> float:
    """A larger storehouse grows as far as its panel goes; then its spaces get smaller."""
    left, _, right, _ = room.store
    end = room.panel[2] - 12
    return min((right - left) / STORE_COLUMNS, (end - left) / _columns(spaces))


def _columns(spaces: int) -> int:
    """In two rows."""
    return max(STORE_COLUMNS, -(-spaces // 2))


def _middle(box: Box) -> float:
    return (box[1] + box[3]) / 2


def seats(view: View, new: BoardChanges, seating: NamedSeats, where: Rooms) -> Iterator[Shape]:
    decides = view_facts.to_decide(view)
    for seat, room in zip(view.seats, where.seats, strict=True):
        if seat.seat == decides:
            left, top, right, bottom = room.panel
            rim = (left - 4, top - 4, right + 4, bottom + 4)
            yield Rectangle(rim, None, theme.STATUS_GROUND, _FRAME, 15, "decides")
        yield from _header(view, seat, seating, room.header)
        yield from _store(seating.words, seat, room)
        if room.tiles:
            yield from _tiles(seat, new, room.tiles, salt=view.options.salt)
        yield from _counts(view, seat, seating.words, room)
        if new.bought and new.bought[seat.seat] > 0:
            yield from _bought(new.bought[seat.seat], room)


def _header(view: View, seat: SeatView, seating: NamedSeats, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    y = _middle(box)
    if view.praefectus_magnus == seat.seat:
        at = (left + 20, y)
        yield Sprite("wreath", at, 55, (theme.LAUREL, theme.LAUREL_EDGE), "magnus")
        yield from piece(seating.words, "badge", seat.seat, at, 36)
    begin = left + 54
    if view.fish_market is not None:
        right -= _FISH
        tag = f"label/fish/{seat.seat}"
        yield fish_sign((right + 24, y), 36)
        yield Text((right + 44, y + 1), str(seat.fish), 27, theme.INK, "bold", "lm", tag=tag)
    name, tag = seating.player(seat.seat), f"label/seat/{seat.seat}"
    sizes = [each for each in _NAMES if each <= max(35, 0.7 * (bottom - top))]
    half = [each for each in _IN_TWO_LINES if each <= max(19, 0.5 * (bottom - top))]
    size, lines = name_lines(name, right - begin, one=sizes, two=half)
    for number, line in enumerate(lines):
        at = (begin, y + (number - (len(lines) - 1) / 2) * size * 0.95)
        yield Text(at, line, size, theme.INK, "bold", "lm", tag=tag)


def _store(words: Words, seat: SeatView, room: SeatRooms) -> Iterator[Shape]:
    """Goods, then colonists not on the board yet."""
    number, spaces = 0, seat.storehouse_spaces
    if spaces > catalogue().components.storehouse_spaces:
        yield Rectangle(room.store, theme.PANEL)
        yield from _shelves(room, spaces)
    cell = _cell(room, spaces)
    for good in GOODS:
        for _ in range(seat.goods.get(good, 0)):
            at = _space(room, number, spaces)
            yield Sprite(good, at, round(cell * 0.8), theme.GOODS[good])
            number += 1
    for kind in COLONIST_KINDS:
        for _ in range(seat.waiting(kind)):
            yield from piece(
                words, kind, seat.seat, _space(room, number, spaces), round(cell * 0.84)
            )
            number += 1


def _tiles(seat: SeatView, new: BoardChanges, box: Box, *, salt: bool) -> Iterator[Shape]:
    """As large as there is room for, in one row or two."""
    left, top, right, bottom = box
    shares = {rows: -(-len(seat.tiles) // rows) or 1 for rows in (1, 2)}
    sizes = {
        rows: min((right - left) / columns, (bottom - top) / rows, _LARGEST_TILE)
        for rows, columns in shares.items()
    }
    rows = max(sizes, key=sizes.__getitem__)
    size, columns = sizes[rows], shares[rows]
    for number, tile in enumerate(seat.tiles):
        row, column = divmod(number, columns)
        at = (left + (column + 0.5) * size, (top + bottom) / 2 + (row - (rows - 1) / 2) * size)
        if tile in new.tiles:
            yield new_rim(tile, at, size - 5)
        yield tile_sign(tile, at, size - 5, f"tile/{seat.seat}/{tile}", salt=salt)


def _counts(view: View, seat: SeatView, words: Words, room: SeatRooms) -> Iterator[Shape]:
    """Coins, cards in hand, houses left to build; the pile with its top card."""
    numbers = {
        "coins": seat.coins,
        "hand": seat.cards_in_hand,
        "houses": view.houses_left(seat.seat),
    }
    size = _figures(room)
    for x, (what, number) in zip(_thirds(room.facts), numbers.items(), strict=True):
        at = (x + round(1.33 * size), _middle(room.facts))
        tag = f"label/{what}/{seat.seat}"
        yield Text(at, str(number), size, theme.INK, "bold", "lm", tag=tag)
    left, _, right, _ = room.pile
    y = _middle(room.pile)
    pile = str(seat.cards_in_discard)
    begin = round(left + 1.48 * size)
    yield Text((begin, y), pile, size, theme.INK, "bold", "lm")
    if seat.top_card is None:
        return
    x = begin + 10 + fonts.width(pile, "bold", size)
    name, across, tag = card_name(words, seat.top_card), right - x, f"label/top/{seat.seat}"
    sizes = [each for each in (38, 35, 32, 30, 28, 26, 24, 22, 20, 18) if each <= size + 1]
    size = largest([name], "text", sizes, across)
    lines = [name]
    if fonts.width(name, "text", size) > across:
        size, lines = largest_broken(name, "text", (18, 17, 16, 15, 14), room=across, lines=2)
    for number, line in enumerate(lines):
        middle = y + (number - (len(lines) - 1) / 2) * size * 1.05
        yield Text((x, middle), line, size, theme.INK, "text", "lm", tag=tag)


def _bought(cards: int, room: SeatRooms) -> Iterator[Shape]:
    """On the corner of the hand."""
    x, y = _thirds(room.facts)[1] + 26, _middle(room.facts) - 14
    yield Rectangle((x - 13, y - 11, x + 15, y + 11), theme.NEW, theme.PANEL, 1.5, 8, "new/cards")
    yield Text((x + 1, y), f"+{cards}", 19, theme.PANEL, "bold")


def _thirds(box: Box) -> tuple[float, float, float]:
    """Where the three counts begin; coins may have three figures."""
    left, _, right, _ = box
    wide = right - left
    return (left, left + wide * 0.39, left + wide * 0.7)
