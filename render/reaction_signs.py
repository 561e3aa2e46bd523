"""Contrarius' last reaction: to which card, the dice he rolled, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine import View
from engine.catalogue import catalogue
from engine.events import (
    ContrariusBuilt,
    ContrariusPlaced,
    ContrariusReacted,
    ContrariusScored,
    ContrariusTook,
    DieRolled,
    Event,
    VetoUsed,
)
from engine.terms import GOODS, CardId, Die, TileId
from render import fonts, theme
from render.display_panel import portrait
from render.pieces import piece_of
from render.scene import Box, Colour, Point, Polygon, Polyline, Rectangle, Shape, Sprite, Text
from render.signs import good_sign
from render.tile_signs import tile_sign
from render.typesetting import largest_broken
from render.view_facts import card_of, place_names
from words import Words
from words.nouns import card_name, personality_name
from words.tiles import tile_name

_DICE: dict[Die, tuple[Colour, Colour]] = {
    "blue": ("#2c40b4", "#0d1a57"),
    "black": ("#26222a", "#000000"),
    "white": ("#ffffff", "#4a443c"),
    "red": ("#b8221c", "#560a06"),
}
_SIZES = (46, 42, 38, 34, 30, 27, 24)
_BETWEEN = 14
SignDrawing = Callable[[Point, float], Iterator[Shape]]


@dataclass(frozen=True)
class _Sign:
    """A drawing in a square, then a few words."""

    draw: SignDrawing
    text: str = ""
    follows: bool = False
    """From what stands before it: an arrow points there."""

    def wide(self, size: float) -> float:
        said = 6 + fonts.width(self.text, "bold", _letters(size)) if self.text else 0
        return size + said + (size * 0.5 if self.follows else 0)


def reaction_shapes(words: Words, view: View, box: Box) -> Iterator[Shape]:
    """In one line beside its heading, or below it where there is less room."""
    left, top, right, bottom = box
    yield Rectangle(box, theme.POSITION, theme.PANEL_EDGE, 1.5, 8)
    told = view.contrarius.reaction if view.contrarius else ()
    heading = _heading(words, told)
    if not told:
        size, lines = largest_broken(heading, "text", (26, 24, 22, 20, 18), room=right - left - 24,
                                     lines=2)  # fmt: skip
        yield from _lines(lines, (left + 12, (top + bottom) / 2), size)
        return
    if right - left > 600:
        share = left + 190
        size, lines = largest_broken(
            heading, "text", (24, 22, 20, 19, 18, 17, 16), room=170, lines=2
        )
        yield from _lines(lines, (left + 12, (top + bottom) / 2), size)
        yield from _flow(list(_signs(words, view, told)), (share, top, right - 8, bottom))
        return
    size, lines = largest_broken(heading, "text", (24, 22, 20, 18), room=right - left - 24, lines=1)
    yield from _lines(lines, (left + 12, top + 19), size)
    yield from _flow(list(_signs(words, view, told)), (left + 12, top + 34, right - 8, bottom - 4))


def _lines(lines: Sequence[str], at: Point, size: float) -> Iterator[Shape]:
    for number, line in enumerate(lines):
        middle = at[1] + (number - (len(lines) - 1) / 2) * size
        yield Text((at[0], middle), line, size, theme.FAINT_INK, "text", "lm", tag="label/reaction")


def _heading(words: Words, told: Sequence[Event]) -> str:
    if not told or not isinstance(told[0], ContrariusReacted):
        return words("picture-no-reaction")
    good = catalogue().cards[told[0].card].good
    return words("picture-reaction", card=personality_name(words, told[0].personality, good))


def _flow(signs: Sequence[_Sign], box: Box) -> Iterator[Shape]:
    """In as few lines and as large as they fit."""
    left, top, right, bottom = box
    fits = (each for each in _SIZES if _height(signs, each, right - left) <= bottom - top)
    size = next(fits, _SIZES[-1])
    lines = _broken(signs, size, right - left)
    y = (top + bottom) / 2 - (len(lines) - 1) * (size + 6) / 2
    for line in lines:
        x = left
        for sign in line:
            yield from _drawn(sign, (x, y), size)
            x += sign.wide(size) + _BETWEEN
        y += size + 6


def _height(signs: Sequence[_Sign], size: float, room: float) -> float:
    return len(_broken(signs, size, room)) * (size + 6)


def _broken(signs: Sequence[_Sign], size: float, room: float) -> list[list[_Sign]]:
    lines: list[list[_Sign]] = [[]]
    for sign in signs:
        taken = sum(each.wide(size) + _BETWEEN for each in lines[-1])
        if lines[-1] and taken + sign.wide(size) > room:
            lines.append([])
        lines[-1].append(sign)
    return lines


def _drawn(sign: _Sign, at: Point, size: float) -> Iterator[Shape]:
    x, y = at
    if sign.follows:
        reach = size * 0.2
        yield Polygon(((x, y - reach), (x + reach * 1.2, y), (x, y + reach)), theme.FAINT_INK)
        x += size * 0.5
    yield from sign.draw((x + size / 2, y), size)
    if sign.text:
        tag = f"label/reaction/{sign.text}"
        at = (x + size + 6, y)
        yield Text(at, sign.text, _letters(size), theme.INK, "bold", "lm", tag=tag)


def _letters(size: float) -> int:
    return min(30, round(size * 0.66))


def _signs(words: Words, view: View, told: Sequence[Event]) -> Iterator[_Sign]:
    names = place_names(words, view.options.board)
    for number, event in enumerate(told):
        after = number + 1 < len(told) and isinstance(told[number + 1], VetoUsed)
        match event:
            case DieRolled(die=die, face=face):
                yield _Sign(_die(die, face, vetoed=after))
            case ContrariusBuilt(city=city):
                yield _Sign(_piece("house"), names[city], follows=True)
            case ContrariusPlaced(colonist=kind, place=place):
                yield _Sign(_piece(kind), names[place], follows=True)
            case ContrariusTook(card=card) if card:
                yield _Sign(_card(card), card_name(words, card), follows=True)
            case ContrariusTook(tile=tile) if tile:
                draw = _tile(tile, salt=view.options.salt)
                yield _Sign(draw, tile_name(tile), follows=True)
            case ContrariusScored(points=points):
                yield _Sign(_points(points), words("picture-scored", points=points))
            case _:
                pass  # what moved is seen on the map


def _piece(kind: str) -> SignDrawing:
    return lambda at, size: iter(piece_of(theme.CONTRARIUS, kind, at, size))


def _tile(tile: TileId, *, salt: bool) -> SignDrawing:
    return lambda at, size: iter((tile_sign(tile, at, size, salt=salt),))


def _card(card: CardId) -> SignDrawing:
    return lambda at, size: portrait(card_of(card), at, size)


def _points(points: int) -> SignDrawing:
    return lambda at, size: iter(
        (
            Sprite("wreath", at, size * 1.1, (theme.GOLD, theme.GOLD_EDGE)),
            Text(at, f"{points}", round(size * 0.5), theme.INK, "bold"),
        )
    )


def _die(die: Die, face: str, *, vetoed: bool) -> SignDrawing:
    """A frame in the die's colour around what it shows; crossed out where a veto undid it."""

    def draw(at: Point, size: float) -> Iterator[Shape]:
        (x, y), half = at, size / 2
        fill, edge = _DICE[die]
        yield Rectangle((x - half, y - half, x + half, y + half), fill, edge, 2, size * 0.2, "die")
        inner = half * 0.72
        ground = (x - inner, y - inner, x + inner, y + inner)
        yield Rectangle(ground, theme.TOKEN_GROUND, edge, 1, size * 0.12)
        yield _face(face, at, size)
        if vetoed:
            yield Polyline(((x - half, y - half), (x + half, y + half)), theme.ACCENT, size * 0.12)
            yield Polyline(((x - half, y + half), (x + half, y - half)), theme.ACCENT, size * 0.12)

    return draw


def _face(face: str, at: Point, size: float) -> Shape:
    if face in GOODS:
        return good_sign(face, at, round(size * 0.62))
    if face in ("land", "sea"):
        colours = (theme.CONTRARIUS.fill, theme.CONTRARIUS.edge)
        return Sprite(f"{face}-{theme.CONTRARIUS.shape}", at, round(size * 0.62), colours)
    if face == "card":
        return Sprite("cards", at, round(size * 0.6), (theme.PANEL, theme.CARD_HEAD))
    return Text(at, face, round(size * 0.56), theme.INK, "bold")
