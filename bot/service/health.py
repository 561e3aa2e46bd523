"""`/healthz`: is the bot in touch with Discord, and can it store what is played?

200 if all is well, else 503; the body says the same in JSON, and what is wrong.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal

from aiohttp import web

from bot.discord.shards import Shards
from bot.service.settings import InvalidSettings
from bot.tables.store import StorageError
from bot.version import VERSION

PATH = "/healthz"
LONGEST_SILENCE = 100.0
"""Discord wants a heartbeat about every 41 seconds: by then two have gone unanswered."""
PATIENCE_SECONDS = 8.0
"""Longer than the database waits for another program, and shorter than whoever asks us."""


@dataclass(frozen=True)
class Vitals:
    shards: Callable[[], Shards]
    store: Callable[[], Awaitable[int]]
    """Writes to the database, and tells how many messages wait to be sent."""
    tables_waiting: Callable[[Literal["failing", "parked"]], int] = lambda _how: 0
    """How many tables cannot say anything: for now, or before somebody lets them."""


@dataclass(frozen=True)
class Health:
    gateway: bool
    shards_open: int
    shards: int
    heartbeat_seconds: float | None
    database: bool
    outbox_waiting: int | None
    tables_failing: int
    tables_parked: int
    wrong: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "gateway": self.gateway,
            "shards_open": self.shards_open,
            "shards": self.shards,
            "heartbeat_seconds": self.heartbeat_seconds,
            "database": self.database,
            "outbox_waiting": self.outbox_waiting,
            "tables_failing": self.tables_failing,
            "tables_parked": self.tables_parked,
            "version": VERSION,
            "wrong": list(self.wrong),
        }


async def examine(vitals: Vitals) -> Health:
    wrong = []
    shards = vitals.shards()
    gateway, age = 0 < shards.total == shards.open, shards.heartbeat_age
    if not shards.open:
        wrong.append("the gateway is not open")
    elif not gateway:
        wrong.append(f"only {shards.open} of {shards.total} shards are open")
    elif age is None or age > LONGEST_SILENCE:
        since = "yet" if age is None else f"for {age:.0f} seconds"
        wrong.append(f"no heartbeat was acknowledged {since}")
    waiting = None
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            waiting = await vitals.store()
    except TimeoutError:
        wrong.append("the database does not answer")
    except StorageError as error:
        wrong.append(str(error))
    seconds = None if age is None else round(age, 1)
    return Health(
        gateway,
        shards.open,
        shards.total,
        seconds,
        waiting is not None,
        waiting,
        vitals.tables_waiting("failing"),
        vitals.tables_waiting("parked"),
        tuple(wrong),
    )


@asynccontextmanager
async def answering(vitals: Vitals, host: str, port: int) -> AsyncIterator[int]:
    """Serves until the block is left; yields the port, any free one for port 0."""

    async def answer(_request: web.Request) -> web.Response:
        health = await examine(vitals)
        return web.json_response(
            health.as_json(),
            status=503 if health.wrong else 200,
            headers={"Cache-Control": "no-store"},
        )

    application = web.Application()
    application.router.add_get(PATH, answer)
    runner = web.AppRunner(application, access_log=None, handle_signals=False, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            raise InvalidSettings(
                f"CONCORDIA_HEALTH_PORT: {host}:{port} cannot be used: {error.strerror}"
            ) from None
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
