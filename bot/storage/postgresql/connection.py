"""psycopg's connection, for statements whose values are marked with `?`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import psycopg

from bot.storage.sql.connection import Rows


class PostgresConnection:
    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        return self._connection.execute(_statement(sql), parameters or None)

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(_statement(sql), parameters)


@cache
def _statement(sql: str) -> bytes:
    """psycopg marks values with `%s`; ours hold no question mark within quotes."""
    return sql.replace("%", "%%").replace("?", "%s").encode() if "?" in sql else sql.encode()
