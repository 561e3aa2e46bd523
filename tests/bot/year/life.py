"""A year of games in lives that end with a kill.

`python -m tests.bot.year.life FOLDER SEED PEOPLE GAMES KILLS`: each life is a fork that opens the
database, goes on with the hour that was written down last, and is killed with SIGKILL at some
statement that writes. What happened is noted by triggers of the database itself, in the same
transactions, so that no witness is lost with a life. Prints the figures as JSON. Started again in
the same folder, it goes on.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from bot.storage import SqliteStore
from bot.storage.sqlite import database
from bot.storage.sqlite.connection_thread import ConnectionThread
from bot.tables import Deliverer, Delivery, PlayerId, Request, TableId, Tables, Wish
from bot.tables.errors import TableError
from bot.tables.pace import PACES, RESERVES
from bot.tables.seating import Pace
from bot.tables.wishes import Act, ChangePace, ComeBack, Join, Start
from engine import GameState, View, apply, legal_actions, view_for
from engine.actions import Action
from players import player_for as computer_player
from tests.bot.year.people import DAY, HOUR, Habit, people
from tests.bot.year.verdict import verdict
from tests.world.tables import LEVELS, player_for

START = 1_767_225_600.0
"""The first of January 2026."""
MOST_DAYS = 540
HOURS_BETWEEN_GAMES = 24
WRITES_A_LIFE = 4000
"""On the average."""
NOVICE = computer_player("novice", "a year")
BOARDS = ("italia", "imperium", "hellas", "corsica")
WITNESSES = """
CREATE TABLE IF NOT EXISTS witness_time (one INTEGER PRIMARY KEY, at REAL);
CREATE TABLE IF NOT EXISTS witness_notices (at REAL, table_id INTEGER, notice TEXT);
CREATE TABLE IF NOT EXISTS witness_reminders (at REAL, player TEXT, preferences TEXT, absence TEXT);
CREATE TABLE IF NOT EXISTS witness_absences (at REAL, player TEXT, absence TEXT);
CREATE TABLE IF NOT EXISTS witness_ends (at REAL, table_id INTEGER, begun REAL);
CREATE TRIGGER IF NOT EXISTS notices_seen AFTER INSERT ON outbox
WHEN new.notice NOT LIKE '%table_changed%' BEGIN
    INSERT INTO witness_notices SELECT at, new.table_id, new.notice FROM witness_time; END;
CREATE TRIGGER IF NOT EXISTS reminders_seen AFTER UPDATE OF reminded_at ON people
WHEN new.reminded_at IS NOT old.reminded_at BEGIN
    INSERT INTO witness_reminders
    VALUES (new.reminded_at, new.player, new.preferences, new.absence); END;
CREATE TRIGGER IF NOT EXISTS absences_seen AFTER UPDATE OF absence ON people BEGIN
    INSERT INTO witness_absences SELECT at, new.player, new.absence FROM witness_time; END;
CREATE TRIGGER IF NOT EXISTS ends_seen AFTER UPDATE OF stage ON tables
WHEN new.stage = 'over' AND old.stage <> 'over' BEGIN
    INSERT INTO witness_ends SELECT at, new.id, new.created_at FROM witness_time; END;
"""


class Year:
    def __init__(self, seed: str, folder: Path, habits: list[Habit], games: int) -> None:
        self.seed, self.folder, self.games = seed, folder, games
        self.habits = {each.player: each for each in habits}
        self.now = START
        self.live: dict[TableId, bool] = {}
        self.key = 0
        self.life = ""

    async def go_on(self, life: int, kill_at: int | None) -> None:
        self.life = f"life {life}"
        await _killed_at(kill_at)
        store = await SqliteStore.open(self.folder / "year.sqlite")
        await store.database.write(_witnesses)
        last_hour: float | None = await store.database.read(_last_hour)
        self.now = last_hour or START
        self.tables = Tables(
            store,
            clock=lambda: self.now,
            think=_think,
            levels=LEVELS,
            seeds=lambda: f"{self.seed} {self.now} {len(self.live)}",
        )
        await self.tables.begin()
        self.store, self.deliverer = store, Deliverer(store, _hear, self.tables.said)
        opened = await self._known_tables()
        while self.now < START + MOST_DAYS * DAY:
            await self._hour(opened)
            opened = len(self.live)
            if opened == self.games and not any(self.live.values()):
                break
            self.now += HOUR
        await self.tables.close()
        await store.close()

    async def _hour(self, opened: int) -> None:
        hour = round((self.now - START) / HOUR)
        await self.store.database.write(lambda each: _note_hour(each, self.now))
        if hour % 24 == 0:
            await self._settings(hour // 24)
        if opened < self.games and hour >= opened * HOURS_BETWEEN_GAMES:
            await self._open(opened)
        await self._holidays()
        await self.tables.tick()
        await self.tables.rest()
        for table in [each for each, goes_on in self.live.items() if goes_on]:
            await self._at(table)
        await self.tables.rest()
        await self.deliverer.deliver()

    async def _settings(self, day: int) -> None:
        for habit in self.habits.values():
            if day == 0 or habit.preferences(day) != habit.preferences(day - 1):
                await self.tables.set_preferences(habit.player, habit.preferences(day))

    async def _holidays(self) -> None:
        for habit in self.habits.values():
            for begin, end, plays in habit.holidays:
                if begin <= self.now < begin + HOUR:
                    await self.tables.go_away(habit.player, end, plays=plays)

    async def _open(self, number: int) -> None:
        """A game of two to four, every fourth in teams, at any pace."""
        chance = Random(f"{self.seed} game {number}")
        team = number % 4 == 3 and len(self.habits) >= 4
        seats = 4 if team else min(chance.choice((2, 3, 3, 4)), len(self.habits))
        board = "imperium" if team else chance.choice(BOARDS if seats < 4 else BOARDS[:2])
        there = [each for each in self.habits.values() if self.now < each.vanishes]
        sitting = [each.player for each in chance.sample(there, seats)]
        seconds = chance.choice(list(PACES.values()))
        pace = Pace(seconds=seconds, reserve=chance.choice(list(RESERVES.values())) * seconds)
        options: dict[str, object] = {"board": board, "seats": seats, "team": team}
        channel = f"channel {number}"
        with suppress(TableError):  # a life before this one was killed after it
            await self.tables.open(self._request(sitting[0]), channel, options)
        table = (await self.tables.history(channel))[-1]
        for player in sitting[1:]:
            await self._asked(player, table, Join())
        await self._asked(sitting[0], table, ChangePace(pace))
        await self._asked(sitting[0], table, Start())
        self.live[table] = True

    async def _asked(self, player: PlayerId, table: TableId, wish: Wish) -> None:
        """What was done before a kill is refused the second time."""
        with suppress(TableError):
            await self.tables.ask(self._request(player), table, wish)

    async def _at(self, table: TableId) -> None:
        found = await self.tables._cache.peek(table)
        if found.stage != "playing" or found.game is None:
            self.live[table] = found.stage != "over"
            return
        turn = found.game.state.turn
        player = found.seating.at(found.deciding[0]).player
        if player is None or not self.habits[player].plays(self.seed, self.now):
            return
        if found.seating.at(found.deciding[0]).stand_in or found.computer_to_move:
            await self._asked(player, table, ComeBack())
        while True:
            found = await self.tables._cache.peek(table)
            if found.stage != "playing" or found.game is None:
                return
            seat = found.deciding[0]
            if found.game.state.turn != turn or found.seating.at(seat).player != player:
                return
            row = _row(found.game.state)
            await self._asked(player, table, Act(found.number, row))
            if (
                await self.tables._cache.peek(table)
            ).number == found.number:  # past something hidden
                await self._asked(player, table, Act(found.number, row[:1]))

    def _request(self, player: PlayerId) -> Request:
        self.key += 1
        return Request(f"{self.life} {self.key}", player)

    async def _known_tables(self) -> int:
        for number in range(self.games):
            for table in await self.tables.history(f"channel {number}"):
                stage = (await self.tables._cache.peek(table)).stage
                if stage != "lobby":  # which is opened once more
                    self.live[table] = stage == "playing"
        return len(self.live)


def _row(state: GameState) -> tuple[Action, ...]:
    """What a novice answers, up to the end of the turn."""
    seat, turn, row = state.pending[-1].seat, state.turn, []
    while not state.over and state.turn == turn and state.pending[-1].seat == seat:
        row.append(NOVICE(view_for(state, seat), legal_actions(state)))
        state = apply(state, seat, row[-1]).state
    return tuple(row)


async def _think(level: str, seed: str, view: View, offered: Sequence[Action]) -> Action:
    return player_for(level, seed)(view, offered)


async def _hear(messages: Sequence[Delivery]) -> None:
    """Delivered."""


def _witnesses(connection: sqlite3.Connection) -> None:
    statement = ""
    for line in WITNESSES.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""


def _last_hour(connection: sqlite3.Connection) -> float | None:
    found = connection.execute("SELECT at FROM witness_time").fetchone()
    return found[0] if found else None


def _note_hour(connection: sqlite3.Connection, now: float) -> None:
    connection.execute("INSERT OR REPLACE INTO witness_time VALUES (1, ?)", (now,))


async def _killed_at(kill_at: int | None) -> None:
    """By the operating system, at that statement that writes."""
    connect, passed = database._connected, 0

    def here(statement: str) -> None:
        nonlocal passed
        passed += not statement.lstrip().startswith(("SELECT", "PRAGMA", "--"))
        if passed == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    async def watched(path: Path, patience: float) -> ConnectionThread:
        connection = await connect(path, patience)
        await connection.run(lambda each: each.set_trace_callback(here))
        return connection

    database._connected = watched


def in_a_child(year: Year, life: int, kill_at: int | None) -> tuple[bool, float]:
    """Whether it was killed, and the most memory it took, in MB."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            asyncio.run(year.go_on(life, kill_at))
            code = 0
        finally:
            os._exit(code)
    _, status, used = os.wait4(child, 0)
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    assert killed or status == 0, f"life {life} failed by itself ({status})"
    return killed, used.ru_maxrss / 1024


def main(folder: Path, seed: str, count: int, games: int, kills: int) -> None:
    chance = Random(seed)
    habits = people(seed, count, START)
    killed, memory = 0, 0.0
    writes = int(os.environ.get("WRITES_A_LIFE", WRITES_A_LIFE))
    progress = folder / "progress"
    lived = len(progress.read_text().splitlines()) if progress.exists() else 0
    for life in range(lived, lived + kills + 1):
        kill_at = chance.randrange(1, 2 * writes) if life < lived + kills else None
        year = Year(seed, folder, habits, games)
        died, used = in_a_child(year, life, kill_at)
        killed, memory = killed + died, max(memory, used)
        if not died:
            break
        with progress.open("a") as file:
            print(life, round(used), file=file)
    cpu = resource.getrusage(resource.RUSAGE_CHILDREN)
    figures = verdict(folder / "year.sqlite", games, count, START)
    print(json.dumps({
        **figures, "kills": killed, "memory_mb": round(memory),
        "cpu_s": round(cpu.ru_utime + cpu.ru_stime),
    }))  # fmt: skip


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:6]))
