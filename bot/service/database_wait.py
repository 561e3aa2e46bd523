"""A database server that is not there yet: whoever starts before it waits for it, and says so.

A wrong address, name or password is another matter: nobody waits for those to become right.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import chain, repeat

from bot.storage import open_store
from bot.storage.errors import DatabaseAway
from bot.tables.store import Store

PAUSES = (1.0, 2.0, 5.0, 10.0)
"""Seconds; the last one again and again."""
_LOG = logging.getLogger(__name__)


async def opened(address: str, stop: asyncio.Event) -> Store | None:
    """None if the program was asked to stop meanwhile."""
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            store = await open_store(address)
            for migration in store.migrated:
                _LOG.info("upgraded the database to form %s", migration)
            return store
        except DatabaseAway as error:
            _LOG.warning("waiting for the database: %s Trying again in %g s", error, pause)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
        if stop.is_set():
            break
    return None
