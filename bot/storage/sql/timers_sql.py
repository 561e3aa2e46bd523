"""Timers. Functions of a plain connection."""

from collections.abc import Mapping

from bot.storage.sql.connection import SqlConnection
from bot.tables.seating import PlayerId
from bot.tables.store import Timer
from bot.tables.table import TableId, TimerKind

_TIMER = "id, kind, due, table_id, player"


def keep_timers(
    connection: SqlConnection, table_id: TableId, timers: Mapping[TimerKind, float]
) -> None:
    """All of a table's. Written only if they changed."""
    known = connection.execute("SELECT kind, due FROM timers WHERE table_id = ?", (table_id,))
    if dict(known) == timers:
        return
    connection.execute("DELETE FROM timers WHERE table_id = ?", (table_id,))
    connection.executemany(
        "INSERT INTO timers (table_id, kind, due) VALUES (?, ?, ?)",
        [(table_id, *each) for each in timers.items()],
    )


def keep_own_timer(
    connection: SqlConnection, player: PlayerId, kind: TimerKind, at: float | None
) -> None:
    """Of a person, instead of any other of that kind; None for none."""
    connection.execute("DELETE FROM timers WHERE player = ? AND kind = ?", (player, kind))
    if at is not None:
        connection.execute(
            "INSERT INTO timers (player, kind, due) VALUES (?, ?, ?)", (player, kind, at)
        )


def due(connection: SqlConnection, now: float, most: int, after: Timer | None) -> list[Timer]:
    last = (after.due, after.id) if after else (float("-inf"), 0)
    found = connection.execute(
        f"SELECT {_TIMER} FROM timers WHERE due <= ? AND (due, id) > (?, ?) AND kind <> 'letter' "
        "ORDER BY due, id LIMIT ?",
        (now, *last, most),
    )
    return [Timer(*row) for row in found]


def due_letters(connection: SqlConnection, now: float, most: int) -> list[PlayerId]:
    found = connection.execute(
        "SELECT player FROM timers WHERE kind = 'letter' AND due <= ? ORDER BY due LIMIT ?",
        (now, most),
    )
    return [PlayerId(player) for (player,) in found]
