"""A year of games in lives that end with a kill.

`python -m tests.bot.year.life FOLDER SEED PEOPLE GAMES KILLS`: each life is a fork that opens the
database, goes on with the hour that was written down last, and is killed with SIGKILL at some
statement that writes. What happened is noted by triggers of the database itself, in the same
transactions, so that no witness is lost with a life; and the real announcer speaks to a chat that
remembers who was sent what. Prints the figures as JSON. Started again in the same folder, it goes
on. A folder in memory spares the disk a million writes.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeVar

from bot.announcer import Announcer
from bot.storage import SqliteStore
from bot.storage.sqlite import database
from bot.storage.sqlite.connection_thread import ConnectionThread, Work
from bot.tables import Deliverer, Delivery, PlayerId, Request, TableId, Tables, Wish
from bot.tables.errors import TableError
from bot.tables.openings import Opening
from bot.tables.pace import PACES, RESERVES
from bot.tables.seating import Pace
from bot.tables.table import Table
from bot.tables.wishes import Act, ChangePace, ComeBack, Join, Start
from engine import View
from engine.actions import Action
from tests.bot.year.chat import Chat, Undrawn
from tests.bot.year.people import HOUR, Habit, people
from tests.bot.year.play import row
from tests.bot.year.received import received
from tests.bot.year.verdict import verdict
from tests.world.tables import LEVELS, player_for

T = TypeVar("T")
START = 1_767_225_600.0
"""The first of January 2026."""
MOST_DAYS = 540
HOURS_BETWEEN_GAMES = 24
SHORTEST_GAME_HOURS = 5 * 24
LAST_WRITES = 200
"""In the hour in which a life ends, it does at one of so many statements that write."""
GUILD = "the server"
LOOKS = 0.05
"""How likely somebody who doesn't play opens their panel, in an hour."""
NUDGES = 0.02
"""How likely somebody nudges whoever is waited for, in an hour."""
BOARDS = ("italia", "imperium", "hellas", "corsica")
WITNESSES = """
CREATE TABLE IF NOT EXISTS witness_time (one INTEGER PRIMARY KEY, at REAL);
CREATE TABLE IF NOT EXISTS witness_notices (at REAL, table_id INTEGER, notice TEXT);
CREATE TABLE IF NOT EXISTS witness_reminders (at REAL, player TEXT, preferences TEXT, absence TEXT);
CREATE TABLE IF NOT EXISTS witness_absences (at REAL, player TEXT, absence TEXT);
CREATE TABLE IF NOT EXISTS witness_ends (at REAL, table_id INTEGER, begun REAL);
CREATE TABLE IF NOT EXISTS witness_clicks (at REAL, table_id INTEGER, player TEXT);
CREATE TABLE IF NOT EXISTS witness_elsewhere (table_id TEXT, after INTEGER);
CREATE TABLE IF NOT EXISTS witness_posts (
    message TEXT PRIMARY KEY, at REAL, owner TEXT, role TEXT, key TEXT, number INTEGER);
CREATE TRIGGER IF NOT EXISTS elsewhere_seen AFTER UPDATE ON posts
WHEN new.role = 'table' AND new.key = 'elsewhere' AND old.key <> 'elsewhere' BEGIN
    INSERT INTO witness_elsewhere SELECT new.table_id, max(rowid) FROM witness_posts; END;
CREATE TRIGGER IF NOT EXISTS posts_seen_insert AFTER INSERT ON posts
WHEN new.message NOT IN ('', 'gone') AND new.role NOT LIKE 'last sent%' BEGIN
    INSERT INTO witness_posts SELECT new.message, at, new.table_id, new.role, new.key,
    (SELECT max(number) FROM actions WHERE table_id = new.table_id)
    FROM witness_time WHERE new.message NOT IN (SELECT message FROM witness_posts); END;
CREATE TRIGGER IF NOT EXISTS posts_seen_update AFTER UPDATE ON posts
WHEN new.message NOT IN ('', 'gone') AND new.role NOT LIKE 'last sent%' BEGIN
    INSERT INTO witness_posts SELECT new.message, at, new.table_id, new.role, new.key,
    (SELECT max(number) FROM actions WHERE table_id = new.table_id)
    FROM witness_time WHERE new.message NOT IN (SELECT message FROM witness_posts); END;
CREATE TRIGGER IF NOT EXISTS other_posts_seen_insert AFTER INSERT ON other_posts
WHEN new.message NOT IN ('', 'gone') BEGIN
    INSERT INTO witness_posts SELECT new.message, at, new.owner, new.role, new.key, NULL
    FROM witness_time WHERE new.message NOT IN (SELECT message FROM witness_posts); END;
CREATE TRIGGER IF NOT EXISTS other_posts_seen_update AFTER UPDATE ON other_posts
WHEN new.message NOT IN ('', 'gone') BEGIN
    INSERT INTO witness_posts SELECT new.message, at, new.owner, new.role, new.key, NULL
    FROM witness_time WHERE new.message NOT IN (SELECT message FROM witness_posts); END;
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
        self.news: set[TableId] = set()
        """Tables that have changed since they were last looked at."""
        self.waits_for: dict[TableId, PlayerId | None] = {}
        self.key = 0
        self.life = ""

    async def go_on(self, life: int, until: float | None, most_hours: int = MOST_DAYS * 24) -> None:
        """Until that time, or the end."""
        self.life = f"life {life}"
        trace = None
        if until is not None:
            nth = Random(f"{self.seed} {life} ends").randrange(1, LAST_WRITES)
            trace = _killing(nth, lambda: self.now >= until)
        _connecting(trace)
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
            rules="a year",
        )
        await self.tables.begin()
        closed = [each.player for each in self.habits.values() if each.closes_dms]
        chat = Chat(self.folder / "chat.sqlite", lambda: self.now, closed)
        self.announcer = Announcer(chat, self.tables, Undrawn())
        self.store, self.deliverer = store, Deliverer(store, self._say, self.tables.said)
        opened = await self._known_tables()
        while self.now < START + most_hours * HOUR:
            await self._hour(opened)
            opened = len(self.live)
            if opened == self.games and not any(self.live.values()):
                break
            self.now += HOUR
        self.announcer.close()
        await self.tables.close()
        await store.close()
        chat.close()

    async def _say(self, messages: Sequence[Delivery]) -> None:
        self.news.add(messages[0].table)
        await self.announcer.deliver(messages)

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
        assert await self.deliverer.deliver()
        for table in [each for each, goes_on in self.live.items() if goes_on]:
            await self._at(table)
        await self.tables.rest()
        assert await self.deliverer.deliver()
        await self.announcer.tidy()

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
        given = Opening(GUILD, in_thread=number % 2 == 1)
        table = TableId(number + 1)
        if number not in self.begun:  # a life before this one was killed after it
            opened = await self.tables.open(
                self._request(sitting[0]), channel, options, given=given
            )
            assert opened.table == table
        for player in sitting[1:]:
            await self._asked(player, table, Join())
        await self._asked(sitting[0], table, ChangePace(pace))
        await self._asked(sitting[0], table, Start())
        self.live[table] = True
        self.news.add(table)

    async def _asked(self, player: PlayerId, table: TableId, wish: Wish) -> None:
        """What was done before a kill is refused the second time."""
        with suppress(TableError):
            await self.tables.ask(self._request(player), table, wish)

    async def _at(self, table: TableId) -> None:
        if table in self.news:
            self.news.discard(table)
            found = await self.tables._cache.peek(table)
            self.live[table] = found.stage != "over"
            self.waits_for[table] = _waits_for(found)
        player = self.waits_for[table]
        if player is None:
            return
        if not self.habits[player].plays(self.seed, self.now):
            await self._looked(table, player)
            await self._nudged(table, player)
            return
        found = await self.tables._cache.peek(table)
        if found.game is None or _waits_for(found) != player:
            return
        turn = found.game.state.turn
        if found.seating.at(found.deciding[0]).stand_in or found.computer_to_move:
            await self._asked(player, table, ComeBack())
        while True:
            found = await self.tables._cache.peek(table)
            if found.stage != "playing" or found.game is None:
                return
            seat = found.deciding[0]
            if found.game.state.turn != turn or found.seating.at(seat).player != player:
                return
            chance = Random(f"{self.seed} {table} {found.number}")
            answers = row(found.game.state, chance)
            await self._asked(player, table, Act(found.number, answers))
            if (
                await self.tables._cache.peek(table)
            ).number == found.number:  # past something hidden
                await self._asked(player, table, Act(found.number, answers[:1]))

    async def _looked(self, table: TableId, player: PlayerId) -> None:
        """Into their panel, without an answer; not while they are away, which would end that."""
        chance = Random(f"{self.seed} looks {table} {self.now}")
        if chance.random() < LOOKS and self.habits[player].is_there(self.now):
            clicked = (self.now, table, player)
            await self.store.database.write(lambda each: _note_click(each, clicked))
            await self.tables.present(table, player)

    async def _nudged(self, table: TableId, player: PlayerId) -> None:
        """By one of the others, now and then."""
        chance = Random(f"{self.seed} nudges {table} {self.now}")
        if chance.random() >= NUDGES:
            return
        found = await self.tables._cache.peek(table)
        others = [each.player for each in found.seating.participants if each.player]
        by = chance.choice([each for each in others if each != player])
        if self.now < self.habits[by].vanishes:
            with suppress(TableError):
                await self.tables.nudge(self._request(by), table)

    def _request(self, player: PlayerId) -> Request:
        self.key += 1
        return Request(f"{self.life} {self.key}", player)

    async def _known_tables(self) -> int:
        """How many games have begun; a lobby is filled once more."""
        stages: list[tuple[int, str]] = await self.store.database.read(_stages)
        self.begun = {table - 1 for table, _ in stages}
        self.live = {TableId(table): each == "playing" for table, each in stages if each != "lobby"}
        self.news = {table for table, goes_on in self.live.items() if goes_on}
        return len(self.live)


def _waits_for(table: Table) -> PlayerId | None:
    if table.stage != "playing" or table.game is None:
        return None
    return table.seating.at(table.deciding[0]).player


async def _think(level: str, seed: str, view: View, offered: Sequence[Action]) -> Action:
    return player_for(level, seed)(view, offered)


def _stages(connection: sqlite3.Connection) -> list[tuple[int, str]]:
    return connection.execute("SELECT id, stage FROM tables ORDER BY id").fetchall()


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


def _note_click(connection: sqlite3.Connection, clicked: tuple[float, int, str]) -> None:
    connection.execute("INSERT INTO witness_clicks VALUES (?, ?, ?)", clicked)


class _AtOnce(ConnectionThread):
    """The same statements without a thread of their own: on a busy machine, a million times from
    one thread to another takes longer than all that is done there."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._plain = connection
        self._asked = 0

    async def run(self, work: Work[T]) -> T:
        done = work(self._plain)
        self._asked += 1
        if self._asked % 5 == 0:  # others go on meanwhile, now and then
            await asyncio.sleep(0)
        return done

    async def close(self) -> None:
        self._plain.close()


def _connecting(trace: Callable[[str], None] | None) -> None:
    async def connected(path: Path, patience: float) -> ConnectionThread:
        connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
        connection.set_trace_callback(trace)
        return _AtOnce(connection)

    database._connected = connected


def _killing(nth: int, from_now_on: Callable[[], bool]) -> Callable[[str], None]:
    """By the operating system, at that statement that writes from that time on."""
    passed = 0

    def here(statement: str) -> None:
        nonlocal passed
        passed += from_now_on() and not statement.lstrip().startswith(("SELECT", "PRAGMA", "--"))
        if passed == nth:
            os.kill(os.getpid(), signal.SIGKILL)

    return here


def in_a_child(year: Year, life: int, until: float | None) -> tuple[bool, float]:
    """Whether it was killed, and the most memory it took, in MB."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            asyncio.run(year.go_on(life, until))
            code = 0
        finally:
            os._exit(code)
    _, status, used = os.wait4(child, 0)
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    assert killed or status == 0, f"life {life} failed by itself ({status})"
    return killed, used.ru_maxrss / 1024


def main(folder: Path, seed: str, count: int, games: int, kills: int) -> None:
    habits = people(seed, count, START)
    progress = folder / "progress"
    before = (
        [line.split() for line in progress.read_text().splitlines()] if progress.exists() else []
    )
    memory, killed = max((float(each[1]) for each in before), default=0.0), len(before)
    ends = _ends(seed, games, kills)
    _warm_up()
    for life in range(killed, kills + 1):
        until = ends[life] if life < kills else None
        died, used = in_a_child(Year(seed, folder, habits, games), life, until)
        memory = max(memory, used)
        if not died:
            break
        killed += 1
        with progress.open("a") as file:
            print(life, round(used), file=file)
    cpu = resource.getrusage(resource.RUSAGE_CHILDREN)
    path, chat = folder / "year.sqlite", folder / "chat.sqlite"
    figures = verdict(path, games, count, START)
    told = received(path, chat, count, START)
    print(json.dumps({
        **figures, **told, "kills": killed, "memory_mb": round(memory),
        "cpu_s": round(cpu.ru_utime + cpu.ru_stime),
    }))  # fmt: skip


def _warm_up() -> None:
    """What every life would read and parse again is there before the first one begins."""
    with TemporaryDirectory() as folder:
        year = Year("warming up", Path(folder), people("warming up", 8, START), 4)
        asyncio.run(year.go_on(0, None, most_hours=4 * 24))


def _ends(seed: str, games: int, kills: int) -> list[float]:
    """When each life ends, in seconds: all over the time in which games are opened and played."""
    chance = Random(f"{seed} kills")
    hours = (games - 1) * HOURS_BETWEEN_GAMES + SHORTEST_GAME_HOURS
    return sorted(START + chance.randrange(hours) * HOUR for _ in range(kills))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:6]))
