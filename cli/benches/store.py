"""The speed of the tables: an action stored beside a bare commit, a table loaded, a start, and what
is due among few timers and among many."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, TypeVar
from unittest.mock import patch

from bot.storage import SqliteStore
from bot.storage.sql.connection import SqlConnection, SqlWork
from bot.storage.sqlite.connection_thread import Work
from bot.storage.sqlite.database import Database
from bot.tables import PlayerId, Request, TableId, Tables, log, result_builder, table_loader
from bot.tables.wishes import Abandon, Act, Join, Start
from cli.benches.figures import Figure, duration, without_garbage_collection
from engine import read_options
from engine.actions import Action
from engine.records import options_as_json
from players import LEVELS

T = TypeVar("T")
Statement = tuple[str, tuple[object, ...]]

OPTIONS: dict[str, object] = {"board": "imperium", "seats": 4}
PEOPLE = tuple(PlayerId(name) for name in "abcd")
SEED = "bench"
STORED_TABLES = 10_000
LIVE_ONE_IN = 10
ENTRIES = 20
"""How much of a game each of the stored tables holds."""
STARTS = 15
YOUNG = 40
"""How many actions a young game has."""
LOADS = 60
FEW_TIMERS = 100
TICKS = 40
SLICE = 20
TABLE = TableId(1)
MOST_RATIO = 1.5
ENDINGS = 300
MOST_FOR_RESULTS = 1.1
"""What ending a game may cost more for its result."""


def figures(
    database: str,
    *,
    peers: bool,  # noqa: ARG001  # it has none
    seconds: float,
) -> Iterator[Figure]:
    """On the disk where the database lives, as that is what decides."""
    folder = Path(database).resolve().parent
    with TemporaryDirectory(dir=folder, prefix=".bench-store-") as name:
        yield from asyncio.run(_figures(Path(name), seconds))


async def _figures(folder: Path, seconds: float) -> list[Figure]:
    written = await _written(folder / "written.sqlite", seconds)
    stored = await _stored(folder, seconds, written)
    empty, full = await _starts(folder)
    ours, bare = typical(stored.ours), typical(stored.bare)
    return [
        ratio_of("store_vs_commit", ours, bare),
        ratio_of("store_vs_plain_commit", ours, typical(stored.plain), goal=None),
        ratio_of("request_vs_commit", typical(stored.requests), bare, goal=2.5),
        duration("load_ms", stored.from_log, "ms", goal=60.0),
        ratio_of("load_late_vs_early", median(stored.late), median(stored.early)),
        ratio_of("start_10000_vs_empty", full, empty),
        ratio_of("tick_10000_vs_100", *await _ticks(folder)),
        ratio_of("ending_vs_before", *await _endings(folder), goal=MOST_FOR_RESULTS),
    ]


def typical(times: list[float]) -> float:
    """The middle one of slices that are added up: a commit on a busy machine takes either a part of
    a millisecond or some of them, and the median alone would fall on the one side or the other."""
    slices = [times[first : first + SLICE] for first in range(0, len(times), SLICE)]
    return median(mean(each) for each in slices)


def ratio_of(name: str, ours: float, against: float, goal: float | None = MOST_RATIO) -> Figure:
    ratio = ours / against
    met = None if goal is None else ratio <= goal
    return Figure(name, ours, "ms", goal, met=met, against=against, ratio=ratio)


async def _written(path: Path, seconds: float) -> list[list[Statement]]:
    """What a random game writes, action by action."""
    written: list[list[Statement]] = []
    async with _tables(path, _Recording) as (store, tables):
        database = store.database
        assert isinstance(database, _Recording)
        async for player, number, action in random_game(tables, "game", seconds):
            await tables.ask(Request(f"{number}", player), TABLE, Act(number, (action,)))
            written.append(database.statements)
    return written


@dataclass
class _Stored:
    """Milliseconds, action by action; and the whole game from its log."""

    ours: list[float] = field(default_factory=list)
    requests: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    plain: list[float] = field(default_factory=list)
    early: list[float] = field(default_factory=list)
    late: deque[float] = field(default_factory=lambda: deque(maxlen=LOADS))
    from_log: float = 0.0


async def _stored(folder: Path, seconds: float, written: list[list[Statement]]) -> _Stored:
    """The same game again, four times side by side: applied and stored; asked of a table, which
    also looks after locks, keys and what everyone may be told; the same rows committed bare, by a
    thread too, as no bot can let its event loop wait for the disk; and, to show what that thread
    costs, committed by plain `sqlite3` while the loop waits.
    """
    times = _Stored()
    async with (
        _tables(folder / "game.sqlite") as (game, tables),
        _tables(folder / "store.sqlite") as (journaled, pattern),
        _tables(folder / "bare.sqlite") as (bare, other_pattern),
        _tables(folder / "plain.sqlite") as (_, third_pattern),
    ):
        await started(pattern, "game")
        await started(other_pattern, "game")
        await started(third_pattern, "game")
        journal = BareGame(journaled.database.write)
        with closing(_plain(folder / "plain.sqlite")) as plain, without_garbage_collection():
            async for player, number, action in random_game(tables, "game", seconds):
                if len(times.bare) == len(written):
                    break
                rows = written[len(times.bare)]
                request, wish = Request(f"{number}", player), Act(number, (action,))
                turns = [
                    (times.ours, journal.apply_and_store(action, rows)),
                    (times.requests, tables.ask(request, TABLE, wish)),
                    (times.bare, bare.database.write(again(rows))),
                    (times.plain, _committed(plain, again(rows))),
                ]
                first = number % len(turns)  # whoever comes later may find the disk busy
                for taken, work in turns[first:] + turns[:first]:
                    start = perf_counter()
                    await work
                    taken.append(1000 * (perf_counter() - start))
                if len(times.bare) >= YOUNG:
                    times.late.append(await _load_ms(game, whole=False))
                    if len(times.early) < LOADS:
                        times.early.append(times.late[-1])
        times.from_log = median([await _load_ms(game, whole=True) for _ in range(STARTS)])
    return times


class BareGame:
    """A game that is applied and stored, and nothing else."""

    def __init__(self, write: Callable[[SqlWork[None]], Awaitable[None]]) -> None:
        self._write = write
        self._game = log.begin(options_as_json(read_options(OPTIONS)), SEED)

    async def apply_and_store(self, action: Action, rows: list[Statement]) -> None:
        """What goes with the action, such as notices and the answer, is as it was written down."""
        seat = self._game.state.pending[-1].seat
        game, step = log.played(self._game, seat, action, "person")
        entry = (TABLE, *log.action_entry(step, f"{step.before.number}", 0.0))

        def write(connection: SqlConnection) -> None:
            for sql, values in rows:
                connection.execute(sql, entry if "INTO actions" in sql else values)

        await self._write(write)
        self._game = game.shortened()


def again(rows: list[Statement]) -> SqlWork[None]:
    def write(connection: SqlConnection) -> None:
        for sql, values in rows:
            connection.execute(sql, values)

    return write


def _plain(path: Path) -> sqlite3.Connection:
    """As durable as ours."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


async def _committed(connection: sqlite3.Connection, work: Work[None]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    work(connection)
    connection.execute("COMMIT")


async def random_game(
    tables: Tables, channel: str, seconds: float
) -> AsyncIterator[tuple[PlayerId, int, Action]]:
    """A random game, to its end or for so many seconds."""
    await started(tables, channel)
    chance = Random(SEED)
    began = perf_counter()
    played = 0
    while perf_counter() - began < seconds or played < YOUNG + LOADS:
        action = await _next_action(tables, TABLE, chance)
        if action is None:
            return
        yield action
        played += 1


async def _next_action(
    tables: Tables, table: TableId, chance: Random
) -> tuple[PlayerId, int, Action] | None:
    look = await tables.look(table, None)
    if look.view is None or not look.view.decisions:
        return None
    player = look.guests[look.view.decisions[0].seat].player
    assert player
    offered = (await tables.look(table, player)).offered
    return player, look.number, offered[int(chance.random() * len(offered))]


async def _load_ms(store: SqliteStore, *, whole: bool) -> float:
    start = perf_counter()
    await table_loader.load(store, TABLE, whole=whole)
    return 1000 * (perf_counter() - start)


async def _starts(folder: Path) -> tuple[float, float]:
    """From opening the file to being ready for the first request, by turns."""
    empty, full = folder / "empty.sqlite", folder / "full.sqlite"
    async with _tables(empty):
        pass
    async with _tables(full) as (store, tables):
        played = 0
        async for player, number, action in random_game(tables, "pattern", 60.0):
            await tables.ask(Request(f"{number}", player), TABLE, Act(number, (action,)))
            played += 1
            if played == ENTRIES:
                break
        await store.database.write(_copy_table)
    times: dict[Path, list[float]] = {empty: [], full: []}
    for _ in range(STARTS):
        for path, taken in times.items():
            start = perf_counter()
            async with _tables(path):
                taken.append(1000 * (perf_counter() - start))
    return median(times[empty]), median(times[full])


async def _ticks(folder: Path) -> tuple[float, float]:
    """Of tables with a timer each, one is due at every tick: with many tables, and with few."""
    times: list[list[float]] = [[], []]
    async with AsyncExitStack() as both:
        worlds = [
            await both.enter_async_context(_timed_tables(folder / f"{count}.sqlite", count))
            for count in (STORED_TABLES, FEW_TIMERS)
        ]
        for table in map(TableId, range(TABLE + 1, TABLE + 1 + TICKS)):
            turns = list(zip(worlds, times, strict=True))  # the later one may find the disk busy
            for (store, tables), taken in turns[:: 1 if table % 2 else -1]:
                await store.database.write(again(_ended_vote(table)))
                start = perf_counter()
                await tables.tick()
                taken.append(1000 * (perf_counter() - start))
                assert not (await tables.look(table, None)).votes, "nothing was due"
    return median(times[0]), median(times[1])


async def _endings(folder: Path) -> tuple[float, float]:
    """The last action of a game, asked of many tables that are as far, and what there is to tell
    of it: with its result, and without it by turns, as it was before results were kept. In the
    processor's time, as both wait for the same disk; what a quarter of them took at most."""
    whole = len([each async for each in _played(folder / "whole.sqlite")])
    times: list[list[float]] = [[], []]
    async with _tables(folder / "endings.sqlite") as (store, tables):
        player, number, action = await _before_the_end(tables, whole)
        await store.database.write(partial(_copy_table, count=ENDINGS + 1, live_one_in=1))
        with without_garbage_collection():
            for table in map(TableId, range(TABLE + 1, TABLE + 1 + ENDINGS)):
                await tables.look(table, None)
                request, kept = Request(f"end {table}", player), table % 2
                with nullcontext() if kept else patch.object(result_builder, "is_end", _never):
                    start = process_time()
                    await tables.ask(request, table, Act(number, (action,)))
                    seen = await tables.look(table, None)
                    times[1 - kept].append(1000 * (process_time() - start))
                assert seen.result
                assert (await tables.results.of(table) is not None) == bool(kept)
    with_results, without = (quantiles(each, n=4)[0] for each in times)
    return with_results, without


async def _played(path: Path) -> AsyncIterator[Action]:
    async with _tables(path) as (_, tables):
        async for player, number, action in random_game(tables, "game", 600.0):
            await tables.ask(Request(f"{number}", player), TABLE, Act(number, (action,)))
            yield action


async def _before_the_end(tables: Tables, whole: int) -> tuple[PlayerId, int, Action]:
    """The same game, but for its last action, which is still to be asked for."""
    played = 0
    async for player, number, action in random_game(tables, "game", 600.0):
        played += 1
        if played == whole:
            return player, number, action
        await tables.ask(Request(f"{number}", player), TABLE, Act(number, (action,)))
    raise AssertionError("the same game was shorter")


def _never(*_: object) -> bool:
    return False


@asynccontextmanager
async def _timed_tables(path: Path, count: int) -> AsyncIterator[tuple[SqliteStore, Tables]]:
    """Each has a vote, which ends tomorrow."""
    async with _tables(path) as (store, tables):
        table = await started(tables, "pattern")
        await tables.ask(Request("abandon", PEOPLE[0]), table, Abandon())
        await store.database.write(partial(_copy_table, count=count, live_one_in=1))
        yield store, tables


def _ended_vote(table: TableId) -> list[Statement]:
    return [
        (
            "UPDATE tables SET sheet = json_set(sheet, '$.votes[0].deadline', 0.0) WHERE id = ?",
            (table,),
        ),
        ("UPDATE timers SET due = 0.0 WHERE table_id = ?", (table,)),
    ]


def _copy_table(
    connection: sqlite3.Connection, count: int = STORED_TABLES, live_one_in: int = LIVE_ONE_IN
) -> None:
    """One in so many of them is still being played, the others are over."""
    columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    own = {"id": "n + 1", "channel": "'channel ' || n"}
    own["stage"] = f"CASE WHEN n % {live_one_in} = 0 THEN 'playing' ELSE 'over' END"
    chosen = ", ".join(own.get(column, column) for column in columns)
    numbers = (
        f"WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers "
        f"WHERE n < {count - 1}) "
    )
    connection.execute(
        f"{numbers} INSERT INTO tables SELECT {chosen} FROM tables, numbers WHERE id = 1"
    )
    for name in ("actions", "snapshots", "table_players", "timers"):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        held = [column for column in columns if column != "id"]
        values = ", ".join("n + 1" if column == "table_id" else column for column in held)
        connection.execute(
            f"{numbers} INSERT INTO {name} ({', '.join(held)}) "
            f"SELECT {values} FROM {name}, numbers WHERE table_id = 1"
        )


async def started(tables: Tables, channel: str) -> TableId:
    host, *others = PEOPLE
    table = TableId((await tables.open(Request(f"{channel} open", host), channel, OPTIONS)).table)
    for player in others:
        await tables.ask(Request(f"{channel} join {player}", player), table, Join())
    await tables.ask(Request(f"{channel} start", host), table, Start())
    return table


@asynccontextmanager
async def _tables(
    path: Path, kind: type[Database] = Database
) -> AsyncIterator[tuple[SqliteStore, Tables]]:
    store = SqliteStore(await kind.open(path))
    tables = Tables(store, clock=lambda: 0.0, think=nobody, levels=LEVELS, seeds=lambda: SEED)
    await tables.begin()
    try:
        yield store, tables
    finally:
        await tables.close()
        await store.close()


async def nobody(*_: object) -> Action:
    raise LookupError("no computer sits here")


class _Recording(Database):
    """Keeps what the last transaction wrote."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.statements: list[Statement] = []

    async def write(self, work: Work[T]) -> T:
        self.statements = []

        def recorded(connection: sqlite3.Connection) -> T:
            return work(_Recorder(connection, self.statements))  # type: ignore[arg-type]  # what is asked of it, it can do

        return await super().write(recorded)


class _Recorder:
    def __init__(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        self._connection = connection
        self._statements = statements

    def execute(self, sql: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        self._statements.append((sql, values))
        return self._connection.execute(sql, values)

    def executemany(self, sql: str, rows: Iterable[tuple[object, ...]]) -> None:
        for values in rows:
            self.execute(sql, values)
