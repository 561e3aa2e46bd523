"""A database of its own for each test, in the PostgreSQL that `CONCORDIA_POSTGRESQL` names.

Once the variable is set, nothing that needs it is skipped. With `--postgresql`, worlds keep
their databases there instead of in files. A database is a schema, and to make one takes as long as
a test: so it is emptied and handed on to the next one.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from psycopg import sql

from bot.storage.postgresql import migrations
from bot.storage.postgresql.connection import PostgresConnection
from bot.storage.postgresql.store import PostgresStore
from bot.storage.schema import schema
from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.store import SqlStore

VARIABLE = "CONCORDIA_POSTGRESQL"
INSTEAD_OF_FILES = "CONCORDIA_POSTGRESQL_INSTEAD_OF_FILES"
"""Set by `--postgresql`, also for the processes that tests start."""
needs_postgresql = pytest.mark.skipif(
    VARIABLE not in os.environ, reason=f"{VARIABLE} names no PostgreSQL"
)
needs_a_file = pytest.mark.skipif(
    "config.getoption('--postgresql')", reason="this is about a database file"
)
needs_to_be_alone = pytest.mark.skipif(
    "config.getoption('--postgresql')", reason="others would do it who share the database"
)
"""Asked when the test is run: at its import, no option has been read."""
PREFIX = f"tests_{os.getpid()}_"
"""Of all that this process has made."""

_NO_ROOM = """
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        RAISE EXCEPTION 'could not extend file: no space left on device' USING ERRCODE = '53100';
    END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON actions EXECUTE FUNCTION no_room();
"""
_UNWATCHED = "ALTER TABLE actions DISABLE TRIGGER USER"
_WATCHED = "ALTER TABLE actions ENABLE TRIGGER USER"
_free: list[str] = []
_in_use: dict[Path, str] = {}


@contextmanager
def a_schema() -> Iterator[str]:
    """The address of one with nothing in it, gone afterwards."""
    name = _made()
    try:
        yield _address(name)
    finally:
        _drop(name)


@contextmanager
def a_database() -> Iterator[str]:
    """The address of one in its newest form, and empty."""
    name = _taken()
    try:
        yield _address(name)
    finally:
        _give_back(name)


def address_of(database: Path | str) -> str:
    """Where a world keeps this database: in the file of that name, or in a schema whose name stands
    in it, so that other processes find it too."""
    if INSTEAD_OF_FILES not in os.environ or not isinstance(database, Path):
        return str(database)
    if not database.exists():
        name = _taken()
        database.write_text(name)
        _in_use[database] = name
    return _address(database.read_text())


def give_back_below(folder: Path) -> None:
    """When nobody needs its databases any more."""
    for database in [each for each in _in_use if each.is_relative_to(folder)]:
        _give_back(_in_use.pop(database))


@contextmanager
def opened(database: Path) -> Iterator[SqlConnection]:
    """That of a world, past the store; what is done there is committed."""
    if INSTEAD_OF_FILES in os.environ:
        with psycopg.connect(address_of(database)) as connection:
            yield PostgresConnection(connection)
        return
    with closing(sqlite3.connect(database)) as file, file:
        yield file


@contextmanager
def unwatched(database: Path) -> Iterator[SqlConnection]:
    """The same, where nobody takes care that the log is only appended to."""
    with opened(database) as connection:
        if INSTEAD_OF_FILES in os.environ:
            connection.execute(_UNWATCHED)
            yield connection
            connection.execute(_WATCHED)
            return
        for name in ("actions_are_never_changed", "actions_are_never_deleted"):
            connection.execute(f"DROP TRIGGER {name}")
        yield connection


@asynccontextmanager
async def full(store: SqlStore) -> AsyncIterator[str]:
    """There is no room for a request with this key; a server says so by the code of that error."""
    if not isinstance(store, PostgresStore):
        await store.database.read(lambda each: each.execute("PRAGMA max_page_count = 1"))
        yield "k" * 500_000  # more than the file has room for
        await store.database.read(lambda each: each.execute("PRAGMA max_page_count = 1000000"))
        return
    await store.database.write(lambda each: each.execute(_NO_ROOM))
    try:
        yield "key"
    finally:
        await store.database.write(lambda each: each.execute("DROP FUNCTION no_room CASCADE"))


def copied(database: Path, to: Path) -> None:
    """All of it, while nobody uses it."""
    if INSTEAD_OF_FILES not in os.environ:
        shutil.copy(database, to)
        return
    address_of(to)
    source, target = (sql.Identifier(each.read_text()) for each in (database, to))
    copy = sql.SQL("INSERT INTO {}.{} SELECT * FROM {}.{}")
    with _server().transaction():
        for name in map(sql.Identifier, schema()):
            _server().execute(copy.format(target, name, source, name))
    number_on(to)


def number_on(database: Path) -> None:
    """From the last number that was stored, as files do: a server also leaves out those that were
    given to something that wasn't."""
    if INSTEAD_OF_FILES in os.environ:
        _search(database.read_text())
        for table, columns in schema().items():
            if columns.numbered:
                _server().execute(
                    f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), "
                    f"coalesce(max(id), 0) + 1, false) FROM {table}".encode()
                )


def drop_all() -> None:
    """Whatever this process has made and not dropped yet."""
    if not _server.cache_info().currsize:
        return
    found = _server().execute(
        "SELECT nspname FROM pg_namespace WHERE starts_with(nspname, %s)", (PREFIX,)
    )
    for (name,) in found.fetchall():
        _drop(name)
    _server().close()


def _taken() -> str:
    if _free:
        return _free.pop()
    name = _made()
    with psycopg.connect(_address(name)) as connection:
        within = PostgresConnection(connection)
        migrations.migrate(within, "a database for tests", migrations.all_migrations())
    return name


def _give_back(name: str) -> None:
    """Emptied by a connection that has done so before: one that hasn't takes ten times as long."""
    _search(name)
    _server().execute(_empty())
    _free.append(name)


@cache
def _empty() -> bytes:
    """Row by row: to truncate so many tables takes longer than to make them."""
    tables = ["claims", "thinking", *reversed(list(schema()))]
    commands = [f"DELETE FROM {table}" for table in tables]
    commands += [
        f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), 1, false)"
        for table, columns in schema().items()
        if columns.numbered
    ]
    return ";".join(["BEGIN", _UNWATCHED, *commands, _WATCHED, "COMMIT"]).encode()


def _search(name: str) -> None:
    _server().execute(sql.SQL("SET search_path TO {}").format(sql.Identifier(name)))


def _made() -> str:
    name = f"{PREFIX}{uuid4().hex}"
    _server().execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(name)))
    return name


def _drop(name: str) -> None:
    _server().execute(sql.SQL("DROP SCHEMA {} CASCADE").format(sql.Identifier(name)))


@cache
def _server() -> psycopg.Connection:
    connection = psycopg.connect(os.environ[VARIABLE], autocommit=True)
    connection.execute("SET client_min_messages = warning")
    connection.execute("SET lock_timeout = '20s'")  # whoever left something open is named
    return connection


def _address(schema: str) -> str:
    server = os.environ[VARIABLE]
    return f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{schema}"
