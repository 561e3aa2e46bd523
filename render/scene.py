"""A scene: what there is to paint, as frozen shapes in painting order.

One unit is one pixel of a picture painted at scale 1; y grows downwards.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

Point = tuple[float, float]
Points = tuple[Point, ...]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Colour = str
"""As "#rrggbb", or "#rrggbbaa" where something shines through."""
Font = Literal["title", "name", "text", "bold"]
Anchor = Literal["lt", "mt", "rt", "lm", "mm", "rm", "ls", "ms", "rs", "lb", "mb", "rb"]
"""Pillow's: left, middle or right; then top of the line, middle, baseline or bottom."""


@dataclass(frozen=True)
class Rectangle:
    box: Box
    fill: Colour | None = None
    outline: Colour | None = None
    width: float = 1
    radius: float = 0
    tag: str = ""


@dataclass(frozen=True)
class Circle:
    centre: Point
    radius: float
    fill: Colour | None = None
    outline: Colour | None = None
    width: float = 1
    tag: str = ""


@dataclass(frozen=True)
class Polygon:
    """Holes are cut out of a polygon's fill, and their rims drawn like its own."""

    points: Points
    fill: Colour | None = None
    outline: Colour | None = None
    width: float = 1
    holes: tuple[Points, ...] = ()
    tag: str = ""


@dataclass(frozen=True)
class Polyline:
    points: Points
    colour: Colour
    width: float = 1
    dash: tuple[float, float] | None = None  # painted, then left out
    tag: str = ""


@dataclass(frozen=True)
class Text:
    at: Point
    text: str
    size: float
    colour: Colour
    font: Font = "text"
    anchor: Anchor = "mm"
    halo: Colour | None = None
    halo_width: float = 2
    spacing: float = 0  # between letters, in units
    angle: float = 0  # degrees, anticlockwise around `at`
    tag: str = ""


@dataclass(frozen=True)
class Sprite:
    """A small drawing of `sprites.py` by its name, in a square of the size, in these colours."""

    name: str
    centre: Point
    size: float
    colours: tuple[Colour, ...] = ()
    tag: str = ""


Shape = Rectangle | Circle | Polygon | Polyline | Text | Sprite
Shapes = tuple[Shape, ...]


@dataclass(frozen=True)
class Backdrop:
    """What stays the same from turn to turn: painted once and kept under its key."""

    key: str
    shapes: Shapes = field(compare=False)
    box: Box | None = None  # the part of the scene that it fills; None: all of it


@dataclass(frozen=True)
class Scene:
    width: int
    height: int
    background: Colour
    shapes: Shapes
    backdrops: tuple[Backdrop, ...] = ()


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    """The same shape elsewhere."""
    match shape:
        case Rectangle():
            left, top, right, bottom = shape.box
            return replace(shape, box=(left + dx, top + dy, right + dx, bottom + dy))
        case Circle() | Sprite():
            return replace(shape, centre=(shape.centre[0] + dx, shape.centre[1] + dy))
        case Polygon():
            return replace(
                shape,
                points=shifted(shape.points, dx, dy),
                holes=tuple(shifted(hole, dx, dy) for hole in shape.holes),
            )
        case Polyline():
            return replace(shape, points=shifted(shape.points, dx, dy))
        case Text():
            return replace(shape, at=(shape.at[0] + dx, shape.at[1] + dy))


def shifted(points: Points, dx: float, dy: float) -> Points:
    return tuple((x + dx, y + dy) for x, y in points)
