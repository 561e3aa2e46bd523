"""The speed of the bot: from a click to its answer over the wire, the bot a process of its own."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING

from bot.cli.benches.figures import Figure, duration, without_garbage_collection

if TYPE_CHECKING:
    from sandbox import LocalDiscord, Person, Sight

WARMING_UP = 50
LEAST_CLICKS = 500
PROMISED_MS = 250.0
"""What an answer may take when two hundred tables are busy: the floor lies far below it."""


def figures(*, peers: bool, seconds: float) -> Iterator[Figure]:  # noqa: ARG001
    floor = asyncio.run(_floor(seconds))
    yield duration("floor_p50_ms", percentile(floor, 50), "ms", goal=PROMISED_MS)
    yield duration("floor_p99_ms", percentile(floor, 99), "ms", goal=PROMISED_MS)


async def _floor(seconds: float) -> list[float]:
    """What discord.py and the wire cost by themselves: nothing happens behind the button."""
    from bot.cli.benches.trivial_bot import CUSTOM_ID
    from sandbox import GENEROUS, LocalDiscord

    async with (
        LocalDiscord(rates=GENEROUS) as discord,
        bot_process(discord, "bot.cli.benches.trivial_bot"),
    ):
        guild = discord.world.add_guild("Bench")
        channel, person = (
            discord.world.add_channel(guild, "general"),
            discord.person("Player", guild),
        )
        button = {"type": 2, "style": 1, "label": "Ping", "custom_id": CUSTOM_ID}
        rows = [{"type": 1, "components": [button]}]
        discord.composer.post(channel, discord.world.bot.id, {"components": rows})
        table = person.sees(channel)[0]
        for _ in range(WARMING_UP):
            await _click_ms(person, table, "Ping")
        with without_garbage_collection():
            taken: list[float] = []
            began = perf_counter()
            while len(taken) < LEAST_CLICKS or perf_counter() - began < seconds:
                taken.append(await _click_ms(person, table, "Ping"))
        return taken


@asynccontextmanager
async def bot_process(discord: "LocalDiscord", module: str) -> AsyncIterator[None]:
    """A program that is told where to find the local Discord, until the block is left."""
    addresses = discord.addresses.api, discord.addresses.gateway
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, *addresses)
    try:
        await discord.bot_connected()
        yield
    finally:
        process.kill()
        await process.wait()


async def _click_ms(person: "Person", table: "Sight", label: str) -> float:
    """From the event on the gateway to the answer that was read."""
    interaction = (await person.click(table, label)).interaction
    return 1000 * (interaction.answered_at - interaction.sent_at)


def percentile(values: Sequence[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]
