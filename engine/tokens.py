"""What lies on the board before the first turn: city tokens, bonus markers, goods on castles.

Salt comes in here (rulings SA6, SA7, SA20), with its tokens and the markers of its box, and so do
the fish tiles (ruling FM1).
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from engine import rng
from engine.board import Board
from engine.state import Marker, components
from engine.terms import GOODS, Bonus, CityId, Good, PlaceId, ProvinceId


def deal_tokens(board: Board, seed: str, *, salt: bool) -> dict[CityId, Good]:
    """Ruling SU1: each letter is shuffled by itself."""
    tokens: dict[CityId, Good] = {}
    for letter in components().city_tokens:
        cities = [city.id for city in board.facts.cities if city.letter == letter]
        pile = token_pile(board, letter, salt=salt)
        tokens.update(zip(cities, rng.shuffled(pile, rng.stream(seed, letter)), strict=False))
    return {city: tokens[city] for city in board.building_cities}


def token_pile(board: Board, letter: str, *, salt: bool) -> tuple[Good, ...]:
    """Ruling SA6: salt takes the place of another token. Ruling SA7: boards with a city more of
    each letter add theirs, and without salt an ordinary one."""
    goods = components().city_tokens[letter]
    extra = board.facts.extra_tokens.get(letter)
    if extra:
        return (*goods, "salt" if salt else extra)
    if not salt:
        return goods
    swapped = goods.index(components().salt_swaps[letter])
    return (*goods[:swapped], "salt", *goods[swapped + 1 :])


def province_markers(
    board: Board, tokens: Mapping[CityId, Good], *, fish: bool
) -> dict[ProvinceId, Marker]:
    """Ruling SU2: the dearest good of the province; a "?" space begins empty. Ruling FM1: with the
    fish market a fish tile everywhere."""
    if fish:
        return dict.fromkeys(board.cities_in, Marker("fish"))
    return {
        province: Marker(None)
        if province in board.facts.free_choice_provinces
        else Marker(dearest(tokens[city] for city in cities))
        for province, cities in board.cities_in.items()
    }


def dearest(goods: Iterable[Good]) -> Good:
    """By list price, which salt does not have; where there is nothing but salt, the cheapest good
    of all (ruling SA8)."""
    prices = components().prices
    cheapest = min(prices, key=lambda good: prices[good])
    priced = (good for good in goods if good in prices)
    return max(priced, key=lambda good: prices[good], default=cheapest)


def castle_goods(
    board: Board, markers: Mapping[ProvinceId, Marker], seed: str, *, salt: bool
) -> dict[PlaceId, Good] | None:
    """Germania: the markers that no province needed, shuffled, one on each castle. Fish tiles leave
    all of them for it (ruling FM10)."""
    castles = [place.id for place in board.facts.places if place.kind == "castle"]
    if not castles:
        return None
    left = Counter[Bonus](components().markers)
    if salt:
        left.update(components().extra_markers_with_salt)
    left.subtract(marker.good for marker in markers.values() if marker.good)
    pile = [good for good in GOODS for _ in range(left[good])]
    return dict(zip(castles, rng.shuffled(pile, rng.stream(seed, "castles")), strict=False))
