"""The running bot: started from its settings, kept going, and stopped without losing anything."""

import asyncio
import gc
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any

from bot.discord.connection import (
    DiscordConnection,
    TokenRefused,
    all_answered,
    answers_under_way,
    logged_in,
)
from bot.discord.shards import NOT_CONNECTED, Shards
from bot.service import database_wait
from bot.service.backup_schedule import Schedule, keep_copying
from bot.service.health import Vitals, answering
from bot.service.logs import set_up_logs
from bot.service.outbox_sender import OutboxSender
from bot.service.settings import (
    InvalidSettings,
    Settings,
    check_together,
    misspelt,
    read_token,
)
from bot.service.thinking import ThinkingProcesses
from bot.storage import shown
from bot.tables import Deliverer, Tables
from bot.tables.retention import Retention
from bot.tables.store import StorageError, Store
from bot.version import VERSION
from engine.errors import ConcordiaError
from players import LEVELS
from render import kept_images
from words.english import counted

_LOG = logging.getLogger(__name__)

TICK_SECONDS = 30.0
POLL_SECONDS = 2.0
"""After which a process looks for turns that another one has left undone."""
FAREWELL_SECONDS = 10.0
"""How long a stopping bot still takes to answer those who have asked."""
CANCEL_AGAIN_SECONDS = 2.0

MakeConnection = Callable[[Tables, Settings], DiscordConnection]


def run(settings: Settings, make_connection: MakeConnection) -> int:
    """The exit code: 0 if it was asked to stop, 1 after a fault. What the operator can mend is
    raised, to be told in one line."""
    token = read_token(settings)
    check_together(settings)
    if settings.picture_folder:  # for the processes that draw, too
        os.environ[kept_images.VARIABLE] = settings.picture_folder

    async def until_a_signal() -> None:
        await serve(settings, token, make_connection, asked_to_stop())

    return run_until_stopped(settings, until_a_signal, hidden=[token])


def run_until_stopped(
    settings: Settings, work: Callable[[], Coroutine[Any, Any, None]], hidden: Sequence[str] = ()
) -> int:
    """`hidden`: what no log shows."""
    set_up_logs(form=settings.log_format, level=settings.log_level, hidden=hidden)
    for each in misspelt():
        _LOG.warning("%s", each)
    gc.collect()
    gc.freeze()  # what was imported stays: looking for garbage in it would hold everybody up
    try:
        asyncio.run(work())
    except ConcordiaError:
        raise
    except Exception:
        _LOG.exception("the bot had to stop")
        return 1
    return 0


async def serve(
    settings: Settings, token: str, make_connection: MakeConnection, stop: asyncio.Event
) -> None:
    """Runs until it is stopped, or cannot go on."""
    store = await database_wait.opened(settings.database, stop)
    if store is None:
        return
    bot = _Running(settings, token, store, make_connection)
    async with AsyncExitStack() as around:
        around.push_async_callback(store.close)
        if settings.health_port:
            await around.enter_async_context(
                answering(bot.vitals, settings.health_host, settings.health_port)
            )
        await bot.run_until(stop)
    _LOG.info("stopped")


def asked_to_stop() -> asyncio.Event:
    """Set by the first SIGTERM or SIGINT; a second one ends the program at once."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    numbers = (signal.SIGTERM, signal.SIGINT)

    def heard(number: signal.Signals) -> None:
        _LOG.info("%s: stopping", number.name)
        stop.set()
        for each in numbers:
            loop.remove_signal_handler(each)

    with suppress(NotImplementedError):  # on Windows, where Ctrl-C cancels everything instead
        for each in numbers:
            loop.add_signal_handler(each, heard, each)
    return stop


class _Running:
    def __init__(
        self, settings: Settings, token: str, store: Store, make_connection: MakeConnection
    ) -> None:
        self._settings = settings
        self._token = token
        self._store = store
        self._thinking = ThinkingProcesses(settings.thinkers)
        self._tables = Tables(
            store,
            clock=time.time,
            think=self._thinking,
            levels=LEVELS,
            thoughts=settings.thinkers,
            retention=Retention(
                answers=settings.keep_answers_days,
                games=settings.keep_games_days or None,
                people=settings.keep_people_days or None,
            ),
        )
        self._make_connection = make_connection
        self._discord: DiscordConnection | None = None
        self._outbox_sender: OutboxSender | None = None
        self._delivering: asyncio.Task[None] | None = None
        self._beside: list[asyncio.Task[None]] = []
        said = self._tables.said
        self.vitals = Vitals(self._shards, store.heartbeat, said.waiting, said.longest_wait)

    async def run_until(self, stop: asyncio.Event) -> None:
        serving = asyncio.create_task(self._serve(), name="serving")
        stopping = asyncio.create_task(stop.wait(), name="waiting for a signal")
        try:
            await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                self._explain(serving.exception())
        finally:
            stopping.cancel()
            while not serving.done():
                # discord.py forgets a cancellation that comes while it loses the gateway.
                serving.cancel()
                await asyncio.wait({serving}, timeout=CANCEL_AGAIN_SECONDS)
            await asyncio.gather(serving, return_exceptions=True)
            await self._close()

    async def _serve(self) -> None:
        _LOG.info("Concordia %s, database %s", VERSION, shown(self._settings.database))
        await self._tables.join_bots()
        self._discord = await logged_in(self._fresh_connection, self._token)
        await self._tables.begin()
        self._outbox_sender = OutboxSender(self._discord.send)
        deliverer = Deliverer(
            self._store, self._outbox_sender, self._tables.said, self._tables.speakers
        )
        if self._store.shared:
            self._store.listen(partial(self._heard, deliverer))
            self._alongside(self._tables.think_on, POLL_SECONDS)
        self._delivering = asyncio.create_task(
            self._deliver(self._discord, deliverer), name="delivering"
        )
        self._alongside(self._tick)
        self._alongside(self._discord.tidy)
        if schedule := Schedule.of(self._settings):
            self._alongside(partial(keep_copying, schedule, time.time))
        await self._discord.stay_connected()

    def _fresh_connection(self) -> DiscordConnection:
        return self._make_connection(self._tables, self._settings)

    async def _deliver(self, connection: DiscordConnection, deliverer: Deliverer) -> None:
        name, servers = await connection.ready()
        _LOG.info("ready as %s, in %s", name, counted(servers, "server"))
        await every(TICK_SECONDS, deliverer.run)

    def _heard(self, deliverer: Deliverer, news: str) -> None:
        deliverer.heard(news)
        self._tables.heard(news)

    async def _tick(self) -> None:
        await self._tables.tick(connected=self._shards().open > 0)

    def _alongside(self, work: Callable[[], Awaitable[None]], seconds: float | None = None) -> None:
        self._beside.append(asyncio.create_task(every(seconds or TICK_SECONDS, work)))

    async def _close(self) -> None:
        """Stops listening, finishes what was started, and stores the rest."""
        if self._discord:
            await self._discord.stop_listening()
            try:
                async with asyncio.timeout(FAREWELL_SECONDS):
                    await all_answered()
                    if self._outbox_sender:
                        await self._outbox_sender.close()
            except TimeoutError:
                _LOG.warning("some answers were not finished in time")
                await _end(*answers_under_way())
        await _end(*self._beside)
        await self._tables.close()
        self._thinking.close()
        with suppress(StorageError):
            await self._store.heartbeat()  # what was to be stored before, now is
        if self._delivering:
            await _end(self._delivering)
        if self._discord:
            await self._discord.close()

    def _explain(self, error: BaseException | None) -> None:
        """Why it ended by itself; only the operator can replace a token that is refused."""
        if isinstance(error, TokenRefused):
            name = "CONCORDIA_TOKEN_FILE" if self._settings.token_file else "CONCORDIA_TOKEN"
            raise InvalidSettings(
                f"{name}: Discord rejects this token; was it reset? "
                "Copy the current one from the developer portal"
            ) from None
        if error:
            raise error

    def _shards(self) -> Shards:
        return self._discord.shards if self._discord else NOT_CONNECTED


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Repeats the work until cancelled. A failure is logged and does not end it."""
    while True:
        try:
            await work()
        except StorageError as error:
            _LOG.error("upkeep is delayed: %s", error)
        except Exception:
            _LOG.exception("upkeep failed")
        await asyncio.sleep(seconds)


async def _end(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
