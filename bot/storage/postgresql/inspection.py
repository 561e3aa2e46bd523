"""Reads a PostgreSQL database without changing it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg

from bot.storage.postgresql import migrations
from bot.storage.postgresql.connection import PostgresConnection
from bot.storage.postgresql.errors import explained, place_of
from bot.storage.sql.inspection import Inspection

_READ_ONLY = "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"


@contextmanager
def inspected(address: str) -> Iterator[Inspection]:
    """Refuses a database that can't be reached or isn't ours."""
    place = place_of(address)
    try:
        with psycopg.connect(address, connect_timeout=10) as connection:
            connection.execute(_READ_ONLY)
            connection.commit()
            reader = PostgresConnection(connection)
            form = migrations.known_form(reader, place)
            yield Inspection(reader, form, migrations.all_migrations()[-1].number)
    except psycopg.Error as error:
        raise explained(place, error) from error
