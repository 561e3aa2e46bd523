"""The project's own fonts, and how much room words take in them."""

from __future__ import annotations

import json
import math
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import ImageFont

from render.scene import Box, Font, Text
from render.theme import FONT_FILES

_STOOD_FOR = str.maketrans("∗∼ǀ∶", "*~|:")
"""Names have the left ones in place of the right ones, which would mark up a text."""
FALLBACK_SIZE = 0.9
"""Faces that are fallen back on have larger letters than our own of the same size."""


@cache
def font(role: Font, size: int) -> ImageFont.FreeTypeFont:
    return face(FONT_FILES[role], size)


@cache
def face(file: str, size: int) -> ImageFont.FreeTypeFont:
    content = (files("data") / "fonts" / file).read_bytes()
    if file not in FONT_FILES.values():
        size = round(size * FALLBACK_SIZE)
    return ImageFont.truetype(BytesIO(content), size)


@lru_cache(maxsize=4096)
def width(text: str, role: Font, size: float, spacing: float = 0) -> float:
    across = sum(face(file, round(size)).getlength(part) for part, file in runs(text, role))
    return across + spacing * max(0, len(text) - 1)


@lru_cache(maxsize=4096)
def runs(text: str, role: Font) -> tuple[tuple[str, str], ...]:
    """The text in pieces, each with the file of a face that has all its letters."""
    own = FONT_FILES[role]
    if text.isascii() or not text:
        return ((text, own),)
    found: list[tuple[str, str]] = []
    for letter in text:
        before = found[-1][1] if found else own
        file = before if _goes_on(letter, before) else _face_with(letter, own)
        if found and file == before:
            found[-1] = (found[-1][0] + letter, file)
        else:
            found.append((letter, file))
    return tuple(found)


def _goes_on(letter: str, file: str) -> bool:
    """Spaces and marks stay in the face of the letters before them."""
    return not letter.isalnum() and ord(letter) in _letters()[file]


def _face_with(letter: str, own: str) -> str:
    """The role's own, then the text's, then those to fall back on."""
    tried = (own, FONT_FILES["bold"], *_letters())
    return next((file for file in tried if ord(letter) in _letters()[file]), own)


@cache
def lowered(role: Font, size: int, line: str) -> int:
    """How far below a point the baseline lies of words that hang at it by this anchor."""
    hanging, standing = (font(role, size).getbbox("x", anchor="l" + each) for each in (line, "s"))
    return round(hanging[1] - standing[1])


@lru_cache(maxsize=4096)
def _ink(text: str, role: Font, size: float, spacing: float, anchor: str) -> Box:
    parts = runs(text, role)
    if spacing or parts[-1][1] != FONT_FILES[role] or len(parts) > 1:
        down = lowered(role, round(size), anchor[1])
        boxes = [face(file, round(size)).getbbox(part, anchor="ls") for part, file in parts]
        wide = width(text, role, size, spacing)
        left = {"l": 0.0, "m": -wide / 2, "r": -wide}[anchor[0]]
        top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
        return (left, top + down, left + wide, bottom + down)
    left, top, right, bottom = face(parts[0][1], round(size)).getbbox(text, anchor=anchor)
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
    """The text without letters that all fonts lack; people's names may hold any. Of one that is a
    plain letter in another dress, such as full width, the plain one is drawn."""
    if text.isascii():
        return " ".join(text.split())
    return " ".join("".join(map(_drawn, text)).split())


@cache
def _drawn(letter: str) -> str:
    known = _letters().values()
    if any(ord(letter) in each for each in known):
        return letter
    plain = unicodedata.normalize("NFKC", letter).translate(_STOOD_FOR)
    return "".join(each for each in plain if any(ord(each) in one for one in known))


@cache
def _letters() -> Mapping[str, frozenset[int]]:
    """Of each face, in the order they are tried."""
    listed = json.loads((files("data") / "fonts" / "letters.json").read_text(encoding="utf-8"))
    return {
        file: frozenset(code for first, last in runs for code in range(first, last + 1))
        for file, runs in listed.items()
    }


def fitted(text: str, role: Font, size: float, room: float) -> str:
    """The words, cut short with an ellipsis where they take more than the room."""
    if width(text, role, size) <= room:
        return text
    while text and width(text + "…", role, size) > room:
        text = text[:-1].rstrip()
    return text + "…"
