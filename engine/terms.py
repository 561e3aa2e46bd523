"""The words of the game as types: one name per thing, shared by catalogue and engine."""

from typing import Literal, NewType

SeatId = NewType("SeatId", int)
BoardId = NewType("BoardId", str)
CardId = NewType("CardId", str)
ProvinceId = NewType("ProvinceId", str)

PlaceId = NewType("PlaceId", str)
"""Wherever a colonist can be or a line can end: a city, a line, a castle, a roundel, a ship."""
CityId = NewType("CityId", PlaceId)
LineId = NewType("LineId", PlaceId)

Good = Literal["brick", "food", "tool", "wine", "cloth", "salt"]
God = Literal["vesta", "jupiter", "saturnus", "venus", "mercurius", "mars", "minerva"]
ColonistKind = Literal["land", "sea"]
CardSet = Literal["base", "venus-individual", "venus-team"]
Numeral = Literal["start", "I", "II", "III", "IV", "V"]
Personality = Literal[
    "tribune",
    "architect",
    "prefect",
    "mercator",
    "diplomat",
    "senator",
    "consul",
    "colonist",
    "specialist",
    "magister",
    "praetor",
    "proconsul",
    "legatus",
]

TRADED_GOODS: tuple[Good, ...] = ("brick", "food", "tool", "wine", "cloth")
GOODS: tuple[Good, ...] = (*TRADED_GOODS, "salt")
GODS: tuple[God, ...] = ("vesta", "jupiter", "saturnus", "venus", "mercurius", "mars", "minerva")
COLONIST_KINDS: tuple[ColonistKind, ...] = ("land", "sea")
NUMERALS: tuple[Numeral, ...] = ("I", "II", "III", "IV", "V")
