"""The speed of the bot: from a click to its answer over the wire, the bot a process of its own."""

import asyncio
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
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
PROMISED_STANDINGS = 20.0
"""A picture of the standings may take so many times longer than nothing at all, however many games
are behind them."""
RESULTS, RATED_PEOPLE = 100_000, 2000
PROMISED_BESIDE_SENATORS_MS = 100.0
PROMISED_BESIDE_SENATORS = 1.5
"""Computers that think may make people wait so many times longer."""
PROMISED_REQUESTS = 2.0
"""A turn takes one message that calls somebody, and the buttons off the one before."""
_LOOK_SECONDS = 0.005
_ANSWERS = ("/interactions/", "/webhooks/")


def figures(*, peers: bool, seconds: float) -> Iterator[Figure]:  # noqa: ARG001  # has no peers
    floor = asyncio.run(_floor(seconds))
    median = percentile(floor, 50)
    yield duration("floor_p50_ms", median, "ms", goal=PROMISED_MS)
    yield duration("floor_p99_ms", percentile(floor, 99), "ms", goal=PROMISED_MS)
    answers = asyncio.run(_answers(seconds))
    yield _against("answer_vs_floor_p50", percentile(answers, 50), median, goal=PROMISED_RATIO)
    first, standings = asyncio.run(_standings(seconds))
    yield _shown("standings_first_ms", first, "ms")
    yield _against(
        "standings100000_vs_floor_p50", percentile(standings, 50), median, goal=PROMISED_STANDINGS
    )
    people = asyncio.run(_busy(seconds, senators=0))
    late = percentile(people.acks, 99)
    yield duration("busy200_ack_p99_ms", late, "ms", goal=PROMISED_MS)
    yield _shown("busy200_clicks", len(people.acks) / people.seconds, "a second")
    yield _shown("busy200_bench_lag_p99_ms", percentile(people.lags, 99), "ms")
    senators = asyncio.run(_busy(seconds, senators=TABLES // 2))
    later = percentile(senators.acks, 99)
    yield duration("busy200_senators_ack_p99_ms", later, "ms", goal=PROMISED_BESIDE_SENATORS_MS)
    yield _against("busy200_senators_vs_people", later, late, goal=PROMISED_BESIDE_SENATORS)
    per_turn = people.requests / max(people.turns, 1)
    met = per_turn <= PROMISED_REQUESTS
    yield Figure("requests_per_turn", per_turn, "requests", PROMISED_REQUESTS, met)


def _shown(name: str, value: float, unit: str) -> Figure:
    """To judge the others by: what was asked of the bot, and by how much the bench itself lags."""
    return Figure(name, value, unit, goal=None, met=None)


def _against(name: str, value: float, against: float, *, goal: float) -> Figure:
    ratio = value / against
    return Figure(name, value, "ms", goal, ratio <= goal, against=against, ratio=ratio)


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


async def _standings(seconds: float) -> tuple[float, list[float]]:
    """`/standings` after so many games: when it is drawn, and as it is asked for after that. Not
    before the bot has told what waits at its table: a map that is painted for the first time takes
    longer than any standings."""
    from cli.benches.crowd import all_told, bench_tables
    from cli.benches.many_results import add_results
    from sandbox import GENEROUS, LocalDiscord

    with TemporaryDirectory() as folder:
        database = Path(folder) / "concordia.sqlite"
        async with LocalDiscord(rates=GENEROUS) as discord:
            tables = await bench_tables(discord, database, 1)
            channel, person = tables[0].channel, tables[0].people[0]
            assert channel.guild_id
            await add_results(database, str(channel.guild_id), RESULTS, RATED_PEOPLE)
            async with bot_process(discord, "home.local_bot", str(database)):
                await all_told(tables)
                taken: list[float] = []
                began = perf_counter()
                while len(taken) < WARMING_UP + 2 or perf_counter() - began < seconds:
                    start = perf_counter()
                    said = await (await person.command(channel, "standings")).filled()
                    taken.append(1000 * (perf_counter() - start))
                    assert said.pictures, said.text
                first, *others = taken
                return first, others


def _asked(person: "Person", channel: "Channel", number: int) -> "PersonAct":
    match number % 3:
        case 0:
            return person.command(channel, "score")
        case 1:
            return person.command(channel, "help")
        case _:
            return person.command(channel, "rules", card="Architect")


@dataclass(frozen=True)
class _BusyRun:
    acks: Sequence[float]
    """From a click to the bot taking note of it, in milliseconds."""
    lags: Sequence[float]
    """By how much whoever measures was late, in milliseconds: it is part of those."""
    seconds: float
    turns: int
    requests: int
    """Those that were not answers to somebody's click."""


async def _busy(seconds: float, *, senators: int) -> _BusyRun:
    """So many tables play at once; at some of them, people play against senators."""
    from cli.benches.crowd import all_told, bench_tables
    from sandbox import GENEROUS, LocalDiscord

    with TemporaryDirectory() as folder:
        database = Path(folder) / "concordia.sqlite"
        async with LocalDiscord(rates=GENEROUS) as discord:
            tables = await bench_tables(discord, database, TABLES, senators=senators)
            async with bot_process(discord, "home.local_bot", str(database)):
                await all_told(tables)
                exchanges = discord.journal.exchanges = deque()  # all of them, however many
                lags: list[float] = []
                watching = asyncio.create_task(_watch(lags))
                began = perf_counter()
                clicks: list[Interaction] = []
                with without_garbage_collection():
                    while len(clicks) < LEAST_CLICKS:  # a machine may be busy with something else
                        until = perf_counter() + 2 * seconds
                        await asyncio.gather(*(each.play(until) for each in tables))
                        clicks = [click for each in tables for click in each.clicks]
                taken = perf_counter() - began
                watching.cancel()
        return _BusyRun(
            acks=[_taken_ms(click) for click in clicks],
            lags=lags,
            seconds=taken,
            turns=sum(each.turns for each in tables),
            requests=sum(not each.path.startswith(_ANSWERS) for each in exchanges),
        )


async def _watch(lags: list[float]) -> None:
    """How late this process is: it is Discord and all the people, on the same machine."""
    while True:
        due = perf_counter() + _LOOK_SECONDS
        await asyncio.sleep(_LOOK_SECONDS)
        lags.append(1000 * (perf_counter() - due))


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
