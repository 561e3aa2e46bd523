"""Results of games that nobody has played."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.storage.sql import results_sql
from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.store import SqlStore
from bot.tables import PlayerId
from bot.tables.results import GameMode, GameResult, ResultId, SeatResult
from bot.tables.seating import TEAMS
from engine.terms import BoardId, SeatId

Entrant = PlayerId | None
"""Somebody, or a computer."""


def a_result(
    number: int,
    players: Sequence[Entrant],
    ranks: Sequence[int] | None = None,
    *,
    totals: Sequence[int] | None = None,
    mode: GameMode = "individual",
    points: Sequence[Mapping[str, int]] = (),
    **facts: Any,
) -> GameResult:
    """In the order of their ranks, unless it says otherwise. Partners sit opposite each other."""
    count = len(players)
    sides = count // 2 if mode == "team" else count
    placed = ranks or [1 + seat % sides for seat in range(count)]
    scored = totals or [100 - 10 * rank for rank in placed]
    seats = tuple(
        SeatResult(
            seat=SeatId(seat),
            player=player,
            level=None if player else "hash",
            team=TEAMS[seat % sides] if mode == "team" else None,
            total=scored[seat],
            rank=placed[seat],
            won=placed[seat] == 1,
            points=points[seat] if points else {"jupiter": scored[seat]},
        )
        for seat, player in enumerate(players)
    )
    given: dict[str, Any] = {
        "guild": "guild",
        "board": BoardId("italia"),
        "difficulty": None,
        "options": {},
        "ended": "played_out",
        "began_at": 0.0,
        "ended_at": float(number),
        "turns": 40,
        "takebacks": False,
        "imported": False,
        "margin": max(scored) - sorted(scored)[-2] if count > 1 else None,
    }
    return GameResult.model_validate(
        {**given, **facts, "id": ResultId(number), "mode": mode, "seats": seats}
    )


async def keep(store: SqlStore, *results: GameResult) -> None:
    def kept(connection: SqlConnection) -> None:
        for each in results:
            results_sql.insert(connection, each)

    await store.database.write(kept)
