"""The picture of the final scores: a row for each seat, best first, and a column for each god.

Partners stand together, with what they have scored as a team.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Score, View
from engine.terms import God, SeatId
from render import cards, emblems, fonts, theme
from render.gods import RIM
from render.scene import (
    Box,
    Circle,
    Font,
    Point,
    Polyline,
    Rectangle,
    Scene,
    Shape,
    Shapes,
    Sprite,
    Text,
)
from render.seating import NamedSeats
from render.symbols import LIGHT, medallion
from render.typesetting import centred, largest, name_lines
from render.view_facts import refuse_secrets, scored_gods
from words import ENGLISH, Words
from words.margins import margin_text
from words.nouns import god_name, listing

__all__ = ["build_scene", "emblems"]

_EDGE = 28
_TITLE, _HEADER, _ROW = 150, 124, 92
_NAME, _COLUMN, _TOTAL, _TEAM = 470, 112, 150, 190
_BETWEEN_TEAMS = 12
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
    sides = _parties(view, scores, winners)
    ranks = _ranks(sides, winners)
    columns = _columns(words, view, [score for side in sides for score in side])
    seating = NamedSeats.at(view, players, words)
    team = _TEAM if view.options.team else 0
    width = 2 * _EDGE + _NAME + len(columns) * _COLUMN + _TOTAL + team
    height = _TITLE + _HEADER + sum(map(_high, sides)) + _EDGE
    shapes = [
        *_title(view, seating, scores, winners, width),
        *_header(words, columns, width, team=team),
    ]
    top, number = _TITLE + _HEADER, 0
    for place, (side, rank) in enumerate(zip(sides, ranks, strict=True)):
        won = side[0].seat in winners
        box = (_EDGE, top + 4, width - _EDGE, top + _high(side))
        fill = WINNER if won else (ROW, OTHER_ROW)[place % 2]
        shapes.append(Rectangle(box, fill, theme.PANEL_EDGE, 1, 10))
        shapes += _rank(rank, won=won, middle=(box[1] + box[3]) / 2)
        for line, score in enumerate(side):
            y = top + line * _ROW
            shapes += _seat(seating, score.seat, top=y)
            shapes += _points(columns, number, y)
            at = (width - _EDGE - _TOTAL / 2 - team, y + _ROW / 2 + 17)
            size = 38 if team else 46
            shapes.append(Text(at, str(score.total), size, theme.INK, "title", "ms"))
            number += 1
        if team:
            letter = view.team_letter(side[0].seat) or ""
            shapes += _team(words, letter, _total(side), (width - _EDGE - team, *box[1:]))
        top += _high(side)
    return Scene(width, height, theme.TABLE, tuple(shapes))


Party = tuple[Score, ...]
"""Those who win together: a seat, or two partners."""


def _parties(view: View, scores: Sequence[Score], winners: Sequence[SeatId]) -> list[Party]:
    """The best first; of partners the better one."""
    together: dict[tuple[SeatId, ...], list[Score]] = {}
    for score in scores:
        together.setdefault(view.team_of(score.seat), []).append(score)
    sides = [tuple(sorted(each, key=lambda score: -score.total)) for each in together.values()]
    return sorted(sides, key=lambda side: (-_total(side), side[0].seat not in winners))


def _total(side: Party) -> int:
    return sum(score.total for score in side)


def _high(side: Party) -> int:
    return len(side) * _ROW + (_BETWEEN_TEAMS if len(side) > 1 else 0)


def _team(words: Words, letter: str, points: int, box: Box) -> Shapes:
    """What both have, beside a brace that holds their rows."""
    left, top, right, bottom = box
    x, y = (left + right) / 2 + 8, (top + bottom) / 2
    name = words("picture-team", team=letter)
    size = largest([name], "name", (28, 26, 24, 22, 20, 18), right - left - 36)
    brace = ((left, top + 16), (left + 12, top + 16), (left + 12, bottom - 16), (left, bottom - 16))
    return (
        Polyline(brace, theme.GOLD_EDGE, 3),
        Text((x, y - 22), name, size, theme.FAINT_INK, "name", "ms"),
        Text((x, y + 42), str(points), 60, theme.INK, "title", "ms"),
    )


def _columns(words: Words, view: View, ranked: Sequence[Score]) -> list[Column]:
    columns = [
        Column(god_name(words, god), tuple(score.gods[god] for score in ranked), god)
        for god in scored_gods(view)
    ]
    if view.board.trades:
        points = tuple(score.trade for score in ranked)
        columns.append(Column(words("picture-trade"), points, sprite="coin"))
    if view.options.forum_auction:
        points = tuple(-score.debt for score in ranked)
        columns.append(Column(words("scores-debt"), points, sprite="stack"))
    if view.contrarius is not None:
        points = tuple(score.points + score.tiles for score in ranked)
        columns.append(Column(words("scores-track"), points, sprite="stack"))
    points = tuple(score.concordia for score in ranked)
    return [*columns, Column(words("picture-concordia"), points, sprite="concordia")]


def _title(
    view: View,
    seating: NamedSeats,
    scores: Sequence[Score],
    winners: Sequence[SeatId],
    width: float,
) -> Shapes:
    words = seating.words
    names = listing(words, [seating.pictured(seat) for seat in winners])
    won = words("picture-winners", names=names, count=len(winners))
    ended = ""
    if view.concordia is not None and view.end_cause:
        causer = seating.pictured(view.concordia)
        ended = words("picture-ending", seat=causer, cause=view.end_cause)
    if view.contrarius is not None:
        ended = f"{margin_text(words, view.options, scores, winners)} {ended}"
    board = words("picture-headline", board=view.board.facts.name, turn=view.turn)
    room = width - 2 * _EDGE - fonts.width(board, "text", 30) - 40
    size = largest([won], "title", (46, 42, 38, 34, 30), room)
    across = width - 2 * _EDGE
    small = largest([ended], "text", (30, 28, 26, 24, 22, 20), across)
    shown = fonts.fitted(ended, "text", small, across)
    return (
        Text((_EDGE, 68), fonts.fitted(won, "title", size, room), size, theme.INK, "title", "ls"),
        Text((width - _EDGE, 68), board, 30, theme.FAINT_INK, "text", "rs"),
        Text((_EDGE, 114), shown, small, theme.INK, anchor="ls"),
    )


def _header(words: Words, columns: Sequence[Column], width: float, *, team: float) -> Shapes:
    middle, ink = _TITLE + _HEADER / 2 + 12, cards.HEADER_INK
    title, total = words("picture-scores"), words("picture-total")
    large = largest([title], "name", (34, 32, 30, 28, 26, 24), _NAME - 40)
    small = largest([total], "name", (32, 30, 28, 26, 24, 22, 20), _TOTAL - 8)
    shapes: list[Shape] = [
        Rectangle((_EDGE, _TITLE, width - _EDGE, _TITLE + _HEADER), cards.START_HEADER, radius=14),
        Text((_EDGE + 28, middle), title, large, ink, "name", "ls"),
        Text((width - _EDGE - _TOTAL / 2 - team, middle), total, small, ink, "name", "ms"),
    ]
    for number, column in enumerate(columns):
        x = _column_middle(number)
        shapes += _mark(column, (x, _TITLE + 48))
        size = largest([column.label], "bold", (22, 21, 20, 19, 18, 17, 16, 15, 14), _COLUMN - 6)
        label = fonts.fitted(column.label, "bold", size, _COLUMN - 6)
        shapes.append(Text((x, _TITLE + 108), label, size, ink, "bold", "ms"))
    return tuple(shapes)


def _mark(column: Column, at: Point) -> Shapes:
    if column.god:
        return medallion(column.god, at, 70)
    if column.sprite == "coin":
        return (Sprite("coin", at, 64, (theme.GOLD, theme.GOLD_EDGE)),)
    ground = Circle(at, 35, theme.GOLD_EDGE, RIM, 4)
    return (ground, Sprite(column.sprite, at, 48, (LIGHT, theme.GOLD_EDGE)))


def _ranks(sides: Sequence[Party], winners: Sequence[SeatId]) -> list[int]:
    """Sides with as many points share a rank; but whoever wins a tie is first alone."""
    ranks: list[int] = []
    for number, side in enumerate(sides):
        before = sides[number - 1] if number else None
        as_good = before is not None and _total(before) == _total(side)
        alike = before is not None and (before[0].seat in winners) == (side[0].seat in winners)
        ranks.append(ranks[-1] if as_good and alike else number + 1)
    return ranks


def _rank(rank: int, *, won: bool, middle: float) -> Shapes:
    wreath = Sprite("prefect", (_EDGE + 46, middle), 80, (theme.GOLD_EDGE, WINNER))
    number = Text((_EDGE + 46, middle + 11), _RANKS[rank - 1], 32, theme.ACCENT, "name", "ms")
    return (wreath, number) if won else (number,)


def _seat(seating: NamedSeats, seat: SeatId, *, top: float) -> Shapes:
    look = seating.look(seat)
    middle = top + _ROW / 2 + 2
    badge = (_EDGE + 124, middle)
    size, name = name_lines(
        seating.pictured(seat), _NAME - 180, one=(36, 34, 32, 30), two=(30, 28, 26)
    )
    return (
        Sprite(f"badge-{look.shape}", badge, 62, (look.fill, look.edge)),
        Text(badge, look.letter, 30, look.ink, "bold", "mm"),
        *centred(name, (_EDGE + 170, middle), size, theme.INK),
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
