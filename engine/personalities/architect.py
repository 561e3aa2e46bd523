"""Architect: move colonists along the lines, then build houses beside them."""

from collections.abc import Iterable, Iterator
from functools import cache

from engine import ending, trades, treasury
from engine.actions import FINISH, Action, BuildHouse, EnterTrade, Finish, MoveColonist
from engine.board import Doors
from engine.catalogue import HouseCost
from engine.decisions import BuildingChoice, MovementChoice
from engine.draft import Draft
from engine.events import ColonistMoved, HouseBuilt
from engine.rulebook import Execution, begins, offers, resolves
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
            if coins >= cost.coins and builder.has_goods(cost.goods):
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
            game.emit(HouseBuilt(choice.seat, city, cost.goods, cost.coins))
            if not game.state.houses_left(choice.seat):
                ending.trigger(game, choice.seat, "fifteenth_house")
            game.ask(BuildingChoice(choice.seat, choice.houses_built + 1))
        case EnterTrade(line):
            trades.enter(game, choice.seat, line)
            game.ask(choice)
        case Finish():
            pass
