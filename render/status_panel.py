"""Whose decision it is, in one line or two above the panels."""

from __future__ import annotations

from collections.abc import Iterator

from engine import View
from render import fonts, theme, view_facts
from render.changes import BoardChanges
from render.pieces import piece
from render.scene import Box, Circle, Point, Rectangle, Shape, Text
from render.seating import NamedSeats
from render.typesetting import largest, largest_broken
from words.last_turns import is_last_turn


def furniture(box: Box) -> Iterator[Shape]:
    yield Rectangle(box, theme.STATUS_GROUND)


def status(view: View, new: BoardChanges, seating: NamedSeats, box: Box) -> Iterator[Shape]:
    left, _, right, _ = box
    x, y = left + 16, (box[1] + box[3]) / 2
    decides = view_facts.to_decide(view)
    if decides is not None:
        yield from piece(seating.words, "badge", decides, (x + 22, y), 44)
        x += 56
    if new.anything:
        label = seating.words("picture-new")
        right -= 24 + fonts.width(label, "bold", 26)
        yield Circle((right, y), 9, theme.NEW, theme.NEW_CASING, 2)
        yield Text((right + 16, y), label, 26, theme.STATUS_INK, "bold", "lm")
        right -= 14
    line = seating.words("picture-turn", turn=view.turn, now=_what_now(view, seating))
    room = right - x - 14
    yield from _one_or_two_lines(line, (x, y), room)


def _one_or_two_lines(line: str, at: Point, room: float) -> Iterator[Shape]:
    (x, y), size = at, largest([line], "bold", (40, 38, 36, 34, 32, 30, 28), room)
    lines = [line]
    if fonts.width(line, "bold", size) > room:
        size, lines = largest_broken(line, "bold", (26, 25, 24, 23, 22, 21, 20), room=room, lines=2)
    top = y - (len(lines) - 1) * size * 0.55
    for number, part in enumerate(lines):
        tag = f"label/status/{number}"
        shown = fonts.fitted(part, "bold", size, room)
        middle = (x, top + number * size * 1.1)
        yield Text(middle, shown, size, theme.STATUS_INK, "bold", "lm", tag=tag)


def _what_now(view: View, seating: NamedSeats) -> str:
    decides = view_facts.to_decide(view)
    if view_facts.all_choose(view):
        return seating.words("picture-choosing-patricians")
    if decides is None and not view.over:
        return seating.words("picture-has-played", player=seating.player(view.active))
    if decides is None:
        causer = seating.player(view.concordia) if view.concordia is not None else ""
        return seating.words("picture-over", seat=causer, cause=view.end_cause or "")
    player = seating.player(decides)
    if view.end_cause is not None:
        return seating.words("picture-to-decide-at-last", player=player, final=is_last_turn(view))
    return seating.words("picture-to-decide", player=player)
