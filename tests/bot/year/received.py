"""Who was sent what in a year, checked against what was agreed: in the chat itself."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from bot.tables.people import Preferences
from bot.tables.quiet_hours import quiet_until, time_zone
from bot.tables.reminders import APART_SECONDS
from tests.bot.year.chat import DIRECT
from tests.bot.year.people import DAY

ONCE = ("table", "partner", "reminder", "letter", "over", "lobby")
"""Roles of which each key is sent once."""


class Message(NamedTuple):
    id: int
    at: float
    channel: str
    pings: tuple[str, ...]
    silent: bool
    deleted: bool
    owner: str | None
    """The table it is for, or a person or server."""
    role: str
    """Empty for what the bot doesn't know of."""
    key: str | None
    row: int
    """In the order in which the bot has noted them."""
    number: int | None
    """Of the last action at the table by then."""

    @property
    def called(self) -> tuple[str, ...]:
        """Whose phone rings."""
        if self.silent:
            return ()
        direct = (self.channel.removeprefix(DIRECT),) if self.channel.startswith(DIRECT) else ()
        return direct or self.pings


def received(path: Path, chat: Path, people: int, start: float) -> dict[str, object]:
    """The figures; whatever was promised and didn't hold is an assertion."""
    connection = sqlite3.connect(path)
    connection.execute("ATTACH DATABASE ? AS chat", (str(chat),))
    try:
        messages = _messages(connection)
        sheets = connection.execute("SELECT id, options FROM tables").fetchall()
        teams = {str(table) for table, options in sheets if json.loads(options).get("team")}
        elsewhere = connection.execute("SELECT table_id, after FROM witness_elsewhere").fetchall()
        again = _check_once(messages, teams, elsewhere)
        reminders = [each for each in messages if each.role == "reminder"]
        _check_reminders(connection, reminders)
        _check_letters(connection, [each for each in messages if each.role == "letter"])
        (now,) = connection.execute("SELECT at FROM witness_time").fetchone()
        (live,) = connection.execute("SELECT count(*) FROM tables WHERE stage <> 'over'").fetchone()
        (open_threads,) = connection.execute(
            "SELECT count(*) FROM chat.threads WHERE archived_at IS NULL"
        ).fetchone()
        standing = sum(not each.deleted for each in reminders)
        if not live:
            assert not standing, "a reminder that nobody has taken away"
    finally:
        connection.close()
    days = max(1.0, (now - start) / DAY)
    calls: Counter[str] = Counter()
    days_of: Counter[tuple[str, int]] = Counter()
    for each in messages:
        for player in each.called:
            calls[player] += 1
            days_of[player, int((each.at - start) // DAY)] += 1
    by_role = Counter(_plain(each.role) for each in messages)
    return {
        "messages": len(messages),
        "called_again_in_a_turn": again,
        "messages_by_role": dict(by_role.most_common()),
        "calls_a_day_and_person": round(calls.total() / days / people, 3),
        "most_calls_to_one_person_a_day": max(days_of.values(), default=0),
        "reminders_sent": len(reminders),
        "letters_sent": by_role["letter"],
        "open_threads": open_threads,
    }


def _messages(connection: sqlite3.Connection) -> list[Message]:
    rows = connection.execute(
        "SELECT m.id, m.at, m.channel, m.pings, m.silent, m.deleted_at IS NOT NULL,"
        " p.owner, coalesce(p.role, ''), p.key, p.rowid, p.number FROM chat.messages m"
        " LEFT JOIN witness_posts p ON p.message = CAST(m.id AS TEXT) ORDER BY m.id"
    )
    found = [
        Message(number, at, channel, tuple(json.loads(pings)), bool(silent), bool(gone), *rest)
        for number, at, channel, pings, silent, gone, *rest in rows
    ]
    unknown = [each for each in found if not each.role]
    assert not unknown, f"sent, and not known to the bot: {unknown[:3]}"
    return found


def _check_once(messages: list[Message], teams: set[str], elsewhere: list[tuple[str, int]]) -> int:
    """How often somebody was called again in a turn of theirs, as their partner had answered
    meanwhile: in teams only, where something was played in between, and the table's message had
    called the partner, or shown that they are asked by direct message."""
    sent: dict[tuple[str | None, str, str | None], list[Message]] = defaultdict(list)
    for each in messages:
        if each.role in ONCE:
            sent[each.owner, each.role, each.key].append(each)
    again = 0
    for (owner, role, key), same in sent.items():
        for before, after in pairwise(same):
            between = range(before.row, after.row)
            others = [
                each.row
                for each in messages
                if (each.owner, each.role) == (owner, "table") and each.key != key
            ]
            asked = [row for table, row in elsewhere if table == owner]
            assert role == "table", f"sent twice: {before} {after}"
            assert owner in teams, f"sent twice: {before} {after}"
            assert (before.number or 0) < (after.number or 0), f"nothing was played: {after}"
            assert any(row in between for row in (*others, *asked)), f"sent twice: {after}"
            again += 1
    return again


def _check_reminders(connection: sqlite3.Connection, reminders: list[Message]) -> None:
    """Each was agreed when it came: to whom, by which way, not too soon and not at night."""
    agreed: dict[tuple[str, int], str] = {
        (player, int(at)): liked
        for at, player, liked in connection.execute(
            "SELECT at, player, preferences FROM witness_reminders"
        )
    }
    times: dict[str, list[float]] = defaultdict(list)
    for each in reminders:
        (player,) = each.called
        times[player].append(each.at)
        assert each.key
        due = int(each.key.rpartition(".")[2])
        liked = agreed[player, due]
        likes = Preferences.model_validate_json(liked) if liked else Preferences()
        assert likes.reminders != "off", f"{player} wants no reminders"
        assert each.at == due, f"{player} is reminded late"
        assert quiet_until(likes.quiet, likes.zone, at=each.at) is None, f"{player} sleeps"
        if likes.reminders == "ping":
            assert not each.channel.startswith(DIRECT), f"{player} wants to be pinged"
    for player, reminded in times.items():
        gaps = [later - earlier for earlier, later in pairwise(sorted(reminded))]
        assert all(gap >= APART_SECONDS for gap in gaps), f"{player} was disturbed"


def _check_letters(connection: sqlite3.Connection, letters: list[Message]) -> None:
    """One a day, by the calendar where they are."""
    wishes = {
        player: Preferences.model_validate_json(liked)
        for player, liked in connection.execute("SELECT player, preferences FROM people")
        if liked
    }
    days: Counter[tuple[str, object]] = Counter()
    for each in letters:
        player = each.channel.removeprefix(DIRECT)
        likes = wishes[player]
        assert likes.letter is not None, f"{player} wants no letters"
        if not player.startswith("traveller"):
            days[player, datetime.fromtimestamp(each.at, time_zone(likes.zone)).date()] += 1
            assert quiet_until(likes.quiet, likes.zone, at=each.at) is None, f"{player} sleeps"
    assert max(days.values(), default=0) <= 1, "two letters a day"


def _plain(role: str) -> str:
    """Without the number of a seat or a mark."""
    return role.split(maxsplit=1)[0]
