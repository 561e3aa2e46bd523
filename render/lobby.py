"""The picture of a table that gathers: the board without pieces, whom it suits, who sits where."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine import GameOptions, View, new_game, view_for
from engine.catalogue import BoardFacts, Province, catalogue
from engine.terms import BoardId, Good, SeatId
from render import cards, pieces, theme
from render.changes import changes
from render.geography import Geography, geography
from render.layout import map_backdrop
from render.map_layer import SIZES
from render.scene import (
    Box,
    Circle,
    Point,
    Rectangle,
    Scene,
    Shape,
    Shapes,
    Sprite,
    Text,
)
from render.seat_looks import look_in
from render.seating import NamedSeats
from render.specials import specials
from render.typesetting import balanced, centred, largest, name_lines, stacked
from words import ENGLISH, Words

_WIDTH = 1600
_PANEL = 250
"""The height of the facts below a wide map."""
_SEATS = 96
_POSSIBLE = range(2, 7)


def build_scene(
    board: BoardId,
    taken: Sequence[str | None] = (),
    words: Words = ENGLISH,
    *,
    coloured: bool = True,
    chosen: Sequence[str | None] = (),
) -> Scene:
    """`taken`: the player of each seat, None where it is still free; `coloured`: whether it has
    been drawn who sits where; `chosen`: before that, the colours that people have chosen."""
    facts, where = catalogue().boards[board], geography(board)
    width, height = SIZES[where.layout]
    wide = where.layout == "wide"
    seating = NamedSeats([player or "" for player in taken], words)
    names = [seating.pictured(SeatId(n)) if p else None for n, p in enumerate(taken)]
    drawn = [look_in(words, SeatId(number)).name for number in range(len(taken))]
    colours = drawn if coloured else [*chosen, *[None] * (len(taken) - len(chosen))]
    below = _PANEL + (_SEATS if taken else 0)
    box: Box = (0, height, width, height + below) if wide else (width, 0, _WIDTH, height)
    shapes = (
        *_on_the_map(words, facts, where),
        *(_wide if wide else _tall)(words, facts, box, len(taken)),
        *(_seat_row if wide else _seat_column)(words, names, colours, box),
    )
    return Scene(_WIDTH, round(box[3]), theme.TABLE, shapes, (map_backdrop(words.plain, board),))


def _on_the_map(words: Words, board: BoardFacts, where: Geography) -> Iterator[Shape]:
    for province in board.provinces:
        yield from _marker_space(province, where.provinces[province.id].marker)
    bare = _bare_view(board)
    yield from pieces.pieces(words, bare, where, changes(None, bare))
    for city in board.cities:
        if city.letter:
            at = where.places[city.id].at
            yield Circle(at, theme.TOKEN / 2, theme.TOKEN_GROUND, theme.TOKEN_EDGE, 2.5)
            yield Text((at[0], at[1] + 8), city.letter, 22, theme.FAINT_INK, "title", "ms")


def _marker_space(province: Province, at: Point) -> Iterator[Shape]:
    """Where the province's marker will lie; strokes to provinces far off begin there."""
    for half, ground in (
        (theme.MARKER / 2 + 4, theme.PROVINCES[province.colour]),
        (15, theme.PANEL),
    ):
        box = (at[0] - half, at[1] - half, at[0] + half, at[1] + half)
        yield Rectangle(box, ground, theme.TOKEN_EDGE, 1.5, 8)


def _bare_view(board: BoardFacts) -> View:
    """A table at which nobody sits yet: what the map shows before anything is dealt."""
    dealt = view_for(new_game(GameOptions(board=board.id, seats=2), seed="lobby"), None)
    return replace(dealt, seats=(), tokens={}, markers={}, castles={}, flood=None)


def _wide(words: Words, board: BoardFacts, box: Box, _: int) -> Shapes:
    left, top, right, _bottom = box
    low = top + _PANEL
    return (
        *_facts(words, board, left + 40, top),
        Rectangle((left + 560, top + 34, left + 562, low - 24), theme.PANEL_EDGE),
        *_specials(words, board, (left + 590, top + 26, left + 1060, low)),
        Rectangle((left + 1080, top + 34, left + 1082, low - 24), theme.PANEL_EDGE),
        *_letters(words, board, (left + 1110, top + 26, right - 24, low - 8)),
    )


def _tall(words: Words, board: BoardFacts, box: Box, seats: int) -> Shapes:
    left, top, right, bottom = box
    rules = tuple(_specials(words, board, (left + 36, top + 290, right - 30, top + 800)))
    below = max(shape.at[1] for shape in rules if isinstance(shape, Text)) + 34
    high = 62 + 64 * len(_tokens(board))
    room = bottom - 24 - seats * (_SEATS + 2) - below
    between = max(0.0, (room - high) / 2)
    drawn: Box = (left + 36, below + between, right - 30, below + between + high)
    return (
        *_facts(words, board, left + 36, top + 20),
        Rectangle((left + 36, top + 274, right - 36, top + 276), theme.PANEL_EDGE),
        *rules,
        *(_letters(words, board, drawn) if room >= high else ()),
    )


def _tokens(board: BoardFacts) -> dict[str, tuple[Good, ...]]:
    """What the cities of each letter may produce."""
    dealt, extra = catalogue().components.city_tokens, board.extra_tokens
    letters = sorted({city.letter for city in board.cities if city.letter})
    return {
        letter: (*dealt[letter], *((extra[letter],) if letter in extra else ()))
        for letter in letters
    }


def _letters(words: Words, board: BoardFacts, box: Box) -> Iterator[Shape]:
    """The tokens that are dealt to the cities of each letter."""
    left, top, right, bottom = box
    title = words("picture-city-letters")
    size = largest([title], "text", (32, 30, 28, 26, 24, 22, 20), right - left)
    yield Text((left, top + 34), title, size, theme.INK, anchor="ls")
    tokens = _tokens(board)
    step = (bottom - top - 52) / len(tokens)
    most = max(map(len, tokens.values()))
    across = min(step, (right - left - 56) / most)
    for number, (letter, goods) in enumerate(tokens.items()):
        y = top + 52 + step * (number + 0.5)
        yield Circle((left + 22, y), min(20, step * 0.42), theme.LETTER_GROUND, None, 0)
        yield Text((left + 22, y), letter, min(24, step * 0.5), theme.LETTER_INK, "title")
        for place, good in enumerate(goods):
            at = (left + 56 + across * (place + 0.5), y)
            yield Sprite(good, at, across * 0.86, theme.GOODS[good])


def _facts(words: Words, board: BoardFacts, left: float, top: float) -> Iterator[Shape]:
    cities = sum(city.letter is not None for city in board.cities)
    yield Text((left, top + 78), board.name, 52, theme.INK, "title", "ls")
    for number, seats in enumerate(_POSSIBLE):
        at = (left + 30 + number * 70, top + 134)
        suits = seats in board.suits
        fill, ink = (cards.HEADER, cards.HEADER_INK) if suits else (theme.TABLE, theme.PANEL_EDGE)
        yield Circle(at, 30, fill, theme.GOLD if suits else theme.PANEL_EDGE, 3)
        yield Text((at[0], at[1] + 12), str(seats), 34, ink, "title", "ms")
    seats_label = words("picture-seats")
    counted = words("picture-board-size", provinces=len(board.provinces), cities=cities)
    for label, x, y, room in (
        (seats_label, left + 360, top + 146, 130),
        (counted, left, top + 216, 500),
    ):
        size = largest([label], "text", (34, 32, 30, 28, 26, 24), room)
        yield Text((x, y), label, size, theme.INK, anchor="ls")


def _specials(words: Words, board: BoardFacts, box: Box) -> Iterator[Shape]:
    left, top, right, bottom = box
    room = right - left - 30
    rules = specials(board, words)
    size, set_in = 32, [balanced(rule, "text", 32, room) for rule in rules]
    while size > 20 and sum(len(lines) * size * 1.12 + 14 for lines in set_in) > bottom - top:
        size -= 2
        set_in = [balanced(rule, "text", size, room) for rule in rules]
    y = top + 34
    for lines in set_in:
        yield Circle((left + 8, y - size * 0.3), 6, theme.ACCENT)
        yield from stacked(lines, (left + 30, y), size, theme.INK)
        y += len(lines) * size * 1.12 + 14


def _seat_row(
    words: Words, names: Sequence[str | None], colours: Sequence[str | None], box: Box
) -> Iterator[Shape]:
    step = (_WIDTH - 40) / max(1, len(names))
    for number, (name, colour) in enumerate(zip(names, colours, strict=True)):
        left = 20 + number * step
        place = (left + 6, box[3] - _SEATS, left + step - 6, box[3] - 16)
        yield from _seat(words, colour, name, place)


def _seat_column(
    words: Words, names: Sequence[str | None], colours: Sequence[str | None], box: Box
) -> Iterator[Shape]:
    left, _, right, bottom = box
    top = bottom - 24 - len(names) * (_SEATS + 2)
    for number, (name, colour) in enumerate(zip(names, colours, strict=True)):
        y = top + number * (_SEATS + 2)
        place = (left + 30, y, right - 30, y + _SEATS - 14)
        yield from _seat(words, colour, name, place)


def _seat(words: Words, colour: str | None, name: str | None, box: Box) -> Iterator[Shape]:
    """With the badge of its colour, or an empty one where nobody has a colour yet."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    badge = (left + 42, middle)
    fill, ink = (theme.PANEL, theme.INK) if name else (theme.TABLE, theme.FAINT_INK)
    yield Rectangle(box, fill, theme.PANEL_EDGE, 2, 12)
    if colour is None:
        yield Circle(badge, 22, theme.PANEL_EDGE if name else theme.PARCHMENT, theme.PANEL_EDGE, 3)
    else:
        look = theme.LOOKS[colour]
        yield Sprite(f"badge-{look.shape}", badge, 54, (look.fill, look.edge))
        yield Text(badge, look.letter, 27, look.ink, "bold", "mm")
    label, room = name or words("picture-free-seat"), right - left - 88
    size, lines = name_lines(label, room, one=(32, 30, 28, 26), two=(26, 24, 22, 20))
    yield from centred(lines, (left + 80, middle), size, ink)
