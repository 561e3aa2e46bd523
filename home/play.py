"""Playing at home, without an account: a local Discord with a few people, a page, and the bot."""

from __future__ import annotations

import asyncio
import errno
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.storage import SqliteStore
from bot.storage.errors import NotOurDatabase
from bot.tables.store import StorageError
from home.data_folder import (
    INSTEAD,
    CannotPlay,
    held,
    refuse_unusable,
    unusable,
)
from home.page_texts import page_texts
from home.ports import LAST_PORT, PORT
from home.restarts import RestartLimit
from sandbox import GENEROUS, LocalDiscord
from sandbox.model import Guild
from sandbox.page import PageTexts, Shortcut, WayBack, Welcome
from sandbox.permissions import Permission
from sandbox.server import PortRefused
from sandbox.storage import PICTURES
from words import SOURCE, languages, words_for

DATABASE = "concordia.sqlite"
WORLD = "discord"
SERVER = "Concordia"
CHANNELS = ("forum", "basilica", "curia", "thermae")
MANAGERS = "Aediles"
PEOPLE = ("Livia", "Marcus", "Julia", "Gaius", "Octavia", "Titus")
AFTER_A_GAME = ("film:", "rematch:")
"""The buttons below its end: another can begin there."""
STOP_SECONDS = 15.0

Say = Callable[[str], None]


async def play_at_home(port: int, folder: Path, *, browser: bool, say: Say) -> None:
    """Runs until it is interrupted."""
    stop = _asked_to_stop()
    with held(folder):
        await _play(stop, port, folder, browser=browser, say=say)


async def _play(stop: asyncio.Event, port: int, folder: Path, *, browser: bool, say: Say) -> None:
    async with _discord(port, folder) as discord:
        async with _bot(discord, folder) as bot:
            if not await _connected(discord, bot, stop):
                return
            say(f"Concordia is running at {discord.page_address}")
            say(f"Your games are kept in {folder}; press Ctrl-C to stop.")
            if browser and not await asyncio.to_thread(webbrowser.open, discord.page_address):
                say("Couldn't open a browser here: open the address above yourself.")
            await _until_either(stop, bot)
        restarts = RestartLimit()
        while not stop.is_set():
            if not restarts.allow_another():
                raise CannotPlay(
                    f"the bot keeps stopping (exit code {bot.returncode}); the lines above say why"
                )
            say(f"The bot stopped (exit code {bot.returncode}); starting it again.")
            async with _bot(discord, folder) as bot:
                await _until_either(stop, bot)


def prepare(discord: LocalDiscord) -> None:
    """Sets up a server with a few channels and people, the first time."""
    world = discord.world
    if world.guilds:
        return
    guild: Guild = world.add_guild(SERVER)
    for channel in CHANNELS:
        world.add_channel(guild, channel)
    people = [discord.person(name, guild) for name in PEOPLE]
    managers = world.add_role(guild, MANAGERS, int(Permission.MANAGE_GUILD))
    world.give_role(guild, people[0].user, managers)


def locales() -> tuple[str, ...]:
    """As Discord names the languages there are."""
    return tuple("en-US" if each == SOURCE else each for each in languages())


def welcome(locale: str) -> Welcome:
    """What its buttons open speaks that language too."""
    words = words_for(locale)
    spoken = {"language": words.language}
    quick = Shortcut(
        label=words("home-quick"),
        place=CHANNELS[0],
        elsewhere=CHANNELS[1:],
        command="concordia quick",
        options=spoken,
        description=words("home-quick.about"),
    )
    solo = Shortcut(
        label=words("home-solo"),
        place=CHANNELS[0],
        elsewhere=CHANNELS[1:],
        command="concordia solo",
        options=spoken,
        description=words("home-solo.about"),
    )
    back = WayBack(words("home-back", place="{place}"), words("home-back.about"))
    return Welcome(
        words("home-title"),
        words("home-text", you="{you}"),
        (quick, solo),
        back,
        at_rest=AFTER_A_GAME,
        topic=words("home-topic"),
    )


@asynccontextmanager
async def _discord(port: int, folder: Path) -> AsyncIterator[LocalDiscord]:
    page = PageTexts(page_texts, welcome, locales())
    discord = LocalDiscord(
        port=port, folder=folder / WORLD, page=page, rates=GENEROUS, bot_name=SERVER
    )
    refuse_unusable([folder / WORLD, folder / WORLD / PICTURES], [folder / DATABASE])
    try:
        await discord.start()
    except PortRefused as error:
        raise _another_port(port, error) from None
    except OSError as error:
        raise unusable(folder, error) from None
    except ValueError as error:
        raise CannotPlay(f"{error}; move the folder away, or {INSTEAD}") from None
    try:
        await _refuse_bad_database(folder / DATABASE)
        prepare(discord)
        yield discord
    finally:
        await discord.stop()


def _another_port(port: int, error: PortRefused) -> CannotPlay:
    if error.errno == errno.EADDRINUSE:
        reason = f"port {port} is in use, perhaps by another concordia play; stop that one, or"
        other = port + 1 if port < LAST_PORT else port - 1
    else:
        reason = f"port {port} cannot be used: {error.strerror};"
        other = PORT
    return CannotPlay(
        f"{reason} choose another port: concordia play --port {other}, "
        f'or make play ARGS="--port {other}"'
    )


async def _refuse_bad_database(database: Path) -> None:
    """The bot would refuse it too, but only when there is a new world beside it."""
    try:
        opened = await SqliteStore.open(database)
    except NotOurDatabase:
        raise CannotPlay(f"{database} is not ours; move it away, or {INSTEAD}") from None
    except StorageError as error:
        raise CannotPlay(f"{error}; or {INSTEAD}") from None
    await opened.close()


@asynccontextmanager
async def _bot(discord: LocalDiscord, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process of its own, so that the page answers while it thinks and draws."""
    addresses = discord.addresses.api, discord.addresses.gateway
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "home.local_bot", *addresses, str(folder / DATABASE),
        stdin=asyncio.subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()


async def _until_either(stop: asyncio.Event, bot: asyncio.subprocess.Process) -> None:
    waiting = {asyncio.create_task(stop.wait()), asyncio.create_task(bot.wait())}
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in waiting:
            each.cancel()


async def _connected(
    discord: LocalDiscord, bot: asyncio.subprocess.Process, stop: asyncio.Event
) -> bool:
    """False if it was stopped meanwhile."""
    connecting = asyncio.create_task(discord.bot_connected())
    ending = asyncio.create_task(_until_either(stop, bot))
    await asyncio.wait({connecting, ending}, return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    if connecting.done():
        await connecting
    else:
        connecting.cancel()
        if not stop.is_set():
            raise CannotPlay("the bot could not start; the lines above say why")
    return not stop.is_set()


def _asked_to_stop() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # on Windows Ctrl-C ends the loop instead
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
    return stop
