"""A finished game as one short film: a picture for each turn, marked with what came to pass, then
who won and the scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain

from PIL import Image

from engine import View
from engine.terms import BoardId
from render import alt_text, animation, encoding, film_frames, fonts, layout, palettes
from render.film_ending import FilmEnding, ending_scene
from render.kept_images import kept_image
from render.paint import paint
from render.pictures import Picture
from render.rooms import Furnishing
from render.scene import Scene
from render.seating import NamedSeats
from words import ENGLISH, Words

MOST_FRAMES = 120
"""Of a longer game, turns are left out evenly; what is new is then new since the frame before."""
_FIRST, _EACH, _LAST = 1200, 400, 5000
"""Milliseconds."""

Watch = Callable[[Sequence[View]], Iterable[View]]


def film_picture(
    views: Sequence[View],
    ending: FilmEnding,
    *,
    players: Sequence[str] = (),
    words: Words = ENGLISH,
    watch: Watch = iter,
) -> Picture:
    """The views are those of the beginning and after each turn; the watch sees how they go by. The
    file carries its alt text as a comment."""
    if not views or not views[-1].over:
        raise ValueError("only a game that is over is filmed")
    shown = thinned(views)
    frames = frames_of(views, ending, players=players, words=words, watch=watch)
    alt = alt_text.film_alt(shown[-1], len(shown), players, words)
    return Picture(animation.animated(frames, durations(len(shown) + 1), alt), alt, "film.gif")


def film_from(data: bytes) -> Picture | None:
    """One that was made before; None if it is damaged."""
    alt = animation.comment_of(data)
    return Picture(data, alt, "film.gif") if alt else None


def frames_of(
    views: Sequence[View],
    ending: FilmEnding,
    *,
    players: Sequence[str] = (),
    words: Words = ENGLISH,
    watch: Watch = iter,
) -> Iterator[Image.Image]:
    shown = thinned(views)
    seating = NamedSeats.at(shown[-1], [fonts.drawable(name) for name in players], words)
    options = shown[-1].options
    table = layout.furnishing(options, options.seats)
    palette = _palette(words.plain, options.board, table, options.display_side)
    turns = film_frames.frames(_scenes(watch(shown), seating), palette)
    last = film_frames.shrunk(paint(ending_scene(shown[-1], ending, seating)))
    return chain(turns, [encoding.in_palette(last, palette)])


def thinned(views: Sequence[View]) -> Sequence[View]:
    """The first, the last and as many between them as there is room for."""
    last = len(views) - 1
    if last < MOST_FRAMES:
        return views
    return [views[round(number * last / (MOST_FRAMES - 1))] for number in range(MOST_FRAMES)]


def _scenes(views: Iterable[View], seating: NamedSeats) -> Iterator[Scene]:
    before: View | None = None
    for view in views:
        yield layout.board_scene(view, before, seating)
        before = view


@lru_cache(maxsize=16)
def _palette(
    words: Words, board: BoardId, table: Furnishing, side: layout.DisplaySide
) -> Image.Image:
    empty = layout.empty_scene(words, board, table, side)
    swatches, kept = palettes.swatches(table), palettes.kept(board)

    def chosen() -> Image.Image:
        seen = [film_frames.shrunk(paint(empty)), paint(swatches)]
        return encoding.palette_of(seen, kept, colours=animation.COLOURS)

    return kept_image(f"film palette {empty!r} {swatches!r} {kept!r}", chosen)


def durations(frames: int) -> list[int]:
    return [_FIRST, *[_EACH] * (frames - 2), _LAST]
