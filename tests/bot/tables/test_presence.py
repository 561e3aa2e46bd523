"""Somebody opens their panel and clicks in it when time is up: nobody plays for them meanwhile, and
nobody can make the others wait for ever that way."""

from bot.tables import PlayerId, TableId
from bot.tables.notices import PlayerBack
from bot.tables.pace import HOUR, MOST_MISSED
from bot.tables.playing import IN_MID_TURN_SECONDS
from bot.tables.presence import AFTER_A_CLICK_SECONDS, MOST_SECONDS, SPARE_SECONDS
from bot.tables.seating import Pace, TurnClock
from bot.tables.wishes import Act, ChangePace, Start
from engine.actions import PlayCard
from engine.terms import CardId
from tests.bot.tables.test_pace import a_turn, times_up
from tests.world.tables import ANNA, BEN, TableWorld

MINUTE = 60.0
PACE = Pace(seconds=8 * HOUR, reserve=HOUR)


async def begun(world: TableWorld, pace: Pace = PACE) -> tuple[TableId, PlayerId, float]:
    """Who is waited for, and when their time is up."""
    table = await world.open({"seats": 2}, [ANNA, BEN])
    await world.ask(ANNA, table, ChangePace(pace))
    await world.ask(ANNA, table, Start())
    await world.tables.tick()
    await world.said()
    player, due = await world.to_decide(table), (await clock(world, table)).due
    assert player
    assert due
    return table, player, due


async def clock(world: TableWorld, table: TableId) -> TurnClock:
    found = (await world.look(table)).clock
    assert found
    return found


async def until(world: TableWorld, at: float) -> None:
    world.clock.now = at
    await world.tables.tick()
    await world.rested()


async def revision(world: TableWorld, table: TableId) -> int:
    stored = await world.store.load_table(table)
    assert stored
    return stored.table.revision


async def test_nobody_plays_for_somebody_who_clicks_in_their_panel(world: TableWorld) -> None:
    table, player, due = await begun(world)
    await until(world, clicked := due - 10 * MINUTE)
    await world.said()
    await world.tables.present(table, player)
    assert [each.notice.kind for each in await world.said()] == ["table_changed"], "all see it"
    await world.restart()
    await world.tables.tick()
    await until(world, clicked + AFTER_A_CLICK_SECONDS)
    assert await world.to_decide(table) == player
    shown = await clock(world, table)
    assert shown.due == clicked + AFTER_A_CLICK_SECONDS + SPARE_SECONDS
    await until(world, shown.due)
    assert await world.to_decide(table) != player, "they have gone again"


async def test_a_click_just_before_the_stand_in_comes_is_early_enough(world: TableWorld) -> None:
    table, player, due = await begun(world)
    world.clock.now = due + 1  # and the bot hasn't looked yet
    await world.tables.present(table, player)
    await until(world, due + 1 + AFTER_A_CLICK_SECONDS)
    assert await world.to_decide(table) == player


async def test_clicking_on_and_on_gives_some_hours_and_few_changes(world: TableWorld) -> None:
    table, player, due = await begun(world)
    before, at = await revision(world, table), due - HOUR
    while at < due + MOST_SECONDS:
        await until(world, at)
        assert await world.to_decide(table) == player
        await world.tables.present(table, player)
        at += MINUTE
    changes = await revision(world, table) - before
    assert changes <= (MOST_SECONDS + HOUR) / SPARE_SECONDS + 1
    await until(world, due + MOST_SECONDS)
    assert await world.to_decide(table) != player


async def test_a_click_in_good_time_changes_nothing(world: TableWorld) -> None:
    table, player, due = await begun(world)
    before = await revision(world, table)
    [other] = {ANNA, BEN} - {player}
    world.clock.now = due - AFTER_A_CLICK_SECONDS - 1
    for each in (player, other):
        await world.tables.present(table, each)
    assert await revision(world, table) == before
    world.clock.now = due - 1
    await world.tables.present(table, other)
    assert await revision(world, table) == before, "they aren't waited for"


async def test_where_time_is_only_marked_it_is_marked_when_agreed(world: TableWorld) -> None:
    table, player, due = await begun(world, PACE.model_copy(update={"time_up": "mark"}))
    world.clock.now = due - 1
    await world.tables.present(table, player)
    assert (await clock(world, table)).due == due


async def test_whoever_opens_their_panel_is_back(world: TableWorld) -> None:
    table, absent, _ = await begun(world)
    for _ in range(MOST_MISSED):
        await times_up(world, table)
        await a_turn(world, table)
        await world.rested()
    await world.said()
    await world.tables.present(table, absent)
    [back] = [each.notice for each in await world.said() if isinstance(each.notice, PlayerBack)]
    assert back.player == absent
    await a_turn(world, table)
    assert await world.to_decide(table) == absent


async def test_whoever_is_away_and_stood_in_for_is_back_here_with_a_click(
    world: TableWorld,
) -> None:
    """Also while others play: the next turn is theirs, and so is what they plan for it."""
    table, player, _ = await begun(world)
    [other] = {ANNA, BEN} - {player}
    await world.tables.go_away(other, world.clock.now + 100 * HOUR, plays=True)
    await world.tables.present(table, other)
    await a_turn(world, table)
    await world.rested()
    assert await world.to_decide(table) == other
    await world.tables.go_away(other, world.clock.now + 50 * HOUR, plays=False)
    await world.tables.present(table, other)
    away = [each.away_until for each in (await world.look(table)).guests if each.player == other]
    assert away == [world.clock.now + 50 * HOUR], "their clock stands still, so nothing is lost"


async def test_taking_back_and_confirming_again_gives_an_hour_once(world: TableWorld) -> None:
    table, player, due = await begun(world)
    world.clock.now = due - 1
    for _ in range(3):
        look = await world.look(table, player)
        await world.ask(player, table, Act(look.number, (PlayCard(CardId("start-architect")),)))
        assert (await clock(world, table)).due == due - 1 + IN_MID_TURN_SECONDS
        await world.undo(player, table)
        world.clock.now += 10 * MINUTE
    while world.clock.now < due + MOST_SECONDS:
        await world.tables.present(table, player)
        world.clock.now += 10 * MINUTE
    await until(world, due + MOST_SECONDS)
    assert await world.to_decide(table) != player, "nor do clicks give more than they would"
