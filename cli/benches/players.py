"""The time computer players take: a whole turn, from the card to the last decision in it."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import count
from statistics import quantiles
from time import perf_counter

import engine
from cli.benches.figures import Figure, duration, without_garbage_collection
from engine import GameOptions, read_options
from players import LEVELS, player_for

SEED = "bench"
SEATS = 4
BOARD = "imperium"
GOALS_MS = {"novice": 20.0, "merchant": 200.0, "senator": 2000.0}
"""At the 95th percentile."""


def figures(
    *,
    peers: bool,  # noqa: ARG001  # has none
    seconds: float,
    options: Mapping[str, object] | None = None,
) -> Iterator[Figure]:
    rules = read_options({"board": BOARD, "seats": SEATS, "set": "venus", **(options or {})})
    for level in LEVELS:
        turns = turns_ms(rules, level, seconds)
        *_, slow = quantiles(turns, n=20)
        yield duration(f"turn_p95_ms/{level}", slow, "ms", goal=GOALS_MS[level])


def turns_ms(options: GameOptions, level: str, seconds: float) -> list[float]:
    """Of whole games, as late turns take longer; at least one game."""
    turns: list[float] = []
    began = perf_counter()
    for game in count(1):
        turns += _game(options, level, f"{SEED}-{game}")
        if perf_counter() - began > seconds:
            break
    return turns


def _game(options: GameOptions, level: str, seed: str) -> list[float]:
    state, player = engine.new_game(options, seed), player_for(level, seed)
    turns: defaultdict[int, float] = defaultdict(float)
    with without_garbage_collection():
        while not state.over:
            seat, offered = state.pending[-1].seat, engine.legal_actions(state)
            view = engine.view_for(state, seat)
            began = perf_counter()
            action = player(view, offered)
            if seat == state.active:
                turns[state.turn] += 1000 * (perf_counter() - began)
            state = engine.apply(state, seat, action).state
    return [*turns.values()]
