"""The fish market between the display and the seats: its offers, and the markers on them."""

from __future__ import annotations

from collections.abc import Iterator

from engine import View
from engine.catalogue import MarketOffer
from engine.fish_market import holders, offers
from engine.terms import TRADED_GOODS, SeatId
from render import theme
from render.pieces import piece
from render.rooms import grid
from render.scene import Box, Point, Polygon, Rectangle, Shape, Sprite, Text
from render.signs import coins_sign, fish_sign, good_sign
from words import Words

STRIPS = 2
"""Half of the offers in each."""
_NARROW = 160
_OR = 0.4
"""How much room the sign between goods of choice takes, beside that of a good."""


def market(words: Words, view: View, strips: tuple[Box, ...]) -> Iterator[Shape]:
    if view.fish_market is None:
        return
    closed, numbered = holders(view.fish_market), list(offers(view.options).items())
    share = -(-len(numbered) // len(strips))
    for place, strip in enumerate(strips):
        here = numbered[place * share : (place + 1) * share]
        boxes = grid(strip, share, share)
        for (number, offer), box in zip(here, boxes, strict=False):
            yield from _offer(words, number, offer, box, closed.get(number))


def _offer(
    words: Words, number: int, offer: MarketOffer, box: Box, holder: SeatId | None
) -> Iterator[Shape]:
    """Its price in fish, what it brings, and whose marker closes it: below the price where the room
    is narrow, else at the end."""
    left, top, right, bottom = box
    middle, tag = (top + bottom) / 2, f"market/{number}"
    fill = theme.PANEL if holder is None else theme.EMPTY
    edge = theme.FISH[1] if holder is None else theme.PANEL_EDGE
    yield Rectangle(box, fill, edge, 2, 9, f"offer/{number}")
    size = min(38.0, bottom - top - 8)
    if right - left < _NARROW:
        price, reach, begin, end = (left + 31, middle), 36.0, left + 60, right - 4
        if holder is not None:
            price, reach = (left + 27, top + 18), 30.0
            yield from piece(words, "badge", holder, (left + 26, bottom - 18), 28, tag=tag)
    else:
        price, reach, begin, end = (left + size * 0.82, middle), size, left + size * 2.0, right - 4
        yield from _onward((left + size * 1.78, middle), size * 0.22)
        if holder is not None:
            end = right - 38
            yield from piece(words, "badge", holder, (right - 20, middle), 36, tag=tag)
    yield from price_sign(offer.fish, price, reach)
    signs = list(gain_signs(offer))
    shares = [_OR if sign == "or" else 1.0 for sign in signs]
    step = min(size * 1.04, (end - begin) / sum(shares))
    for sign, share in zip(signs, shares, strict=True):
        yield from gain_sign(sign, (begin + step * share / 2, middle), min(size, step * 1.08))
        begin += step * share


def price_sign(fish: int, at: Point, size: float) -> Iterator[Shape]:
    x, y = at
    yield fish_sign((x - size * 0.24, y), size)
    yield Text((x + size * 0.52, y), str(fish), round(size * 0.68), theme.INK, "bold")


def _onward(at: Point, reach: float) -> Iterator[Shape]:
    x, y = at
    tip = ((x - reach * 0.5, y - reach), (x + reach * 0.6, y), (x - reach * 0.5, y + reach))
    yield Polygon(tip, theme.FAINT_INK)


def gain_signs(offer: MarketOffer) -> Iterator[str | int]:
    """What to draw for what an offer brings: coins by their number, the rest by name; `or` stands
    between goods of choice."""
    if offer.coins:
        yield offer.coins
    yield from offer.goods
    if offer.brings == "goods_of_choice":
        if offer.units > 1 or len(offer.choice) == len(TRADED_GOODS):
            yield from ["any"] * offer.units
        else:
            for place, good in enumerate(offer.choice):
                if place:
                    yield "or"
                yield good
    elif offer.brings:
        yield f"sign-market-{offer.brings}"


def gain_sign(sign: str | int, at: Point, size: float) -> Iterator[Shape]:
    if isinstance(sign, int):
        yield from coins_sign(sign, at, size)
    elif sign == "or":
        yield Text(at, "/", round(size * 0.8), theme.FAINT_INK, "bold")
    elif sign.startswith("sign-"):
        yield Sprite(sign, at, round(size), ())
    else:
        yield good_sign(sign, at, round(size))
