"""Laying painted text out, where colours take no room: tables, lists, blocks side by side."""

import re
from collections.abc import Collection, Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap

WIDTH = 100
GAP = "  "
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def table(
    header: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    numbers: Collection[str] = (),
    width: int = WIDTH,
) -> str:
    """Columns as wide as they need, `numbers` to the right; the last one wraps below itself."""
    cells = [list(header), *([str(cell) for cell in row] for row in rows)]
    widths = [max(map(visible, column)) for column in zip(*cells, strict=True)]
    lines: list[str] = []
    for row in cells:
        *first, last = (
            _pad(cell, column, right=name in numbers)
            for name, cell, column in zip(header, row, widths, strict=True)
        )
        lines.append(hang(GAP.join([*first, ""]), last.rstrip(), width))
    return "\n".join(line.rstrip() for line in lines)


def hang(lead: str, text: str, width: int = WIDTH) -> str:
    """The text behind its lead, every further line indented as far."""
    room = max(width - visible(lead), 10)
    if visible(text) <= room:
        return lead + text
    return ("\n" + " " * visible(lead)).join(_pieces(lead, text, room))


def side_by_side(blocks: Sequence[str], width: int = WIDTH) -> str:
    """Blocks in two columns, as even as their order allows; in one where there is no room."""
    column = (width - len(GAP)) // 2
    if any(visible(line) > column for block in blocks for line in block.splitlines()):
        return "\n".join(blocks)
    half = _even_split([block.count("\n") + 1 for block in blocks])
    left, right = ("\n".join(part).splitlines() for part in (blocks[:half], blocks[half:]))
    pairs = zip_longest(left, right, fillvalue="")
    return "\n".join((_pad(a, column, right=False) + GAP + b).rstrip() for a, b in pairs)


def visible(text: str) -> int:
    return len(_COLOURS.sub("", text))


def listing(items: Iterable[str], *, word: str = "and") -> str:
    """`A`, `A and B`, `A, B and C`."""
    *first, last = list(items) or [""]
    return f"{', '.join(first)} {word} {last}" if first else last


def _pieces(lead: str, text: str, room: int) -> list[str]:
    first, *rest = wrap(text, room, break_long_words=False, break_on_hyphens=False)
    return [lead + first, *rest]


def _pad(text: str, width: int, *, right: bool) -> str:
    space = " " * (width - visible(text))
    return space + text if right else text + space


def _even_split(heights: Sequence[int]) -> int:
    """After how many blocks the first column is at least half of it all."""
    whole, height = sum(heights), 0
    for count, each in enumerate(heights, start=1):
        height += each
        if 2 * height >= whole:
            return count
    return len(heights)
