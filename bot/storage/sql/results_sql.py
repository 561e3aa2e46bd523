"""Results of games, and what was corrected in them. Functions of a plain connection."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.upsert import marks
from bot.tables.result_builder import PlayedPart, with_history
from bot.tables.result_corrections import (
    CorrectedFacts,
    Correction,
    LoggedCorrection,
    UnknownResult,
    corrected,
    facts_of,
)
from bot.tables.results import GameResult, ResultId, SeatHolder, SeatResult
from bot.tables.seating import PlayerId
from bot.tables.table import TableId

_RESULT = (
    "id, guild, board, mode, difficulty, options, ended, began_at, ended_at, turns, takebacks, "
    "imported, contrarius, margin"
)
_SEAT = "seat, player, level, team, total, rank, won, points"
_INSERT_RESULT = f"INSERT INTO results ({_RESULT}, rated) VALUES ({marks(15)})"
_INSERT_SEAT = f"INSERT INTO result_seats (result, {_SEAT}, board, guild) VALUES ({marks(11)})"
_INSERT_HOLDER = (
    "INSERT INTO result_holders (result, seat, place, kind, player, actions) "
    "VALUES (?, ?, ?, ?, ?, ?)"
)
_COUNTING = "SELECT result FROM result_seats WHERE player = ?"


def set_aside(connection: SqlConnection, table: TableId, ended: str) -> None:
    """With the transaction that ends a game: the rest is for `enter`, which nobody waits for."""
    connection.execute(
        "INSERT INTO results_to_make (table_id, result) VALUES (?, ?)", (table, ended)
    )


def are_set_aside(connection: SqlConnection) -> bool:
    found = connection.execute("SELECT 1 FROM results_to_make WHERE result IS NOT NULL LIMIT 1")
    return found.fetchone() is not None


def enter(connection: SqlConnection) -> None:
    """All that were set aside."""
    found = connection.execute(
        "SELECT table_id, result FROM results_to_make WHERE result IS NOT NULL ORDER BY table_id"
    ).fetchall()
    for table, ended in found:
        _enter(connection, TableId(table), GameResult.model_validate_json(ended))


def make(connection: SqlConnection, table: TableId, ended: GameResult | None) -> None:
    """Once, however often it is tried. A game that ended before did so with its last entry."""
    mark = "SELECT 1 FROM results_to_make WHERE table_id = ? AND result IS NULL"
    if connection.execute(mark, (table,)).fetchone() is None:
        return
    if ended is None:
        connection.execute("DELETE FROM results_to_make WHERE table_id = ?", (table,))
        return
    last = connection.execute(
        "SELECT at FROM actions WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table,)
    ).fetchone()
    at = last[0] if last else ended.ended_at
    _enter(connection, table, ended.model_copy(update={"began_at": at, "ended_at": at}))


def games_without(connection: SqlConnection, most: int) -> list[TableId]:
    wanted = "SELECT table_id FROM results_to_make WHERE result IS NULL ORDER BY table_id LIMIT ?"
    return [TableId(table) for (table,) in connection.execute(wanted, (most,))]


def _enter(connection: SqlConnection, table_id: TableId, ended: GameResult) -> None:
    """With what the table and its log add to it."""
    table = (table_id,)
    connection.execute("DELETE FROM results_to_make WHERE table_id = ?", table)
    (guild,) = connection.execute("SELECT guild FROM tables WHERE id = ?", table).fetchone()
    began = connection.execute("SELECT at FROM actions WHERE table_id = ? AND number = 1", table)
    first = began.fetchone()
    played = connection.execute(
        "SELECT seat, done_by, player, count(*) FROM actions WHERE table_id = ? "
        "GROUP BY seat, done_by, player ORDER BY min(number)",
        table,
    )
    parts = [PlayedPart(*row) for row in played]
    insert(connection, with_history(ended, guild, first[0] if first else None, parts))


def result(connection: SqlConnection, result_id: ResultId) -> GameResult | None:
    found = _results(connection, "id = ?", result_id)
    return found[0] if found else None


def results_of(connection: SqlConnection, player: PlayerId) -> list[GameResult]:
    return _results(connection, f"id IN ({_COUNTING})", player)


def results_in(connection: SqlConnection, guild: str) -> list[GameResult]:
    return _results(connection, "guild = ?", guild)


def results_naming(connection: SqlConnection, player: PlayerId) -> list[GameResult]:
    """Also of games in which somebody else has played more of their seat."""
    held = "SELECT result FROM result_holders WHERE player = ?"
    return _results(connection, f"id IN ({_COUNTING} UNION {held})", player, player)


def correct(connection: SqlConnection, result_id: ResultId, said: Correction) -> GameResult:
    before = result(connection, result_id)
    if before is None:
        raise UnknownResult
    after = corrected(before, said)
    connection.execute(
        "UPDATE results SET ended = ?, margin = ?, rated = 0 WHERE id = ?",
        (after.ended, after.margin, result_id),
    )
    connection.executemany(
        "UPDATE result_seats SET total = ?, rank = ?, won = ? WHERE result = ? AND seat = ?",
        [(each.total, each.rank, int(each.won), result_id, each.seat) for each in after.seats],
    )
    facts = [facts_of(each).model_dump_json() for each in (before, after)]
    connection.execute(
        "INSERT INTO result_corrections (result, corrected_by, at, why, before, after) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        (result_id, said.by, said.at, said.why, *facts),
    )
    return after


def corrections(connection: SqlConnection, result_id: ResultId) -> list[LoggedCorrection]:
    rows = connection.execute(
        "SELECT corrected_by, at, why, before, after FROM result_corrections "
        "WHERE result = ? ORDER BY id",
        (result_id,),
    )
    return [
        LoggedCorrection(result_id, by, at, why, _facts(before), _facts(after))
        for by, at, why, before, after in rows
    ]


def forget(connection: SqlConnection, player: PlayerId, instead: str) -> None:
    """Their results are nobody's any more."""
    for table in ("result_seats", "result_holders"):
        connection.execute(f"UPDATE {table} SET player = ? WHERE player = ?", (instead, player))
    connection.execute(
        "UPDATE result_corrections SET corrected_by = NULL WHERE corrected_by = ?", (player,)
    )


def insert(connection: SqlConnection, kept: GameResult) -> None:
    connection.execute(
        _INSERT_RESULT,
        (
            kept.id, kept.guild, kept.board, kept.mode, kept.difficulty, json.dumps(kept.options),
            kept.ended, kept.began_at, kept.ended_at, kept.turns, int(kept.takebacks),
            int(kept.imported),
            kept.contrarius, kept.margin, 0,
        ),
    )  # fmt: skip
    for seat in kept.seats:
        connection.execute(
            _INSERT_SEAT,
            (
                kept.id, seat.seat, seat.player, seat.level, seat.team, seat.total, seat.rank,
                int(seat.won), json.dumps(seat.points), kept.board, kept.guild,
            ),
        )  # fmt: skip
        for place, holder in enumerate(seat.holders):
            connection.execute(
                _INSERT_HOLDER,
                (kept.id, seat.seat, place, holder.kind, holder.player, holder.actions),
            )


def _results(connection: SqlConnection, condition: str, *values: object) -> list[GameResult]:
    """In the order in which the games ended; three statements, however many there are."""
    wanted = f"SELECT {_RESULT} FROM results WHERE {condition} ORDER BY ended_at, id"
    found = connection.execute(wanted, values).fetchall()
    among = f"WHERE result IN (SELECT id FROM results WHERE {condition}) ORDER BY result, seat"
    seats = _by_result(connection, f"SELECT result, {_SEAT} FROM result_seats {among}", values)
    holders = _by_result(
        connection,
        f"SELECT result, seat, kind, player, actions FROM result_holders {among}, place",
        values,
    )
    return [_result(row, seats[row[0]], holders[row[0]]) for row in found]


def _by_result(
    connection: SqlConnection, sql: str, values: Sequence[object]
) -> dict[int, list[Any]]:
    rows: dict[int, list[Any]] = defaultdict(list)
    for number, *row in connection.execute(sql, values):
        rows[number].append(row)
    return rows


def _result(row: Sequence[Any], seats: Iterable[Any], holders: Sequence[Any]) -> GameResult:
    """What stands here was checked when it was made."""
    known = dict(zip(_RESULT.split(", "), row, strict=True))
    known["options"] = json.loads(known["options"])
    known["takebacks"], known["imported"] = bool(known["takebacks"]), bool(known["imported"])
    return GameResult.model_construct(**known, seats=tuple(_seat(each, holders) for each in seats))


def _seat(row: Sequence[Any], holders: Sequence[Any]) -> SeatResult:
    known = dict(zip(_SEAT.split(", "), row, strict=True))
    known["points"], known["won"] = json.loads(known["points"]), bool(known["won"])
    played = tuple(
        SeatHolder.model_construct(kind=kind, player=player, actions=actions)
        for seat, kind, player, actions in holders
        if seat == known["seat"]
    )
    return SeatResult.model_construct(**known, holders=played)


def _facts(text: str) -> CorrectedFacts:
    return CorrectedFacts.model_validate_json(text)
