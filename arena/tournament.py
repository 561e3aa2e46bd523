"""Computer players against each other: the same deals for all, from every seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from arena import simulation
from arena.simulation import SimulatedGame
from engine import GameOptions, final_scores, new_game, winner
from engine.terms import SeatId

Z_95 = 1.96
"""The normal distribution holds 95 % within so many standard deviations."""


class BrokenGame(Exception):
    """A game could not be played to its end."""


@dataclass(frozen=True)
class Match:
    options: GameOptions
    seed: str
    levels: tuple[str, ...]


@dataclass(frozen=True)
class MatchResult:
    match: Match
    scores: tuple[int, ...]
    winner: tuple[SeatId, ...]
    turns: int


@dataclass(frozen=True)
class LevelResult:
    """How one level fared."""

    level: str
    games: int
    wins: int
    chance: float
    """What it would win if all played alike: its share of the seats, or of the teams."""
    mean_score: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def matches(
    options: GameOptions, levels: Sequence[str], *, games: int, seed: str
) -> Iterator[Match]:
    """Each deal is played once from every seat: the levels move on by one seat a game.

    At least so many games, up to the end of a round."""
    seats = len(levels)
    for deal in range(-(-games // seats)):
        for turned in range(seats):
            moved = (*levels[seats - turned :], *levels[: seats - turned])
            yield Match(options, f"{seed}-{options.board}-{deal + 1}", moved)


def play(match: Match) -> MatchResult:
    played = simulation.play(match.options, match.seed, match.levels)
    if played.fault:
        # In words, as not every exception comes back whole from another process.
        raise BrokenGame(_told(match, played)) from played.fault
    state = played.state
    scores = tuple(score.total for score in final_scores(state))
    return MatchResult(match, scores, winner(state), state.turn)


def _told(match: Match, played: SimulatedGame) -> str:
    return (
        f"seed {match.seed}, {match.options.board}, players {','.join(match.levels)}, "
        f"decision {played.decisions + 1}: {type(played.fault).__name__}: {played.fault}"
    )


def standings(outcomes: Sequence[MatchResult]) -> list[LevelResult]:
    """Of each level, in the order in which they were named."""
    levels = dict.fromkeys(outcomes[0].match.levels)
    return [_standing(level, outcomes) for level in levels]


def _standing(level: str, outcomes: Sequence[MatchResult]) -> LevelResult:
    first = outcomes[0].match
    scores = [
        score
        for outcome in outcomes
        for score, each in zip(outcome.scores, outcome.match.levels, strict=True)
        if each == level
    ]
    return LevelResult(
        level=level,
        games=len(outcomes),
        wins=sum(level in _levels(outcome.match, outcome.winner) for outcome in outcomes),
        chance=fmean(level in _levels(first, side) for side in _sides(first)),
        mean_score=fmean(scores),
    )


def _sides(match: Match) -> set[tuple[SeatId, ...]]:
    """The seats that win together."""
    state = new_game(match.options, match.seed)
    return {state.team_of(SeatId(seat)) for seat in range(match.options.seats)}


def _levels(match: Match, seats: Sequence[SeatId]) -> set[str]:
    return {match.levels[seat] for seat in seats}


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which rates the true one lies, 95 times in 100; sound near 0 and 1 too."""
    rate, spread = wins / games, Z_95**2 / games
    middle = rate + spread / 2
    reach = Z_95 * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))
