"""The look of every picture: colours, fonts and sizes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.terms import Good
from render.scene import Colour, Font

FONT_FILES: Mapping[Font, str] = {
    "title": "Cinzel-Bold.ttf",
    "name": "Cinzel-SemiBold.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
}

INK = "#2b2118"
FAINT_INK = "#6d5c48"
PARCHMENT = "#f3e9d2"
PANEL = "#fbf5e6"
PANEL_EDGE = "#b9a27c"
TABLE = "#e4d5b5"
ACCENT = "#8c1c13"
"""Whose decision it is, what is new."""
NEW = "#d81e8c"
GOLD = "#e0ac2b"
GOLD_EDGE = "#7d5610"

SEA = "#c3d9de"
SEA_LINING = "#a9c8d0"
COAST = "#5f7b82"
NO_PROVINCE = "#e9e0c9"


@dataclass(frozen=True)
class SeatLook:
    """How a seat's pieces are told apart: by colour, by shape and by letter."""

    name: str
    letter: str
    shape: str
    fill: Colour
    edge: Colour
    ink: Colour


SEATS: tuple[SeatLook, ...] = (
    SeatLook("red", "R", "circle", "#b8221c", "#560a06", "#ffffff"),
    SeatLook("green", "G", "square", "#4f9b78", "#123f2a", "#ffffff"),
    SeatLook("yellow", "Y", "diamond", "#f7b615", "#6b4a00", "#2b2118"),
    SeatLook("blue", "B", "triangle", "#2c40b4", "#0d1a57", "#ffffff"),
    SeatLook("black", "K", "hexagon", "#26222a", "#000000", "#ffffff"),
    SeatLook("white", "W", "cross", "#fdfcf8", "#4a443c", "#2b2118"),
)

GOODS: Mapping[Good, tuple[Colour, Colour]] = {
    "brick": ("#c04a2b", "#5f2410"),
    "food": ("#efb530", "#6f5208"),
    "tool": ("#6b7d90", "#28323c"),
    "wine": ("#5e1b42", "#2a0a1c"),
    "cloth": ("#86c3e3", "#23506c"),
    "salt": ("#faf8f0", "#6f7377"),
}
