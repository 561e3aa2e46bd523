"""Architect: what keeps a colonist from a line, a house out of a city, a ship out of a trade."""

from collections.abc import Iterator

from engine.actions import BuildHouse, EnterTrade, MoveColonist
from engine.board import Board
from engine.decisions import BuildingChoice, MovementChoice
from engine.obstacles.kinds import (
    ColonistInside,
    HouseBuiltBefore,
    HouseThere,
    InTradeForGood,
    LineOfTheOtherKind,
    LineTaken,
    NoColonistBeside,
    NoColonistThere,
    NoHarbour,
    NoHousesLeft,
    NoPath,
    NoRestThere,
    NoStopThere,
    NotABuildingCity,
    NotOnThisBoard,
    NoTradeThere,
    Obstacle,
    TooFewSteps,
)
from engine.obstacles.shortfall import coins_missing, goods_missing
from engine.personalities import architect
from engine.state import GameState
from engine.terms import CityId, PlaceId, SeatId


def moving(state: GameState, choice: MovementChoice, wanted: MoveColonist) -> Iterator[Obstacle]:
    board, line = state.board, wanted.line
    if line not in board.lines:
        yield NoStopThere(line) if _is_place(board, line) else NotOnThisBoard(line)
    elif wanted.origin not in state.seats[choice.seat].colonists[wanted.colonist]:
        yield NoColonistThere(wanted.colonist, wanted.origin)
    elif board.lines[line].kind != wanted.colonist:
        yield LineOfTheOtherKind(wanted.colonist, line)
    elif not board.may_rest_on(line):
        yield NoRestThere(line)
    else:
        yield from _under_way(state, choice, wanted)


def _is_place(board: Board, place: PlaceId) -> bool:
    return place in board.places or any(place == city.id for city in board.facts.cities)


def _under_way(
    state: GameState, choice: MovementChoice, wanted: MoveColonist
) -> Iterator[Obstacle]:
    origin, line = wanted.origin, wanted.line
    doors = architect.doors_from(state, choice.seat, origin)
    needed = state.board.distances(wanted.colonist, doors).get(line)
    if not doors:
        yield NoHarbour(origin)
    elif not state.board.may_pass(origin):
        yield InTradeForGood(origin)
    elif needed is None and line != origin:
        yield NoPath(wanted.colonist, origin, line)
    else:
        if needed is not None and needed > choice.steps:
            yield TooFewSteps(needed, choice.steps)
        holder = _holder(state, line)
        if holder is not None:
            yield LineTaken(line, holder)


def _holder(state: GameState, place: PlaceId) -> SeatId | None:
    for number, seat in enumerate(state.seats):
        if any(place in places for places in seat.colonists.values()):
            return SeatId(number)
    return None


def building(state: GameState, choice: BuildingChoice, wanted: BuildHouse) -> Iterator[Obstacle]:
    seat, city = choice.seat, wanted.city
    if city not in state.board.building_cities:
        yield NotABuildingCity(city, "AR6")
    elif not state.houses_left(seat):
        yield NoHousesLeft()
    elif seat in state.houses.get(city, ()):
        yield HouseThere(city)
    else:
        yield from _nobody_beside(state, seat, city)
        cost = architect.house_cost(state, city)
        yield from goods_missing(state, seat, cost.goods, "AR8")
        yield from coins_missing(state, seat, cost.coins, "AR8")


def _nobody_beside(state: GameState, seat: SeatId, city: CityId) -> Iterator[Obstacle]:
    if city in architect.adjacent_cities(state, seat):
        return
    if any(city in places for places in state.seats[seat].colonists.values()):
        yield ColonistInside(city)
    else:
        yield NoColonistBeside(city)


def entering(state: GameState, choice: BuildingChoice, wanted: EnterTrade) -> Iterator[Obstacle]:
    line = wanted.line
    if line not in state.board.lines or not state.board.trade_at(line):
        yield NoTradeThere(line)
    else:
        if choice.houses_built:
            yield HouseBuiltBefore()
        if line not in state.seats[choice.seat].colonists["sea"]:
            yield NoColonistThere("sea", line)
