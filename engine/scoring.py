"""What the gods pay: for the cards in hand and on the pile, at the end and in between."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine import gods, trades
from engine.catalogue import catalogue
from engine.draft import Draft
from engine.events import CoinsReceived, IntermediateScored, ScoringMarkersReturned
from engine.game_options import GameOptions
from engine.state import GameState, PublicGame, card, components, remember_scores
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
    points: int = 0
    """Of the score track, or those a human begins with (ruling SO34)."""
    tiles: int = 0
    """What Contrarius' tiles pay (ruling SO34)."""

    @property
    def total(self) -> int:
        earned = sum(self.gods.values()) + self.concordia + self.trade
        return earned + self.points + self.tiles - self.debt


def final_scores(state: GameState) -> tuple[Score, ...]:
    """Ruling E3; before the end it says what the gods would pay now. Contrarius comes last."""
    try:
        return state.scores
    except AttributeError:
        humans = tuple(score(state, seat) for seat in state.seats_from(FIRST))
        scores = (*humans, contrarius_score(state)) if state.contrarius else humans
        remember_scores(state, scores)
        return scores


def score(state: GameState, seat: SeatId) -> Score:
    return score_with(state, seat, _cards(state, seat))


def score_with(game: PublicGame, seat: SeatId, cards: Iterable[CardId]) -> Score:
    """With these cards, which need not lie open; all the rest does."""
    paid = gods.paid(gods.estate(game, seat), map(card, cards))
    return Score(
        seat,
        paid,
        concordia(game, seat),
        trades.points(game, seat),
        game.seats[seat].debt,
        start_points(game.options),
    )


def start_points(options: GameOptions) -> int:
    """Rulings SO6-SO10, SD1."""
    if options.solitaria == "none":
        return 0
    return catalogue().solitaria.difficulties[options.solitaria_difficulty].start_points


def contrarius_score(game: PublicGame) -> Score:
    """Ruling SO34: the whole row counts, face down too."""
    assert game.contrarius is not None
    contrarius, file = game.contrarius, catalogue()
    paid = gods.paid(gods.estate(game, contrarius.seat), map(card, contrarius.row))
    tiles = sum(
        file.solitaria.tile_points[file.forum.by_id[tile].kind] for tile in contrarius.tiles
    )
    points = concordia(game, contrarius.seat)
    return Score(contrarius.seat, paid, points, points=contrarius.points, tiles=tiles)


def concordia(game: PublicGame, seat: SeatId) -> int:
    return components().concordia_points if game.concordia == seat else 0


def winner(state: GameState) -> tuple[SeatId, ...]:
    """Ruling E5: of those with most points the one whom the Praefectus Magnus reaches first.

    Ruling TS3: partners add their points up, and win together.
    """
    totals = [each.total for each in final_scores(state)]
    if state.contrarius is not None or state.praefectus_magnus is None:
        return _winner_against_contrarius(state, totals)
    teams = [state.team_of(seat) for seat in state.seats_from(FIRST)]
    together = [sum(totals[seat] for seat in team) for team in teams]
    holder = state.praefectus_magnus
    while together[holder] < max(together):
        holder = state.right_of(holder)
    return state.team_of(holder)


def _winner_against_contrarius(state: GameState, totals: list[int]) -> tuple[SeatId, ...]:
    """Rulings SO35, SD9, SD10."""
    humans, contrarius = list(state.seats_from(FIRST)), SeatId(len(state.seats))
    if state.options.solitaria_scoring == "cooperative":
        least = totals[contrarius]
        ahead = (totals[seat] + (state.concordia == seat) > least for seat in humans)
        return tuple(humans) if all(ahead) else (contrarius,)
    best = [seat for seat in (*humans, contrarius) if totals[seat] == max(totals)]
    if state.concordia in best:
        return (state.concordia,)
    holder = state.praefectus_magnus
    if holder is not None and holder not in best:
        holder = state.right_of(holder)
    return (holder,) if holder in best else (best[0],)


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
