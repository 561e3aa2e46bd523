"""What is due is carried out once: after a restart, with others at it, and past what fails."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.tables import timekeeper
from bot.tables.notices import VoteEnded
from bot.tables.tables import CONSENT_SECONDS
from bot.tables.wishes import Abandon
from tests.world.tables import ANNA, BEN, ITALIA, Clock, TableWorld, a_table_world


async def votes_ended(world: TableWorld) -> int:
    return sum(isinstance(each.notice, VoteEnded) for each in await world.said())


async def test_what_is_due_is_done_once_by_however_many_processes(tmp_path: Path) -> None:
    path, clock = tmp_path / "tables.sqlite", Clock()
    async with a_table_world(path, clock) as one, a_table_world(path, clock) as other:
        table = await one.start(ITALIA, [ANNA, BEN])
        await one.ask(ANNA, table, Abandon())
        await other.look(table)
        await one.said()
        clock.now += CONSENT_SECONDS - 1
        await one.tables.tick()
        assert (await one.look(table)).votes, "not before its time"
        clock.now += 1
        await asyncio.gather(one.tables.tick(), other.tables.tick())
        await asyncio.gather(one.tables.tick(), other.tables.tick())
        assert await votes_ended(one) == 1
    async with a_table_world(path, clock) as afterwards:  # either of them may have been quicker
        assert not (await afterwards.look(table)).votes


async def test_what_came_due_while_the_bot_was_away_is_done_afterwards(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.ask(ANNA, table, Abandon())
    await world.said()
    await world.end()
    world.clock.now += 2 * CONSENT_SECONDS
    await world.begin()
    await world.tables.tick()
    assert await votes_ended(world) == 1
    await world.restart()
    await world.tables.tick()
    assert await votes_ended(world) == 0


async def test_a_table_that_fails_keeps_no_other_waiting(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(timekeeper, "_TOGETHER", 1)
    tables = [await world.start(ITALIA, [ANNA, BEN], channel=name) for name in ("a", "b", "c")]
    for table in tables:
        await world.ask(ANNA, table, Abandon())
    await world.said()
    await world.database.write(
        lambda each: each.execute("UPDATE tables SET sheet = 'broken' WHERE id = ?", tables[:1])
    )
    await world.restart()
    world.clock.now += CONSENT_SECONDS
    with caplog.at_level(logging.ERROR):
        await world.tables.tick()
    [failure] = caplog.messages
    assert failure.startswith(f"table {tables[0]}: what is due there cannot be done")
    for table in tables[1:]:
        assert not (await world.look(table)).votes
