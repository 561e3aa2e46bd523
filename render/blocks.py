"""How a city's things stand around it: name on one side, houses in an arc on the other.

The same for the one who finds room for them and the one who draws them.
"""

from __future__ import annotations

import math
from typing import Literal

from render.scene import Box, Point
from render.theme import CAPITAL, HOUSE_RING, TOKEN, YARD_COLONIST

Side = Literal["below", "above", "right", "left"]
SIDES: tuple[Side, ...] = ("below", "above", "right", "left")

MOST_SEATS = 6
_ORDER = (2, 3, 1, 4, 0, 5)
_BETWEEN_HOUSES = 46
"""Degrees from one house to the next."""
_AWAY: dict[Side, float] = {"below": -90, "above": 90, "right": 180, "left": 0}
"""Where the middle of the arc lies, clockwise from the right."""


def house_place(at: Point, side: Side, seat: int) -> Point:
    """Where a seat's house stands: the same spot in every game, the first seats in the middle."""
    step = _ORDER[seat] - (MOST_SEATS - 1) / 2
    if side in ("above", "left"):  # always left to right, and top to bottom
        step = -step
    angle = math.radians(_AWAY[side] + step * _BETWEEN_HOUSES)
    return (at[0] + HOUSE_RING * math.cos(angle), at[1] + HOUSE_RING * math.sin(angle))


def label_place(at: Point, side: Side, width: float, height: float) -> Box:
    """The box of a city's name."""
    x, y = at
    half = TOKEN / 2
    aside = half + (16 if height > TOKEN else 9)  # two lines reach up to the outermost houses
    match side:
        case "below":
            top = y + half + 10
            return (x - width / 2, top, x + width / 2, top + height)
        case "above":
            bottom = y - half - 10
            return (x - width / 2, bottom - height, x + width / 2, bottom)
        case "right":
            return (x + aside, y - height / 2, x + aside + width, y + height / 2)
        case "left":
            return (x - aside - width, y - height / 2, x - aside, y + height / 2)


def capital_label_place(at: Point, side: Side, width: float, height: float) -> Box:
    """A capital's name stands on the side away from the colonists who wait there."""
    x, y = at
    half = CAPITAL / 2 + 3
    if side == "below":
        return (x - width / 2, y - half - height, x + width / 2, y - half)
    return (x - width / 2, y + half, x + width / 2, y + half + height)


def yard(at: Point, side: Side, kinds: int) -> Box:
    """Where colonists wait beside a capital, a ship or a trade: a row for each kind."""
    x, y = at
    wide, high = MOST_SEATS * YARD_COLONIST, kinds * YARD_COLONIST
    half = CAPITAL / 2 + 3
    top = y + half if side == "below" else y - half - high
    return (x - wide / 2, top, x + wide / 2, top + high)
