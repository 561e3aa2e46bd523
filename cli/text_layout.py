"""Laying text out: tables with aligned columns, texts that wrap below themselves."""

from collections.abc import Collection, Iterable, Sequence
from textwrap import wrap

WIDTH = 100
GAP = "  "


def table(
    header: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    numbers: Collection[str] = (),
    width: int = WIDTH,
) -> str:
    """Columns as wide as they need, `numbers` to the right; the last one wraps below itself."""
    cells = [list(header), *([str(cell) for cell in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines: list[str] = []
    for row in cells:
        *first, last = (
            cell.rjust(column) if name in numbers else cell.ljust(column)
            for name, cell, column in zip(header, row, widths, strict=True)
        )
        lines.append(hang(GAP.join([*first, ""]), last.rstrip(), width))
    return "\n".join(line.rstrip() for line in lines)


def hang(lead: str, text: str, width: int = WIDTH) -> str:
    """The text behind its lead, every further line indented as far."""
    room = max(width - len(lead), 10)
    lines = wrap(text, room, break_long_words=False, break_on_hyphens=False)
    return lead + f"\n{' ' * len(lead)}".join(lines)


def in_columns(items: Sequence[str], width: int = WIDTH) -> str:
    """Read downwards, as many columns as there is room for."""
    longest = max(map(len, items))
    columns = max(1, (width + len(GAP)) // (longest + len(GAP)))
    rows = -(-len(items) // columns)
    return "\n".join(
        GAP.join(item.ljust(longest) for item in items[row::rows]).rstrip() for row in range(rows)
    )


def shortened(text: str, width: int) -> str:
    """Cut in the middle, as what tells long names apart is mostly at their ends."""
    if len(text) <= width:
        return text
    end = (width - 1) // 2
    return f"{text[: width - 1 - end]}…{text[-end:]}"
