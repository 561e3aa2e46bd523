"""What the gods would pay now, as far as one viewer may know: for everybody card by card, and the
whole of it for those whose cards the viewer may read."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from engine import gods, trades
from engine.board import board_of
from engine.gods import Estate
from engine.scoring import Score
from engine.state import card, components
from engine.terms import CityId, God, Good, SeatId
from engine.views import View


@dataclass(frozen=True)
class Forecast:
    seat: SeatId
    per_card: Mapping[God, int]
    """What one card of each god would pay; Minerva's cards pay for houses of their good."""
    houses_by_good: Mapping[Good, int]
    trade: int
    concordia: int


def forecasts(view: View) -> tuple[Forecast, ...]:
    return tuple(_forecast(view, each.seat) for each in view.seats)


def expected_score(view: View, seat: SeatId) -> Score | None:
    """None where the viewer may not read all cards of the seat."""
    hand, discard = view.seats[seat].hand, view.seats[seat].discard
    if hand is None or discard is None:
        return None
    paid = gods.paid(estate_in(view, seat), (card(each) for each in hand + discard))
    return Score(seat, paid, _concordia(view, seat), _trade(view, seat))


def estate_in(view: View, seat: SeatId) -> Estate:
    shown = view.seats[seat]
    cities = _houses_of(view, seat)
    province_of = board_of(view.options.board).province_of
    partner = view.partner_of(seat)
    return Estate(
        wealth=gods.wealth(shown.coins, shown.goods),
        goods=tuple(view.tokens[city] for city in cities),
        provinces=tuple(province_of[city] for city in cities),
        partners_provinces=None
        if partner is None
        else tuple(province_of[city] for city in _houses_of(view, partner)),
        colonists=sum(len(places) for places in shown.colonists.values()),
    )


def _forecast(view: View, seat: SeatId) -> Forecast:
    estate = estate_in(view, seat)
    return Forecast(
        seat=seat,
        per_card=gods.per_card(estate),
        houses_by_good=Counter(estate.goods),
        trade=_trade(view, seat),
        concordia=_concordia(view, seat),
    )


def _houses_of(view: View, seat: SeatId) -> list[CityId]:
    return [city for city, owners in view.houses.items() if seat in owners]


def _trade(view: View, seat: SeatId) -> int:
    return trades.earned(board_of(view.options.board), view.seats[seat].colonists["sea"])


def _concordia(view: View, seat: SeatId) -> int:
    return components().concordia_points if view.concordia == seat else 0
