"""Signs that stand in pictures and panels alike: goods and coins."""

from __future__ import annotations

from collections.abc import Iterator

from engine.terms import GOODS
from render import theme
from render.scene import Point, Shape, Sprite, Text


def coins_sign(count: int, at: Point, size: float) -> Iterator[Shape]:
    yield Sprite("coin", at, size, (theme.GOLD, theme.GOLD_EDGE))
    yield Text((at[0], at[1] + 1), str(count), round(size * 0.66), theme.INK, "bold")


def good_sign(good: str, at: Point, size: float) -> Sprite:
    """A good, or the sign for any of them."""
    for each in GOODS:
        if each == good:
            return Sprite(good, at, size, theme.GOODS[each])
    return Sprite("any", at, size, (theme.PANEL, theme.INK))
