"""The seam through which the tiles of the forum enter: named questions, and who answers them.

A patrician is one row of answers (`Standing`) that hold for its owner. A citizen is one way to be
used (`Citizen`), or changes what one house or one card costs (`HOUSE_PRICES`, `CARD_PRICES`). Each
tile is an entry in a module of `engine.tiles`; the rules ask here and know no tile by name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import fields
from functools import cache
from operator import add
from typing import TYPE_CHECKING

from engine.actions import UseTile
from engine.events import TileUsed
from engine.frozen import frozen
from engine.terms import CityId, Good, TileId

if TYPE_CHECKING:
    from engine.catalogue import HouseCost
    from engine.decisions import CitizenWindow, Decision
    from engine.draft import Draft
    from engine.state import GameState


@frozen
class Standing:
    """What tiles change for their owner for good; they add up (ruling FO10)."""

    spaces: int = 0
    """More of them in the storehouse."""
    gift: tuple[Good, ...] = ()
    """Received once, when the tile is gained."""
    steps: int = 0
    """More of them in every movement."""
    house_discount: int = 0
    """Coins less for each house."""
    foreign_houses: int = 0
    """In an Architect action, by way of another seat's colonist."""
    without_bricks: bool = False
    """No house asks for any."""
    sale_bonus: int = 0
    """Coins more for each unit sold."""
    trade_types: int = 0
    """More of them in a Mercator action."""
    free_bricks: int = 0
    """Of the first ones bought in a Mercator action."""
    marker_coins: bool = False
    """Letting a province produce pays the coins behind its marker too."""
    sells_bonus: bool = False
    """One bonus unit may be sold instead of arriving."""
    prefect_as_diplomat: bool = False
    diplomat_uses_display: bool = False
    any_good_for_places: bool = False
    """What a place of the display asks for is a question mark."""
    tribune_exchange: bool = False


STANDING: dict[TileId, Standing] = {}
"""Of each patrician; and of a citizen as long as it is in force."""
_TEMPORARY: set[TileId] = set()


def stands(tile: str, standing: Standing, *, while_in_force: bool = False) -> None:
    """Enters a patrician, or a citizen whose effect lasts for an action."""
    STANDING[TileId(tile)] = standing
    if while_in_force:
        _TEMPORARY.add(TileId(tile))


@cache
def standing(tiles: tuple[TileId, ...], in_force: tuple[TileId, ...] = ()) -> Standing:
    """Of all tiles before one seat, and of those that are in force."""
    counting = (tile for tile in tiles if tile in STANDING and tile not in _TEMPORARY)
    return _total(tuple(sorted((*counting, *in_force))))


@cache
def _total(tiles: tuple[TileId, ...]) -> Standing:
    """Seats have many combinations of tiles, and few of those that stand."""
    total = Standing()
    for tile in tiles:
        total = _sum(total, STANDING[tile])
    return total


def _sum(one: Standing, other: Standing) -> Standing:
    names = [field.name for field in fields(Standing)]
    return Standing(**{name: add(getattr(one, name), getattr(other, name)) for name in names})


HousePrice = Callable[["GameState", CityId, "HouseCost"], "HouseCost"]
HOUSE_PRICES: dict[TileId, HousePrice] = {}
"""What a house costs with a citizen that is used for it; the same price: it is no use there."""
CARD_PRICES: set[TileId] = set()
"""Citizens that pay for the place of a card in the display."""


def prices_house(tile: str) -> Callable[[HousePrice], HousePrice]:
    def enter(price: HousePrice) -> HousePrice:
        HOUSE_PRICES[TileId(tile)] = price
        return price

    return enter


Uses = Callable[["GameState", "Decision"], Iterable[UseTile]]
Use = Callable[["Draft", "Decision", UseTile], "Decision | None"]


@frozen
class Citizen:
    windows: Collection[CitizenWindow]
    uses: Uses
    """Every use that brings something (ruling FO13)."""
    use: Use
    """May give back what the decision it was used in has become."""


CITIZENS: dict[TileId, Citizen] = {}
ANYTIME: tuple[CitizenWindow, ...] = ("before_card", "within_card", "after_card")
OUTSIDE: tuple[CitizenWindow, ...] = ("before_card", "after_card")
INSIDE: tuple[CitizenWindow, ...] = ("within_card",)


def citizen(
    tile: str, uses: Uses, *, windows: Collection[CitizenWindow] = ANYTIME
) -> Callable[[Use], Use]:
    def enter(use: Use) -> Use:
        CITIZENS[TileId(tile)] = Citizen(windows, uses, use)
        return use

    return enter


def uses(state: GameState, decision: Decision) -> tuple[UseTile, ...]:
    """What the citizens of the deciding seat offer in this window (ruling FO11)."""
    offered: tuple[UseTile, ...] = ()
    for entry in _usable(state.seats[decision.seat].tiles, decision.window):
        offered += tuple(entry.uses(state, decision))
    return offered


@cache
def _usable(tiles: tuple[TileId, ...], window: CitizenWindow | None) -> tuple[Citizen, ...]:
    held = (CITIZENS[tile] for tile in tiles if tile in CITIZENS)
    return tuple(entry for entry in held if window in entry.windows)


@cache
def house_tiles(tiles: tuple[TileId, ...]) -> tuple[TileId, ...]:
    """Those that one house can be built with."""
    return tuple(tile for tile in tiles if tile in HOUSE_PRICES)


@cache
def card_tiles(tiles: tuple[TileId, ...]) -> tuple[TileId, ...]:
    """Those that one card can be bought with."""
    return tuple(tile for tile in tiles if tile in CARD_PRICES)


def use(game: Draft, decision: Decision, action: UseTile) -> None:
    """To the discard pile first, then the effect at once; the decision stays open beneath it."""
    game.emit(TileUsed(decision.seat, action.tile))
    beneath = len(game.pending)
    goes_on = CITIZENS[action.tile].use(game, decision, action) or decision
    game.pending.insert(beneath, goes_on)
