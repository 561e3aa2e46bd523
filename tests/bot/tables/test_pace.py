"""The pace of a table: whose clock runs, what happens when time is up, and that nothing is ever
played for somebody who is there."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.tables import PlayerId, TableId, table_loader
from bot.tables.errors import NotAVoter, NotHost, NotSeated, PacePending, SamePace
from bot.tables.notices import PaceChanged, PlayerBack, TurnMissed
from bot.tables.pace import HOUR, MOST_MISSED, PACES, wound
from bot.tables.replay_check import ReplayCheck, outcome
from bot.tables.seating import Pace, TurnClock
from bot.tables.store import CLOSED_POST, Commit, PostedMessage, StoredTable
from bot.tables.timekeeper import NOTED_SECONDS
from bot.tables.wishes import (
    Act,
    AnswerVote,
    ChangePace,
    ComeBack,
    Resign,
    Start,
    Undo,
)
from engine import View
from engine.actions import Action
from tests.world.tables import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    ITALIA,
    TableWorld,
    a_table_world,
    player_for,
)

STEADY = Pace(seconds=PACES["steady"], reserve=10 * HOUR)
MARKED = STEADY.model_copy(update={"time_up": "mark"})
CHANCE = Random(1)


async def paced(
    world: TableWorld,
    pace: Pace = STEADY,
    people: Sequence[PlayerId] = (ANNA, BEN),
    **options: object,
) -> TableId:
    table = await world.open({"seats": len(people), **options}, people)
    await world.ask(people[0], table, ChangePace(pace))
    await world.ask(people[0], table, Start())
    await world.said()
    return table


async def clock(world: TableWorld, table: TableId) -> TurnClock:
    found = (await world.look(table)).clock
    assert found
    return found


async def a_turn(world: TableWorld, table: TableId) -> PlayerId:
    """Of whoever is up, to its end; who it was."""
    turn, player = (await world.view(table)).turn, await world.to_decide(table)
    assert player
    while (await world.view(table)).turn == turn:
        await world.play(table, CHANCE)
    return player


async def later(world: TableWorld, seconds: float) -> None:
    world.clock.now += seconds
    await world.tables.tick()
    await world.rested()


async def at_the_end(world: TableWorld, table: TableId) -> float:
    """Until somebody's time is just up."""
    due = (await clock(world, table)).due
    assert due
    world.clock.now = due - 1
    await world.tables.tick()
    await world.rested()
    assert (await clock(world, table)).due == due, "not before"
    world.clock.now = due
    return due


async def times_up(world: TableWorld, table: TableId) -> None:
    await at_the_end(world, table)
    await world.tables.tick()
    await world.rested()


async def test_the_clock_is_that_of_whoever_is_waited_for(world: TableWorld) -> None:
    table = await paced(world)
    began, first = world.clock.now, await world.to_decide(table)
    shown = await clock(world, table)
    assert (shown.player, shown.since) == (first, began)
    assert (shown.ends, shown.due) == (began + 24 * HOUR, began + 34 * HOUR)
    await later(world, HOUR)
    await world.play(table, CHANCE)
    if (await world.view(table)).turn == shown.turn:
        assert await clock(world, table) == shown, "it runs through a turn"
        await a_turn(world, table)
    other = await clock(world, table)
    assert (other.player == first, other.since) == (False, began + HOUR)
    await world.restart()
    assert await clock(world, table) == other


@pytest.mark.ruling("FO3")
async def test_while_all_choose_at_once_a_stand_in_chooses_only_for_who_has_not(
    world: TableWorld,
) -> None:
    table = await paced(world, people=(ANNA, BEN, CLEO), forum=True)
    slow, quick, slower = [each.player for each in (await world.look(table)).guests]
    assert quick
    assert (await clock(world, table)).player == slow
    look = await world.look(table, quick)
    await world.ask(quick, table, Act(look.number, look.offered[:1]))
    await times_up(world, table)
    assert (await clock(world, table)).player == slower, "the next one to be waited for"
    await times_up(world, table)
    chosen = [each.done_by for each in await world.entries(table)][:3]
    assert chosen == ["computer", "person", "computer"]


async def test_what_a_turn_takes_too_long_is_taken_from_the_reserve(world: TableWorld) -> None:
    table = await paced(world)
    await later(world, 27 * HOUR)
    late = await a_turn(world, table)
    await later(world, 23 * HOUR)
    quick = await a_turn(world, table)
    assert quick != late
    for player, left in ((late, 7), (quick, 10)):
        shown = await clock(world, table)
        assert shown.player == player
        assert shown.due == world.clock.now + (24 + left) * HOUR
        await a_turn(world, table)


async def test_a_table_without_a_pace_waits_for_ever(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    number = (await world.look(table)).number
    world.clock.now += 10_000 * HOUR
    await world.tables.tick()
    look = await world.look(table)
    assert (look.number, look.clock, look.pace) == (number, None, None)


async def test_when_time_is_up_a_stand_in_plays_that_turn_and_no_other(world: TableWorld) -> None:
    table = await paced(world)
    absent = await world.to_decide(table)
    await times_up(world, table)
    [missed] = [each.notice for each in await world.said() if isinstance(each.notice, TurnMissed)]
    assert (missed.player, missed.keeps) == (absent, False)
    assert await world.to_decide(table) != absent
    entries = await world.entries(table)
    assert entries
    assert {(each.done_by, each.player) for each in entries} == {("computer", None)}
    await a_turn(world, table)
    shown = await clock(world, table)
    assert (shown.player, shown.stand_in) == (absent, None)
    assert shown.due == world.clock.now + 24 * HOUR, "the reserve is used up"


async def test_time_that_is_up_can_be_only_marked(world: TableWorld) -> None:
    table = await paced(world, MARKED)
    number = (await world.look(table)).number
    await times_up(world, table)
    await later(world, HOUR)
    assert (await clock(world, table)).late
    assert (await world.look(table)).number == number
    assert {each.notice.kind for each in await world.said()} == {"table_changed"}
    await a_turn(world, table)
    assert not (await clock(world, table)).late


async def test_whoever_missed_three_turns_is_stood_in_for_until_they_are_back(
    world: TableWorld,
) -> None:
    table = await paced(world)
    absent = await world.to_decide(table)
    for missed in range(1, MOST_MISSED + 1):
        assert await world.to_decide(table) == absent
        await times_up(world, table)
        [told] = [each.notice for each in await world.said() if isinstance(each.notice, TurnMissed)]
        assert told.keeps == (missed == MOST_MISSED)
        await a_turn(world, table)
        await world.rested()
    for _ in range(3):
        assert await world.to_decide(table) != absent, "nobody waits for them"
        await a_turn(world, table)
        await world.rested()
    assert not [each for each in await world.said() if isinstance(each.notice, TurnMissed)]
    assert absent
    await world.restart()
    await world.tables.tick()
    await world.ask(absent, table, ComeBack())
    await world.ask(absent, table, ComeBack())
    back = [each.notice for each in await world.said() if isinstance(each.notice, PlayerBack)]
    assert [each.player for each in back] == [absent], "told once"
    await a_turn(world, table)
    shown = await clock(world, table)
    assert (shown.player, shown.stand_in) == (absent, None)
    await times_up(world, table)
    [told] = [each.notice for each in await world.said() if isinstance(each.notice, TurnMissed)]
    assert not told.keeps, "it is counted afresh"


async def test_a_turn_played_in_time_is_not_counted_with_those_missed(world: TableWorld) -> None:
    table = await paced(world)
    absent = await world.to_decide(table)
    for _ in range(MOST_MISSED - 1):
        await times_up(world, table)
        await a_turn(world, table)
    assert await a_turn(world, table) == absent
    await a_turn(world, table)
    await times_up(world, table)
    kept = [each.notice.keeps for each in await world.said() if isinstance(each.notice, TurnMissed)]
    assert kept == [False] * MOST_MISSED


async def test_nothing_is_played_for_whoever_answers_at_the_last_moment(world: TableWorld) -> None:
    """Answer and timer at once, in whatever order they come."""
    table = await paced(world)
    chance = Random(5)
    for _ in range(12):
        player = await world.to_decide(table)
        assert player
        look = await world.look(table, player)
        due = await at_the_end(world, table)
        world.clock.now = due - 0.001
        answer = Act(look.number, (chance.choice(look.offered),))
        work = [world.ask(player, table, answer), world.tables.tick()]
        chance.shuffle(work)
        await asyncio.gather(*work)
        world.clock.now = due
        await world.tables.tick()
        await world.rested()
        if await world.to_decide(table) == player:
            await a_turn(world, table)
    assert {each.done_by for each in await world.entries(table)} <= {"person", "order"}


async def test_whoever_comes_while_the_stand_in_thinks_plays_themselves(tmp_path: Path) -> None:
    asked, answered = asyncio.Event(), asyncio.Event()

    async def think(level: str, seed: str, view: View, offered: Sequence[Action]) -> Action:
        asked.set()
        await answered.wait()
        return player_for(level, seed)(view, offered)

    async with a_table_world(tmp_path / "tables.sqlite", think=think) as world:
        table = await paced(world)
        player = await world.to_decide(table)
        assert player
        await at_the_end(world, table)
        await world.tables.tick()
        await asked.wait()
        look = await world.look(table, player)
        await world.ask(player, table, Act(look.number, look.offered[:1]))
        answered.set()
        await world.rested()
        [entry] = await world.entries(table)
        assert (entry.done_by, entry.player) == ("person", player)
        if await world.to_decide(table) == player:
            assert (await clock(world, table)).since == world.clock.now


async def test_whoever_gets_more_time_while_the_stand_in_thinks_plays_themselves(
    tmp_path: Path,
) -> None:
    asked, answered = asyncio.Event(), asyncio.Event()

    async def think(level: str, seed: str, view: View, offered: Sequence[Action]) -> Action:
        asked.set()
        await answered.wait()
        return player_for(level, seed)(view, offered)

    async with a_table_world(tmp_path / "tables.sqlite", think=think) as world:
        table = await paced(world)
        player = await world.to_decide(table)
        await at_the_end(world, table)
        await world.ask(ANNA, table, ChangePace(Pace(seconds=48 * HOUR, reserve=0.0)))
        await world.tables.tick()
        await asked.wait()
        await world.agree(table, "pace")
        answered.set()
        await world.rested()
        assert await world.entries(table) == ()
        assert await world.to_decide(table) == player
        assert (await clock(world, table)).due


async def test_nobody_loses_a_turn_because_the_bot_was_away(world: TableWorld) -> None:
    table = await paced(world)
    await world.tables.tick()
    shown = await clock(world, table)
    assert shown.due
    await world.end()
    world.clock.now = shown.due + 40 * HOUR
    await world.begin()
    await world.tables.tick()
    await world.rested()
    moved = await clock(world, table)
    assert (moved.player, moved.stand_in, moved.since) == (shown.player, None, shown.since)
    assert moved.due == world.clock.now + 34 * HOUR
    await times_up(world, table)
    assert await world.to_decide(table) != shown.player, "and then it is up"


async def test_time_without_a_connection_does_not_count(world: TableWorld) -> None:
    """For nobody's clock, also where it would not have been up meanwhile; and it counts once."""
    table = await paced(world)
    await later(world, HOUR)
    shown = await clock(world, table)
    assert shown.due
    assert shown.ends
    for _ in range(50):
        world.clock.now += HOUR
        await world.tables.tick(connected=False)
    await world.rested()
    assert (await world.entries(table)) == ()
    for _ in range(2):
        await world.tables.tick()
        await world.restart()
        await world.tables.tick()
    moved = await clock(world, table)
    assert (moved.since, moved.stand_in) == (shown.since, None)
    assert (moved.due, moved.ends) == (shown.due + 50 * HOUR, shown.ends + 50 * HOUR)
    assert moved.credited
    await later(world, HOUR)
    await a_turn(world, table)
    seats = (await table_loader.load(world.store, table)).table.seating.participants
    assert {each.reserve_used for each in seats} == {0.0}


async def test_a_short_while_without_a_connection_counts(world: TableWorld) -> None:
    table = await paced(world)
    await world.tables.tick()
    due = (await clock(world, table)).due
    world.clock.now += 2 * NOTED_SECONDS
    await world.tables.tick(connected=False)
    await world.tables.tick()
    assert (await clock(world, table)).due == due


class Killed(Exception):
    pass


async def test_a_kill_amid_the_crediting_loses_and_doubles_nothing(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = []
    for number in range(3):
        table = await world.open({"seats": 2}, [ANNA, BEN], channel=f"{number}")
        await world.ask(ANNA, table, ChangePace(STEADY))
        await world.ask(ANNA, table, Start())
        tables.append(table)
    await world.tables.tick()
    before = [(await clock(world, each)).due for each in tables]
    world.clock.now += 20 * HOUR
    await world.tables.tick(connected=False)
    commit, stored = world.store.commit, 0

    async def failing(wanted: Commit) -> None:
        nonlocal stored
        stored += 1
        if stored > 1:
            raise Killed
        await commit(wanted)

    monkeypatch.setattr(world.store, "commit", failing)
    with pytest.raises(Killed):
        await world.tables.tick()
    await world.restart()
    await world.tables.tick()
    after = [(await clock(world, each)).due for each in tables]
    assert after == [due + 20 * HOUR for due in before if due]


async def test_nobody_is_played_for_where_they_could_not_answer(world: TableWorld) -> None:
    table = await paced(world)
    up = await world.to_decide(table)
    closed = PostedMessage("no_permission", channel="", message="told")
    await world.store.keep_posts(table, {CLOSED_POST: closed})
    await at_the_end(world, table)
    for _ in range(30):
        await later(world, HOUR)
    assert await world.to_decide(table) == up
    await world.store.drop_post(table, CLOSED_POST)
    await later(world, HOUR - 1)
    assert await world.to_decide(table) == up, "they have an hour at least"
    await later(world, 1)
    assert await world.to_decide(table) != up


async def test_a_clock_stands_still_while_a_table_is_held(world: TableWorld) -> None:
    table = await paced(world)
    loaded = (await table_loader.load(world.store, table)).table
    held = replace(loaded, stage="held")
    assert ("time_up" in loaded.timers, dict(held.timers)) == (True, {})
    much_later = world.clock.now + 100 * HOUR
    assert wound(held, much_later) is held
    check = ReplayCheck(None, loaded.game)
    released = outcome(StoredTable(held, None, ()), check, "other rules", at=much_later).table
    assert released.timers["time_up"] == much_later + 34 * HOUR


async def test_a_short_restart_stops_no_clock(world: TableWorld) -> None:
    table = await paced(world)
    await later(world, 34 * HOUR - 2 * NOTED_SECONDS)
    due = (await clock(world, table)).due
    await world.end()
    world.clock.now += 2 * NOTED_SECONDS
    await world.begin()
    await world.tables.tick()
    await world.rested()
    assert due == world.clock.now
    assert (await world.entries(table))[0].done_by == "computer"


async def test_the_pace_is_changed_by_the_host_before_the_game_and_by_vote_during_it(
    world: TableWorld,
) -> None:
    table = await world.open({"seats": 3}, [ANNA, BEN, CLEO])
    with pytest.raises(NotHost):
        await world.ask(BEN, table, ChangePace(STEADY))
    await world.ask(ANNA, table, ChangePace(STEADY))
    await world.ask(ANNA, table, Start())
    await later(world, 30 * HOUR)
    brisk = Pace(seconds=PACES["brisk"], reserve=0.0)
    for refused, pace, error in ((DORA, brisk, NotSeated), (BEN, STEADY, SamePace)):
        with pytest.raises(error):
            await world.ask(refused, table, ChangePace(pace))
    before = await clock(world, table)
    await world.ask(BEN, table, ChangePace(brisk))
    with pytest.raises(PacePending):
        await world.ask(CLEO, table, ChangePace(None))
    assert await clock(world, table) == before, "nothing changes before they agree"
    await world.said()
    await world.agree(table, "pace")
    [changed] = [each.notice for each in await world.said() if isinstance(each.notice, PaceChanged)]
    due = world.clock.now + 8 * HOUR
    assert changed == PaceChanged(pace=brisk, due=due), "with a whole turn from now on"
    assert (await clock(world, table)).due == due
    await world.ask(BEN, table, ChangePace(None))
    await world.agree(table, "pace")
    assert (await world.look(table)).clock is None


async def test_whoever_is_stood_in_for_keeps_no_vote_from_passing(world: TableWorld) -> None:
    table = await paced(world)
    absent = await world.to_decide(table)
    [present] = {ANNA, BEN} - {absent}
    for _ in range(MOST_MISSED):
        await times_up(world, table)
        await a_turn(world, table)
        await world.rested()
    await world.ask(present, table, ChangePace(None))
    look = await world.look(table)
    assert (look.pace, look.votes) == (None, ())
    assert not any(each.stand_in for each in look.guests), (
        "without a pace, nobody plays for anybody"
    )


async def test_whoever_joined_later_has_no_vote_on_the_pace(world: TableWorld) -> None:
    table = await paced(world, people=(ANNA, BEN, CLEO))
    seat = [each.player for each in (await world.look(table)).guests].index(CLEO)
    await world.seat(table, seat, DORA, by=CLEO)
    with pytest.raises(NotAVoter):
        await world.ask(DORA, table, ChangePace(None))


async def test_a_seat_given_up_takes_its_clock_along(world: TableWorld) -> None:
    table = await paced(world, people=(ANNA, BEN, CLEO))
    gone = await world.to_decide(table)
    assert gone
    await world.ask(gone, table, Resign("first"))
    await world.rested()
    assert (await clock(world, table)).player != gone
    vote_needs = (await world.look(table)).guests
    assert gone not in {each.player for each in vote_needs}


async def test_a_vote_on_the_pace_can_be_refused(world: TableWorld) -> None:
    table = await paced(world)
    await world.ask(ANNA, table, ChangePace(None))
    vote = (await world.look(table)).vote("pace")
    assert vote
    await world.ask(BEN, table, AnswerVote("pace", vote.mark, agree=False))
    look = await world.look(table)
    assert (look.pace, look.votes) == (STEADY, ())


async def test_nobody_waits_for_the_vote_of_somebody_whose_seat_is_kept(world: TableWorld) -> None:
    """An undo would wait for ever for somebody who has vanished."""
    table = await paced(world)
    absent = await world.to_decide(table)
    for _ in range(MOST_MISSED):
        await times_up(world, table)
        await a_turn(world, table)
    assert absent
    kept = (await world.look(table)).guests[(await world.look(table, absent)).viewer or 0]
    assert kept.stand_in
    look = await world.look(table)
    here = next(each for each in (ANNA, BEN) if each != absent)
    await world.ask(here, table, Undo(look.number))
    assert (await world.look(table)).vote("undo") is None
    assert (await world.look(table)).number > look.number, "it was taken back"
