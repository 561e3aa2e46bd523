"""Pictures as bytes: PNG with a palette of 256 colours, which keeps letters sharp.

Measured on late games of all boards at 1600 x 1400, in the mean: plain PNG takes 708 kB and 100 ms;
JPEG is quickest, but blurs letters and still takes 332 to 419 kB; WebP takes 217 kB in 168 ms or
274 kB in 55 ms; a palette PNG takes 225 kB in 28 ms. The palette is chosen once for a board, from
its map and every colour that pieces bring, so that no turn pays for choosing.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from PIL import Image, ImageColor

from render.scene import Colour

MOST_BYTES = 300_000
LEVELS: tuple[int, ...] = (6, 9)
"""How closely a picture is packed; what is still too large, again: that saves 4 % more, but takes
six times as long."""
COLOURS = 256


def palette_of(
    images: Sequence[Image.Image],
    always: Iterable[Colour],
    *,
    colours: int = COLOURS,
    every: int = 2,
) -> Image.Image:
    """A palette for pictures like these, with some colours kept exactly, chosen by every second
    row and column or so."""
    kept = list(dict.fromkeys(ImageColor.getrgb(colour)[:3] for colour in always))
    sheet = Image.new("RGB", (max(i.width for i in images), sum(i.height for i in images)), kept[0])
    top = 0
    for image in images:
        sheet.paste(image, (0, top))
        top += image.height
    sheet = sheet.resize((sheet.width // every, sheet.height // every), Image.Resampling.NEAREST)
    chosen = sheet.quantize(colours - len(kept), Image.Quantize.MEDIANCUT)
    found = (chosen.getpalette() or [])[: 3 * (colours - len(kept))]
    values = [value for colour in kept for value in colour] + found
    palette = Image.new("P", (1, 1))
    palette.putpalette(values + values[:3] * (COLOURS - len(values) // 3))
    return palette


def in_palette(image: Image.Image, palette: Image.Image) -> Image.Image:
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def encoded(image: Image.Image) -> bytes:
    data = b""
    for level in LEVELS:
        file = io.BytesIO()
        image.save(file, "PNG", compress_level=level)
        data = file.getvalue()
        if len(data) <= MOST_BYTES:
            break
    return data
