"""A citizen said beside a command that can only be used within it: with one of the houses or cards
that the command names, or before the first of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.commands.misreadings import BETWEEN
from bot.commands.option_parser import SEPARATOR, TELLING, TypedOption
from bot.commands.similarity import closeness
from bot.faces.forum import USE
from bot.tables.rehearsal import Rehearsal
from engine.actions import Action
from engine.decisions import BuildingChoice, PurchaseChoice
from engine.terms import TileId
from engine.tile_effects import CARD_PRICES, CITIZENS, HOUSE_PRICES
from words.reader import Reader
from words.tiles import tile_name


@dataclass(frozen=True)
class TileAlong:
    tile: TileId
    typed: tuple[TypedOption, ...]
    """Without it."""

    def ways(self, reader: Reader) -> Iterator[Sequence[TypedOption]]:
        """As if it had been said with the first house or card, with the second, and so on; or as it
        stands, where one of them names the tile itself."""
        for place, option in enumerate(self.typed):
            if _names_things(option):
                for text in self._texts(reader, option.text):
                    yield (
                        *self.typed[:place],
                        replace(option, text=text),
                        *self.typed[place + 1 :],
                    )
        yield self.typed

    def _texts(self, reader: Reader, text: str) -> Iterator[str]:
        words, name = reader.words, tile_name(self.tile)
        if self.tile in CITIZENS:
            yield BETWEEN.join((words("option-use", tile=name), text))
            return
        parts = [part.strip() for part in SEPARATOR.split(text)]
        for place, part in enumerate(parts):
            along = words("option-with-tile", name=part, tile=name)
            yield BETWEEN.join((*parts[:place], along, *parts[place + 1 :]))

    def was_used(self, actions: Sequence[Action]) -> bool:
        return any(getattr(action, "tile", None) == self.tile for action in actions)


def tile_along(
    reader: Reader, rehearsal: Rehearsal, typed: Sequence[TypedOption]
) -> TileAlong | None:
    """None where no such tile of one's own is named, or nothing that it could go with."""
    for place, option in enumerate(typed):
        if option.slot is USE:
            parts = [part.strip() for part in SEPARATOR.split(option.text)]
            for part in (each for each in parts if len(each) >= TELLING):
                for tile in tiles_fitting(reader, rehearsal, typed, part):
                    left = BETWEEN.join(each for each in parts if each != part)
                    others = (replace(option, text=left),) if left else ()
                    return TileAlong(tile, (*typed[:place], *others, *typed[place + 1 :]))
    return None


def tiles_fitting(
    reader: Reader, rehearsal: Rehearsal, typed: Sequence[TypedOption], text: str
) -> list[TileId]:
    """One's own that a text names, if something was said that they could go with."""
    if not any(_names_things(each) for each in typed):
        return []
    own = rehearsal.view.seats[rehearsal.seat].tiles
    return [tile for tile in own if _only_within(tile) and _fits(reader, tile, text)]


def _names_things(option: TypedOption) -> bool:
    """Houses to build, or cards to buy."""
    return option.slot.decision in (BuildingChoice, PurchaseChoice)


def _fits(reader: Reader, tile: TileId, text: str) -> bool:
    name = tile_name(tile)
    called = (tile, name, reader.words("option-use", tile=name))
    return not text or closeness(text, called) is not None


def _only_within(tile: TileId) -> bool:
    """It is of no use once the card is done."""
    citizen = CITIZENS.get(tile)
    if citizen is None:
        return tile in HOUSE_PRICES or tile in CARD_PRICES
    return "after_card" not in citizen.windows
