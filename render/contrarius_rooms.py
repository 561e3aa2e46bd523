"""Where Contrarius' things lie in his panel: name and numbers, his reaction, his row, his tiles."""

from __future__ import annotations

from dataclasses import dataclass

from render.scene import Box

_WIDE = 700
"""From there on, name and numbers stand side by side."""
_LINE, _REACTION, _TILES = 54, 62, 62
_TRACK = 230


@dataclass(frozen=True)
class ContrariusRooms:
    panel: Box
    header: Box
    track: Box
    """For the houses that wait on the score track."""
    facts: Box
    reaction: Box
    row: Box
    tiles: Box | None


def contrarius_rooms(panel: Box, *, tiles: bool) -> ContrariusRooms:
    left, top, right, bottom = panel
    inner, outer = left + 22, right - 12
    first, low = top + 6, bottom - 8
    if right - left > _WIDE:
        middle = inner + 244
        header: Box = (inner, first, middle, first + _LINE)
        facts: Box = (middle, first, outer - _TRACK, first + _LINE)
        second, high = first + _LINE, _REACTION
    else:
        header = (inner, first, outer - _TRACK, first + _LINE)
        facts = (inner, first + _LINE, outer, first + 2 * _LINE)
        second, high = first + 2 * _LINE, 2 * _REACTION
    his: Box | None = None
    if tiles:
        his = (inner, low - _TILES, outer, low)
        low -= _TILES + 6
    track = (outer - _TRACK, first, outer, first + _LINE)
    reaction = (inner - 6, second, outer, second + high)
    return ContrariusRooms(
        panel, header, track, facts, reaction, (inner, second + high + 8, outer, low), his
    )
