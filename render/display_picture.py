"""The picture of the display: seven cards, what their places cost besides, and the deck."""

from engine import View
from engine.terms import CardId
from render import cards, fonts, theme
from render.scene import Circle, Point, Polyline, Rectangle, Scene, Shape, Shapes, Sprite, Text
from render.typesetting import largest
from render.view_facts import card_of, position_costs
from words import ENGLISH, Words

_COLUMNS = 4
_GAP = 22
_TITLE = 84
_PLINTH = 60
_CELL = cards.HEIGHT + _PLINTH
PLINTH = "#cfb98c"


def build_scene(view: View, words: Words = ENGLISH) -> Scene:
    rows = -(-(len(view.display) + 1) // _COLUMNS)
    width = _GAP + _COLUMNS * (cards.WIDTH + _GAP)
    height = _TITLE + rows * (_CELL + _GAP) + _GAP // 2
    shapes = list(_title(words, view, width))
    for number, (card, place) in enumerate(zip(view.display, position_costs(view), strict=True)):
        shapes += _position(words, view, card, place, number)
    shapes += _deck(words, view.cards_in_deck, _corner(len(view.display)))
    return Scene(width, height, theme.TABLE, tuple(shapes))


def _corner(number: int) -> Point:
    row, column = divmod(number, _COLUMNS)
    return (_GAP + column * (cards.WIDTH + _GAP), _TITLE + row * (_CELL + _GAP))


def _title(words: Words, view: View, width: float) -> Shapes:
    middle = _TITLE / 2
    who_pays = words("picture-who-pays", team="yes" if view.options.team else "no")
    return (
        Text((_GAP + 6, middle + 14), words("picture-display"), 40, theme.INK, "title", "ls"),
        Text((width - _GAP, middle + 12), who_pays, 28, theme.FAINT_INK, "text", "rs"),
        Rectangle((_GAP, _TITLE - 12, width - _GAP, _TITLE - 10), theme.PANEL_EDGE),
    )


def _position(
    words: Words, view: View, card: CardId | None, place: tuple[str, ...], number: int
) -> Shapes:
    corner = _corner(number)
    plinth = _plinth(words, place, corner, number + 1)
    if card is None:
        return (*plinth, *_gap(corner, words("picture-empty-position")))
    tag = f"card {number}"
    return (*plinth, *cards.card_shapes(words, card_of(card), view.options, corner, tag))


def _plinth(words: Words, place: tuple[str, ...], corner: Point, number: int) -> Shapes:
    """The stone the card stands on, with what its place costs."""
    x, y = corner
    top, bottom = y + cards.HEIGHT - 20, y + _CELL
    middle = bottom - _PLINTH / 2 + 3
    right = x + cards.WIDTH - 42
    shapes: list[Shape] = [
        Rectangle((x + 4, top, x + cards.WIDTH - 4, bottom), PLINTH, theme.PANEL_EDGE, 2, 12),
        Circle((x + 36, middle), 20, theme.PANEL, theme.PANEL_EDGE, 2),
        Text((x + 36, middle + 9), str(number), 26, theme.INK, "bold", "ms"),
    ]
    if not place:
        shapes.append(_beside(words("picture-free-place"), right + 20, x + 64, middle))
        return tuple(shapes)
    for index, good in enumerate(reversed(place)):
        shapes.append(Sprite(good, (right - 50 * index, middle), 42, _colours(good)))
    left = right - 50 * len(place) + 18
    shapes.append(_beside(words("picture-place-cost"), left, x + 64, middle))
    return tuple(shapes)


def _beside(text: str, right: float, left: float, middle: float) -> Text:
    """As large as there is room between the number and the goods."""
    size = largest([text], "text", (25, 24, 23, 22, 21, 20, 19, 18, 17, 16), right - left)
    shown = fonts.fitted(text, "text", size, right - left)
    return Text((right, middle + 9), shown, size, theme.INK, "text", "rs")


def _colours(good: str) -> tuple[str, str]:
    return next(
        (look for each, look in theme.GOODS.items() if each == good), (theme.PANEL, theme.INK)
    )


def _gap(corner: Point, label: str) -> Shapes:
    x, y = corner
    left, top, right, bottom = x + 6, y + 6, x + cards.WIDTH - 6, y + cards.HEIGHT - 30
    rim = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    return (
        Polyline(rim, theme.PANEL_EDGE, 3, (14, 10)),
        Text(((left + right) / 2, (top + bottom) / 2), label, 32, theme.FAINT_INK, "name", "mm"),
    )


def _deck(words: Words, count: int, corner: Point) -> Shapes:
    if not count:
        return _gap(corner, words("picture-deck-empty"))
    x, y = corner
    middle, bottom = x + cards.WIDTH / 2, y + _CELL
    backs = [
        Rectangle(
            (x + off, y + 18 - off, x + cards.WIDTH - 18 + off, bottom - off),
            cards.HEADER,
            theme.GOLD,
            2,
            16,
        )
        for off in range(0, min(count, 6) * 3, 3)
    ]
    return (
        *backs,
        Rectangle((x + 30, y + 36, x + cards.WIDTH - 30, bottom - 36), None, theme.GOLD, 2, 8),
        Sprite("prefect", (middle, y + 190), 250, (theme.GOLD, cards.HEADER)),
        Text((middle, y + 190), str(count), 66, cards.HEADER_INK, "title", "mm"),
        Text((middle, bottom - 84), words("picture-in-deck"), 34, cards.HEADER_INK, "name", "ms"),
    )
