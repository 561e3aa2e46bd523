"""The games of a campaign, followed action by action in the bot's database, which is only read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot.tables.seating import Seating
from engine import GameState, apply, new_game, read_options
from engine.records import read_action
from engine.terms import SeatId


class SeenTable(NamedTuple):
    channel: str
    stage: str
    in_its_place: bool
    seating: Seating


class GamesSeen:
    def __init__(self, database: Path) -> None:
        self._connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=60.0)
        self._games: dict[int, tuple[int, GameState]] = {}

    def close(self) -> None:
        self._connection.close()

    def stage(self) -> str:
        """Of the campaign."""
        found = self._connection.execute("SELECT stage FROM campaigns").fetchone()
        return str(found[0]) if found else ""

    def tables(self) -> Mapping[int, str]:
        """Of its games, with the stage of each."""
        rows = self._connection.execute(
            "SELECT table_id, stage FROM campaign_tables JOIN tables ON tables.id = table_id"
        )
        return dict(rows.fetchall())

    def table(self, table: int) -> SeenTable:
        channel, stage, parent, sheet = self._connection.execute(
            "SELECT channel, stage, parent, sheet FROM tables WHERE id = ?", (table,)
        ).fetchone()
        seating = Seating.model_validate_json(sheet)
        return SeenTable(channel, stage, parent != channel, seating)

    def number(self, table: int) -> int:
        """Of the last action."""
        (last,) = self._connection.execute(
            "SELECT coalesce(max(number), 0) FROM actions WHERE table_id = ?", (table,)
        ).fetchone()
        return int(last)

    def game(self, table: int) -> tuple[int, GameState]:
        """The last action, and where the game stands after it."""
        if table not in self._games:
            options, seed = self._connection.execute(
                "SELECT options, seed FROM tables WHERE id = ?", (table,)
            ).fetchone()
            self._games[table] = 0, new_game(read_options(json.loads(options)), seed)
        number, state = self._games[table]
        rows = self._connection.execute(
            "SELECT number, seat, action_json FROM actions WHERE table_id = ? AND number > ? "
            "ORDER BY number",
            (table, number),
        )
        for last, seat, action in rows.fetchall():
            number, state = last, apply(state, SeatId(seat), read_action(action)).state
        self._games[table] = number, state
        return number, state

    def counts(self) -> Mapping[str, int]:
        """How many actions people and computers have taken."""
        rows = self._connection.execute("SELECT done_by, count(*) FROM actions GROUP BY done_by")
        return dict(rows.fetchall())

    def unsaid(self) -> int:
        (waiting,) = self._connection.execute(
            "SELECT count(*) FROM outbox WHERE failed IS NULL"
        ).fetchone()
        return int(waiting)

    def timers_carried_out_at(self) -> float:
        """The last time the bot has noted that it looked for what was due."""
        found = self._connection.execute(
            "SELECT value FROM facts WHERE name = 'timers carried out at'"
        ).fetchone()
        return float(found[0]) if found else 0.0

    def ratings(self, guild: str) -> Mapping[str, tuple[float, float, int, int]]:
        rows = self._connection.execute(
            "SELECT player, mu, sigma, games, wins FROM ratings WHERE scope = ?", (guild,)
        )
        return {player: (mu, sigma, games, wins) for player, mu, sigma, games, wins in rows}
