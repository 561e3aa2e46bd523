"""The cards for sale beside a map: what each position holds and asks, and the deck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine import View
from engine.catalogue import Card
from engine.terms import CardId
from render import emblems, fonts, symbols, theme, view_facts  # noqa: F401  (emblems register)
from render.changes import BoardChanges
from render.illustrations import drawing_of
from render.rooms import Rooms
from render.scene import Box, Font, Rectangle, Shape, Shapes, Sprite, Text
from render.signs import good_sign
from render.sprites import names as drawn
from render.typesetting import largest
from words import Words
from words.nouns import card_name, personality_name

_STRIP = 42
"""Below each card: what its position asks besides."""
_HEAD = 38
_LOW = 60
"""Below its head a card that is lower shows no portrait: god and cost stay large."""
_LOW_DECK = 140
_QUIET = (28, 26, 24, 22, 20, 18, 16, 14)


def furniture(
    words: Words, where: Rooms, place_costs: tuple[tuple[str, ...], ...]
) -> Iterator[Shape]:
    for box, goods in zip(where.positions, place_costs, strict=True):
        yield Rectangle(box, theme.POSITION, theme.PANEL_EDGE, 1.5, 9)
        left, _, right, bottom = box
        yield from _place_cost(words, goods, (left, bottom - _STRIP, right, bottom))
    left, _, right, bottom = where.deck
    yield _quiet(words("picture-in-deck"), (left, bottom - 36, right, bottom), "bold")


def _quiet(text: str, box: Box, role: Font = "text") -> Text:
    """A few faint words in the middle of a box."""
    left, top, right, bottom = box
    size = largest([text], role, _QUIET, right - left - 8)
    shown = fonts.fitted(text, role, size, right - left - 8)
    return Text(((left + right) / 2, (top + bottom) / 2), shown, size, theme.FAINT_INK, role)


def _place_cost(words: Words, goods: tuple[str, ...], box: Box) -> Iterator[Shape]:
    if not goods:
        yield _quiet(words("picture-no-place-cost"), box)
        return
    left, top, right, bottom = box
    middle, y = (left + right) / 2, (top + bottom) / 2
    x = middle - (len(goods) * 34 + 18) / 2
    yield Text((x + 6, y), "+", 30, theme.INK, "bold")
    for number, good in enumerate(goods):
        yield good_sign(good, (x + 36 + number * 34, y), 32)


def display(words: Words, view: View, new: BoardChanges, where: Rooms) -> Iterator[Shape]:
    for slot, (card, box) in enumerate(zip(view.display, where.positions, strict=True)):
        left, top, right, bottom = box
        face = (left, top, right, bottom - _STRIP)
        if slot in new.display:
            rim = (left - 3, top - 3, right + 3, bottom - _STRIP + 3)
            yield Rectangle(rim, theme.NEW, radius=11, tag=f"new/position/{slot}")
        if card is None:
            yield _quiet(words("picture-empty-position"), face)
        else:
            yield from _kept_card(words.plain, card, face)
    yield from _deck(view, where.deck)


@lru_cache(maxsize=1024)
def _kept_card(words: Words, card: CardId, box: Box) -> Shapes:
    """Cards stay for many turns."""
    return tuple(_small_card(words, view_facts.card_of(card), box))


def _small_card(words: Words, card: Card, box: Box) -> Iterator[Shape]:
    """Name, whom it shows, god, and what it costs."""
    left, top, right, bottom = box
    yield Rectangle(box, theme.PANEL, theme.INK, 2, 9, f"card/{card.id}")
    yield Rectangle((left + 2, top + 2, right - 2, top + _HEAD), theme.CARD_HEAD, radius=7)
    yield from _card_name(words, card, (left, top, right, top + _HEAD))
    middle, room = (top + _HEAD + bottom) / 2, bottom - top - _HEAD
    wide = right - left > 150
    if room < _LOW:
        half = (left + right) / 2
        yield from symbols.medallion(card.gods[0], (left + (half - left) * 0.6, middle), room - 5)
        across = 30 if len(card.cost) < 3 else 22
        for number, good in enumerate(card.cost):
            x = half + 14 + (number - (len(card.cost) - 1) / 2) * across + (right - half - 14) / 4
            yield good_sign(good, (x, middle), 29)
        return
    size = min(room - 8, 72.0, (right - left) * 0.42)
    yield from portrait(card, (left + 6 + size / 2, middle), size)
    free = left + 8 + size
    if wide:  # god and cost side by side
        third = (right - free) / 4
        yield from symbols.medallion(card.gods[0], (free + third, middle), min(48.0, room - 20))
        yield from _cost(card, (free + 3 * third + 2, middle), 34, apart=34)
        return
    x = (free + right) / 2 - 2
    half = room / 2
    yield from symbols.medallion(card.gods[0], (x, middle - half / 2 + 1), half - 5)
    across = 30 if len(card.cost) < 3 else 20
    for number, good in enumerate(card.cost):
        at = (x + (number - (len(card.cost) - 1) / 2) * across, middle + half / 2 - 1)
        yield good_sign(good, at, 29)


def _cost(card: Card, at: tuple[float, float], size: float, *, apart: float) -> Iterator[Shape]:
    x, y = at
    for number, good in enumerate(card.cost):
        yield good_sign(good, (x, y + (number - (len(card.cost) - 1) / 2) * apart), size)


def portrait(card: Card, at: tuple[float, float], size: float) -> Iterator[Shape]:
    """Whom the card shows; the second one of a double card looks out from behind."""
    names = [f"art-{drawing_of(card, each)}" for each in card.personalities]
    known = [name for name in names if name in drawn()]
    (x, y), small = at, size * (0.66 if len(known) > 1 else 1)
    for number, name in enumerate(known):
        shift = (number - (len(known) - 1) / 2) * size * 0.34
        yield Sprite(name, (x + shift, y + shift), small)


def _card_name(words: Words, card: Card, head: Box) -> Iterator[Shape]:
    """In one line, or a double card's two names one above the other."""
    left, top, right, bottom = head
    x, y, room = (left + right) / 2, (top + bottom) / 2 + 1, right - left - 12
    name = card_name(words, card.id)
    size = largest([name], "bold", (30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18), room)
    if fonts.width(name, "bold", size) <= room or len(card.personalities) == 1:
        size = largest([name], "bold", (size, 17, 16, 15, 14), room)
        yield Text((x, y), fonts.fitted(name, "bold", size, room), size, theme.CARD_INK, "bold")
        return
    parts = [personality_name(words, each, card.good) for each in card.personalities]
    small = largest(parts, "bold", (17, 16, 15, 14), room)
    for number, part in enumerate(parts):
        shown = fonts.fitted(part, "bold", small, room)
        yield Text((x, y - 8 + 16 * number), shown, small, theme.CARD_INK, "bold")


def _deck(view: View, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    x, tall = (left + right) / 2, bottom - top
    fill = theme.PANEL if view.cards_in_deck else theme.EMPTY
    sign, number, size = (x, top + tall * 0.31), (x, top + tall * 0.66), min(80.0, tall * 0.5)
    if tall < _LOW_DECK:  # side by side
        y = top + tall * 0.38
        sign, number = (x - 24, y), (x + 26, y)
    yield Sprite("cards", sign, size, (fill, theme.CARD_HEAD))
    yield Text(number, str(view.cards_in_deck), 40, theme.INK, "bold")
