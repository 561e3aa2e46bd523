"""A Discord that is far away: nothing gets lost or out of order, and the clock may stand still."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from sandbox import GENEROUS, Clock, Latency, LocalDiscord, Person
from sandbox.events import Intent
from sandbox.latency import VARIABLE
from sandbox.model import Channel
from tests.sandbox.bots import running
from tests.sandbox.sample_bot import SampleBot
from tests.sandbox.wires import Wires


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    clock, latency = Clock(standing=True), Latency(0.02, jitter=0.02)
    async with LocalDiscord(clock=clock, rates=GENEROUS, latency=latency) as discord:
        yield discord
        discord.journal.check()


def drawn(latency: Latency) -> list[float]:
    return [latency.one_way() for _ in range(100)]


def test_the_way_takes_longer_or_shorter_by_the_jitter_and_the_same_again() -> None:
    first = drawn(Latency(0.150, jitter=0.100, seed=7))
    assert first == drawn(Latency(0.150, jitter=0.100, seed=7))
    assert first != drawn(Latency(0.150, jitter=0.100, seed=8))
    assert all(0.025 <= each <= 0.125 for each in first)
    assert set(drawn(Latency())) == {0.0}


def test_the_environment_says_how_far_away_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(drawn(Latency.from_environment())) == {0.0}
    monkeypatch.setenv(VARIABLE, "150 100")
    assert drawn(Latency.from_environment()) == drawn(Latency(0.150, jitter=0.100))
    monkeypatch.setenv(VARIABLE, "150")
    assert set(drawn(Latency.from_environment())) == {0.075}


async def test_events_arrive_in_order_whatever_each_of_them_takes(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    async with wires.gateway() as frames:
        await frames.identify(intents=Intent.GUILDS | Intent.GUILD_MESSAGES)
        for number in range(30):
            local.composer.post(channel, local.world.bot.id, {"content": str(number)})
        read = [(await frames.until("MESSAGE_CREATE"))["d"]["content"] for _ in range(30)]
    assert read == [str(number) for number in range(30)]


async def test_requests_overtake_each_other_and_all_are_answered(
    channel: Channel, alice: Person, wires: Wires
) -> None:
    bodies = [{"content": str(number)} for number in range(20)]
    sent = await asyncio.gather(*(wires.send(channel, body) for body in bodies))
    assert [each.body["content"] for each in sent] == [body["content"] for body in bodies]
    assert len(alice.sees(channel)) == 20


async def test_a_bot_is_clicked_as_from_far_away_while_the_clock_stands(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    before = local.clock.now()
    async with running(local, SampleBot()):
        table = await alice.command(channel, "table")
        for number in range(1, 4):
            table = await alice.click(table.reply, f"Count {number}")
        assert table.reply.text == "Counted to 4"
        ignored = await alice.forge(table.reply, "nobody:knows").silence()
    assert ignored.failed
    assert local.clock.now() == before + 3


async def test_a_bot_that_has_settled_has_read_what_was_under_way(
    local: LocalDiscord, channel: Channel
) -> None:
    bot = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    async with running(local, bot):
        hold = local.faults.hold("POST /channels/{channel_id}/messages")
        sending = asyncio.create_task(bot.get_partial_messageable(channel.id).send("soon"))
        await hold.reached()
        hold.release()
        while not local.journal.exchanges or local.journal.exchanges[-1].method != "POST":
            await asyncio.sleep(0)
        await local.settle()
        assert sending.done()
