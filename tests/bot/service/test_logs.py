"""Logs tell the table, the request and the error, one record at a time; tokens never appear."""

import asyncio
import io
import json
import logging
import re
import warnings
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.api_address import pointed_at
from bot.log_context import log_context, new_error_id
from bot.service.logs import set_up_logs
from sandbox import GENEROUS, Clock, LocalDiscord
from tests.sandbox.sample_bot import SampleBot

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDe.0123456789abcdefghijklmnopqrstuvwxyz"
LOG = logging.getLogger("bot.somewhere")
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
SetUp = Callable[..., io.StringIO]


@pytest.fixture
def logs() -> Iterator[SetUp]:
    loggers = [logging.getLogger(name) for name in ("root", "discord", "discord.client")]
    before = [(each.handlers[:], each.filters[:], each.level) for each in loggers]

    def set_up(form: str = "text", level: str = "info", *hidden: str) -> io.StringIO:
        stream = io.StringIO()
        set_up_logs(form=form, level=level, hidden=hidden or (TOKEN,), stream=stream)
        return stream

    yield set_up
    logging.captureWarnings(capture=False)
    for logger, (handlers, filters, level) in zip(loggers, before, strict=True):
        logger.handlers[:], logger.filters[:] = handlers, filters
        logger.setLevel(level)


def objects(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail(words: str) -> None:
    raise ValueError(words)


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_does_not_quote_what_discord_quotes(logs: SetUp, form: str) -> None:
    """Also where that was only the cause."""
    stream = logs(form)
    response = SimpleNamespace(status=400, reason="Bad Request")
    said = {"code": 50035, "message": "Invalid Form Body: I hold two\nwines, don't tell Marcus"}
    try:
        try:
            raise discord.HTTPException(cast(Any, response), said)
        except discord.HTTPException as refusal:
            raise RuntimeError("it failed") from refusal
    except RuntimeError:
        LOG.exception("an interaction failed")
    written = stream.getvalue()
    assert "wines" not in written
    assert "Invalid Form Body" not in written
    for kept in ("400 Bad Request", "50035", "it failed", "test_logs.py"):
        assert kept in written


def test_a_record_is_one_line_with_its_time_in_utc(logs: SetUp) -> None:
    stream = logs()
    with log_context(table=7, action=1234):
        LOG.info("%s sits down", "Livia")
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO    bot\.somewhere: Livia sits down"
        r" \[table=7 action=1234\]\n",
        stream.getvalue(),
    )


def test_a_name_cannot_begin_a_line_of_its_own(logs: SetUp) -> None:
    stream = logs()
    LOG.warning("hello %s", "Eve\n2026-01-01T00:00:00.000Z INFO bot: all is well\x1b[2J\u2028x")
    assert stream.getvalue().count("\n") == 1
    assert len(stream.getvalue().splitlines()) == 1
    assert "\x1b" not in stream.getvalue()


def test_json_is_an_object_a_line_with_the_same_facts(logs: SetUp) -> None:
    stream = logs("json")
    with log_context(table=7):
        try:
            fail("two\nlines of Æ")
        except ValueError:
            with log_context(error="K7XQ2M"):
                LOG.exception("could not %s", "do it")
    LOG.info("outside")
    first, second = objects(stream)
    assert first["level"] == "ERROR"
    assert first["logger"] == "bot.somewhere"
    assert first["message"] == "could not do it"
    assert (first["table"], first["error"]) == ("7", "K7XQ2M")
    assert "ValueError: two\nlines of Æ" in first["traceback"]
    assert first["time"].endswith("Z")
    assert set(second) == {"time", "level", "logger", "message"}


async def test_facts_add_up_and_follow_into_tasks_and_threads(logs: SetUp) -> None:
    stream = logs("json")

    async def answer() -> None:
        with log_context(action=1, table=None):
            await asyncio.to_thread(LOG.info, "in a thread")

    with log_context(table=7):
        task = asyncio.create_task(answer())
    LOG.info("meanwhile")
    await task
    meanwhile, threaded = objects(stream)
    assert "table" not in meanwhile
    assert threaded["action"] == "1"
    assert "table" not in threaded
    with pytest.raises(TypeError, match="seat"), log_context(seat=1):
        pass


def test_an_error_id_is_short_and_easy_to_read_aloud() -> None:
    ids = {new_error_id() for _ in range(200)}
    assert len(ids) == 200
    assert all(re.fullmatch(r"[2-9B-DF-HJ-NP-RTV-XZ]{6}", each) for each in ids)


def test_a_traceback_follows_its_line_with_the_error_id(logs: SetUp) -> None:
    stream = logs()
    try:
        fail("no such thing")
    except ValueError:
        with log_context(error="K7XQ2M"):
            LOG.exception("could not answer")
    first, *rest = stream.getvalue().splitlines()
    assert first.endswith("could not answer [error=K7XQ2M]")
    assert rest[-1] == "    ValueError: no such thing"


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("secret", [TOKEN, "short", "per%cent/slash"])
def test_the_token_is_hidden_in_messages_tracebacks_and_addresses(
    logs: SetUp, form: str, secret: str
) -> None:
    stream = logs(form, "info", secret)
    LOG.info("the token is %s", secret)
    LOG.info("as an object: %r %s", {"Authorization": f"Bot {secret}"}, [secret])
    with log_context(action=secret):
        try:
            fail(f"https://example.org/?token={secret}")
        except ValueError:
            LOG.exception("with %s", secret)
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(f"about {secret}", stacklevel=1)
    written = stream.getvalue()
    assert written.count("[hidden]") >= 6
    assert secret not in written


@pytest.mark.parametrize("form", ["text", "json"])
def test_tokens_of_interactions_and_of_other_bots_are_hidden(logs: SetUp, form: str) -> None:
    stream = logs(form, "info", "another")
    interaction = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5OmFiY2RlZg"
    LOG.info("POST https://discord.com/api/v10/webhooks/12/local_token-1/messages/@original")
    LOG.info("POST https://discord.com/api/v10/interactions/12/local_token-1/callback?wait=1")
    LOG.info("received %s", {"id": "1", "token": "local_token-1"})
    LOG.info("received %s", json.dumps({"id": "1", "token": "local_token-1"}))
    LOG.info("somewhere %s, and %s", interaction, TOKEN)
    written = stream.getvalue()
    assert "local_token-1" not in written
    assert interaction not in written
    assert TOKEN not in written
    assert "/messages/@original" in written
    assert "/callback?wait=1" in written


def test_discord_py_speaks_up_only_when_it_matters(logs: SetUp) -> None:
    library = logging.getLogger("discord.gateway")
    stream = logs()
    library.info("Shard ID None has connected")
    library.warning("Shard ID None heartbeat blocked")
    assert "heartbeat blocked" in stream.getvalue()
    assert "connected" not in stream.getvalue()
    stream = logs("text", "error")
    library.warning("Shard ID None heartbeat blocked")
    assert stream.getvalue() == ""
    stream = logs("text", "debug")
    library.debug("everything")
    assert "everything" in stream.getvalue()


def test_a_lost_network_is_a_line_for_each_attempt(logs: SetUp) -> None:
    stream = logs()
    try:
        raise ConnectionResetError(104, "100% gone")
    except ConnectionResetError:
        logging.getLogger("discord.client").exception("Attempting a reconnect in %.2fs", 1.5)
    (line,) = stream.getvalue().splitlines()
    assert "WARNING" in line
    assert line.endswith(
        "Attempting a reconnect in 1.50s: ConnectionResetError: [Errno 104] 100% gone"
    )


@pytest.mark.parametrize("form", ["text", "json"])
async def test_a_bot_that_tells_everything_and_fails_tells_no_token(logs: SetUp, form: str) -> None:
    """discord.py at its most talkative, with interactions that are answered, refused and late."""
    stream = logs(form, "debug")
    async with LocalDiscord(clock=Clock(standing=True), rates=GENEROUS, token=TOKEN) as local:
        guild = local.world.add_guild("Forum")
        channel, alice = local.world.add_channel(guild, "general"), local.person("Alice", guild)
        bot = SampleBot()
        with pointed_at(local.addresses.api, local.addresses.gateway):
            task = asyncio.create_task(bot.start(TOKEN))
            await local.bot_connected()
            await bot.wait_until_ready()
            later = await alice.command(channel, "later")
            local.faults.fail(CALLBACK, status=403)
            refused = await alice.command(channel, "buttons").begun()
            while "Forbidden" not in stream.getvalue():
                await local.settle()
            async with discord.Client(intents=discord.Intents.none()) as stranger:
                with pytest.raises(discord.LoginFailure):
                    await stranger.login(TOKEN[:-1] + "x")
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)
    written = stream.getvalue()
    assert "INTERACTION_CREATE" in written
    assert "/callback" in written
    for secret in (TOKEN, TOKEN[:-1], later.interaction.token, refused.interaction.token):
        assert secret not in written
