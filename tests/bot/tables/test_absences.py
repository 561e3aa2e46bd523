"""Somebody is away: everybody sees until when, their clock stops as far as agreed, and what is left
of their time is theirs when they are back."""

from collections.abc import Sequence
from random import Random

from bot.tables import PlayerId, TableId
from bot.tables.notices import PlayerAway, PlayerBack, TurnMissed
from bot.tables.pace import HOUR
from bot.tables.seating import Pace, TurnClock
from bot.tables.wishes import ChangePace, ComeBack, Join, Start
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, TableWorld

DAY = 24 * HOUR
PACE = Pace(seconds=DAY, reserve=10 * HOUR, away=5 * DAY)
CHANCE = Random(6)


async def paced(
    world: TableWorld, pace: Pace | None = PACE, people: Sequence[PlayerId] = (ANNA, BEN)
) -> tuple[TableId, PlayerId]:
    table = await world.open({"seats": len(people)}, people)
    if pace:
        await world.ask(people[0], table, ChangePace(pace))
    await world.ask(people[0], table, Start())
    await world.tables.tick()
    await world.said()
    up = await world.to_decide(table)
    assert up
    return table, up


async def clock(world: TableWorld, table: TableId) -> TurnClock:
    found = (await world.look(table)).clock
    assert found
    return found


async def later(world: TableWorld, seconds: float) -> None:
    until = world.clock.now + seconds
    while world.clock.now < until:
        world.clock.now = min(until, world.clock.now + 6 * HOUR)
        await world.tables.tick()
    await world.rested()


async def a_turn(world: TableWorld, table: TableId) -> None:
    turn = (await world.view(table)).turn
    while (await world.view(table)).turn == turn:
        await world.play(table, CHANCE)


async def test_everybody_sees_until_when_somebody_is_away(world: TableWorld) -> None:
    table, up = await paced(world, pace=None)
    other = await world.open(ITALIA, [BEN, ANNA], channel="baths")
    until = world.clock.now + 3 * DAY
    await world.tables.go_away(up, until, plays=False)
    for each in (table, other):
        away = {guest.player: guest.away_until for guest in (await world.look(each)).guests}
        assert away[up] == until
    told = [each.notice for each in await world.said() if isinstance(each.notice, PlayerAway)]
    assert told == [PlayerAway(player=up, until=until)] * 2
    await later(world, 3 * DAY)
    assert all(guest.away_until is None for guest in (await world.look(table)).guests)
    assert (await world.tables.names([up]))[up].absence is None
    assert not any(isinstance(each.notice, PlayerBack) for each in await world.said())


async def test_a_clock_stops_in_mid_wait_and_goes_on_where_it_was(world: TableWorld) -> None:
    table, up = await paced(world)
    began = world.clock.now
    await later(world, 10 * HOUR)
    await world.tables.go_away(up, world.clock.now + 3 * DAY, plays=False)
    assert (await clock(world, table)).due == began + 3 * DAY + 34 * HOUR
    await later(world, 3 * DAY)
    resumed = await clock(world, table)
    assert (resumed.due, resumed.stop) == (began + 3 * DAY + 34 * HOUR, None)
    assert resumed.player == up, "nobody has played for them"
    await later(world, 24 * HOUR)
    assert await world.to_decide(table) != up, "and then their time is up as ever"


async def test_whoever_is_back_early_has_what_was_left(world: TableWorld) -> None:
    table, up = await paced(world)
    began = world.clock.now
    for _ in range(3):  # and gains nothing by going again and again
        await world.tables.go_away(up, world.clock.now + 3 * DAY, plays=False)
        await later(world, HOUR)
        await world.tables.come_back(up)
    shown = await clock(world, table)
    assert shown.due == began + 3 * HOUR + 34 * HOUR
    assert shown.stop is None
    backs = [each.notice for each in await world.said() if isinstance(each.notice, PlayerBack)]
    assert len(backs) == 3
    await world.tables.tick()
    await world.restart()
    assert await world.store.due_timers(began + 100 * DAY, 9), "those of the table"
    assert all(each.player is None for each in await world.store.due_timers(began + 100 * DAY, 9))


async def test_a_clock_stops_only_as_long_as_agreed_and_then_a_stand_in_plays(
    world: TableWorld,
) -> None:
    table, up = await paced(world)
    await world.tables.go_away(up, world.clock.now + 20 * DAY, plays=False)
    await later(world, 5 * DAY - HOUR)
    assert (await clock(world, table)).player == up
    await later(world, HOUR)
    assert await world.to_decide(table) != up
    assert not [each for each in await world.said() if isinstance(each.notice, TurnMissed)]
    for _ in range(4):
        await a_turn(world, table)
        await world.rested()
        assert await world.to_decide(table) != up, "their days are used up, so nobody waits"
    await world.tables.come_back(up)
    await a_turn(world, table)
    shown = await clock(world, table)
    assert (shown.player, shown.stand_in) == (up, None), "no turn of those counts as missed"


async def test_whoever_prefers_it_is_stood_in_for_at_once(world: TableWorld) -> None:
    table, up = await paced(world)
    await world.tables.go_away(up, world.clock.now + DAY, plays=True)
    await world.rested()
    assert await world.to_decide(table) != up
    await a_turn(world, table)
    await world.rested()
    assert await world.to_decide(table) != up
    await world.ask(up, table, ComeBack())
    await a_turn(world, table)
    assert await world.to_decide(table) == up, "back at this table, with a click"


async def test_where_time_is_only_marked_nobody_plays_for_anybody(world: TableWorld) -> None:
    table, up = await paced(world, PACE.model_copy(update={"time_up": "mark"}))
    await world.tables.go_away(up, world.clock.now + 20 * DAY, plays=True)
    await later(world, DAY)
    assert await world.to_decide(table) == up


async def test_nobody_is_reminded_while_they_are_away(world: TableWorld) -> None:
    table, up = await paced(world)
    [other] = {ANNA, BEN} - {up}
    await world.tables.go_away(up, world.clock.now + 2 * DAY, plays=False)
    assert not await world.tables.nudge(world.request(other), table)
    await later(world, 2 * DAY - HOUR)
    assert (await clock(world, table)).reminder is None
    await later(world, HOUR)
    assert (await clock(world, table)).reminder, "but when they are back, somebody had nudged"


async def test_whoever_joins_while_they_are_away_is_known_to_be(world: TableWorld) -> None:
    until = world.clock.now + DAY
    await world.tables.go_away(CLEO, until, plays=False)
    table = await world.open(ITALIA, [ANNA])
    await world.ask(CLEO, table, Join())
    assert [guest.away_until for guest in (await world.look(table)).guests] == [None, until]


async def test_a_deleted_person_is_no_longer_away(world: TableWorld) -> None:
    await paced(world)
    await world.tables.go_away(ANNA, world.clock.now + DAY, plays=False)
    await world.tables.delete_data(ANNA)
    later_on = world.clock.now + 100 * DAY
    assert all(each.player is None for each in await world.store.due_timers(later_on, 9))
