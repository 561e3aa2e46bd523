"""The end of a game: who won, what every god paid, and how anybody can check that it was fair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.components.ids import custom_id
from bot.posts import Button, Post
from bot.presenters.reader import Reader, capitalised
from bot.tables.looks import Look
from bot.tables.notices import GameOver, SeatScore
from engine.board import board_of
from engine.catalogue import catalogue
from engine.terms import SeatId
from render import Picture
from render.view_facts import scored_gods
from words import nouns

_LABEL = 10
_NUMBER = 5
"""Characters of the table: narrow enough for a phone with six seats."""


def over_post(
    reader: Reader, look: Look, over: GameOver, pictures: Sequence[Picture], record: str
) -> Post:
    words = reader.words
    board = catalogue().boards[reader.view.options.board].name
    head = words("over-heading", board=board, turn=reader.view.turn)
    first = "\n".join((head, _won(reader, over), *_concordia(reader), *_ranking(reader, over)))
    table = "\n".join(("```", *score_table(reader, over.scores), "```"))
    rematch = Button(words("over-button-rematch"), custom_id("rematch", look.table), "success")
    return Post(
        texts=(first, table, _promise(reader, over)),
        pictures=tuple(pictures),
        rows=((rematch,),),
        files=((f"concordia-{look.table}.json", record.encode()),),
    )


def score_table(reader: Reader, scores: Sequence[SeatScore]) -> Iterator[str]:
    """A line for each god, a column for each seat."""
    words, view = reader.words, reader.view
    yield _line("", [nouns.seat_letter(score.seat) for score in scores])
    for god in scored_gods(view):
        yield _line(nouns.god_name(words, god), [score.gods.get(god, 0) for score in scores])
    if board_of(view.options.board).trades:
        yield _line(words("over-trade"), [score.trade for score in scores])
    yield _line(words("over-concordia"), [score.concordia for score in scores])
    yield _line(words("over-total"), [score.total for score in scores])


def _line(label: str, entries: Sequence[object]) -> str:
    return label.ljust(_LABEL) + "".join(str(each).rjust(_NUMBER) for each in entries)


def _won(reader: Reader, over: GameOver) -> str:
    points = sum(score.total for score in over.scores if score.seat in over.winner)
    winners = capitalised(nouns.listing(reader.words, [reader.named(s) for s in over.winner]))
    return reader.words("over-won", winners=winners, count=len(over.winner), points=points)


def _concordia(reader: Reader) -> Iterator[str]:
    view = reader.view
    if view.concordia is not None and view.end_cause:
        who = capitalised(reader.named(view.concordia))
        points = catalogue().components.concordia_points
        yield reader.words("over-concordia-card", who=who, cause=view.end_cause, points=points)


def _ranking(reader: Reader, over: GameOver) -> Iterator[str]:
    """Best first; partners count together."""
    sides: dict[object, list[SeatScore]] = {}
    for score in over.scores:
        team = reader.view.seats[score.seat].team
        sides.setdefault(team or score.seat, []).append(score)
    ranked = sorted(
        sides.values(),
        key=lambda side: (-sum(each.total for each in side), side[0].seat not in over.winner),
    )
    for rank, side in enumerate(ranked, 1):
        seats = [SeatId(each.seat) for each in side]
        names = nouns.listing(reader.words, [reader.named(seat) for seat in seats])
        points = sum(each.total for each in side)
        yield reader.words("over-rank", rank=rank, seats=names, points=points)


def _promise(reader: Reader, over: GameOver) -> str:
    if over.commitment is None:
        return reader.words("over-seed", seed=over.seed)
    return reader.words("over-promise", seed=over.seed, commitment=over.commitment)
