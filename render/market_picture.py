"""The picture of the fish market: its offers in large rows, whose markers stand there, and how many
fish everyone has."""

from __future__ import annotations

from collections.abc import Iterator

from engine import View
from engine.catalogue import MarketOffer
from engine.fish_market import holders, offers
from engine.terms import SeatId
from render import fonts, theme
from render.market_panel import gain_sign, gain_signs, price_sign
from render.pieces import piece
from render.scene import Box, Polyline, Rectangle, Scene, Shape, Text
from render.seating import NamedSeats
from render.signs import fish_sign
from render.typesetting import largest, largest_broken
from words.market import gain_text, is_house_version

_ACROSS = 900
"""A phone shows it at half its size, in letters large enough."""
_GAP = 20
TITLE = 112
_ROW = 84
_SEAT = 68
_BADGE = 60
_WAVES = {"river": "#a9cdd9", "mountain": "#c9b28a"}


def build_scene(view: View, seating: NamedSeats | None = None) -> Scene:
    names = seating or NamedSeats.at(view)
    shapes = list(_title(view, names))
    y = float(TITLE)
    closed = holders(view.fish_market) if view.fish_market else {}
    for number, offer in offers(view.options).items():
        box: Box = (_GAP, y, _ACROSS - _GAP, y + _ROW - 8)
        shapes += _offer(names, number, offer, box, closed.get(number))
        y += _ROW
    y += 10
    for seat in range(len(view.seats)):
        row, column = divmod(seat, 2)
        wide = (_ACROSS - 3 * _GAP) / 2
        left = _GAP + column * (wide + _GAP)
        box = (left, y + row * _SEAT, left + wide, y + (row + 1) * _SEAT - 8)
        shapes += _fish(view, names, SeatId(seat), box)
    rows = -(-len(view.seats) // 2)
    return Scene(_ACROSS, round(y + rows * _SEAT + 12), theme.TABLE, tuple(shapes))


def _title(view: View, seating: NamedSeats) -> Iterator[Shape]:
    words, side = seating.words, view.options.fish_market_side
    yield fish_sign((_GAP + 44, 50), 84)
    title = words("picture-market")
    yield Text((_GAP + 100, 52), title, 44, theme.INK, "title", "ls")
    said = words("picture-market-side", side=side)
    yield Text((_GAP + 102, 78), said, 26, theme.INK, "bold", "lm")
    end = _GAP + 102 + fonts.width(said, "bold", 26)
    if is_house_version():
        begin = end + 16
        ours = words("picture-house-version")
        size = largest([ours], "text", (26, 24, 22, 20), _ACROSS - _GAP - begin)
        yield Text((begin, 78), ours, size, theme.ACCENT, "text", "lm")
        end = begin + fonts.width(ours, "text", size)
    yield from _scenery(side, max(end, _GAP + 100 + fonts.width(title, "title", 44)) + 24)
    yield Rectangle((_GAP, TITLE - 12, _ACROSS - _GAP, TITLE - 10), theme.PANEL_EDGE)


def _scenery(side: str, begin: float) -> Iterator[Shape]:
    """Waves, or peaks, where the name leaves room for them."""
    high = 9 if side == "river" else 26
    across = range(_ACROSS, max(560, round(begin)) - 1, -30)
    for line in range(3) if len(across) > 1 else ():
        base = 24 + 24 * line
        points = [
            (x, base + (high if (place + line) % 2 else -high) * 0.5)
            for place, x in enumerate(across)
        ]
        yield Polyline(tuple(points), _WAVES[side], 4)


def _offer(
    seating: NamedSeats, number: int, offer: MarketOffer, box: Box, holder: SeatId | None
) -> Iterator[Shape]:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    fill = theme.PANEL if holder is None else theme.EMPTY
    edge = theme.FISH[1] if holder is None else theme.PANEL_EDGE
    yield Rectangle(box, fill, edge, 3, 14, f"offer/{number}")
    yield Text((left + 32, middle), str(number), 34, theme.FAINT_INK, "title")
    yield from price_sign(offer.fish, (left + 108, middle), 66)
    signs = list(gain_signs(offer))
    x = left + 196.0
    for sign in signs:
        wide = 26 if sign == "or" else 64
        yield from gain_sign(sign, (x + wide / 2 - 6, middle), 58)
        x += wide
    begin = max(x + 8, left + 340.0)
    end = right - 14
    if holder is not None:
        end -= _BADGE + 8
        yield from piece(
            seating.words, "badge", holder, (right - 44, middle), _BADGE, tag=f"market/{number}"
        )
    ink = theme.INK if holder is None else theme.FAINT_INK
    said = gain_text(seating.words, offer)
    size, lines = largest_broken(said, "bold", (34, 32, 30, 28, 26, 24), room=end - begin, lines=2)
    for place, line in enumerate(lines):
        at = (begin, middle + (place - (len(lines) - 1) / 2) * size)
        yield Text(at, line, size, ink, "bold", "lm", tag=f"label/offer/{number}")


def _fish(view: View, seating: NamedSeats, seat: SeatId, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    yield Rectangle(box, theme.PANEL, seating.look(seat).edge, 2, 12, f"seat/{seat}")
    yield from piece(seating.words, "badge", seat, (left + 36, middle), 46)
    count = str(view.seats[seat].fish)
    end = right - 16 - fonts.width(count, "bold", 38)
    yield Text((end, middle), count, 38, theme.INK, "bold", "lm", tag=f"label/fish/{seat}")
    yield fish_sign((end - 38, middle), 54)
    room = end - 74 - (left + 68)
    name = seating.player(seat)
    size = largest([name], "bold", (32, 30, 28, 26, 24, 22), room)
    shown = fonts.fitted(name, "bold", size, room)
    yield Text((left + 68, middle), shown, size, theme.INK, "bold", "lm")
