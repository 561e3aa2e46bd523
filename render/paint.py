"""Paints scenes. Knows shapes only, nothing of the game.

Every shape is painted four times as large and shrunk, as Pillow draws hard edges. What is small
is kept as a tile and pasted from then on; a backdrop is kept whole.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageColor, ImageDraw, ImageFont

from render import fonts, sprites
from render.kept_images import kept_image
from render.scene import (
    Anchor,
    Backdrop,
    Box,
    Circle,
    Colour,
    Font,
    Point,
    Points,
    Polygon,
    Polyline,
    Rectangle,
    Scene,
    Shape,
    Shapes,
    Sprite,
    Text,
    moved,
)

_FINE = 4
"""How many times larger shapes are drawn before they are shrunk."""
_TILE_PIXELS = 500_000
"""Shapes that cover more are painted afresh rather than kept."""
_JOINED_PIXELS = 12_000
"""Up to this size a tile is kept together with what lies on it."""
_BAND = 200
"""A backdrop is painted in bands of so many rows, to keep its large version small."""


Stamp = tuple[Image.Image, Image.Image]
"""Colours, and how much of each pixel they cover."""


def paint(scene: Scene, *, scale: float = 1) -> Image.Image:
    image = paint_backdrops(scene, scale=scale)
    paint_on(image, scene.shapes, scale=scale)
    return image


def paint_backdrops(scene: Scene, *, scale: float = 1) -> Image.Image:
    """What stays the same from turn to turn."""
    size = (round(scene.width * scale), round(scene.height * scale))
    parts = []
    for backdrop in scene.backdrops:
        box = backdrop.box or (0, 0, scene.width, scene.height)
        left, top, right, bottom = (round(edge * scale) for edge in box)
        part = _backdrop(backdrop, (left, top, right, bottom), scene.background, scale)
        parts.append((part, (left, top)))
    covered = sum(part.width * part.height for part, _ in parts) == size[0] * size[1]
    image = Image.new("RGB", size, None if covered else scene.background)  # it takes a while
    for part, at in parts:
        image.paste(part, at)
    return image


def paint_on(image: Image.Image, shapes: Shapes, *, scale: float = 1) -> None:
    """What lies on the tile before it is pasted together with that: a letter on its house."""
    waiting: tuple[Stamp, tuple[int, int]] | None = None
    for shape in shapes:
        if scale != 1:
            shape = scaled(shape, scale)  # noqa: PLW2901  (as large as it is painted)
        plain = _is_plain(shape)
        for tile, at in () if plain else tiles_of(shape):
            if waiting is not None and _lies_on(tile, at, waiting):
                below, (x, y) = waiting
                waiting = (_joined(_Kept(below), _Kept(tile), at[0] - x, at[1] - y), (x, y))
                continue
            if waiting is not None:
                paste(image, *waiting)
            waiting = (tile, at)
        if plain:
            if waiting is not None:
                paste(image, *waiting)
                waiting = None
            _put(image, shape)
    if waiting is not None:
        paste(image, *waiting)


def _lies_on(tile: Stamp, at: tuple[int, int], below: tuple[Stamp, tuple[int, int]]) -> bool:
    (ground, _), (left, top) = below
    width, height = ground.size
    if width * height > _JOINED_PIXELS or at[0] < left or at[1] < top:
        return False
    wide, high = tile[0].size
    return at[0] + wide <= left + width and at[1] + high <= top + height


class _Kept:
    """A tile as a key: it is the same only where it is this very one."""

    __slots__ = ("stamp",)

    def __init__(self, stamp: Stamp) -> None:
        self.stamp = stamp

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and other.stamp is self.stamp

    def __hash__(self) -> int:
        return id(self.stamp)


@lru_cache(maxsize=2048)
def _joined(below: _Kept, above: _Kept, x: int, y: int) -> Stamp:
    ground = Image.merge("RGBA", (*below.stamp[0].split(), below.stamp[1]))
    ground.alpha_composite(Image.merge("RGBA", (*above.stamp[0].split(), above.stamp[1])), (x, y))
    return _split(ground)


def bounds(shape: Shape) -> Box:
    """The upright box around all that the shape paints."""
    match shape:
        case Rectangle():
            left, top, right, bottom = shape.box
            return (left, top, right, bottom)
        case Circle():
            (x, y), r = shape.centre, shape.radius
            return (x - r, y - r, x + r, y + r)
        case Sprite():
            (x, y), r = shape.centre, shape.size / 2
            return (x - r, y - r, x + r, y + r)
        case Polygon():
            half = shape.width / 2 if shape.outline else 0
            return _around(shape.points, half)
        case Polyline():
            return _around(shape.points, shape.width / 2)
        case Text():
            return fonts.bounds(shape)


def scaled(shape: Shape, by: float) -> Shape:
    match shape:
        case Rectangle():
            left, top, right, bottom = shape.box
            return Rectangle(
                (left * by, top * by, right * by, bottom * by),
                shape.fill,
                shape.outline,
                shape.width * by,
                shape.radius * by,
            )
        case Circle(centre, radius, fill, outline, width):
            return Circle(_times(centre, by), radius * by, fill, outline, width * by)
        case Sprite(name, centre, size, colours):
            return Sprite(name, _times(centre, by), size * by, colours)
        case Polygon(points, fill, outline, width, holes):
            return Polygon(
                tuple(_times(point, by) for point in points),
                fill,
                outline,
                width * by,
                tuple(tuple(_times(point, by) for point in hole) for hole in holes),
            )
        case Polyline(points, colour, width, dash):
            return Polyline(
                tuple(_times(point, by) for point in points),
                colour,
                width * by,
                dash and (dash[0] * by, dash[1] * by),
            )
        case Text():
            return Text(
                _times(shape.at, by),
                shape.text,
                shape.size * by,
                shape.colour,
                shape.font,
                shape.anchor,
                shape.halo,
                shape.halo_width * by,
                shape.spacing * by,
                shape.angle,
            )


@lru_cache(maxsize=64)
def _backdrop(
    backdrop: Backdrop, box: tuple[int, int, int, int], background: Colour, scale: float
) -> Image.Image:
    content = f"{backdrop.shapes!r} {box} {background} {scale}"
    return kept_image(content, lambda: _painted(backdrop, box, background, scale))


def _painted(
    backdrop: Backdrop, box: tuple[int, int, int, int], background: Colour, scale: float
) -> Image.Image:
    left, top, right, bottom = box
    image = Image.new("RGB", (right - left, bottom - top), background)
    shapes = [moved(scaled(shape, scale), -left, -top) for shape in backdrop.shapes]
    for run in _runs(shapes):
        if _is_small(run[0]):
            for shape in run:
                _put(image, shape)
        else:
            _paint_large(image, run)
    return image


def _is_small(shape: Shape) -> bool:
    """Whether a shape is pasted by itself rather than drawn on the large version of a band."""
    return isinstance(shape, Text | Sprite | Rectangle | Circle)


def _runs(shapes: Sequence[Shape]) -> Iterator[list[Shape]]:
    """Neighbours in painting order that are painted in the same way."""
    run: list[Shape] = []
    for shape in shapes:
        if run and _is_small(run[0]) != _is_small(shape):
            yield run
            run = []
        run.append(shape)
    if run:
        yield run


def _paint_large(image: Image.Image, shapes: Sequence[Shape]) -> None:
    boxes = [(shape, bounds(shape)) for shape in shapes]
    for top in range(0, image.height, _BAND):
        bottom = min(image.height, top + _BAND)
        here = [s for s, box in boxes if box[3] >= top - 4 and box[1] <= bottom + 4]
        if not here:
            continue
        band = image.crop((0, top, image.width, bottom))
        large = band.resize((band.width * _FINE, band.height * _FINE), Image.Resampling.NEAREST)
        draw = ImageDraw.Draw(large, "RGBA")
        for shape in here:
            _draw(draw, moved(shape, 0, -top), _FINE)
        image.paste(large.resize(band.size, Image.Resampling.BOX), (0, top))


def _put(image: Image.Image, shape: Shape) -> None:
    if isinstance(shape, Rectangle) and shape.fill and _is_plain(shape):
        left, top, right, bottom = (int(edge) for edge in shape.box)
        image.paste(shape.fill, (left, top, right, bottom))
        return
    for tile, at in tiles_of(shape):
        paste(image, tile, at)


def paste(image: Image.Image, tile: Stamp, at: tuple[int, int]) -> None:
    """Without the checks of `Image.paste`, which take as long as the pasting: a picture has
    hundreds of tiles."""
    (colours, cover), (x, y) = tile, at
    image.im.paste(colours.im, (x, y, x + colours.width, y + colours.height), cover.im)


@lru_cache(maxsize=16384)
def tiles_of(shape: Shape) -> Sequence[tuple[Stamp, tuple[int, int]]]:
    """What is pasted for it, and where: one tile, or the four sides of an empty frame. Most shapes
    stand where they stood a turn ago."""
    if isinstance(shape, Text):
        tile, (left, top) = _text_tile(
            shape.text,
            shape.font,
            (round(shape.size), shape.spacing, shape.angle),
            (shape.colour, shape.halo, round(shape.halo_width) if shape.halo else 0),
            shape.anchor,
        )
        return ((tile, (round(shape.at[0]) + left, round(shape.at[1]) + top)),)
    here, size, at = _near_origin(shape)
    if isinstance(here, Rectangle) and here.fill is None:
        return [(side, (at[0] + x, at[1] + y)) for side, (x, y) in _sides(here, size)]
    make = _tile if size[0] * size[1] <= _TILE_PIXELS else _tile.__wrapped__
    return ((make(here, size), at),)


def _is_plain(shape: Shape) -> bool:
    """Sharp corners on whole pixels, in one opaque colour: nothing to smooth."""
    return (
        isinstance(shape, Rectangle)
        and not shape.radius
        and shape.outline is None
        and len(shape.fill or "") == 7
        and all(edge == int(edge) for edge in shape.box)
    )


def _near_origin(shape: Shape) -> tuple[Shape, tuple[int, int], tuple[int, int]]:
    """The shape as its tile is kept, without its tag and wherever it stands; how large the tile is,
    and where it goes."""
    box = bounds(shape)
    x, y = math.floor(box[0]) - 1, math.floor(box[1]) - 1
    size = (math.ceil(box[2]) + 2 - x, math.ceil(box[3]) + 2 - y)
    return replace(moved(shape, -x, -y), tag=""), size, (x, y)


@lru_cache(maxsize=64)
def _sides(frame: Rectangle, size: tuple[int, int]) -> list[tuple[Stamp, tuple[int, int]]]:
    """Its middle is not worth pasting."""
    rim = math.ceil(max(frame.radius, frame.width)) + 3
    (width, height), (colours, cover) = size, _tile.__wrapped__(frame, size)
    high, wide = min(rim, height // 2), min(rim, width // 2)
    boxes = (
        (0, 0, width, high),
        (0, high, wide, height - high),
        (width - wide, high, width, height - high),
        (0, height - high, width, height),
    )
    return [((colours.crop(box), cover.crop(box)), box[:2]) for box in boxes]


@lru_cache(maxsize=4096)
def _tile(shape: Shape, size: tuple[int, int]) -> Stamp:
    large = Image.new("RGBA", (size[0] * _FINE, size[1] * _FINE), _clear(shape))
    draw = ImageDraw.Draw(large)
    for part in sprites.drawing(shape) if isinstance(shape, Sprite) else (shape,):
        if isinstance(part, Text):
            raise TypeError("words are no part of a sprite")
        _draw(draw, part, _FINE)
    return _split(large.resize(size, Image.Resampling.BOX))


def _split(tile: Image.Image) -> Stamp:
    return tile.convert("RGB"), tile.getchannel("A")


def _clear(shape: Shape) -> tuple[int, int, int, int]:
    """A see-through ground in the colour of the rim, so that shrinking leaves no dark fringe."""
    match shape:
        case Rectangle() | Circle() | Polygon():
            colour = shape.outline or shape.fill
        case Polyline():
            colour = shape.colour
        case _:
            colour = None
    if colour is None:
        return (0, 0, 0, 0)
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return (red, green, blue, 0)


def _draw(draw: ImageDraw.ImageDraw, shape: Shape, by: float) -> None:
    match shape:
        case Rectangle():
            left, top, right, bottom = (edge * by for edge in shape.box)
            draw.rounded_rectangle(
                (left, top, right - 1, bottom - 1),
                shape.radius * by,
                shape.fill,
                shape.outline,
                round(shape.width * by) if shape.outline else 0,
            )
        case Circle():
            (x, y), r = _times(shape.centre, by), shape.radius * by
            draw.ellipse(
                (x - r, y - r, x + r - 1, y + r - 1),
                shape.fill,
                shape.outline,
                round(shape.width * by) if shape.outline else 0,
            )
        case Polygon():
            _draw_polygon(draw, shape, by)
        case Polyline():
            pieces = dashes(shape.points, shape.dash) if shape.dash else [shape.points]
            for piece in pieces:
                _stroke(draw, piece, shape.colour, shape.width, by)
        case Sprite():
            for part in sprites.drawing(shape):
                _draw(draw, part, by)
        case Text():
            raise TypeError("words are painted by themselves")


def _draw_polygon(draw: ImageDraw.ImageDraw, shape: Polygon, by: float) -> None:
    points = [_times(point, by) for point in shape.points]
    if shape.fill:
        if shape.holes:
            left, top, right, bottom = _around(points, 1)
            x, y = math.floor(left), math.floor(top)
            mask = Image.new("1", (math.ceil(right) - x, math.ceil(bottom) - y))
            cut = ImageDraw.Draw(mask)
            cut.polygon([(px - x, py - y) for px, py in points], 1)
            for hole in shape.holes:
                cut.polygon([(px * by - x, py * by - y) for px, py in hole], 0)
            draw.bitmap((x, y), mask, shape.fill)
        else:
            draw.polygon(points, shape.fill)
    if shape.outline:
        for ring in (shape.points, *shape.holes):
            _stroke(draw, (*ring, ring[0], ring[1]), shape.outline, shape.width, by)


def _stroke(
    draw: ImageDraw.ImageDraw, points: Sequence[Point], colour: Colour, width: float, by: float
) -> None:
    wide = max(1, round(width * by))
    at = [_times(point, by) for point in points]
    for piece in _in_sight(at, -wide, draw.im.size[1] + wide):
        draw.line(piece, colour, wide, "curve")
    if wide > 2 * by:
        r = wide / 2
        for x, y in (at[0], at[-1]):
            draw.ellipse((x - r, y - r, x + r - 1, y + r - 1), colour)


def _in_sight(points: Sequence[Point], top: float, bottom: float) -> Iterator[Sequence[Point]]:
    """The pieces of a line that come near the picture: of a long coast a band shows little, and
    every bend takes its time."""
    begin = None
    for index, ((_, y0), (_, y1)) in enumerate(pairwise(points)):
        if (y0 >= top or y1 >= top) and (y0 <= bottom or y1 <= bottom):
            if begin is None:
                begin = index
        elif begin is not None:
            yield points[begin : index + 1]
            begin = None
    if begin is not None:
        yield points[begin:]


def dashes(points: Points, dash: tuple[float, float]) -> list[list[Point]]:
    """The painted pieces of a broken line."""
    on, off = dash
    pieces: list[list[Point]] = []
    piece: list[Point] = [points[0]]
    left, painting = on, True
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while length - done > left:
            done += left
            at = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if painting:
                pieces.append([*piece, at])
            piece = [at]
            painting = not painting
            left = on if painting else off
        left -= length - done
        piece.append((x1, y1))
    if painting and len(piece) > 1:
        pieces.append(piece)
    return pieces


@lru_cache(maxsize=8192)
def _text_tile(
    text: str,
    role: Font,
    form: tuple[int, float, float],
    ink: tuple[Colour, Colour | None, int],
    anchor: Anchor,
) -> tuple[Stamp, tuple[int, int]]:
    """The painted words, and where their tile's corner lies from the point they stand at.

    The form is size, spacing and angle; the ink colour, halo and the halo's width.
    """
    (size, spacing, angle), (colour, halo, rim) = form, ink
    if angle:
        return _turned(text, role, form, ink, anchor)
    down = fonts.lowered(role, size, anchor[1])
    parts = _set(text, role, size, spacing)
    boxes = [face.getbbox(part, anchor="ls", stroke_width=rim) for part, _, face in parts]
    top, bottom = down + min(box[1] for box in boxes), down + max(box[3] for box in boxes)
    wide = fonts.width(text, role, size, spacing)
    left = {"l": 0.0, "m": -wide / 2, "r": -wide}[anchor[0]]
    pad = rim + size // 4 + 1
    x, y = math.floor(left) - pad, math.floor(top) - 1
    box = (math.ceil(wide) + 2 * pad + 1, math.ceil(bottom) - y + 1)
    tile = Image.new("RGBA", box, (*ImageColor.getrgb(halo or colour)[:3], 0))
    draw = ImageDraw.Draw(tile)
    letters = [(part, (left + dx - x, down - y), face) for part, dx, face in parts]
    if halo:
        for part, at, face in letters:
            draw.text(at, part, halo, face, "ls", stroke_width=rim)
    for part, at, face in letters:
        draw.text(at, part, colour, face, "ls")
    return _split(tile), (x, y)


def _set(
    text: str, role: Font, size: int, spacing: float
) -> list[tuple[str, float, ImageFont.FreeTypeFont]]:
    """All in one face, or letter by letter where there is space between them."""
    found, done = [], 0
    for run, file in fonts.runs(text, role):
        for part in run if spacing else (run,):
            before = fonts.width(text[:done], role, size) + spacing * done
            found.append((part, before, fonts.face(file, size)))
            done += len(part)
    return found


def _turned(
    text: str,
    role: Font,
    form: tuple[int, float, float],
    ink: tuple[Colour, Colour | None, int],
    anchor: Anchor,
) -> tuple[Stamp, tuple[int, int]]:
    """Turned while large and then shrunk, which keeps the letters sharp."""
    (size, spacing, angle), (colour, halo, rim) = form, ink
    (colours, cover), (left, top) = _text_tile(
        text, role, (size * _FINE, spacing * _FINE, 0), (colour, halo, rim * _FINE), anchor
    )
    reach = max(
        math.hypot(x, y) for x in (left, left + colours.width) for y in (top, top + colours.height)
    )
    half = math.ceil(reach / _FINE) + 1
    ground = ImageColor.getrgb(halo or colour)[:3]
    square = Image.new("RGBA", (2 * half * _FINE, 2 * half * _FINE), (*ground, 0))
    square.paste(
        Image.merge("RGBA", (*colours.split(), cover)), (half * _FINE + left, half * _FINE + top)
    )
    square = square.rotate(angle, Image.Resampling.BICUBIC)
    square = square.resize((2 * half, 2 * half), Image.Resampling.BOX)
    box = square.getchannel("A").getbbox() or (0, 0, 1, 1)
    return _split(square.crop(box)), (box[0] - half, box[1] - half)


def _times(point: Point, by: float) -> Point:
    return (point[0] * by, point[1] * by)


def _around(points: Sequence[Point], margin: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)
