"""Started before its database server, a process waits for it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from psycopg.conninfo import conninfo_to_dict

from bot.service import database_wait
from bot.storage.errors import DatabaseAway, DatabaseUnusable
from bot.storage.postgresql import database
from sandbox.changes import PATIENCE
from tests.postgresql import a_database, needs_postgresql


@pytest.fixture(autouse=True)
def _no_long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_wait, "PAUSES", (0.01,))


@pytest.fixture
def port() -> int:
    """Where nobody answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@needs_postgresql
async def test_it_goes_on_as_soon_as_the_server_is_there(
    port: int, caplog: pytest.LogCaptureFixture
) -> None:
    with a_database() as address:
        by_the_port = f"{address}&host=127.0.0.1&port={port}"
        waiting = asyncio.create_task(database_wait.opened(by_the_port, asyncio.Event()))
        async with asyncio.timeout(PATIENCE):
            while caplog.text.count("waiting for the database") < 2:
                await asyncio.sleep(0.01)
        assert "Is the server running, and is the address right? Trying again in" in caplog.text
        async with a_way_to(address, port):
            store = await waiting
            assert store
            await store.keep_fact("found", "the server")
            await store.close()


async def test_whoever_waits_can_be_stopped(port: int, caplog: pytest.LogCaptureFixture) -> None:
    stop = asyncio.Event()
    address = f"postgresql://anna:secret@127.0.0.1:{port}/games"
    waiting = asyncio.create_task(database_wait.opened(address, stop))
    async with asyncio.timeout(PATIENCE):
        while "waiting for the database" not in caplog.text:
            await asyncio.sleep(0.01)
    stop.set()
    assert await waiting is None
    assert "secret" not in caplog.text


async def test_a_server_that_accepts_and_says_nothing_holds_nobody_up(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands in for a proxy whose database is not there; here it lives on the same loop."""
    monkeypatch.setattr(database, "CONNECT_SECONDS", 2)
    visits: list[asyncio.StreamWriter] = []
    visited, stop = asyncio.Event(), asyncio.Event()

    async def met(_: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        visits.append(writing)
        if len(visits) > 1:
            visited.set()

    async with await asyncio.start_server(met, "127.0.0.1") as silent:
        number = silent.sockets[0].getsockname()[1]
        address = f"postgresql://anna@127.0.0.1:{number}/games"
        waiting = asyncio.create_task(database_wait.opened(address, stop))
        async with asyncio.timeout(PATIENCE):
            await visited.wait()
            while "waiting for the database" not in caplog.text:
                await asyncio.sleep(0.01)
            stop.set()
            assert await waiting is None
        for each in visits:
            each.close()


@needs_postgresql
@pytest.mark.parametrize("wrong", ["dbname=nowhere", "user=nobody"])
async def test_nobody_waits_for_a_server_that_refuses(wrong: str) -> None:
    with a_database() as address, pytest.raises(DatabaseUnusable) as refused:
        await database_wait.opened(f"{address}&{wrong}", asyncio.Event())
    assert not isinstance(refused.value, DatabaseAway)


@asynccontextmanager
async def a_way_to(address: str, port: int) -> AsyncIterator[None]:
    """Hands on what is said there to the server, and back."""
    visits: list[asyncio.Task[None]] = []

    async def met(reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        where = conninfo_to_dict(address)
        host, number = str(where.get("host") or "localhost"), where.get("port") or 5432
        if host.startswith("/"):
            there = await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{number}")
        else:
            there = await asyncio.open_connection(host, int(number))
        visits.append(asyncio.create_task(handed_on(reading, there[1])))
        visits.append(asyncio.create_task(handed_on(there[0], writing)))

    async with await asyncio.start_server(met, "127.0.0.1", port):
        yield
        await asyncio.gather(*visits)


async def handed_on(reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
    while said := await reading.read(2**16):
        writing.write(said)
    writing.close()
    await writing.wait_closed()
