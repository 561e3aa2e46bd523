"""What the gods would pay now, as far as one viewer may know: for everybody card by card, and the
whole of it for those whose cards the viewer may read."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from engine import gods, scoring, trades
from engine.scoring import Score
from engine.terms import God, Good, SeatId
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
    return scoring.score_with(view, seat, hand + discard)


def _forecast(view: View, seat: SeatId) -> Forecast:
    estate = gods.estate(view, seat)
    return Forecast(
        seat=seat,
        per_card=gods.per_card(estate),
        houses_by_good=Counter(estate.goods),
        trade=trades.points(view, seat),
        concordia=scoring.concordia(view, seat),
    )
