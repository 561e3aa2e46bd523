"""The speed of the bot: from a click to its answer over the wire, the bot a process of its own."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

from cli.benches.figures import Figure, duration, without_garbage_collection

if TYPE_CHECKING:
    from sandbox import LocalDiscord, Person, PersonAct
    from sandbox.interaction import Interaction
    from sandbox.model import Channel

WARMING_UP = 50
LEAST_CLICKS = 500
TABLES = 200
PROMISED_MS = 250.0
"""What an answer may take when two hundred tables are busy: the floor lies far below it."""
PROMISED_RATIO = 4.0


def figures(*, peers: bool, seconds: float) -> Iterator[Figure]:  # noqa: ARG001  # has no peers
    floor = asyncio.run(_floor(seconds))
    median = percentile(floor, 50)
    yield duration("floor_p50_ms", median, "ms", goal=PROMISED_MS)
    yield duration("floor_p99_ms", percentile(floor, 99), "ms", goal=PROMISED_MS)
    answers = asyncio.run(_answers(seconds))
    yield _against("answer_vs_floor_p50", percentile(answers, 50), median)
    busy = asyncio.run(_busy(seconds))
    yield duration("busy200_ack_p99_ms", percentile(busy, 99), "ms", goal=PROMISED_MS)


def _against(name: str, value: float, floor: float) -> Figure:
    ratio = value / floor
    return Figure(
        name, value, "ms", PROMISED_RATIO, ratio <= PROMISED_RATIO, against=floor, ratio=ratio
    )


async def _floor(seconds: float) -> list[float]:
    """What discord.py and the wire cost by themselves: nothing happens behind the button."""
    from bot.discord.trivial_bot import CUSTOM_ID
    from sandbox import GENEROUS, LocalDiscord

    async with (
        LocalDiscord(rates=GENEROUS) as discord,
        bot_process(discord, "bot.discord.trivial_bot"),
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
        return await _measured(seconds, lambda _: person.click(table, "Ping"))


async def _answers(seconds: float) -> list[float]:
    """What the bot answers in words alone: the score, help, a card's rules."""
    from cli.benches.crowd import all_told, bench_tables
    from sandbox import GENEROUS, LocalDiscord

    with TemporaryDirectory() as folder:
        database = Path(folder) / "concordia.sqlite"
        async with LocalDiscord(rates=GENEROUS) as discord:
            tables = await bench_tables(discord, database, 1)
            async with bot_process(discord, "home.local_bot", str(database)):
                await all_told(tables)
                channel, person = tables[0].channel, tables[0].people[0]
                return await _measured(seconds, lambda number: _asked(person, channel, number))


def _asked(person: "Person", channel: "Channel", number: int) -> "PersonAct":
    match number % 3:
        case 0:
            return person.command(channel, "score")
        case 1:
            return person.command(channel, "help")
        case _:
            return person.command(channel, "rules", card="Architect")


async def _busy(seconds: float) -> list[float]:
    """From a click to the bot taking note of it, while so many tables play as fast as they can."""
    from cli.benches.crowd import all_told, bench_tables
    from sandbox import GENEROUS, LocalDiscord

    with TemporaryDirectory() as folder:
        database = Path(folder) / "concordia.sqlite"
        async with LocalDiscord(rates=GENEROUS) as discord:
            tables = await bench_tables(discord, database, TABLES)
            async with bot_process(discord, "home.local_bot", str(database)):
                await all_told(tables)
                until = perf_counter() + 2 * seconds
                await asyncio.gather(*(each.play(until) for each in tables))
        return [_taken_ms(click) for each in tables for click in each.clicks]


async def _measured(seconds: float, act: Callable[[int], "PersonAct"]) -> list[float]:
    for number in range(WARMING_UP):
        await act(number)
    with without_garbage_collection():
        taken: list[float] = []
        began = perf_counter()
        while len(taken) < LEAST_CLICKS or perf_counter() - began < seconds:
            taken.append(_taken_ms((await act(len(taken))).interaction))
    return taken


def _taken_ms(interaction: "Interaction") -> float:
    """From the event on the gateway to the answer that was read."""
    return 1000 * (interaction.answered_at - interaction.sent_at)


@asynccontextmanager
async def bot_process(discord: "LocalDiscord", module: str, *arguments: str) -> AsyncIterator[None]:
    """A program that is told where to find the local Discord, until the block is left."""
    addresses = discord.addresses.api, discord.addresses.gateway
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *addresses, *arguments, stdin=asyncio.subprocess.PIPE
    )
    try:
        await discord.bot_connected()
        yield
    finally:
        process.kill()
        await process.wait()


def percentile(values: Sequence[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]
