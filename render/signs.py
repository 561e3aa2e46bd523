"""Signs that stand in pictures and panels alike: goods and coins."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.terms import GOODS, Bonus, Good
from render import theme
from render.scene import Circle, Point, Shape, Shapes, Sprite, Text
from render.sprites import Colours, drawing, register


def coins_sign(count: int, at: Point, size: float) -> Iterator[Shape]:
    yield Sprite("coin", at, size, (theme.GOLD, theme.GOLD_EDGE))
    yield Text((at[0], at[1] + 1), str(count), round(size * 0.66), theme.INK, "bold")


def good_sign(good: str, at: Point, size: float) -> Sprite:
    """A good, or the sign for any of them."""
    for each in GOODS:
        if each == good:
            return Sprite(good, at, size, theme.GOODS[each])
    return Sprite("any", at, size, (theme.PANEL, theme.INK))


def bonus_sign(bonus: Bonus, at: Point, size: float) -> Sprite:
    """What a marker shows: a good, or a fish."""
    return fish_sign(at, size) if bonus == "fish" else good_sign(bonus, at, size)


def fish_sign(at: Point, size: float) -> Sprite:
    return Sprite("fish", at, size, theme.FISH)


def token_sign(good: Good, at: Point, size: float, tag: str = "") -> Sprite:
    """What a city produces, on its token."""
    return Sprite(f"token-{good}", at, size, theme.GOODS[good], tag)


def _token(good: Good, colours: Colours) -> Shapes:
    ground = Circle((50, 50), 50, theme.TOKEN_GROUND, theme.TOKEN_EDGE, 6)
    return (ground, *drawing(Sprite(good, (50, 50), 68, colours)))


for _good in GOODS:
    register(f"token-{_good}")(partial(_token, _good))
