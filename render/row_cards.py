"""The cards of Contrarius' row: whom each shows and which god it serves, or its back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.catalogue import Card
from engine.terms import CardId
from render import fonts, symbols, theme, view_facts
from render.display_panel import portrait
from render.scene import Box, Polygon, Rectangle, Shape, Shapes, Text
from render.typesetting import largest
from words import Words
from words.nouns import card_name, personality_name

_WIDEST, _HIGHEST = 132.0, 122.0
_GAP = 6
_HEAD = 25
_NAMES = (20, 19, 18, 17, 16, 15, 14, 13)
_BACK = "#5b4a35"


def row_cards(
    words: Words, row: Sequence[CardId], face_down: Sequence[int], new: frozenset[int], box: Box
) -> Iterator[Shape]:
    """As large as there is room for, in the order he took them."""
    for place, (card, cell) in enumerate(zip(row, _cells(box, len(row)), strict=True)):
        left, top, right, bottom = cell
        if place in new:
            rim = (left - 3, top - 3, right + 3, bottom + 3)
            yield Rectangle(rim, theme.NEW, radius=10, tag=f"new/row/{place}")
        yield from _kept(words, card, cell, face_down=place in face_down)


def _cells(box: Box, count: int) -> Iterator[Box]:
    left, top, right, bottom = box

    def size(rows: int) -> tuple[float, float]:
        columns = -(-count // rows)
        across = (right - left - _GAP * (columns - 1)) / columns
        down = (bottom - top - _GAP * (rows - 1)) / rows
        return min(across, _WIDEST), min(down, _HIGHEST)

    rows = max(range(1, 7), key=lambda rows: min(size(rows)[0], size(rows)[1] * 1.1))
    (wide, high), columns = size(rows), -(-count // rows)
    for number in range(count):
        down, across = divmod(number, columns)
        x, y = round(left + across * (wide + _GAP)), round(top + down * (high + _GAP))
        yield (x, y, x + int(wide), y + int(high))


@lru_cache(maxsize=512)
def _kept(words: Words, card: CardId, box: Box, *, face_down: bool) -> Shapes:
    facts = view_facts.card_of(card)
    return tuple(_back(facts, box) if face_down else _face(words, facts, box))


def _face(words: Words, card: Card, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    start = card.numeral == "start"
    yield Rectangle(box, theme.PANEL, theme.INK, 2, 8, f"card/{card.id}")
    head = (left + 2, top + 2, right - 2, top + _HEAD)
    yield Rectangle(head, _BACK if start else theme.CARD_HEAD, radius=6)
    yield from _name(words, card, head)
    below, across = bottom - top - _HEAD - 6, right - left - 8
    god = min(below * 0.62, across * 0.4)
    art = min(below, across - god * 0.86)
    middle = (top + _HEAD + bottom) / 2
    yield from portrait(card, (left + 4 + art / 2, middle), art)
    yield from symbols.medallion(card.gods[0], (right - 5 - god / 2, bottom - 5 - god / 2), god)


def _name(words: Words, card: Card, head: Box) -> Iterator[Shape]:
    """The two of a double card one above the other, where they don't fit in a line."""
    left, top, right, bottom = head
    room, lines = right - left - 4, [card_name(words, card.id)]
    size = largest(lines, "bold", _NAMES, room)
    if fonts.width(lines[0], "bold", size) > room:
        lines = [personality_name(words, each, card.good) for each in card.personalities]
        size = largest(lines, "bold", (13, 12, 11, 10, 9), room)
    for number, line in enumerate(lines):
        y = (top + bottom) / 2 + 1 + (number - (len(lines) - 1) / 2) * 11
        at, tag = ((left + right) / 2, y), f"label/card/{card.id}/{number}"
        yield Text(at, line, size, theme.CARD_INK, "bold", tag=tag)


def _back(card: Card, box: Box) -> Iterator[Shape]:
    """Used up, but its god still pays at the end."""
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    yield Rectangle(box, _BACK, theme.INK, 2, 8, f"back/{card.id}")
    yield Rectangle((left + 6, top + 6, right - 6, bottom - 6), None, theme.GOLD, 2, 5)
    wide, high = (right - left) / 2 - 10, (bottom - top) / 2 - 10
    yield Polygon(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), None, theme.GOLD, 2)
    yield from symbols.medallion(card.gods[0], (x, y), min(wide, high) * 1.1)
