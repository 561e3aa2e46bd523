"""The standings of a campaign as a picture: narrow and large, so that a phone shows every name.

At 450 pixels width, names of 32 characters stand in letters of 12 pixels at least.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from render import cards, fonts, theme
from render.scene import Font, Polyline, Rectangle, Scene, Shape, Shapes, Text
from render.typesetting import balanced, centred, largest, name_lines

WIDTH = 900
_EDGE = 20
_TITLE, _HEADER, _ROW, _HEADING, _FOOT = 118, 52, 58, 54, 44
_LINE = 30
_PLACE, _CELL = 74, 104
LEADER, ROW, OTHER_ROW = "#f6dc8f", theme.PANEL, "#f4ead3"
LONGEST_ALT = 1024
_TWO_LINES = (25, 24, 23, 22)
_PAIR = " & "


@dataclass(frozen=True)
class CampaignRow:
    place: int
    name: str
    cells: tuple[str, ...]
    gone: bool = False
    """They have left the campaign."""


@dataclass(frozen=True)
class CampaignSection:
    """A division or a group; without a heading where there is only one."""

    heading: str
    rows: tuple[CampaignRow, ...]
    rising: int = 0
    """How many go up from here, or on."""
    falling: int = 0


@dataclass(frozen=True)
class CampaignTable:
    title: str
    state: str
    """How far it is."""
    columns: tuple[str, ...]
    sections: tuple[CampaignSection, ...]
    foot: str
    alt: str


def build_scene(table: CampaignTable) -> Scene:
    shapes: list[Shape] = [*_title(table)]
    top = float(_TITLE)
    for section in table.sections:
        if section.heading:
            at = (_EDGE + 8, top + _HEADING - 14)
            shapes.append(Text(at, _drawn(section.heading), 32, theme.INK, "title", "ls"))
            top += _HEADING
        shapes += _header(table, top)
        top += _HEADER
        for number, row in enumerate(section.rows):
            shapes += _row(table, section, row, number, top)
            top += _ROW
        top += 14
    foot = _foot(table, top)
    height = int(top + _FOOT + (len(foot) - 1) * _LINE)
    return Scene(WIDTH, height, theme.TABLE, (*shapes, *foot))


def _title(table: CampaignTable) -> Shapes:
    room = WIDTH - 2 * _EDGE
    title, state = _drawn(table.title), _drawn(table.state)
    size = largest([title], "title", (46, 42, 38, 34, 30), room)
    small = largest([state], "text", (30, 28, 26, 24), room)
    return (
        Text((_EDGE, 54), fonts.fitted(title, "title", size, room), size, theme.INK, "title", "ls"),
        Text((_EDGE, 98), fonts.fitted(state, "text", small, room), small, theme.INK, anchor="ls"),
    )


def _header(table: CampaignTable, top: float) -> Iterator[Shape]:
    box = (_EDGE, top, WIDTH - _EDGE, top + _HEADER - 4)
    yield Rectangle(box, cards.START_HEADER, radius=10)
    for number, label in enumerate(table.columns):
        size = largest([label], "bold", (24, 23, 22, 21, 20, 18), _CELL - 6)
        at = (_middle(table, number), top + 33)
        yield Text(at, _drawn(label), size, cards.HEADER_INK, "bold", "ms")


def _row(
    table: CampaignTable, section: CampaignSection, row: CampaignRow, number: int, top: float
) -> Iterator[Shape]:
    box = (_EDGE, top + 2, WIDTH - _EDGE, top + _ROW - 2)
    fill = LEADER if number == 0 and not row.gone else (ROW, OTHER_ROW)[number % 2]
    yield Rectangle(box, fill, theme.PANEL_EDGE, 1, 8)
    middle = top + _ROW / 2
    ink = theme.FAINT_INK if row.gone else theme.INK
    yield Text((_EDGE + 38, middle + 10), str(row.place), 30, theme.ACCENT, "name", "ms")
    yield from _arrow(section, number, middle)
    room = WIDTH - 2 * _EDGE - _PLACE - len(table.columns) * _CELL - 6
    size, lines = _name(_drawn(row.name), room)
    yield from centred(lines, (_EDGE + _PLACE, middle), size, ink)
    for column, cell in enumerate(row.cells):
        at = (_middle(table, column), middle + 11)
        role: Font = "title" if column == 0 else "text"
        yield Text(at, cell, 31 if column == 0 else 29, ink, role, "ms")


def _arrow(section: CampaignSection, number: int, middle: float) -> Iterator[Shape]:
    """Who goes up or on, and who goes down: a sign beside the place, not a colour alone."""
    x = _EDGE + 9
    if number < section.rising:
        yield Polyline(((x - 5, middle + 4), (x, middle - 7), (x + 5, middle + 4)), "#2f6b2f", 4)
    elif number >= len(section.rows) - section.falling:
        yield Polyline(((x - 5, middle - 4), (x, middle + 7), (x + 5, middle - 4)), "#8c1c13", 4)


def _foot(table: CampaignTable, top: float) -> tuple[Shape, ...]:
    """In as many lines as it takes."""
    room = WIDTH - 2 * _EDGE
    size = largest([table.foot], "text", (24, 23, 22), room)
    return tuple(
        Text((_EDGE, top + 28 + number * _LINE), line, size, theme.FAINT_INK, anchor="ls")
        for number, line in enumerate(balanced(_drawn(table.foot), "text", size, room))
    )


def _middle(table: CampaignTable, column: int) -> float:
    return WIDTH - _EDGE - (len(table.columns) - column - 0.5) * _CELL


def _name(name: str, room: float) -> tuple[int, list[str]]:
    """A pair that needs two lines has one for each of them."""
    size, lines = name_lines(name, room, one=(32, 30, 28, 27, 26), two=_TWO_LINES)
    one, sign, other = name.partition(_PAIR)
    if len(lines) == 1 or not sign:
        return size, lines
    both = [f"{one}{_PAIR.rstrip()}", other]
    size = largest(both, "bold", _TWO_LINES, room)
    return size, [fonts.fitted(each, "bold", size, room) for each in both]


def _drawn(text: str) -> str:
    return fonts.drawable(text) or "?"
