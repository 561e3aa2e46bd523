"""Reads a database without changing it: what does it hold?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bot.storage.sql import outbox_sql, table_sql
from bot.storage.sql.connection import SqlConnection
from bot.tables.store import StoredTable
from bot.tables.table import TableId


class Holding(NamedTuple):
    tables: int
    live: int
    actions: int
    messages: int
    """Waiting to be sent."""


@dataclass(frozen=True)
class Inspection:
    connection: SqlConnection
    form: int
    """The schema version; 0 if nothing was stored yet."""
    newest_form: int

    def holding(self) -> Holding:
        return holding(self.connection)

    def live_games(self, *, held: bool = True) -> list[TableId]:
        """`held`: with those that wait because they no longer replay."""
        return table_sql.live_games(self.connection, held=held)

    def logs(self, tables: Iterable[TableId]) -> Iterator[StoredTable]:
        """Whole, one at a time."""
        for table_id in tables:
            stored = table_sql.load(self.connection, table_id, whole=True)
            assert stored
            yield stored


def holding(connection: SqlConnection) -> Holding:
    def count(what: str) -> int:
        (found,) = connection.execute(f"SELECT count(*) FROM {what}").fetchone()
        return int(found)

    return Holding(
        tables=count("tables"),
        live=count("tables WHERE stage IN ('lobby', 'playing', 'held')"),
        actions=count("actions"),
        messages=outbox_sql.count_waiting(connection),
    )
