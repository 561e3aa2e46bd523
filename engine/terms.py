"""The words of the game as types: one name per thing, shared by catalogue and engine."""

from typing import Annotated, Literal, NewType

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

SeatId = NewType("SeatId", int)
BoardId = NewType("BoardId", str)
CardId = NewType("CardId", str)
TileId = NewType("TileId", str)
ProvinceId = NewType("ProvinceId", str)

PlaceId = NewType("PlaceId", str)
"""Wherever a colonist can be or a line can end: a city, a line, a castle, a roundel, a ship."""
CityId = NewType("CityId", PlaceId)
LineId = NewType("LineId", PlaceId)

Good = Literal["brick", "food", "tool", "wine", "cloth", "salt"]
Bonus = Good | Literal["fish"]
"""What a marker shows; fish are no goods, and lie on the tiles of the fish market (ruling FM4)."""
Asked = Good | Literal["any"]
"""A unit of a price; `any` is a question mark, which any good pays."""
God = Literal["vesta", "jupiter", "saturnus", "venus", "mercurius", "mars", "minerva"]
ColonistKind = Literal["land", "sea"]
CardSet = Literal["base", "venus-individual", "venus-team"]
Numeral = Literal["start", "I", "II", "III", "IV", "V"]
Difficulty = Literal["standard", "veteran", "strongVeteran", "expert", "strongExpert"]
Die = Literal["blue", "black", "white", "red"]
"""Contrarius rolls them: which card, two for what to build, and colonist or card."""


def _in_the_rulebook(name: str) -> str:
    from engine.rulebook import BEGINNINGS  # noqa: PLC0415  # which is made of these terms

    if name not in BEGINNINGS:
        raise PydanticCustomError("unknown_personality", 'no personality "{name}"', {"name": name})
    return name


Personality = Annotated[str, AfterValidator(_in_the_rulebook)]
"""Any that a module of the engine begins (`rulebook.begins`); checked wherever one is read."""

TRADED_GOODS: tuple[Good, ...] = ("brick", "food", "tool", "wine", "cloth")
GOODS: tuple[Good, ...] = (*TRADED_GOODS, "salt")
GODS: tuple[God, ...] = ("vesta", "jupiter", "saturnus", "venus", "mercurius", "mars", "minerva")
COLONIST_KINDS: tuple[ColonistKind, ...] = ("land", "sea")
NUMERALS: tuple[Numeral, ...] = ("I", "II", "III", "IV", "V")
DICE: tuple[Die, ...] = ("blue", "black", "white", "red")
