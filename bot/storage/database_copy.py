"""Copies everything from a SQLite file to a PostgreSQL database, or back.

The copy is whole or not there at all, and is compared with the original row by row before it
counts.
"""

from __future__ import annotations

import hashlib
import marshal
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import psycopg
from psycopg import sql
from psycopg.abc import Buffer
from psycopg.copy import LibpqWriter

from bot.storage.database_address import is_postgresql, shown
from bot.storage.errors import DatabaseDamaged, DatabaseUnusable
from bot.storage.postgresql import migrations as postgres_migrations
from bot.storage.postgresql.connection import PostgresConnection
from bot.storage.postgresql.errors import explained as explained_by_postgresql
from bot.storage.schema import StoredColumns, schema
from bot.storage.sqlite import migrations as sqlite_migrations
from bot.storage.sqlite.copies import PRIVATE
from bot.storage.sqlite.errors import explained as explained_by_sqlite

Progress = Callable[[str, int], None]
"""Takes a table and how many of its rows have been copied."""
TOGETHER = 1_000
"""Rows that are handed over at once."""
_WITHOUT_REFERENCES = 2
"""The newest form of `marshal` in which equal values are equal bytes."""
_MEMORY_KIB = 100_000
"""For a file that is being filled."""


_KEYS = (
    "SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) "
    "FROM pg_constraint WHERE connamespace = current_schema()::regnamespace "
    "AND contype IN ('f', 'p', 'u') ORDER BY contype"
)
"""Those that refer to others come first."""
_INDEXES = (
    "SELECT quote_ident(indexname), indexdef FROM pg_indexes WHERE schemaname = current_schema()"
)


class _Sum(NamedTuple):
    rows: int
    hash: str


class _Side(Protocol):
    def has_rows(self, table: str) -> bool: ...

    def rows(self, table: str, columns: StoredColumns) -> Iterator[tuple[Any, ...]]:
        """In the order of the key."""

    def fill(self, table: str, columns: StoredColumns, rows: Iterable[tuple[Any, ...]]) -> _Sum:
        """Tells what it was given."""

    def sum(self, table: str, columns: StoredColumns) -> _Sum:
        """What is there now."""

    def put_off(self) -> None:
        """Whatever can wait until every table is filled."""

    def filled(self) -> None: ...

    def last_number(self, table: str) -> int:
        """The highest that was ever given to a row, also to one that is gone."""

    def go_on_after(self, table: str, number: int) -> None: ...


def move_database(source: str, target: str, progress: Progress) -> dict[str, int]:
    """Returns how many rows of each table were copied. Nobody can write to the original
    meanwhile."""
    if is_postgresql(source) == is_postgresql(target):
        raise DatabaseUnusable(
            "one of the two has to be a file and the other one postgresql://USER@HOST/DATABASE"
        )
    if not is_postgresql(source) and not Path(source).is_file():
        raise DatabaseUnusable(f"there is no database {source}")
    with _locked(source) as original, _to_fill(target) as copy:
        if any(map(copy.has_rows, schema())):
            raise DatabaseUnusable(
                f"{shown(target)} already holds something; nothing was copied. Name an empty one"
            )
        return _copied(original, copy, progress)


def copy_as_it_is(source: str, target: Path) -> None:
    """From a PostgreSQL server to a new file, while everybody writes on: as it is now."""
    with _seen(source) as original, _to_fill(str(target)) as copy:
        _copied(original, copy, lambda _table, _rows: None)


def _copied(original: _Side, copy: _Side, progress: Progress) -> dict[str, int]:
    given: dict[str, _Sum] = {}
    copy.put_off()
    for table, columns in schema().items():
        given[table] = copy.fill(table, columns, original.rows(table, columns))
        if columns.numbered:
            copy.go_on_after(table, original.last_number(table))
        progress(table, given[table].rows)
    copy.filled()
    for table, columns in schema().items():
        if copy.sum(table, columns) != given[table]:
            raise DatabaseDamaged(f"the copy of {table} differs; nothing was copied")
    return {table: each.rows for table, each in given.items()}


def _locked(address: str) -> AbstractContextManager[_Side]:
    """Nobody else can write there."""
    return _postgresql(address) if is_postgresql(address) else _sqlite(Path(address), "WAL")


def _to_fill(address: str) -> AbstractContextManager[_Side]:
    """What is new in a file needs no second place on the disk."""
    return _postgresql(address) if is_postgresql(address) else _sqlite(Path(address), "DELETE")


@contextmanager
def _sqlite(path: Path, journal: str) -> Iterator[_Side]:
    try:
        path.touch(PRIVATE)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            known = sqlite_migrations.all_migrations()
            sqlite_migrations.refuse_foreign(connection, path, known[-1].number)
            connection.execute(f"PRAGMA journal_mode = {journal}")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA cache_size = -{_MEMORY_KIB}")
            sqlite_migrations.migrate(connection, path, known)
            connection.execute("BEGIN IMMEDIATE")
            yield _SqliteSide(connection)
            connection.execute("COMMIT")
            connection.execute("PRAGMA journal_mode = WAL")
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


@contextmanager
def _seen(address: str) -> Iterator[_Side]:
    """As it is when this begins, whatever others write meanwhile."""
    place = shown(address)
    try:
        with psycopg.connect(address, connect_timeout=10) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            form = postgres_migrations.known_form(PostgresConnection(connection), place)
            newest = postgres_migrations.all_migrations()[-1].number
            if form < newest:
                raise DatabaseUnusable(
                    f"{place} has form {form}, and this version copies form {newest}: start the "
                    "bot once, which upgrades it, or use pg_dump"
                )
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

    def fill(self, table: str, columns: StoredColumns, rows: Iterable[tuple[Any, ...]]) -> _Sum:
        marks = ", ".join("?" for _ in columns.names)
        passing = _Passing(rows)
        self._connection.executemany(
            f"INSERT INTO {table} ({', '.join(columns.names)}) VALUES ({marks})", passing
        )
        return passing.sum

    def sum(self, table: str, columns: StoredColumns) -> _Sum:
        passing = _Passing(self.rows(table, columns))
        for _ in passing:
            pass
        return passing.sum

    def put_off(self) -> None:
        """Nothing: rows come in the order of their keys."""

    def filled(self) -> None:
        """Nothing was put off."""

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


class _Passing:
    """Rows on their way, counted and summed up."""

    def __init__(self, rows: Iterable[tuple[Any, ...]]) -> None:
        self._rows = iter(rows)
        self._hash = hashlib.sha256()
        self._count = 0

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        while some := list(islice(self._rows, TOGETHER)):
            self._hash.update(marshal.dumps(some, _WITHOUT_REFERENCES))
            self._count += len(some)
            yield from some

    @property
    def sum(self) -> _Sum:
        return _Sum(self._count, self._hash.hexdigest())


class _PostgresSide:
    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection
        self._put_off: list[str] = []

    def put_off(self) -> None:
        """Keys and indexes: made for all rows together, they cost half as much."""
        execute = PostgresConnection(self._connection).execute
        keys = execute(_KEYS).fetchall()
        for table, name, _ in keys:
            execute(f"ALTER TABLE {table} DROP CONSTRAINT {name}")
        indexes = execute(_INDEXES).fetchall()
        for name, _ in indexes:
            execute(f"DROP INDEX {name}")
        self._put_off = [
            *(f"ALTER TABLE {table} ADD CONSTRAINT {name} {what}" for table, name, what in keys),
            *(made for _, made in indexes),
        ]

    def filled(self) -> None:
        """A server that knows nothing of its rows looks for those of one game everywhere."""
        for each in (*reversed(self._put_off), f"ANALYZE {', '.join(schema())}"):
            PostgresConnection(self._connection).execute(each)

    def has_rows(self, table: str) -> bool:
        asked = sql.SQL("SELECT 1 FROM {} LIMIT 1").format(sql.Identifier(table))
        return bool(self._connection.execute(asked).fetchone())

    def rows(self, table: str, columns: StoredColumns) -> Iterator[tuple[Any, ...]]:
        with self._connection.cursor(name="rows") as cursor:  # on the server, not all at once
            cursor.itersize = TOGETHER
            cursor.execute(self._select(table, columns))
            yield from cursor

    def _select(self, table: str, columns: StoredColumns) -> sql.Composed:
        return sql.SQL("SELECT {} FROM {} ORDER BY {}").format(
            _names(columns.names), sql.Identifier(table), _names(columns.key)
        )

    def fill(self, table: str, columns: StoredColumns, rows: Iterable[tuple[Any, ...]]) -> _Sum:
        command = sql.SQL("COPY {} ({}) FROM STDIN (FORMAT BINARY)").format(
            sql.Identifier(table), _names(columns.names)
        )
        with self._connection.cursor() as cursor:
            cursor.execute(self._select(table, columns))
            types = [each.type_code for each in cursor.description or ()]
            writer = _HashingWriter(cursor)
            with cursor.copy(command, writer=writer) as copy:
                copy.set_types(types)
                for row in rows:
                    copy.write_row(row)
            return _Sum(cursor.rowcount, writer.hash.hexdigest())

    def sum(self, table: str, columns: StoredColumns) -> _Sum:
        """PostgreSQL writes the same bytes that it reads."""
        command = sql.SQL("COPY ({}) TO STDOUT (FORMAT BINARY)").format(
            self._select(table, columns)
        )
        summed = hashlib.sha256()
        with self._connection.cursor() as cursor:
            cursor.execute("SET LOCAL enable_sort = off")  # they lie in the order of their key
            with cursor.copy(command) as copy:
                for some in copy:
                    summed.update(some)
            return _Sum(cursor.rowcount, summed.hexdigest())

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


class _HashingWriter(LibpqWriter):
    def __init__(self, cursor: psycopg.Cursor[Any]) -> None:
        super().__init__(cursor)
        self.hash = hashlib.sha256()

    def write(self, data: Buffer) -> None:
        self.hash.update(data)
        super().write(data)


def _names(names: Iterable[str]) -> sql.Composed:
    return sql.SQL(", ").join(map(sql.Identifier, names))
