"""Computers of several processes over one database: each turn is taken once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from bot.storage.postgresql.store import PostgresStore
from bot.tables.leased_computers import DISK_SECONDS, LEASE_SECONDS
from bot.tables.wishes import Act, Start
from engine import View
from engine.actions import Action
from sandbox.changes import PATIENCE
from tests.postgresql import a_database, full, needs_postgresql
from tests.world.tables import LEVELS, Clock, TableWorld, a_table_world

pytestmark = needs_postgresql


class Thinker:
    """Thinks when it is let."""

    def __init__(self, *, awake: bool = True) -> None:
        self.awake = asyncio.Event()
        self.asked = asyncio.Event()
        self.thoughts = 0
        if awake:
            self.awake.set()

    async def __call__(
        self, level: str, seed: str, view: View, offered: Sequence[Action]
    ) -> Action:
        assert (level in LEVELS, bool(seed), bool(view.seats)) == (True, True, True)
        self.asked.set()
        await self.awake.wait()
        self.thoughts += 1
        return offered[0]


@pytest.fixture
async def address() -> AsyncIterator[str]:
    with a_database() as address:
        yield address


async def computers_played(world: TableWorld) -> None:
    async with asyncio.timeout(PATIENCE):
        while await world.store.tables_with_computer_to_move():
            await asyncio.sleep(0.01)


async def test_a_process_that_leaves_thinking_to_others(address: str) -> None:
    thinker = Thinker()
    async with (
        a_table_world(address, thoughts=0, think=Thinker(awake=False)) as bot,
        a_table_world(address, think=thinker) as elsewhere,
    ):
        elsewhere.store.listen(elsewhere.tables.heard)
        table = await bot.start(people=1, computers=2)
        chance = Random("elsewhere")
        for _ in range(6):
            await elsewhere.tables.think_on()
            await computers_played(bot)
            await bot.play(table, chance)
        await elsewhere.tables.think_on()
        await computers_played(bot)
        done_by = [each.done_by for each in await bot.entries(table)]
    assert done_by.count("computer") == thinker.thoughts > 3


async def test_every_turn_is_taken_once(address: str) -> None:
    thinkers = [Thinker(), Thinker(), Thinker()]
    async with (
        a_table_world(address, think=thinkers[0]) as first,
        a_table_world(address, think=thinkers[1]) as second,
        a_table_world(address, think=thinkers[2], thoughts=3) as third,
    ):
        worlds = (first, second, third)
        chance = Random("once")
        for world in worlds:
            world.store.listen(world.tables.heard)
        started = [
            await first.start(people=1, computers=1, channel=f"forum {number}")
            for number in range(6)
        ]
        for _ in range(3):
            await asyncio.gather(*(each.tables.think_on() for each in worlds))
            await computers_played(first)
            for table in started:
                await second.play(table, chance)
        await asyncio.gather(*(each.tables.rest() for each in worlds))
        entries = [each for table in started for each in await first.entries(table)]
    played = [each for each in entries if each.done_by == "computer"]
    assert len(played) == sum(each.thoughts for each in thinkers)


async def test_whoever_dies_over_a_turn_leaves_it_to_the_others_at_once(address: str) -> None:
    sleeper, thinker = Thinker(awake=False), Thinker()
    async with (
        a_table_world(address, think=thinker) as second,
        a_table_world(address, think=sleeper) as first,
    ):
        table = await first.open(people=1, computers=1)
        host = first.player(0)
        await first.ask(host, table, Start())
        while not sleeper.asked.is_set():
            if await first.to_decide(table) == host:
                look = await first.look(table, host)
                await first.ask(host, table, Act(look.number, (look.offered[0],)))
            await asyncio.sleep(0.01)
        await second.tables.rest()
        assert not thinker.thoughts
        assert isinstance(first.store, PostgresStore)
        await first.store._claims.close()  # as if it had been killed
        async with asyncio.timeout(PATIENCE):
            while not thinker.thoughts:
                await second.tables.rest()


async def test_whoever_sleeps_over_a_turn_comes_too_late(address: str) -> None:
    """As a process that is stopped and goes on after its lease has run out."""
    clock = Clock()
    sleeper, thinker = Thinker(awake=False), Thinker()
    async with (
        a_table_world(address, clock, think=sleeper) as first,
        a_table_world(address, clock, think=thinker) as second,
    ):
        table = await second.open(people=1, computers=1)
        host = second.player(0)
        await first.ask(host, table, Start())
        chance = Random("late")
        while not sleeper.asked.is_set():
            if await first.to_decide(table) == host:
                look = await first.look(table, host)
                await first.ask(host, table, Act(look.number, (chance.choice(look.offered),)))
            await asyncio.sleep(0.01)
        await second.tables.think_on()
        await second.tables.rest()
        assert not thinker.thoughts, "it is leased to the other one"
        clock.now += LEASE_SECONDS + 1
        await second.tables.think_on()
        await second.tables.rest()
        assert thinker.thoughts
        before = await second.entries(table)
        sleeper.awake.set()
        await first.tables.rest()
        assert await second.entries(table) == before


async def test_whoever_could_not_think_tries_again_after_a_pause(address: str) -> None:
    """Not only once its lease has run out."""
    pauses: list[float] = []
    tries = 0

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def think(_level: str, _seed: str, _view: View, offered: Sequence[Action]) -> Action:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise ValueError("lost")
        return offered[0]

    async with a_table_world(address, think=think, pause=pause) as world:
        await world.start(people=1, computers=1)
        for _ in range(3):
            if not tries:
                await world.play(await world.table(), Random("pause"))
        async with asyncio.timeout(PATIENCE):
            while tries < 4:
                await asyncio.sleep(0.01)
        assert pauses == [2.0, 4.0, 8.0]


async def test_what_cannot_be_stored_is_not_tried_again_at_once(address: str) -> None:
    clock, thinker = Clock(), Thinker()
    async with (
        a_table_world(address, thoughts=0) as bot,
        a_table_world(address, clock, think=thinker) as elsewhere,
    ):
        table = await bot.start(people=1, computers=1)
        chance = Random("full")
        while await bot.to_decide(table) is not None:
            await bot.play(table, chance)
        async with full(bot.store), asyncio.timeout(PATIENCE):
            await elsewhere.tables.rest()
        assert thinker.thoughts == 1
        await elsewhere.tables.rest()
        assert thinker.thoughts == 1
        clock.now += DISK_SECONDS
        await elsewhere.tables.rest()
        assert thinker.thoughts > 1
        assert await bot.to_decide(table) is not None
