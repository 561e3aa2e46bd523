"""The gods as on a coin: a portrait of each, and the symbol that stands for it elsewhere.

Our own drawings, in the colours of the other illustrations. They fill a circle of 100 units.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.terms import God
from render import theme
from render.curves import arc, curve, flipped
from render.scene import Circle, Colour, Points, Polygon, Polyline, Shapes, Sprite
from render.scenery import BLUE, EDGE, LEAF, MARBLE, OCHRE, RED, SKIN
from render.sprites import Colours, drawing, ellipse, register

RIM = "#d9b45a"
_IRON, _GREY, _AUBURN, _BROWN = "#9aa6b0", "#e7e3da", "#a8552a", "#5a3a22"
_HEAD = (46, 38)
"""Left of the middle: the symbol stands on the right."""


def _coin(portrait: Callable[[], Shapes], god: God, colours: Colours) -> Shapes:
    _, ground = colours
    return (
        *portrait(),
        Circle((79, 75), 20, ground, RIM, 3),
        *drawing(Sprite(f"god-{god}", (79, 75), 25, colours)),
    )


def _portrait_of(god: God) -> Callable[[Callable[[], Shapes]], Callable[[], Shapes]]:
    def enter(portrait: Callable[[], Shapes]) -> Callable[[], Shapes]:
        register(f"coin-{god}")(partial(_coin, portrait, god))
        return portrait

    return enter


def _shoulders(robe: Colour, trim: Colour) -> Shapes:
    """Down to the rim of the coin."""
    x = _HEAD[0]
    right = (*curve((x + 6, 50), (x + 6, 60), (x + 18, 59), (86, 68)),)
    left = (*curve((10, 68), (x - 18, 59), (x - 6, 60), (x - 6, 50)),)
    drape = curve((x - 9, 60), (x - 2, 72), (x + 8, 80), (x + 12, 91))
    return (
        Polygon((*right, *arc((50, 50), 43, 25, 155), *left), robe, EDGE, 2),
        Polygon(((x - 6, 48), (x + 6, 48), (x + 6, 60), (x, 65), (x - 6, 60)), SKIN, EDGE, 1.6),
        Polyline(drape, trim, 5),
    )


def _face() -> Shapes:
    x, y = _HEAD
    eyes = tuple(Circle((x + dx, y + 1), 1.9, EDGE) for dx in (-6, 6))
    return (
        Polygon(ellipse(x, y, 14, 17), SKIN, EDGE, 2),
        *eyes,
        Polyline(((x, y + 2), (x - 1.5, y + 7), (x + 1.5, y + 7)), "#a8744e", 1.6),
    )


def _beard(colour: Colour) -> Shapes:
    x, y = _HEAD
    hair = curve((x - 14, y + 2), (x - 12, y + 8), (x - 6, y + 8), (x, y + 9),
                 (x + 6, y + 8), (x + 12, y + 8), (x + 14, y + 2),
                 (x + 16, y + 20), (x + 8, y + 28), (x, y + 29),
                 (x - 8, y + 28), (x - 16, y + 20), (x - 14, y + 2))  # fmt: skip
    return (Polygon(hair, colour, EDGE, 1.6), Polyline(((x - 4, y + 13), (x + 4, y + 13)), RED, 2))


def _hair(colour: Colour) -> Shapes:
    x, y = _HEAD
    cap = curve((x - 16, y + 4), (x - 19, y - 24), (x + 19, y - 24), (x + 16, y + 4),
                (x + 12, y - 8), (x - 12, y - 8), (x - 16, y + 4))  # fmt: skip
    return (Polygon(cap, colour, EDGE, 1.6),)


def _lips() -> Shapes:
    x, y = _HEAD
    return (Polyline(((x - 3.5, y + 11), (x + 3.5, y + 11)), RED, 2.2),)


@_portrait_of("vesta")
def _vesta() -> Shapes:
    """Under her veil."""
    x, y = _HEAD
    veil = curve((x - 26, 74), (x - 22, 30), (x - 20, 8), (x, 9),
                 (x + 20, 8), (x + 22, 30), (x + 26, 74))  # fmt: skip
    fillet = curve((x - 15, y - 2), (x - 13, y - 20), (x + 13, y - 20), (x + 15, y - 2))
    return (
        *_shoulders(MARBLE, OCHRE),
        Polygon(veil, MARBLE, EDGE, 2),
        *_shoulders(MARBLE, OCHRE)[1:],
        *_face(),
        *_lips(),
        Polyline(fillet, RED, 3.4),
    )


@_portrait_of("jupiter")
def _jupiter() -> Shapes:
    """Bearded, in a wreath of gold."""
    x, y = _HEAD
    leaves = tuple(
        Polygon(ellipse(px, py, 5.5, 2.8, turn=turn), theme.GOLD, "#7d5610", 1.2)
        for px, py, turn in (
            (x - 16, y - 6, -70), (x - 12, y - 14, -45), (x - 5, y - 18, -15),
            (x + 5, y - 18, 15), (x + 12, y - 14, 45), (x + 16, y - 6, 70),
        )
    )  # fmt: skip
    return (*_shoulders(MARBLE, "#7a2750"), *_face(), *_hair(_BROWN), *_beard(_BROWN), *leaves)


@_portrait_of("saturnus")
def _saturnus() -> Shapes:
    """An old man, his robe over his head."""
    x, _ = _HEAD
    hood = curve((x - 27, 70), (x - 24, 30), (x - 20, 6), (x, 8),
                 (x + 20, 6), (x + 24, 30), (x + 27, 70))  # fmt: skip
    robe = "#b98a4a"
    return (
        *_shoulders(robe, OCHRE),
        Polygon(hood, robe, EDGE, 2),
        *_face(),
        *_hair(_GREY),
        *_beard(_GREY),
    )


@_portrait_of("venus")
def _venus() -> Shapes:
    """With long hair and a diadem."""
    x, y = _HEAD
    locks = curve((x - 20, 74), (x - 26, 40), (x - 22, 10), (x, 11),
                  (x + 22, 10), (x + 26, 40), (x + 20, 74))  # fmt: skip
    diadem = curve((x - 14, y - 9), (x - 8, y - 16), (x - 4, y - 20), (x, y - 24),
                   (x + 4, y - 20), (x + 8, y - 16), (x + 14, y - 9))  # fmt: skip
    return (
        Polygon(locks, _AUBURN, EDGE, 2),
        *_shoulders("#e9b7c4", MARBLE),
        *_face(),
        *_lips(),
        *_hair(_AUBURN),
        Polygon(diadem, theme.GOLD, "#7d5610", 1.4),
    )


@_portrait_of("mercurius")
def _mercurius() -> Shapes:
    """In his hat with wings."""
    x, y = _HEAD
    wing: Points = curve((x - 15, 22), (x - 26, 22), (x - 32, 14), (x - 34, 6),
                         (x - 24, 10), (x - 16, 12), (x - 13, 16))  # fmt: skip
    crown = curve((x - 16, 26), (x - 16, 4), (x + 16, 4), (x + 16, 26))
    return (
        *_shoulders(OCHRE, RED),
        *_face(),
        *_lips(),
        *_hair(_BROWN),
        Polygon(crown, LEAF, EDGE, 2),
        Polygon(ellipse(x, y - 12, 24, 5), LEAF, EDGE, 2),
        Polygon(wing, MARBLE, EDGE, 1.6),
        Polygon(flipped(wing, axis=x), MARBLE, EDGE, 1.6),
    )


@_portrait_of("mars")
def _mars() -> Shapes:
    """In helmet and crest."""
    x, y = _HEAD
    crest = (*arc((x, y - 6), 29, 185, 355), *reversed(arc((x, y - 4), 18, 190, 350)))
    cheek: Points = ((x - 15, y - 6), (x - 8, y - 4), (x - 8, y + 12), (x - 13, y + 14))
    return (
        *_shoulders(RED, theme.GOLD),
        *_face(),
        *_lips(),
        Polygon(crest, OCHRE, EDGE, 1.8),
        Polygon(curve((x - 17, y - 4), (x - 17, y - 28), (x + 17, y - 28), (x + 17, y - 4)),
                _IRON, EDGE, 2),
        Polygon(cheek, _IRON, EDGE, 1.6),
        Polygon(flipped(cheek, axis=x), _IRON, EDGE, 1.6),
    )  # fmt: skip


@_portrait_of("minerva")
def _minerva() -> Shapes:
    """Her helmet pushed back from her face."""
    x, y = _HEAD
    bowl = curve((x - 17, y - 8), (x - 20, y - 36), (x + 24, y - 34), (x + 18, y - 8))
    plume = curve((x - 6, y - 27), (x + 10, y - 38), (x + 32, y - 24), (x + 30, y + 14),
                  (x + 26, y + 2), (x + 22, y - 14), (x - 2, y - 22))  # fmt: skip
    return (
        Polygon(plume, RED, EDGE, 1.8),
        *_shoulders(BLUE, MARBLE),
        *_hair(_AUBURN),
        *_face(),
        *_lips(),
        Polygon(bowl, theme.GOLD, EDGE, 2),
        *(Circle((x + dx, y - 17), 2.6, EDGE) for dx in (-6, 7)),
        Polyline(((x, y - 21), (x, y - 9)), "#7d5610", 2.4),
    )
