"""A database as full as that of a bot in many servers, to measure with: some dozen games, each of
them copied again and again under other ids.

    python -m tools.many_games full.sqlite --live 10000 --finished 100000
    python -m tools.many_games full.sqlite --compare back.sqlite
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.storage import SqliteStore
from bot.storage.schema import schema
from bot.tables import PlayerId, Request, TableId, Tables
from bot.tables.results import ResultId
from bot.tables.wishes import Act, Join, Start
from players import LEVELS, player_for

BOARDS = ("italia", "imperium", "hellas", "cyprus", "creta", "germania")
PATTERNS = 12
"""Games of each kind: that are over, and that go on."""
MOST_ACTIONS: int | None = None
"""Of any game; None plays them to their end."""
GUILD = 500_000_000_000_000_000
CHANNEL = 600_000_000_000_000_000
PLAYER = 700_000_000_000_000_000
"""Ids as long as Discord's."""
_OTHER_TEXT = {
    ("tables", "channel"): f"CAST({CHANNEL} + :table AS TEXT)",
    ("tables", "guild"): f"CAST({GUILD} + :table / 10 AS TEXT)",
    ("results", "guild"): f"CAST({GUILD} + :table / 10 AS TEXT)",
    ("result_seats", "guild"): f"CAST({GUILD} + :table / 10 AS TEXT)",
    ("actions", "key"): ":table || ' ' || key",
    ("requests", "key"): ":table || ' ' || key",
}
"""What is nobody else's: each game in a channel of its own, ten to a server."""
_ID_OF_TABLE = {
    "tables": "id",
    "results": "id",
    "result_seats": "result",
    "result_holders": "result",
}
"""What follows the id of its table under another name."""
_LEFT_OUT = {"outbox", "timers", "results_to_make", "ratings", "rating_changes"}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", type=Path)
    parser.add_argument("--live", type=int, default=1000)
    parser.add_argument("--finished", type=int, default=10_000)
    parser.add_argument("--compare", type=Path, metavar="OTHER", help="is this one equal?")
    given = parser.parse_args(arguments)
    began = perf_counter()
    if given.compare:
        rows = compared(given.database, given.compare)
        print(f"equal, {sum(rows.values()):,} rows, in {perf_counter() - began:,.0f} s")
        return 0
    fill(given.database, live=given.live, finished=given.finished)
    size = given.database.stat().st_size
    print(f"{given.database}: {size / 2**30:.2f} GiB in {perf_counter() - began:,.0f} s")
    return 0


def fill(database: Path, *, live: int, finished: int, patterns: int = PATTERNS) -> None:
    with TemporaryDirectory() as folder:
        pattern = Path(folder) / "pattern.sqlite"
        over, going_on = asyncio.run(_played(pattern, patterns))
        asyncio.run(_made(database))
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("ATTACH ? AS pattern", (str(pattern),))
            connection.execute("BEGIN")
            connection.execute("INSERT INTO people SELECT * FROM pattern.people")
            copies = [(over[n % patterns], n + 1) for n in range(finished)]
            copies += [(going_on[n % patterns], finished + n + 1) for n in range(live)]
            statements = list(_statements())
            for original, table in copies:
                for statement in statements:
                    connection.execute(statement, {"original": original, "table": table})
            connection.execute("COMMIT")
            connection.execute("ANALYZE")


def compared(first: Path, second: Path) -> dict[str, int]:
    """How many rows each table has; raises where one of them differs."""
    found = {}
    with closing(sqlite3.connect(first)) as one, closing(sqlite3.connect(second)) as other:
        for table, columns in schema().items():
            wanted = (
                f"SELECT {', '.join(columns.names)} FROM {table} ORDER BY {', '.join(columns.key)}"
            )
            rows = 0
            for ours, theirs in zip_longest(one.execute(wanted), other.execute(wanted)):
                if ours != theirs:
                    raise SystemExit(f"{table} differs: {ours} is not {theirs}")
                rows += 1
            found[table] = rows
    return found


def _statements() -> Iterator[str]:
    """Each copies what one table of the database knows of a game."""
    for table, columns in schema().items():
        of_table = _ID_OF_TABLE.get(table, "table_id")
        if table in _LEFT_OUT or of_table not in columns.names:
            continue
        values = [
            ":table" if name == of_table else _OTHER_TEXT.get((table, name), name)
            for name in columns.names
        ]
        yield (
            f"INSERT INTO main.{table} ({', '.join(columns.names)}) SELECT {', '.join(values)} "
            f"FROM pattern.{table} WHERE {of_table} = :original"
        )
    yield (
        "INSERT INTO main.requests (key, asked, answer, at) "
        "SELECT :table || ' ' || r.key, asked, answer, r.at FROM pattern.requests AS r "
        "WHERE r.key IN (SELECT key FROM pattern.actions WHERE table_id = :original) "
        "AND EXISTS (SELECT 1 FROM pattern.tables WHERE id = :original AND stage = 'playing')"
    )


async def _made(database: Path) -> None:
    await (await SqliteStore.open(database)).close()


async def _played(path: Path, patterns: int) -> tuple[list[int], list[int]]:
    """Novices' games: to their end, and to about the middle of it."""
    store = await SqliteStore.open(path)
    await store.database.read(lambda each: each.execute("PRAGMA synchronous = OFF"))
    tables = Tables(store, clock=lambda: 1e9, think=_nobody, levels=LEVELS)
    try:
        over = [await _game(tables, number, MOST_ACTIONS) for number in range(patterns)]
        half = [
            (await tables.look(TableId(each), None)).number * (number + 2) // (patterns + 6)
            for number, each in enumerate(over)
        ]
        going_on = [
            await _game(tables, patterns + number, most) for number, most in enumerate(half)
        ]
        for each in over:
            await store.result(ResultId(each))  # enters those that are waiting to be
    finally:
        await tables.close()
        await store.close()
    return over, going_on


async def _game(tables: Tables, number: int, most: int | None) -> int:
    """So many actions of one, at most."""
    people = [PlayerId(str(PLAYER + 4 * number + seat)) for seat in range(2 + number % 3)]
    for person in people:
        await tables.meet(person, f"Player {person[-3:]}", "en-GB")
    options = {"board": BOARDS[number % len(BOARDS)], "seats": len(people)}
    host = people[0]
    keys = (f"{CHANNEL + number}{key:06}" for key in count())  # as long as an interaction's
    opened = await tables.open(Request(next(keys), host), str(CHANNEL + number), options)
    table = TableId(opened.table)
    for person in people[1:]:
        await tables.ask(Request(next(keys), person), table, Join())
    await tables.ask(Request(next(keys), host), table, Start())
    novice = player_for("novice", str(number))
    while most is None or (await tables.look(table, None)).number < most:
        look = await tables.look(table, None)
        if look.view is None or not look.view.decisions:
            break
        player = look.guests[look.view.decisions[0].seat].player
        assert player
        theirs = await tables.look(table, player)
        assert theirs.view
        action = novice(theirs.view, theirs.offered)
        await tables.ask(Request(next(keys), player), table, Act(theirs.number, (action,)))
    return table


async def _nobody(*_: Any) -> Any:
    raise AssertionError("nobody here is a computer")


if __name__ == "__main__":
    raise SystemExit(main())
