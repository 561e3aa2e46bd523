"""`concordia think`: plays for the computers of tables that bots serve, without Discord."""

import asyncio
import logging
import time
from contextlib import AsyncExitStack

from bot.service import database_wait
from bot.service.health import Vitals, answering
from bot.service.running import POLL_SECONDS, asked_to_stop, every, run_until_stopped
from bot.service.settings import InvalidSettings, Settings
from bot.service.thinking import ThinkingProcesses
from bot.storage import is_postgresql, shown
from bot.tables import Tables
from bot.version import VERSION
from players import LEVELS

_LOG = logging.getLogger(__name__)


def run(settings: Settings) -> int:
    """The exit code: 0 if it was asked to stop, 1 after a fault."""
    if not is_postgresql(settings.database):
        raise InvalidSettings(
            "CONCORDIA_DATABASE: computers think apart from the bot only if both share a "
            "PostgreSQL database; with a file, the bot thinks by itself (docs/scaling.md)"
        )
    if not settings.thinkers:
        raise InvalidSettings(
            "CONCORDIA_THINKERS: with 0 nobody thinks here; leave it out, or set it to the number "
            "of cores"
        )

    async def until_a_signal() -> None:
        await think(settings, asked_to_stop())

    return run_until_stopped(settings, until_a_signal)


async def think(settings: Settings, stop: asyncio.Event) -> None:
    _LOG.info("Concordia %s thinks, database %s", VERSION, shown(settings.database))
    store = await database_wait.opened(settings.database, stop)
    if store is None:
        return
    async with AsyncExitStack() as around:
        around.push_async_callback(store.close)
        thinking = ThinkingProcesses(settings.thinkers)
        around.callback(thinking.close)
        tables = Tables(
            store, clock=time.time, think=thinking, levels=LEVELS, thoughts=settings.thinkers
        )
        around.push_async_callback(tables.close)
        if settings.health_port:
            vitals = Vitals(None, store.heartbeat)
            await around.enter_async_context(
                answering(vitals, settings.health_host, settings.health_port)
            )
        store.listen(tables.heard)
        looking = asyncio.create_task(every(POLL_SECONDS, tables.think_on), name="looking")
        try:
            await stop.wait()
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
    _LOG.info("stopped")
