"""A PostgreSQL server on this machine, for the bench of a turn: its time, and what it writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import quote, urlencode

import psycopg
from psycopg.conninfo import conninfo_to_dict

from cli.benches.process_times import process_times, seconds_below
from cli.benches.store_postgresql import bench_schema


class TurnServer:
    def __init__(self, address: str, connection: psycopg.Connection) -> None:
        self.address = address
        self._connection = connection
        backend = process_times(connection.info.backend_pid)
        self._server = backend.parent if backend else None

    def cpu_seconds(self) -> float | None:
        """None if it runs somewhere else."""
        return None if self._server is None else seconds_below(self._server)

    def stored_bytes(self) -> int:
        return self._number(
            "SELECT sum(pg_total_relation_size(oid)) FROM pg_class "
            "WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace"
        )

    def written_bytes(self) -> int:
        return self._number("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')")

    def _number(self, asked: str) -> int:
        found = self._connection.execute(asked.encode()).fetchone()
        return int(found[0]) if found else 0


@contextmanager
def turn_server(address: str) -> Iterator[TurnServer]:
    with bench_schema(address) as own, psycopg.connect(own, autocommit=True) as connection:
        told = urlencode(conninfo_to_dict(own), quote_via=quote)
        yield TurnServer(f"postgresql:///?{told}", connection)
