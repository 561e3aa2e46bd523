"""Statistics, standings and records. Functions of a plain connection.

Whatever others see leaves out those who want to stay private, and those who are forgotten: only
people who are known and said nothing of the kind are in the table of people with `private = 0`.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

from bot.storage.sql import ratings_sql
from bot.storage.sql.connection import SqlConnection
from bot.tables.ratings import EVERYWHERE, RatedMode, Rating
from bot.tables.results import ResultId
from bot.tables.seating import PlayerId
from bot.tables.statistics import (
    BoardRecord,
    CloseGame,
    ContrariusRecord,
    Encounters,
    PersonStatistics,
    RatedPerson,
    Records,
    SeatScore,
    Standings,
    encounters_of,
    statistics_of,
)
from engine.terms import BoardId, Difficulty

CLOSEST = 3
_COUNTS = "ended = 'played_out' AND takebacks = 0 AND imported = 0"
_HERE = "(CAST(? AS TEXT) IS NULL OR results.guild = ?)"
_SCORE = (
    "results.id, results.board, mode, "
    "(SELECT count(*) FROM result_seats AS all_seats WHERE all_seats.result = results.id), "
    "{0}.total, {0}.rank, {0}.won, {0}.points"
)
_PUBLIC = (
    "NOT EXISTS (SELECT 1 FROM result_seats AS shown LEFT JOIN people ON "
    "people.player = shown.player WHERE shown.result = results.id AND shown.player IS NOT NULL "
    "AND coalesce(people.private, 1) = 1)"
)
"""Of a game whose players are all named."""


def statistics(connection: SqlConnection, player: PlayerId, guild: str | None) -> PersonStatistics:
    """In that server, or everywhere."""
    scored = connection.execute(
        f"SELECT {_SCORE.format('own')} FROM result_seats AS own "
        "JOIN results ON results.id = own.result "
        f"WHERE own.player = ? AND {_COUNTS} AND own.rank IS NOT NULL AND {_HERE} "
        "ORDER BY ended_at, results.id",
        (player, guild, guild),
    )
    scores = [_score(row) for row in scored]
    won = connection.execute(
        "SELECT winners.points FROM result_seats AS own "
        "JOIN results ON results.id = own.result "
        "JOIN result_seats AS winners ON winners.result = own.result AND winners.won = 1 "
        "LEFT JOIN people ON people.player = winners.player "
        f"WHERE own.player = ? AND {_COUNTS} AND mode IN ('individual', 'team') AND {_HERE} "
        "AND (winners.player IS NULL OR winners.player = own.player OR people.private = 0)",
        (player, guild, guild),
    )
    winners = [json.loads(points) for (points,) in won]
    ratings = ratings_sql.ratings_of(connection, player)
    return statistics_of(player, scores, winners, ratings, guild or EVERYWHERE)


def encounters(
    connection: SqlConnection, player: PlayerId, other: PlayerId, guild: str | None
) -> Encounters:
    rows = connection.execute(
        f"SELECT {_SCORE.format('own')}, theirs.total, theirs.rank, theirs.won, theirs.points, "
        "own.team, theirs.team FROM result_seats AS own "
        "JOIN result_seats AS theirs ON theirs.result = own.result AND theirs.player = ? "
        "JOIN results ON results.id = own.result "
        f"WHERE own.player = ? AND {_COUNTS} AND mode IN ('individual', 'team') AND {_HERE} "
        "ORDER BY ended_at, results.id",
        (other, player, guild, guild),
    )
    pairs = []
    for *scored, team, other_team in rows:
        own, theirs = _score(scored[:8]), _score((*scored[:4], *scored[8:]))
        pairs.append((own, theirs, team is not None and team == other_team))
    return encounters_of(pairs)


def standings(
    connection: SqlConnection, guild: str, mode: RatedMode, first: int, most: int
) -> Standings:
    listed = (
        "FROM ratings JOIN people ON people.player = ratings.player "
        "WHERE scope = ? AND mode = ? AND private = 0"
    )
    (everyone,) = connection.execute(f"SELECT count(*) {listed}", (guild, mode)).fetchone()
    rows = connection.execute(
        f"SELECT ratings.player, name, mu, sigma, games, wins {listed} "
        "ORDER BY shown DESC, ratings.player LIMIT ? OFFSET ?",
        (guild, mode, most, first),
    )
    placed = [
        RatedPerson(place, PlayerId(player), name, Rating(*rating))
        for place, (player, name, *rating) in enumerate(rows, start=first + 1)
    ]
    return Standings(mode, placed, first, everyone)


def records(connection: SqlConnection, guild: str, boards: Iterable[BoardId]) -> Records:
    found = (_board_record(connection, guild, board) for board in boards)
    return Records(
        [each for each in found if each],
        _closest(connection, guild),
        _against_contrarius(connection, guild),
    )


def _board_record(connection: SqlConnection, guild: str, board: BoardId) -> BoardRecord | None:
    row = connection.execute(
        "SELECT name, total, "
        "(SELECT count(*) FROM result_seats AS others WHERE others.result = results.id), ended_at "
        "FROM result_seats AS best JOIN results ON results.id = best.result "
        "JOIN people ON people.player = best.player "
        "WHERE best.guild = ? AND best.board = ? AND best.player IS NOT NULL "
        f"AND total IS NOT NULL AND {_COUNTS} AND mode IN ('individual', 'team') AND private = 0 "
        "ORDER BY total DESC, best.result LIMIT 1",
        (guild, board),
    ).fetchone()
    return BoardRecord(board, *row) if row else None


def _closest(connection: SqlConnection, guild: str) -> list[CloseGame]:
    """Of at least two people. Mode by mode, so that an index says which these are."""
    found: list[Any] = []
    for mode in ("individual", "team"):
        found += connection.execute(
            "SELECT margin, results.id, board, ended_at FROM results "
            f"WHERE guild = ? AND mode = ? AND {_COUNTS} AND margin IS NOT NULL AND {_PUBLIC} "
            "AND (SELECT count(*) FROM result_seats AS people_in "
            "WHERE people_in.result = results.id AND people_in.player IS NOT NULL) > 1 "
            "ORDER BY margin, results.id LIMIT ?",
            (guild, mode, CLOSEST),
        ).fetchall()
    return [
        CloseGame(board, margin, _sides(connection, result), ended_at)
        for margin, result, board, ended_at in sorted(found)[:CLOSEST]
    ]


def _sides(connection: SqlConnection, result: int) -> list[tuple[list[str | None], int]]:
    rows = connection.execute(
        "SELECT seat, team, total, rank, name FROM result_seats "
        "LEFT JOIN people ON people.player = result_seats.player WHERE result = ? "
        "ORDER BY rank, seat",
        (result,),
    )
    sides: dict[str, tuple[list[str | None], int]] = {}
    for seat, team, total, _, name in rows:
        names, points = sides.get(team or str(seat), ([], 0))
        sides[team or str(seat)] = ([*names, name], points + total)
    return list(sides.values())


def _against_contrarius(connection: SqlConnection, guild: str) -> list[ContrariusRecord]:
    best = []
    for difficulty in get_args(Difficulty):
        row = connection.execute(
            "SELECT results.id, margin, board, ended_at FROM results "
            f"WHERE guild = ? AND difficulty = ? AND {_COUNTS} AND margin IS NOT NULL "
            f"AND {_PUBLIC} ORDER BY margin DESC, results.id LIMIT 1",
            (guild, difficulty),
        ).fetchone()
        if row:
            result, *others = row
            best.append(ContrariusRecord(difficulty, _names(connection, result), *others))
    return best


def _names(connection: SqlConnection, result: int) -> list[str]:
    rows = connection.execute(
        "SELECT name FROM result_seats JOIN people ON people.player = result_seats.player "
        "WHERE result = ? ORDER BY seat",
        (result,),
    )
    return [name for (name,) in rows]


def _score(row: Sequence[Any]) -> SeatScore:
    result, board, mode, seats, total, rank, won, points = row
    paid: Mapping[str, int] = json.loads(points)
    return SeatScore(ResultId(result), board, mode, seats, total, rank, bool(won), paid)
