"""The bot's process is killed and started again: what lives on, and what does not."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator

import pytest

from sandbox import GENEROUS, Clock, LocalDiscord, Person, Specification, compression
from sandbox.changes import PATIENCE
from sandbox.interaction import ANSWER_SECONDS
from sandbox.model import Channel
from tests.sandbox.bots import ROOT, Authority, BotProcess


@pytest.fixture
async def local(
    specification: Specification | None, authority: Authority
) -> AsyncIterator[LocalDiscord]:
    clock = Clock(standing=True)
    async with LocalDiscord(
        clock=clock, rates=GENEROUS, specification=specification, tls=authority.tls
    ) as discord:
        yield discord
        discord.journal.check()


@pytest.fixture
async def process(
    local: LocalDiscord, authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[BotProcess]:
    asked: list[str | None] = []

    def compressor(wanted: str | None) -> compression.Compress | None:
        asked.append(wanted)
        return compression.compressor(wanted)

    monkeypatch.setattr("sandbox.gateway.compressor", compressor)
    process = BotProcess(local, authority)
    await process.start()
    yield process
    await process.kill()
    assert set(asked) == {"zstd-stream"}


async def test_after_kill_9_the_old_buttons_of_a_table_work_and_ordinary_ones_are_silent(
    local: LocalDiscord, channel: Channel, alice: Person, process: BotProcess
) -> None:
    table = (await alice.command(channel, "table")).reply
    ordinary = (await alice.command(channel, "buttons")).reply
    opened = await alice.command(channel, "form")
    await process.kill()
    while_away = await alice.click(table, "Count 1").begun()
    local.clock.advance(ANSWER_SECONDS)
    assert while_away.failed
    await process.start()
    counted = await alice.click(table, "Count 1")
    assert counted.reply.text == "Counted to 2"
    assert len(counted.reply.pictures) == 2
    await alice.click(ordinary, "Press me").silence()
    expired = await alice.submit(opened, {"Name": "Livia", "Town": "Roma"})
    assert expired.reply.text == "this form has expired"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_client_run_closes_in_order_on_sigint_only(number: signal.Signals) -> None:
    """A container is stopped by SIGTERM: the bot needs a handler of its own for that."""
    async with LocalDiscord(clock=Clock(standing=True), rates=GENEROUS) as local:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.sandbox.plain_bot"),
            *(local.addresses.api, local.addresses.gateway),
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        try:
            await local.bot_connected()
            await local.settle()
            process.send_signal(number)
            code = await asyncio.wait_for(process.wait(), PATIENCE)
        finally:
            if process.returncode is None:
                process.kill()
        assert code == (0 if number is signal.SIGINT else -signal.SIGTERM)
