"""A finished game as one short film: a picture for each turn, marked with what came to pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PIL import Image

from engine import View
from render import alt_text, animation, encoding, fonts, layout, palettes
from render.paint import paint
from render.pictures import Picture
from render.scene import Scene
from render.seating import NamedSeats
from words import ENGLISH, Words

SIZE = (960, 840)
"""Three fifths of the picture of a table: names can still be read on a phone."""
MOST_FRAMES = 120
"""Of a longer game, turns are left out evenly; what is new is then new since the frame before."""
_FIRST, _EACH, _LAST = 1200, 400, 5000
"""Milliseconds."""

Watch = Callable[[Sequence[View]], Iterable[View]]


def film_picture(
    views: Sequence[View],
    *,
    players: Sequence[str] = (),
    words: Words = ENGLISH,
    watch: Watch = iter,
) -> Picture:
    """The views are those of the beginning and after each turn; the watch sees how they go by."""
    if not views or not views[-1].over:
        raise ValueError("only a game that is over is filmed")
    shown = thinned(views)
    seating = NamedSeats([fonts.drawable(name) for name in players], words)
    data = animation.animated(_frames(watch(shown), shown[-1], seating), _durations(len(shown)))
    return Picture(data, alt_text.film_alt(shown[-1], len(shown), players, words), "film.gif")


def thinned(views: Sequence[View]) -> Sequence[View]:
    """The first, the last and as many between them as there is room for."""
    last = len(views) - 1
    if last < MOST_FRAMES:
        return views
    return [views[round(number * last / (MOST_FRAMES - 1))] for number in range(MOST_FRAMES)]


def _frames(views: Iterable[View], last: View, seating: NamedSeats) -> Iterator[Image.Image]:
    palette = _palette(last, seating.words)
    before: View | None = None
    for view in views:
        scene = layout.board_scene(view, before, seating)
        yield encoding.in_palette(_painted(scene), palette)
        before = view


def _painted(scene: Scene) -> Image.Image:
    """Shrunk rather than painted small, so that all words stay as far apart as they were set."""
    return paint(scene).resize(SIZE, Image.Resampling.HAMMING)


def _palette(view: View, words: Words) -> Image.Image:
    options = view.options
    empty = layout.empty_scene(words, options.board, len(view.seats), options.display_side)
    seen = [_painted(empty), paint(palettes.swatches())]
    return encoding.palette_of(seen, palettes.kept(options.board), colours=animation.COLOURS)


def _durations(frames: int) -> list[int]:
    return [_FIRST, *[_EACH] * (frames - 2), _LAST]
