"""Illustrations of those who build, trade, travel and produce: our own drawings."""

from render import theme
from render.curves import arc, curve
from render.scene import Circle, Points, Polygon, Polyline, Rectangle, Shape, Shapes
from render.scenery import (
    BLUE,
    EDGE,
    LEAF,
    MARBLE,
    OCHRE,
    PURPLE,
    RED,
    ROOF,
    STONE,
    WOOD,
    arm,
    person,
)
from render.sprites import Colours, ellipse, register


@register("art-architect")
def _architect(_: Colours) -> Shapes:
    """A temple under its crane."""
    columns = [Rectangle((x, 54, x + 9, 90), MARBLE, EDGE, 2) for x in (32, 48, 64, 80)]
    return (
        Polyline(((10, 97), (30, 8)), EDGE, 6),
        Polyline(((10, 97), (30, 8)), WOOD, 3.4),
        Polyline(((22, 97), (30, 8)), EDGE, 6),
        Polyline(((22, 97), (30, 8)), WOOD, 3.4),
        Polyline(((30, 8), (62, 8)), EDGE, 6),
        Polyline(((30, 8), (62, 8)), WOOD, 3.4),
        Polyline(((61, 9), (61, 20)), EDGE, 2),
        Polygon(((32, 46), (61, 26), (90, 46)), ROOF, EDGE, 2.2),
        Rectangle((52, 19, 70, 27), STONE, EDGE, 2),
        Rectangle((28, 46, 94, 54), MARBLE, EDGE, 2.2),
        *columns,
        Rectangle((26, 90, 96, 98), STONE, EDGE, 2.2),
    )


@register("art-mercator")
def _mercator(_: Colours) -> Shapes:
    """Behind the counter of a stall."""
    stripes = [
        Polygon(((4 + n * 15.4, 26), (19.4 + n * 15.4, 26),
                 (23.4 + n * 13.4, 8), (10 + n * 13.4, 8)),
                RED if n % 2 else MARBLE, EDGE, 1.6)
        for n in range(6)
    ]  # fmt: skip
    return (
        Rectangle((8, 20, 12, 97), WOOD, EDGE, 1.6),
        Rectangle((88, 20, 92, 97), WOOD, EDGE, 1.6),
        *person(50, 92, 62, BLUE, OCHRE),
        *stripes,
        Rectangle((4, 70, 96, 97), WOOD, EDGE, 2.2, 2),
        Polyline(((8, 83), (92, 83)), "#7d5430", 2),
        Circle((22, 63), 7.5, theme.GOLD, "#7d5610", 2),
        Circle((31, 66), 5, theme.GOLD, "#7d5610", 2),
        Polygon(curve((70, 70), (66, 62), (66, 56), (72, 54), (72, 50), (82, 50), (82, 54),
                      (88, 56), (88, 62), (84, 70)), theme.GOODS["wine"][0], EDGE, 2),
    )  # fmt: skip


@register("art-colonist")
def _colonist(_: Colours) -> Shapes:
    """A family on its way, with all it has on a cart."""
    wheel = [Polyline((arc((72, 84), 12, a, a)[0], arc((72, 84), 12, a + 180, a)[0]), EDGE, 2)
             for a in (0, 60, 120)]  # fmt: skip
    return (
        Polygon(curve((52, 66), (54, 40), (62, 34), (76, 34), (92, 34), (98, 44), (98, 66)),
                "#f7e6b0", EDGE, 2.2),
        Polyline(((64, 37), (62, 66)), theme.PANEL_EDGE, 2),
        Polyline(((82, 36), (83, 66)), theme.PANEL_EDGE, 2),
        Rectangle((46, 66, 99, 76), WOOD, EDGE, 2.2, 2),
        Polyline(((46, 72), (30, 66)), EDGE, 4),
        Circle((72, 84), 13, OCHRE, EDGE, 3),
        *wheel,
        *person(18, 97, 70, LEAF, "#4d6b3a"),
        *person(38, 98, 46, OCHRE, RED),
    )  # fmt: skip


@register("art-brick")
def _mason(_: Colours) -> Shapes:
    """Raising a wall."""
    fill, edge = theme.GOODS["brick"]
    rows: list[Shape] = []
    for row in range(4):
        shift, count = (0, 4) if row % 2 else (7, 3)
        rows += [
            Rectangle(
                (42 + shift + n * 14, 86 - row * 12, 55 + shift + n * 14, 97 - row * 12),
                fill,
                edge,
                1.8,
                1,
            )
            for n in range(count)
        ]
    return (
        *rows,
        *person(22, 97, 78, "#c9b28a", WOOD),
        *arm((32, 50), (44, 48), (52, 40), "#c9b28a"),
        Polygon(((52, 42), (66, 36), (60, 47)), "#9aa6b0", EDGE, 1.8),
    )


@register("art-food")
def _farmer(_: Colours) -> Shapes:
    """In the corn, with a sickle."""
    corn: list[Shape] = []
    for x in (8, 20, 62, 73, 84, 94):
        corn.append(Polyline(((x, 98), (x, 54)), OCHRE, 3))
        corn.append(Polygon(ellipse(x, 48, 4.4, 11), theme.GOLD, "#7d5610", 1.6))
    sickle = curve((66, 30), (82, 26), (88, 12), (72, 4), (82, 14), (78, 22), (66, 26))
    return (
        *corn[:8],
        *person(40, 97, 82, LEAF, WOOD),
        *arm((51, 46), (62, 44), (65, 29), LEAF),
        Polygon(sickle, "#9aa6b0", EDGE, 1.8),
        *corn[8:],
    )


@register("art-tool")
def _smith(_: Colours) -> Shapes:
    """At the anvil before the fire."""
    fire = curve((88, 66), (80, 56), (84, 48), (88, 36), (92, 48), (98, 56), (92, 66))
    anvil: Points = ((44, 66), (78, 66), (70, 76), (66, 88), (72, 96), (50, 96), (56, 88), (54, 76))
    return (
        Rectangle((76, 64, 99, 98), STONE, EDGE, 2.2, 2),
        Polygon(fire, OCHRE, RED, 2.4),
        *person(28, 97, 84, "#7d6a58", WOOD),
        Polygon(anvil, theme.GOODS["tool"][0], EDGE, 2.2),
        *arm((39, 44), (52, 36), (56, 24), "#dfb28a"),
        Polyline(((56, 26), (62, 10)), EDGE, 4),
        Polygon(((54, 8), (70, 12), (68, 20), (52, 15)), "#59636d", EDGE, 1.8),
        Polyline(((54, 63), (74, 63)), OCHRE, 4),
    )


@register("art-wine")
def _vintner(_: Colours) -> Shapes:
    """Between the vines."""
    vine: list[Shape] = [
        Polyline(((6, 24), (94, 24)), EDGE, 4.4),
        Polyline(((6, 24), (94, 24)), WOOD, 2.4),
    ]
    for x in (10, 90):
        vine.append(Polyline(((x, 16), (x, 98)), EDGE, 6))
        vine.append(Polyline(((x, 17), (x, 97)), WOOD, 3.4))
    for x in (22, 38, 62, 78):
        vine.append(Polygon(ellipse(x, 20, 9, 6, turn=20), LEAF, "#33502a", 1.4))
        for dx, dy in ((-4, 32), (4, 32), (0, 39), (-7, 38), (7, 38), (0, 46)):
            vine.append(Circle((x + dx, dy), 4, theme.GOODS["wine"][0], "#2a0a1c", 1))
    return (
        *vine,
        *person(50, 97, 62, MARBLE, PURPLE),
        Polygon(((62, 80), (90, 80), (85, 97), (67, 97)), OCHRE, EDGE, 2),
        *(Circle((x, 78), 4, theme.GOODS["wine"][0], "#2a0a1c", 1) for x in (68, 75, 82)),
    )


@register("art-cloth")
def _weaver(_: Colours) -> Shapes:
    """At the loom."""
    threads = [Polyline(((x, 18), (x, 88)), "#d9cdb6", 1.6) for x in range(46, 92, 6)]
    weights = [Circle((x, 90), 3, STONE, EDGE, 1.4) for x in range(46, 92, 6)]
    return (
        Rectangle((38, 8, 43, 98), WOOD, EDGE, 2),
        Rectangle((92, 8, 97, 98), WOOD, EDGE, 2),
        *threads,
        *weights,
        Rectangle((36, 10, 99, 18), WOOD, EDGE, 2, 2),
        Rectangle((45, 18, 90, 56), theme.GOODS["cloth"][0], EDGE, 2),
        *(Polyline(((46, y), (89, y)), MARBLE, 2.6) for y in (28, 38, 48)),
        *person(22, 98, 78, RED, OCHRE),
        *arm((32, 50), (40, 56), (52, 58), RED),
    )
