"""Tables of text in a fixed-width font, narrow enough for a phone."""

from collections.abc import Sequence

GAP = "  "


def in_columns(rows: Sequence[Sequence[str | int]]) -> str:
    """The first column to the left, the numbers to the right; as a code block."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [
        GAP.join(
            [row[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        ).rstrip()
        for row in cells
    ]
    return "\n".join(["```", *lines, "```"])
