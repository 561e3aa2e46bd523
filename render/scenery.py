"""The grounds that illustrations stand on: a piece of sea, field, town or hall, and people.

In the colours of the maps. A ground fills a box; people are parts of drawings of 100 units.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from render import theme
from render.curves import curve
from render.scene import Box, Circle, Colour, Point, Polygon, Polyline, Rectangle, Shape, Shapes
from render.sprites import ellipse

Ground = Literal["sea", "field", "town", "hall"]

SKY = "#f6ecd2"
HILL, MEADOW, CORN = "#c3d2b0", "#cbe3b5", "#f2e396"
ROOF, WALL, STONE, MARBLE = "#c8734e", "#efdcbb", "#d9cdb6", "#fffaf0"
WOOD, LEAF, SKIN, HAIR = "#9c6b3c", "#6f9455", "#dfb28a", "#4a2f1c"
PURPLE, RED, BLUE, OCHRE = "#7a2750", "#a83226", "#3f6f8f", "#d79a3c"
EDGE = theme.INK


def ground_shapes(kind: Ground, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    yield Rectangle(box, SKY)
    horizon = top + (bottom - top) * 0.62
    match kind:
        case "sea":
            yield Circle((right - 46, top + 30), 15, "#f4d58a")
            yield Polygon(_ridge(left, right, horizon, 20, 0.9), HILL)
            yield Rectangle((left, horizon, right, bottom), theme.SEA)
            for number in range(int(bottom - horizon - 13) // 12):
                yield from _waves(left + 10 + number * 13, right - 8, horizon + 9 + 12 * number)
        case "field":
            yield Circle((left + 44, top + 30), 15, "#f4d58a")
            yield Polygon(_ridge(left, right, horizon, 34, 0.3), HILL)
            yield Polygon(_ridge(left, right, horizon + 6, 16, 1.3), MEADOW)
            yield Rectangle((left, horizon + 6, right, bottom), CORN)
            for furrow in (16, 28, 40):
                y = horizon + furrow
                yield Polyline(((left + 4, y), (right - 4, y)), "#e0c766", 2)
        case "town":
            yield Polygon(_ridge(left, right, horizon, 30, 0.7), HILL)
            yield from _roofs(left, right, horizon)
            yield Rectangle((left, horizon, right, bottom), "#e6d3a8")
            yield Rectangle((left, horizon, right, horizon + 2), theme.PANEL_EDGE)
        case "hall":
            yield Rectangle((left, top, right, horizon + 10), "#ead9bb")
            yield Rectangle((left, top + 6, right, top + 11), ROOF)
            for x in _spread(left, right, 74):
                yield from _column(x, top + 12, horizon + 10)
            yield Rectangle((left, horizon + 10, right, bottom), "#cdb48a")
            for x in _spread(left, right, 40):
                yield Polyline(((x, horizon + 12), (x - 10, bottom - 1)), "#bfa276", 2)


def _ridge(left: float, right: float, base: float, high: float, phase: float) -> tuple[Point, ...]:
    """A gentle line of hills."""
    wide = right - left
    peaks = (0.55, 1.0, 0.4, 0.8, 0.5)
    xs = [left + wide * share for share in (0, 0.12, 0.25, 0.42, 0.58, 0.74, 0.88, 1)]
    ys = [base - high * peaks[(number + round(phase * 7)) % 5] for number in range(len(xs))]
    middle = [
        ((a + b) / 2, (c + d) / 2) for a, b, c, d in zip(xs, xs[1:], ys, ys[1:], strict=False)
    ]
    line: list[Point] = [(xs[0], ys[0])]
    for number, point in enumerate(middle[1:], 1):
        peak = (xs[number], ys[number])
        line += curve(line[-1], peak, peak, point, steps=6)[1:]
    return ((left, base), *line, (right, ys[-1]), (right, base))


def _waves(left: float, right: float, y: float) -> Iterator[Shape]:
    x = left
    while x + 22 < right:
        yield Polyline(
            curve((x, y), (x + 5, y - 5), (x + 11, y - 5), (x + 16, y), steps=5), "#8fb6c1", 2
        )
        x += 38


def _roofs(left: float, right: float, base: float) -> Iterator[Shape]:
    heights = (24, 38, 28, 44, 22, 34)
    for number, x in enumerate(_spread(left, right, 44)):
        high = heights[number % len(heights)]
        yield Rectangle((x - 17, base - high, x + 17, base), WALL, theme.PANEL_EDGE, 1.5)
        roof = ((x - 20, base - high), (x, base - high - 13), (x + 20, base - high))
        yield Polygon(roof, ROOF, "#8a4a2e", 1.5)
        yield Rectangle((x - 4, base - high + 9, x + 4, base - high + 19), "#8d7a5c")


def _column(x: float, top: float, bottom: float) -> Iterator[Shape]:
    yield Rectangle((x - 8, top + 6, x + 8, bottom - 5), MARBLE, theme.PANEL_EDGE, 1.5)
    for dx in (-3, 3):
        yield Polyline(((x + dx, top + 9), (x + dx, bottom - 8)), "#d9cdb6", 1.5)
    yield Rectangle((x - 12, top, x + 12, top + 7), MARBLE, theme.PANEL_EDGE, 1.5)
    yield Rectangle((x - 12, bottom - 7, x + 12, bottom), MARBLE, theme.PANEL_EDGE, 1.5)


def _spread(left: float, right: float, step: float) -> list[float]:
    count = max(1, int((right - left - 24) // step))
    begin = (left + right - step * (count - 1)) / 2
    return [begin + step * number for number in range(count)]


def person(
    x: float, base: float, high: float, robe: Colour, trim: Colour, *, hair: Colour = HAIR
) -> Shapes:
    """Somebody in a toga, seen from the front."""
    neck, hip = base - 0.72 * high, base - 0.36 * high
    body = (
        *curve((x - 0.15 * high, neck), (x - 0.26 * high, neck + 0.1 * high),
               (x - 0.22 * high, hip), (x - 0.25 * high, base)),
        *curve((x + 0.25 * high, base), (x + 0.22 * high, hip),
               (x + 0.26 * high, neck + 0.1 * high), (x + 0.15 * high, neck)),
    )  # fmt: skip
    head = (x, neck - 0.12 * high)
    drape = curve(
        (x - 0.14 * high, neck + 0.02 * high), (x - 0.02 * high, hip - 0.05 * high),
        (x + 0.14 * high, hip), (x + 0.21 * high, base - 0.1 * high),
    )  # fmt: skip
    return (
        Polygon(body, robe, EDGE, 2.4),
        Polyline(drape, trim, 0.075 * high),
        Polygon(ellipse(*head, 0.125 * high, 0.145 * high), SKIN, EDGE, 2.2),
        Polygon(_hair(head, high), hair),
    )


def _hair(head: Point, high: float) -> tuple[Point, ...]:
    x, y = head
    across, up = 0.135 * high, 0.155 * high
    return curve((x - across, y - 0.02 * high), (x - across, y - up * 1.25),
                 (x + across, y - up * 1.25), (x + across, y - 0.02 * high),
                 (x + across * 0.5, y - up * 0.55), (x - across * 0.5, y - up * 0.55),
                 (x - across, y - 0.02 * high))  # fmt: skip


def arm(shoulder: Point, elbow: Point, hand: Point, sleeve: Colour) -> Shapes:
    return (
        Polyline((shoulder, elbow, hand), EDGE, 9),
        Polyline((shoulder, elbow, hand), sleeve, 5.5),
        Circle(hand, 4.6, SKIN, EDGE, 2),
    )
