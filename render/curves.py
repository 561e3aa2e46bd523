"""Curves as points, for the drawings."""

import math

from render.scene import Point, Points


def arc(centre: Point, radius: float, first: float, last: float, *, steps: int = 24) -> Points:
    """From one angle to another, in degrees; 0 points right, 90 down."""
    x, y = centre
    angles = (math.radians(first + (last - first) * step / steps) for step in range(steps + 1))
    return tuple((x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles)


def curve(*controls: Point, steps: int = 16) -> Points:
    """Bezier curves of third degree, one after the other: start, then three points for each."""
    points = [controls[0]]
    for first in range(0, len(controls) - 1, 3):
        piece = controls[first : first + 4]
        points += [_on_curve(piece, step / steps) for step in range(1, steps + 1)]
    return tuple(points)


def mirrored(points: Points, *, axis: float = 50) -> Points:
    """The left half and its image to the right of it, as one outline."""
    return points + tuple((2 * axis - x, y) for x, y in reversed(points))


def flipped(points: Points, *, axis: float = 50) -> Points:
    return tuple((2 * axis - x, y) for x, y in points)


def _on_curve(piece: tuple[Point, ...], t: float) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
    x = sum(w * p[0] for w, p in zip(weights, piece, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, piece, strict=True))
    return (x, y)
