"""The gods' symbols, our own drawings: light on a medallion in the god's colour.

Colours: the symbol, its inner lines (the ground it lies on).
"""

from collections.abc import Mapping

from engine.terms import God
from render.curves import arc, curve, flipped, mirrored
from render.gods import RIM
from render.scene import Circle, Colour, Point, Points, Polygon, Polyline, Shapes, Sprite
from render.sprites import Colours, register

LIGHT = "#fff8e4"
_COIN = 66
"""From this size on, a medallion shows the god, too."""
GROUNDS: Mapping[God, Colour] = {
    "vesta": "#a8361c",
    "jupiter": "#5b3a86",
    "saturnus": "#4d6b2a",
    "venus": "#a83a6a",
    "mercurius": "#1f6f78",
    "mars": "#7a1420",
    "minerva": "#2c4d86",
}


def medallion(god: God, centre: Point, size: float, tag: str = "") -> Shapes:
    """The symbol on its ground, in a gold rim; on a large one the god with it."""
    ground = GROUNDS[god]
    drawn = (f"god-{god}", size * 0.74) if size < _COIN else (f"coin-{god}", size)
    return (
        Circle(centre, size / 2, ground, RIM, max(2.0, size / 18), tag),
        Sprite(drawn[0], centre, drawn[1], (LIGHT, ground)),
    )


@register("god-vesta")
def _vesta(colours: Colours) -> Shapes:
    """The hearth: a flame over a bowl."""
    light, ground = colours
    flame = curve(
        (50, 2), (58, 18), (78, 26), (74, 48), (72, 62), (60, 66), (50, 66),
        (36, 66), (25, 58), (26, 44), (27, 34), (34, 32), (36, 22), (42, 28), (46, 20), (50, 2),
    )  # fmt: skip
    tongue = curve(
        (51, 34),
        (54, 44),
        (62, 46),
        (60, 56),
        (58, 63),
        (44, 64),
        (41, 55),
        (39, 47),
        (48, 44),
        (51, 34),
    )
    bowl = mirrored(((8, 72), (12, 82), (30, 90), (34, 98)))
    return (Polygon(flame, light), Polygon(tongue, ground), Polygon(bowl, light))


@register("god-jupiter")
def _jupiter(colours: Colours) -> Shapes:
    """The thunderbolt."""
    light, _ = colours
    bolt: Points = ((62, 0), (18, 56), (44, 56), (34, 100), (84, 38), (56, 38), (74, 0))
    return (Polygon(bolt, light),)


@register("god-saturnus")
def _saturnus(colours: Colours) -> Shapes:
    """The sickle."""
    light, ground = colours
    blade = curve(
        (34, 74), (2, 44), (26, 0), (62, 2), (88, 4), (104, 30), (90, 62),
        (90, 36), (76, 24), (58, 26), (36, 28), (28, 48), (46, 66),
    )  # fmt: skip
    handle: Points = ((34, 62), (48, 74), (28, 99), (13, 87))
    return (
        Polygon(blade, light),
        Polygon(handle, light),
        Polyline(((24, 72), (40, 86)), ground, 5),
    )


@register("god-venus")
def _venus(colours: Colours) -> Shapes:
    """The scallop shell."""
    light, ground = colours
    scallops = [arc(at, 13, turn - 105, turn + 105, steps=10) for at, turn in _RIBS]
    fan: Points = ((40, 86), *(point for each in scallops for point in each), (60, 86))
    foot: Points = ((27, 79), (73, 79), (66, 95), (34, 95))
    ribs = [Polyline(((50 + (x - 50) * 0.22, 80), (x, y + 2)), ground, 4.5) for x, y in _GROOVES]
    return (Polygon(fan, light), Polygon(foot, light), *ribs)


_RIBS = (((17, 46), -160), ((30, 24), -125), ((50, 15), -90), ((70, 24), -55), ((83, 46), -20))
_GROOVES = ((22, 34), (39, 16), (61, 16), (78, 34))


@register("god-mercurius")
def _mercurius(colours: Colours) -> Shapes:
    """The herald's staff with its two snakes."""
    light, ground = colours
    wing = curve((46, 22), (30, 22), (12, 18), (2, 4), (4, 24), (14, 38), (46, 36))
    left = curve((50, 92), (26, 86), (26, 72), (50, 68), (76, 62), (78, 46), (62, 44))
    return (
        Polyline(((50, 14), (50, 96)), light, 8),
        Circle((50, 11), 10, light),
        Polygon(wing, light),
        Polygon(flipped(wing), light),
        Polyline(left, ground, 14),
        Polyline(flipped(left), ground, 14),
        Polyline(left, light, 8),
        Polyline(flipped(left), light, 8),
        Polyline(((50, 40), (50, 62)), light, 8),
    )


@register("god-mars")
def _mars(colours: Colours) -> Shapes:
    """Shield and spear."""
    light, ground = colours
    return (
        Polyline(((14, 86), (80, 22)), light, 8),
        Polygon(((93, 8), (87, 37), (64, 15)), light),
        Circle((45, 57), 33, light, ground, 5),
        Circle((45, 57), 20, None, ground, 5),
        Circle((45, 57), 8, ground),
    )


@register("god-minerva")
def _minerva(colours: Colours) -> Shapes:
    """The owl."""
    light, ground = colours
    body = mirrored(
        curve(
            (50, 20),
            (38, 20),
            (28, 14),
            (14, 2),
            (12, 20),
            (12, 30),
            (16, 40),
            (6, 70),
            (22, 98),
            (50, 98),
        )
    )
    eye = [
        (Circle((x, 38), 17, ground), Circle((x, 38), 11, light), Circle((x, 38), 5.5, ground))
        for x in (32, 68)
    ]
    feathers = [
        Polyline(curve((x - 8, y), (x - 4, y + 8), (x + 4, y + 8), (x + 8, y)), ground, 4.5)
        for x, y in ((38, 68), (62, 68), (50, 82))
    ]
    return (
        Polygon(body, light),
        *(shape for circles in eye for shape in circles),
        Polygon(((43, 50), (57, 50), (50, 65)), ground),
        *feathers,
    )
