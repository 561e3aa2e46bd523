"""How the points of the best grew over a campaign, round by round: a chart for its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from render import fonts, theme
from render.scene import Box, Point, Polyline, Rectangle, Scene, Shape, Sprite, Text
from render.typesetting import largest, name_lines, stacked

WIDTH, HEIGHT = 1200, 900
MOST = len(theme.SEATS)
"""Lines that can be told apart."""
_PLOT: Box = (96, 130, 800, 810)
_LABELS = 850
_GRID = "#d9cba8"


@dataclass(frozen=True)
class CampaignRace:
    title: str
    rounds: str
    """What the numbers below are."""
    points: str
    names: tuple[str, ...]
    """The best first."""
    totals: tuple[tuple[float, ...], ...]
    """For each of them, the points after each round, beginning with nothing."""
    ends: tuple[str, ...]
    """The last of them, as they are written."""
    alt: str


def build_scene(race: CampaignRace) -> Scene:
    left, top, right, _ = _PLOT
    size = largest([race.title], "title", (46, 42, 38, 34, 30), WIDTH - 80)
    shapes: list[Shape] = [
        Text((40, 72), fonts.fitted(race.title, "title", size, WIDTH - 80), size, theme.INK,
             "title", "ls"),
        Rectangle(_PLOT, theme.PANEL, theme.PANEL_EDGE, 2, 10),
        Text(((left + right) / 2, HEIGHT - 24), race.rounds, 30, theme.FAINT_INK, anchor="ms"),
        Text((left, top - 14), race.points, 30, theme.FAINT_INK, anchor="ls"),
        *_axes(race),
    ]  # fmt: skip
    for number in reversed(range(len(race.names))):
        shapes += _line(race, number)
    for number in range(len(race.names)):
        shapes += _label(race, number)
    return Scene(WIDTH, HEIGHT, theme.TABLE, tuple(shapes))


def _axes(race: CampaignRace) -> Iterator[Shape]:
    left, _, right, bottom = _PLOT
    highest = _highest(race)
    step = next(s for s in (1, 2, 5, 10, 12, 20, 24, 50, 100, 200, 500) if highest / s <= 8)
    for value in range(0, int(highest) + 1, step):
        y = _at(race, 0, value)[1]
        if value:
            yield Polyline(((left + 2, y), (right - 2, y)), _GRID, 2)
        yield Text((left - 14, y), str(value), 30, theme.FAINT_INK, anchor="rm")
    rounds = len(race.totals[0]) - 1
    every = max(1, -(-rounds // 8))
    for number in range(0, rounds + 1, every):
        at = (_at(race, number, 0)[0], bottom + 38)
        yield Text(at, str(number), 30, theme.FAINT_INK, anchor="ms")


def _line(race: CampaignRace, number: int) -> Iterator[Shape]:
    look = theme.SEATS[number]
    way = tuple(_at(race, place, value) for place, value in enumerate(race.totals[number]))
    for colour, width in ((look.edge, 9), (look.fill, 5)):
        for first in range(len(way) - 1):
            yield Polyline(way[first : first + 2], colour, width)
    for at in way[1:]:
        yield Sprite(f"badge-{look.shape}", at, 30, (look.fill, look.edge))


def _label(race: CampaignRace, number: int) -> Iterator[Shape]:
    look = theme.SEATS[number]
    step = (_PLOT[3] - _PLOT[1]) / MOST
    y = _PLOT[1] + step * (number + 0.5)
    end = _at(race, len(race.totals[number]) - 1, race.totals[number][-1])
    yield Polyline(((end[0] + 12, end[1]), (_LABELS - 8, y)), look.edge, 2)
    yield Sprite(f"badge-{look.shape}", (_LABELS + 28, y), 58, (look.fill, look.edge))
    yield Text((_LABELS + 28, y), str(number + 1), 30, look.ink, "bold", "mm")
    yield Text((_LABELS + 68, y - 6), race.ends[number], 40, theme.INK, "title", "ls")
    room = WIDTH - 16 - _LABELS - 68
    name = fonts.drawable(race.names[number]) or "?"
    size, lines = name_lines(name, room, one=(30, 28, 26), two=(25, 24))
    yield from stacked(lines, (_LABELS + 68, y + 28), size, theme.INK, role="bold", leading=1.0)


def _at(race: CampaignRace, number: int, value: float) -> Point:
    left, top, right, bottom = _PLOT
    across = number / max(1, len(race.totals[0]) - 1)
    up = value / (_highest(race) * 1.06)
    return left + 24 + across * (right - left - 48), bottom - 12 - up * (bottom - top - 24)


def _highest(race: CampaignRace) -> float:
    return max(12.0, *(value for each in race.totals for value in each))
