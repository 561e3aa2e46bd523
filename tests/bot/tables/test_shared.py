"""Several processes over one database: each finds what another has done, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random

import pytest

from bot.tables import Request, TableId
from bot.tables.people import Preferences
from bot.tables.store import Commit, TableMovedOn
from bot.tables.table import Answer
from bot.tables.wishes import Act, Join
from tests.postgresql import a_database, needs_postgresql
from tests.world.tables import ANNA, BEN, PEOPLE, TableWorld, a_table_world

pytestmark = needs_postgresql


@pytest.fixture
async def worlds() -> AsyncIterator[list[TableWorld]]:
    """As if three processes served the same tables."""
    async with AsyncExitStack() as stack:
        address = stack.enter_context(a_database())
        yield [await stack.enter_async_context(a_table_world(address)) for _ in range(3)]


async def test_each_process_sees_what_another_has_done(worlds: list[TableWorld]) -> None:
    first, second, third = worlds
    table = await first.start(people=2)
    chance = Random("shared")
    for turn in range(12):
        player = worlds[turn % 3]
        before = [await each.look(table) for each in worlds]
        assert len({look.number for look in before}) == 1
        assert len(await player.play(table, chance)) == 1
    assert [(await each.look(table)).number for each in worlds] == [12, 12, 12]
    assert len(await third.entries(table)) == 12
    await second.undo(await second.decides(table), table)
    looks = [await each.look(table, ANNA) for each in worlds]
    assert looks[0] == looks[1] == looks[2]


async def test_whoever_joins_at_the_same_time_elsewhere_sits_down_too(
    worlds: list[TableWorld],
) -> None:
    table = await worlds[0].open(people=1, seats=5)
    await asyncio.gather(
        *(worlds[turn % 3].ask(who, table, Join()) for turn, who in enumerate(PEOPLE[1:]))
    )
    for world in worlds:
        assert {each.player for each in (await world.look(table)).guests} == set(PEOPLE)


async def test_a_click_that_reaches_two_processes_counts_once(worlds: list[TableWorld]) -> None:
    table = await worlds[0].start(people=2)
    for turn in range(5):
        who = await worlds[0].decides(table)
        look = await worlds[0].look(table, who)
        wish = Act(look.number, (look.offered[0],))
        answers: list[Answer] = await asyncio.gather(
            *(each.tables.ask(Request(f"click {turn}", who), table, wish) for each in worlds)
        )
        assert {each.number for each in answers} == {look.number + 1}


@pytest.mark.parametrize("first", ["action", "seating"])
async def test_a_change_from_old_facts_is_refused_whatever_it_changes(
    worlds: list[TableWorld], first: str
) -> None:
    """An action writes no row of the table, and a change of seats no entry of the log: neither may
    go unnoticed by the other, however closely they meet."""
    table = await worlds[0].start(people=2)
    await worlds[0].play(table, Random(1))
    stored = await worlds[0].store.load_table(table, whole=True)
    assert stored
    who = await worlds[0].decides(table)
    look = await worlds[0].look(table, who)
    seen = stored.table.revision
    seated = Commit(replace(stored.table, revision=seen + 1), seen, after=1)
    acted = Request("act", who), table, Act(look.number, (look.offered[0],))
    if first == "seating":
        await worlds[1].store.commit(seated)
        await worlds[0].tables.ask(*acted)
        assert (await worlds[2].look(table)).number == 2
    else:
        await worlds[0].tables.ask(*acted)
        with pytest.raises(TableMovedOn):
            await worlds[1].store.commit(seated)


async def test_actions_and_other_changes_at_the_same_moment(worlds: list[TableWorld]) -> None:
    """Whichever comes first, the other one is worked out again."""
    table = await worlds[0].start(people=2)
    chance = Random("at once")
    for number in range(8):
        who = await worlds[0].decides(table)
        look = await worlds[0].look(table, who)
        wish = Act(look.number, (chance.choice(look.offered),))
        await asyncio.gather(
            worlds[0].tables.ask(Request(f"act {number}", who), table, wish),
            worlds[1].tables.look_after(table),
            worlds[2].tables.set_preferences(who, Preferences(reminders="dm")),
        )
    assert len(await worlds[2].entries(table)) == 8
    assert (await worlds[1].look(table)).number == 8


async def test_a_game_that_was_forgotten_elsewhere_is_not_there_any_more(
    worlds: list[TableWorld],
) -> None:
    table = await worlds[0].start(people=2)
    await worlds[1].look(table)
    assert await worlds[0].store.version(TableId(table + 1)) is None
    await worlds[0].abandon(table)
    assert (await worlds[1].look(table)).stage == "abandoned"


async def test_what_somebody_has_set_counts_in_every_process(worlds: list[TableWorld]) -> None:
    first, second, _ = worlds
    await first.tables.meet(ANNA, "Anna", "en")
    await second.tables.names([ANNA, BEN])
    await first.tables.set_preferences(ANNA, Preferences(reminders="off"))
    await first.tables.meet(BEN, "Ben", "fr")
    known = await second.tables.names([ANNA, BEN])
    assert known[ANNA].preferences.reminders == "off"
    assert known[BEN].name == "Ben"
    await first.tables.delete_data(ANNA)
    await second.tables.meet(ANNA, "Anna", "en")
    assert (await first.tables.names([ANNA]))[ANNA].name == "Anna"
