"""How often a bot may begin a session, and over how many shards."""

from collections.abc import AsyncIterator
from dataclasses import replace

import aiohttp
import discord
import pytest

from sandbox import GENEROUS, REAL, Clock, LocalDiscord
from sandbox.ids import shard_of
from sandbox.rate_limits import Rate, StartRates
from tests.sandbox.bots import running
from tests.sandbox.wires import Wires

INVALID = {"op": 9, "d": False}
A_DAY = 86_400.0


@pytest.fixture
async def strict() -> AsyncIterator[LocalDiscord]:
    rates = replace(GENEROUS, starts=REAL.starts)
    async with LocalDiscord(clock=Clock(standing=True), rates=rates) as local:
        yield local
        local.journal.check()


@pytest.fixture
async def strict_wires(strict: LocalDiscord) -> AsyncIterator[Wires]:
    async with aiohttp.ClientSession() as session:
        yield Wires(strict, session)


async def identified(wires: Wires, **more: object) -> object:
    """The name of the first event, or what came instead."""
    async with wires.gateway() as frames:
        frame = await frames.identify(**more)
        return frame.get("t") or frame


async def left(wires: Wires) -> object:
    return (await wires.request("GET", "/gateway/bot")).body["session_start_limit"]


async def test_every_identify_counts_for_a_day(strict: LocalDiscord, strict_wires: Wires) -> None:
    fresh = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    assert await left(strict_wires) == fresh
    assert await identified(strict_wires) == "READY"
    strict.journal.expect(9)
    assert await identified(strict_wires) == INVALID
    used = fresh | {"remaining": 998, "reset_after": A_DAY * 1000}
    assert await left(strict_wires) == used
    strict.clock.advance(A_DAY / 2)
    assert await left(strict_wires) == used | {"reset_after": A_DAY * 500}
    strict.clock.advance(A_DAY / 2)
    assert await left(strict_wires) == fresh


async def test_a_bot_identifies_once_in_five_seconds(
    strict: LocalDiscord, strict_wires: Wires
) -> None:
    strict.journal.expect(9, 9)
    assert await identified(strict_wires, shard=[0, 2]) == "READY"
    assert await identified(strict_wires, shard=[1, 2]) == INVALID
    strict.clock.advance(4.9)
    assert await identified(strict_wires, shard=[1, 2]) == INVALID
    strict.clock.advance(0.1)
    assert await identified(strict_wires, shard=[1, 2]) == "READY"


async def test_shards_of_different_buckets_identify_at_once() -> None:
    rates = replace(GENEROUS, starts=StartRates(max_concurrency=2))
    async with (
        LocalDiscord(clock=Clock(standing=True), rates=rates) as local,
        aiohttp.ClientSession() as session,
    ):
        wires = Wires(local, session)
        answers = [await identified(wires, shard=[number, 3]) for number in range(3)]
        assert answers == ["READY", "READY", INVALID]


async def test_a_connection_that_came_too_soon_may_identify_again(
    strict: LocalDiscord, strict_wires: Wires
) -> None:
    strict.journal.expect(9)
    assert await identified(strict_wires) == "READY"
    async with strict_wires.gateway() as frames:
        assert await frames.identify() == INVALID
        strict.clock.advance(5)
        await frames.send(2, {"token": "local-token", "intents": 1, "properties": {}})
        assert (await frames.next())["t"] == "READY"


async def test_who_uses_up_the_day_loses_the_token_and_every_session() -> None:
    starts = StartRates(a_day=Rate(3, A_DAY), pause=0.0)
    rates = replace(GENEROUS, starts=starts)
    async with (
        LocalDiscord(clock=Clock(standing=True), rates=rates) as local,
        aiohttp.ClientSession() as session,
    ):
        wires = Wires(local, session)
        async with wires.gateway() as living:
            session_id = (await living.identify())["d"]["session_id"]
            for _ in range(2):
                assert await identified(wires) == "READY"
            assert await identified(wires) == {"closed": 4004}
            assert await living.next() == {"closed": 4004}
        assert (await wires.request("GET", "/users/@me")).status == 401
        async with wires.gateway() as frames:
            await frames.next()
            resume = {"token": "local-token", "session_id": session_id, "seq": 1}
            await frames.send(6, resume)
            assert await frames.next() == {"closed": 4004}
        reset = local.world.application.token
        assert (await wires.request("GET", "/users/@me", token=reset)).status == 200


async def test_two_sessions_of_one_shard_hear_the_same(local: LocalDiscord, wires: Wires) -> None:
    async with wires.gateway() as first, wires.gateway() as second:
        await first.identify()
        await second.identify()
        guild = local.world.add_guild("Forum")
        for frames in (first, second):
            assert (await frames.until("GUILD_CREATE"))["d"]["id"] == str(guild.id)


class Sharded(discord.AutoShardedClient):
    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, dm_messages=True)
        super().__init__(intents=intents, guild_ready_timeout=0.05)
        self.heard: list[str] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds of sleep."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)


async def test_2600_guilds_on_two_shards() -> None:
    async with LocalDiscord(clock=Clock(standing=True), rates=GENEROUS, shards=2) as local:
        guilds = [local.world.add_guild("Forum", id=(n + 1) << 22) for n in range(2600)]
        channels = [local.world.add_channel(guild, "general") for guild in guilds]
        alice = local.person("Alice", guilds[0])
        bot = Sharded()
        async with running(local, bot):
            assert {guild.id: guild.shard_id for guild in bot.guilds} == {
                guild.id: shard_of(guild.id, 2) for guild in guilds
            }
            assert all(bot.get_channel(channel.id) for channel in channels)
            alice.write(alice.dm, "salve")
            await local.settle()
            assert bot.heard == ["salve"]
        local.journal.check()


@pytest.mark.parametrize(("guilds", "shards"), [(0, 1), (1000, 1), (1001, 2)])
async def test_a_bot_is_told_how_many_shards_it_needs(
    local: LocalDiscord, wires: Wires, guilds: int, shards: int
) -> None:
    for _ in range(guilds):
        local.world.add_guild("Forum")
    assert (await wires.request("GET", "/gateway/bot")).body["shards"] == shards
