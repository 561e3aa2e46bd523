"""Somebody is away: everybody sees until when, their clock stops as far as agreed, and what is left
of their time is theirs when they are back."""

from collections.abc import Sequence
from random import Random
from typing import Literal

import pytest

from bot.tables import PlayerId, TableId
from bot.tables.notices import PlayerAway, PlayerBack, TurnMissed
from bot.tables.pace import HOUR
from bot.tables.people import Preferences
from bot.tables.seating import Pace, TurnClock
from bot.tables.wishes import ChangePace, ComeBack, Join, Start
from bot.texts.posts.paces import pace_text
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, TableWorld
from words import ENGLISH

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


@pytest.mark.parametrize("used_up", [False, True])
@pytest.mark.parametrize("plays", [False, True])
@pytest.mark.parametrize("time_up", ["stand_in", "mark"])
@pytest.mark.parametrize("days", [0, 2])
async def test_what_happens_to_somebody_who_is_away_is_what_was_agreed_and_said(
    world: TableWorld, days: int, time_up: Literal["stand_in", "mark"], plays: bool, used_up: bool
) -> None:
    """Their clock stops for what is left of the days, then runs on, and then what was agreed for
    everybody happens. A stand-in plays at once only where they want it and the table has them."""
    pace = PACE.model_copy(update={"away": days * DAY, "time_up": time_up})
    table, up = await paced(world, pace)
    began = world.clock.now
    if used_up:
        await world.tables.go_away(up, began + days * DAY + 1, plays=False)
        await later(world, days * DAY + 1)
    stops = 0 if used_up else days * DAY
    due = began + days * DAY + 34 * HOUR
    await world.tables.go_away(up, world.clock.now + 20 * DAY, plays=plays)
    [guest] = [each for each in (await world.look(table)).guests if each.player == up]
    at_once = plays and time_up == "stand_in"
    assert guest.away_plays == at_once
    said = pace_text(ENGLISH, pace)
    assert ("have a stand-in play instead" in said) == (time_up == "stand_in")
    assert ("don't stop while someone is away" in said) == (not days)
    assert ("a stand-in plays that turn" in said) == (time_up == "stand_in")
    if at_once:
        await world.rested()
        assert await world.to_decide(table) != up
        return
    shown = await clock(world, table)
    assert (shown.stand_in, shown.due) == (None, due)
    assert (shown.stop.until - shown.stop.at if shown.stop else 0) == stops
    await later(world, due - world.clock.now - 1)
    assert await world.to_decide(table) == up
    await later(world, 1)
    if time_up == "mark":
        assert await world.to_decide(table) == up
        assert (await clock(world, table)).late
    else:
        assert await world.to_decide(table) != up
        notices = [each.notice for each in await world.said()]
        [told] = [each for each in notices if isinstance(each, TurnMissed)]
        assert (told.player, told.away, told.keeps) == (up, True, False)


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


async def test_a_stand_in_of_another_level_plays_from_then_on(world: TableWorld) -> None:
    table, up = await paced(world)
    await a_turn(world, table)
    await world.tables.go_away(up, world.clock.now + 3 * DAY, plays=True)
    await world.said()
    await world.tables.set_preferences(up, Preferences(stand_in="first"))
    assert not any(isinstance(each.notice, PlayerAway) for each in await world.said()), "no news"
    stored = await world.store.load_table(table)
    assert stored
    [absence] = [each.absence for each in stored.table.seating.participants if each.absence]
    assert (absence.level, absence.plays) == ("first", True)
    assert absence == (await world.tables.names([up]))[up].absence


async def test_nobody_is_reminded_while_they_are_away(world: TableWorld) -> None:
    table, up = await paced(world)
    [other] = {ANNA, BEN} - {up}
    await world.tables.go_away(up, world.clock.now + 2 * DAY, plays=False)
    assert not await world.tables.nudge(world.request(other), table)
    assert not await world.tables.nudge(world.request(other), table), "no news: it still waits"
    assert (await world.look(table)).waits_until == world.clock.now + 2 * DAY
    await later(world, 2 * DAY - HOUR)
    assert (await clock(world, table)).reminder is None
    await later(world, HOUR)
    assert (await clock(world, table)).reminder, "but when they are back, somebody had nudged"


async def test_whoever_is_back_at_one_table_is_reminded_there(world: TableWorld) -> None:
    table, up = await paced(world)
    await world.tables.go_away(up, world.clock.now + 20 * DAY, plays=False)
    await world.ask(up, table, ComeBack())
    half = world.clock.now + DAY / 2
    assert await world.tables.next_reminder(up) == half
    await later(world, DAY / 2)
    found = (await clock(world, table)).reminder
    assert found
    assert found.at == half


@pytest.mark.parametrize("days", [0, 5])
async def test_whoever_is_back_early_hears_of_a_nudge_at_once(
    world: TableWorld, days: float
) -> None:
    """Also where their clock did not stop."""
    table, up = await paced(world, PACE.model_copy(update={"away": days * DAY}))
    [other] = {ANNA, BEN} - {up}
    await world.tables.go_away(up, world.clock.now + 20 * DAY, plays=False)
    assert not await world.tables.nudge(world.request(other), table)
    await later(world, HOUR)
    assert (await clock(world, table)).reminder is None
    await world.tables.come_back(up)
    await later(world, 1)
    found = (await clock(world, table)).reminder
    assert found
    assert found.nudged_by == other


async def test_whoever_is_back_early_is_reminded_though_their_clock_never_stopped(
    world: TableWorld,
) -> None:
    _, up = await paced(world, PACE.model_copy(update={"away": 0.0}))
    most = world.clock.now + 0.9 * DAY
    await world.tables.go_away(up, world.clock.now + 20 * DAY, plays=False)
    await later(world, 0.6 * DAY)
    assert await world.tables.next_reminder(up) == world.clock.now + 19.4 * DAY
    await world.tables.come_back(up)
    assert await world.tables.next_reminder(up) == world.clock.now, "it was put off"
    await later(world, 1)
    assert await world.tables.next_reminder(up) == most


async def test_whoever_joins_while_they_are_away_is_known_to_be(world: TableWorld) -> None:
    until = world.clock.now + DAY
    await world.tables.go_away(CLEO, until, plays=False)
    table = await world.open(ITALIA, [ANNA])
    await world.ask(CLEO, table, Join())
    assert [guest.away_until for guest in (await world.look(table)).guests] == [None, until]


async def test_whoever_opens_a_table_while_they_are_away_is_known_to_be(world: TableWorld) -> None:
    until = world.clock.now + DAY
    await world.tables.go_away(ANNA, until, plays=False)
    table = await world.start(ITALIA, [ANNA, BEN])
    assert (await world.look(table)).guests[0].away_until == until


async def test_to_sit_down_and_to_be_away_is_one_commit(world: TableWorld) -> None:
    """A process that is killed right after it leaves nobody to be reminded on their holiday."""
    await world.tables.go_away(CLEO, world.clock.now + DAY, plays=False)
    revisions = []
    for channel, who in (("forum", BEN), ("market", CLEO)):
        table = await world.open(ITALIA, [ANNA], channel=channel)
        await world.ask(who, table, Join())
        stored = await world.store.load_table(table)
        assert stored
        assert (stored.table.seating.participants[1].absence is None) == (who == BEN)
        revisions.append(stored.table.revision)
    assert revisions[0] == revisions[1]


async def test_a_deleted_person_is_no_longer_away(world: TableWorld) -> None:
    await paced(world)
    await world.tables.go_away(ANNA, world.clock.now + DAY, plays=False)
    await world.tables.delete_data(ANNA)
    later_on = world.clock.now + 100 * DAY
    assert all(each.player is None for each in await world.store.due_timers(later_on, 9))
