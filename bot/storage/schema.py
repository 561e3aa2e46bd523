"""Which tables there are, with their columns: the same in every database."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from graphlib import TopologicalSorter
from typing import NamedTuple

from bot.storage.sqlite import migrations


class StoredColumns(NamedTuple):
    names: tuple[str, ...]
    key: tuple[str, ...]
    """The columns that tell its rows apart."""
    numbered: bool
    """Whether the database gives each row the next number."""


@cache
def schema() -> Mapping[str, StoredColumns]:
    """Each table after those it refers to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for migration in migrations.all_migrations():
            connection.executescript(migration.script)
        found = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
            "ORDER BY name"
        )
        refers = {
            name: {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})")}
            for (name,) in found.fetchall()
        }
        return {
            name: _columns(connection, name) for name in TopologicalSorter(refers).static_order()
        }


def _columns(connection: sqlite3.Connection, table: str) -> StoredColumns:
    rows = connection.execute(f"PRAGMA table_info({table})").fetchall()
    key = sorted((place, name) for _, name, *_, place in rows if place)
    numbered = [name for _, name, kind, *_, place in rows if place and kind == "INTEGER"] == ["id"]
    return StoredColumns(
        tuple(name for _, name, *_ in rows), tuple(name for _, name in key), numbered
    )
