"""Pictures a quarter as wide, where a test wants them to be there and not to be looked at closely.

Drawing is more than half of what a game over the wire costs.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from typing import Any

import pytest
from PIL import Image

from render import encoding, palettes, pictures, question
from render.encoding import palette_of
from render.paint import paint, paint_backdrops
from render.scene import Scene


def _paint(scene: Scene, *, scale: float = 1) -> Image.Image:
    return paint(scene, scale=scale / 4)


def _paint_backdrops(scene: Scene, *, scale: float = 1) -> Image.Image:
    return paint_backdrops(scene, scale=scale / 4)


_CUT_OUT = partial(question._cut_out, scale=0.25)
_PALETTE = lru_cache(maxsize=64)(pictures._palette.__wrapped__)
"""Apart from that of whole pictures, which other tests draw in the same process."""


@cache
def _one_palette() -> Image.Image:
    return palette_of([Image.new("RGB", (8, 8))], palettes.everywhere())


def _palette_of(*_: Any, **__: Any) -> Image.Image:
    """The same for all: choosing one takes a third of a small picture of cards."""
    return _one_palette()


@contextmanager
def small_pictures() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "paint", _paint)
        patch.setattr(pictures, "paint_backdrops", _paint_backdrops)
        patch.setattr(question, "_cut_out", _CUT_OUT)
        patch.setattr(pictures, "_palette", _PALETTE)
        patch.setattr(encoding, "palette_of", _palette_of)
        yield
