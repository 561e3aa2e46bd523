"""Around the map: whose decision it is, the cards for sale, and what each seat has."""

from __future__ import annotations

from collections.abc import Iterator

from engine import View
from engine.catalogue import Card, catalogue
from engine.terms import COLONIST_KINDS, GOODS
from engine.views import SeatView
from render import emblems, fonts, sentences, symbols, theme, view_facts, words  # noqa: F401
from render.changes import Changes
from render.pieces import coins_sign, piece
from render.scene import Box, Point, Rectangle, Shape, Sprite, Text
from render.seating import Seating
from render.typesetting import largest

_CARD_HEAD = "#6e1f16"
_CARD_INK = "#fdf3da"


def status(view: View, seating: Seating, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    yield Rectangle(box, theme.STATUS_GROUND)
    decides = view_facts.to_decide(view)
    x = left + 16
    if decides is not None:
        yield from piece("badge", decides, (x + 22, middle), 44)
        x += 56
    line = sentences.status(view.turn, _what_now(view, seating))
    room = right - x - 14
    size = largest([line], "bold", (34, 32, 30, 28, 26, 24, 22), room)
    shown = fonts.fitted(line, "bold", size, room)
    yield Text((x, middle), shown, size, theme.STATUS_INK, "bold", "lm", tag="label/status")


def _what_now(view: View, seating: Seating) -> str:
    decides = view_facts.to_decide(view)
    causer = seating.player(view.concordia) if view.concordia is not None else ""
    if decides is None:
        return sentences.over(causer, view.end_cause or "")
    if view.end_cause is not None:
        return f"{sentences.decides(seating.player(decides))}. {sentences.last_turns(causer, view.end_cause)}"
    return sentences.decides(seating.player(decides))


# The display


def display(view: View, new: Changes, box: Box, *, columns: int) -> Iterator[Shape]:
    """The seven positions, what each asks besides the card's own cost, and the deck."""
    left, top, right, bottom = box
    gap = 8
    slots = len(view.display) + 1
    rows = -(-slots // columns)
    width = (right - left - gap * (columns - 1)) / columns
    height = (bottom - top - gap * (rows - 1)) / rows
    for slot in range(slots):
        x = round(left + (slot % columns) * (width + gap))
        y = round(top + (slot // columns) * (height + gap))
        place = (x, y, round(x + width), round(y + height))
        if slot == len(view.display):
            yield from _deck(view, place)
        else:
            yield from _position(view, slot, slot in new.display, place)


def _position(view: View, slot: int, new: bool, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    strip = 40
    if new:
        yield Rectangle(
            (left - 4, top - 4, right + 4, bottom + 4), theme.NEW_GLOW, theme.NEW, 4, 12
        )
    card = view.display[slot]
    yield Rectangle(box, theme.POSITION, theme.PANEL_EDGE, 1.5, 9, f"position/{slot}")
    if card is not None:
        yield from _small_card(view_facts.card_of(card), (left, top, right, bottom - strip))
    else:
        at = ((left + right) / 2, (top + bottom - strip) / 2)
        yield Text(at, sentences.GONE, 24, theme.FAINT_INK, "text")
    yield from _place_cost(view, slot, (left, bottom - strip, right, bottom))


def _place_cost(view: View, slot: int, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    goods = view_facts.position_costs(view)[slot]
    y = (top + bottom) / 2
    if not goods:
        yield Text(((left + right) / 2, y), "+ 0", 26, theme.FAINT_INK, "bold")
        return
    x = (left + right) / 2 - (len(goods) * 34 + 18) / 2
    yield Text((x + 6, y), "+", 28, theme.INK, "bold")
    for number, good in enumerate(goods):
        yield good_sign(good, (x + 36 + number * 34, y), 32)


def _small_card(card: Card, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    head = 34
    yield Rectangle(box, theme.PANEL, theme.INK, 2, 9, f"card/{card.id}")
    yield Rectangle((left + 2, top + 2, right - 2, top + head), _CARD_HEAD, radius=7)
    yield Rectangle((left + 2, top + head - 8, right - 2, top + head), _CARD_HEAD)
    names = [words.personality_name(card, each) for each in card.personalities]
    line = " / ".join(names)
    sizes = (24, 23, 22, 21, 20, 19, 18, 17, 16, 15)
    size = largest([line], "bold", sizes, right - left - 12)
    shown = fonts.fitted(line, "bold", size, right - left - 8)
    yield Text(((left + right) / 2, top + head / 2 + 1), shown, size, _CARD_INK, "bold")
    middle = (top + head + bottom) / 2
    icon = min(bottom - top - head - 12, 62.0)
    third = (right - left) / 2
    yield from symbols.medallion(card.gods[0], (left + third * 0.5, middle), icon)
    for number, good in enumerate(card.cost):
        offset = (number - (len(card.cost) - 1) / 2) * (icon * 0.62)
        at = (left + third * 1.5, middle + offset) if third < 80 else (left + third * 1.5 + offset, middle)
        size_of = icon * (0.72 if len(card.cost) == 1 else 0.58)
        yield good_sign(good, at, size_of)


def good_sign(good: str, at: Point, size: float) -> Sprite:
    for each in GOODS:
        if each == good:
            return Sprite(good, at, size, theme.GOODS[each])
    return Sprite("any", at, size, (theme.PANEL, theme.INK))


def _deck(view: View, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    x = (left + right) / 2
    fill = theme.PANEL if view.cards_in_deck else theme.EMPTY
    yield Sprite("cards", (x, top + (bottom - top) * 0.34), 84, (fill, _CARD_HEAD))
    yield Text((x, top + (bottom - top) * 0.68), str(view.cards_in_deck), 38, theme.INK, "title")
    yield Text((x, bottom - 18), sentences.IN_DECK, 22, theme.FAINT_INK, "bold", tag="label/deck")


# The seats


def seats(view: View, seating: Seating, new: Changes, box: Box, *, columns: int) -> Iterator[Shape]:
    left, top, right, bottom = box
    gap = 10
    rows = -(-len(view.seats) // columns)
    width = (right - left - gap * (columns - 1)) / columns
    height = min((bottom - top - gap * (rows - 1)) / rows, 230)
    for seat in view.seats:
        x = round(left + (seat.seat % columns) * (width + gap))
        y = round(top + (seat.seat // columns) * (height + gap))
        yield from _seat(view, seat, seating, (x, y, round(x + width), round(y + height)))


def _seat(view: View, seat: SeatView, seating: Seating, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    look = theme.SEATS[seat.seat]
    decides = view_facts.to_decide(view) == seat.seat
    if decides:
        yield Rectangle(
            (left - 5, top - 5, right + 5, bottom + 5), theme.ACCENT, radius=16, tag="decides"
        )
    yield Rectangle(box, theme.PANEL, look.edge, 2, 12, f"seat/{seat.seat}")
    yield Rectangle((left + 2, top + 2, left + 12, bottom - 2), look.fill, radius=6)
    wide = right - left > 420
    inner = left + 22
    if wide:
        half = inner + max(235, (right - left) * 0.42)
        yield from _header(view, seat, seating, (inner, top + 8, half - 12, top + 52))
        yield from _facts(view, seat, (inner, top + 58, half - 12, top + 100))
        yield from _top_card(view, seat, (inner, top + 104, half - 12, top + 144))
        cell = min(46.0, (right - half - 12) / 6)
        y = (top + bottom) / 2 - cell
        yield from _store(seat, (half, y), cell)
    else:
        yield from _header(view, seat, seating, (inner, top + 5, right - 10, top + 47))
        cell = min((right - inner - 10) / 6, 44)
        yield from _store(seat, (inner, top + 50), cell)
        below = top + 50 + 2 * cell
        yield from _facts(view, seat, (inner, below + 3, right - 10, below + 41))
        yield from _top_card(view, seat, (inner, below + 42, right - 10, below + 78))


def _header(view: View, seat: SeatView, seating: Seating, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    yield from piece("badge", seat.seat, (left + 20, y), 42)
    coins = str(seat.coins)
    room = fonts.width(coins, "bold", 30)
    yield Text((right, y), coins, 30, theme.INK, "bold", "rm", tag=f"label/coins/{seat.seat}")
    yield Sprite("coin", (right - room - 20, y), 30, (theme.GOLD, theme.GOLD_EDGE))
    name_right = right - room - 40
    if view.praefectus_magnus == seat.seat:
        yield Sprite("wreath", (name_right - 17, y), 36, (theme.LAUREL, theme.LAUREL_EDGE), "magnus")
        name_right -= 38
    name = seating.player(seat.seat)
    size = largest([name], "bold", (28, 26, 24, 22, 20), name_right - left - 48)
    shown = fonts.fitted(name, "bold", size, name_right - left - 48)
    yield Text((left + 46, y), shown, size, theme.INK, "bold", "lm", tag=f"label/seat/{seat.seat}")


def _store(seat: SeatView, corner: Point, cell: float) -> Iterator[Shape]:
    """Twelve spaces: goods, colonists not on the board yet, and what is free."""
    held: list[tuple[str, str]] = [
        ("good", good) for good in GOODS for _ in range(seat.goods.get(good, 0))
    ]
    waiting = view_facts.waiting(seat)
    held += [("colonist", kind) for kind in COLONIST_KINDS for _ in range(waiting[kind])]
    for number in range(catalogue().components.storehouse_spaces):
        x = corner[0] + (number % 6 + 0.5) * cell
        y = corner[1] + (number // 6 + 0.5) * cell
        half = cell / 2 - 1.5
        yield Rectangle(
            (round(x - half), round(y - half), round(x + half), round(y + half)),
            theme.STORE,
            theme.STORE_EDGE,
            1,
            5,
        )
        if number < len(held):
            what, name = held[number]
            at = (round(x), round(y))
            if what == "good":
                yield good_sign(name, at, round(cell * 0.8))
            else:
                yield from piece(name, seat.seat, at, round(cell * 0.84))


def _facts(view: View, seat: SeatView, box: Box) -> Iterator[Shape]:
    """Cards in hand, houses left to build."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    look = theme.SEATS[seat.seat]
    yield Sprite("cards", (left + 18, y), 36, (theme.POSITION, theme.INK))
    yield Text((left + 42, y), str(seat.cards_in_hand), 28, theme.INK, "bold", "lm")
    x = left + (right - left) / 2
    yield Sprite(f"house-{look.shape}", (x + 18, y), 34, (look.fill, look.edge))
    left_to_build = catalogue().components.houses - len(view_facts.houses_of(view, seat.seat))
    yield Text((x + 42, y), str(left_to_build), 28, theme.INK, "bold", "lm")


def _top_card(view: View, seat: SeatView, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    yield Sprite("pile", (left + 18, y), 34, (theme.POSITION, theme.INK))
    yield Text((left + 42, y), str(seat.cards_in_discard), 28, theme.INK, "bold", "lm")
    if seat.top_card is None:
        return
    x = left + 48 + fonts.width(str(seat.cards_in_discard), "bold", 28)
    name = words.card_name(view_facts.card_of(seat.top_card))
    size = largest([name], "text", (26, 24, 22, 20, 18), right - x)
    shown = fonts.fitted(name, "text", size, right - x)
    yield Text((x + 6, y), shown, size, theme.INK, "text", "lm", tag=f"label/top/{seat.seat}")

