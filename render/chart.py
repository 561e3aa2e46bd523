"""The chart of how the points grew: a line for each seat, named where it ends."""

from collections.abc import Iterator, Sequence

from engine import View
from engine.terms import SeatId
from render import fonts, theme
from render.growth import Growth
from render.scene import (
    Box,
    Circle,
    Point,
    Points,
    Polyline,
    Rectangle,
    Scene,
    Shape,
    Shapes,
    Sprite,
    Text,
)
from render.seating import NamedSeats
from render.typesetting import largest
from render.view_facts import refuse_secrets
from words import ENGLISH, Words

WIDTH, HEIGHT = 1600, 1000
_PLOT: Box = (104, 142, 1206, 900)
_LABELS = 1262
"""Where the names begin."""
GRID = "#d9cba8"


def build_scene(
    view: View, growth: Growth, players: Sequence[str] = (), words: Words = ENGLISH
) -> Scene:
    """Once the game is over, or where all hands are open."""
    refuse_secrets(view, (seat for seat, _ in growth.by_seat()))
    shapes = [*_frame(words), *_points_axis(growth), *_turns_axis(growth)]
    seats = list(growth.by_seat())
    seating = NamedSeats.at(view, players, words)
    for seat, points in seats:
        shapes += _line(growth, seating.look(seat), points)
    for seat, points in seats:
        shapes += _signs(growth, seat, seating.look(seat), points, len(seats))
    shapes += _names(growth, seating)
    return Scene(WIDTH, HEIGHT, theme.TABLE, tuple(shapes))


def _frame(words: Words) -> Shapes:
    left, top, right, bottom = _PLOT
    return (
        Text((40, 76), words("picture-growth"), 44, theme.INK, "title", "ls"),
        Rectangle((left, top, right, bottom), theme.PANEL, theme.PANEL_EDGE, 2, 10),
        Text(
            ((left + right) / 2, HEIGHT - 22),
            words("picture-growth-turns"),
            28,
            theme.FAINT_INK,
            anchor="ms",
        ),
        Text((left, top - 14), words("picture-growth-points"), 28, theme.FAINT_INK, anchor="ls"),
    )


def _points_axis(growth: Growth) -> Iterator[Shape]:
    left, _, right, _ = _PLOT
    for value in _ticks(_highest(growth)):
        _, y = _at(growth, growth.turns[0], value)
        if value:
            yield Polyline(((left + 2, y), (right - 2, y)), GRID, 2)
        yield Text((left - 14, y), str(value), 30, theme.FAINT_INK, anchor="rm")


def _turns_axis(growth: Growth) -> Iterator[Shape]:
    _, _, _, bottom = _PLOT
    for turn in _ticks(growth.turns[-1]):
        if growth.turns[0] <= turn <= growth.turns[-1]:
            x, _ = _at(growth, turn, 0)
            yield Text((x, bottom + 36), str(turn), 30, theme.FAINT_INK, anchor="ms")


def _line(growth: Growth, look: theme.SeatLook, points: Sequence[int]) -> Shapes:
    """In the seat's colour, edged dark so that white and yellow lines show on the ground."""
    way = tuple(_at(growth, t, p) for t, p in zip(growth.turns, points, strict=True))
    return tuple(
        Polyline(piece, colour, width)
        for colour, width in ((look.edge, 9), (look.fill, 5))
        for piece in _pieces(way)
    )


def _pieces(way: Points, most: int = 8) -> Iterator[Points]:
    """Short pieces are painted much quicker than one line across the whole chart."""
    for first in range(0, max(1, len(way) - 1), most):
        piece = way[first : first + most + 1]
        yield piece if len(piece) > 1 else piece * 2


def _signs(
    growth: Growth, seat: SeatId, look: theme.SeatLook, points: Sequence[int], seats: int
) -> Iterator[Shape]:
    """The seat's shape along its line, each seat at turns of its own, and at the end."""
    count = len(growth.turns)
    spots = {round((step + (seat + 0.5) / seats) * (count - 1) / 4) for step in range(4)}
    for index in sorted(spots - {0, count - 1}):
        at = _at(growth, growth.turns[index], points[index])
        yield Sprite(f"badge-{look.shape}", at, 34, (look.fill, look.edge))
    end = _at(growth, growth.turns[-1], points[-1])
    yield Circle(end, 9, look.fill, look.edge, 3)


def _names(growth: Growth, seating: NamedSeats) -> Iterator[Shape]:
    """Beside the ends of the lines, moved apart where these lie too close."""
    ends = {seat: _at(growth, growth.turns[-1], points[-1]) for seat, points in growth.by_seat()}
    last = dict(growth.by_seat())
    for seat, y in _apart(ends).items():
        look = seating.look(seat)
        badge = (_LABELS + 30, y)
        yield Polyline(((ends[seat][0] + 10, ends[seat][1]), (_LABELS - 10, y)), look.edge, 2)
        yield Sprite(f"badge-{look.shape}", badge, 62, (look.fill, look.edge))
        yield Text(badge, look.letter, 30, look.ink, "bold", "mm")
        yield Text((_LABELS + 72, y - 4), str(last[seat][-1]), 42, theme.INK, "title", "ls")
        room = WIDTH - 16 - _LABELS - 72
        size = largest([seating.pictured(seat)], "bold", (30, 28, 26, 24, 22), room)
        name = fonts.fitted(seating.pictured(seat), "bold", size, room)
        yield Text((_LABELS + 72, y + 30), name, size, theme.INK, "bold", "ls")


def _apart(ends: dict[SeatId, Point]) -> dict[SeatId, float]:
    """From best to last all down the side of the chart, so that no part of it stays empty."""
    order = sorted(ends, key=lambda seat: ends[seat][1])
    step = (_PLOT[3] - _PLOT[1]) / len(order)
    return {seat: _PLOT[1] + step * (place + 0.5) for place, seat in enumerate(order)}


def _at(growth: Growth, turn: int, points: float) -> Point:
    left, top, right, bottom = _PLOT
    first, last = growth.turns[0], growth.turns[-1]
    across = (turn - first) / max(1, last - first)
    up = points / (_highest(growth) * 1.06)
    return (left + 24 + across * (right - left - 48), bottom - 12 - up * (bottom - top - 24))


def _highest(growth: Growth) -> int:
    return max(10, *(points for row in growth.points for points in row))


def _ticks(highest: int) -> range:
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if highest / s <= 8)
    return range(0, highest + 1, step)
