"""The bot as a process of its own beside a local Discord: started, stopped, killed, cut off."""

import asyncio
import inspect
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.discord.api_address import pointed_at
from bot.discord.connection import answers_under_way
from bot.discord.shards import NOT_CONNECTED
from bot.service import running
from bot.service.settings import Settings
from bot.storage.errors import DatabaseFull
from bot.storage.sqlite.inspection import read_only, refuse_damaged
from sandbox import GENEROUS, Clock, LocalDiscord, Person
from sandbox.model import Channel
from sandbox.wire import Addresses
from tests.bot.bot_process import ForkedProgram, Program, free_port
from tests.bot.discord.lone_bot import a_lone_bot
from tests.bot.small_bot import small_connection
from tests.world.tables import ANNA, BEN, ITALIA, a_table_world

TOKEN = "local-token"
SEND = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
Start = Callable[..., Program]


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(clock=Clock(standing=True), rates=GENEROUS) as discord:
        yield discord
        discord.journal.check()


@pytest.fixture
def channel(local: LocalDiscord) -> Channel:
    return local.world.add_channel(local.world.add_guild("Forum"), "general")


@pytest.fixture
def alice(local: LocalDiscord, channel: Channel) -> Person:
    return local.person("Alice", local.world.guilds[channel.guild_id or 0])


@pytest.fixture
async def program(tmp_path: Path) -> AsyncIterator[Start]:
    made: list[Program] = []

    def make(addresses: Addresses, *more: str, **settings: object) -> Program:
        given = {"token": TOKEN, "health_port": "", **settings}
        bot = ForkedProgram(tmp_path, addresses, *more, module="tests.bot.small_bot", **given)
        made.append(bot)
        return bot

    yield make
    for each in made:
        await each.kill()


async def opened_table(folder: Path, channel: Channel) -> list[str]:
    """A table opened and joined while no bot runs; the nonces of what is to be said about it."""
    async with a_table_world(folder / "concordia.sqlite") as world:
        await world.open(ITALIA, [ANNA, BEN], channel=str(channel.id))
    return waiting(folder)


def waiting(folder: Path) -> list[str]:
    with closing(read_only(folder / "concordia.sqlite")) as connection:
        refuse_damaged(connection, folder / "concordia.sqlite")
        rows = connection.execute("SELECT nonce FROM outbox ORDER BY id").fetchall()
    return [nonce for (nonce,) in rows]


def said(alice: Person, channel: Channel) -> list[str]:
    return [sight.text.split()[-1] for sight in alice.sees(channel)]


async def asked_for_health(port: int) -> int:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/healthz") as answer,
    ):
        return answer.status


def assert_one_line(program: Program, *words: str) -> None:
    """What the operator can mend is told in one line, after whatever was logged before."""
    assert program.lines[-1].startswith("concordia: ")
    for word in words:
        assert word in program.lines[-1]
    assert not any("Traceback" in line for line in program.lines)
    assert not any(TOKEN in line for line in program.lines)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_starts_is_well_and_stops_in_order(
    local: LocalDiscord,
    channel: Channel,
    alice: Person,
    program: Start,
    *,
    tmp_path: Path,
    number: signal.Signals,
) -> None:
    nonces = await opened_table(tmp_path, channel)
    copies = tmp_path / "copies"
    copies.mkdir()
    port = free_port()
    bot = program(local.addresses, health_port=port, backup_folder=copies)
    await bot.start()
    await bot.says("ready as bot")
    assert await asked_for_health(port) == 200
    await bot.says("copied the database")
    for nonce in nonces:
        await alice.sees_soon(channel, nonce)
    assert (await alice.command(channel, "table")).reply.text == "Counted to 1"
    bot.signal(number)
    assert await bot.code() == 0
    assert [line.split(": ")[-1] for line in bot.lines[-3:]] == ["stopping", "closed", "stopped"]
    assert [line for line in bot.lines if "INFO" not in line] == []
    assert not (tmp_path / "concordia.sqlite-wal").exists()
    assert said(alice, channel)[: len(nonces)] == nonces
    assert waiting(tmp_path) == []
    assert len(list(copies.iterdir())) == 1
    assert not local.gateway.connected()


async def test_who_was_heard_is_answered_before_it_stops(
    local: LocalDiscord, channel: Channel, alice: Person, program: Start
) -> None:
    bot = program(local.addresses)
    await bot.start()
    await bot.says("ready as bot")
    held = local.faults.hold(CALLBACK)
    asked = await alice.command(channel, "later").begun()
    await held.reached()
    bot.signal(signal.SIGTERM)
    await local.world.changes.until(lambda: not local.gateway.connected(), "it goes on listening")
    held.release()
    assert await bot.code() == 0
    assert asked.reply.text == "first, edited", "the last of several steps"


async def test_an_answer_that_takes_too_long_is_not_waited_for(
    local: LocalDiscord,
    channel: Channel,
    alice: Person,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "FAREWELL_SECONDS", 0.01)
    settings = Settings(_env_file=None, database=str(tmp_path / "concordia.sqlite"), health_port=0)
    stop = asyncio.Event()
    with pointed_at(local.addresses.api, local.addresses.gateway):
        serving = asyncio.create_task(running.serve(settings, TOKEN, small_connection, stop))
        await local.bot_connected()
        held = local.faults.hold(CALLBACK)
        left_alone = await alice.command(channel, "table").begun()
        await held.reached()
        stop.set()
        await serving
    held.release()
    assert left_alone.answer is None
    assert answers_under_way() == []
    assert waiting(tmp_path) == []


async def test_what_is_being_said_is_said_and_crossed_off_before_it_stops(
    local: LocalDiscord, channel: Channel, alice: Person, program: Start, tmp_path: Path
) -> None:
    nonces = await opened_table(tmp_path, channel)
    bot = program(local.addresses)
    held = local.faults.hold(SEND)
    await bot.start()
    await held.reached()
    bot.signal(signal.SIGTERM)
    await local.world.changes.until(lambda: not local.gateway.connected(), "it goes on listening")
    held.release()
    assert await bot.code() == 0
    assert said(alice, channel) == nonces
    assert waiting(tmp_path) == []


async def test_killed_while_it_speaks_it_goes_on_and_says_nothing_twice(
    local: LocalDiscord, channel: Channel, alice: Person, program: Start, tmp_path: Path
) -> None:
    nonces = await opened_table(tmp_path, channel)
    bot = program(local.addresses)
    held = local.faults.hold(SEND)
    await bot.start()
    await held.reached()
    await bot.kill()
    held.release()
    await alice.sees_soon(channel, nonces[0])
    assert waiting(tmp_path) == nonces, "said, and not crossed off"
    await bot.start()
    await bot.says("ready as bot")
    await alice.sees_soon(channel, nonces[-1])
    bot.signal(signal.SIGTERM)
    assert await bot.code() == 0
    assert said(alice, channel) == nonces
    assert waiting(tmp_path) == []


async def test_a_refused_token_is_one_line(local: LocalDiscord, program: Start) -> None:
    local.journal.expect(0)
    bot = program(local.addresses, token="another-token")
    await bot.start()
    assert await bot.code() == 2
    assert_one_line(bot, "CONCORDIA_TOKEN: Discord rejects this token")
    assert not any("another-token" in line for line in bot.lines)


async def test_a_token_that_is_reset_ends_it_in_one_line(
    local: LocalDiscord, program: Start, tmp_path: Path
) -> None:
    (tmp_path / "token").write_text(f"{TOKEN}\n")
    bot = program(local.addresses, token="", token_file="token")
    await bot.start()
    await bot.says("ready as bot")
    local.journal.expect(4004)
    local.world.application.token = "a-new-token"
    local.gateway.drop()
    assert await bot.code() == 2
    assert_one_line(bot, "CONCORDIA_TOKEN_FILE: Discord rejects this token")


async def test_settings_and_databases_that_cannot_be_used_are_one_line(
    local: LocalDiscord, program: Start, tmp_path: Path
) -> None:
    bot = program(local.addresses, token="")
    await bot.start()
    assert await bot.code() == 2
    assert_one_line(bot, "CONCORDIA_TOKEN: not set")

    bot = program(local.addresses, database="nowhere/concordia.sqlite")
    await bot.start()
    assert await bot.code() == 2
    assert_one_line(bot, "there is no folder nowhere")

    (tmp_path / "other.sqlite").write_text("a diary")
    bot = program(local.addresses, database="other.sqlite")
    await bot.start()
    assert await bot.code() == 2
    assert_one_line(bot, "other.sqlite is not a database")

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        bot = program(local.addresses, health_port=port)
        await bot.start()
        assert await bot.code() == 2
    assert_one_line(bot, f"CONCORDIA_HEALTH_PORT: 127.0.0.1:{port} cannot be used")


async def test_a_fault_is_logged_and_the_token_is_not(local: LocalDiscord, program: Start) -> None:
    bot = program(local.addresses, "fault")
    await bot.start()
    assert await bot.code() == 1
    assert any("the bot had to stop" in line for line in bot.lines)
    assert bot.lines[-1].endswith("ValueError: a fault of ours, with the token [hidden]")


async def test_without_a_network_it_waits_and_says_so_in_a_line(program: Start) -> None:
    port, health = free_port(), free_port()
    here = f"127.0.0.1:{port}"
    bot = program(Addresses(f"http://{here}/api/v10", f"ws://{here}/gateway"), health_port=health)
    await bot.start()
    line = await bot.says("trying again")
    assert "WARNING bot.discord.connection: Discord cannot be reached" in line
    assert await asked_for_health(health) == 503
    async with LocalDiscord(port=port, clock=Clock(standing=True), rates=GENEROUS) as local:
        await bot.says("ready as bot")
        bot.signal(signal.SIGTERM)
        assert await bot.code() == 0
        local.journal.check()
    assert not any("Traceback" in line for line in bot.lines)


async def test_stopped_while_it_waits_for_the_network_it_stops(program: Start) -> None:
    here = f"127.0.0.1:{free_port()}"
    bot = program(Addresses(f"http://{here}/api/v10", f"ws://{here}/gateway"))
    await bot.start()
    await bot.says("trying again")
    bot.signal(signal.SIGTERM)
    assert await bot.code() == 0


async def test_a_gateway_that_is_not_reached_at_first_is_tried_again(
    local: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py by itself would try deeper and deeper in itself, until it is too deep."""
    depths: list[int] = []
    broken = True

    async def no_sleep(_seconds: float) -> None:
        depths.append(len(inspect.stack(0)))
        await asyncio.sleep(0)

    async def gateway(request: web.Request) -> web.StreamResponse:
        nonlocal broken
        broken = broken and len(depths) < 10
        return web.Response(status=503) if broken else await local.gateway.handle(request)

    monkeypatch.setattr(
        "discord.shard.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": no_sleep})
    )
    application = web.Application()
    application.router.add_get("/gateway", gateway)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"ws://127.0.0.1:{runner.addresses[0][1]}/gateway"
    async with a_lone_bot(local, tmp_path / "concordia.sqlite") as bot:
        assert bot.connection.shards == NOT_CONNECTED
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(address))
        bot.begin()
        await bot.ready()
        shards = bot.connection.shards
        assert (shards.open, shards.total) == (1, 1)
        assert shards.heartbeat_age is not None
        assert shards.heartbeat_age < 100
        await bot.connection.stop_listening()
        assert bot.connection.shards.open == 0
    await runner.cleanup()
    assert len(depths) == 10
    assert depths[-1] == depths[0]


async def test_what_fails_from_time_to_time_is_told_and_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    outcomes = [ValueError("a fault"), DatabaseFull("no room left"), None]
    done = asyncio.Event()

    async def work() -> None:
        outcome = outcomes.pop(0)
        if outcome:
            raise outcome
        done.set()
        await asyncio.Event().wait()

    ticking = asyncio.create_task(running.every(0, work))
    await done.wait()
    ticking.cancel()
    await asyncio.gather(ticking, return_exceptions=True)
    fault, full = caplog.records
    assert fault.levelno == full.levelno == logging.ERROR
    assert fault.exc_info is not None
    assert full.exc_info is None
    assert "no room left" in full.getMessage()
