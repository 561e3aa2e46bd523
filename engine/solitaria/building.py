"""How Contrarius builds: which type, which city, by which way, and what helps out if he cannot."""

from collections.abc import Iterable, Iterator

from engine import ending
from engine.actions import Action, ChooseWay
from engine.decisions import ContrariusMoveChoice, ContrariusTask
from engine.draft import Draft
from engine.events import ContrariusBuilt, ContrariusMoved, TrackHouseFreed
from engine.obstacles.kinds import NotHisWay, Obstacle
from engine.rulebook import explains, offers, resolves
from engine.solitaria import production, supply
from engine.solitaria.automaton import contrarius_of
from engine.solitaria.dice import lands
from engine.state import GameState, card
from engine.terms import COLONIST_KINDS, CityId, Good, LineId

CHEAPER: tuple[Good, ...] = ("cloth", "wine", "tool", "food", "brick")
"""From the dearest type down; after the cheapest comes the dearest again (ruling SO23)."""
SPECIAL = "S"


@lands("house_black", "house_white", "house_s")
def build(game: Draft, task: ContrariusTask, face: str) -> None:
    city = city_for(game.state, face)
    if city is None:
        supply.instead_of_a_house(game, task)
        return
    ways = ways_to(game.state, city)
    if len(ways) > 1:
        game.ask(ContrariusMoveChoice(task.seat, city, task.produces))
    else:
        _settle(game, city, next(iter(ways), None), produces=task.produces)


def city_for(state: GameState, face: str) -> CityId | None:
    """Where he builds if the die shows that; None where he cannot build at all."""
    if not houses_to_build(state):
        return None
    reachable = within_reach(state)
    for good in types_for(state, face):
        candidates = [city for city in reachable if state.tokens[city] == good]
        if candidates:
            return min(candidates, key=lambda city: _preference(state, city))
    return None


def houses_to_build(state: GameState) -> int:
    """Ruling SO30: those on the score track come last."""
    contrarius = contrarius_of(state)
    return state.houses_left(contrarius.seat) + len(contrarius.track)


def types_for(state: GameState, face: str) -> Iterator[Good]:
    """Rulings SO22, SO23: the type the die shows, then the cheaper ones; salt only by S."""
    first = face
    if face == SPECIAL:
        yield "salt"
        first = best_specialist(state)
    start = next(place for place, good in enumerate(CHEAPER) if good == first)
    yield from CHEAPER[start:] + CHEAPER[:start]


def best_specialist(state: GameState) -> Good:
    """Ruling SO22: the dearest type of his specialists, face down too; without one the dearest."""
    goods = {card(each).good for each in contrarius_of(state).row}
    return next((good for good in CHEAPER if good in goods), CHEAPER[0])


def within_reach(state: GameState) -> list[CityId]:
    """Ruling SO21."""
    seat = contrarius_of(state).seat
    ends = state.board.building_ends
    cities = {city for _, line in _stops(state) for city in ends.get(line, ())}
    return [
        city
        for city in state.board.building_cities
        if city in cities and seat not in state.houses.get(city, ())
    ]


def steps(state: GameState) -> int:
    """Ruling AR1, for him; his tiles only score (SO4)."""
    worth, colonists = state.board.facts.steps_per_colonist, contrarius_of(state).colonists
    return sum(worth[kind] * len(colonists[kind]) for kind in COLONIST_KINDS)


def _stops(state: GameState) -> Iterator[tuple[int, LineId]]:
    """Every line on which one of his colonists can end, with the steps it takes."""
    yield from ((0, line) for line in _held(state))
    yield from ((taken, move.line) for taken, move in _moves(state))


def _held(state: GameState) -> Iterator[LineId]:
    for places in contrarius_of(state).colonists.values():
        yield from (LineId(place) for place in places if place in state.board.lines)


def _moves(state: GameState) -> Iterator[tuple[int, ChooseWay]]:
    board, held, most = state.board, state.occupied_places(), steps(state)
    for kind, places in contrarius_of(state).colonists.items():
        for origin in dict.fromkeys(places):
            distances = board.distances(kind, (origin,))
            for line in board.moves(kind, origin, most):
                if line not in held:
                    yield distances[line], ChooseWay(kind, origin, line)


def ways_to(state: GameState, city: CityId) -> tuple[ChooseWay, ...]:
    """Ruling SO25: the shortest ones; none where a colonist of his stands there already."""
    ends = state.board.building_ends
    if any(city in ends.get(line, ()) for line in _held(state)):
        return ()
    ways = [(taken, move) for taken, move in _moves(state) if city in ends.get(move.line, ())]
    fewest = min(taken for taken, _ in ways)
    return tuple(move for taken, move in ways if taken == fewest)


def _preference(state: GameState, city: CityId) -> tuple[bool, bool, str]:
    """Ruling SO24: the least comes first."""
    seat, province = contrarius_of(state).seat, state.board.province_of[city]
    neighbours = state.board.cities_in[province]
    settled = any(seat in state.houses.get(each, ()) for each in neighbours)
    return city in state.houses, settled, state.board.names[city]


@offers(ContrariusMoveChoice, compulsory="SO25")
def _ways(state: GameState, choice: ContrariusMoveChoice) -> Iterable[Action]:
    return ways_to(state, choice.city)


@resolves(ContrariusMoveChoice)
def _choose(game: Draft, choice: ContrariusMoveChoice, action: ChooseWay) -> None:
    _settle(game, choice.city, action, produces=choice.produces)


@explains(ContrariusMoveChoice, ChooseWay)
def _against_moving(
    state: GameState, choice: ContrariusMoveChoice, wanted: ChooseWay
) -> Iterator[Obstacle]:
    if wanted not in ways_to(state, choice.city):
        yield NotHisWay(wanted.line, "SO25")


def _settle(game: Draft, city: CityId, move: ChooseWay | None, *, produces: bool) -> None:
    """Rulings SO25, SO30; ruling SO32: his fifteenth house ends the game too."""
    contrarius = contrarius_of(game.state)
    if move is not None:
        game.emit(ContrariusMoved(contrarius.seat, move.colonist, move.origin, move.line))
    if not game.state.houses_left(contrarius.seat):
        game.emit(TrackHouseFreed(contrarius.seat, max(contrarius.track)))
    game.emit(ContrariusBuilt(contrarius.seat, city, game.state.tokens[city]))
    if not houses_to_build(game.state):
        ending.trigger(game, contrarius.seat, "fifteenth_house")
    if produces:
        production.of_his_province(game, game.state.board.province_of[city])
