"""The picture of what somebody has played: figures, god by god, and how the last games went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.terms import God
from render import fonts, theme
from render.scene import Circle, Rectangle, Scene, Shape, Text
from render.scores import WINNER
from render.sheets import EDGE, HEAD, SMALLEST, WIDTH, fitting, heading, section, striped
from render.symbols import medallion
from render.typesetting import balanced, largest, stacked
from words import ENGLISH, Words
from words.nouns import decimal, god_name

_ACROSS, _FIGURE, _GAP = 3, 104, 10
_WIDE = (WIDTH - 2 * EDGE - (_ACROSS - 1) * _GAP) / _ACROSS
_SECTION, _GOD, _LEGEND = 62, 76, 44
_FORM, _BOARD = 92, 56
_BARS, _BARS_END = 250, WIDTH - EDGE - 90
OWN, OTHER = theme.ACCENT, theme.GOLD
_RANKS = ("I", "II", "III", "IV", "V", "VI")


@dataclass(frozen=True)
class GodPoints:
    god: God
    own: float
    other: float
    """Of whoever they are compared with."""


@dataclass(frozen=True)
class PastGame:
    rank: int
    won: bool


@dataclass(frozen=True)
class PersonSheet:
    title: str
    subtitle: str
    figures: tuple[tuple[str, str], ...]
    """What it is, and how much."""
    own: str
    other: str
    """Whose points are compared."""
    gods_title: str = ""
    gods: tuple[GodPoints, ...] = ()
    form_title: str = ""
    form: tuple[PastGame, ...] = ()
    """The latest last."""
    boards_title: str = ""
    boards: tuple[tuple[str, str], ...] = ()


def drawable(sheet: PersonSheet) -> PersonSheet:
    """Names as far as the fonts know their letters."""
    title, own, other = map(fonts.drawable, (sheet.title, sheet.own, sheet.other))
    figures = tuple((fonts.drawable(label), value) for label, value in sheet.figures)
    return replace(sheet, title=title, own=own, other=other, figures=figures)


def build_scene(sheet: PersonSheet, words: Words = ENGLISH) -> Scene:
    shapes: list[Shape] = [*heading(sheet.title, sheet.subtitle)]
    top: float = HEAD + 16
    shapes += _figures(sheet.figures, top)
    rows = -(-len(sheet.figures) // _across(sheet.figures))
    top += rows * (_figure_height(sheet.figures) + _GAP)
    if sheet.gods:
        shapes += section(sheet.gods_title, top)
        shapes += _legend(sheet, top + _SECTION)
        shapes += _gods(sheet.gods, words, top + _SECTION + _LEGEND)
        top += _SECTION + _LEGEND + len(sheet.gods) * _GOD
    if sheet.form:
        shapes += section(sheet.form_title, top)
        shapes += _form(sheet.form, top + _SECTION)
        top += _SECTION + _FORM
    if sheet.boards:
        shapes += section(sheet.boards_title, top)
        shapes += _boards(sheet.boards, top + _SECTION)
        top += _SECTION + len(sheet.boards) * _BOARD
    return Scene(WIDTH, round(top + EDGE), theme.TABLE, tuple(shapes))


def _figures(figures: Sequence[tuple[str, str]], top: float) -> Iterator[Shape]:
    high, across = _figure_height(figures), _across(figures)
    wide = (WIDTH - 2 * EDGE - (across - 1) * _GAP) / across
    for number, (label, value) in enumerate(figures):
        left = EDGE + (number % across) * (wide + _GAP)
        y = top + (number // across) * (high + _GAP)
        middle = left + wide / 2
        yield Rectangle((left, y, left + wide, y + high), theme.PANEL, theme.PANEL_EDGE, 1, 10)
        size = largest([value], "title", (44, 40, 36, 32, 28), _WIDE - 20)
        yield Text((middle, y + 54), value, size, theme.INK, "title", "ms")
        small, lines = _label(label)
        at = (middle, y + 90)
        yield from stacked(lines, at, small, theme.FAINT_INK, role="bold", anchor="ms")


def _across(figures: Sequence[tuple[str, str]]) -> int:
    """Four in two rows of two: none stands alone."""
    return 2 if len(figures) == 4 else _ACROSS


def _figure_height(figures: Sequence[tuple[str, str]]) -> float:
    lines = max((len(_label(label)[1]) for label, _ in figures), default=1)
    return _FIGURE + (lines - 1) * SMALLEST * 1.12


def _label(label: str) -> tuple[int, list[str]]:
    """In one line, or in as many as a long name needs: what it says comes after the name."""
    small = largest([label], "bold", (26, SMALLEST), _WIDE - 16)
    if fonts.width(label, "bold", small) <= _WIDE - 16:
        return small, [label]
    lines = balanced(label, "bold", SMALLEST, _WIDE - 16)
    return SMALLEST, [fonts.fitted(each, "bold", SMALLEST, _WIDE - 16) for each in lines]


def _legend(sheet: PersonSheet, top: float) -> Iterator[Shape]:
    room = (WIDTH - 2 * EDGE) / 2
    for number, (name, fill) in enumerate(((sheet.own, OWN), (sheet.other, OTHER))):
        left = EDGE + 8 + number * room
        high = 24 if number == 0 else 14
        middle = top + 18
        yield Rectangle(
            (left, middle - high / 2, left + 44, middle + high / 2), fill, theme.GOLD_EDGE, 1, 4
        )
        box = (left + 56, top, left + room - 16, top + 36)
        yield fitting(name, box, sizes=(28, 26, SMALLEST))


def _gods(gods: Sequence[GodPoints], words: Words, top: float) -> Iterator[Shape]:
    """The own points above the others', thicker, each with its number at its end."""
    most = max(1.0, *(max(each.own, each.other) for each in gods))
    long = _BARS_END - _BARS
    for number, each in enumerate(gods):
        y = top + number * _GOD
        yield striped(number, y, _GOD - 6)
        yield from medallion(each.god, (EDGE + 40, y + 35), 56)
        box = (EDGE + 78, y, _BARS - 10, y + _GOD - 6)
        yield fitting(god_name(words, each.god), box, sizes=(28, 26, SMALLEST))
        bars = ((each.own, OWN, y + 8, 28), (each.other, OTHER, y + 42, 18))
        for points, fill, at, high in bars:
            end = _BARS + max(4.0, long * points / most)
            yield Rectangle((_BARS, at, end, at + high), fill, theme.GOLD_EDGE, 1, 4)
            yield Text(
                (end + 10, at + high / 2 + 9),
                decimal(words, points),
                26,
                theme.INK if fill == OWN else theme.FAINT_INK,
                "bold",
                "ls",
            )


def _form(form: Sequence[PastGame], top: float) -> Iterator[Shape]:
    step = (WIDTH - 2 * EDGE) / max(len(form), 12)
    for number, game in enumerate(form):
        at = (EDGE + (number + 0.5) * step, top + 38)
        yield Circle(
            at, 31, WINNER if game.won else theme.PANEL, theme.GOLD_EDGE, 4 if game.won else 1
        )
        yield Text((at[0], at[1] + 10), _RANKS[game.rank - 1], 28, theme.ACCENT, "name", "ms")


def _boards(boards: Sequence[tuple[str, str]], top: float) -> Iterator[Shape]:
    for number, (board, told) in enumerate(boards):
        y = top + number * _BOARD
        yield striped(number, y, _BOARD - 6)
        yield fitting(board, (EDGE + 18, y, 420, y + _BOARD - 6), sizes=(30, 28, 26, SMALLEST))
        size = largest([told], "text", (28, 26, SMALLEST), 420)
        yield Text((WIDTH - EDGE - 18, y + 34), told, size, theme.INK, anchor="rs")
