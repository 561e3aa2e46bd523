"""Sheets of figures that are not about one game: as wide as a phone shows well, and as long as
they have to be."""

from collections.abc import Sequence

from render import cards, fonts, theme
from render.scene import Box, Colour, Font, Rectangle, Shapes, Text
from render.typesetting import largest, name_lines

WIDTH = 900
"""On a phone, everything is half as large."""
EDGE = 20
HEAD = 132
SMALLEST = 24
"""Of all letters, so that a phone shows them large enough to read."""
_ROWS: tuple[Colour, Colour] = (theme.PANEL, "#f4ead3")


def heading(title: str, subtitle: str) -> Shapes:
    """A dark band along the top, with what it is about and for whom."""
    room = WIDTH - 4 * EDGE
    size, lines = name_lines(title, room, one=(46, 42, 38, 34, 30), two=(30, 28, 26))
    first = 62 if len(lines) == 1 else 48
    texts = [
        Text((2 * EDGE, first + number * 34), line, size, cards.HEADER_INK, "bold", "ls")
        for number, line in enumerate(lines)
    ]
    small = largest([subtitle], "text", (28, 26, SMALLEST), room)
    return (
        Rectangle((0, 0, WIDTH, HEAD), cards.START_HEADER),
        *texts,
        Text(
            (2 * EDGE, HEAD - 20),
            fonts.fitted(subtitle, "text", small, room),
            small,
            cards.HEADER_INK,
            anchor="ls",
        ),
    )


def whole_name(name: str, room: float, *, one: Sequence[int]) -> tuple[int, list[str]]:
    """In one line or in two."""
    return name_lines(name, room, one=one, two=(SMALLEST,))


def section(title: str, top: float) -> Shapes:
    """The name of a part, above it."""
    size = largest([title], "name", (34, 32, 30, 28, 26), WIDTH - 4 * EDGE)
    return (Text((EDGE + 8, top + 44), title, size, theme.INK, "name", "ls"),)


def striped(number: int, top: float, high: float, fill: Colour | None = None) -> Rectangle:
    """The ground of a row, a little darker every other time."""
    box = (EDGE, top, WIDTH - EDGE, top + high)
    return Rectangle(box, fill or _ROWS[number % 2], theme.PANEL_EDGE, 1, 8)


def fitting(
    text: str, box: Box, *, sizes: Sequence[int], role: Font = "bold", colour: Colour = theme.INK
) -> Text:
    """One line to the left of a box, cut short only if it is too long in the smallest size."""
    left, top, right, bottom = box
    size = largest([text], role, sizes, right - left)
    middle = (top + bottom) / 2 + size * 0.34
    return Text(
        (left, middle), fonts.fitted(text, role, size, right - left), size, colour, role, "ls"
    )
