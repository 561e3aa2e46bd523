"""What a position is worth to a seat: a forecast of its points at the end, term by term.

What each god would pay is told forward at the pace a seat usually keeps (`weights.py`). Added is
what helps to keep that pace: houses that produce, colonists, goods, places to build, cards in hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from math import fsum
from typing import NamedTuple

from engine import GameState, trades
from engine.board import Board
from engine.catalogue import catalogue
from engine.setup import cards_for_sale
from engine.state import Seat, card, components
from engine.terms import (
    COLONIST_KINDS,
    TRADED_GOODS,
    CardId,
    CityId,
    ColonistKind,
    Good,
    PlaceId,
    ProvinceId,
    SeatId,
    TileId,
)
from players.market import fish_worth
from players.tiles import tiles_worth
from players.weights import Weights

MOST_KINDS = 5
DOZEN = 12
SPARE_SPACES = 3
SOON = 4.0
"""What is in store begins to lose its worth in the last quarter of the game."""
DEAR_HOUSES = 0.75
"""The share of houses to come that Jupiter pays for."""
PAIRED_HOUSES = 0.3
"""The share of houses to come that make a province count for Venus."""
MATCHING_HOUSES = 0.2
"""The share of houses to come that a card of Minerva counts."""


class Worth(NamedTuple):
    """In points, to be added up."""

    vesta: float
    jupiter: float
    saturnus: float
    mercurius: float
    mars: float
    venus: float
    minerva: float
    extra: float
    """The Concordia card, Aegyptus' trade, and tiles of the forum."""
    income: float
    mobility: float
    store: float
    hand: float


class Devotion(NamedTuple):
    """The cards of a seat, counted by god."""

    vesta: int
    jupiter: int
    saturnus: int
    mercurius: int
    mars: int
    venus: int
    minerva: Mapping[Good, int]
    """What a house pays with all cards of Minerva, by its good."""


class CountedHouses(NamedTuple):
    """The houses of a seat, counted."""

    cities: frozenset[CityId]
    provinces: Mapping[ProvinceId, int]
    goods: Mapping[Good, int]
    kinds: int
    """Of goods that Mercurius counts: not salt."""
    income: int
    paired: int
    """Provinces that count for Venus."""


def share_left(state: GameState) -> float:
    """The share of the game still to come: by cards or by houses, whichever will end it."""
    if state.last_turn is not None or state.over:
        return 0.0
    options = state.options
    unsold = len(state.deck) + sum(each is not None for each in state.display)
    built = Counter(seat for owners in state.houses.values() for seat in owners)
    most = max(built.values(), default=0)
    return min(unsold / len(cards_for_sale(options)), 1 - most / components().houses)


def worth(
    state: GameState,
    seat: SeatId,
    built: CountedHouses,
    left: float,
    weights: Weights,
    *,
    had: Collection[TileId] | None = None,
) -> Worth:
    """All but where the colonists stand, which `reach` tells; `had`: see `tiles_worth`."""
    holder = state.seats[seat]
    gods = devotion(holder.hand, holder.discard)
    soon = min(1.0, SOON * left)
    colonists = holder.colonists_on_board
    wealth, store = _store(holder, weights)

    houses = len(built.cities)
    bricks = built.goods.get("brick", 0)
    to_come = min(components().houses - houses, weights.houses * left)
    provinces = min(len(state.markers), len(built.provinces) + weights.provinces * left)
    kinds = min(MOST_KINDS, built.kinds + weights.kinds * left)
    on_board = min(components().all_colonists, colonists + weights.colonists * left)
    return Worth(
        vesta=gods.vesta * ((wealth + weights.wealth * left) / 10 if left else wealth // 10),
        jupiter=(gods.jupiter + weights.jupiter_cards * left)
        * (houses - bricks + DEAR_HOUSES * to_come),
        saturnus=(gods.saturnus + weights.saturnus_cards * left) * provinces,
        mercurius=(gods.mercurius + weights.mercurius_cards * left) * 2 * kinds,
        mars=(gods.mars + weights.mars_cards * left) * 2 * on_board,
        venus=(gods.venus + weights.venus_cards * left)
        * (1 if state.options.team else 2)
        * (built.paired + PAIRED_HOUSES * to_come),
        minerva=_minerva(gods.minerva, built.goods, to_come)
        + weights.minerva_cards * left * houses,
        extra=_extra(state, seat) + _tiles(holder, had, left, soon),
        income=weights.income * left * built.income,
        mobility=weights.mobility * left * colonists,
        store=soon * store,
        hand=soon * _hand(holder.hand, weights),
    )


def _tiles(holder: Seat, had: Collection[TileId] | None, left: float, soon: float) -> float:
    """Of the forum, and what was bid for the first of them."""
    if not holder.tiles:
        return 0.0
    return tiles_worth(holder.tiles, had, left, soon) - holder.debt


def gains(state: GameState, seat: SeatId, built: CountedHouses) -> dict[CityId, float]:
    """What the gods would pay for one more house, city by city; and one point for its goods."""
    holder = state.seats[seat]
    gods = devotion(holder.hand, holder.discard)
    by_good: dict[Good, float] = {
        good: 1.0
        + gods.minerva.get(good, 0)
        + (gods.jupiter if good != "brick" else 0)
        + (2 * gods.mercurius if good not in built.goods else 0)
        for good in TRADED_GOODS
    }
    by_good["salt"] = 1.0 + max(gods.minerva.values(), default=0) + gods.jupiter
    return {
        city: by_good[good]
        + (gods.saturnus if state.board.province_of[city] not in built.provinces else 0)
        for city, good in state.tokens.items()
        if city not in built.cities
    }


def reach(state: GameState, seat: SeatId, gains: Mapping[CityId, float], weights: Weights) -> float:
    """What could be gained where own colonists stand; more where a house can be paid now."""
    holder, houses, tokens = state.seats[seat], state.houses, state.tokens
    costs, goods, coins = components().house_costs, holder.goods, holder.coins
    prospects = ready = 0.0
    salt = goods["salt"]
    for city in _sites(state.board, holder):
        gain = gains.get(city)
        if gain is None:
            continue
        prospects += gain
        cost = costs[tokens[city]]
        if coins >= cost.coins * (len(houses.get(city, ())) + 1):
            missing = 0
            for needed in cost.goods:
                if not goods[needed]:
                    missing += 1
            if missing <= salt:
                ready += gain
    return weights.prospects * prospects + weights.ready * ready


def counted_houses(state: GameState, seat: SeatId) -> CountedHouses:
    tokens, province_of = state.tokens, state.board.province_of
    cities = state.houses_of(seat)
    provinces = Counter(province_of[city] for city in cities)
    worth = components().worth
    goods = Counter(tokens[city] for city in cities)
    return CountedHouses(
        cities=frozenset(cities),
        provinces=provinces,
        goods=goods,
        kinds=len(goods.keys() - {"salt"}),
        income=sum(worth[tokens[city]] for city in cities),
        paired=_paired(state, seat, provinces),
    )


@lru_cache(maxsize=20_000)
def devotion(hand: tuple[CardId, ...], discard: tuple[CardId, ...]) -> Devotion:
    cards = [card(each) for each in hand + discard]
    gods = Counter(god for each in cards for god in each.gods)
    minerva: Counter[Good] = Counter()
    for each in cards:
        if each.good:
            minerva[each.good] += each.minerva_points
    return Devotion(
        gods["vesta"],
        gods["jupiter"],
        gods["saturnus"],
        gods["mercurius"],
        gods["mars"],
        gods["venus"],
        dict(minerva),
    )


def _paired(state: GameState, seat: SeatId, provinces: Mapping[ProvinceId, int]) -> int:
    """Alone: provinces with two own houses. In a team: those where the partner has one too."""
    partner = state.partner_of(seat)
    if partner is None:
        return sum(houses >= 2 for houses in provinces.values())
    theirs = {state.board.province_of[city] for city in state.houses_of(partner)}
    return len(provinces.keys() & theirs)


def _minerva(minerva: Mapping[Good, int], houses: Mapping[Good, int], to_come: float) -> float:
    """Salt cities count with the type that pays most."""
    paid = fsum(
        points * (houses.get(good, 0) + MATCHING_HOUSES * to_come)
        for good, points in minerva.items()
    )
    return paid + houses.get("salt", 0) * max(minerva.values(), default=0)


def _extra(state: GameState, seat: SeatId) -> int:
    points = components().concordia_points if state.concordia == seat else 0
    return points + trades.points(state, seat) if state.board.trades else points


def _store(holder: Seat, weights: Weights) -> tuple[int, float]:
    """Coins and goods: at list price, and what they are worth to someone who builds. Each salt is
    as good as the first unit of the dearest kind, since it can still become any."""
    prices, coins = components().worth, holder.coins
    wealth = coins
    store = weights.coins * min(coins, DOZEN) + weights.riches * max(coins - DOZEN, 0)
    for good, count in holder.goods.items():
        if count:
            price = prices[good]
            wealth += price * count
            if count == 1 or good == "salt":
                store += price * weights.goods * count
            else:
                further = weights.second + weights.surplus * (count - 2)
                store += price * (weights.goods + further)
    if holder.fish:
        wealth += holder.fish * catalogue().fish_market.vesta_coins
        store += fish_worth(holder.fish, weights)
    free = holder.free_spaces
    if free < SPARE_SPACES:
        store -= weights.crowding * (SPARE_SPACES - free)
    return wealth, store


def _sites(board: Board, holder: Seat) -> dict[CityId, None]:
    """The cities beside own colonists: at the ends of their line, or one step from where they
    begin. Each once and always in the same order, as sums of fractions depend on it."""
    return {
        city: None
        for kind in COLONIST_KINDS
        for place in holder.colonists[kind]
        for city in beside(board, kind, place)
    }


@cache
def beside(board: Board, kind: ColonistKind, place: PlaceId) -> tuple[CityId, ...]:
    if place in board.building_ends:
        return board.building_ends[place]
    lines = board.moves(kind, place, 1)
    return tuple(dict.fromkeys(city for line in lines for city in board.building_ends[line]))


@lru_cache(maxsize=20_000)
def _hand(hand: tuple[CardId, ...], weights: Weights) -> float:
    """The Tribune is always there, and so makes no difference."""
    return fsum(
        max(getattr(weights, personality, weights.other_cards) for personality in roles)
        for each in hand
        if (roles := card(each).personalities) != ("tribune",)
    )
