"""The signs of the forum's tiles, our own drawings: what each one brings.

`sign-…` is the bare sign, `tile-…` the tile itself: a square for a patrician, a disc for a citizen.
Those that bring salt show a question mark where there is none in the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from engine.catalogue import catalogue
from engine.terms import Good, TileId
from render import emblems, theme
from render.curves import arc, curve
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
from render.scenery import EDGE, MARBLE, ROOF, STONE, WALL, WOOD
from render.sprites import Colours, drawing, ellipse, register

__all__ = ["LOOKS", "emblems", "new_rim", "tile_sign"]

PATRICIAN, PATRICIAN_EDGE = "#2f62b0", "#142c58"
CITIZEN, CITIZEN_EDGE = "#57912f", "#22400f"
LOOKS: Mapping[str, tuple[Colour, Colour]] = {
    "patrician": (PATRICIAN, PATRICIAN_EDGE),
    "citizen": (CITIZEN, CITIZEN_EDGE),
}
_GROUND = theme.PANEL
Draw = Callable[[float, float, float], Shapes]
"""A good around a point, in a size."""


_WITHOUT_SALT = {"titus-valerius", "augustus", "spurius"}


def tile_sign(tile: TileId, at: Point, size: float, tag: str = "", *, salt: bool) -> Sprite:
    """`salt`: whether there is any in the game."""
    name = f"tile-{tile}" if salt or tile not in _WITHOUT_SALT else f"tile-{tile}-without-salt"
    return Sprite(name, at, size, LOOKS[catalogue().forum.by_id[tile].kind], tag)


def new_rim(tile: TileId, at: Point, size: float) -> Shape:
    """Behind a tile of that size, to be seen around it."""
    (x, y), half = at, size / 2 + 2.5
    tag = f"new/tile/{tile}"
    if catalogue().forum.by_id[tile].kind == "citizen":
        return Circle(at, half, theme.NEW, tag=tag)
    return Rectangle((x - half, y - half, x + half, y + half), theme.NEW, radius=8, tag=tag)


def _patrician(tile: str, colours: Colours) -> Shapes:
    fill, edge = colours
    return (
        Rectangle((1, 1, 99, 99), fill, edge, 4, 9),
        Rectangle((11, 11, 89, 89), _GROUND, edge, 2.5, 4),
        *drawing(Sprite(f"sign-{tile}", (50, 50), 72)),
    )


def _citizen(tile: str, colours: Colours) -> Shapes:
    fill, edge = colours
    return (
        Circle((50, 50), 49, fill, edge, 4),
        Circle((50, 50), 40.5, _GROUND, edge, 2.5),
        *drawing(Sprite(f"sign-{tile}", (50, 50), 61)),
    )


@register("stack")
def _stack(colours: Colours) -> Shapes:
    """Tiles on top of each other, face down."""
    fill, edge = colours
    return tuple(
        Rectangle((8 - by, 8 + by, 92 - by, 92 + by), fill, edge, 4, 9) for by in (7, 0, -7)
    )


for _tile in catalogue().forum.tiles:
    _frame = _patrician if _tile.kind == "patrician" else _citizen
    register(f"tile-{_tile.id}")(partial(_frame, _tile.id))
    if _tile.id in _WITHOUT_SALT:
        register(f"tile-{_tile.id}-without-salt")(partial(_frame, f"{_tile.id}-without-salt"))


def _sign(tile: str) -> Callable[[Callable[[], Shapes]], Callable[[], Shapes]]:
    def enter(draw: Callable[[], Shapes]) -> Callable[[], Shapes]:
        register(f"sign-{tile}")(lambda _: draw())
        return draw

    return enter


def _sign_with_salt(tile: str) -> Callable[[Callable[[Draw], Shapes]], Callable[[Draw], Shapes]]:
    """Drawn with salt, and once more with a good of choice in its place."""

    def enter(draw: Callable[[Draw], Shapes]) -> Callable[[Draw], Shapes]:
        register(f"sign-{tile}")(lambda _: draw(partial(_good, "salt")))
        register(f"sign-{tile}-without-salt")(lambda _: draw(_any_good))
        return draw

    return enter


# What signs are made of


def _any_good(x: float, y: float, size: float) -> Shapes:
    return drawing(Sprite("any", (x, y), size, (theme.TOKEN_GROUND, theme.INK)))


def _good(good: Good, x: float, y: float, size: float) -> Shapes:
    return drawing(Sprite(good, (x, y), size, theme.GOODS[good]))


def _coin(x: float, y: float, size: float) -> Shapes:
    return drawing(Sprite("coin", (x, y), size, (theme.GOLD, theme.GOLD_EDGE)))


def _emblem(name: str, x: float, y: float, size: float) -> Shapes:
    return drawing(Sprite(name, (x, y), size, (theme.CARD_HEAD, _GROUND)))


def _plus(x: float, y: float, reach: float = 17) -> Shapes:
    return _bars(x, y, reach, upright=True)


def _minus(x: float, y: float, reach: float = 17) -> Shapes:
    return _bars(x, y, reach, upright=False)


def _bars(x: float, y: float, reach: float, *, upright: bool) -> Shapes:
    thick = reach * 0.36
    bars = [(x - reach, y - thick, x + reach, y + thick)]
    if upright:
        bars.append((x - thick, y - reach, x + thick, y + reach))
    around = [(a - 4, b - 4, c + 4, d + 4) for a, b, c, d in bars]
    return (
        *(Rectangle(box, _GROUND, radius=4) for box in around),
        *(Rectangle(box, theme.ACCENT) for box in bars),
    )


def _struck(x: float, y: float, reach: float) -> Shapes:
    """A thing that is not paid."""
    ends = ((x - reach, y + reach), (x + reach, y - reach))
    return (Polyline(ends, _GROUND, 18), Polyline(ends, theme.ACCENT, 10))


def _house(x: float, base: float, size: float) -> Shapes:
    half, wall = size / 2, size * 0.56
    roof = ((x - half * 1.1, base - wall), (x, base - size * 1.02), (x + half * 1.1, base - wall))
    return (
        Rectangle((x - half * 0.86, base - wall - 1, x + half * 0.86, base), WALL, EDGE, 4),
        Rectangle((x - half * 0.26, base - wall * 0.66, x + half * 0.26, base), WOOD, EDGE, 3),
        Polygon(roof, ROOF, EDGE, 4),
    )


def _figure(x: float, base: float, high: float, colour: Colour) -> Shapes:
    half = high * 0.3
    cloak = curve((x, base - high * 0.66), (x - half, base - high * 0.6), (x - half, base - 6),
                  (x - half, base)) + curve((x + half, base), (x + half, base - 6),
                  (x + half, base - high * 0.6), (x, base - high * 0.66))  # fmt: skip
    return (
        Polygon(cloak, colour, EDGE, 4),
        Circle((x, base - high * 0.79), high * 0.2, colour, EDGE, 4),
    )


def _card(left: float, top: float, right: float, bottom: float) -> Shapes:
    return (
        Rectangle((left, top, right, bottom), MARBLE, EDGE, 4, 6),
        Rectangle((left + 3, top + 3, right - 3, top + (bottom - top) * 0.24), theme.CARD_HEAD),
    )


def _arrow(start: Point, end: Point) -> Shapes:
    """To the right."""
    (x, y), (tip, _) = start, end
    head = ((tip, y), (tip - 17, y - 14), (tip - 17, y + 14))
    return (Polyline(((x, y), (tip - 13, y)), theme.ACCENT, 11), Polygon(head, theme.ACCENT))


def _turning(x: float, y: float, radius: float) -> Shapes:
    """Two arrows that chase each other: one thing for another."""
    shapes: list[Polyline | Polygon] = []
    for first in (200, 20):
        shapes.append(Polyline(arc((x, y), radius, first, first + 118), theme.ACCENT, 9))
        tip = arc((x, y), radius, first + 150, first + 150)[0]
        inner, outer = (arc((x, y), radius + by, first + 112, first + 112)[0] for by in (-16, 16))
        shapes.append(Polygon((tip, inner, outer), theme.ACCENT))
    return tuple(shapes)


def _boot() -> Shapes:
    """A soldier's boot."""
    sole = ((22, 84), (96, 84), (96, 94), (22, 94))
    shaft = curve((26, 8), (30, 34), (26, 60), (22, 84), (50, 84), (76, 84), (96, 84),
                  (96, 70), (80, 64), (64, 58), (58, 44), (60, 26), (60, 8))  # fmt: skip
    laces = [Polyline(((29, y), (59, y - 4)), "#f0d2a8", 6) for y in (24, 40, 56)]
    return (Polygon(shaft, "#a8683a", EDGE, 5), *laces, Polygon(sole, EDGE))


# Patricians


@_sign("claudia-agrippina")
def _claudia_agrippina() -> Shapes:
    """A storehouse with room for more."""
    cells = [
        Rectangle((x, y, x + 19, y + 19), theme.STORE, EDGE, 3.5)
        for x in (9, 30, 51, 72)
        for y in (44, 65)
    ]
    return (
        Polygon(((50, 4), (98, 34), (2, 34)), ROOF, EDGE, 4),
        Rectangle((4, 34, 96, 92), WALL, EDGE, 4),
        *cells,
        *_good("brick", 18.5, 75, 17),
    )


@_sign("aulus-arcadius")
def _aulus_arcadius() -> Shapes:
    """A house for a coin less."""
    return (*_house(42, 96, 74), *_coin(76, 30, 46), *_minus(76, 30, 14))


@_sign("annaeus-arcadius")
def _annaeus_arcadius() -> Shapes:
    """A house by way of somebody else's colonist."""
    return (
        Polyline(((4, 92), (96, 92)), WOOD, 9),
        *_figure(14, 92, 44, theme.GOODS["tool"][0]),
        *_figure(86, 92, 44, theme.GOODS["brick"][0]),
        *_house(50, 92, 58),
    )


@_sign("appius-arcadius")
def _appius_arcadius() -> Shapes:
    """A step more."""
    return (*_boot(), *_plus(80, 28, 19))


@_sign("gaius-marcellus")
def _gaius_marcellus() -> Shapes:
    """More coins for what is sold."""
    pile = [shape for y in (82, 66, 50, 34) for shape in _disc(36, y)]
    return (*pile, *_plus(80, 30, 19))


def _disc(x: float, y: float) -> Shapes:
    return (Polygon(ellipse(x, y, 34, 14), theme.GOLD, theme.GOLD_EDGE, 5),)


@_sign("servius-marcellus")
def _servius_marcellus() -> Shapes:
    """Three kinds of goods."""
    return (*_good("wine", 50, 25, 48), *_good("food", 23, 74, 48), *_good("cloth", 77, 74, 46))


@_sign("faustus-marcellus")
def _faustus_marcellus() -> Shapes:
    """Bricks for nothing."""
    return (*_good("brick", 40, 62, 74), *_coin(74, 26, 48), *_struck(74, 26, 20))


@_sign("donatus-pompeius")
def _donatus_pompeius() -> Shapes:
    """The coins behind a marker as well."""
    return (
        *_coin(70, 64, 56),
        Rectangle((4, 8, 62, 66), theme.TOKEN_GROUND, EDGE, 5, 9),
        *_good("food", 33, 37, 46),
        *_plus(78, 24, 15),
    )


@_sign("claudius-pompeius")
def _claudius_pompeius() -> Shapes:
    """A good becomes coins."""
    return (*_good("wine", 26, 34, 62), *_coin(74, 68, 52), *_arrow((8, 84), (48, 84)))


@_sign("sextus-pompeius")
def _sextus_pompeius() -> Shapes:
    """The Diplomat's rings in the Prefect's wreath."""
    return (*_emblem("prefect", 50, 50, 100), *_emblem("diplomat", 50, 49, 46))


@_sign("lucius-flavius")
def _lucius_flavius() -> Shapes:
    """The Diplomat's rings on a card for sale."""
    return (*_card(16, 2, 84, 98), *_emblem("diplomat", 50, 62, 56))


@_sign("cornelius-scipio")
def _cornelius_scipio() -> Shapes:
    """Any good will do."""
    return _any_good(50, 50, 100)


@_sign_with_salt("titus-valerius")
def _titus_valerius(good: Draw) -> Shapes:
    """One good for another."""
    return (*_turning(50, 50, 40), *good(50, 50, 46))


# Citizens


@_sign_with_salt("augustus")
def _augustus(good: Draw) -> Shapes:
    """Two goods for two others."""
    return (*good(22, 24, 46), *good(78, 24, 46), *_arrow((10, 78), (90, 78)))


@_sign("commodus")
def _commodus() -> Shapes:
    """A tool for three provinces."""
    houses = [shape for x in (16, 50, 84) for shape in _house(x, 98, 30)]
    return (*_good("tool", 50, 32, 64), *houses)


@_sign("julius")
def _julius() -> Shapes:
    """On the way by land and by sea."""
    return (
        *drawing(Sprite("galley", (64, 42), 72, (WOOD, EDGE))),
        *_figure(22, 96, 70, "#c9b28a"),
    )


@_sign("laurentius")
def _laurentius() -> Shapes:
    """A brick and food."""
    return (*_good("brick", 27, 56, 54), *_good("food", 75, 48, 66))


@_sign("mamercus")
def _mamercus() -> Shapes:
    """A house without coins."""
    return (*_house(60, 97, 70), *_coin(27, 28, 52), *_struck(27, 28, 19))


@_sign("mamilius")
def _mamilius() -> Shapes:
    """Houses without bricks."""
    return (*_house(34, 98, 64), *_good("brick", 68, 34, 60), *_struck(68, 34, 24))


@_sign("marcus")
def _marcus() -> Shapes:
    """A house for a tool."""
    return (*_house(32, 98, 58), *_good("tool", 66, 36, 68))


@_sign("numerius")
def _numerius() -> Shapes:
    """Two coins for each province."""
    return (*_coin(24, 28, 48), *_coin(76, 28, 48), *_house(50, 98, 50))


@_sign("publius")
def _publius() -> Shapes:
    """One colonist more, for coins."""
    return (*_figure(34, 97, 92, "#c9b28a"), *_plus(78, 26, 18), *_coin(78, 76, 44))


@_sign_with_salt("spurius")
def _spurius(good: Draw) -> Shapes:
    """Salt."""
    return good(50, 50, 94)


@_sign("tiberius")
def _tiberius() -> Shapes:
    """What a marker shows."""
    return (
        Rectangle((8, 8, 92, 92), theme.TOKEN_GROUND, EDGE, 6, 12),
        *drawing(Sprite("any", (50, 50), 66, (STONE, theme.INK))),
    )


@_sign("novius")
def _novius() -> Shapes:
    """A card, and nothing for its place."""
    return (
        *_card(6, 4, 62, 84),
        *drawing(Sprite("any", (74, 72), 48, (theme.TOKEN_GROUND, theme.INK))),
        *_struck(74, 72, 20),
    )


@_sign("quintus")
def _quintus() -> Shapes:
    """Scales."""
    return _emblem("mercator", 50, 50, 100)


@_sign("victoria")
def _victoria() -> Shapes:
    """A card comes back."""
    return _emblem("tribune", 50, 52, 98)


# What the fish market offers besides goods and coins


@_sign("market-movement")
def _market_movement() -> Shapes:
    """A colonist on the way."""
    return (*_figure(28, 94, 86, "#c9b28a"), *_arrow((50, 58), (98, 58)))


@_sign("market-yield")
def _market_yield() -> Shapes:
    """A house, and what it makes."""
    any_good = drawing(Sprite("any", (77, 34), 46, (theme.TOKEN_GROUND, theme.INK)))
    return (*_house(36, 96, 66), *any_good)


@_sign("market-card")
def _market_card() -> Shapes:
    """A card comes back."""
    return (*_card(30, 6, 92, 94), *_back_arrow())


@_sign("market-colonist")
def _market_colonist() -> Shapes:
    """One colonist more."""
    return (*_figure(36, 96, 92, "#c9b28a"), *_plus(78, 34, 20))


def _back_arrow() -> Shapes:
    head: Points = ((4, 62), (30, 40), (30, 84))
    ground: Points = ((-2, 62), (35, 31), (35, 93))
    return (
        Polyline(((24, 62), (72, 62)), _GROUND, 24),
        Polygon(ground, _GROUND),
        Polyline(((26, 62), (70, 62)), theme.ACCENT, 13),
        Polygon(head, theme.ACCENT),
    )
