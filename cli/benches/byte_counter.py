"""Counts what two programs say to each other, by standing between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

_AT_ONCE = 2**16


@dataclass
class ByteCounter:
    port: int = 0
    """Where to say it."""
    sent: int = 0
    received: int = 0


@asynccontextmanager
async def counted_bytes(port: int) -> AsyncIterator[ByteCounter]:
    """Whatever is said to the port of the counter comes to that port."""
    counter = ByteCounter()
    talks: set[asyncio.Task[None]] = set()

    async def met(here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, forth = await asyncio.open_connection("127.0.0.1", port)

        async def forward() -> None:
            called, is_called = (f"127.0.0.1:{each}".encode() for each in (counter.port, port))
            while said := await here.read(_AT_ONCE):
                counter.sent += len(said)
                forth.write(said.replace(called, is_called))  # it answers to no other name
                await forth.drain()
            forth.close()

        async def backward() -> None:
            while said := await there.read(_AT_ONCE):
                counter.received += len(said)
                back.write(said)
                await back.drain()
            back.close()

        talks.update(map(asyncio.create_task, (forward(), backward())))

    server = await asyncio.start_server(met, "127.0.0.1", 0)
    counter.port = server.sockets[0].getsockname()[1]
    try:
        yield counter
    finally:
        server.close()
        for talk in talks:
            talk.cancel()
        with suppress(ConnectionError):
            await asyncio.gather(*talks, return_exceptions=True)
