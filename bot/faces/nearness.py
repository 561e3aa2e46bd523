"""How near things are to each other: places on the map, cards, lots of goods."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import cos, hypot, inf, radians

from engine.board import board_of
from engine.catalogue import catalogue
from engine.terms import BoardId, CardId, Good

_LatLon = tuple[float, float]


def between_places(board: BoardId, one: str, other: str) -> float:
    return _far(_places(board), one, other)


def between_provinces(board: BoardId, one: str, other: str) -> float:
    return _far(_provinces(board), one, other)


def unlike(card: CardId, other: CardId) -> bool:
    """Whether the cards have no personality in common."""
    cards = catalogue().cards
    if card not in cards:
        return True
    return set(cards[card].personalities).isdisjoint(cards[other].personalities)


def differing(goods: Iterable[Good], others: Iterable[Good]) -> int:
    """By how many units."""
    one, other = Counter(goods), Counter(others)
    return ((one - other) + (other - one)).total()


def worth(goods: Iterable[Good]) -> int:
    """In sestertii."""
    of_a_unit = catalogue().components.worth
    return sum(of_a_unit[good] for good in goods)


def _far(points: Mapping[str, _LatLon], one: str, other: str) -> float:
    """On the map; what is not on it is far from everything."""
    if one not in points or other not in points:
        return inf
    (north, east), (other_north, other_east) = points[one], points[other]
    return hypot(north - other_north, (east - other_east) * cos(radians(north)))


@cache
def _places(board: BoardId) -> Mapping[str, _LatLon]:
    """Lines lie in the middle of their ends."""
    facts = board_of(board).facts
    places: dict[str, _LatLon] = {each.id: each.latlon for each in facts.cities}
    places |= {each.id: each.latlon for each in facts.places}
    for line in facts.lines:
        places[line.id] = _middle(places[end] for end in line.ends)
    return places


@cache
def _provinces(board: BoardId) -> Mapping[str, _LatLon]:
    """In the middle of their cities. Some are called like one."""
    places = _places(board)
    return {
        province: _middle(places[city] for city in cities)
        for province, cities in board_of(board).cities_in.items()
    }


def _middle(points: Iterable[_LatLon]) -> _LatLon:
    norths, easts = zip(*points, strict=True)
    return sum(norths) / len(norths), sum(easts) / len(easts)
