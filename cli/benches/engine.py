"""The speed of the rules: random games beside those of the peers, and a record played again."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from arena import simulation
from cli.benches.figures import (
    Figure,
    duration,
    speed,
    without_garbage_collection,
)
from cli.benches.peers import (
    catanatron_decisions_per_second,
    chess_moves_per_second,
)
from engine import GameOptions, apply, legal_actions, new_game, read_options
from engine.records import read_record, replay, write_record

ROUNDS = 15
REBUILT_GAMES = 15
LEVELS = ("random",) * 4
SEED = "bench"

Measure = Callable[[float], float]
"""Decisions a second, measured for so many seconds."""

PEERS: dict[str, tuple[Measure, float]] = {
    "decisions_vs_catanatron": (catanatron_decisions_per_second, 2.0),
    "decisions_vs_chess": (chess_moves_per_second, 1.0),
}


WITH_OPTIONS = "options_vs_plain"


def figures(
    *, peers: bool, seconds: float, options: Mapping[str, object] | None = None
) -> Iterator[Figure]:
    measures: dict[str, Measure] = {"ours": decisions_per_second}
    if options:
        measures[WITH_OPTIONS] = partial(decisions_per_second, options=_options(options))
    if peers:
        measures |= {name: measure for name, (measure, _) in PEERS.items()}
    speeds = in_turns(measures, seconds)
    for name, (_, goal) in PEERS.items():
        yield speed(name, speeds["ours"], "decisions/s", against=speeds.get(name), goal=goal)
    if options:
        with_options = speeds[WITH_OPTIONS]
        yield speed(WITH_OPTIONS, with_options, "decisions/s", against=speeds["ours"], goal=0.7)
    yield duration("rebuild_ms", rebuild_ms(), "ms", goal=60.0)


def in_turns(measures: dict[str, Measure], seconds: float) -> dict[str, float]:
    """Short slices of each by turns, so that a busy moment of the machine meets them all alike."""
    for measure in measures.values():
        measure(0.0)  # imports, caches: not what is measured
    slices: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            with without_garbage_collection():
                slices[name].append(measure(seconds / ROUNDS))
    return {name: median(values) for name, values in slices.items()}


def decisions_per_second(seconds: float, *, options: GameOptions | None = None) -> float:
    """Whole random games, with all legal options listed at each decision."""
    options = options or _options()
    decisions = games = 0
    start = perf_counter()
    while not games or perf_counter() - start < seconds:
        games += 1
        decisions += _random_game(options, f"{SEED}-{games}")
    return decisions / (perf_counter() - start)


def _random_game(options: GameOptions, seed: str) -> int:
    """A loop as bare as those of the peers, so that games are compared and not their hosts."""
    state, chance, decisions = new_game(options, seed), Random(seed).random, 0
    while not state.over:
        offered = legal_actions(state)
        action = offered[int(chance() * len(offered))]
        state = apply(state, state.pending[-1].seat, action).state
        decisions += 1
    return decisions


def rebuild_ms() -> float:
    """From the text of a record to the last state, every action checked; the median game."""
    texts = [_record(f"{SEED}-{game}") for game in range(REBUILT_GAMES)]
    _rebuild(texts[0])
    with without_garbage_collection():
        return 1000 * median(map(_rebuild, texts))


def _rebuild(text: str) -> float:
    start = perf_counter()
    for _ in replay(read_record(text)):
        pass
    return perf_counter() - start


def _record(seed: str) -> str:
    played = simulation.play(_options(), seed, LEVELS)
    if played.fault:
        raise played.fault
    return write_record(played.record)


def _options(rules: Mapping[str, object] | None = None) -> GameOptions:
    return read_options({"board": "imperium", "seats": len(LEVELS), **(rules or {})})
