"""Reminders: when they come, when they don't, and that nobody gets more than was agreed."""

import asyncio
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.tables import PlayerId, TableId
from bot.tables.errors import NobodyToNudge, NotSeated, NudgedLately, RemindersOff, YourTurn
from bot.tables.openings import Opening
from bot.tables.pace import HOUR
from bot.tables.people import Preferences
from bot.tables.quiet_hours import QuietHours
from bot.tables.reminders import APART_SECONDS
from bot.tables.seating import Pace, Reminder
from bot.tables.wishes import ChangePace, Join, Nudge, Start
from engine.actions import Action
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, TableWorld, a_table_world

DAY = Pace(seconds=24 * HOUR, reserve=48 * HOUR)
CHANCE = Random(2)
MORNING = datetime(2026, 5, 5, 8, tzinfo=UTC).timestamp()


async def paced(
    world: TableWorld, channel: str = "forum", pace: Pace = DAY, guild: str | None = None
) -> TableId:
    world.clock.now = max(world.clock.now, MORNING)
    place = Opening(guild=guild)
    opened = await world.tables.open(world.request(ANNA), channel, ITALIA, given=place)
    table = TableId(opened.table)
    await world.ask(BEN, table, Join())
    await world.ask(ANNA, table, ChangePace(pace))
    await world.ask(ANNA, table, Start())
    await world.tables.tick()
    return table


async def reminder(world: TableWorld, table: TableId) -> Reminder | None:
    clock = (await world.look(table)).clock
    return clock.reminder if clock else None


async def reminders(
    world: TableWorld, tables: list[TableId], hours: float, step: float = 0.25
) -> list[tuple[TableId, float]]:
    """Which came in so many hours, and after how many; nobody plays."""
    began, known = world.clock.now, {table: await reminder(world, table) for table in tables}
    came: list[tuple[TableId, float]] = []
    while world.clock.now < began + hours * HOUR:
        world.clock.now += step * HOUR
        await world.tables.tick()
        for table in tables:
            found = await reminder(world, table)
            if found and found != known[table]:
                known[table] = found
                came.append((table, (found.at - began) / HOUR))
    return came


async def up(world: TableWorld, table: TableId) -> PlayerId:
    player = await world.to_decide(table)
    assert player
    return player


async def play_until(world: TableWorld, table: TableId, player: PlayerId) -> None:
    while await up(world, table) != player:
        await world.play(table, CHANCE)


async def test_they_come_at_half_and_at_nine_tenths_of_the_time(world: TableWorld) -> None:
    table = await paced(world)
    came = await reminders(world, [table], 30)
    assert came == [(table, 12.0), (table, 21.75)], "the first tick after 21.6 hours"


async def test_none_comes_to_whoever_has_answered(world: TableWorld) -> None:
    table = await paced(world)
    assert await reminders(world, [table], 13) == [(table, 12.0)]
    turn = (await world.view(table)).turn
    while (await world.view(table)).turn == turn:
        await world.play(table, CHANCE)
    assert await reminder(world, table) is None
    assert await reminders(world, [table], 13) == [(table, 12.0)], "that of the next one"


async def test_several_tables_remind_somebody_once_in_six_hours(world: TableWorld) -> None:
    tables: list[TableId] = []
    while len(tables) < 4:
        table = await paced(world, f"channel {world.clock.now}")
        if await up(world, table) == ANNA:
            tables.append(table)
        world.clock.now += HOUR
    came = await reminders(world, tables, 40)
    times = sorted(time for _, time in came)
    assert len(times) == 4, "each lists all tables, and settles what was due there by then"
    assert all(later - earlier >= APART_SECONDS / HOUR for earlier, later in pairwise(times))


async def test_tables_that_began_together_remind_together(world: TableWorld) -> None:
    opened = [await paced(world, f"channel {number}") for number in range(8)]
    tables = [table for table in opened if await up(world, table) == ANNA]
    assert len(tables) > 1
    assert [time for _, time in await reminders(world, tables, 40)] == [12.0, 21.75]


async def test_a_table_of_another_server_is_reminded_of_by_itself(world: TableWorld) -> None:
    """A ping in a channel lists the tables of its own server; a direct message lists all."""
    servers = {
        await paced(world, f"{guild} {number}", guild=guild): guild
        for number in range(4)
        for guild in ("Rome", "Ostia")
    }
    tables = [table for table in servers if await up(world, table) == ANNA]
    assert {servers[table] for table in tables} == {"Rome", "Ostia"}
    assert len(tables) > 2
    came = [(servers[table], time) for table, time in await reminders(world, tables, 40)]
    assert [time for _, time in came] == [12.0, 18.0, 24.0, 30.0]
    assert len({guild for guild, _ in came[:2]}) == len({guild for guild, _ in came[2:]}) == 2


async def test_several_processes_remind_somebody_once(world: TableWorld) -> None:
    tables: list[TableId] = []
    while len(tables) < 2:
        table = await paced(world, f"channel {len(tables)} {world.clock.now}")
        if await up(world, table) == ANNA:
            tables.append(table)
        world.clock.now += 1
    async with a_table_world(world.path, world.clock) as other:
        await other.tables.tick()
        world.clock.now += 13 * HOUR
        await asyncio.gather(world.tables.tick(), other.tables.tick())
        await asyncio.gather(world.tables.tick(), other.tables.tick())
        stored = [await world.store.load_table(table) for table in tables]
        sent = [each for each in stored if each and each.table.seating.clock
                and each.table.seating.clock.reminder]  # fmt: skip
        assert len(sent) == 1
        [person] = await world.store.people([ANNA])
        assert person.reminded_at == world.clock.now


async def test_none_comes_in_quiet_hours_of_ones_own_zone(world: TableWorld) -> None:
    quiet = Preferences(zone="Asia/Tokyo", quiet=QuietHours(begin=1 * 60, end=9 * 60))
    table = await paced(world)  # at 17:00 in Tokyo; half of the time is up at 5:00
    await world.tables.set_preferences(await up(world, table), quiet)
    assert await reminders(world, [table], 30) == [(table, 16.0), (table, 22.0)]


async def test_whoever_wants_none_gets_none_and_may_change_their_mind(world: TableWorld) -> None:
    table = await paced(world)
    player = await up(world, table)
    await world.tables.set_preferences(player, Preferences(reminders="off"))
    assert await reminders(world, [table], 14) == []
    assert await world.tables.next_reminder(player) is None
    await world.tables.set_preferences(player, Preferences(reminders="dm"))
    sent = await reminder(world, table)
    assert sent == Reminder(at=world.clock.now, way="dm"), "at once, as half of the time is over"
    assert await world.tables.next_reminder(player) == MORNING + 21.6 * HOUR


async def test_changing_quiet_hours_in_mid_wait_moves_what_is_due(world: TableWorld) -> None:
    table = await paced(world)
    player = await up(world, table)
    assert await world.tables.next_reminder(player) == MORNING + 12 * HOUR
    late = Preferences(quiet=QuietHours(begin=19 * 60, end=23 * 60))
    await world.tables.set_preferences(player, late)
    assert await world.tables.next_reminder(player) == MORNING + 15 * HOUR
    assert await reminders(world, [table], 13) == []
    await world.tables.set_preferences(player, Preferences())
    assert await reminder(world, table)


async def test_anybody_at_the_table_may_nudge_whoever_is_waited_for(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await up(world, table)
    [other] = {ANNA, BEN} - {player}
    for who, error in ((CLEO, NotSeated), (player, YourTurn)):
        with pytest.raises(error):
            await world.ask(who, table, Nudge())
    assert await world.tables.nudge(world.request(other), table)
    sent = await reminder(world, table)
    assert sent
    assert (sent.at, sent.nudged_by) == (world.clock.now, other), "also without a pace"
    world.clock.now += 11 * HOUR
    with pytest.raises(NudgedLately):
        await world.tables.nudge(world.request(other), table)
    world.clock.now += HOUR
    assert await world.tables.nudge(world.request(other), table)
    await world.restart()
    assert await reminder(world, table)


async def test_each_person_may_be_nudged_once_in_twelve_hours(world: TableWorld) -> None:
    """When the turn has moved on, so may the next one; the same person not again so soon."""
    table = await world.start(ITALIA, [ANNA, BEN])
    first = await up(world, table)
    [second] = {ANNA, BEN} - {first}
    assert await world.tables.nudge(world.request(second), table)
    world.clock.now += HOUR
    await play_until(world, table, second)
    assert await world.tables.nudge(world.request(first), table)
    await play_until(world, table, first)
    with pytest.raises(NudgedLately):
        await world.tables.nudge(world.request(second), table)
    world.clock.now += 11 * HOUR
    assert await world.tables.nudge(world.request(second), table)


async def test_a_nudge_waits_for_the_end_of_quiet_hours(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    world.clock.now = MORNING
    player = await up(world, table)
    [other] = {ANNA, BEN} - {player}
    quiet = Preferences(quiet=QuietHours(begin=7 * 60, end=10 * 60))
    await world.tables.set_preferences(player, quiet)
    assert not await world.tables.nudge(world.request(other), table)
    assert await reminders(world, [table], 5) == [(table, 2.0)]


async def test_whoever_nudges_somebody_who_wants_no_reminders_is_told_so(
    world: TableWorld,
) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await up(world, table)
    [other] = {ANNA, BEN} - {player}
    await world.tables.set_preferences(player, Preferences(reminders="off"))
    for who, error in ((other, RemindersOff), (CLEO, NotSeated), (player, YourTurn)):
        with pytest.raises(error):
            await world.tables.nudge(world.request(who), table)
    await world.tables.set_preferences(player, Preferences())
    assert await world.tables.nudge(world.request(other), table), "it was no nudge"


async def test_a_computer_is_not_nudged(tmp_path: Path) -> None:
    async def never(*_: object) -> Action:
        raise LookupError("it is stuck")

    async with a_table_world(tmp_path / "stuck.sqlite", think=never) as world:
        table = await world.start({"seats": 3}, [ANNA], computers=2)
        while await world.to_decide(table):
            await world.play(table, CHANCE)
        with pytest.raises(NobodyToNudge):
            await world.ask(ANNA, table, Nudge())


async def test_whoever_nudged_is_forgotten_with_their_data(world: TableWorld) -> None:
    table = await world.open({"seats": 3}, [ANNA, BEN, CLEO])
    await world.ask(ANNA, table, Start())
    player = await up(world, table)
    other, *_ = {ANNA, BEN, CLEO} - {player}
    await world.tables.nudge(world.request(other), table)
    await world.tables.delete_data(other)
    stored = await world.store.load_table(table)
    assert stored
    assert other not in stored.table.seating.model_dump_json()
