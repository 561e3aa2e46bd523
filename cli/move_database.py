"""`concordia move-database`: from SQLite to PostgreSQL, or back."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from cli.errors import BadInput
from cli.parser import Commands
from words.english import counted

if TYPE_CHECKING:
    from bot.tables import TableId

_TOGETHER = 100
"""Games that are proven by one process, then by the next."""

_DESCRIPTION = """\
Copies everything from one database to another, empty one: from a file to a PostgreSQL server, or
back. Stop the bot first. The copy is compared row by row, and every live game is replayed from it.
If anything goes wrong, nothing is copied; the original is never changed."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "move-database",
        run,
        summary="copy everything from SQLite to PostgreSQL, or back",
        description=_DESCRIPTION,
        example="concordia move-database concordia.sqlite postgresql://concordia@localhost/concordia",
    )
    parser.add_argument("source", metavar="FROM", help="a file, or postgresql://...")
    parser.add_argument("target", metavar="TO", help="the other kind, and empty")


def run(arguments: argparse.Namespace) -> int:
    from arena.processes import in_parallel
    from bot.storage import inspected, move_database, shown

    def tell(table: str, rows: int) -> None:
        if rows:
            print(f"{table}: {counted(rows, 'row')}", flush=True)

    move_database(arguments.source, arguments.target, tell)
    with inspected(arguments.target) as copy:
        held = copy.holding()
        games = copy.live_games(held=False)
    shares = [games[each : each + _TOGETHER] for each in range(0, len(games), _TOGETHER)]
    jobs = max(1, min(os.cpu_count() or 1, len(shares)))
    for broken in in_parallel(partial(_broken, arguments.target), shares, jobs):
        if broken:
            raise BadInput(f"the copy can't be used: {broken[0]}")
    print(
        f"{shown(arguments.target)} now holds {counted(held.tables, 'table')}, and every live game "
        f"replays to the state it is in. Set CONCORDIA_DATABASE and start the bot"
    )
    return 0


def _broken(database: str, games: Sequence[TableId]) -> list[str]:
    from bot.service.checkup import broken_games
    from bot.storage import inspected

    with inspected(database, whole=False) as copy:
        return list(broken_games(copy, games))
