"""Illustrations of those who hold an office: our own drawings, in their own colours."""

from render import theme
from render.curves import arc, curve, flipped
from render.scene import Circle, Points, Polygon, Polyline, Rectangle, Shapes
from render.scenery import (
    BLUE,
    EDGE,
    HAIR,
    LEAF,
    MARBLE,
    OCHRE,
    PURPLE,
    RED,
    STONE,
    WOOD,
    arm,
    person,
)
from render.sprites import Colours, ellipse, register, regular

GREY = "#8a7f74"


@register("art-tribune")
def _tribune(_: Colours) -> Shapes:
    """Speaking to the people from the platform."""
    crowd = [person(x, 100, 34, robe, trim) for x, robe, trim in
             ((12, OCHRE, WOOD), (88, LEAF, "#4d6b3a"))]  # fmt: skip
    return (
        Rectangle((24, 78, 76, 99), STONE, EDGE, 2.4, 2),
        Rectangle((20, 72, 80, 80), MARBLE, EDGE, 2.4, 2),
        *arm((60, 32), (74, 26), (80, 10), MARBLE),
        *person(50, 73, 66, MARBLE, PURPLE),
        *(shape for each in crowd for shape in each),
    )


@register("art-prefect")
def _prefect(_: Colours) -> Shapes:
    """With his staff among sheaves and jars."""
    return (
        *_sheaf(16, 97),
        *_jar(84, 97, 36),
        *person(50, 97, 86, MARBLE, BLUE),
        Polyline(((27, 20), (27, 97)), EDGE, 6),
        Polyline(((27, 21), (27, 96)), OCHRE, 3.4),
        Circle((27, 17), 5.5, theme.GOLD, EDGE, 2),
        *_laurel(50, 16),
    )


def _laurel(x: float, y: float) -> Shapes:
    leaves = [
        ellipse(*arc((x, y + 9), 13, a, a)[0], 5, 2.6, turn=a + 60) for a in range(190, 355, 27)
    ]
    return tuple(Polygon(leaf, LEAF, "#33502a", 1) for leaf in leaves)


def _sheaf(x: float, base: float) -> Shapes:
    stalks = [
        Polyline(((x + dx * 0.4, base), (x + dx, base - 34)), OCHRE, 3.4)
        for dx in (-12, -6, 0, 6, 12)
    ]
    ears = [
        Polygon(
            ellipse(x + dx * 1.15, base - 42, 3.6, 9, turn=dx * 1.4), theme.GOLD, "#7d5610", 1.4
        )
        for dx in (-12, -6, 0, 6, 12)
    ]
    return (*stalks, *ears, Rectangle((x - 9, base - 20, x + 9, base - 13), RED, EDGE, 1.6, 2))


def _jar(x: float, base: float, high: float) -> Shapes:
    jar = (
        *curve((x - 5, base), (x - 20, base - high * 0.35), (x - 15, base - high * 0.7),
               (x - 5, base - high * 0.8)),
        (x - 7, base - high), (x + 7, base - high),
        *curve((x + 5, base - high * 0.8), (x + 15, base - high * 0.7),
               (x + 20, base - high * 0.35), (x + 5, base)),
    )  # fmt: skip
    return (
        Polygon(jar, "#b9683f", EDGE, 2.2),
        Polyline(((x - 11, base - high * 0.48), (x + 11, base - high * 0.48)), "#f0d2a8", 2.6),
    )


@register("art-diplomat")
def _diplomat(_: Colours) -> Shapes:
    """Two who shake hands."""
    return (
        *person(22, 97, 78, MARBLE, BLUE),
        *person(78, 97, 78, OCHRE, RED, hair=GREY),
        Polyline(((33, 50), (50, 60)), EDGE, 9),
        Polyline(((33, 50), (50, 60)), MARBLE, 5.5),
        Polyline(((67, 50), (50, 60)), EDGE, 9),
        Polyline(((67, 50), (50, 60)), OCHRE, 5.5),
        Circle((50, 60), 6, "#dfb28a", EDGE, 2),
        *_branch(50, 28),
    )


def _branch(x: float, y: float) -> Shapes:
    """Of an olive tree."""
    leaves = [ellipse(x + dx, y + dy, 7, 3, turn=turn) for dx, dy, turn in
              ((-10, -5, 40), (-10, 6, -40), (1, -7, 40), (1, 7, -40), (13, 0, 0))]  # fmt: skip
    stem = Polyline(((x - 20, y), (x + 10, y)), "#5d7a40", 2.4)
    return (stem, *(Polygon(leaf, LEAF, "#33502a", 1.2) for leaf in leaves))


@register("art-senator")
def _senator(_: Colours) -> Shapes:
    """Reading from a scroll, the benches behind."""
    benches = [Rectangle((4, y, 96, y + 8), MARBLE, theme.PANEL_EDGE, 1.6, 2) for y in (62, 74, 86)]
    scroll: Points = ((56, 46), (84, 42), (86, 66), (58, 70))
    return (
        *benches,
        *person(42, 97, 86, MARBLE, PURPLE, hair=GREY),
        *arm((53, 44), (60, 58), (60, 58), MARBLE),
        Polygon(scroll, "#f7e6b0", EDGE, 2.2),
        *(Polyline(((62, y), (80, y - 3)), WOOD, 2) for y in (52, 58, 64)),
        Circle((85, 42), 3.6, WOOD, EDGE, 1.6),
        Circle((87, 66), 3.6, WOOD, EDGE, 1.6),
    )


@register("art-consul")
def _consul(_: Colours) -> Shapes:
    """On the folding chair, the bundle of rods beside it."""
    leg = curve((30, 74), (34, 88), (60, 88), (68, 99))
    return (
        *_rods(86),
        Polyline(leg, EDGE, 7),
        Polyline(leg, OCHRE, 4),
        Polyline(flipped(leg), EDGE, 7),
        Polyline(flipped(leg), OCHRE, 4),
        *person(50, 92, 86, MARBLE, PURPLE),
        Rectangle((22, 70, 78, 79), PURPLE, EDGE, 2.2, 3),
        *arm((60, 42), (68, 56), (60, 66), MARBLE),
    )


def _rods(x: float) -> Shapes:
    """The lictors' bundle with its axe."""
    axe = curve((x, 14), (x + 4, 8), (x + 12, 8), (x + 13, 12), (x + 13, 26), (x + 8, 28), (x, 26))
    return (
        Polygon(axe, "#9aa6b0", EDGE, 2),
        Rectangle((x - 6, 16, x + 6, 98), WOOD, EDGE, 2.2, 2),
        *(Rectangle((x - 7, y, x + 7, y + 5), RED, EDGE, 1.4) for y in (28, 50, 72)),
    )


@register("art-proconsul")
def _proconsul(_: Colours) -> Shapes:
    """Arriving in his province by ship."""
    hull = (
        *curve((2, 60), (8, 78), (14, 90), (30, 92)), (74, 92),
        *curve((74, 92), (90, 90), (94, 72), (99, 50)), (90, 62), (12, 68),
    )  # fmt: skip
    return (
        Rectangle((60, 8, 64, 66), WOOD, EDGE, 1.8),
        Polygon(curve((44, 14), (54, 22), (70, 22), (82, 14), (80, 30), (82, 42), (84, 50),
                      (70, 44), (54, 44), (42, 50), (46, 38), (46, 26), (44, 14)),
                "#f7e6b0", EDGE, 2.2),
        Polyline(((46, 32), (82, 32)), RED, 4),
        *person(27, 72, 58, MARBLE, PURPLE),
        Polygon(hull, WOOD, EDGE, 2.4),
        Polyline(((12, 74), (90, 70)), OCHRE, 3),
        *(Polyline(((x, 82), (x - 8, 98)), EDGE, 2.6) for x in (34, 48, 62, 76)),
        Circle((88, 66), 3.4, MARBLE, EDGE, 1.8),
    )  # fmt: skip


@register("art-magister")
def _magister(_: Colours) -> Shapes:
    """A teacher and two pupils at their tablets."""
    tablets = [
        (
            Rectangle((x, 80, x + 16, 92), WOOD, EDGE, 1.8, 1),
            Rectangle((x + 3, 82, x + 13, 90), "#f7e6b0"),
        )
        for x in (57, 79)
    ]
    return (
        *person(28, 97, 88, MARBLE, LEAF, hair=GREY),
        Polyline(((43, 58), (66, 34)), EDGE, 3.6),
        *arm((38, 44), (44, 56), (43, 58), MARBLE),
        *person(65, 99, 44, OCHRE, WOOD),
        *person(87, 99, 44, BLUE, MARBLE),
        *(shape for pair in tablets for shape in pair),
    )


@register("art-praetor")
def _praetor(_: Colours) -> Shapes:
    """The judge, with scales in his hand."""
    pan = arc((78, 48), 10, 0, 180, steps=12)
    other = arc((78, 48), 10, 0, 180, steps=12)
    left = tuple((x - 26, y + 4) for x, y in other)
    return (
        *person(36, 97, 88, MARBLE, RED),
        *arm((47, 42), (56, 40), (65, 26), MARBLE),
        Polyline(((52, 28), (78, 24)), EDGE, 3.4),
        Polyline(((68, 48), (78, 24), (88, 48)), EDGE, 1.6),
        Polyline(((42, 52), (52, 28), (62, 52)), EDGE, 1.6),
        Polygon(pan, theme.GOLD, EDGE, 2),
        Polygon(left, theme.GOLD, EDGE, 2),
        Rectangle((68, 76, 96, 98), STONE, EDGE, 2.2, 2),
        Polygon(((70, 70), (90, 66), (93, 74), (73, 78)), "#f7e6b0", EDGE, 1.8),
    )


@register("art-legatus")
def _legatus(_: Colours) -> Shapes:
    """The envoy in his cloak, with the eagle."""
    cloak = curve((22, 36), (8, 60), (8, 84), (10, 97), (24, 97), (44, 97), (58, 97),
                  (60, 84), (60, 60), (46, 36))  # fmt: skip
    wing = curve((74, 22), (66, 22), (54, 18), (52, 4), (60, 12), (68, 10), (74, 14))
    return (
        Polygon(cloak, RED, EDGE, 2.2),
        *person(34, 97, 84, "#c9b28a", HAIR),
        Polyline(((76, 26), (76, 98)), EDGE, 6),
        Polyline(((76, 27), (76, 97)), WOOD, 3.4),
        Polygon(wing, theme.GOLD, EDGE, 1.8),
        Polygon(flipped(wing, axis=76), theme.GOLD, EDGE, 1.8),
        Polygon(ellipse(76, 18, 6, 10), theme.GOLD, EDGE, 1.8),
        Rectangle((64, 30, 88, 52), PURPLE, EDGE, 2, 1),
        Polygon(tuple(_star(76, 41)), theme.GOLD),
        *arm((45, 44), (60, 56), (75, 60), RED),
    )


def _star(x: float, y: float) -> list[tuple[float, float]]:
    outer, inner = regular(x, y, 8, 5), regular(x, y, 3.4, 5, turn=-54)
    return [point for pair in zip(outer, inner, strict=True) for point in pair]
