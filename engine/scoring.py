"""What the gods pay: for the cards in hand and on the pile, at the end and in between."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from engine import trades
from engine.draft import Draft
from engine.events import CoinsReceived, IntermediateScored, ScoringMarkersReturned
from engine.state import GameState, card, components
from engine.terms import GODS, TRADED_GOODS, CityId, God, SeatId

COINS_PER_VESTA_POINT = 10
REWARD_FIRST, REWARD_SECOND = 2, 1
FIRST = SeatId(0)


@dataclass(frozen=True)
class Score:
    seat: SeatId
    gods: Mapping[God, int]
    concordia: int = 0
    trade: int = 0

    @property
    def total(self) -> int:
        return sum(self.gods.values()) + self.concordia + self.trade


def final_scores(state: GameState) -> tuple[Score, ...]:
    """Ruling E3; before the end it says what the gods would pay now."""
    return tuple(score(state, seat) for seat in state.seats_from(FIRST))


def score(state: GameState, seat: SeatId) -> Score:
    concordia = components().concordia_points if state.concordia == seat else 0
    return Score(seat, by_god(state, seat), concordia, trades.points(state, seat))


def winner(state: GameState) -> tuple[SeatId, ...]:
    """Ruling E5: of those with most points the one whom the Praefectus Magnus reaches first.

    Ruling TS3: partners add their points up, and win together.
    """
    totals = [each.total for each in final_scores(state)]
    teams = [state.team_of(seat) for seat in state.seats_from(FIRST)]
    together = [sum(totals[seat] for seat in team) for team in teams]
    holder = state.praefectus_magnus
    while together[holder] < max(together):
        holder = state.right_of(holder)
    return state.team_of(holder)


def by_god(state: GameState, seat: SeatId) -> dict[God, int]:
    cards = [card(c) for c in state.seats[seat].hand + state.seats[seat].discard]
    counted = Counter(god for each in cards for god in each.gods)
    per_card = points_per_card(state, seat)
    points: dict[God, int] = {god: counted[god] * per_card.get(god, 0) for god in GODS}
    good_counts = Counter(state.tokens[city] for city in state.houses_of(seat))
    points["minerva"] = sum(
        each.minerva_points * good_counts[each.good] for each in cards if each.good
    )
    return points


def points_per_card(state: GameState, seat: SeatId) -> dict[God, int]:
    """What one card of the god is worth; Minerva's cards differ (see `by_god`)."""
    cities = state.houses_of(seat)
    goods = {state.tokens[city] for city in cities}
    return {
        "vesta": wealth(state, seat) // COINS_PER_VESTA_POINT,
        "jupiter": sum(state.tokens[city] != "brick" for city in cities),
        "saturnus": len(_houses_by_province(state, cities)),
        "venus": _venus(state, seat, cities),
        "mercurius": 2 * len(goods.intersection(TRADED_GOODS)),
        "mars": 2 * state.seats[seat].colonists_on_board,
    }


def _venus(state: GameState, seat: SeatId, cities: list[CityId]) -> int:
    """Alone: provinces with two own houses. In a team: those where the partner has one too."""
    provinces = _houses_by_province(state, cities)
    partner = state.partner_of(seat)
    if partner is None:
        return 2 * sum(houses >= 2 for houses in provinces.values())
    return len(provinces.keys() & _houses_by_province(state, state.houses_of(partner)).keys())


def wealth(state: GameState, seat: SeatId) -> int:
    """Coins, and goods at list price."""
    prices = components().prices
    goods = state.seats[seat].goods
    return state.seats[seat].coins + sum(prices[good] * goods[good] for good in TRADED_GOODS)


def _houses_by_province(state: GameState, cities: list[CityId]) -> Counter[str]:
    return Counter(state.board.province_of[city] for city in cities)


def after_tribune(game: Draft, seat: SeatId) -> None:
    """Ruling E6: each seat once, after its first Tribune; then the best two ranks are paid."""
    if not game.state.options.intermediate_scoring:
        return
    if game.state.intermediate_points[seat] is not None:
        return
    points = sum(by_god(game.state, seat).values())
    game.emit(IntermediateScored(seat, points))
    _reward(game)


def _reward(game: Draft) -> None:
    points = [p for p in game.state.intermediate_points if p is not None]
    if len(points) < len(game.state.seats):
        return
    ranks = sorted(set(points), reverse=True)
    for seat, coins in enumerate(_rewards(points, ranks)):
        if coins:
            game.emit(CoinsReceived(SeatId(seat), coins, "scoring"))
    game.emit(ScoringMarkersReturned())


def _rewards(points: list[int], ranks: list[int]) -> list[int]:
    """Dense ranks: second place is the next lower score, even behind two winners."""
    rewards = dict(zip(ranks, (REWARD_FIRST, REWARD_SECOND), strict=False))
    return [rewards.get(each, 0) for each in points]
