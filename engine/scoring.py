"""What the gods pay: for the cards in hand and on the pile, at the end and in between."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine import gods, trades
from engine.draft import Draft
from engine.events import CoinsReceived, IntermediateScored, ScoringMarkersReturned
from engine.state import GameState, PublicGame, card, components
from engine.terms import CardId, God, SeatId

REWARD_FIRST, REWARD_SECOND = 2, 1
FIRST = SeatId(0)


@dataclass(frozen=True)
class Score:
    seat: SeatId
    gods: Mapping[God, int]
    concordia: int = 0
    trade: int = 0
    debt: int = 0
    """Points bid for a patrician (ruling FO20)."""

    @property
    def total(self) -> int:
        return sum(self.gods.values()) + self.concordia + self.trade - self.debt


def final_scores(state: GameState) -> tuple[Score, ...]:
    """Ruling E3; before the end it says what the gods would pay now."""
    return tuple(score(state, seat) for seat in state.seats_from(FIRST))


def score(state: GameState, seat: SeatId) -> Score:
    return score_with(state, seat, _cards(state, seat))


def score_with(game: PublicGame, seat: SeatId, cards: Iterable[CardId]) -> Score:
    """With these cards, which need not lie open; all the rest does."""
    paid = gods.paid(gods.estate(game, seat), map(card, cards))
    return Score(
        seat, paid, concordia(game, seat), trades.points(game, seat), game.seats[seat].debt
    )


def concordia(game: PublicGame, seat: SeatId) -> int:
    return components().concordia_points if game.concordia == seat else 0


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


def _cards(state: GameState, seat: SeatId) -> tuple[CardId, ...]:
    return state.seats[seat].hand + state.seats[seat].discard


def after_tribune(game: Draft, seat: SeatId) -> None:
    """Ruling E6: each seat once, after its first Tribune; then the best two ranks are paid."""
    if not game.state.options.intermediate_scoring:
        return
    if game.state.intermediate_points[seat] is not None:
        return
    points = sum(score(game.state, seat).gods.values())
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
