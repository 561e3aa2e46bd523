"""How a film ends: the winner under the wreath, and the final scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import Score, View
from engine.terms import SeatId
from render import emblems, layout, scores, theme
from render.geography import geography
from render.paint import scaled
from render.pieces import piece_of
from render.scene import Point, Rectangle, Scene, Shape, Sprite, moved
from render.seating import NamedSeats

__all__ = ["FilmEnding", "emblems", "ending_scene"]

_BANNER = 380
_EDGE = 20
_WREATH = 300


@dataclass(frozen=True)
class FilmEnding:
    scores: Sequence[Score]
    winners: Sequence[SeatId]


def ending_scene(view: View, ending: FilmEnding, seating: NamedSeats) -> Scene:
    """As large as the picture of a table, so that it is shrunk and encoded like one."""
    winners = ending.winners
    table = scores.build_scene(view, ending.scores, winners, seating.players, seating.words)
    map_layout = geography(view.options.board).layout
    width, height = layout.WIDTH, layout.picture_height(map_layout, forum=view.forum is not None)
    by = min((width - 2 * _EDGE) / table.width, (height - _BANNER - 2 * _EDGE) / table.height)
    left = (width - by * table.width) / 2
    top = _BANNER + (height - _BANNER - by * table.height) / 2
    shapes = (
        Rectangle((0, 0, width, height), theme.TABLE),
        *_banner([seating.look(seat) for seat in winners]),
        *(moved(scaled(shape, by), round(left), round(top)) for shape in table.shapes),
    )
    return Scene(width, height, theme.TABLE, shapes)


def _banner(winners: Sequence[theme.SeatLook]) -> Iterator[Shape]:
    yield Rectangle((0, 0, layout.WIDTH, _BANNER), theme.STATUS_GROUND)
    yield Rectangle((0, _BANNER - 6, layout.WIDTH, _BANNER), theme.GOLD)
    for look, at in zip(winners, _spots(len(winners)), strict=True):
        yield Sprite("prefect", at, _WREATH, (theme.GOLD, theme.STATUS_GROUND))
        yield from piece_of(look, "badge", at, 130)


def _spots(count: int) -> Iterator[Point]:
    for number in range(count):
        yield (layout.WIDTH / 2 + (number - (count - 1) / 2) * (_WREATH + 40), _BANNER / 2 - 4)
