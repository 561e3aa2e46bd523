"""Architect: move colonists along the lines, then build houses beside them."""

from collections.abc import Iterable, Iterator
from functools import cache

from engine import ending, payments, trades, treasury
from engine.actions import FINISH, Action, BuildHouse, EnterTrade, Finish, MoveColonist
from engine.board import Board, Doors
from engine.catalogue import HouseCost
from engine.decisions import BuildingChoice, MovementChoice
from engine.draft import Draft
from engine.events import ColonistMoved, HouseBuilt
from engine.obstacles.kinds import (
    ColonistInside,
    HouseThere,
    InTradeForGood,
    LineOfTheOtherKind,
    LineTaken,
    MovementOver,
    NoColonistBeside,
    NoColonistThere,
    NoHarbour,
    NoHousesLeft,
    NoPath,
    NoRestThere,
    NoStopThere,
    NotABuildingCity,
    NotOnThisBoard,
    Obstacle,
    TooFewSteps,
)
from engine.obstacles.shortfall import coins_missing, goods_missing
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState, components
from engine.terms import COLONIST_KINDS, CityId, Good, PlaceId, SeatId


@begins("architect")
def begin(game: Draft, execution: Execution) -> None:
    game.ask(MovementChoice(execution.seat, steps(game.state, execution.seat)))


def steps(state: GameState, seat: SeatId) -> int:
    """Ruling AR1; on Germania a sea colonist is worth two."""
    worth = state.board.facts.steps_per_colonist
    colonists = state.seats[seat].colonists
    return sum(worth[kind] * len(colonists[kind]) for kind in COLONIST_KINDS)


def house_cost(state: GameState, city: CityId) -> HouseCost:
    """Ruling AR8: the coins times the houses the city will then have."""
    return _cost(state.tokens[city], len(state.houses.get(city, ())) + 1)


@cache
def _cost(good: Good, houses: int) -> HouseCost:
    once = components().house_costs[good]
    return HouseCost(goods=once.goods, coins=once.coins * houses)


def adjacent_cities(state: GameState, seat: SeatId) -> list[CityId]:
    """Rulings AR6, AR7: the ends of the lines under own colonists, capitals left out."""
    ends = state.board.building_ends
    places = state.seats[seat].colonists
    return list(
        dict.fromkeys(
            city
            for kind in COLONIST_KINDS
            for place in places[kind]
            for city in ends.get(place, ())
        )
    )


@offers(MovementChoice)
def movements(state: GameState, choice: MovementChoice) -> Iterable[Action]:
    """Ruling AR3: held lines may be passed, but a stop must be free at that moment."""
    board, held = state.board, state.occupied_places()
    free: list[Action] = []
    for kind, places in state.seats[choice.seat].colonists.items():
        for origin in dict.fromkeys(places):
            doors = doors_from(state, choice.seat, origin) if origin in board.places else None
            moves = board.moves(kind, origin, choice.steps, doors)
            free += [move for move in moves if move.line not in held]
    free.append(FINISH)
    return free


@resolves(MovementChoice)
def move(game: Draft, choice: MovementChoice, action: MoveColonist | Finish) -> None:
    """Rulings AR5, T4: one move after the other, and none once building has begun."""
    if isinstance(action, Finish):
        game.ask(BuildingChoice(choice.seat))
        return
    doors = doors_from(game.state, choice.seat, action.origin)
    taken = game.state.board.distances(action.colonist, doors)[action.line]
    game.emit(ColonistMoved(choice.seat, action.colonist, action.origin, action.line, taken))
    if taken < choice.steps:
        game.ask(MovementChoice(choice.seat, choice.steps - taken))
    else:
        game.ask(BuildingChoice(choice.seat))


@explains(MovementChoice, MoveColonist)
def _against_moving(
    state: GameState, choice: MovementChoice, wanted: MoveColonist
) -> Iterator[Obstacle]:
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
    doors = doors_from(state, choice.seat, origin)
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


def doors_from(state: GameState, seat: SeatId, origin: PlaceId) -> Doors:
    """Where one's colonist there steps out."""
    if origin not in state.board.places:
        return (origin,)
    return state.board.doors(origin, state.houses_of(seat))


@offers(BuildingChoice)
def buildings(state: GameState, choice: BuildingChoice) -> Iterable[Action]:
    if choice.houses_built == 0:
        yield from trades.entries(state, choice.seat)
    if state.houses_left(choice.seat):
        yield from _houses(state, choice.seat)
    yield FINISH


def _houses(state: GameState, seat: SeatId) -> Iterator[BuildHouse]:
    builder, coins = state.seats[seat], treasury.at_hand(state, seat)
    for city in adjacent_cities(state, seat):
        if seat not in state.houses.get(city, ()):
            cost = house_cost(state, city)
            if coins >= cost.coins and builder.can_pay(cost.goods):
                yield _building(city)


@cache
def _building(city: CityId) -> BuildHouse:
    return BuildHouse(city)


@resolves(BuildingChoice)
def build(game: Draft, choice: BuildingChoice, action: BuildHouse | EnterTrade | Finish) -> None:
    match action:
        case BuildHouse(city):
            cost = house_cost(game.state, city)
            treasury.gather(game, choice.seat, cost.coins)
            payment = payments.settled(game.state.seats[choice.seat], cost.goods)
            game.emit(HouseBuilt(choice.seat, city, payment, cost.coins))
            if not game.state.houses_left(choice.seat):
                ending.trigger(game, choice.seat, "fifteenth_house")
            game.ask(BuildingChoice(choice.seat, choice.houses_built + 1))
        case EnterTrade(line):
            trades.enter(game, choice.seat, line)
            game.ask(choice)
        case Finish():
            pass


@explains(BuildingChoice, BuildHouse)
def _against_building(
    state: GameState, choice: BuildingChoice, wanted: BuildHouse
) -> Iterator[Obstacle]:
    seat, city = choice.seat, wanted.city
    if city not in state.board.building_cities:
        yield NotABuildingCity(city, "AR6")
    elif not state.houses_left(seat):
        yield NoHousesLeft()
    elif seat in state.houses.get(city, ()):
        yield HouseThere(city)
    else:
        yield from _nobody_beside(state, seat, city)
        cost = house_cost(state, city)
        yield from goods_missing(state, seat, cost.goods, "AR8")
        yield from coins_missing(state, seat, cost.coins, "AR8")


def _nobody_beside(state: GameState, seat: SeatId, city: CityId) -> Iterator[Obstacle]:
    if city in adjacent_cities(state, seat):
        return
    if any(city in places for places in state.seats[seat].colonists.values()):
        yield ColonistInside(city)
    else:
        yield NoColonistBeside(city)


@explains(BuildingChoice, MoveColonist)
def _against_moving_again(
    _: GameState, __: BuildingChoice, ___: MoveColonist
) -> Iterator[Obstacle]:
    yield MovementOver()
