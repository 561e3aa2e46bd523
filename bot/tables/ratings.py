"""Ratings: how well people play, worked out from results alone.

Each is a belief about somebody's strength, `mu`, and how unsure it is, `sigma`. What is shown is
what they can be trusted to play at least, so it goes up as they become known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.tables.results import GameResult, ResultId, SeatResult
from bot.tables.seating import PlayerId

RatedMode = Literal["individual", "team"]
"""How one plays alone says little about how one plays with a partner."""
EVERYWHERE = ""
"""In place of a server: all of them."""
_MODEL = PlackettLuce()
_SHOWN_FROM, _SHOWN_STEP = 1000, 40
"""What a beginner has, and how much a point of strength is in what people read."""


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int
    wins: int

    @property
    def least(self) -> float:
        """What they can be trusted to play at least."""
        return self.mu - 3 * self.sigma

    @property
    def shown(self) -> int:
        return round(_SHOWN_FROM + _SHOWN_STEP * self.least)


BEGINNER = Rating(25.0, 25.0 / 3.0, 0, 0)


class RatingChange(NamedTuple):
    """What a game made of somebody's rating."""

    result: ResultId
    player: PlayerId
    before: Rating
    after: Rating


def is_rated(result: GameResult) -> bool:
    """Played to its end by at least two people who are not partners."""
    players = result.players
    return (
        result.counts
        and result.mode in ("individual", "team")
        and len(set(players)) == len(players)
        and len(_sides(result)) > 1
    )


def rated(result: GameResult, before: Mapping[PlayerId, Rating]) -> dict[PlayerId, Rating]:
    """The same for the same, to the last bit. Computers are left out; as somebody's partner, one
    plays like a beginner."""
    sides = _sides(result)
    teams = [[_rating(before, seat.player) for seat in side] for side in sides]
    ranks = [float(side[0].rank or 0) for side in sides]
    after: dict[PlayerId, Rating] = {}
    for side, changed in zip(sides, _MODEL.rate(teams, ranks=ranks), strict=True):
        for seat, each in zip(side, changed, strict=True):
            if seat.player is not None:
                games, wins = before.get(seat.player, BEGINNER)[2:]
                after[seat.player] = Rating(each.mu, each.sigma, games + 1, wins + seat.won)
    return after


def _sides(result: GameResult) -> list[Sequence[SeatResult]]:
    """Those with a person, seat by seat."""
    together: dict[str, list[SeatResult]] = {}
    for seat in result.seats:
        together.setdefault(seat.team or str(seat.seat), []).append(seat)
    return [side for side in together.values() if any(seat.player is not None for seat in side)]


def _rating(before: Mapping[PlayerId, Rating], player: PlayerId | None) -> PlackettLuceRating:
    known = BEGINNER if player is None else before.get(player, BEGINNER)
    return _MODEL.rating(mu=known.mu, sigma=known.sigma)
