"""New colonists, start cities and castles: what keeps a colonist or a good from a place."""

from collections.abc import Iterator

from engine import castles, colonists, second_partners
from engine.actions import ChooseStartCity, CollectIncome, PlaceColonist, TakeCastleGood
from engine.decisions import CastleChoice, ColonistChoice, NewColonistChoice, StartCityChoice
from engine.obstacles.kinds import (
    CastleEmpty,
    ColonistPlacedBefore,
    NoColonistBesideCastle,
    NoColonistLeft,
    NoHouseOfYours,
    NoLineBegins,
    NotABuildingCity,
    NotOnThisBoard,
    NotTheCapital,
    Obstacle,
    Ruling,
    TooNearTheCapital,
)
from engine.obstacles.shortfall import goods_missing
from engine.state import GameState, components
from engine.terms import CityId


def placing(
    state: GameState, choice: ColonistChoice | NewColonistChoice, wanted: PlaceColonist
) -> Iterator[Obstacle]:
    """The Tribune's new colonist (TR2), or those of the Colonist (C2)."""
    ruling = "C2" if isinstance(choice, ColonistChoice) else "TR2"
    if not state.waiting(choice.seat, wanted.colonist):
        yield NoColonistLeft(wanted.colonist, ruling)
        return
    yield from _unfit(state, choice, wanted, ruling)
    yield from goods_missing(state, choice.seat, components().colonist_cost, ruling)


def _unfit(
    state: GameState,
    choice: ColonistChoice | NewColonistChoice,
    wanted: PlaceColonist,
    ruling: Ruling,
) -> Iterator[Obstacle]:
    facts, kind, place = state.board.facts, wanted.colonist, wanted.place
    if place in facts.capitals[kind]:
        return
    in_own_cities = isinstance(choice, ColonistChoice) or facts.tribune_places_in_own_cities
    if not in_own_cities or place not in state.board.building_cities:
        yield NotTheCapital(kind, facts.capitals[kind], in_own_cities, ruling)
        return
    if not colonists.may_place(state, kind, place):
        yield NoLineBegins(kind, CityId(place))
    elif choice.seat not in state.houses.get(CityId(place), ()):
        yield NoHouseOfYours(place, ruling)


def income(_: GameState, choice: ColonistChoice, __: CollectIncome) -> Iterator[Obstacle]:
    if choice.placed:
        yield ColonistPlacedBefore()


def starting(state: GameState, _: StartCityChoice, wanted: ChooseStartCity) -> Iterator[Obstacle]:
    if wanted.city not in state.board.building_cities:
        yield NotABuildingCity(wanted.city, "TE3")
    elif wanted.city not in second_partners.start_cities(state.board):
        yield TooNearTheCapital(wanted.city)


def plundering(
    state: GameState, choice: CastleChoice, wanted: TakeCastleGood
) -> Iterator[Obstacle]:
    place = state.board.places.get(wanted.castle)
    if place is None or place.kind != "castle":
        yield NotOnThisBoard(wanted.castle)
    elif wanted.castle not in (state.castles or {}):
        yield CastleEmpty(wanted.castle)
    elif wanted.castle not in castles.beside(state, choice.seat):
        yield NoColonistBesideCastle(wanted.castle)
