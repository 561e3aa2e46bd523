"""The speed of the pictures: from a state to the bytes of a file, beside the bare encoding.

What is compared is measured alternately, by the time on the processor, and by medians: so a machine
that has other things to do disturbs both alike.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from statistics import median
from time import perf_counter, process_time

from arena import simulation
from cli.benches.figures import Figure, duration, without_garbage_collection
from engine import GameOptions, GameState, final_scores, read_options, view_for, winner
from engine.catalogue import catalogue
from engine.terms import BoardId

SEATS = 5
SEED = "bench"
LEAST_ROUNDS = 25
MOST_RATIO = 1.45
FILM_RATIO = 3.0
SECOND_LANGUAGE_RATIO = 1.1
FILM_ROUNDS = 5
MOST_BYTES = 300_000
COLD_MS = 250.0
LATE = 0.9
"""How far a game has come when it is drawn: the board is full by then."""
TURN = 20
"""How many actions ago the viewer looked last."""
_FOLDER = "CONCORDIA_PICTURE_FOLDER"
_PREPARED = """
import sys
from time import process_time

import render
from engine import read_options
from words import ENGLISH

options = read_options({"board": sys.argv[1], "seats": int(sys.argv[2])})
ENGLISH("picture-coin-field")  # a language is read once, whatever is painted
began = process_time()
render.prepare(options, int(sys.argv[2]))
print(1000 * (process_time() - began))
"""


def figures(*, peers: bool, seconds: float) -> Iterator[Figure]:  # noqa: ARG001  # has no peers
    for board in catalogue().boards:
        yield from _board_figures(board, seconds / len(catalogue().boards))
    yield _second_language_figure(seconds / len(catalogue().boards))
    yield _film_figure()


def _board_figures(board: BoardId, seconds: float) -> Iterator[Figure]:
    import render
    from render import encoding, pictures

    options = read_options({"board": board, "seats": SEATS})
    now, before = _late_states(options)
    cold = _after_a_restart(options)
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


def _second_language_figure(seconds: float) -> Figure:
    """A turn at a table of another language, beside one of the first: the empty map is another
    picture there, and nothing else is drawn again."""
    import render
    from words import ENGLISH, Words, languages, words_for

    other = words_for(next(each for each in languages() if each != ENGLISH.language))
    now, before = _late_states(read_options({"board": "imperium", "seats": SEATS}))
    views = view_for(now, None), view_for(before, None)
    times: dict[Words, list[float]] = {ENGLISH: [], other: []}
    for words in times:
        render.board_picture(*views, words=words)
    began = perf_counter()
    with without_garbage_collection():
        while len(times[other]) < LEAST_ROUNDS or perf_counter() - began < seconds:
            for words, taken in times.items():
                taken.append(_timed(partial(render.board_picture, *views, words=words)))
    first, second = (median(taken) for taken in times.values())
    return _against("second_language_vs_first", second, first, SECOND_LANGUAGE_RATIO)


def _film_figure() -> Figure:
    """From the views of a whole game to the bytes of its film, beside encoding the same frames."""
    import render
    from render import animation, film

    options = read_options({"board": "imperium", "seats": SEATS})
    levels = ("random",) * options.seats
    states = [step.transition.state for step in simulation.steps(options, SEED, levels)]
    ended = [after for before, after in pairwise(states) if after.turn != before.turn or after.over]
    views = [view_for(state, None) for state in ended]
    ending = render.FilmEnding(final_scores(states[-1]), winner(states[-1]))
    pictures = [picture.copy() for picture in film.frames_of(views, ending)]
    ours: list[float] = []
    bare: list[float] = []
    with without_garbage_collection():
        for _ in range(FILM_ROUNDS):
            ours.append(_timed(lambda: render.film_picture(views, ending)))
            bare.append(_timed(lambda: animation.animated(pictures, film.durations(len(pictures)))))
    return _against("film_vs_encode", median(ours), median(bare), FILM_RATIO)


def _after_a_restart(options: GameOptions) -> float:
    """What a program that starts anew needs for a board that another one has painted before."""
    program = [sys.executable, "-c", _PREPARED, options.board, str(SEATS)]
    with tempfile.TemporaryDirectory() as folder:
        around = {**os.environ, _FOLDER: folder}
        said = [subprocess.check_output(program, env=around, text=True) for _ in range(2)]
    return float(said[-1])


def _against(name: str, ours: float, bare: float, most: float = MOST_RATIO) -> Figure:
    ratio = ours / bare
    return Figure(name, ours, "ms", most, met=ratio <= most, against=bare, ratio=ratio)


def _late_states(options: GameOptions) -> tuple[GameState, GameState]:
    levels = ("random",) * options.seats
    states = [step.before for step in simulation.steps(options, SEED, levels)]
    late = int(LATE * len(states))
    return states[late], states[late - TURN]


def _timed(what: Callable[[], object]) -> float:
    began = process_time()
    what()
    return 1000 * (process_time() - began)
