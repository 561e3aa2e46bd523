"""Ratings, worked out from the results one by one. Functions of a plain connection.

A result whose ratings are not yet what follows from it is marked. The first of them is rated; where
that makes another rating of somebody, their next game is marked in turn. So whatever comes in late,
or is corrected, changes what follows from it and nothing else; and from nothing, the same ratings
come out again.
"""

from collections.abc import Sequence

from bot.storage.sql import results_sql
from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.upsert import upsert
from bot.tables.ratings import (
    BEGINNER,
    EVERYWHERE,
    RatedMode,
    Rating,
    RatingChange,
    is_rated,
    rated,
)
from bot.tables.results import GameResult, ResultId
from bot.tables.seating import PlayerId
from bot.tables.table import TableId

_RATING = ", ".join(Rating._fields)
_THEIRS = "scope = ? AND mode = ? AND player = ?"
_BEFORE = (
    f"SELECT {_RATING} FROM rating_changes WHERE {_THEIRS} AND (ended_at, result) < (?, ?) "
    "ORDER BY ended_at DESC, result DESC LIMIT 1"
)
_NEXT = (
    f"SELECT result FROM rating_changes WHERE {_THEIRS} AND (ended_at, result) > (?, ?) "
    "ORDER BY ended_at, result LIMIT 1"
)
_KEY = ("scope", "mode", "player")
_KEEP_CHANGE = upsert("rating_changes", (*_KEY, "ended_at", "result"), Rating._fields)
_KEEP_RATING = upsert("ratings", _KEY, (*Rating._fields, "shown"))


def is_behind(connection: SqlConnection) -> bool:
    return (
        connection.execute("SELECT 1 FROM results WHERE rated = 0 LIMIT 1").fetchone() is not None
    )


def rate_some(connection: SqlConnection, most: int) -> int:
    """How many results were rated; fewer than asked for once all are."""
    for done in range(most):
        found = connection.execute(
            "SELECT id FROM results WHERE rated = 0 ORDER BY ended_at, id LIMIT 1"
        ).fetchone()
        if found is None:
            return done
        result = results_sql.result(connection, ResultId(found[0]))
        assert result, "it was found a moment ago"
        connection.execute("UPDATE results SET rated = 1 WHERE id = ?", (result.id,))
        if result.mode in ("individual", "team"):
            for scope in (EVERYWHERE, *((result.guild,) if result.guild else ())):
                _rate(connection, result, scope)
    return most


def start_over(connection: SqlConnection) -> None:
    connection.execute("DELETE FROM rating_changes")
    connection.execute("DELETE FROM ratings")
    connection.execute("UPDATE results SET rated = 0 WHERE rated = 1")


def changes_of(connection: SqlConnection, result_id: ResultId, scope: str) -> list[RatingChange]:
    """Nothing where it is not rated, or not yet."""
    rows = connection.execute(
        f"SELECT changes.mode, player, changes.ended_at, {_RATING} FROM rating_changes AS changes "
        "JOIN results ON results.id = result WHERE result = ? AND scope = ? AND rated = 1 "
        "ORDER BY player",
        (result_id, scope),
    ).fetchall()
    changes = []
    for mode, player, ended_at, *after in rows:
        earlier = _before(connection, (scope, mode, player), ended_at, result_id)
        changes.append(RatingChange(result_id, PlayerId(player), earlier, Rating(*after)))
    return changes


def ratings_of(connection: SqlConnection, player: PlayerId) -> dict[tuple[str, RatedMode], Rating]:
    """By server and mode."""
    rows = connection.execute(
        f"SELECT scope, mode, {_RATING} FROM ratings WHERE player = ?", (player,)
    )
    return {(scope, mode): Rating(*rating) for scope, mode, *rating in rows}


def tables_showing(connection: SqlConnection, player: PlayerId, most: int) -> list[TableId]:
    """Whose ends say what somebody's rating became, the latest first."""
    rows = connection.execute(
        "SELECT DISTINCT result FROM rating_changes JOIN tables ON tables.id = result "
        "WHERE player = ? ORDER BY result DESC LIMIT ?",
        (player, most),
    )
    return [TableId(result) for (result,) in rows]


def forget(connection: SqlConnection, player: PlayerId, instead: str) -> None:
    for table in ("rating_changes", "ratings"):
        connection.execute(f"UPDATE {table} SET player = ? WHERE player = ?", (instead, player))


def _rate(connection: SqlConnection, result: GameResult, scope: str) -> None:
    after: dict[PlayerId, Rating] = {}
    if is_rated(result):
        before = {
            player: _before(connection, (scope, result.mode, player), result.ended_at, result.id)
            for player in result.players
        }
        after = rated(result, before)
    rows = connection.execute(
        f"SELECT player, {_RATING} FROM rating_changes WHERE result = ? AND scope = ?",
        (result.id, scope),
    )
    known = {PlayerId(player): Rating(*rating) for player, *rating in rows.fetchall()}
    for player in dict.fromkeys((*known, *after)):
        if known.get(player) != after.get(player):
            _keep(connection, result, (scope, result.mode, player), after.get(player))


def _keep(
    connection: SqlConnection, result: GameResult, whose: Sequence[str], rating: Rating | None
) -> None:
    at = (*whose, result.ended_at, result.id)
    if rating:
        connection.execute(_KEEP_CHANGE, (*at, *rating))
    else:
        connection.execute(
            f"DELETE FROM rating_changes WHERE {_THEIRS} AND ended_at = ? AND result = ?", at
        )
    following = connection.execute(_NEXT, at).fetchone()
    if following:
        connection.execute("UPDATE results SET rated = 0 WHERE id = ?", following)
        return
    last = rating or _before(connection, whose, result.ended_at, result.id)
    if last.games:
        connection.execute(_KEEP_RATING, (*whose, *last, last.least))
    else:
        connection.execute(f"DELETE FROM ratings WHERE {_THEIRS}", whose)


def _before(
    connection: SqlConnection, whose: Sequence[str], ended_at: float, result: ResultId
) -> Rating:
    found = connection.execute(_BEFORE, (*whose, ended_at, result)).fetchone()
    return Rating(*found) if found else BEGINNER
