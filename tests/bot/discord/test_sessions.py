"""Sessions with Discord: over shards, counted over crashes, ended for good with a clear line."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord.connection import FATAL, GatewayRefused, TokenRefused
from bot.discord.identify_budget import IDENTIFY_PAUSE
from bot.discord.shards import ShardRange, Shards
from bot.tables import PlayerId, Request
from bot.tables.openings import Opening
from sandbox import GENEROUS, Clock, LocalDiscord
from sandbox.rate_limits import Rate, StartRates
from tests.bot.discord.lone_bot import LocalSleep, a_lone_bot
from tests.postgresql import a_database, needs_postgresql

CRASHES, EVERY = 50, 12.0
"""Ten minutes of them."""
REAL_STARTS = replace(GENEROUS, starts=StartRates())


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(clock=Clock(standing=True), rates=REAL_STARTS) as discord:
        yield discord
        discord.journal.check()


@pytest.fixture
async def two_shards() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(clock=Clock(standing=True), rates=GENEROUS, shards=2) as discord:
        yield discord
        discord.journal.check()


@pytest.fixture
async def two_slow_shards() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(clock=Clock(standing=True), rates=REAL_STARTS, shards=2) as discord:
        yield discord
        discord.journal.check()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "concordia.sqlite"


def identifies(local: LocalDiscord) -> int:
    limit = local.starts.limit()
    used: int = limit["total"] - limit["remaining"]
    return used


async def connected_or_asleep(local: LocalDiscord, sleep: LocalSleep) -> None:
    await local.world.changes.until(
        lambda: sleep.is_asleep or local.gateway.connected(), "it neither connects nor waits"
    )


async def test_fifty_crashes_in_ten_minutes_begin_few_sessions(
    local: LocalDiscord, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(CRASHES):
        sleep = LocalSleep(local)
        async with a_lone_bot(local, database, sleep) as bot:
            bot.begin()
            await connected_or_asleep(local, sleep)
        await local.world.changes.until(lambda: not local.gateway.connected(), "it is still there")
        local.clock.advance(EVERY)
    assert 20 <= identifies(local) < 40
    assert "waiting" in caplog.text
    assert "started or reconnected too often" in caplog.text

    sleep = LocalSleep(local)
    async with a_lone_bot(local, database, sleep) as bot:
        bot.begin()
        await connected_or_asleep(local, sleep)
        local.clock.advance(600)
        await bot.ready()


async def test_a_day_of_crashes_stays_far_below_what_discord_forgives(
    local: LocalDiscord, database: Path
) -> None:
    """What a day lets through, without the wire: a start every minute, far too many."""
    sleep = LocalSleep(local)
    async with a_lone_bot(local, database, sleep) as bot:
        budget = bot.connection.client._budget  # type: ignore[attr-defined]  # the bot's own
        taken = 0
        for _ in range(1440):
            taking = asyncio.create_task(budget.take(0))
            while not taking.done() and not sleep.is_asleep:
                await asyncio.sleep(0)
            taken += taking.done()
            taking.cancel()
            await asyncio.gather(taking, return_exceptions=True)
            sleep.is_asleep = False
            local.clock.advance(60.0)
    assert 300 < taken < 500


async def test_sessions_that_are_refused_again_and_again_count_too(
    local: LocalDiscord, database: Path
) -> None:
    sleep = LocalSleep(local)
    async with a_lone_bot(local, database, sleep) as bot:
        bot.begin()
        await bot.ready()
        for _ in range(CRASHES):
            await connected_or_asleep(local, sleep)
            await local.gateway.invalidate()
            await local.world.changes.until(
                lambda: not local.gateway.connected(), "it is still there"
            )
            local.clock.advance(EVERY)
    assert 20 <= identifies(local) < 40


async def test_a_few_restarts_are_not_slowed_down(local: LocalDiscord, database: Path) -> None:
    for _ in range(15):
        sleep = LocalSleep(local)
        async with a_lone_bot(local, database, sleep) as bot:
            bot.begin()
            await bot.ready()
        assert sleep.waits == []
        local.clock.advance(6.0)


async def test_a_restart_at_once_waits_for_its_turn(local: LocalDiscord, database: Path) -> None:
    sleep = LocalSleep(local)
    for _ in range(2):
        async with a_lone_bot(local, database, sleep) as bot:
            bot.begin()
            await connected_or_asleep(local, sleep)
            local.clock.advance(5.0 if sleep.is_asleep else 0.0)
            await bot.ready()
        local.clock.advance(3.0)
    assert sleep.waits == [pytest.approx(2.0)]


async def test_a_clock_that_was_set_back_locks_nobody_out(
    local: LocalDiscord, database: Path
) -> None:
    async with a_lone_bot(local, database) as bot:
        bot.begin()
        await bot.ready()
    sleep = LocalSleep(local)
    local.clock.advance(-10 * 86_400.0)
    async with a_lone_bot(local, database, sleep) as bot:
        bot.begin()
        await connected_or_asleep(local, sleep)
    assert sleep.waits[0] <= 300


async def test_when_few_sessions_are_left_it_waits_and_says_so(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rates = replace(GENEROUS, starts=StartRates(Rate(100, 86_400.0)))
    async with LocalDiscord(clock=Clock(standing=True), rates=rates) as local:
        for _ in range(98):
            local.starts.take(0)
        sleep = LocalSleep(local)
        async with a_lone_bot(local, database, sleep) as bot:
            bot.begin()
            await connected_or_asleep(local, sleep)
            assert "Discord allows 2 sessions more today of 100" in caplog.text
            assert sleep.waits == [43_200.0]
            local.clock.advance(43_200.0)
            await bot.ready()
        local.journal.check()


async def test_every_shard_is_opened_watched_and_hung_up(
    two_shards: LocalDiscord, database: Path
) -> None:
    async with a_lone_bot(two_shards, database, pause=0.0) as bot:
        bot.begin()
        await bot.ready()
        connection = bot.connection
        assert (connection.shards.open, connection.shards.total) == (2, 2)
        age = connection.shards.heartbeat_age
        assert age is not None
        assert 0 <= age < 100
        assert sorted(each.shard for each in two_shards.gateway.connected()) == [(0, 2), (1, 2)]
        await connection.client.shards[1].disconnect()
        assert (connection.shards.open, connection.shards.total) == (1, 2)
        await connection.client.shards[1].connect()
        await two_shards.bot_connected(2)
        assert connection.shards.open == 2
        await connection.stop_listening()
        assert connection.shards == Shards(0, 2, None)
        await two_shards.world.changes.until(
            lambda: not two_shards.gateway.connected(), "it goes on listening"
        )


async def test_a_lost_network_is_resumed_on_every_shard(
    two_shards: LocalDiscord, database: Path
) -> None:
    async with a_lone_bot(two_shards, database, pause=0.0) as bot:
        bot.begin()
        await bot.ready()
        before = identifies(two_shards)
        two_shards.gateway.drop()
        await two_shards.world.changes.until(
            lambda: not two_shards.gateway.connected(), "nothing broke"
        )
        await two_shards.bot_connected(2)
        await two_shards.settle()
        assert bot.connection.shards.open == 2
        assert identifies(two_shards) == before


@needs_postgresql
async def test_processes_that_share_the_shards_begin_one_after_the_other(
    two_slow_shards: LocalDiscord,
) -> None:
    """And each knows only of its own servers which it has left."""
    guilds = [two_slow_shards.world.add_guild(f"Server {number}") for number in range(8)]
    there = {str(each.id) for each in guilds}
    sleeps = [LocalSleep(two_slow_shards), LocalSleep(two_slow_shards)]
    async with AsyncExitStack() as stack:
        address = stack.enter_context(a_database())
        first, second = [
            await stack.enter_async_context(
                a_lone_bot(two_slow_shards, address, sleep, shards=ShardRange(number, number, 2))
            )
            for number, sleep in enumerate(sleeps)
        ]
        for guild in there:  # a table, so that the bot cares for the server
            request, italia = Request(guild, PlayerId("1")), {"board": "italia", "seats": 2}
            await first.tables.open(request, f"channel {guild}", italia, given=Opening(guild))
        first.begin()
        await two_slow_shards.bot_connected(1)
        second.begin()
        await two_slow_shards.world.changes.until(lambda: sleeps[1].is_asleep, "it does not wait")
        assert len(two_slow_shards.gateway.connected()) == 1
        two_slow_shards.clock.advance(IDENTIFY_PAUSE)
        await second.ready()
        await first.connection.ready()
        assert sorted(each.shard for each in two_slow_shards.gateway.connected()) == [
            (0, 2),
            (1, 2),
        ]
        assert [each.connection.shards.total for each in (first, second)] == [1, 1]
        assert [await second.tables.places.guild_is_left(each) for each in there] == [False] * 8
        heard = [{str(each.id) for each in bot.connection.client.guilds} for bot in (first, second)]
        assert heard[0] | heard[1] == there
        assert not heard[0] & heard[1]


@pytest.mark.parametrize("code", sorted(FATAL))
async def test_what_ends_the_connection_for_good_is_one_line_with_what_to_do(
    local: LocalDiscord, database: Path, code: int
) -> None:
    async with a_lone_bot(local, database) as bot:
        bot.begin()
        await bot.ready()
        await local.gateway.close(code)
        with pytest.raises(GatewayRefused, match=f"closed the connection with code {code}: "):
            await bot.ended()


async def test_a_bot_in_too_many_servers_for_its_shards_is_told_to_start_again(
    database: Path,
) -> None:
    async with LocalDiscord(clock=Clock(standing=True), rates=GENEROUS, shards=1) as local:
        for number in range(2501):
            local.world.add_guild(f"Forum {number}")
        local.journal.expect(4011)
        async with a_lone_bot(local, database) as bot:
            bot.begin()
            with pytest.raises(GatewayRefused, match="Start it again"):
                await bot.ended()
        local.journal.check()


async def test_a_token_that_is_reset_is_refused_on_every_way(
    local: LocalDiscord, database: Path
) -> None:
    async with a_lone_bot(local, database) as bot:
        bot.begin()
        await bot.ready()
        local.journal.expect(4004)
        local.world.application.token = "another"
        local.gateway.drop()
        with pytest.raises(TokenRefused):
            await bot.ended()
    local.world.application.token = "local-token"
    local.clock.advance(6.0)
    async with a_lone_bot(local, database) as bot:
        local.journal.expect(0)
        local.world.application.token = "another"
        bot.begin()  # which asks how many shards it needs
        with pytest.raises(TokenRefused):
            await bot.ended()


async def test_a_discord_out_of_order_is_asked_again(
    local: LocalDiscord,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("bot.discord.connection.WAITS", (0.0,))
    async with a_lone_bot(local, database) as bot:
        local.faults.fail("GET /gateway/bot", status=403, times=2)
        bot.begin()
        await bot.ready()
    told = [each for each in caplog.records if "cannot be reached" in each.getMessage()]
    assert [each.levelno for each in told] == [logging.WARNING] * 2
