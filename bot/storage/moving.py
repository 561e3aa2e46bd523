"""Copies everything from a SQLite file to a PostgreSQL database, or back.

The copy is whole or not there at all, and is compared with the original row by row before it
counts. Nobody can write to the original meanwhile.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

import psycopg
from psycopg import sql

from bot.storage.errors import DatabaseDamaged, DatabaseUnusable
from bot.storage.opening import is_postgresql, shown
from bot.storage.postgresql import migrations as postgres_migrations
from bot.storage.postgresql.connection import PostgresConnection
from bot.storage.postgresql.errors import explained as explained_by_postgresql
from bot.storage.schema import StoredColumns, schema
from bot.storage.sqlite import migrations as sqlite_migrations
from bot.storage.sqlite.copies import PRIVATE
from bot.storage.sqlite.errors import explained as explained_by_sqlite

Progress = Callable[[str, int], None]
"""Takes a table and how many of its rows have been copied."""
TOGETHER = 5_000
"""Rows that are handed over at once."""


class _Side(Protocol):
    def has_rows(self, table: str) -> bool: ...

    def rows(self, table: str, columns: StoredColumns) -> Iterator[tuple[Any, ...]]:
        """In the order of the key."""

    def fill(self, table: str, columns: StoredColumns, rows: Iterable[tuple[Any, ...]]) -> None: ...

    def last_number(self, table: str) -> int:
        """The highest that was ever given to a row, also to one that is gone."""

    def go_on_after(self, table: str, number: int) -> None: ...


def move_database(source: str, target: str, progress: Progress) -> dict[str, int]:
    """Returns how many rows of each table were copied."""
    if is_postgresql(source) == is_postgresql(target):
        raise DatabaseUnusable(
            "one of the two has to be a file and the other one postgresql://USER@HOST/DATABASE"
        )
    if not is_postgresql(source) and not Path(source).is_file():
        raise DatabaseUnusable(f"there is no database {source}")
    copied: dict[str, int] = {}
    with _side(source) as original, _side(target) as copy:
        if any(map(copy.has_rows, schema())):
            raise DatabaseUnusable(
                f"{shown(target)} already holds something; nothing was copied. Name an empty one"
            )
        for table, columns in schema().items():
            counted = _Counted(original.rows(table, columns))
            copy.fill(table, columns, counted)
            if columns.numbered:
                copy.go_on_after(table, original.last_number(table))
            if _Counted.of(copy.rows(table, columns)) != counted.outcome:
                raise DatabaseDamaged(f"the copy of {table} differs; nothing was copied")
            copied[table] = counted.count
            progress(table, counted.count)
    return copied


class _Counted:
    """Rows on their way, counted and summed up."""

    def __init__(self, rows: Iterable[tuple[Any, ...]]) -> None:
        self._rows = rows
        self._hash = hashlib.sha256()
        self.count = 0

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for row in self._rows:
            self._hash.update(repr(row).encode())
            self.count += 1
            yield row

    @property
    def outcome(self) -> tuple[int, str]:
        return self.count, self._hash.hexdigest()

    @classmethod
    def of(cls, rows: Iterable[tuple[Any, ...]]) -> tuple[int, str]:
        counted = cls(rows)
        for _ in counted:
            pass
        return counted.outcome


def _side(address: str) -> AbstractContextManager[_Side]:
    return _postgresql(address) if is_postgresql(address) else _sqlite(Path(address))


@contextmanager
def _sqlite(path: Path) -> Iterator[_Side]:
    try:
        path.touch(PRIVATE)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            known = sqlite_migrations.all_migrations()
            sqlite_migrations.refuse_foreign(connection, path, known[-1].number)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            sqlite_migrations.migrate(connection, path, known)
            connection.execute("BEGIN IMMEDIATE")
            yield _SqliteSide(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise explained_by_sqlite(path, error) from error
    except OSError as error:
        raise DatabaseUnusable(f"{path} cannot be used: {error.strerror}") from error


@contextmanager
def _postgresql(address: str) -> Iterator[_Side]:
    place = shown(address)
    try:
        with psycopg.connect(address, connect_timeout=10) as connection:
            postgres_migrations.migrate(
                PostgresConnection(connection), place, postgres_migrations.all_migrations()
            )
            connection.execute("LOCK TABLE tables, people IN EXCLUSIVE MODE")
            yield _PostgresSide(connection)
    except psycopg.Error as error:
        raise explained_by_postgresql(place, error) from error


class _SqliteSide:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def has_rows(self, table: str) -> bool:
        return bool(self._connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone())

    def rows(self, table: str, columns: StoredColumns) -> Iterator[tuple[Any, ...]]:
        names, key = ", ".join(columns.names), ", ".join(columns.key)
        return self._connection.execute(f"SELECT {names} FROM {table} ORDER BY {key}")

    def fill(self, table: str, columns: StoredColumns, rows: Iterable[tuple[Any, ...]]) -> None:
        marks = ", ".join("?" for _ in columns.names)
        self._connection.executemany(
            f"INSERT INTO {table} ({', '.join(columns.names)}) VALUES ({marks})", rows
        )

    def last_number(self, table: str) -> int:
        given = self._connection.execute(
            "SELECT max(n) FROM (SELECT seq AS n FROM sqlite_sequence WHERE name = ? "
            f"UNION SELECT max(id) FROM {table})",
            (table,),
        ).fetchone()
        return given[0] or 0

    def go_on_after(self, table: str, number: int) -> None:
        """Only what is called AUTOINCREMENT heeds it; anything else may give a number again."""
        self._connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        self._connection.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (table, number))


class _PostgresSide:
    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection

    def has_rows(self, table: str) -> bool:
        asked = sql.SQL("SELECT 1 FROM {} LIMIT 1").format(sql.Identifier(table))
        return bool(self._connection.execute(asked).fetchone())

    def rows(self, table: str, columns: StoredColumns) -> Iterator[tuple[Any, ...]]:
        wanted = sql.SQL("SELECT {} FROM {} ORDER BY {}").format(
            _names(columns.names), sql.Identifier(table), _names(columns.key)
        )
        with self._connection.cursor(name="rows") as cursor:  # on the server, not all at once
            cursor.itersize = TOGETHER
            cursor.execute(wanted)
            yield from cursor

    def fill(self, table: str, columns: StoredColumns, rows: Iterable[tuple[Any, ...]]) -> None:
        command = sql.SQL("COPY {} ({}) FROM STDIN").format(
            sql.Identifier(table), _names(columns.names)
        )
        with self._connection.cursor() as cursor, cursor.copy(command) as copy:
            for row in rows:
                copy.write_row(row)

    def last_number(self, table: str) -> int:
        found = self._connection.execute(
            sql.SQL("SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(%s, 'id')), 0)"),
            (table,),
        ).fetchone()
        return int(found[0]) if found else 0

    def go_on_after(self, table: str, number: int) -> None:
        self._connection.execute(
            "SELECT setval(pg_get_serial_sequence(%s, 'id'), %s, %s)",
            (table, max(number, 1), number > 0),
        )


def _names(names: Iterable[str]) -> sql.Composed:
    return sql.SQL(", ").join(map(sql.Identifier, names))
