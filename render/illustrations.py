"""The illustration of a card: each of its personalities at work, on a piece of their world."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.catalogue import Card
from engine.terms import Personality
from render import crafts, magistrates, sprites, theme
from render.scene import Box, Rectangle, Shape, Sprite
from render.scenery import Ground, ground_shapes

__all__ = ["crafts", "drawing_of", "illustration", "magistrates"]

_GROUNDS: Mapping[str, Ground] = {
    "architect": "town",
    "colonist": "field",
    "diplomat": "town",
    "legatus": "field",
    "mercator": "town",
    "prefect": "field",
    "proconsul": "sea",
    "tribune": "town",
    "brick": "town",
    "food": "field",
    "wine": "field",
}
"""All others are indoors."""


def drawing_of(card: Card, personality: Personality) -> str:
    """The name of its drawing; a specialist works with the good of the card."""
    return card.good if personality == "specialist" and card.good else personality


def illustration(card: Card, box: Box) -> Iterator[Shape]:
    """Side by side where a card has two personalities; the bare ground if nobody drew them."""
    left, top, right, bottom = box
    count = len(card.personalities)
    step = (right - left) / count
    for number, personality in enumerate(card.personalities):
        x0, x1 = round(left + number * step), round(left + (number + 1) * step)
        name = drawing_of(card, personality)
        yield from ground_shapes(_GROUNDS.get(name, "hall"), (x0, top, x1, bottom))
        if f"art-{name}" in sprites.names():
            size = bottom - top - 6
            yield Sprite(f"art-{name}", ((x0 + x1) / 2, bottom - size / 2 - 1), size)
    for number in range(1, count):
        x = round(left + number * step)
        yield Rectangle((x - 1, top, x + 2, bottom), theme.GOLD)
