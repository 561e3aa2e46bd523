"""The frames of a film: the table at three fifths of its size, so that a phone still shows names.

Shrinking every painted frame took three times as long as encoding them all. Here the ground is
shrunk once, and so is each tile that is pasted on it: most of them stay for many frames.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PIL import Image

from render import encoding
from render.paint import Stamp, paint_backdrops, paste, tiles_of
from render.scene import Scene, Shape

_THREE, _FIFTHS = 3, 5
"""Five pixels of a table become three of a frame."""


def shrunk(image: Image.Image) -> Image.Image:
    """Rather than painted small, so that all words stay as far apart as they were set."""
    size = (image.width * _THREE // _FIFTHS, image.height * _THREE // _FIFTHS)
    return image.resize(size, Image.Resampling.HAMMING)


def frames(scenes: Iterable[Scene], palette: Image.Image) -> Iterator[Image.Image]:
    """In that palette. All scenes have the same backdrops."""
    small = _SmallTiles()
    ground: Image.Image | None = None
    for scene in scenes:
        if ground is None:
            ground = shrunk(paint_backdrops(scene))
        frame = ground.copy()
        for shape in scene.shapes:
            for tile, at in small.of(shape):
                paste(frame, tile, at)
        yield encoding.in_palette(frame, palette)


class _SmallTiles:
    """Every tile of one film, shrunk once for each way its corner lies between five pixels."""

    def __init__(self) -> None:
        self._placed: dict[Shape, Sequence[tuple[Stamp, tuple[int, int]]]] = {}
        self._tiles: dict[tuple[int, int, int], tuple[Stamp, Stamp]] = {}
        """With the large one, which keeps its place in memory as long as it is known here."""

    def of(self, shape: Shape) -> Sequence[tuple[Stamp, tuple[int, int]]]:
        found = self._placed.get(shape)
        if found is None:
            found = self._placed[shape] = [self._found(*each) for each in tiles_of(shape)]
        return found

    def _found(self, tile: Stamp, at: tuple[int, int]) -> tuple[Stamp, tuple[int, int]]:
        (x, right), (y, down) = divmod(at[0], _FIFTHS), divmod(at[1], _FIFTHS)
        key = (id(tile), right, down)
        if key not in self._tiles:
            self._tiles[key] = (_small(tile, right, down), tile)
        return self._tiles[key][0], (x * _THREE, y * _THREE)


def _small(tile: Stamp, right: int, down: int) -> Stamp:
    """As it would be within a whole frame that is shrunk: so far from where five pixels begin."""
    colours, cover = tile
    width, height = (
        -(-(side + offset) // _FIFTHS) * _FIFTHS
        for side, offset in ((colours.width, right), (colours.height, down))
    )
    large = Image.merge("RGBA", (*colours.split(), cover))
    small = shrunk(large.crop((-right, -down, width - right, height - down)))
    return small.convert("RGB"), small.getchannel("A")
