"""The picture of a hand: from a view that holds it, and from no other. And of a single card."""

from engine import GameOptions, View
from engine.terms import CardId, SeatId
from render import cards, theme
from render.scene import Rectangle, Scene, Shapes, Sprite, Text
from render.seat_looks import look_in
from render.view_facts import card_of, hand_of, holder_of
from words import ENGLISH, Words

_GAP = 22
_TITLE = 84


def build_scene(view: View, words: Words = ENGLISH, seat: SeatId | None = None) -> Scene:
    held = [card_of(card) for card in hand_of(view, seat)]
    columns = _columns(len(held))
    rows = -(-len(held) // columns)
    width = _GAP + columns * (cards.WIDTH + _GAP)
    height = _TITLE + rows * (cards.HEIGHT + _GAP) + _GAP // 2
    shapes = list(_title(words, view, seat, width))
    for number, card in enumerate(held):
        row, column = divmod(number, columns)
        in_row = min(columns, len(held) - row * columns)
        left = (width - in_row * (cards.WIDTH + _GAP) + _GAP) / 2
        corner = (left + column * (cards.WIDTH + _GAP), _TITLE + row * (cards.HEIGHT + _GAP))
        shapes += cards.card_shapes(words, card, view.options, corner, f"card {number}")
    return Scene(width, height, theme.TABLE, tuple(shapes))


def card_scene(card: CardId, options: GameOptions, words: Words = ENGLISH) -> Scene:
    """One card by itself, as whoever looks it up sees it."""
    width, height = cards.WIDTH + 2 * _GAP, cards.HEIGHT + 2 * _GAP
    shapes = cards.card_shapes(words, card_of(card), options, (_GAP, _GAP - 2), "card 0")
    return Scene(width, height, theme.TABLE, shapes)


def _columns(count: int) -> int:
    """A picture wider than high, that still can be read on a phone."""
    if count in (5, 6, 9):
        return 3
    return 4 if count <= 16 else 6


def _title(words: Words, view: View, seat: SeatId | None, width: float) -> Shapes:
    holder = holder_of(view, seat)
    look = look_in(words, holder)
    title = "picture-hand" if holder == view.viewer else "picture-partners-hand"
    middle = _TITLE / 2
    return (
        Sprite(f"badge-{look.shape}", (50, middle), 56, (look.fill, look.edge)),
        Text((50, middle), look.letter, 28, look.ink, "bold", "mm"),
        Text((92, middle + 14), words(title), 40, theme.INK, "title", "ls"),
        Text(
            (width - _GAP, middle + 12),
            words("counted-cards", count=len(hand_of(view, seat))),
            30,
            theme.FAINT_INK,
            "text",
            "rs",
        ),
        Rectangle((_GAP, _TITLE - 12, width - _GAP, _TITLE - 10), theme.PANEL_EDGE),
    )
