"""Pictures a quarter as wide, where a test wants them to be there and not to be looked at closely.

Drawing is more than half of what a game over the wire costs.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache, partial

import pytest

from render import pictures
from render.paint import paint

_PAINT = partial(paint, scale=0.25)
_PALETTE = lru_cache(maxsize=64)(pictures._palette.__wrapped__)
"""Apart from that of whole pictures, which other tests draw in the same process."""


@contextmanager
def small_pictures() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "paint", _PAINT)
        patch.setattr(pictures, "_palette", _PALETTE)
        yield
