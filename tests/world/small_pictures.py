"""Pictures a quarter as wide, where a test wants them to be there and not to be looked at closely.

Drawing is more than half of what a game over the wire costs. So the same picture is also drawn once
for all worlds of a process, however often a game begins there as it did before.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from typing import Any

import pytest
from cachetools import LRUCache
from PIL import Image

from arena.films import film_of
from bot.pictures.drawing import _PictureCache
from render import encoding, film, palettes, pictures, question
from render.encoding import palette_of
from render.paint import paint, paint_backdrops
from render.pictures import Picture
from render.scene import Scene

_DRAWN: LRUCache[Hashable, Picture] = LRUCache(1000)
_picture = _PictureCache.picture


def _paint(scene: Scene, *, scale: float = 1) -> Image.Image:
    return paint(scene, scale=scale / 4)


def _paint_backdrops(scene: Scene, *, scale: float = 1) -> Image.Image:
    return paint_backdrops(scene, scale=scale / 4)


_CUT_OUT = partial(question._cut_out, scale=0.25)
_PALETTE = lru_cache(maxsize=64)(pictures._palette.__wrapped__)
_FILM_PALETTE = lru_cache(maxsize=16)(film._palette.__wrapped__)
"""Apart from that of whole pictures, which other tests draw in the same process."""


@cache
def _one_palette() -> Image.Image:
    return palette_of([Image.new("RGB", (8, 8))], palettes.everywhere())


def _palette_of(*_: Any, **__: Any) -> Image.Image:
    """The same for all: choosing one takes a third of a small picture of cards."""
    return _one_palette()


def _not_kept(_: str, make: Callable[[], Image.Image]) -> Image.Image:
    """A file would be taken for that of a whole picture."""
    return make()


async def _drawn_before(
    self: _PictureCache, key: str, make: partial[Picture], *, patient: bool = False
) -> Picture:
    """Films are made elsewhere. A test may have put something else in the place of what draws."""
    work = (
        make
        if make.func is film_of
        else partial(_once, (key, make.func, make.keywords.get("words")), make)
    )
    return await _picture(self, key, work, patient=patient)


def _once(key: Hashable, make: Callable[[], Picture]) -> Picture:
    found = _DRAWN.get(key)
    if found is None:
        found = _DRAWN[key] = make()
    return found


@contextmanager
def small_pictures() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "paint", _paint)
        patch.setattr(pictures, "paint_backdrops", _paint_backdrops)
        patch.setattr(question, "_cut_out", _CUT_OUT)
        patch.setattr(pictures, "_palette", _PALETTE)
        patch.setattr(pictures, "kept_image", _not_kept)
        patch.setattr(film, "_palette", _FILM_PALETTE)
        patch.setattr(film, "kept_image", _not_kept)
        patch.setattr(encoding, "palette_of", _palette_of)
        patch.setattr(_PictureCache, "picture", _drawn_before)
        yield
