"""Setting words: lines that fit a room, sizes that fit a line."""

from collections.abc import Sequence

from render import fonts
from render.scene import Anchor, Colour, Font, Point, Text


def broken(text: str, role: Font, size: float, room: float) -> list[str]:
    """The text in lines no wider than the room, broken at spaces. Those that French has before its
    colons hold together."""
    lines: list[str] = []
    for word in filter(None, text.replace("\n", " ").split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and fonts.width(longer, role, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def balanced(text: str, role: Font, size: float, room: float) -> list[str]:
    """As few lines as `broken` makes, but of like length: no word alone at the end."""
    lines = broken(text, role, size, room)
    narrower = room
    while narrower > room / 2:
        narrower -= size / 4
        tighter = broken(text, role, size, narrower)
        if len(tighter) > len(lines) or _widest(tighter, role, size) > narrower:
            break
        lines = tighter
    return lines


def largest(texts: Sequence[str], role: Font, sizes: Sequence[int], room: float) -> int:
    """The first of the sizes, large to small, in which every line fits; else the last."""
    for size in sizes:
        if all(fonts.width(text, role, size) <= room for text in texts):
            return size
    return sizes[-1]


def largest_broken(
    text: str, role: Font, sizes: Sequence[int], *, room: float, lines: int
) -> tuple[int, list[str]]:
    """The first of the sizes in which the text takes no more lines than there may be; if there
    is none, the last one, and the text cut short."""
    for size in sizes:
        set_in = balanced(text, role, size, room)
        if len(set_in) <= lines and _widest(set_in, role, size) <= room:
            return size, set_in
    *first, last = _into(broken(text, role, sizes[-1], room), lines)
    return sizes[-1], [*first, fonts.fitted(last, role, sizes[-1], room)]


def name_lines(
    name: str, room: float, *, one: Sequence[int], two: Sequence[int]
) -> tuple[int, list[str]]:
    """A name in one line or, smaller, in two, without leaving anything out as long as it can be
    helped: one that has no spaces to break at is broken in the middle."""
    size = largest([name], "bold", one, room)
    if fonts.width(name, "bold", size) <= room:
        return size, [name]
    size, lines = largest_broken(name, "bold", two, room=room, lines=2)
    if "".join(lines).replace(" ", "") != name.replace(" ", ""):
        cut = len(name) // 2
        lines = [name[:cut].strip(), name[cut:].strip()]
        size = largest(lines, "bold", two, room)
    return size, [fonts.fitted(line, "bold", size, room) for line in lines]


def centred(lines: Sequence[str], at: Point, size: float, colour: Colour) -> tuple[Text, ...]:
    """Bold lines to the right of a point, as far above it as below."""
    first = at[1] + size * 0.34 - (len(lines) - 1) * size * 0.53
    return stacked(lines, (at[0], first), size, colour, role="bold", leading=1.06)


def stacked(
    lines: Sequence[str],
    at: Point,
    size: float,
    colour: Colour,
    *,
    role: Font = "text",
    anchor: Anchor = "ls",
    leading: float = 1.12,
) -> tuple[Text, ...]:
    """Lines one under the other; `at` is the baseline of the first."""
    x, y = at
    return tuple(
        Text((x, y + number * size * leading), line, size, colour, role, anchor)
        for number, line in enumerate(lines)
    )


def _into(lines: list[str], count: int) -> list[str]:
    """No more lines than that: what is over runs on in the last one."""
    return [*lines[: count - 1], " ".join(lines[count - 1 :])] if len(lines) > count else lines


def _widest(lines: Sequence[str], role: Font, size: float) -> float:
    return max((fonts.width(line, role, size) for line in lines), default=0)
