"""The picture of a server's records: parts, each with a row for every record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from render import fonts, theme
from render.scene import Colour, Font, Scene, Shape, Text
from render.sheets import EDGE, HEAD, SMALLEST, WIDTH, heading, section, striped, whole_name
from render.typesetting import balanced, centred, largest

_SECTION, _ROW = 62, 78
_WHAT, _VALUE = 250, 130
_ROOM = WIDTH - 2 * EDGE - _WHAT - _VALUE - 14
_LINE = 30


@dataclass(frozen=True)
class RecordRow:
    what: str
    """What it is a record of: a board, a difficulty."""
    value: str
    who: str
    detail: str = ""
    """Below who it was; short."""


@dataclass(frozen=True)
class RecordPart:
    title: str
    rows: tuple[RecordRow, ...]


@dataclass(frozen=True)
class RecordSheet:
    title: str
    subtitle: str
    parts: tuple[RecordPart, ...]


def drawable(sheet: RecordSheet) -> RecordSheet:
    """Names as far as the fonts know their letters."""
    parts = tuple(
        replace(
            part,
            rows=tuple(
                replace(row, who=fonts.drawable(row.who), detail=fonts.drawable(row.detail))
                for row in part.rows
            ),
        )
        for part in sheet.parts
    )
    return replace(sheet, title=fonts.drawable(sheet.title), parts=parts)


def build_scene(sheet: RecordSheet) -> Scene:
    shapes: list[Shape] = [*heading(sheet.title, sheet.subtitle)]
    top: float = HEAD
    for part in sheet.parts:
        shapes += section(part.title, top)
        top += _SECTION
        for number, row in enumerate(part.rows):
            high = _ROW + _LINE * (len(_lines(row.who, "bold")) + len(_lines(row.detail)) - 2)
            shapes += _row(row, number, top, high)
            top += high
    return Scene(WIDTH, round(top + EDGE), theme.TABLE, tuple(shapes))


def _row(row: RecordRow, number: int, top: float, high: float) -> Iterator[Shape]:
    middle = top + high / 2
    yield striped(number, top + 2, high - 4)
    size, lines = whole_name(row.what, _WHAT - 26, one=(30, 28, 26, SMALLEST))
    yield from centred(lines, (EDGE + 16, middle), size, theme.INK)
    left = EDGE + _WHAT + _VALUE
    large = largest([row.value], "title", (38, 34, 30, 28, 26), _VALUE - 10)
    yield Text((left - 26, middle + 13), row.value, large, theme.ACCENT, "title", "rs")
    if not row.detail:
        size, lines = whole_name(row.who, _ROOM, one=(30, 28, 26))
        yield from centred(lines, (left, middle), size, theme.INK)
        return
    baseline = top + _ROW / 2 - 5
    told: tuple[tuple[Font, str, Colour], ...] = (
        ("bold", row.who, theme.INK),
        ("text", row.detail, theme.FAINT_INK),
    )
    for role, text, ink in told:
        lines = _lines(text, role)
        size = largest(lines, role, (28 if role == "bold" else 26, 26, SMALLEST), _ROOM)
        for line in lines:
            fitted = fonts.fitted(line, role, size, _ROOM)
            yield Text((left, baseline), fitted, size, ink, role, "ls")
            baseline += _LINE
        baseline += 1


def _lines(text: str, role: Font = "text") -> list[str]:
    """In one line if it fits, else in as few as it takes."""
    if fonts.width(text, role, SMALLEST) <= _ROOM:
        return [text]
    return balanced(text, role, SMALLEST, _ROOM)
