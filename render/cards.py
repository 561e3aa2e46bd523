"""A card as shapes: name and emblem, what it does, what it costs, whom it serves and for what."""

from collections.abc import Mapping, Sequence

from engine.catalogue import Card
from engine.game_options import GameOptions
from engine.terms import Personality
from render import emblems, sprites, theme
from render.illustrations import illustration
from render.scene import Circle, Point, Rectangle, Shapes, Sprite, Text, moved
from render.symbols import medallion
from render.typesetting import balanced, broken, largest, largest_broken, stacked
from words import Words
from words.nouns import god_name, god_text, personality_name, personality_text

__all__ = ["HEIGHT", "WIDTH", "card_shapes", "emblems"]

WIDTH, HEIGHT = 380, 556
_HEADER, _FOOTER = 92, 106
_PICTURE = 130
"""The height of the illustration."""
_MARGIN = 20
_COST = 48
"""The height of the row with the cost."""

_EMBLEMS: Mapping[int, tuple[Point, ...]] = {
    1: ((50, _HEADER / 2),),
    2: ((34, 25), (34, _HEADER - 24)),
}
_NAME_AT = {1: 96, 2: 66}

SHADOW = "#5a452426"
HEADER = "#6e1f16"
START_HEADER = "#5b4a35"
HEADER_INK = "#fdf3da"
FOOTER = "#efe2c4"


def card_shapes(
    words: Words, card: Card, options: GameOptions, corner: Point, tag: str = "card"
) -> Shapes:
    """The card with its upper left corner there."""
    drawn = (
        *_ground(card, tag),
        *_name(words, card),
        *_body(words, card, options),
        *_cost(words, card),
        *_god(words, card, options),
    )
    return tuple(moved(shape, *corner) for shape in drawn)


def _ground(card: Card, tag: str) -> Shapes:
    header = START_HEADER if card.numeral == "start" else HEADER
    return (
        Rectangle((4, 6, WIDTH + 4, HEIGHT + 6), SHADOW, radius=18),
        Rectangle((0, 0, WIDTH, HEIGHT), theme.PANEL, theme.PANEL_EDGE, 2, 16, tag),
        Rectangle((2, 2, WIDTH - 2, _HEADER), header, radius=14),
        Rectangle((2, _HEADER - 16, WIDTH - 2, _HEADER), header),
        Rectangle((2, HEIGHT - _FOOTER, WIDTH - 2, HEIGHT - 2), FOOTER, radius=14),
        Rectangle((2, HEIGHT - _FOOTER, WIDTH - 2, HEIGHT - _FOOTER + 16), FOOTER),
        *illustration(card, (2, _HEADER, WIDTH - 2, _HEADER + _PICTURE)),
        Rectangle((2, _HEADER, WIDTH - 2, _HEADER + 3), theme.GOLD),
        Rectangle((2, _HEADER + _PICTURE, WIDTH - 2, _HEADER + _PICTURE + 2), theme.PANEL_EDGE),
    )


def _name(words: Words, card: Card) -> Shapes:
    names = [personality_name(words, each, card.good) for each in card.personalities]
    lines = [names[0], *(words("picture-or-personality", name=name) for name in names[1:])]
    numeral = "" if card.numeral == "start" else card.numeral
    left = _NAME_AT[len(lines)]
    room = WIDTH - left - (62 if numeral else _MARGIN)
    size = largest(lines, "name", (36, 34, 32, 30, 28, 26, 24, 22), room)
    texts = [
        Text((left, y + size * 0.35), line, size, HEADER_INK, "name", "ls")
        for line, (_, y) in zip(lines, _EMBLEMS[len(lines)], strict=True)
    ]
    return (*_emblems(card, names), *texts, *_numeral(numeral))


def _emblems(card: Card, names: Sequence[str]) -> Shapes:
    spots = _EMBLEMS[len(card.personalities)]
    radius = 33 if len(spots) == 1 else 20
    discs: list[Circle | Sprite | Text] = []
    for personality, name, at in zip(card.personalities, names, spots, strict=True):
        discs.append(Circle(at, radius, theme.PANEL, theme.GOLD, 3))
        discs.append(_emblem(card, personality, name, at, radius * 1.24))
    return tuple(discs)


def _emblem(
    card: Card, personality: Personality, name: str, at: Point, size: float
) -> Sprite | Text:
    """The initial of a personality that nobody has drawn an emblem for."""
    if personality == "specialist" and card.good:
        return Sprite(card.good, at, size, theme.GOODS[card.good])
    header = START_HEADER if card.numeral == "start" else HEADER
    if personality not in sprites.names():
        return Text(at, name[0], size, header, "title")
    return Sprite(personality, at, size, (header, theme.PANEL))


def _numeral(numeral: str) -> Shapes:
    if not numeral:
        return ()
    return (Text((WIDTH - 34, _HEADER / 2 + 10), numeral, 28, theme.GOLD, "title", "ms"),)


def _body(words: Words, card: Card, options: GameOptions) -> Shapes:
    """One text, or two with an "or" between them."""
    texts = [personality_text(words, card, each, options) for each in card.personalities]
    top, room = _HEADER + _PICTURE + 14, WIDTH - 2 * _MARGIN
    if len(texts) == 1:
        size, lines = _whole(texts[0], room)
        return stacked(lines, (_MARGIN, top + size), size, theme.INK)
    return _two_texts(texts, top, room)


def _whole(text: str, room: float) -> tuple[int, list[str]]:
    """In four large lines; a longer language takes more of them, and smaller ones."""
    for sizes, lines in (((34, 33, 32, 31, 30, 28), 4), ((27, 26, 25), 5)):
        size, set_in = largest_broken(text, "text", sizes, room=room, lines=lines)
        if not set_in[-1].endswith("…"):
            return size, set_in
    return largest_broken(text, "text", (23, 22, 21, 20), room=room, lines=6)


def _two_texts(texts: Sequence[str], top: float, room: float) -> Shapes:
    leading = 1.06
    size = _common_size(texts, room)
    first, second = (balanced(text, "text", size, room) for text in texts)
    line = size * leading
    rule = top + len(first) * line + 9
    return (
        *stacked(first, (_MARGIN, top + size - 5), size, theme.INK, leading=leading),
        Rectangle((_MARGIN, rule, WIDTH - _MARGIN, rule + 2), theme.PANEL_EDGE),
        *stacked(second, (_MARGIN, rule + size + 5), size, theme.INK, leading=leading),
    )


def _common_size(texts: Sequence[str], room: float) -> int:
    """The largest size in which both texts have room above the cost."""
    sizes = {26: 5, 25: 5, 24: 6, 22: 6, 21: 6, 20: 7, 19: 7, 18: 7}
    fits = (
        size
        for size, most in sizes.items()
        if sum(len(broken(text, "text", size, room)) for text in texts) <= most
    )
    return next(fits, 18)


def _cost(words: Words, card: Card) -> Shapes:
    """The goods on the card, right above the god; start cards have none."""
    y = HEIGHT - _FOOTER - _COST / 2 - 2
    x = WIDTH - _MARGIN - 22
    goods = [
        Sprite(good, (x - 48 * number, y), 42, theme.GOODS[good])
        for number, good in enumerate(reversed(card.cost))
    ]
    if not goods:
        return ()
    at = (x - 48 * len(goods) + 14, y)
    return (Text(at, words("picture-card-cost"), 23, theme.FAINT_INK, "text", "rm"), *goods)


def _god(words: Words, card: Card, options: GameOptions) -> Shapes:
    middle = HEIGHT - _FOOTER / 2 - 1
    if len(card.gods) > 1:
        return _many_gods(words, card, options, middle)
    (god,) = card.gods
    left, room = 100, WIDTH - 100 - 14
    size, lines = largest_broken(
        god_text(words, card, options), "text", (25, 24, 23, 22), room=room, lines=2
    )
    first = middle - (len(lines) * size * 1.08 + 26) / 2 + 20
    return (
        *medallion(god, (50, middle), 76),
        Text((left, first), god_name(words, god), 24, theme.INK, "name", "ls"),
        *stacked(lines, (left, first + size * 1.12), size, theme.INK, leading=1.08),
    )


def _many_gods(words: Words, card: Card, options: GameOptions, middle: float) -> Shapes:
    drawn = [
        shape
        for number, god in enumerate(card.gods)
        for shape in medallion(god, (44 + 64 * number, middle), 58)
    ]
    left = 44 + 64 * len(card.gods) - 18
    lines = broken(god_text(words, card, options), "text", 23, WIDTH - left - 12)
    return (*drawn, *stacked(lines, (left, middle - (len(lines) - 2) * 13), 23, theme.INK))
