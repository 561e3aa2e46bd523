"""What the gods would pay now, and what they paid in the end, as tables: a column for each seat."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from bot.texts.columns import in_columns
from engine.catalogue import catalogue
from engine.forecast import expected_score, forecasts
from engine.scoring import Score, contrarius_score
from engine.storehouse import goods_in_play
from engine.terms import GODS, God, SeatId
from words import nouns
from words.margins import margin_text
from words.reader import Reader

TableRow = list[str | int]


class Scored(Protocol):
    """A score of the engine, or as a notice tells it."""

    @property
    def seat(self) -> SeatId: ...
    @property
    def gods(self) -> Mapping[God, int]: ...
    @property
    def concordia(self) -> int: ...
    @property
    def trade(self) -> int: ...
    @property
    def debt(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def tiles(self) -> int: ...
    @property
    def total(self) -> int: ...


def forecast(reader: Reader) -> str:
    """From what everybody may know; the whole of it only for the reader's own cards."""
    words, seats = reader.words, forecasts(reader.view)
    rows: list[TableRow] = [_letters(reader)]
    rows += [
        [nouns.god_name(words, god), *(each.per_card[god] for each in seats)]
        for god in paying_gods(reader)
        if god != "minerva"
    ]
    houses: list[TableRow] = [_letters(reader)]
    houses += [
        [nouns.good_name(words, good), *(each.houses_by_good.get(good, 0) for each in seats)]
        for good in goods_in_play(reader.view)
    ]
    minerva = "forecast-minerva.salt" if reader.view.options.salt else "forecast-minerva"
    return "\n".join(
        [
            words("forecast-heading"),
            legend(reader),
            words("forecast-per-card"),
            in_columns(rows),
            words(minerva),
            in_columns(houses),
            *_own(reader),
        ]
    )


def final_table(reader: Reader, scores: Sequence[Scored], winner: Sequence[SeatId]) -> str:
    """Who won, and god by god what everyone was paid."""
    words, view = reader.words, reader.view
    points = sum(each.total for each in scores if each.seat in winner)
    parts = [words("final-won", who=reader.seats(winner), count=len(winner), points=points)]
    sides = Counter[object]()
    for each in scores:
        sides[view.team_letter(each.seat) or each.seat] += each.total
    if view.praefectus_magnus is not None and list(sides.values()).count(points) > 1:
        praefectus = nouns.praefectus_name(words, view.options)
        parts.append(words("final-tie", praefectus=praefectus))
    if view.contrarius is not None:
        parts.append(margin_text(words, view.options, scores, winner))
    parts += [legend(reader), in_columns([*_paid(reader, scores)])]
    if view.concordia is not None and view.end_cause:
        who = reader.seat(view.concordia)
        parts.append(words("final-concordia", who=who, cause=view.end_cause))
    return "\n".join(parts)


def legend(reader: Reader) -> str:
    """Which letter is whose: `**Livia** (R), **Marcus** (G)`."""
    seats = [each.seat for each in reader.view.seats]
    if reader.view.contrarius is not None:
        seats.append(reader.view.contrarius.seat)
    return nouns.series(reader.words, map(reader.named, seats))


def paying_gods(reader: Reader) -> tuple[God, ...]:
    """Those that can pay in this game, in the order they are always counted."""
    has_venus = reader.view.options.card_set != "base"
    return tuple(god for god in GODS if god != "venus" or has_venus)


def _paid(reader: Reader, scores: Sequence[Scored]) -> Iterator[TableRow]:
    words = reader.words
    yield ["", *(reader.letter(each.seat) for each in scores)]
    for god in paying_gods(reader):
        yield [nouns.god_name(words, god), *(each.gods[god] for each in scores)]
    if reader.view.board.trades:
        yield [words("scores-trade"), *(each.trade for each in scores)]
    yield [words("scores-concordia"), *(each.concordia for each in scores)]
    if reader.view.contrarius is not None:
        yield [words("scores-track"), *(each.points for each in scores)]
        yield [words("scores-tiles"), *(each.tiles for each in scores)]
    if any(each.debt for each in scores):
        yield [words("scores-debt"), *(-each.debt for each in scores)]
    yield [words("scores-total"), *(each.total for each in scores)]
    teams: Counter[str] = Counter()
    for each in scores:
        teams[reader.view.team_letter(each.seat) or ""] += each.total
    for team in filter(None, teams):
        yield [
            words("scores-team", team=team),
            *(teams[team] if reader.view.team_letter(s.seat) == team else "" for s in scores),
        ]


def _letters(reader: Reader) -> TableRow:
    return ["", *(reader.letter(each.seat) for each in reader.view.seats)]


def _own(reader: Reader) -> Iterator[str]:
    words, viewer = reader.words, reader.view.viewer
    known = [expected_score(reader.view, each.seat) for each in reader.view.seats]
    everyone = [score for score in known if score is not None]
    his = contrarius_score(reader.view) if reader.view.contrarius else None
    if len(everyone) == len(known):
        yield words("forecast-everyone")
        yield in_columns([*_paid(reader, [*everyone, *([his] if his else [])])])
        return
    score = None if viewer is None else known[viewer]
    if his is not None:
        yield words("forecast-contrarius", points=his.total)
    if score is None:
        yield words("forecast-spectator")
        return
    yield words("forecast-yours")
    yield in_columns(list(_own_rows(reader, score)))
    if reader.view.partner_of(score.seat) is not None:
        yield words("forecast-partner")


def _own_rows(reader: Reader, score: Score) -> Iterator[TableRow]:
    words, own = reader.words, reader.view.seats[score.seat]
    cards = [catalogue().cards[card] for card in (*(own.hand or ()), *(own.discard or ()))]
    held = Counter(god for card in cards for god in card.gods)
    each_pays = forecasts(reader.view)[score.seat].per_card
    yield ["", words("scores-each"), words("scores-cards"), words("scores-points")]
    for god in paying_gods(reader):
        yield [nouns.god_name(words, god), each_pays.get(god, ""), held[god], score.gods[god]]
    if score.trade:
        yield [words("scores-trade"), "", "", score.trade]
    if score.concordia:
        yield [words("scores-concordia"), "", "", score.concordia]
    if score.debt:
        yield [words("scores-debt"), "", "", -score.debt]
    yield [words("scores-total"), "", "", score.total]
