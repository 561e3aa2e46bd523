"""The look of every picture: colours, fonts and sizes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.seat_letters import COLOUR_LETTERS, CONTRARIUS_LETTER
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

SEA = "#dcedf3"
SEA_LINING = ("#cfe5ed", "#c0dbe5", "#a9cdd9")
"""Strokes along the coasts, from the outermost inwards."""
COAST = "#5f7b82"
NO_PROVINCE = "#e9e0c9"
BORDER = "#8d7a5c"
HALO = "#fffaf0c8"
PROVINCE_INK = "#5c2113"
LETTER_GROUND = "#6d5c48"
LETTER_INK = "#fffaf0"


@dataclass(frozen=True)
class SeatLook:
    """How a seat's pieces are told apart: by colour, by shape and by letter."""

    name: str
    shape: str
    fill: Colour
    edge: Colour
    ink: Colour

    @property
    def letter(self) -> str:
        return COLOUR_LETTERS.get(self.name, CONTRARIUS_LETTER)


SEATS: tuple[SeatLook, ...] = (
    SeatLook("red", "circle", "#b8221c", "#560a06", "#ffffff"),
    SeatLook("green", "square", "#4f9b78", "#123f2a", "#ffffff"),
    SeatLook("yellow", "diamond", "#f7b615", "#6b4a00", "#2b2118"),
    SeatLook("blue", "triangle", "#2c40b4", "#0d1a57", "#ffffff"),
    SeatLook("black", "hexagon", "#26222a", "#000000", "#ffffff"),
    SeatLook("white", "cross", "#fdfcf8", "#4a443c", "#2b2118"),
)
LOOKS: Mapping[str, SeatLook] = {look.name: look for look in SEATS}
"""By colour: shape and letter go with it."""
CONTRARIUS = SeatLook("contrarius", "cog", "#ab78ff", "#31106b", "#1e0844")
"""No colour that anybody could sit behind: nobody takes him for a human."""

GOODS: Mapping[Good, tuple[Colour, Colour]] = {
    "brick": ("#c04a2b", "#5f2410"),
    "food": ("#efb530", "#6f5208"),
    "tool": ("#6b7d90", "#28323c"),
    "wine": ("#5e1b42", "#2a0a1c"),
    "cloth": ("#86c3e3", "#23506c"),
    "salt": ("#6030c0", "#2a1260"),
}

FISH: tuple[Colour, Colour] = ("#4e98a3", "#123d47")

# Sizes on the map, in units of a picture.

TOKEN = 42
"""Across a city's token."""
LETTER_DISC = 9
"""From the middle of a city's letter to its rim."""
LETTER_AT = (18, 12)
"""From a city's middle: towards its name, and across."""
HOUSE = 33
HOUSE_RING = 40
"""From a city's middle to its houses: neighbours stay apart even on a phone."""
COLONIST = 38
CITY_COLONIST = 30
"""Colonists in a city, among its houses."""
YARD_COLONIST = 30
"""Colonists that wait in a capital, on a ship or in a trade stand closer."""
MARKER = 40
"""Across a province's bonus marker."""
CAPITAL = 52

# The map.

PROVINCES: Mapping[str, Colour] = {
    "red": "#d0a398",
    "crimson": "#e398a9",
    "dark red": "#da9e91",
    "maroon": "#d3a1a2",
    "terracotta": "#e2b270",
    "rust": "#dba888",
    "rust brown": "#d1a283",
    "salmon": "#f2bc9b",
    "pink": "#daaeaf",
    "magenta": "#dbaccb",
    "plum": "#caa5c3",
    "mauve": "#d0b3d2",
    "purple": "#bfa4e6",
    "violet": "#c7b7e1",
    "indigo": "#b7b8e6",
    "navy": "#a3b1d3",
    "dark blue": "#acb6d1",
    "royal blue": "#aec2e6",
    "blue": "#b0d2f4",
    "steel blue": "#b4c3d4",
    "slate": "#b7bdc8",
    "petrol": "#9cc2b8",
    "teal": "#a5d2c5",
    "turquoise": "#a8d8c6",
    "cyan": "#9fc9c6",
    "green": "#bacfa0",
    "dark green": "#84b8ae",
    "sage green": "#c0cfad",
    "olive": "#c4bd89",
    "lime": "#d0ddad",
    "lime green": "#bdd58f",
    "light green": "#bfcd9f",
    "chartreuse": "#dbe49b",
    "yellow": "#f2e396",
    "gold": "#e9cf85",
    "amber": "#f8d58f",
    "orange": "#eeb166",
    "brown": "#ccaa7a",
    "dark brown": "#bda97d",
    "umber": "#cbb294",
    "taupe": "#cec4b3",
    "beige": "#ecdcbd",
    "grey": "#c0bfd2",
}
"""Quiet tints for the colour words of the boards, light enough for dark letters, and darker
than the sea; neighbours on a board, and land and sea, are told apart in every sight."""

ROAD = "#8f5f33"
ROAD_CASING = "#fbf3e0"
LANE = "#2f6f8f"
LANE_CASING = "#e3f0f2"
RIVER = "#5d9db8"
RIVER_CORE = "#b9dde4"
"""Rivers carry sea colonists: their lines are water, drawn over land."""
ROAD_WIDTH = 5
LANE_WIDTH = 4.5
RIVER_WIDTH = 11

TOKEN_GROUND = "#fffaf0"
TOKEN_EDGE = "#4a3a28"
EMPTY = "#c9bda4"
COIN_GROUND = "#f7e6b0"
NEW_GLOW = "#ffffff90"
NEW_CASING = "#ffffff"

# The panels.

STATUS_GROUND = "#3b2a1c"
STATUS_INK = "#fdf3da"
POSITION = "#efe2c4"
STORE = "#f1e5c9"
STORE_EDGE = "#cdb98f"
LAUREL = "#4d7d3a"
LAUREL_EDGE = "#23401a"
CARD_HEAD = "#6e1f16"
CARD_INK = "#fdf3da"

GROUNDS: tuple[Colour, ...] = (
    SEA,
    NO_PROVINCE,
    TABLE,
    PANEL,
    POSITION,
    STORE,
    STATUS_GROUND,
    CARD_HEAD,
    TOKEN_GROUND,
    COIN_GROUND,
    EMPTY,
    ROAD,
    LANE,
    RIVER_CORE,
    INK,
    GOLD,
    GOLD_EDGE,
    ACCENT,
    NEW,
    LAUREL,
)
"""Colours of large areas and of signs, which stay exact whatever else a palette has to hold."""
