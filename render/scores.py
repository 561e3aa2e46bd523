"""The picture of the final scores: a row for each seat, best first, and a column for each god."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Score, View
from engine.terms import God, SeatId
from render import cards, emblems, fonts, theme
from render.scene import Circle, Font, Point, Rectangle, Scene, Shape, Shapes, Sprite, Text
from render.seating import NamedSeats
from render.symbols import LIGHT, RIM, medallion
from render.typesetting import centred, largest, name_lines
from render.view_facts import refuse_secrets, scored_gods
from words import ENGLISH, Words
from words.nouns import god_name, listing

__all__ = ["build_scene", "emblems"]

_EDGE = 28
_TITLE, _HEADER, _ROW = 150, 124, 92
_NAME, _COLUMN, _TOTAL = 470, 112, 150
_RANKS = ("I", "II", "III", "IV", "V", "VI")
BEST: Font = "title"
PLAIN: Font = "name"
NOTHING = "–"
WINNER, ROW, OTHER_ROW = "#f6dc8f", theme.PANEL, "#f4ead3"


@dataclass(frozen=True)
class Column:
    """What is counted in it, and for whom."""

    label: str
    points: tuple[int, ...]
    god: God | None = None
    sprite: str = ""


def build_scene(
    view: View,
    scores: Sequence[Score],
    winners: Sequence[SeatId],
    players: Sequence[str] = (),
    words: Words = ENGLISH,
) -> Scene:
    """Once the game is over; before that only what the viewer may count."""
    refuse_secrets(view, (score.seat for score in scores))
    ranked = sorted(scores, key=lambda score: (-score.total, score.seat not in winners))
    ranks = _ranks(ranked, winners)
    columns = _columns(words, view, ranked)
    seating = NamedSeats(players, words)
    width = 2 * _EDGE + _NAME + len(columns) * _COLUMN + _TOTAL
    height = _TITLE + _HEADER + len(ranked) * _ROW + _EDGE
    shapes = [*_title(view, seating, winners, width), *_header(words, columns, width)]
    for number, score in enumerate(ranked):
        top = _TITLE + _HEADER + number * _ROW
        shapes += _row(number, top, width, won=score.seat in winners)
        shapes += _seat(seating, score.seat, rank=ranks[number], won=score.seat in winners, top=top)
        shapes += _points(columns, number, top)
        at = (width - _EDGE - _TOTAL / 2, top + _ROW / 2 + 17)
        shapes.append(Text(at, str(score.total), 46, theme.INK, "title", "ms"))
    return Scene(width, height, theme.TABLE, tuple(shapes))


def _columns(words: Words, view: View, ranked: Sequence[Score]) -> list[Column]:
    columns = [
        Column(god_name(words, god), tuple(score.gods[god] for score in ranked), god)
        for god in scored_gods(view)
    ]
    if view.board.trades:
        points = tuple(score.trade for score in ranked)
        columns.append(Column(words("picture-trade"), points, sprite="coin"))
    points = tuple(score.concordia for score in ranked)
    return [*columns, Column(words("picture-concordia"), points, sprite="concordia")]


def _title(view: View, seating: NamedSeats, winners: Sequence[SeatId], width: float) -> Shapes:
    words = seating.words
    names = listing(words, [seating.pictured(seat) for seat in winners])
    won = words("picture-winners", names=names, count=len(winners))
    ended = ""
    if view.concordia is not None and view.end_cause:
        causer = seating.pictured(view.concordia)
        ended = words("picture-ending", seat=causer, cause=view.end_cause)
    board = words("picture-headline", board=view.board.facts.name, turn=view.turn)
    room = width - 2 * _EDGE - fonts.width(board, "text", 30) - 40
    size = largest([won], "title", (46, 42, 38, 34, 30), room)
    return (
        Text((_EDGE, 68), fonts.fitted(won, "title", size, room), size, theme.INK, "title", "ls"),
        Text((width - _EDGE, 68), board, 30, theme.FAINT_INK, "text", "rs"),
        Text(
            (_EDGE, 114),
            fonts.fitted(ended, "text", 30, width - 2 * _EDGE),
            30,
            theme.INK,
            anchor="ls",
        ),
    )


def _header(words: Words, columns: Sequence[Column], width: float) -> Shapes:
    shapes: list[Shape] = [
        Rectangle((_EDGE, _TITLE, width - _EDGE, _TITLE + _HEADER), cards.START_HEADER, radius=14),
        Text(
            (_EDGE + 28, _TITLE + _HEADER / 2 + 12),
            words("picture-scores"),
            34,
            cards.HEADER_INK,
            "name",
            "ls",
        ),
    ]
    for number, column in enumerate(columns):
        x = _column_middle(number)
        shapes += _mark(column, (x, _TITLE + 48))
        label = Text((x, _TITLE + 108), column.label, 22, cards.HEADER_INK, "bold", "ms")
        shapes.append(label)
    total = (width - _EDGE - _TOTAL / 2, _TITLE + _HEADER / 2 + 12)
    shapes.append(Text(total, words("picture-total"), 32, cards.HEADER_INK, "name", "ms"))
    return tuple(shapes)


def _mark(column: Column, at: Point) -> Shapes:
    if column.god:
        return medallion(column.god, at, 70)
    if column.sprite == "coin":
        return (Sprite("coin", at, 64, (theme.GOLD, theme.GOLD_EDGE)),)
    ground = Circle(at, 35, theme.GOLD_EDGE, RIM, 4)
    return (ground, Sprite(column.sprite, at, 48, (LIGHT, theme.GOLD_EDGE)))


def _row(number: int, top: float, width: float, *, won: bool) -> Shapes:
    fill = WINNER if won else (ROW, OTHER_ROW)[number % 2]
    return (Rectangle((_EDGE, top + 4, width - _EDGE, top + _ROW), fill, theme.PANEL_EDGE, 1, 10),)


def _ranks(ranked: Sequence[Score], winners: Sequence[SeatId]) -> list[int]:
    """Seats with as many points share a rank; but whoever wins a tie is first alone."""
    ranks: list[int] = []
    for number, score in enumerate(ranked):
        before = ranked[number - 1] if number else None
        as_good = before is not None and before.total == score.total
        alike = before is not None and (before.seat in winners) == (score.seat in winners)
        ranks.append(ranks[-1] if as_good and alike else number + 1)
    return ranks


def _seat(seating: NamedSeats, seat: SeatId, *, rank: int, won: bool, top: float) -> Shapes:
    look = theme.SEATS[seat]
    middle = top + _ROW / 2 + 2
    badge = (_EDGE + 116, middle)
    wreath = Sprite("prefect", (_EDGE + 46, middle), 80, (theme.GOLD_EDGE, WINNER))
    size, name = name_lines(
        seating.pictured(seat), _NAME - 172, one=(36, 34, 32, 30), two=(30, 28, 26)
    )
    return (
        *((wreath,) if won else ()),
        Text((_EDGE + 46, middle + 11), _RANKS[rank - 1], 32, theme.ACCENT, "name", "ms"),
        Sprite(f"badge-{look.shape}", badge, 62, (look.fill, look.edge)),
        Text(badge, look.letter, 30, look.ink, "bold", "mm"),
        *centred(name, (_EDGE + 162, middle), size, theme.INK),
    )


def _points(columns: Sequence[Column], number: int, top: float) -> Shapes:
    """The most in a column stand out; nothing at all is a quiet dash."""
    shapes: list[Text] = []
    for index, column in enumerate(columns):
        points = column.points[number]
        at = (_column_middle(index), top + _ROW / 2 + 15)
        best = points == max(column.points) and points > min(column.points)
        text = str(points) if points else NOTHING
        colour, role = (theme.ACCENT, BEST) if best else (theme.INK, PLAIN)
        shapes.append(Text(at, text, 34, colour, role, "ms"))
    return tuple(shapes)


def _column_middle(number: int) -> float:
    return _EDGE + _NAME + (number + 0.5) * _COLUMN
