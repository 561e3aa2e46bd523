"""`/healthz`: is the bot in touch with Discord, and can it store what is played?

200 if all is well, else 503; the body says the same in JSON, and what is wrong. `/metrics` tells
Prometheus the same, with all that was counted and timed.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal

from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.discord.shards import NOT_CONNECTED, Shards
from bot.service.settings import InvalidSettings
from bot.tables.store import StorageError
from bot.version import VERSION

PATH, METRICS_PATH = "/healthz", "/metrics"
LONGEST_SILENCE = 100.0
"""Discord wants a heartbeat about every 41 seconds: by then two have gone unanswered."""
PATIENCE_SECONDS = 8.0
"""Longer than the database waits for another program, and shorter than whoever asks us."""


@dataclass(frozen=True)
class Vitals:
    shards: Callable[[], Shards] | None
    """None for a process that has nothing to do with Discord."""
    store: Callable[[], Awaitable[int]]
    """Writes to the database, and tells how many messages wait to be sent."""
    tables_waiting: Callable[[Literal["failing", "parked"]], int] = lambda _how: 0
    """How many tables cannot say anything: for now, or before somebody lets them."""
    outbox_age: Callable[[], float] = lambda: 0.0
    """For how long the table that waits longest has waited."""


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
    shards = vitals.shards() if vitals.shards else NOT_CONNECTED
    gateway, age = 0 < shards.total == shards.open, shards.heartbeat_age
    if vitals.shards is None:
        pass
    elif not shards.open:
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


def _note(vitals: Vitals, health: Health) -> None:
    metrics.HEALTHY.set(not health.wrong)
    metrics.SHARDS.set(health.shards)
    metrics.SHARDS_OPEN.set(health.shards_open)
    metrics.TABLES_WAITING.labels("failing").set(health.tables_failing)
    metrics.TABLES_WAITING.labels("parked").set(health.tables_parked)
    metrics.OUTBOX_AGE_SECONDS.set(vitals.outbox_age())
    if health.outbox_waiting is not None:
        metrics.OUTBOX_WAITING.set(health.outbox_waiting)


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

    async def measured(_request: web.Request) -> web.Response:
        _note(vitals, await examine(vitals))
        return web.Response(
            body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    application = web.Application()
    application.router.add_get(PATH, answer)
    application.router.add_get(METRICS_PATH, measured)
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
