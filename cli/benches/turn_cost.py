"""What a turn costs, process by process: the bot, what draws for it, the database, who thinks.

People at many tables click on a local Discord as fast as they are answered. Processor time is
counted, which a busy machine changes little, and bytes. Only Linux tells how much time another
process has used.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple, Protocol
from urllib.parse import urlsplit

import engine
from bot.storage import is_postgresql
from cli.benches.byte_counter import ByteCounter, counted_bytes
from cli.benches.figures import Figure
from cli.benches.process_times import PROCESSES, seconds_below, seconds_of
from cli.errors import BadInput
from engine import read_options
from players import LEVELS, player_for

TABLES = 20
LEAST_TURNS = 200
_ANSWERS = ("/interactions/", "/webhooks/")
_TIMES = ("bot", "drawing", "database")
_BYTES = ("sent", "received", "stored", "written")


class TurnDatabase(Protocol):
    """The one that the bench plays in."""

    address: str

    def cpu_seconds(self) -> float | None:
        """None where it is the bot's own time, or nobody tells."""

    def stored_bytes(self) -> int: ...

    def written_bytes(self) -> int:
        """To the log that makes a commit durable."""


class TurnFile:
    def __init__(self, file: Path) -> None:
        self.address = str(file)
        self._file = file

    def cpu_seconds(self) -> None:
        return None

    def stored_bytes(self) -> int:
        with closing(sqlite3.connect(self._file)) as connection:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            return int(pages * connection.execute("PRAGMA page_size").fetchone()[0])

    def written_bytes(self) -> int:
        return 0


class Spent(NamedTuple):
    """Up to a moment."""

    bot: float
    drawing: float
    database: float | None
    sent: int
    received: int
    stored: int
    written: int


def figures(*, peers: bool, seconds: float, database: str | None = None) -> Iterator[Figure]:  # noqa: ARG001  # has no peers
    if not PROCESSES.is_dir():
        raise BadInput("only Linux tells how much time other processes have used")
    yield from asyncio.run(_people(seconds, database))
    for level in LEVELS:
        yield _shown(f"thinking_{level}_ms", _thinking_ms(level, seconds), "ms of CPU")


async def _people(seconds: float, database: str | None) -> list[Figure]:
    from cli.benches.crowd import all_told, bench_tables
    from sandbox import GENEROUS, LocalDiscord

    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        if database is not None and is_postgresql(database):
            from cli.benches.turn_server import turn_server

            kept: TurnDatabase = stack.enter_context(turn_server(database))
        else:
            kept = TurnFile(Path(folder) / "concordia.sqlite")
        discord = await stack.enter_async_context(LocalDiscord(rates=GENEROUS))
        tables = await bench_tables(discord, kept.address, TABLES)
        ways = [urlsplit(each) for each in (discord.addresses.api, discord.addresses.gateway)]
        counter = await stack.enter_async_context(counted_bytes(ways[0].port or 80))
        counted = [each._replace(netloc=f"127.0.0.1:{counter.port}").geturl() for each in ways]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "home.local_bot", *counted, kept.address),
            stdin=asyncio.subprocess.PIPE,
        )
        stack.push_async_callback(process.wait)
        stack.callback(process.kill)
        await discord.bot_connected()
        await all_told(tables)
        exchanges = discord.journal.exchanges = deque()  # all of them, however many
        before = _spent(process.pid, kept, counter)
        turns = 0
        while turns < LEAST_TURNS:  # a machine may be busy with something else
            until = perf_counter() + 2 * seconds
            await asyncio.gather(*(each.play(until) for each in tables))
            turns = sum(each.turns for each in tables)
        after = _spent(process.pid, kept, counter)
    answers = sum(each.path.startswith(_ANSWERS) for each in exchanges)
    spent = {
        name: (value - getattr(before, name)) / turns
        for name, value in after._asdict().items()
        if value is not None
    }
    return [
        _shown("turns", turns, "turns"),
        *(
            _shown(f"{name}_ms", 1000 * spent[name], "ms of CPU")
            for name in _TIMES
            if name in spent
        ),
        _shown("clicks", sum(len(each.clicks) for each in tables) / turns, "a turn"),
        _shown("answers", answers / turns, "requests"),
        _shown("other_requests", (len(exchanges) - answers) / turns, "requests"),
        *(_shown(f"{name}_kib", spent[name] / 1024, "KiB") for name in _BYTES),
    ]


def _spent(bot: int, kept: TurnDatabase, counter: ByteCounter) -> Spent:
    """Nobody thinks at these tables: whatever works for the bot, draws."""
    return Spent(
        bot=seconds_of([bot]),
        drawing=seconds_below(bot),
        database=kept.cpu_seconds(),
        sent=counter.sent,
        received=counter.received,
        stored=kept.stored_bytes(),
        written=kept.written_bytes(),
    )


def _thinking_ms(level: str, seconds: float) -> float:
    """For a turn of a game with four seats, from its first to its last."""
    turns, spent = 0, 0.0
    for game in count(1):
        state = engine.new_game(read_options({"board": "imperium", "seats": 4}), f"turns {game}")
        think = player_for(level, f"turns {game}")
        began = process_time()
        while not state.over and process_time() - began < seconds:
            seat = state.pending[-1].seat
            action = think(engine.view_for(state, seat), engine.legal_actions(state))
            turn = state.turn
            state = engine.apply(state, seat, action).state
            turns += state.turn != turn
        spent += process_time() - began
        if spent >= seconds:
            break
    return 1000 * spent / max(turns, 1)


def _shown(name: str, value: float, unit: str) -> Figure:
    return Figure(name, value, unit, goal=None, met=None)
