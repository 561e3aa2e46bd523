"""Finds better weights for the computer players by letting them play: python -m tools.tune_players

In every game each seat plays by weights that are a little off, each by a factor of its own. What a
factor did for the margins of hundreds of seats says which way its weight should go. All weights
are tried at once, so a round costs no more for having many of them.
"""

import argparse
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from math import exp
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import engine
from arena.processes import in_parallel
from cli.game_flags import fresh_seed
from engine import read_options, rng
from engine.catalogue import catalogue
from players import Level, player_of
from players.weights import FILE, Weights, names, read, weights_of

SPREAD = 0.25
"""How far a weight is off, as the deviation of the logarithm of its factor."""
PACE = 0.3
"""How many spreads a weight moves for each point that one spread is found to bring."""
FARTHEST = 0.8
VICTORY = 20
"""What a game won counts beside the points."""
QUICK = Level("", width=1)
TABLES = tuple((board, cards) for board in catalogue().boards for cards in ("base", "venus"))

Factors = Mapping[str, float]


class Trial(NamedTuple):
    """What a seat's factors (as multiples of the spread) were, and how it fared."""

    factors: Factors
    margin: float


class Game(NamedTuple):
    seed: str
    number: int
    weights: Weights
    seats: int


def main() -> None:
    arguments = _arguments()
    weights = weights_of("tuned")
    for number in range(1, arguments.rounds + 1):
        games = games_of_round(weights, number, arguments)
        trials = [trial for game in in_parallel(play, games, arguments.jobs) for trial in game]
        found = slopes(trials)
        weights = moved(weights, found)
        write(weights)
        likeliest = sorted(found, key=lambda name: -abs(found[name]))[:6]
        told = ", ".join(f"{name} {found[name]:+.1f}" for name in likeliest)
        print(f"round {number}: points for a spread more of {told}", flush=True)


def games_of_round(weights: Weights, number: int, arguments: argparse.Namespace) -> Iterator[Game]:
    for game in range(arguments.games):
        yield Game(f"{arguments.seed}-{number}-{game}", game, weights, arguments.seats)


def play(game: Game) -> list[Trial]:
    chance = rng.stream(game.seed, "factors")
    factors = [{name: chance.gauss(0.0, 1.0) for name in names()} for _ in range(game.seats)]
    players = [player_of(QUICK, off(game.weights, each), game.seed) for each in factors]
    board, cards = TABLES[game.number % len(TABLES)]
    state = engine.new_game(
        read_options({"board": board, "seats": game.seats, "set": cards}), game.seed
    )
    while not state.over:
        seat = state.pending[-1].seat
        action = players[seat](engine.view_for(state, seat), engine.legal_actions(state))
        state = engine.apply(state, seat, action).state
    points = [score.total for score in engine.final_scores(state)]
    won = engine.winner(state)
    return [
        Trial(each, points[seat] - _mean_of_others(points, seat) + VICTORY * (seat in won))
        for seat, each in enumerate(factors)
    ]


def off(weights: Weights, factors: Factors) -> Weights:
    values = asdict(weights)
    return Weights(**{name: values[name] * exp(SPREAD * factors[name]) for name in values})


def slopes(trials: Sequence[Trial]) -> dict[str, float]:
    """What one spread more of a weight brings. The factors are drawn independently of each other,
    so each can be read off by itself."""
    mean = fmean(trial.margin for trial in trials)
    return {
        name: fmean(trial.factors[name] * (trial.margin - mean) for trial in trials)
        for name in trials[0].factors
    }


def moved(weights: Weights, found: Mapping[str, float]) -> Weights:
    steps = {name: max(-FARTHEST, min(FARTHEST, PACE * slope)) for name, slope in found.items()}
    return off(weights, steps)


def write(weights: Weights, file: Path = FILE) -> None:
    rounded = {name: round(value, 3) for name, value in asdict(weights).items()}
    file.write_text(json.dumps({**read(), "tuned": rounded}, indent=2) + "\n", encoding="utf-8")


def _mean_of_others(points: Sequence[int], seat: int) -> float:
    return (sum(points) - points[seat]) / (len(points) - 1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.tune_players", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=180, help="in each round")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default=fresh_seed())
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
