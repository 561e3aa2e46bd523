"""The project's own fonts, and how much room words take in them."""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import ImageFont

from render.scene import Box, Font, Text
from render.theme import FONT_FILES


@cache
def font(role: Font, size: int) -> ImageFont.FreeTypeFont:
    content = (files("data") / "fonts" / FONT_FILES[role]).read_bytes()
    return ImageFont.truetype(BytesIO(content), size)


@lru_cache(maxsize=4096)
def width(text: str, role: Font, size: float, spacing: float = 0) -> float:
    return font(role, round(size)).getlength(text) + spacing * max(0, len(text) - 1)


@lru_cache(maxsize=4096)
def _ink(text: str, role: Font, size: float, spacing: float, anchor: str) -> Box:
    if spacing:
        _, top, _, bottom = font(role, round(size)).getbbox(text, anchor="l" + anchor[1])
        wide = width(text, role, size, spacing)
        left = {"l": 0.0, "m": -wide / 2, "r": -wide}[anchor[0]]
        return (left, top, left + wide, bottom)
    left, top, right, bottom = font(role, round(size)).getbbox(text, anchor=anchor)
    return (left, top, right, bottom)


def bounds(text: Text) -> Box:
    """What the ink covers; for turned words, the upright box around it."""
    left, top, right, bottom = _ink(text.text, text.font, text.size, text.spacing, text.anchor)
    halo = text.halo_width if text.halo else 0
    left, top, right, bottom = left - halo, top - halo, right + halo, bottom + halo
    x, y = text.at
    if not text.angle:
        return (x + left, y + top, x + right, y + bottom)
    corners = outline(text)
    xs, ys = [corner[0] for corner in corners], [corner[1] for corner in corners]
    return (min(xs), min(ys), max(xs), max(ys))


def outline(text: Text) -> tuple[tuple[float, float], ...]:
    """The four corners of the words' box, turned with them."""
    left, top, right, bottom = _ink(text.text, text.font, text.size, text.spacing, text.anchor)
    halo = text.halo_width if text.halo else 0
    cos, sin = math.cos(math.radians(text.angle)), math.sin(math.radians(text.angle))
    x, y = text.at
    return tuple(
        (x + dx * cos + dy * sin, y - dx * sin + dy * cos)
        for dx, dy in (
            (left - halo, top - halo),
            (right + halo, top - halo),
            (right + halo, bottom + halo),
            (left - halo, bottom + halo),
        )
    )


def drawable(text: str) -> str:
    """The text without letters that the fonts lack; people's names may hold any."""
    known = _letters()
    return " ".join("".join(letter for letter in text if ord(letter) in known).split())


@cache
def _letters() -> frozenset[int]:
    runs = json.loads((files("data") / "fonts" / "letters.json").read_text(encoding="utf-8"))
    return frozenset(code for first, last in runs for code in range(first, last + 1))


def fitted(text: str, role: Font, size: float, room: float) -> str:
    """The words, cut short with an ellipsis where they take more than the room."""
    if width(text, role, size) <= room:
        return text
    while text and width(text + "…", role, size) > room:
        text = text[:-1].rstrip()
    return text + "…"
