"""The picture of a ranking: a row for each, the best first, whatever they are ranked by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render import fonts, theme
from render.scene import Scene, Shape, Shapes, Sprite, Text
from render.scores import WINNER
from render.sheets import EDGE, HEAD, SMALLEST, WIDTH, heading, striped, whole_name
from render.typesetting import centred, largest

_COLUMNS, _ROW = 52, 62
_PLACE, _COLUMN = 76, 106
_FOOT = 20


@dataclass(frozen=True)
class RankingRow:
    place: int
    """Those who are equal share it."""
    name: str
    values: tuple[str, ...]
    """What they are ranked by, and what else there is to know; the first one stands out."""


@dataclass(frozen=True)
class Ranking:
    title: str
    subtitle: str
    columns: tuple[str, ...]
    """What the values are; few and short."""
    rows: tuple[RankingRow, ...]


def drawable(ranking: Ranking) -> Ranking:
    """Names as far as the fonts know their letters."""
    rows = tuple(replace(row, name=fonts.drawable(row.name)) for row in ranking.rows)
    return replace(ranking, title=fonts.drawable(ranking.title), rows=rows)


def build_scene(ranking: Ranking) -> Scene:
    top = HEAD + _COLUMNS
    height = top + len(ranking.rows) * _ROW + _FOOT
    shapes: list[Shape] = [*heading(ranking.title, ranking.subtitle), *_columns(ranking.columns)]
    for number, row in enumerate(ranking.rows):
        shapes += _row(row, number, top + number * _ROW)
    return Scene(WIDTH, height, theme.TABLE, tuple(shapes))


def _columns(columns: Sequence[str]) -> Shapes:
    baseline = HEAD + _COLUMNS - 14
    return tuple(
        Text(
            (_right(number, len(columns)), baseline),
            fonts.fitted(label, "bold", SMALLEST, _COLUMN - 6),
            largest([label], "bold", (26, SMALLEST), _COLUMN - 6),
            theme.FAINT_INK,
            "bold",
            "rs",
        )
        for number, label in enumerate(columns)
    )


def _row(row: RankingRow, number: int, top: float) -> Shapes:
    middle = top + _ROW / 2
    room = WIDTH - 2 * EDGE - _PLACE - 10 - _COLUMN * len(row.values)
    size, lines = whole_name(row.name, room, one=(32, 30, 28, 26))
    return (
        striped(number, top + 2, _ROW - 4, WINNER if row.place == 1 else None),
        *_place(row.place, middle),
        *centred(lines, (EDGE + _PLACE, middle), size, theme.INK),
        *_values(row.values, middle),
    )


def _place(place: int, middle: float) -> Shapes:
    at = (EDGE + _PLACE / 2 - 2, middle + 11)
    number = Text(at, str(place), 30, theme.ACCENT, "name", "ms")
    if place > 1:
        return (number,)
    wreath = Sprite("prefect", (at[0], middle), 58, (theme.GOLD_EDGE, WINNER))
    return (wreath, Text((at[0], middle + 9), str(place), 26, theme.ACCENT, "name", "ms"))


def _values(values: Sequence[str], middle: float) -> Shapes:
    return tuple(
        Text(
            (_right(number, len(values)), middle + 11),
            value,
            largest([value], "title" if number == 0 else "text", (32, 30, 28, 26), _COLUMN - 8),
            theme.INK,
            "title" if number == 0 else "text",
            "rs",
        )
        for number, value in enumerate(values)
    )


def _right(number: int, count: int) -> float:
    """Where a column ends."""
    return WIDTH - EDGE - 18 - _COLUMN * (count - 1 - number)
