"""New colonists: where they may be placed, and what they cost."""

from collections.abc import Iterator
from functools import cache

from engine import payments
from engine.actions import PlaceColonist
from engine.draft import Draft
from engine.events import ColonistPlaced
from engine.obstacles.kinds import (
    NoColonistLeft,
    NoHouseOfYours,
    NoLineBegins,
    NotTheCapital,
    Obstacle,
    Ruling,
)
from engine.obstacles.shortfall import goods_missing
from engine.state import GameState, components
from engine.terms import COLONIST_KINDS, CityId, ColonistKind, PlaceId, SeatId


def placements(state: GameState, seat: SeatId, *, in_own_cities: bool) -> Iterator[PlaceColonist]:
    """Rulings TR2, C2: for a kind that still waits in the storehouse, if it can be paid."""
    if state.seats[seat].can_pay(components().colonist_cost):
        yield from places(state, seat, in_own_cities=in_own_cities)


def places(state: GameState, seat: SeatId, *, in_own_cities: bool) -> Iterator[PlaceColonist]:
    """Wherever one could be placed, paid or not."""
    own_cities = state.houses_of(seat) if in_own_cities else []
    for kind in COLONIST_KINDS:
        if state.seats[seat].waiting(kind):
            for place in state.board.facts.capitals[kind]:
                yield _placement(kind, place)
            for city in own_cities:
                if may_place(state, kind, city):
                    yield _placement(kind, city)


def against_placing(
    state: GameState, seat: SeatId, wanted: PlaceColonist, ruling: Ruling, *, in_own_cities: bool
) -> Iterator[Obstacle]:
    if not state.seats[seat].waiting(wanted.colonist):
        yield NoColonistLeft(wanted.colonist, ruling)
        return
    yield from _unfit(state, seat, wanted, ruling, in_own_cities=in_own_cities)
    yield from goods_missing(state, seat, components().colonist_cost, ruling)


def _unfit(
    state: GameState, seat: SeatId, wanted: PlaceColonist, ruling: Ruling, *, in_own_cities: bool
) -> Iterator[Obstacle]:
    capitals, kind, place = state.board.facts.capitals, wanted.colonist, wanted.place
    if place in capitals[kind]:
        return
    if not in_own_cities or place not in state.board.building_cities:
        yield NotTheCapital(kind, capitals[kind], in_own_cities, ruling)
    elif not may_place(state, kind, place):
        yield NoLineBegins(kind, CityId(place))
    elif seat not in state.houses.get(CityId(place), ()):
        yield NoHouseOfYours(place, ruling)


def may_place(state: GameState, kind: ColonistKind, place: PlaceId) -> bool:
    """Ruling C4: only where a line of the kind begins, unless the table agreed otherwise."""
    return state.options.mismatched_colonists or state.board.begins_at(kind, place)


def place(game: Draft, seat: SeatId, action: PlaceColonist) -> None:
    payment = payments.settled(game.state.seats[seat], components().colonist_cost)
    game.emit(ColonistPlaced(seat, action.colonist, action.place, payment))


@cache
def _placement(kind: ColonistKind, place: PlaceId) -> PlaceColonist:
    return PlaceColonist(kind, place)
