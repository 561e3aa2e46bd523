"""What a year has come to: every promise checked in what the database itself has noted."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from statistics import median

from bot.tables.people import Preferences
from bot.tables.quiet_hours import quiet_until
from bot.tables.reminders import APART_SECONDS
from bot.tables.seating import Absence, Seating
from tests.bot.year.people import DAY, HOUR

Seat = tuple[int, int]


def verdict(path: Path, games: int, people: int, start: float) -> dict[str, object]:
    """The figures; whatever was promised and didn't hold is an assertion."""
    connection = sqlite3.connect(path)
    try:
        _check_reminders(connection)
        missed = _missed(connection)
        _check_missed(connection, missed)
        clicks = _check_clicks(connection)
        stood_in = _check_presence(connection, missed)
        return _figures(connection, path, games, people, start) | {
            "turns_stood_in": stood_in,
            "clicks_without_an_answer": clicks,
        }
    finally:
        connection.close()


def _check_reminders(connection: sqlite3.Connection) -> None:
    times: dict[str, list[float]] = defaultdict(list)
    for at, player, liked, absence in connection.execute("SELECT * FROM witness_reminders"):
        likes = Preferences.model_validate_json(liked) if liked else Preferences()
        assert likes.reminders != "off", f"{player} wants no reminders"
        assert quiet_until(likes.quiet, likes.zone, at=at) is None, f"{player} sleeps"
        away = Absence.model_validate_json(absence) if absence else None
        assert away is None or away.until <= at, f"{player} is away"
        times[player].append(at)
    for player, reminded in times.items():
        gaps = [later - earlier for earlier, later in pairwise(reminded)]
        assert all(gap >= APART_SECONDS for gap in gaps), f"{player} was disturbed"


def _missed(connection: sqlite3.Connection) -> dict[Seat, list[tuple[float, bool]]]:
    """When somebody's time was up, and whether the stand-in kept the seat."""
    found: dict[Seat, list[tuple[float, bool]]] = defaultdict(list)
    for at, table, text in connection.execute("SELECT * FROM witness_notices ORDER BY at, rowid"):
        notice = json.loads(text)
        if notice["kind"] == "turn_missed":
            found[table, notice["seat"]].append((at, notice["keeps"]))
    return found


def _check_missed(
    connection: sqlite3.Connection, missed: dict[Seat, list[tuple[float, bool]]]
) -> None:
    """Each timer fired once, and not before a turn's time was over since anything was played."""
    paces = {
        table: Seating.model_validate_json(sheet).pace
        for table, sheet in connection.execute("SELECT id, sheet FROM tables")
    }
    for (table, seat), times in missed.items():
        pace = paces[table]
        assert pace
        played = [
            at
            for (at,) in connection.execute(
                "SELECT at FROM actions WHERE table_id = ? ORDER BY number", (table,)
            )
        ]
        own = [
            at
            for (at,) in connection.execute(
                "SELECT at FROM actions WHERE table_id = ? AND seat = ?", (table, seat)
            )
        ]
        for earlier, later in pairwise(at for at, _ in times):
            assert any(earlier <= at <= later for at in own), f"fired twice: {table} {seat}"
        for at, _ in times:
            before = [each for each in played if each < at]
            assert not before or at - before[-1] >= pace.seconds, f"too early: {table} {seat}"


def _check_clicks(connection: sqlite3.Connection) -> int:
    """Nobody's time was up in the hour after they had clicked in their panel, unless they had done
    so for hours. How often somebody did."""
    clicks = {tuple(row) for row in connection.execute("SELECT * FROM witness_clicks")}
    for at, table, text in connection.execute("SELECT * FROM witness_notices"):
        notice = json.loads(text)
        if notice["kind"] == "turn_missed":
            hours = [(at - each * HOUR, table, notice["player"]) for each in (1, 2, 3)]
            late = [each in clicks for each in hours]
            assert not late[0] or all(late), f"played for somebody present: {notice}"
    return len(clicks)


def _check_presence(
    connection: sqlite3.Connection, missed: dict[Seat, list[tuple[float, bool]]]
) -> int:
    """No turn is begun for somebody whose time wasn't up, and who wasn't away or gone; in one that
    was, their partner may have them play a further card. How many were begun for somebody."""
    away: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for at, player, absence in connection.execute("SELECT * FROM witness_absences ORDER BY rowid"):
        if absence:
            away[player].append((at, Absence.model_validate_json(absence).until))
    begun = 0
    tables = connection.execute("SELECT id, sheet, options FROM tables").fetchall()
    for table, sheet, options in tables:
        holders = Seating.model_validate_json(sheet).participants
        licences = {seat: list(times) for (each, seat), times in missed.items() if each == table}
        kept: set[int] = set()
        stood_in: set[int] = set()  # in the turn that goes on, which ends before others play
        team = json.loads(options).get("team", False)
        rows = connection.execute(
            "SELECT seat, done_by, at, action_json FROM actions WHERE table_id = ? ORDER BY number",
            (table,),
        )
        for seat, done_by, at, action in rows.fetchall():
            player = holders[seat].player
            stood_in &= {seat, (seat + len(holders) // 2) % len(holders)} if team else {seat}
            if player is None:
                continue
            due = [each for each in licences.get(seat, []) if each[0] <= at]
            if done_by == "person":
                kept.discard(seat)
                stood_in.discard(seat)
            if done_by == "computer" and json.loads(action)["kind"] == "play_card":
                begun += 1
                gone = any(begin <= at <= until for begin, until in away[player])
                licensed = due or seat in kept | stood_in or gone
                assert licensed, f"played for {player} at table {table}"
            if due and done_by == "computer":
                stood_in.add(seat)
            for each in due:
                licences[seat].remove(each)
                if each[1] and done_by != "person":
                    kept.add(seat)
    return begun


def _figures(
    connection: sqlite3.Connection, path: Path, games: int, people: int, start: float
) -> dict[str, object]:
    (now,) = connection.execute("SELECT at FROM witness_time").fetchone()
    (opened,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    ended = sorted(
        (at - begun) / DAY for at, begun in connection.execute("SELECT at, begun FROM witness_ends")
    )
    (reminders,) = connection.execute("SELECT count(*) FROM witness_reminders").fetchone()
    (turns,) = connection.execute(
        "SELECT count(*) FROM actions WHERE done_by = 'person' AND action_json LIKE '%play_card%'"
    ).fetchone()
    (actions,) = connection.execute("SELECT count(*) FROM actions").fetchone()
    (left,) = connection.execute("SELECT count(*) FROM timers WHERE table_id NOTNULL").fetchone()
    days = max(1.0, (now - start) / DAY)
    if len(ended) == games:
        assert left == 0, "a timer of a game that is over"
    return {
        "days": round(days),
        "games": opened,
        "games_ended": len(ended),
        "days_a_game_median": round(median(ended), 1) if ended else None,
        "days_a_game_longest": round(ended[-1], 1) if ended else None,
        "actions": actions,
        "reminders_a_day_and_person": round(reminders / days / people, 3),
        "pings_a_day_and_person": round((reminders + turns) / days / people, 3),
        "bytes_a_game": round(path.stat().st_size / max(1, opened)),
    }
