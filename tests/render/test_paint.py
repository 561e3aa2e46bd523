"""The painter: shapes where they belong, colours as asked, tiles that do not blur together."""

import pytest
from PIL import Image, ImageChops

from engine.terms import BoardId
from render import encoding, palettes, sprites, theme
from render.paint import bounds, dashes, paint, paint_on, scaled
from render.pieces import piece_of
from render.rooms import Furnishing
from render.scene import (
    Backdrop,
    Circle,
    Polygon,
    Polyline,
    Rectangle,
    Scene,
    Shape,
    Sprite,
    Text,
    moved,
)
from tests.render import golden

SHAPES: tuple[Shape, ...] = (
    Rectangle((10, 10, 50, 40), "#112233", "#445566", 2, 6, "r"),
    Circle((40, 40), 12, "#112233", "#445566", 2, "c"),
    Polygon(((10, 10), (60, 12), (40, 50)), "#112233", "#445566", 2, (), "p"),
    Polyline(((10, 10), (60, 50)), "#112233", 4, (5, 5), "l"),
    Text((40, 30), "Roma", 20, "#112233", "bold", tag="t"),
    Text((40, 30), "ROMA", 14, "#112233", "name", spacing=2, angle=30, halo="#ffffff"),
    Sprite("brick", (40, 30), 30, ("#112233", "#445566"), "s"),
)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_paints_inside_its_bounds_and_nowhere_else(shape: Shape) -> None:
    picture = paint(Scene(90, 70, "#ffffff", (shape,)))
    left, top, right, bottom = bounds(shape)
    painted = Image.eval(picture.convert("L"), lambda value: 255 * (value < 250)).getbbox()
    assert painted is not None
    assert painted[0] >= left - 2
    assert painted[1] >= top - 2
    assert painted[2] <= right + 2
    assert painted[3] <= bottom + 2


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_looks_the_same_wherever_it_stands(shape: Shape) -> None:
    here = paint(Scene(120, 120, "#ffffff", (shape,)))
    there = paint(Scene(120, 120, "#ffffff", (moved(shape, 30, 40),)))
    assert here.crop((0, 0, 90, 80)).tobytes() == there.crop((30, 40, 120, 120)).tobytes()


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_can_be_painted_larger(shape: Shape) -> None:
    wide, double = bounds(shape), bounds(scaled(shape, 2))
    assert double[2] - double[0] == pytest.approx(2 * (wide[2] - wide[0]), abs=6)


def test_a_backdrop_is_painted_once_and_not_written_to() -> None:
    left = Backdrop("left", (Rectangle((0, 0, 20, 20), "#ff0000"),), (0, 0, 10, 20))
    right = Backdrop("right", (Rectangle((0, 0, 20, 20), "#00ff00"),), (10, 0, 20, 20))
    both = (left, right)
    first = paint(Scene(20, 20, "#ffffff", (Rectangle((0, 0, 20, 20), "#0000ff"),), both))
    second = paint(Scene(20, 20, "#ffffff", (), both))
    assert first.getpixel((1, 1)) == (0, 0, 255)
    assert second.getpixel((1, 1)) == (255, 0, 0)
    assert second.getpixel((15, 1)) == (0, 255, 0)


def test_holes_are_cut_out() -> None:
    ring = Polygon(
        ((0, 0), (40, 0), (40, 40), (0, 40)),
        "#ff0000",
        holes=(((10, 10), (30, 10), (30, 30), (10, 30)),),
    )
    picture = paint(Scene(40, 40, "#ffffff", (ring,)))
    assert picture.getpixel((20, 20)) == (255, 255, 255)
    assert picture.getpixel((4, 20)) == (255, 0, 0)


def test_dashes_leave_gaps_of_the_asked_length() -> None:
    pieces = dashes(((0.0, 0.0), (100.0, 0.0)), (10, 5))
    assert [(piece[0][0], piece[-1][0]) for piece in pieces][:3] == [(0, 10), (15, 25), (30, 40)]


@pytest.mark.parametrize("name", sprites.names())
def test_every_drawing_stays_in_its_square(name: str) -> None:
    drawn = sprites.drawing(Sprite(name, (50, 50), 100, ("#112233", "#445566")))
    for shape in drawn:
        left, top, right, bottom = bounds(shape)
        assert left >= -4, shape
        assert top >= -4, shape
        assert right <= 104, shape
        assert bottom <= 104, shape


def test_a_palette_keeps_the_colours_that_tell_things_apart() -> None:
    kept = palettes.kept(BoardId("germania"))
    palette = encoding.palette_of([paint(palettes.swatches(Furnishing(5, 7)))], kept)
    for look in (*theme.SEATS, theme.CONTRARIUS):
        wanted = Image.new("RGB", (2, 2), look.fill)
        found = encoding.in_palette(wanted, palette).convert("RGB")
        assert golden.difference(wanted, found) < 3, look.name
    assert len(set(kept)) < encoding.COLOURS / 2


def test_what_is_pasted_together_looks_as_if_it_were_not() -> None:
    shapes = (
        *piece_of(theme.SEATS[0], "house", (30, 30), 40, new=True),
        *piece_of(theme.SEATS[5], "sea", (60, 34), 38),
        Rectangle((10, 50, 40, 60), "#112233"),
        Text((25, 55), "7", 12, "#ffffff", "bold"),
    )
    together = paint(Scene(90, 70, "#dcedf3", shapes))
    apart = paint(Scene(90, 70, "#dcedf3", ()))
    for shape in shapes:
        paint_on(apart, (shape,))
    assert max(ImageChops.difference(together, apart).tobytes()) <= 2
