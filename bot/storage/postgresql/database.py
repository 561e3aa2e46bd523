"""A PostgreSQL database, with a pool of connections and a thread for each piece of work.

What belongs together is one function of a connection, run as a whole in one transaction that sees
the database as it was when it began (REPEATABLE READ). If another one has changed the same rows
since, PostgreSQL refuses it, and it runs again: what is stored is what one after the other would
have stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg
from psycopg import errors
from psycopg.pq import PGconn, Ping
from psycopg_pool import ConnectionPool, PoolTimeout

from bot.metrics import DATABASE_SECONDS
from bot.storage.errors import DatabaseAway, DatabaseUnusable
from bot.storage.postgresql import migrations
from bot.storage.postgresql.connection import PostgresConnection
from bot.storage.postgresql.errors import explained, place_of
from bot.storage.postgresql.migrations import PostgresMigration
from bot.storage.sql.connection import SqlWork

T = TypeVar("T")

_READ_SECONDS, _WRITE_SECONDS = map(DATABASE_SECONDS.labels, ("read", "write"))

CONNECTIONS = 8
"""At most, for one process."""
PATIENCE_SECONDS = 10.0
"""How long to wait for a server that is starting again."""
CONNECT_SECONDS = 10
"""Until a server that accepts but says nothing is given up."""
PAUSE_SECONDS = 0.2
"""Between two tries to reach it."""
_DURABLE = "-c synchronous_commit=on -c default_transaction_isolation=repeatable\\ read"


class PostgresDatabase:
    def __init__(self, place: str, options: str, pool: ConnectionPool, patience: float) -> None:
        self.place = place
        self.options = options
        """Of every connection to it."""
        self.migrated: list[str] = []
        """The migrations that were applied when it was opened."""
        self._pool = pool
        self._patience = patience
        self._threads = ThreadPoolExecutor(pool.max_size, thread_name_prefix="postgresql")
        self._closed = False

    @classmethod
    async def open(
        cls,
        address: str,
        *,
        known: Sequence[PostgresMigration] | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> PostgresDatabase:
        place, options = place_of(address), _options(address)
        pool = ConnectionPool(
            address,
            kwargs={"options": options},
            min_size=1,
            max_size=CONNECTIONS,
            open=False,
            timeout=patience,
            reconnect_timeout=patience,
        )
        database = cls(place, options, pool, patience)
        try:
            await asyncio.to_thread(_prepare, address, pool)
            database.migrated = await database.write(
                lambda each: migrations.migrate(
                    each, place, migrations.all_migrations() if known is None else known
                )
            )
        except psycopg.Error as error:
            await database.close()
            reason = explained(place, error)
            is_away = await asyncio.to_thread(_is_away, address)
            raise (DatabaseAway(str(reason)) if is_away else reason) from error
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: SqlWork[T]) -> T:
        """A read that fails is tried again: it has changed nothing."""
        with _READ_SECONDS.time():
            return await self._run(work)

    async def write(self, work: SqlWork[T]) -> T:
        """When this returns, all of the work is on disk; if it raises, none of it is."""
        with _WRITE_SECONDS.time():
            return await self._run(work)

    async def touch(self) -> None:
        await self.write(migrations.write_form_again)

    async def close(self) -> None:
        """Finishes what was asked before."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._threads.shutdown)
            await asyncio.to_thread(self._pool.close)

    async def _run(self, work: SqlWork[T]) -> T:
        """If the caller is cancelled, the work is done all the same."""
        if self._closed:
            raise DatabaseUnusable(f"{self.place} is closed; nothing was stored")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._transaction, work)
        except psycopg.Error as error:
            raise explained(self.place, error) from error

    def _transaction(self, work: SqlWork[T]) -> T:
        """Tried again for as long as it is certain that nothing of it was stored."""
        until = time.monotonic() + self._patience
        while True:
            committing = False
            try:
                with self._pool.connection() as connection:
                    done = work(PostgresConnection(connection))
                    committing = True
                    connection.commit()
                    return done
            except (errors.SerializationFailure, errors.DeadlockDetected):
                pass  # another transaction was quicker
            except PoolTimeout as error:
                raise psycopg.OperationalError("no connection in time") from error
            except errors.DiskFull:
                raise  # nobody makes room in seconds
            except psycopg.OperationalError:
                if committing or time.monotonic() > until:
                    raise
                time.sleep(PAUSE_SECONDS)


def _prepare(address: str, pool: ConnectionPool) -> None:
    """Whatever is wrong with the address or the server is said at once; the pool would only say
    that no connection came in time."""
    psycopg.connect(address, connect_timeout=CONNECT_SECONDS).close()
    pool.open()


def _is_away(address: str) -> bool:
    """A server that answers, if only to refuse us, is there."""
    bounded = psycopg.conninfo.make_conninfo(address, connect_timeout=CONNECT_SECONDS)
    return PGconn.ping(bounded.encode()) in (Ping.NO_RESPONSE, Ping.REJECT)


def _options(address: str) -> str:
    """What the address asks for, and that what is committed is on disk."""
    asked_for = psycopg.conninfo.conninfo_to_dict(address).get("options")
    return f"{asked_for} {_DURABLE}" if asked_for else _DURABLE
