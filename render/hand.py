"""The picture of a hand: from the view of the seat that holds it, and from no other."""

from engine import View
from render import cards, theme
from render.scene import Rectangle, Scene, Shapes, Sprite, Text
from render.view_facts import card_of, own_hand
from words import ENGLISH, Words

_GAP = 22
_TITLE = 84


def build_scene(view: View, words: Words = ENGLISH) -> Scene:
    held = [card_of(card) for card in own_hand(view)]
    columns = _columns(len(held))
    rows = -(-len(held) // columns)
    width = _GAP + columns * (cards.WIDTH + _GAP)
    height = _TITLE + rows * (cards.HEIGHT + _GAP) + _GAP // 2
    shapes = list(_title(words, view, width))
    for number, card in enumerate(held):
        row, column = divmod(number, columns)
        in_row = min(columns, len(held) - row * columns)
        left = (width - in_row * (cards.WIDTH + _GAP) + _GAP) / 2
        corner = (left + column * (cards.WIDTH + _GAP), _TITLE + row * (cards.HEIGHT + _GAP))
        shapes += cards.card_shapes(words, card, view.options, corner, f"card {number}")
    return Scene(width, height, theme.TABLE, tuple(shapes))


def _columns(count: int) -> int:
    """A picture wider than high, that still can be read on a phone."""
    if count in (5, 6, 9):
        return 3
    return 4 if count <= 16 else 6


def _title(words: Words, view: View, width: float) -> Shapes:
    assert view.viewer is not None
    look = theme.SEATS[view.viewer]
    middle = _TITLE / 2
    return (
        Sprite(f"badge-{look.shape}", (50, middle), 56, (look.fill, look.edge)),
        Text((50, middle), look.letter, 28, look.ink, "bold", "mm"),
        Text((92, middle + 14), words("picture-hand"), 40, theme.INK, "title", "ls"),
        Text(
            (width - _GAP, middle + 12),
            words("counted-cards", count=len(own_hand(view))),
            30,
            theme.FAINT_INK,
            "text",
            "rs",
        ),
        Rectangle((_GAP, _TITLE - 12, width - _GAP, _TITLE - 10), theme.PANEL_EDGE),
    )
