"""The personalities' emblems, our own drawings. Colours: the emblem, its inner lines."""

from render.curves import arc, curve, flipped
from render.scene import Circle, Points, Polygon, Polyline, Rectangle, Shapes
from render.sprites import Colours, ellipse, register, regular


@register("tribune")
def _tribune(colours: Colours) -> Shapes:
    """Cards coming back: two cards under a turning arrow."""
    ink, ground = colours
    return (
        Polyline(arc((50, 46), 40, 175, 350), ink, 10),
        Polygon(((100, 34), (78, 62), (72, 28)), ink),
        Polygon(((24, 50), (48, 42), (64, 88), (40, 97)), ink, ground, 4),
        Rectangle((42, 44, 70, 94), ink, ground, 4, 4),
    )


@register("architect")
def _architect(colours: Colours) -> Shapes:
    """The front of a temple."""
    ink, ground = colours
    columns = [Rectangle((x, 44, x + 13, 82), ink) for x in (12, 33, 54, 75)]
    return (
        Polygon(((50, 2), (98, 32), (98, 39), (2, 39), (2, 32)), ink),
        Polygon(((50, 13), (74, 29), (26, 29)), ground),
        *columns,
        Rectangle((4, 86, 96, 97), ink),
    )


@register("prefect")
def _prefect(colours: Colours) -> Shapes:
    """A laurel wreath."""
    ink, _ = colours
    leaves = []
    for turn in (22, 52, 82, 112, 142, 172):
        for out, lean, length in ((6, 30, 12), (-6, -30, 9)):
            *_, (x, y) = arc((50, 50), 34 + out, 90 + turn, 90 + turn)
            leaves.append(ellipse(x, y, length, 5, turn=turn + 180 + lean))
    ribbon: Points = ((38, 80), (50, 86), (62, 80), (62, 96), (50, 89), (38, 96))
    stem = arc((50, 50), 34, 90, 262)
    return (
        Polyline(stem, ink, 4),
        Polyline(flipped(stem), ink, 4),
        *(Polygon(each, ink) for leaf in leaves for each in (leaf, flipped(leaf))),
        Polygon(ribbon, ink),
    )


@register("mercator")
def _mercator(colours: Colours) -> Shapes:
    """Scales."""
    ink, _ = colours
    pan = arc((21, 58), 20, 0, 180)
    strings: Points = ((3, 58), (21, 20), (39, 58))
    return (
        Polyline(((50, 8), (50, 92)), ink, 8),
        Polyline(((17, 20), (83, 20)), ink, 8),
        Circle((50, 12), 9, ink),
        Polyline(strings, ink, 4),
        Polyline(flipped(strings), ink, 4),
        Polygon(pan, ink),
        Polygon(flipped(pan), ink),
        Rectangle((26, 88, 74, 98), ink, radius=4),
    )


@register("diplomat")
def _diplomat(colours: Colours) -> Shapes:
    """Two rings, linked."""
    ink, ground = colours
    return (
        Circle((35, 50), 31, None, ink, 11),
        Polyline(arc((65, 50), 25.5, 150, 270), ground, 19),
        Circle((65, 50), 31, None, ink, 11),
        Polyline(arc((35, 50), 25.5, 8, 70), ground, 19),
        Polyline(arc((35, 50), 25.5, 0, 80), ink, 11),
    )


@register("senator")
def _senator(colours: Colours) -> Shapes:
    """A scroll."""
    ink, ground = colours
    lines = [Polyline(((30, y), (70, y)), ground, 6) for y in (36, 50, 64)]
    return (
        Rectangle((20, 12, 80, 88), ink),
        Rectangle((6, 4, 94, 22), ink, ground, 4, 9),
        Rectangle((6, 78, 94, 96), ink, ground, 4, 9),
        *lines,
    )


@register("consul")
def _consul(colours: Colours) -> Shapes:
    """The magistrate's folding chair."""
    ink, _ = colours
    leg = curve((14, 34), (20, 62), (60, 62), (84, 96))
    return (
        Rectangle((2, 22, 98, 36), ink, radius=6),
        Rectangle((10, 8, 90, 18), ink, radius=5),
        Polyline(leg, ink, 10),
        Polyline(flipped(leg), ink, 10),
        Rectangle((6, 90, 34, 98), ink, radius=3),
        Rectangle((66, 90, 94, 98), ink, radius=3),
    )


@register("proconsul")
def _proconsul(colours: Colours) -> Shapes:
    """The chair under a star: the partner sits there, too."""
    ink, _ = colours
    leg = curve((20, 58), (26, 76), (60, 76), (78, 94))
    star = [
        p
        for pair in zip(regular(50, 23, 22, 5), regular(50, 23, 9, 5, turn=-54), strict=True)
        for p in pair
    ]
    return (
        Polygon(tuple(star), ink),
        Rectangle((6, 46, 94, 59), ink, radius=6),
        Polyline(leg, ink, 9),
        Polyline(flipped(leg), ink, 9),
    )


@register("colonist")
def _colonist(colours: Colours) -> Shapes:
    """Somebody more on the way."""
    ink, _ = colours
    cloak = curve((40, 42), (16, 46), (10, 76), (8, 97)) + curve(
        (72, 97), (70, 76), (64, 46), (40, 42)
    )
    return (
        Circle((40, 22), 19, ink),
        Polygon(cloak, ink),
        Rectangle((68, 32, 100, 42), ink),
        Rectangle((79, 21, 89, 53), ink),
    )


@register("magister")
def _magister(colours: Colours) -> Shapes:
    """A writing tablet of two leaves."""
    ink, ground = colours
    lines = [Polyline(((x, y), (x + 24, y)), ground, 5) for x in (14, 62) for y in (34, 48, 62)]
    return (
        Rectangle((3, 14, 48, 86), ink, radius=5),
        Rectangle((52, 14, 97, 86), ink, radius=5),
        *lines,
        Rectangle((44, 26, 56, 32), ink),
        Rectangle((44, 68, 56, 74), ink),
    )


@register("praetor")
def _praetor(colours: Colours) -> Shapes:
    """Two scrolls: one for each partner."""
    ink, ground = colours
    lines = [Polyline(((x, y), (x + 18, y)), ground, 5) for x in (16, 66) for y in (38, 50, 62)]
    return (
        *(Rectangle((x, 14, x + 34, 86), ink) for x in (8, 58)),
        *(Rectangle((x, y, x + 46, y + 15), ink, ground, 3, 7) for x in (2, 52) for y in (8, 77)),
        *lines,
    )


@register("legatus")
def _legatus(colours: Colours) -> Shapes:
    """The eagle on its standard."""
    ink, _ = colours
    wing = curve((48, 34), (34, 34), (12, 30), (4, 2), (26, 18), (40, 14), (46, 20))
    body: Points = ((40, 18), (60, 18), (58, 48), (64, 62), (36, 62), (42, 48))
    return (
        Polygon(wing, ink),
        Polygon(flipped(wing), ink),
        Circle((50, 15), 10, ink),
        Polygon(body, ink),
        Rectangle((26, 66, 74, 76), ink, radius=3),
        Rectangle((45, 76, 55, 99), ink),
    )


@register("concordia")
def _concordia(colours: Colours) -> Shapes:
    """The card for ending the game: a star on a card."""
    ink, ground = colours
    outer, inner = regular(50, 52, 30, 5), regular(50, 52, 12, 5, turn=-54)
    star = tuple(point for pair in zip(outer, inner, strict=True) for point in pair)
    return (Rectangle((16, 2, 84, 98), ink, radius=9), Polygon(star, ground))
