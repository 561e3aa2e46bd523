"""Many results in a database, for measuring: written in a few statements, as nobody waits for a
hundred thousand games."""

import sqlite3
from pathlib import Path

from bot.storage.sqlite.database import Database

_NUMBERS = (
    "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?) "
)
_POINTS = '{"jupiter": 100}'


async def add_results(path: Path, guild: str, results: int, people: int) -> None:
    """Games of two, everybody's as many, and the ratings of everybody; in that server."""

    def add(connection: sqlite3.Connection) -> None:
        connection.execute(
            f"{_NUMBERS} INSERT INTO people (player, name) "
            "SELECT 'player ' || n, 'Somebody of the forum no. ' || n FROM numbers",
            (people,),
        )
        connection.execute(
            f"{_NUMBERS} INSERT INTO results (id, guild, board, mode, options, ended, began_at, "
            "ended_at, turns, takebacks, imported, margin, rated) SELECT 1000000 + n, ?, 'italia', "
            "'individual', '{}', 'played_out', n, n, 40, 0, 0, n % 50, 1 FROM numbers",
            (results, guild),
        )
        for seat in (0, 1):
            connection.execute(
                f"{_NUMBERS} INSERT INTO result_seats (result, seat, player, total, rank, won, "
                "points, board, guild) SELECT 1000000 + n, ?, "
                "'player ' || (1 + (n * (? + 1) + ?) % ?), 100 + n % 80, ? + 1, 1 - ?, "
                "?, 'italia', ? FROM numbers",
                (results, seat, seat, seat, people, seat, seat, _POINTS, guild),
            )
        connection.execute(
            f"{_NUMBERS} INSERT INTO ratings (scope, mode, player, mu, sigma, games, wins, shown) "
            "SELECT ?, 'individual', 'player ' || n, 30 - 10.0 * n / ?, 1.5, 100, 40, "
            "25.5 - 10.0 * n / ? FROM numbers",
            (people, guild, people, people),
        )

    database = await Database.open(path)
    try:
        await database.write(add)
    finally:
        await database.close()
