"""The speed of the pictures: from a state to the bytes of a file, beside the bare encoding."""

from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

from arena import simulation
from cli.benches.figures import Figure, duration, without_garbage_collection
from engine import GameOptions, GameState, read_options, view_for
from engine.catalogue import catalogue
from engine.terms import BoardId

SEATS = 5
SEED = "bench"
LEAST_ROUNDS = 25
MOST_RATIO = 1.6
MOST_BYTES = 300_000
COLD_MS = 5000.0
LATE = 0.9
"""How far a game has come when it is drawn: the board is full by then."""
TURN = 20
"""How many actions ago the viewer looked last."""


def figures(*, peers: bool, seconds: float) -> Iterator[Figure]:  # noqa: ARG001  # has no peers
    for board in catalogue().boards:
        yield from _board_figures(board, seconds / len(catalogue().boards))


def _board_figures(board: BoardId, seconds: float) -> Iterator[Figure]:
    import render
    from render import encoding, pictures

    options = read_options({"board": board, "seats": SEATS})
    now, before = _late_states(options)
    cold = _timed(lambda: render.prepare(options, SEATS))
    picture = render.board_picture(view_for(now, None), view_for(before, None))
    pixels = pictures.board_pixels(view_for(now, None), view_for(before, None))
    ours: list[float] = []
    bare: list[float] = []
    began = perf_counter()
    with without_garbage_collection():
        while len(ours) < LEAST_ROUNDS or perf_counter() - began < seconds:
            ours.append(
                _timed(lambda: render.board_picture(view_for(now, None), view_for(before, None)))
            )
            bare.append(_timed(lambda: encoding.encoded(pixels)))
    yield _against(f"render_vs_encode/{board}", median(ours), median(bare))
    size = len(picture.data)
    yield Figure(f"bytes/{board}", size, "bytes", MOST_BYTES, met=size < MOST_BYTES)
    yield duration(f"cold_ms/{board}", cold, "ms", goal=COLD_MS)


def _against(name: str, ours: float, bare: float) -> Figure:
    ratio = ours / bare
    met = ratio <= MOST_RATIO
    return Figure(name, ours, "ms", MOST_RATIO, met=met, against=bare, ratio=ratio)


def _late_states(options: GameOptions) -> tuple[GameState, GameState]:
    levels = ("random",) * options.seats
    states = [step.before for step in simulation.steps(options, SEED, levels)]
    late = int(LATE * len(states))
    return states[late], states[late - TURN]


def _timed(what: Callable[[], object]) -> float:
    began = perf_counter()
    what()
    return 1000 * (perf_counter() - began)
