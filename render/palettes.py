"""Every colour that pieces and cards bring into a picture, for choosing its palette."""

from __future__ import annotations

from collections.abc import Iterator

from engine.catalogue import catalogue
from engine.terms import GODS, BoardId
from render import symbols, theme
from render.pieces import piece_of
from render.rooms import Furnishing
from render.scene import Colour, Rectangle, Scene, Shape, Sprite, Text
from render.signs import fish_sign
from render.tile_signs import tile_sign


def kept(board: BoardId) -> tuple[Colour, ...]:
    """Colours that must not shift: they tell seats, goods, gods and provinces apart."""
    facts = catalogue().boards[board]
    return (*everywhere(), *(theme.PROVINCES[province.colour] for province in facts.provinces))


def everywhere() -> tuple[Colour, ...]:
    looks = (*theme.SEATS, theme.CONTRARIUS)
    seats = [colour for look in looks for colour in (look.fill, look.edge, look.ink)]
    goods = [colour for pair in theme.GOODS.values() for colour in pair]
    return (*theme.GROUNDS, *seats, *goods, *symbols.GROUNDS.values())


def swatches(table: Furnishing) -> Scene:
    """Pieces, goods and gods on the grounds they stand on; the tiles where there is a forum, and
    fish where there is a market."""
    grounds = (theme.PANEL, theme.SEA, theme.STORE)
    shapes = tuple(shape for row, ground in enumerate(grounds) for shape in _row(row, ground))
    if table.strips:
        shapes += tuple(fish_sign((1080 + 60 * number, 105), 50) for number in range(2))
    if not table.forum:
        return Scene(1600, 150 * len(grounds), theme.PANEL, shapes)
    tiles = tuple(
        tile_sign(tile.id, (40 + 58 * number, 150 * len(grounds) + 30), 54, salt=True)
        for number, tile in enumerate(catalogue().forum.tiles)
    )
    return Scene(1600, 150 * len(grounds) + 60, theme.PANEL, (*shapes, *tiles))


def _row(row: int, ground: Colour) -> Iterator[Shape]:
    top = 150 * row
    yield Rectangle((0, top, 1600, top + 150), ground)
    for place, look in enumerate((*theme.SEATS, theme.CONTRARIUS)):
        for number, kind in enumerate(("house", "land", "sea", "badge")):
            at = (40 + 200 * place + 48 * number, top + 40)
            yield from piece_of(look, kind, at, 40, new=row == 1 and number == 0)
    for number, (good, colours) in enumerate(theme.GOODS.items()):
        yield Sprite(good, (40 + 60 * number, top + 105), 44, colours)
    for number, god in enumerate(GODS):
        yield from symbols.medallion(god, (430 + 70 * number, top + 105), 58)
    yield Sprite("coin", (960, top + 105), 40, (theme.GOLD, theme.GOLD_EDGE))
    yield Sprite("wreath", (1010, top + 105), 40, (theme.LAUREL, theme.LAUREL_EDGE))
    yield Text((1150, top + 105), "1234567890 Prefect", 28, theme.INK, "bold")
    yield Rectangle((1290, top + 80, 1590, top + 130), theme.STATUS_GROUND)
    yield Text((1440, top + 105), "Turn 12 Aurelia", 34, theme.STATUS_INK, "bold")
