"""Team play: where the second partners begin, each in a city of choice away from the capital."""

from collections.abc import Iterable, Iterator

from engine.actions import Action, ChooseStartCity
from engine.board import Board
from engine.decisions import StartCityChoice
from engine.draft import Draft
from engine.events import ColonistPlaced
from engine.obstacles.kinds import NotABuildingCity, Obstacle, TooNearTheCapital
from engine.rulebook import explains, offers, resolves
from engine.state import GameState
from engine.terms import COLONIST_KINDS, CityId, ColonistKind, PlaceId, SeatId


def choices(state: GameState) -> Iterator[StartCityChoice]:
    """Ruling TE4: in turn order, once the first partners are placed."""
    count = len(state.seats)
    return (StartCityChoice(SeatId(seat)) for seat in range(count // 2, count))


def start_cities(board: Board) -> list[CityId]:
    """Ruling TE3: not a capital, nor joined to one by a line of either kind."""
    near = _beside_capitals(board)
    return [city for city in board.building_cities if city not in near]


def _beside_capitals(board: Board) -> set[PlaceId]:
    """Around Balearica's ships: the ends of the lines they are joined to."""
    capitals = {place for places in board.facts.capitals.values() for place in places}
    ships = {line for place in board.facts.places for line in place.lines}
    return {
        end
        for line in board.facts.lines
        if line.id in ships or not capitals.isdisjoint(line.ends)
        for end in line.ends
    }


def start_places(board: Board, city: CityId) -> list[tuple[ColonistKind, PlaceId]]:
    """Ruling TE3: one colonist of each kind, or two of the only kind that can leave the city.

    Gallia: the sea colonist begins in the Mediterranean.
    """
    havens = [place.id for place in board.facts.places if place.kind == "haven"]
    if havens:
        return [("land", city), ("sea", havens[0])]
    kinds = [kind for kind in COLONIST_KINDS if board.begins_at(kind, city)]
    return [(kind, city) for kind in (kinds * 2)[:2]]


@offers(StartCityChoice, compulsory="TE3")
def _options(state: GameState, _: StartCityChoice) -> Iterable[Action]:
    return [ChooseStartCity(city) for city in start_cities(state.board)]


@resolves(StartCityChoice)
def _resolve(game: Draft, choice: StartCityChoice, action: ChooseStartCity) -> None:
    for kind, place in start_places(game.state.board, action.city):
        game.emit(ColonistPlaced(choice.seat, kind, place, payment=()))


@explains(StartCityChoice, ChooseStartCity)
def _against_starting(
    state: GameState, _: StartCityChoice, wanted: ChooseStartCity
) -> Iterator[Obstacle]:
    if wanted.city not in state.board.building_cities:
        yield NotABuildingCity(wanted.city, "TE3")
    elif wanted.city not in start_cities(state.board):
        yield TooNearTheCapital(wanted.city)
