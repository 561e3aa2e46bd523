"""Small drawings of our own: goods, coins and pieces, as shapes in a square of 100 units.

A drawing takes the colours it is given, fill first, then edge. Others may `register` theirs.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial

from render.scene import (
    Circle,
    Colour,
    Point,
    Points,
    Polygon,
    Polyline,
    Rectangle,
    Shape,
    Shapes,
    Sprite,
)

Colours = tuple[Colour, ...]
SpriteDrawing = Callable[[Colours], Shapes]

_DRAWINGS: dict[str, SpriteDrawing] = {}


def register(name: str) -> Callable[[SpriteDrawing], SpriteDrawing]:
    def keep(drawing: SpriteDrawing) -> SpriteDrawing:
        if name in _DRAWINGS:
            raise ValueError(f"there are two drawings called {name}")
        _DRAWINGS[name] = drawing
        return drawing

    return keep


def names() -> tuple[str, ...]:
    return tuple(_DRAWINGS)


@lru_cache(maxsize=4096)
def drawing(sprite: Sprite) -> Shapes:
    """The sprite's shapes where they are to be painted."""
    by = sprite.size / 100
    dx, dy = sprite.centre[0] - sprite.size / 2, sprite.centre[1] - sprite.size / 2
    return tuple(_placed(shape, by, dx, dy) for shape in _DRAWINGS[sprite.name](sprite.colours))


def _placed(shape: Shape, by: float, dx: float, dy: float) -> Shape:
    def at(point: Point) -> Point:
        return (point[0] * by + dx, point[1] * by + dy)

    match shape:
        case Rectangle((left, top, right, bottom), fill, outline, width, radius):
            box = (*at((left, top)), *at((right, bottom)))
            return Rectangle(box, fill, outline, width * by, radius * by)
        case Circle(centre, radius, fill, outline, width):
            return Circle(at(centre), radius * by, fill, outline, width * by)
        case Polygon(points, fill, outline, width, holes):
            cut = tuple(tuple(at(point) for point in hole) for hole in holes)
            return Polygon(tuple(at(p) for p in points), fill, outline, width * by, cut)
        case Polyline(points, colour, width, dash):
            broken = dash and (dash[0] * by, dash[1] * by)
            return Polyline(tuple(at(p) for p in points), colour, width * by, broken)
        case _:
            raise TypeError(f"a sprite is made of plain shapes, not of {type(shape).__name__}")


def ellipse(x: float, y: float, rx: float, ry: float, *, turn: float = 0) -> Points:
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    around = [math.tau * step / 32 for step in range(32)]
    return tuple(
        (
            x + rx * math.cos(a) * cos - ry * math.sin(a) * sin,
            y + rx * math.cos(a) * sin + ry * math.sin(a) * cos,
        )
        for a in around
    )


def regular(x: float, y: float, radius: float, corners: int, *, turn: float = -90) -> Points:
    return tuple(
        (
            x + radius * math.cos(math.radians(turn + 360 * i / corners)),
            y + radius * math.sin(math.radians(turn + 360 * i / corners)),
        )
        for i in range(corners)
    )


# Goods


@register("brick")
def _brick(colours: Colours) -> Shapes:
    fill, edge = colours
    rows = [((4, 54), (48, 88)), ((52, 54), (96, 88)), ((28, 16), (72, 50))]
    return tuple(Rectangle((*a, *b), fill, edge, 6, 5) for a, b in rows)


@register("food")
def _food(colours: Colours) -> Shapes:
    fill, edge = colours
    shapes: list[Shape] = [Polyline(((50, 96), (50, 22)), edge, 6)]
    for y in (74, 55, 36):
        shapes.append(Polygon(ellipse(32, y - 6, 20, 9.5, turn=42), fill, edge, 4.5))
        shapes.append(Polygon(ellipse(68, y - 6, 20, 9.5, turn=-42), fill, edge, 4.5))
    shapes.append(Polygon(ellipse(50, 17, 9.5, 15), fill, edge, 4.5))
    return tuple(shapes)


@register("tool")
def _tool(colours: Colours) -> Shapes:
    """A hammer, head up and handle down to the left."""
    fill, edge = colours
    handle: Points = ((12, 82), (54, 36), (66, 47), (24, 94))
    head: Points = ((34, 22), (52, 6), (96, 46), (90, 64), (78, 66), (60, 48), (50, 44))
    return (
        Polygon(handle, "#a97a45", edge, 5),
        Polygon(head, fill, edge, 5),
    )


@register("wine")
def _wine(colours: Colours) -> Shapes:
    """An amphora."""
    fill, edge = colours
    jar: Points = (
        (38, 8),
        (62, 8),
        (60, 24),
        (74, 38),
        (78, 54),
        (68, 76),
        (56, 92),
        (44, 92),
        (32, 76),
        (22, 54),
        (26, 38),
        (40, 24),
    )
    return (
        Polyline(((40, 16), (20, 14), (14, 28), (24, 44)), edge, 7),
        Polyline(((60, 16), (80, 14), (86, 28), (76, 44)), edge, 7),
        Polygon(jar, fill, edge, 5),
        Polyline(((25, 46), (75, 46)), "#f3dcc6", 6),
        Polyline(((27, 60), (73, 60)), "#f3dcc6", 4),
    )


@register("cloth")
def _cloth(colours: Colours) -> Shapes:
    """A bolt of cloth, partly unrolled."""
    fill, edge = colours
    sheet: Points = ((16, 26), (82, 26), (82, 84), (70, 92), (60, 84), (48, 92), (38, 84), (16, 84))
    return (
        Polygon(sheet, fill, edge, 5),
        Polyline(((16, 62), (82, 62)), "#f2e6c8", 6),
        Polyline(((16, 73), (82, 73)), "#f2e6c8", 4),
        Rectangle((8, 10, 92, 38), fill, edge, 5, 13),
        Polygon(ellipse(82, 24, 9, 13), "#f2e6c8", edge, 4),
    )


@register("fish")
def _fish(colours: Colours) -> Shapes:
    """Swimming to the left, with a light belly; the tail is a part of the outline."""
    fill, edge = colours
    body: Points = (
        (3, 50), (12, 36), (27, 25), (44, 22), (60, 30), (72, 41), (80, 38), (95, 20), (90, 50),
        (95, 80), (80, 62), (72, 59), (60, 70), (44, 78), (27, 75), (12, 64),
    )  # fmt: skip
    belly: Points = (
        (12, 58), (30, 61), (48, 60), (64, 55), (60, 66), (45, 73), (28, 70), (16, 63),
    )  # fmt: skip
    fin: Points = ((36, 24), (50, 9), (60, 13), (60, 31))
    return (
        Polygon(fin, fill, edge, 5),
        Polygon(body, fill, edge, 5),
        Polygon(belly, "#e8f3ee"),
        Polyline(((34, 33), (40, 44), (39, 57), (33, 68)), edge, 5),
        Polyline(((52, 40), (55, 50), (52, 60)), edge, 4),
        Circle((20, 45), 6, "#fffaf0", edge, 3),
    )


@register("salt")
def _salt(colours: Colours) -> Shapes:
    """A white heap in a bowl; the bowl stands out where the ground is white too."""
    fill, edge = colours
    heap: Points = ((14, 56), (34, 24), (44, 12), (56, 12), (66, 24), (86, 56))
    bowl: Points = ((4, 52), (96, 52), (88, 74), (70, 90), (30, 90), (12, 74))
    return (
        Polygon(heap, "#ffffff", edge, 6),
        *(Circle(at, 4, edge) for at in ((50, 27), (39, 41), (61, 41))),
        Polygon(bowl, fill, edge, 5),
    )


@register("any")
def _any(colours: Colours) -> Shapes:
    """Any good: a ring of all five, for what may be paid as one likes."""
    fill, edge = colours
    rim = Circle((50, 50), 44, fill, edge, 5)
    marks = ("#c4552d", "#e8bb3a", "#8d969c", "#7d2350", "#4f7fb8")
    spots = zip(regular(50, 50, 25, 5), marks, strict=True)
    return (rim, *(Circle(at, 12.5, mark, edge, 3) for at, mark in spots))


@register("coin")
def _coin(colours: Colours) -> Shapes:
    fill, edge = colours
    return (
        Circle((50, 50), 46, fill, edge, 6),
        Circle((50, 50), 34, None, edge, 3),
    )


# The shapes of the seats


def seat_shape(shape: str, x: float, y: float, radius: float) -> Points:
    match shape:
        case "circle":
            return ellipse(x, y, radius * 0.98, radius * 0.98)
        case "square":
            return regular(x, y, radius * 1.24, 4, turn=-45)
        case "diamond":
            return regular(x, y, radius * 1.2, 4)
        case "triangle":
            return regular(x, y + radius * 0.24, radius * 1.42, 3)
        case "hexagon":
            return regular(x, y, radius * 1.1, 6, turn=0)
        case "cross":
            a, b = radius * 0.56, radius * 1.08
            inner: Points = ((-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a))
            half: Points = (*inner, (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a))
            return tuple((x + dx, y + dy) for dx, dy in half)
        case "cog":
            return _cog(x, y, radius)
        case _:
            raise ValueError(f"no shape called {shape}")


def _cog(x: float, y: float, radius: float) -> Points:
    """Eight teeth, deep enough to be seen on a phone."""
    reaches = (0.92, 1.2, 1.2, 0.92)
    return tuple(
        (x + radius * reach * math.cos(turn), y + radius * reach * math.sin(turn))
        for tooth in range(8)
        for reach, aside in zip(reaches, (-17, -10, 10, 17), strict=True)
        for turn in [math.radians(45 * tooth - 90 + aside)]
    )


_RIM = "#fffaf0"


def _for_each_shape(draw: Callable[[str, Colours], Shapes], kind: str) -> None:
    for shape in ("circle", "square", "diamond", "triangle", "hexagon", "cross", "cog"):
        register(f"{kind}-{shape}")(partial(draw, shape))


def _badge(shape: str, colours: Colours) -> Shapes:
    fill, edge = colours
    return (Polygon(seat_shape(shape, 50, 50, 38), fill, edge, 7),)


_HEADINGS = 8


def trail_name(shape: str, heading: float) -> str:
    """The drawing of a step of a seat's colonist; chevrons point where it went."""
    turn = round(heading / 360 * _HEADINGS) % _HEADINGS
    return f"trail-{shape}-{turn}" if shape == "triangle" else f"trail-{shape}"


def _trail(shape: str, colours: Colours) -> Shapes:
    """Unlike every piece, and light around a dark edge: to be told from whatever it lies on."""
    fill, edge = colours
    if shape == "hexagon":  # black: a ring
        return (
            Circle((50, 50), 50, _RIM),
            Circle((50, 50), 42, edge),
            Circle((50, 50), 13, _RIM),
        )
    points = _saltire() if shape == "cog" else seat_shape(shape, 50, 50, 33)
    return _stamp(points, fill, edge)


def _chevron(turn: int, colours: Colours) -> Shapes:
    angle = math.tau * turn / _HEADINGS
    cos, sin = math.cos(angle), math.sin(angle)
    arrow: Points = ((40, 0), (8, -32), (-26, -32), (2, 0), (-26, 32), (8, 32))
    points = tuple((50 + x * cos - y * sin, 50 + x * sin + y * cos) for x, y in arrow)
    return _stamp(points, *colours)


def _saltire() -> Points:
    cross = seat_shape("cross", 0, 0, 34)
    return tuple((50 + 0.7 * (x - y), 50 + 0.7 * (x + y)) for x, y in cross)


def _stamp(points: Points, fill: Colour, edge: Colour) -> Shapes:
    return (Polygon(points, _RIM, _RIM, 24), Polygon(points, fill, edge, 8))


def _house(shape: str, colours: Colours) -> Shapes:
    """The seat's shape under a roof."""
    fill, edge = colours
    roof: Points = ((50, 2), (97, 36), (91, 45), (50, 16), (9, 45), (3, 36))
    return (
        *_casing(seat_shape(shape, 50, 56, 35), roof),
        Polygon(seat_shape(shape, 50, 56, 35), fill, edge, 5),
        Polygon(roof, edge),
    )


def _land(shape: str, colours: Colours) -> Shapes:
    """A person: a head above the seat's shape."""
    fill, edge = colours
    head = ellipse(50, 15, 12, 12)
    return (
        *_casing(seat_shape(shape, 50, 60, 32), head),
        Polygon(seat_shape(shape, 50, 60, 32), fill, edge, 6),
        Polygon(head, fill, edge, 6),
    )


def _ship(shape: str, colours: Colours) -> Shapes:
    """A ship under a sail in the seat's shape."""
    fill, edge = colours
    hull: Points = ((3, 72), (97, 72), (84, 96), (18, 96))
    return (
        *_casing(seat_shape(shape, 50, 38.5, 30), hull),
        Polyline(((50, 3), (50, 76)), edge, 7),
        Polygon(hull, fill, edge, 6),
        Polygon(seat_shape(shape, 50, 38.5, 30), fill, edge, 6),
    )


def _casing(*parts: Points) -> Shapes:
    """A light rim that keeps a piece apart from its neighbours and from the map."""
    return tuple(Polygon(points, None, _RIM, 11) for points in parts)


_for_each_shape(_badge, "badge")
_for_each_shape(_trail, "trail")
for _turn in range(_HEADINGS):
    register(f"trail-triangle-{_turn}")(partial(_chevron, _turn))
_for_each_shape(_house, "house")
_for_each_shape(_land, "land")
_for_each_shape(_ship, "sea")


# Places


@register("capital")
def _capital(colours: Colours) -> Shapes:
    """A temple front."""
    fill, edge = colours
    columns = tuple(Rectangle((x, 42, x + 11, 80), fill, edge, 4) for x in (17, 36.5, 53.5, 73))
    return (
        Rectangle((10, 34, 90, 84), "#fffaf0", edge, 4),
        *columns,
        Polygon(((50, 3), (97, 32), (97, 42), (3, 42), (3, 32)), fill, edge, 5),
        Rectangle((3, 79, 97, 95), fill, edge, 5),
    )


@register("castle")
def _castle(colours: Colours) -> Shapes:
    fill, edge = colours
    wall: Points = (
        (6, 96), (6, 10), (24, 10), (24, 26), (41, 26), (41, 10), (59, 10), (59, 26), (76, 26),
        (76, 10), (94, 10), (94, 96),
    )  # fmt: skip
    return (Polygon(wall, fill, edge, 6),)


@register("galley")
def _galley(colours: Colours) -> Shapes:
    fill, edge = colours
    return (
        Polyline(((50, 8), (50, 70)), edge, 5),
        Polygon(((24, 16), (76, 16), (70, 54), (30, 54)), "#fffaf0", edge, 5),
        Polygon(((4, 60), (14, 66), (86, 66), (97, 48), (88, 92), (20, 92)), fill, edge, 5),
    )


@register("anchor")
def _anchor(colours: Colours) -> Shapes:
    fill, _ = colours
    hook = tuple(
        (50 + 36 * math.cos(math.radians(a)), 52 + 38 * math.sin(math.radians(a)))
        for a in range(10, 171, 8)
    )
    return (
        Circle((50, 16), 11, None, fill, 8),
        Polyline(((50, 26), (50, 90)), fill, 10),
        Polyline(((28, 40), (72, 40)), fill, 9),
        Polyline(hook, fill, 10),
    )


@register("incense")
def _incense(colours: Colours) -> Shapes:
    """A bowl with smoke."""
    fill, edge = colours
    return (
        Polyline(((38, 44), (32, 32), (42, 22), (36, 8)), edge, 6),
        Polyline(((60, 44), (54, 32), (64, 22), (58, 8)), edge, 6),
        Polygon(((10, 52), (90, 52), (72, 80), (28, 80)), fill, edge, 6),
        Polygon(((34, 80), (66, 80), (74, 94), (26, 94)), fill, edge, 6),
    )


@register("gold")
def _gold(colours: Colours) -> Shapes:
    """Ingots."""
    fill, edge = colours
    bars = ((4, 58), (52, 58), (28, 22))
    return tuple(
        Polygon(((x + 8, y), (x + 36, y), (x + 44, y + 32), (x, y + 32)), fill, edge, 6)
        for x, y in bars
    )


@register("cards")
def _cards(colours: Colours) -> Shapes:
    """A hand of cards, seen from behind."""
    fill, edge = colours
    return (
        Polygon(((8, 26), (46, 12), (66, 76), (28, 90)), fill, edge, 6),
        Polygon(((40, 12), (92, 12), (92, 88), (40, 88)), fill, edge, 6),
        Polygon(((66, 30), (80, 50), (66, 70), (52, 50)), None, edge, 5),
    )


@register("pile")
def _pile(colours: Colours) -> Shapes:
    """A discard pile."""
    fill, edge = colours
    return (
        Rectangle((28, 6, 88, 78), fill, edge, 6, 6),
        Rectangle((12, 22, 72, 94), fill, edge, 6, 6),
    )


@register("wreath")
def _wreath(colours: Colours) -> Shapes:
    """A laurel wreath: the Praefectus Magnus."""
    fill, edge = colours
    leaves: list[Shape] = []
    for side in (-1, 1):
        for step in range(6):
            angle = math.radians(90 - side * (22 + 27 * step))
            x, y = 50 + 36 * math.cos(angle), 52 + 36 * math.sin(angle)
            turn = math.degrees(angle) - side * 62
            leaves.append(Polygon(ellipse(x, y, 17, 8, turn=turn), fill, edge, 3))
    return (*leaves, Circle((50, 90), 6, edge))


@register("shield")
def _shield(colours: Colours) -> Shapes:
    """A team's sign."""
    fill, edge = colours
    rim: Points = ((10, 8), (90, 8), (90, 50), (74, 78), (50, 96), (26, 78), (10, 50))
    return (Polygon(rim, fill, edge, 6),)
