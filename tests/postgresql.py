"""A schema of its own for each test, in the PostgreSQL that `CONCORDIA_POSTGRESQL` names.

Once the variable is set, nothing that needs it is skipped. With `--postgresql`, worlds keep
their databases there instead of in files.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from psycopg import sql

VARIABLE = "CONCORDIA_POSTGRESQL"
INSTEAD_OF_FILES = "CONCORDIA_POSTGRESQL_INSTEAD_OF_FILES"
"""Set by `--postgresql`, also for the processes that tests start."""
needs_postgresql = pytest.mark.skipif(
    VARIABLE not in os.environ, reason=f"{VARIABLE} names no PostgreSQL"
)
needs_a_file = pytest.mark.skipif(
    INSTEAD_OF_FILES in os.environ, reason="this is about a database file"
)


@contextmanager
def a_schema() -> Iterator[str]:
    """The address of an empty one, gone afterwards."""
    name = f"test_{uuid4().hex}"
    _make(name)
    try:
        yield _address(name)
    finally:
        _drop(name)


def address_of(database: Path | str) -> str:
    """Where a world keeps this database: in the file of that name, or in a schema that stands for
    it."""
    if INSTEAD_OF_FILES not in os.environ or not isinstance(database, Path):
        return str(database)
    name = f"file_{sha256(str(database.absolute()).encode()).hexdigest()[:32]}"
    _make(name)
    return _address(name)


def drop_those_for_files() -> None:
    with _connected() as connection:
        found = connection.execute("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'file%'")
        for (name,) in found.fetchall():
            _drop(name)


def _make(name: str) -> None:
    with _connected() as connection:
        connection.execute("SET client_min_messages = warning")
        connection.execute(sql.SQL("CREATE SCHEMA IF NOT EXISTS {}").format(sql.Identifier(name)))


def _drop(name: str) -> None:
    with _connected() as connection:
        connection.execute("SET client_min_messages = warning")
        connection.execute(sql.SQL("DROP SCHEMA {} CASCADE").format(sql.Identifier(name)))


def _connected() -> psycopg.Connection:
    return psycopg.connect(os.environ[VARIABLE], autocommit=True)


def _address(schema: str) -> str:
    server = os.environ[VARIABLE]
    return f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{schema}"
