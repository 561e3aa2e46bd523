"""Around the map: whose decision it is, the cards for sale, and what each seat has.

`furniture` is what stays the same all game long; the rest is painted every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine import View
from engine.catalogue import Card, catalogue
from engine.terms import COLONIST_KINDS, GOODS, SeatId
from engine.views import SeatView
from render import emblems, fonts, symbols, theme, view_facts  # noqa: F401  (emblems register)
from render.changes import BoardChanges
from render.geography import Layout
from render.pieces import piece
from render.scene import Box, Circle, Point, Rectangle, Shape, Sprite, Text
from render.seating import NamedSeats
from render.signs import good_sign
from render.typesetting import largest, largest_broken
from words import Words
from words.nouns import card_name, personality_name

_POSITIONS = 7
_GAP = 8
_STRIP = 40
"""Below each card: what its position asks besides."""
_STORE_COLUMNS = 6
_TALLEST = 326


@dataclass(frozen=True)
class SeatRooms:
    """The parts of a seat's panel."""

    panel: Box
    header: Box
    facts: Box
    pile: Box
    store: Point
    cell: float


@dataclass(frozen=True)
class Rooms:
    status: Box
    positions: tuple[Box, ...]
    deck: Box
    seats: tuple[SeatRooms, ...]


def rooms(layout: Layout, map_size: tuple[int, int], size: tuple[int, int], seats: int) -> Rooms:
    """Below a wide map, or beside a tall one."""
    (across, down), (width, height) = map_size, size
    if layout == "wide":
        slots = _grid((16, down + 64, width - 16, down + 218), _POSITIONS + 1, _POSITIONS + 1)
        panels = _grid((16, down + 234, width - 16, height - 12), seats, seats)
        status: Box = (0, down, width, down + 54)
    else:
        slots = _grid((across + 14, 76, width - 14, 396), _POSITIONS + 1, 4)
        panels = _grid((across + 16, 414, width - 16, height - 14), seats, 1)
        status = (across, 0, width, 64)
    return Rooms(status, slots[:-1], slots[-1], tuple(_seat_rooms(panel) for panel in panels))


def _grid(box: Box, count: int, columns: int) -> tuple[Box, ...]:
    left, top, right, bottom = box
    rows = -(-count // columns)
    width = (right - left - _GAP * (columns - 1)) / columns
    height = min((bottom - top - _GAP * (rows - 1)) / rows, _TALLEST)
    corners = (
        (round(left + n % columns * (width + _GAP)), round(top + n // columns * (height + _GAP)))
        for n in range(count)
    )
    return tuple((x, y, round(x + width), round(y + height)) for x, y in corners)


def _seat_rooms(panel: Box) -> SeatRooms:
    left, top, right, bottom = panel
    inner, outer = left + 22, right - 12
    if bottom - top > 225:  # the store below the rest, as wide as the panel
        row = 48.0 if bottom - top > 270 else 40.0
        cell = int(min((outer - inner) / _STORE_COLUMNS, (bottom - top - 3 * row - 20) / 2))
        store = (round((inner + outer - cell * _STORE_COLUMNS) / 2), round(bottom - 10 - 2 * cell))
        return SeatRooms(
            panel,
            (inner, top + 8, outer, top + 8 + row),
            (inner, top + 8 + row, outer, top + 8 + 2 * row),
            (inner, top + 8 + 2 * row, outer, top + 8 + 3 * row),
            store,
            cell,
        )
    if right - left > 420:  # the store beside the rest
        half = inner + max(236, round((right - left) * 0.42))
        row = min((bottom - top - 12) / 3, 54)
        first = (top + bottom - 3 * row) / 2
        cell = int(min((outer - half) / _STORE_COLUMNS, (bottom - top - 16) / 2, 62))
        return SeatRooms(
            panel,
            (inner, first, half - 14, first + row),
            (inner, first + row, half - 14, first + 2 * row),
            (inner, first + 2 * row, half - 14, first + 3 * row),
            (half, round((top + bottom) / 2 - cell)),
            cell,
        )
    cell = int(min((outer - inner) / _STORE_COLUMNS, (bottom - top - 130) / 2))
    below = top + 50 + 2 * cell
    return SeatRooms(
        panel,
        (inner, top + 5, outer, top + 47),
        (inner, below + 2, outer, below + 40),
        (inner, below + 40, outer, below + 76),
        (inner, top + 50),
        cell,
    )


# What stays


def furniture(
    words: Words, where: Rooms, place_costs: tuple[tuple[str, ...], ...]
) -> Iterator[Shape]:
    yield Rectangle(where.status, theme.STATUS_GROUND)
    for box, goods in zip(where.positions, place_costs, strict=True):
        yield Rectangle(box, theme.POSITION, theme.PANEL_EDGE, 1.5, 9)
        left, _, right, bottom = box
        yield from _place_cost(words, goods, (left, bottom - _STRIP, right, bottom))
    left, _, right, bottom = where.deck
    in_deck = words("picture-in-deck")
    yield Text(((left + right) / 2, bottom - 18), in_deck, 22, theme.FAINT_INK, "bold")
    for number, room in enumerate(where.seats):
        yield from _seat_furniture(SeatId(number), room)


def _place_cost(words: Words, goods: tuple[str, ...], box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    middle, y = (left + right) / 2, (top + bottom) / 2
    if not goods:
        yield Text((middle, y), words("picture-no-place-cost"), 24, theme.FAINT_INK, "text")
        return
    x = middle - (len(goods) * 34 + 18) / 2
    yield Text((x + 6, y), "+", 28, theme.INK, "bold")
    for number, good in enumerate(goods):
        yield good_sign(good, (x + 36 + number * 34, y), 32)


def _seat_furniture(seat: SeatId, room: SeatRooms) -> Iterator[Shape]:
    look = theme.SEATS[seat]
    left, top, _, bottom = room.panel
    yield Rectangle(room.panel, theme.PANEL, look.edge, 2, 12, f"seat/{seat}")
    yield Rectangle((left + 2, top + 2, left + 13, bottom - 2), look.fill, radius=6)
    x, y = room.header[0] + 20, _middle(room.header)
    yield from piece("badge", seat, (x, y), 42)
    for number in range(catalogue().components.storehouse_spaces):
        at, half = _space(room, number), room.cell / 2 - 1.5
        box = (at[0] - half, at[1] - half, at[0] + half, at[1] + half)
        yield Rectangle(box, theme.STORE, theme.STORE_EDGE, 1, 5)
    coins, hand, houses = _thirds(room.facts)
    y = _middle(room.facts)
    yield Sprite("coin", (coins + 16, y), 31, (theme.GOLD, theme.GOLD_EDGE))
    yield Sprite("cards", (hand + 16, y), 34, (theme.POSITION, theme.INK))
    yield Sprite(f"house-{look.shape}", (houses + 16, y), 33, (look.fill, look.edge))
    pile = (room.pile[0] + 16, _middle(room.pile))
    yield Sprite("pile", pile, 33, (theme.POSITION, theme.INK))


def _space(room: SeatRooms, number: int) -> Point:
    row, column = divmod(number, _STORE_COLUMNS)
    return (room.store[0] + (column + 0.5) * room.cell, room.store[1] + (row + 0.5) * room.cell)


def _middle(box: Box) -> float:
    return (box[1] + box[3]) / 2


# What changes


def status(view: View, new: BoardChanges, seating: NamedSeats, box: Box) -> Iterator[Shape]:
    left, _, right, _ = box
    x, y = left + 16, _middle(box)
    decides = view_facts.to_decide(view)
    if decides is not None:
        yield from piece("badge", decides, (x + 22, y), 44)
        x += 56
    if new.anything:
        label = seating.words("picture-new")
        right -= 24 + fonts.width(label, "bold", 26)
        yield Circle((right, y), 9, theme.NEW, theme.NEW_CASING, 2)
        yield Text((right + 16, y), label, 26, theme.STATUS_INK, "bold", "lm")
        right -= 14
    line = seating.words("picture-turn", turn=view.turn, now=_what_now(view, seating))
    room = right - x - 14
    yield from _one_or_two_lines(line, (x, y), room)


def _one_or_two_lines(line: str, at: Point, room: float) -> Iterator[Shape]:
    (x, y), size = at, largest([line], "bold", (34, 32, 30, 28), room)
    lines = [line]
    if fonts.width(line, "bold", size) > room:
        size, lines = largest_broken(line, "bold", (26, 25, 24, 23, 22, 21, 20), room=room, lines=2)
    top = y - (len(lines) - 1) * size * 0.55
    for number, part in enumerate(lines):
        tag = f"label/status/{number}"
        shown = fonts.fitted(part, "bold", size, room)
        middle = (x, top + number * size * 1.1)
        yield Text(middle, shown, size, theme.STATUS_INK, "bold", "lm", tag=tag)


def _what_now(view: View, seating: NamedSeats) -> str:
    decides = view_facts.to_decide(view)
    if decides is None:
        causer = seating.player(view.concordia) if view.concordia is not None else ""
        return seating.words("picture-over", seat=causer, cause=view.end_cause or "")
    player = seating.player(decides)
    if view.end_cause is not None:
        return seating.words("picture-to-decide-at-last", player=player)
    return seating.words("picture-to-decide", player=player)


def display(words: Words, view: View, new: BoardChanges, where: Rooms) -> Iterator[Shape]:
    for slot, (card, box) in enumerate(zip(view.display, where.positions, strict=True)):
        left, top, right, bottom = box
        if slot in new.display:
            rim = (left - 3, top - 3, right + 3, bottom - _STRIP + 3)
            yield Rectangle(rim, theme.NEW, radius=11, tag=f"new/position/{slot}")
        if card is None:
            yield Text(
                ((left + right) / 2, (top + bottom - _STRIP) / 2),
                words("picture-empty-position"),
                24,
                theme.FAINT_INK,
                "text",
            )
        else:
            face = (left, top, right, bottom - _STRIP)
            yield from _small_card(words, view_facts.card_of(card), face)
    yield from _deck(view, where.deck)


def _small_card(words: Words, card: Card, box: Box) -> Iterator[Shape]:
    """Name, god, and what it costs."""
    left, top, right, bottom = box
    head = 34
    yield Rectangle(box, theme.PANEL, theme.INK, 2, 9, f"card/{card.id}")
    yield Rectangle((left + 2, top + 2, right - 2, top + head), theme.CARD_HEAD, radius=7)
    yield from _card_name(words, card, (left, top, right, top + head))
    middle = (top + head + bottom) / 2
    icon = min(bottom - top - head - 12, 62.0)
    half = (right - left) / 2
    yield from symbols.medallion(card.gods[0], (left + half * 0.5, middle), icon)
    for number, good in enumerate(card.cost):
        offset = (number - (len(card.cost) - 1) / 2) * icon * 0.62
        at = (left + half * 1.5, middle + offset)
        if half > 80:
            at = (left + half * 1.5 + offset, middle)
        yield good_sign(good, at, icon * (0.72 if len(card.cost) == 1 else 0.58))


def _card_name(words: Words, card: Card, head: Box) -> Iterator[Shape]:
    """In one line, or a double card's two names one above the other."""
    left, top, right, bottom = head
    x, y, room = (left + right) / 2, (top + bottom) / 2 + 1, right - left - 12
    name = card_name(words, card.id)
    size = largest([name], "bold", (25, 24, 23, 22, 21, 20, 19, 18), room)
    if fonts.width(name, "bold", size) <= room or len(card.personalities) == 1:
        shown = fonts.fitted(name, "bold", size, room)
        yield Text((x, y), shown, size, theme.CARD_INK, "bold")
        return
    for number, personality in enumerate(card.personalities):
        part = personality_name(words, personality, card.good)
        yield Text((x, y - 8 + 16 * number), part, 17, theme.CARD_INK, "bold")


def _deck(view: View, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    x, tall = (left + right) / 2, bottom - top
    fill = theme.PANEL if view.cards_in_deck else theme.EMPTY
    yield Sprite("cards", (x, top + tall * 0.32), 80, (fill, theme.CARD_HEAD))
    yield Text((x, top + tall * 0.7), str(view.cards_in_deck), 38, theme.INK, "bold")


def seats(view: View, new: BoardChanges, seating: NamedSeats, where: Rooms) -> Iterator[Shape]:
    decides = view_facts.to_decide(view)
    for seat, room in zip(view.seats, where.seats, strict=True):
        if seat.seat == decides:
            left, top, right, bottom = room.panel
            rim = (left - 4, top - 4, right + 4, bottom + 4)
            yield Rectangle(rim, None, theme.ACCENT, 6, 15, "decides")
        yield from _header(view, seat, seating, room.header)
        yield from _store(seat, room)
        yield from _counts(view, seat, seating.words, room)
        if new.bought and new.bought[seat.seat] > 0:
            yield from _bought(new.bought[seat.seat], room)


def _header(view: View, seat: SeatView, seating: NamedSeats, box: Box) -> Iterator[Shape]:
    left, _, right, _ = box
    y = _middle(box)
    if view.praefectus_magnus == seat.seat:
        at = (left + 20, y)
        yield Sprite("wreath", at, 55, (theme.LAUREL, theme.LAUREL_EDGE), "magnus")
        yield from piece("badge", seat.seat, at, 36)
    team = view.team_letter(seat.seat)
    if team:
        yield from _team(team, (right - 18, y))
        right -= 42
    begin = left + 54
    name = seating.player(seat.seat)
    size = largest([name], "bold", (30, 28, 26, 24, 22, 20, 18), right - begin)
    shown = fonts.fitted(name, "bold", size, right - begin)
    yield Text((begin, y), shown, size, theme.INK, "bold", "lm", tag=f"label/seat/{seat.seat}")


def _team(letter: str, at: Point) -> Iterator[Shape]:
    """Partners bear the same letter on a shield."""
    x, y = at
    yield Sprite("shield", at, 36, (theme.TABLE, theme.INK))
    yield Text((x, y - 2), letter, 20, theme.INK, "title")


def _store(seat: SeatView, room: SeatRooms) -> Iterator[Shape]:
    """Goods, then colonists not on the board yet."""
    number = 0
    for good in GOODS:
        for _ in range(seat.goods.get(good, 0)):
            yield Sprite(good, _space(room, number), round(room.cell * 0.8), theme.GOODS[good])
            number += 1
    for kind in COLONIST_KINDS:
        for _ in range(seat.waiting(kind)):
            yield from piece(kind, seat.seat, _space(room, number), round(room.cell * 0.84))
            number += 1


def _counts(view: View, seat: SeatView, words: Words, room: SeatRooms) -> Iterator[Shape]:
    """Coins, cards in hand, houses left to build; the pile with its top card."""
    numbers = {
        "coins": seat.coins,
        "hand": seat.cards_in_hand,
        "houses": view.houses_left(seat.seat),
    }
    for x, (what, number) in zip(_thirds(room.facts), numbers.items(), strict=True):
        at = (x + 36, _middle(room.facts))
        tag = f"label/{what}/{seat.seat}"
        yield Text(at, str(number), 27, theme.INK, "bold", "lm", tag=tag)
    left, _, right, _ = room.pile
    y = _middle(room.pile)
    pile = str(seat.cards_in_discard)
    yield Text((left + 40, y), pile, 27, theme.INK, "bold", "lm")
    if seat.top_card is None:
        return
    x = left + 50 + fonts.width(pile, "bold", 27)
    name = card_name(words, seat.top_card)
    size = largest([name], "text", (26, 24, 22, 20, 18), right - x)
    shown = fonts.fitted(name, "text", size, right - x)
    yield Text((x, y), shown, size, theme.INK, "text", "lm", tag=f"label/top/{seat.seat}")


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
