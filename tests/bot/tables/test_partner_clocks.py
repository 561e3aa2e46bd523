"""Clocks in teams, and before the first turn: for whom the table waits, and who plays then."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.tables import PlayerId, TableId
from bot.tables.notices import TurnMissed
from bot.tables.pace import HOUR
from bot.tables.seating import Pace
from bot.tables.wishes import Act, ComeBack
from engine import View
from engine.actions import Action, PlayCard
from engine.terms import CardId, SeatId
from players import Player
from tests.bot.tables.test_pace import STEADY, clock, later, paced, times_up
from tests.bot.tables.test_sealed_choices import keep, seated
from tests.world.tables import ANNA, BEN, CLEO, DORA, TableWorld, a_table_world

FOUR = (ANNA, BEN, CLEO, DORA)
LEGATUS, PREFECT = PlayCard(CardId("start-legatus")), PlayCard(CardId("start-prefect-a"))
DAY = 24 * HOUR


def player_for(level: str, seed: str) -> Player:
    """A Legatus, if it can be; else what is offered first."""

    def choose(view: View, offered: Sequence[Action]) -> Action:
        return LEGATUS if LEGATUS in offered else offered[0]

    return choose


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[TableWorld]:
    async with a_table_world(tmp_path / "tables.sqlite", player_for=player_for) as world:
        yield world


async def in_teams(world: TableWorld, pace: Pace = STEADY) -> tuple[TableId, PlayerId, PlayerId]:
    """Where the first turn begins: whose it is, and their partner."""
    table = await paced(world, pace, FOUR, team=True)
    while (await world.look(table)).number < 2:  # where the partners begin
        await answer(world, table)
    await world.said()
    people = await seated(world, table)
    assert await world.to_decide(table) == people[0]
    return table, people[0], people[2]


async def answer(world: TableWorld, table: TableId, wanted: Action | None = None) -> None:
    """Whoever is to decide gives it, or else what is offered first."""
    player = await world.to_decide(table)
    assert player
    look = await world.look(table, player)
    await world.ask(player, table, Act(look.number, (wanted or look.offered[0],)))
    await world.rested()


async def until(world: TableWorld, table: TableId, player: PlayerId) -> None:
    for _ in range(20):
        if await world.to_decide(table) == player:
            return
        await answer(world, table)
    raise AssertionError(f"{player} was never asked")


async def missed(world: TableWorld) -> list[PlayerId]:
    told = [each.notice for each in await world.said()]
    return [each.player for each in told if isinstance(each, TurnMissed)]


async def done_by(world: TableWorld, table: TableId) -> list[tuple[int, str]]:
    return [(each.seat, each.done_by) for each in (await world.entries(table))[2:]]


async def test_a_partner_who_is_asked_has_a_turns_time_and_then_the_first_has(
    world: TableWorld,
) -> None:
    table, first, partner = await in_teams(world)
    world.clock.now += 23 * HOUR
    await answer(world, table, LEGATUS)
    await until(world, table, partner)
    running = await clock(world, table)
    assert (running.player, running.since) == (partner, world.clock.now)
    assert running.due == world.clock.now + 34 * HOUR
    world.clock.now += 5 * HOUR
    await answer(world, table, PREFECT)
    await until(world, table, first)
    running = await clock(world, table)
    assert (running.player, running.since) == (first, world.clock.now)
    assert (await world.view(table)).turn == 1


async def test_a_partners_part_is_stood_in_for_and_the_turn_goes_on_with_whose_it_is(
    world: TableWorld,
) -> None:
    table, _, partner = await in_teams(world)
    await answer(world, table, LEGATUS)
    await until(world, table, partner)
    await times_up(world, table)
    assert await missed(world) == [partner]
    assert (2, "computer") in await done_by(world, table)
    assert (0, "computer") not in await done_by(world, table)
    running = await clock(world, table)
    assert running.stand_in is None
    assert running.player != partner


async def test_a_stand_in_plays_its_turn_to_the_end_also_after_the_partner_has_answered(
    world: TableWorld,
) -> None:
    """Nobody is waited for twice in a turn they have missed, and it is missed once."""
    table, first, partner = await in_teams(world)
    await times_up(world, table)
    assert await missed(world) == [first]
    assert await world.to_decide(table) == partner, "the Legatus asks them"
    world.clock.now += HOUR
    await answer(world, table, PREFECT)
    while await world.to_decide(table) == partner:
        await answer(world, table)
    assert (await world.view(table)).turn == 2, "the first one's part came after that"
    assert {each for each in await done_by(world, table) if each[0] == 0} == {(0, "computer")}
    assert await missed(world) == []
    assert (await world.tables._cache.peek(table)).seating.at(SeatId(0)).missed == 1


async def test_whoever_is_back_while_the_partner_thinks_plays_on_themselves(
    world: TableWorld,
) -> None:
    table, first, _ = await in_teams(world)
    await times_up(world, table)
    await world.ask(first, table, ComeBack())
    await answer(world, table, PREFECT)
    await until(world, table, first)
    running = await clock(world, table)
    assert (running.player, running.stand_in) == (first, None)
    assert (await world.view(table)).turn == 1


@pytest.mark.parametrize("plays", [False, True])
async def test_a_partner_who_is_away_holds_up_no_more_than_agreed(
    world: TableWorld, plays: bool
) -> None:
    table, _, partner = await in_teams(world)
    await world.tables.go_away(partner, world.clock.now + 30 * DAY, plays=plays)
    await answer(world, table, LEGATUS)
    while (await world.view(table)).turn == 1 and await world.to_decide(table) != partner:
        await answer(world, table)
    await world.rested()
    if plays:
        assert (2, "computer") in await done_by(world, table)
        return
    running = await clock(world, table)
    assert running.player == partner
    assert running.stop
    assert running.due == world.clock.now + 7 * DAY + 34 * HOUR
    await times_up(world, table)
    assert (2, "computer") in await done_by(world, table)
    holder = (await world.tables._cache.peek(table)).seating.at(SeatId(2))
    assert holder.missed == 0, "no turn is missed by whoever is away"


@pytest.mark.ruling("FO3")
async def test_while_all_choose_time_runs_for_one_after_the_other(world: TableWorld) -> None:
    table = await paced(world, people=(ANNA, BEN, CLEO), forum=True)
    first, second, third = await seated(world, table)
    assert (await clock(world, table)).player == first
    await keep(world, table, second)
    await later(world, 20 * HOUR)
    assert (await clock(world, table)).player == first, "who has chosen is not waited for"
    await keep(world, table, first)
    running = await clock(world, table)
    assert (running.player, running.since) == (third, world.clock.now)
    assert running.due == world.clock.now + 34 * HOUR
    await world.undo(first, table)
    assert (await clock(world, table)).player == first, "and again, who thinks again"


@pytest.mark.ruling("FO3")
async def test_time_spent_on_a_patrician_is_not_taken_from_the_first_turn(
    world: TableWorld,
) -> None:
    table = await paced(world, people=(ANNA, BEN), forum=True)
    first, second = await seated(world, table)
    await keep(world, table, second)
    await later(world, 33 * HOUR)
    await keep(world, table, first)
    assert (await world.view(table)).turn == 1
    running = await clock(world, table)
    assert (running.player, running.since) == (first, world.clock.now)
    assert running.due == world.clock.now + 24 * HOUR + HOUR, "with what is left of the reserve"


@pytest.mark.ruling("FO3")
async def test_a_stand_in_chooses_a_patrician_and_leaves_the_first_turn_alone(
    world: TableWorld,
) -> None:
    table = await paced(world, people=(ANNA, BEN), forum=True)
    first, second = await seated(world, table)
    await keep(world, table, second)
    await times_up(world, table)
    assert await missed(world) == [first]
    entries = await world.entries(table)
    assert [(each.seat, each.done_by) for each in entries] == [(0, "computer"), (1, "person")]
    assert await world.to_decide(table) == first
    assert (await clock(world, table)).stand_in is None


@pytest.mark.ruling("FO3")
async def test_whoever_chooses_anew_after_a_stand_in_has_missed_nothing(world: TableWorld) -> None:
    table = await paced(world, people=(ANNA, BEN), forum=True)
    first, second = await seated(world, table)
    await times_up(world, table)
    assert (await clock(world, table)).player == second
    await keep(world, table, first, 1)
    seating = (await world.tables._cache.peek(table)).seating
    assert seating.at(SeatId(0)).missed == 0
    await keep(world, table, second)
    assert {each.done_by for each in await world.entries(table)} == {"person"}


async def test_a_bid_is_no_part_of_the_first_turn(world: TableWorld) -> None:
    table = await paced(world, people=(ANNA, BEN), forum=True, forumAuction=True)
    for _ in range(40):
        before = await clock(world, table)
        world.clock.now += HOUR
        bidding = (await world.tables._cache.peek(table)).before_turns
        await answer(world, table)
        running = await clock(world, table)
        if bidding and (await world.tables._cache.peek(table)).before_turns is None:
            assert running.since == world.clock.now
            return
        assert running.player != before.player or running.since == before.since
    raise AssertionError("it never came to a first turn")
