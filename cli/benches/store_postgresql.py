"""The speed of the tables in PostgreSQL: an action stored, and a whole request, beside a bare
commit of the same rows on the same server; and a look at a table that others may have changed."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import perf_counter
from typing import Any, TypeVar
from uuid import uuid4

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.storage.postgresql.database import PostgresDatabase
from bot.storage.postgresql.errors import explained, place_of
from bot.storage.postgresql.store import PostgresStore
from bot.storage.sql.connection import SqlConnection, SqlWork
from bot.tables import Request, Tables
from bot.tables.wishes import Act
from cli.benches.figures import Figure, without_garbage_collection
from cli.benches.store import (
    SEED,
    TABLE,
    BareGame,
    Statement,
    again,
    nobody,
    random_game,
    ratio_of,
    started,
    typical,
)
from players import LEVELS

T = TypeVar("T")


def figures(*, address: str, seconds: float) -> Iterator[Figure]:
    yield from asyncio.run(_figures(address, seconds))


async def _figures(address: str, seconds: float) -> list[Figure]:
    """The same game three times side by side, each in a schema of its own."""
    ours: list[float] = []
    requests: list[float] = []
    bare: list[float] = []
    looks: list[float] = []
    with (
        bench_schema(address) as game,
        bench_schema(address) as journal,
        bench_schema(address) as rows,
    ):
        async with (
            _tables(game) as (store, tables),
            _tables(journal) as (other, pattern),
            _tables(rows) as (third, other_pattern),
        ):
            await started(pattern, "game")
            await started(other_pattern, "game")
            played = BareGame(other.database.write)
            recording = store.database
            assert isinstance(recording, _Recording)
            with without_garbage_collection():
                async for player, number, action in random_game(tables, "game", seconds):
                    request, wish = Request(f"{number}", player), Act(number, (action,))
                    requests.append(await _timed(tables.ask(request, TABLE, wish)))
                    written = recording.statements
                    turns = [
                        (ours, played.apply_and_store(action, written)),
                        (bare, third.database.write(again(written))),
                    ]
                    for taken, work in turns if number % 2 else reversed(turns):
                        taken.append(await _timed(work))
                    looks.append(await _timed(tables.look(TABLE, None)))
    return [
        ratio_of("store_vs_commit", typical(ours), typical(bare)),
        ratio_of("request_vs_commit", typical(requests), typical(bare), goal=2.5),
        ratio_of("look_vs_commit", typical(looks), typical(bare), goal=None),
    ]


async def _timed(work: Any) -> float:
    began = perf_counter()
    await work
    return 1000 * (perf_counter() - began)


@contextmanager
def bench_schema(address: str) -> Iterator[str]:
    """The address of one that is gone afterwards."""
    name = f"bench_{uuid4().hex}"
    try:
        with psycopg.connect(address, autocommit=True, connect_timeout=10) as connection:
            connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(name)))
            try:
                asked_for = conninfo_to_dict(address).get("options") or ""
                yield make_conninfo(address, options=f"{asked_for} -csearch_path={name}")
            finally:
                connection.execute("SET client_min_messages = warning")
                connection.execute(sql.SQL("DROP SCHEMA {} CASCADE").format(sql.Identifier(name)))
    except psycopg.Error as error:
        raise explained(place_of(address), error) from error


@asynccontextmanager
async def _tables(address: str) -> AsyncIterator[tuple[PostgresStore, Tables]]:
    store = await PostgresStore.open(address, kind=_Recording)
    tables = Tables(store, clock=lambda: 0.0, think=nobody, levels=LEVELS, seeds=lambda: SEED)
    await tables.begin()
    try:
        yield store, tables
    finally:
        await tables.close()
        await store.close()


class _Recording(PostgresDatabase):
    """Keeps what the last transaction executed."""

    statements: list[Statement] = []  # noqa: RUF012  # each transaction brings its own

    async def write(self, work: SqlWork[T]) -> T:
        def recorded(connection: SqlConnection) -> T:
            self.statements = []
            return work(_Recorder(connection, self.statements))

        return await super().write(recorded)


class _Recorder:
    def __init__(self, connection: SqlConnection, statements: list[Statement]) -> None:
        self._connection = connection
        self._statements = statements

    def execute(self, statement: str, values: Any = (), /) -> Any:
        self._statements.append((statement, tuple(values)))
        return self._connection.execute(statement, values)

    def executemany(self, statement: str, rows: Any, /) -> None:
        for values in rows:
            self.execute(statement, values)
