"""Sheets of statistics, standings and records, to be drawn or told."""

from collections.abc import Iterator, Sequence

from bot.tables.statistics import (
    CloseGame,
    Encounters,
    PersonStatistics,
    Records,
    Standings,
)
from bot.texts.people import shown
from bot.texts.posts.rating_changes import signed
from engine.catalogue import catalogue
from engine.terms import BoardId
from render.person_sheet import GodPoints, PastGame, PersonSheet
from render.ranking import Ranking, RankingRow
from render.record_sheet import RecordPart, RecordRow, RecordSheet
from words import Words
from words.nouns import day, decimal, listing, series
from words.worded_text import capitalised

_BOARDS = 3


def standings_ranking(words: Words, standings: Standings) -> Ranking:
    rows = tuple(
        RankingRow(
            each.place,
            shown(each.name),
            (str(each.rating.shown), str(each.rating.games), str(each.rating.wins)),
        )
        for each in standings.rows
    )
    subtitle = words(
        "standings-subtitle",
        mode=standings.mode,
        first=str(standings.first + 1),
        last=str(standings.first + len(rows)),
        everyone=str(standings.everyone),
    )
    columns = (words("standings-rating"), words("standings-games"), words("standings-wins"))
    return Ranking(words("standings-title"), subtitle, columns, rows)


def person_sheet(
    words: Words, statistics: PersonStatistics, name: str, *, here: bool
) -> PersonSheet:
    """`here`: of the games in one server."""
    return PersonSheet(
        title=name,
        subtitle=words("stats-here") if here else words("stats-everywhere"),
        figures=tuple(_figures(words, statistics, here=here)),
        own=name,
        other=words("stats-winners"),
        gods_title=words("stats-gods"),
        gods=tuple(GodPoints(god, *points) for god, points in statistics.gods.items()),
        form_title=words("stats-form"),
        form=tuple(PastGame(each.rank, each.won) for each in statistics.form),
        boards_title=words("stats-boards"),
        boards=tuple(
            (_board(board), words("stats-board", games=won.games, wins=won.wins))
            for board, won in statistics.boards[:_BOARDS]
        ),
    )


def encounter_sheet(words: Words, encounters: Encounters, name: str, other: str) -> PersonSheet:
    figures = [
        (words("against-ahead", name=name), str(encounters.ahead)),
        (words("against-ahead", name=other), str(encounters.behind)),
    ]
    if encounters.partners:
        figures.append((words("against-partners"), str(encounters.partners)))
    if encounters.averages:
        first, second = encounters.averages
        figures.append((words("against-average", name=name), decimal(words, first)))
        figures.append((words("against-average", name=other), decimal(words, second)))
    return PersonSheet(
        title=words("against-title", name=name, other=other),
        subtitle=words("against-subtitle", count=encounters.games),
        figures=tuple(figures),
        own=name,
        other=other,
        gods_title=words("stats-gods"),
        gods=tuple(GodPoints(god, *points) for god, points in encounters.gods.items()),
    )


def record_sheet(words: Words, records: Records) -> RecordSheet:
    highest = tuple(
        RecordRow(
            _board(each.board),
            str(each.total),
            shown(each.name),
            words("records-seats", day=day(words, each.ended_at), seats=each.seats),
        )
        for each in records.boards
    )
    closest = tuple(_close_game(words, each) for each in records.closest)
    contrarius = tuple(
        RecordRow(
            capitalised(words(f"choice-{each.difficulty}")),
            signed(each.margin),
            listing(words, [shown(name) for name in each.names]),
            words("records-board-day", board=_board(each.board), day=day(words, each.ended_at)),
        )
        for each in records.contrarius
    )
    parts = (
        RecordPart(words("records-highest"), highest),
        RecordPart(words("records-closest"), closest),
        RecordPart(words("records-contrarius"), contrarius),
    )
    return RecordSheet(
        words("records-title"),
        words("records-subtitle"),
        tuple(part for part in parts if part.rows),
    )


def _figures(
    words: Words, statistics: PersonStatistics, *, here: bool
) -> Iterator[tuple[str, str]]:
    games, wins, best = statistics.games, statistics.wins, statistics.best
    if games and statistics.average is not None and best is not None:
        yield words("stats-games"), str(games)
        share = round(100 * wins / games)
        yield words("stats-won"), words("stats-won-share", wins=str(wins), share=str(share))
        yield words("stats-average"), decimal(words, statistics.average)
        yield words("stats-best", board=_board(best.board)), str(best.total)
    local, overall = statistics.here, statistics.everywhere
    if here and "individual" in local:
        yield words("stats-rating"), str(local["individual"].shown)
    if "individual" in overall:
        yield words("stats-rating-everywhere"), str(overall["individual"].shown)
    if here and "team" in local:
        yield words("stats-rating-team"), str(local["team"].shown)
    if "team" in overall:
        yield words("stats-rating-team-everywhere"), str(overall["team"].shown)
    if statistics.contrarius.games:
        played, won = statistics.contrarius
        told = words("stats-contrarius-games", wins=str(won), games=str(played))
        yield words("stats-contrarius"), told


def _close_game(words: Words, game: CloseGame) -> RecordRow:
    """Whoever won, and below them the others."""
    first, *others = [
        words("records-side", names=_side(words, names), points=str(points))
        for names, points in game.sides
    ]
    return RecordRow(_board(game.board), signed(game.margin), first, series(words, others))


def _side(words: Words, names: Sequence[str | None]) -> str:
    told = [words("records-computer") if name is None else shown(name) for name in names]
    return listing(words, told)


def _board(board: BoardId) -> str:
    return catalogue().boards[board].name
