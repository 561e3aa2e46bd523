"""Architect: move colonists along the lines, then build houses beside them."""

from collections.abc import Iterable, Iterator
from functools import cache

from engine import ending, payments, tile_effects, trades, treasury
from engine.actions import FINISH, Action, BuildHouse, EnterTrade, Finish, MoveColonist
from engine.board import Board, Doors
from engine.catalogue import HouseCost
from engine.decisions import BuildingChoice, MovementChoice
from engine.draft import Draft
from engine.events import ColonistMoved, HouseBuilt, TileUsed
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
    OtherUse,
    TileNotNow,
    TileNotYours,
    TooFewSteps,
)
from engine.obstacles.shortfall import coins_missing, goods_missing
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState, components
from engine.terms import COLONIST_KINDS, CityId, Good, LineId, PlaceId, SeatId, TileId


@begins("architect")
def begin(game: Draft, execution: Execution) -> None:
    game.ask(MovementChoice(execution.seat, steps(game.state, execution.seat)))


def steps(state: GameState, seat: SeatId) -> int:
    """Ruling AR1; on Germania a sea colonist is worth two. A tile may add some."""
    worth = state.board.facts.steps_per_colonist
    mover = state.seats[seat]
    own = sum(worth[kind] * len(mover.colonists[kind]) for kind in COLONIST_KINDS)
    return own + mover.standing.steps if mover.tiles else own


def house_cost(
    state: GameState, seat: SeatId, city: CityId, in_force: tuple[TileId, ...] = ()
) -> HouseCost:
    """Less what the seat's tiles take off."""
    tiles = state.seats[seat].tiles
    if not tiles and not in_force:
        return usual_cost(state, city)
    standing = tile_effects.standing(tiles, in_force)
    houses = len(state.houses.get(city, ())) + 1
    discount, without_bricks = standing.house_discount, standing.without_bricks
    return _tiled_cost(state.tokens[city], houses, discount, without_bricks)


def usual_cost(state: GameState, city: CityId) -> HouseCost:
    """Ruling AR8: the coins times the houses the city will then have."""
    return _cost(state.tokens[city], len(state.houses.get(city, ())) + 1)


@cache
def _tiled_cost(good: Good, houses: int, discount: int, without_bricks: bool) -> HouseCost:
    usual = _cost(good, houses)
    goods = tuple(g for g in usual.goods if g != "brick") if without_bricks else usual.goods
    return HouseCost(goods=goods, coins=max(0, usual.coins - discount))


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


def beyond_others(state: GameState, seat: SeatId) -> list[CityId]:
    """Ruling FO-annaeus-arcadius: at the far end of a line that another seat's colonist holds, if
    the near end, a capital too, is an end of a line under an own colonist."""
    lines, held = state.board.lines, state.seats[seat].colonists
    own = [lines[LineId(p)] for kind in COLONIST_KINDS for p in held[kind] if p in lines]
    near = {end for line in own for end in line.ends}
    found: list[CityId] = []
    for place in state.occupied_places().difference(line.id for line in own):
        if place in lines:
            one, other = lines[LineId(place)].ends
            found += [CityId(far) for far, by in ((one, other), (other, one)) if by in near]
    own_reach = adjacent_cities(state, seat)
    cities = set(found).difference(own_reach)
    return [city for city in state.board.building_cities if city in cities]


@offers(MovementChoice)
def movements(state: GameState, choice: MovementChoice) -> Iterable[Action]:
    """Ruling AR3: held lines may be passed, but a stop must be free at that moment."""
    board, held = state.board, state.occupied_places()
    free: list[Action] = []
    for kind, places in state.seats[choice.seat].colonists.items():
        for origin in dict.fromkeys(places):
            doors = doors_from(state, choice.seat, origin) if origin in board.places else None
            moves = board.moves(kind, origin, choice.steps, doors)
            blocked = held.intersection(moves)
            if blocked:
                moves = dict(moves)
                for line in blocked:
                    del moves[LineId(line)]
            free += moves.values()
    free.append(FINISH)
    return free


@resolves(MovementChoice)
def move(game: Draft, choice: MovementChoice, action: MoveColonist | Finish) -> None:
    """Rulings AR5, T4: one move after the other, and none once building has begun."""
    if isinstance(action, Finish):
        _begin_building(game, choice)
        return
    doors = doors_from(game.state, choice.seat, action.origin)
    taken = game.state.board.distances(action.colonist, doors)[action.line]
    game.emit(ColonistMoved(choice.seat, action.colonist, action.origin, action.line, taken))
    if taken < choice.steps:
        game.ask(MovementChoice(choice.seat, choice.steps - taken, choice.only_moves))
    else:
        _begin_building(game, choice)


def _begin_building(game: Draft, choice: MovementChoice) -> None:
    if not choice.only_moves:
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
    contrarius = state.contrarius
    return contrarius.seat if contrarius and place in contrarius.land + contrarius.sea else None


def doors_from(state: GameState, seat: SeatId, origin: PlaceId) -> Doors:
    """Where one's colonist there steps out."""
    if origin not in state.board.places:
        return (origin,)
    return state.board.doors(origin, state.houses_of(seat))


@offers(BuildingChoice)
def buildings(state: GameState, choice: BuildingChoice) -> Iterable[Action]:
    entries = trades.entries(state, choice.seat) if choice.houses_built == 0 else ()
    buildable = houses(state, choice) if state.houses_left(choice.seat) else ()
    return [*entries, *buildable, FINISH]


def houses(state: GameState, choice: BuildingChoice) -> Iterator[BuildHouse]:
    """All that can be paid, each also with every citizen that would make it cheaper."""
    seat = choice.seat
    builder, coins = state.seats[seat], treasury.at_hand(state, seat)
    if not builder.tiles and not choice.in_force:
        for city in adjacent_cities(state, seat):
            if seat not in state.houses.get(city, ()):
                cost = usual_cost(state, city)
                if coins >= cost.coins and builder.can_pay(cost.goods):
                    yield _building(city)
        return
    citizens = tile_effects.house_tiles(builder.tiles)
    for city in _in_reach(state, choice):
        if seat not in state.houses.get(city, ()):
            cost = house_cost(state, seat, city, choice.in_force)
            if coins >= cost.coins and builder.can_pay(cost.goods):
                yield _building(city)
            for tile in citizens:
                cheaper = _with_citizen(state, tile, city, cost)
                if cheaper != cost and coins >= cheaper.coins and builder.can_pay(cheaper.goods):
                    yield _building(city, tile)


def _in_reach(state: GameState, choice: BuildingChoice) -> list[CityId]:
    cities = adjacent_cities(state, choice.seat)
    builder = state.seats[choice.seat]
    if builder.tiles and builder.standing.foreign_houses > choice.foreign_houses:
        cities += beyond_others(state, choice.seat)
    return cities


def _with_citizen(
    state: GameState, tile: TileId | None, city: CityId, cost: HouseCost
) -> HouseCost:
    """The same, where the tile is none for a house, or no use in this city."""
    price = tile_effects.HOUSE_PRICES.get(tile) if tile else None
    return price(state, city, cost) if price else cost


@cache
def _building(city: CityId, tile: TileId | None = None) -> BuildHouse:
    return BuildHouse(city, tile)


@resolves(BuildingChoice)
def build(game: Draft, choice: BuildingChoice, action: BuildHouse | EnterTrade | Finish) -> None:
    match action:
        case BuildHouse():
            _build(game, choice, action)
        case EnterTrade(line):
            trades.enter(game, choice.seat, line)
            game.ask(choice)
        case Finish():
            pass


def _build(game: Draft, choice: BuildingChoice, action: BuildHouse) -> None:
    seat, city, state = choice.seat, action.city, game.state
    foreign = bool(state.seats[seat].tiles) and city not in adjacent_cities(state, seat)
    cost = house_cost(state, seat, city, choice.in_force)
    if action.tile:
        cost = _with_citizen(state, action.tile, city, cost)
        game.emit(TileUsed(seat, action.tile))
    treasury.gather(game, seat, cost.coins)
    payment = payments.settled(game.state.seats[seat], cost.goods)
    game.emit(HouseBuilt(seat, city, payment, cost.coins))
    if not game.state.houses_left(seat):
        ending.trigger(game, seat, "fifteenth_house")
    foreign_houses = choice.foreign_houses + foreign
    game.ask(BuildingChoice(seat, choice.houses_built + 1, foreign_houses, choice.in_force))


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
        yield from _nobody_beside(state, choice, city)
        cost = house_cost(state, seat, city, choice.in_force)
        yield from _no_use(state, choice, wanted, cost)
        cost = _with_citizen(state, wanted.tile, city, cost)
        yield from goods_missing(state, seat, cost.goods, "AR8")
        yield from coins_missing(state, seat, cost.coins, "AR8")


def _no_use(
    state: GameState, choice: BuildingChoice, wanted: BuildHouse, cost: HouseCost
) -> Iterator[Obstacle]:
    tile = wanted.tile
    if tile is None:
        return
    if tile not in state.seats[choice.seat].tiles:
        yield TileNotYours(tile)
    elif tile not in tile_effects.HOUSE_PRICES:
        yield TileNotNow(tile)
    elif _with_citizen(state, tile, wanted.city, cost) == cost:
        yield OtherUse(tile, f"FO-{tile}")


def _nobody_beside(state: GameState, choice: BuildingChoice, city: CityId) -> Iterator[Obstacle]:
    if city in _in_reach(state, choice):
        return
    if any(city in places for places in state.seats[choice.seat].colonists.values()):
        yield ColonistInside(city)
    else:
        yield NoColonistBeside(city)


@explains(BuildingChoice, MoveColonist)
def _against_moving_again(
    _: GameState, __: BuildingChoice, ___: MoveColonist
) -> Iterator[Obstacle]:
    yield MovementOver()
