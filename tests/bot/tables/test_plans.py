"""Plans: a turn prepared while others play, and played as soon as it comes."""

from pathlib import Path
from random import Random

import pytest

from bot.faces.confirmable import confirmable
from bot.tables import PlayerId, TableId
from bot.tables.errors import NoPlanNow, NotSeated, PlansFull
from bot.tables.plans import MOST, SeatPlans
from bot.tables.rehearsal import Rehearsal
from bot.tables.seating import Pace
from bot.tables.wishes import Act, AnswerVote, ChangePace, Resign, Start, Undo
from engine import GameState
from engine.actions import Action
from engine.terms import SeatId
from tests.bot.tables.planners import Planner, clicks, steps_by_the_rules
from tests.world.tables import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, TableWorld, a_table_world

GAMES: dict[str, dict[str, object]] = {
    "italia": {"board": "italia", "seats": 3},
    "salt": {"board": "byzantium", "seats": 3, "salt": True},
    "forum": {"board": "hispania", "seats": 3, "forum": True},
    "first goods": {"board": "imperium", "seats": 4, "noStartingGoods": True},
    "team": TEAM,
    "team with forum": TEAM | {"board": "imperium", "forum": True},
}
LONG = [pytest.param(each, seed, marks=pytest.mark.long) for each in GAMES for seed in range(1, 6)]
SHORT = [(each, 0) for each in GAMES]


async def state_of(world: TableWorld, table: TableId) -> GameState:
    found = await world.tables._cache.peek(table)
    return found.begun().state


async def seat_of(world: TableWorld, table: TableId, player: PlayerId) -> SeatId:
    seat = (await world.look(table, player)).viewer
    assert seat is not None
    return seat


async def whole_turn(world: TableWorld, table: TableId, player: PlayerId) -> Rehearsal:
    """The first that comes to an end, of what can be tried."""
    chance = Random(1)
    fresh = await world.tables.rehearsal(table, player)
    while True:
        trying = fresh
        for _ in range(20):
            if whole := confirmable(trying):
                return whole
            if trying.decision is None:
                break
            trying = trying.then(chance.choice(trying.options()))


async def planned(
    world: TableWorld, table: TableId, player: PlayerId, whole: Rehearsal | None = None
) -> tuple[Action, ...]:
    whole = whole or await whole_turn(world, table, player)
    draft = await world.tables.draft(table, player)

    def tried(found: Rehearsal) -> Rehearsal:
        found = found.afresh()
        for action in whole.actions:
            found = found.then(action)
        return found

    draft = await world.tables.try_out(table, player, draft.mark, tried)
    assert await world.tables.keep_plan(table, player, draft.mark, draft)
    return whole.actions


async def waiting(world: TableWorld, table: TableId) -> tuple[PlayerId, PlayerId]:
    """Who is to decide, and who comes next."""
    deciding = await world.to_decide(table)
    assert deciding
    guests = (await world.look(table)).guests
    seat = await seat_of(world, table, deciding)
    after = guests[(seat + 1) % len(guests)].player
    assert after
    return deciding, after


async def a_turn(world: TableWorld, table: TableId) -> None:
    chance, turn = Random(2), (await world.view(table)).turn
    while (await world.view(table)).turn == turn and await world.to_decide(table):
        await world.play(table, chance)


class Pair:
    """Two tables with the same game: at one people plan, at the other they click the same."""

    def __init__(self, planning: TableWorld, clicking: TableWorld, chance: Random) -> None:
        self.worlds = (planning, clicking)
        self.chance = chance
        self.plans: dict[PlayerId, tuple[int, list[tuple[Action, ...]]]] = {}
        self.met = 0
        self.refused = 0

    async def begin(self, options: dict[str, object]) -> None:
        seats = options["seats"]
        assert isinstance(seats, int)
        people = [ANNA, BEN, CLEO, DORA][:seats]
        self.tables = [await each.start(options, people) for each in self.worlds]

    async def somebody_plans(self) -> None:
        world, table = self.worlds[0], self.tables[0]
        for player in await self._people():
            if self.chance.random() < 0.7:
                continue
            look = await world.look(table, player)
            assert look.view
            if look.offered or look.stage != "playing":
                continue
            try:
                turn = (await world.tables.plans(table, player)).kept.turn
            except NoPlanNow:
                continue
            known, made = self.plans.get(player, (turn, []))
            if known != turn:
                made = []
            if len(made) < 3 and (plan := await self._plan(player)):
                made.append(plan)
            self.plans[player] = turn, made

    async def _plan(self, player: PlayerId) -> tuple[Action, ...]:
        planner = Planner(self.worlds[0], self.tables[0], player, self.chance)
        return await planner.plan()

    async def _people(self) -> list[PlayerId]:
        guests = (await self.worlds[0].look(self.tables[0])).guests
        return [each.player for each in guests if each.player]

    async def step(self) -> None:
        """One click at both; then whoever has planned clicks it at the second."""
        player = await self.worlds[0].to_decide(self.tables[0])
        assert player
        look = await self.worlds[0].look(self.tables[0], player)
        action = self.chance.choice(look.offered)
        turn = (await state_of(self.worlds[1], self.tables[1])).turn
        for world, table in zip(self.worlds, self.tables, strict=True):
            await clicks(world, table, player, (action,))
        while (now := await state_of(self.worlds[1], self.tables[1])).turn != turn:
            turn = now.turn
            await self._planned_turn(now)
        await self.same()

    async def _planned_turn(self, state: GameState) -> None:
        world, table = self.worlds[1], self.tables[1]
        player = (await world.look(table)).guests[state.active].player
        if player is None or state.over:
            return
        turn, made = self.plans.get(player, (0, []))
        if turn != state.turn:
            return
        for plan in made:
            steps = steps_by_the_rules(state, state.active, plan)
            if steps is not None:
                self.met += 1
                await clicks(world, table, player, steps)
                return
            self.refused += 1

    async def same(self) -> None:
        logs = [
            [
                (each.seat, each.done_by, each.action_json, each.state_hash, each.player)
                for each in await world.entries(table)
            ]
            for world, table in zip(self.worlds, self.tables, strict=True)
        ]
        assert logs[0] == logs[1]


@pytest.mark.parametrize(("game", "seed"), [*SHORT, *LONG])
async def test_a_plan_is_played_exactly_if_every_step_is_legal_and_as_if_clicked(
    tmp_path: Path, game: str, seed: int
) -> None:
    chance = Random(f"{game} {seed}")
    async with (
        a_table_world(tmp_path / "plans.sqlite") as planning,
        a_table_world(tmp_path / "clicks.sqlite") as clicking,
    ):
        pair = Pair(planning, clicking, chance)
        await pair.begin(GAMES[game])
        for _ in range(60 if seed == 0 else 2000):
            if (await planning.look(pair.tables[0])).stage != "playing":
                break
            await pair.somebody_plans()
            await pair.step()
        assert pair.met > 2
        if seed:
            assert pair.refused


async def test_a_planned_turn_is_played_in_the_commit_that_brings_it(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    first, second = await waiting(world, table)
    plan = await planned(world, table, second)
    seat = await seat_of(world, table, second)
    await world.said()
    await a_turn(world, table)
    entries = await world.entries(table)
    assert [each.seat for each in entries[-len(plan) :]] == [seat] * len(plan)
    assert {each.player for each in entries[-len(plan) :]} == {second}
    assert {each.done_by for each in entries[-len(plan) :]} == {"person"}
    assert (await world.to_decide(table)) == first
    with pytest.raises(NoPlanNow):
        await world.tables.plans(table, first)
    assert (await world.tables.plans(table, second)).kept.plans == (), "it was for that turn"


async def test_three_plans_in_order_are_changed_and_dropped(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    _, second = await waiting(world, table)
    chance = Random(4)
    made: list[tuple[Action, ...]] = []
    while len(made) < 3:
        if plan := await Planner(world, table, second, chance).plan():
            made.append(plan)
    kept = (await world.tables.plans(table, second)).kept
    assert [each.actions for each in kept.plans] == made
    with pytest.raises(PlansFull):
        await planned(world, table, second)

    async def changed(change: object) -> SeatPlans:
        before = (await world.tables.plans(table, second)).kept
        assert callable(change)
        assert await world.tables.change_plans(table, second, before.mark, change)
        assert not await world.tables.change_plans(table, second, before.mark, change)
        return (await world.tables.plans(table, second)).kept

    kept = await changed(lambda each: each.preferring(2))
    assert [each.actions for each in kept.plans] == [made[2], made[0], made[1]]
    await changed(lambda each: each.editing(1))
    draft = await world.tables.draft(table, second)
    assert draft.actions == made[0]
    whole = await whole_turn(world, table, second)
    await planned(world, table, second, whole)
    kept = (await world.tables.plans(table, second)).kept
    assert [each.actions for each in kept.plans] == [made[2], whole.actions, made[1]]
    kept = await changed(lambda each: each.dropping(0))
    assert [each.actions for each in kept.plans] == [whole.actions, made[1]]
    kept = await changed(lambda each: each.being_careful(True))
    assert kept.careful


async def test_plans_and_what_is_prepared_survive_a_restart(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    _, second = await waiting(world, table)
    plan = await planned(world, table, second)
    draft = await world.tables.draft(table, second)
    begun = draft.options()[0]
    await world.tables.try_out(table, second, draft.mark, lambda each: each.then(begun))
    await world.restart()
    assert (await world.tables.draft(table, second)).actions == (begun,)
    assert [each.actions for each in (await world.tables.plans(table, second)).kept.plans] == [plan]
    await a_turn(world, table)
    assert len(await world.entries(table)) > len(plan)
    assert await world.to_decide(table) != second


async def test_what_is_not_legal_any_more_opens_the_panel_with_the_rest(tmp_path: Path) -> None:
    """A game where somebody plans until another takes what they wanted."""
    async with a_table_world(tmp_path / "taken.sqlite") as world:
        table = await world.start({"board": "italia", "seats": 2}, [ANNA, BEN])
        chance = Random(11)
        for _ in range(400):
            player = await world.to_decide(table)
            assert player
            other = BEN if player == ANNA else ANNA
            planner = Planner(world, table, other, chance)
            if not (await world.tables.plans(table, other)).kept.plans:
                await planner.plan()
            await world.play(table, chance)
            attempt = await world.tables.planned_turn(table, other)
            if attempt and attempt.obstructed and attempt.rehearsal.actions:
                draft = await world.tables.draft(table, other)
                assert draft.actions == attempt.rehearsal.actions
                assert draft.ahead is None
                assert attempt.obstructed not in draft.options()
                whole = draft.afresh()
                assert whole.decision
                await world.tables.try_out(table, other, draft.mark, Rehearsal.afresh)
                assert (await world.tables.draft(table, other)).actions == ()
                return
        raise AssertionError("nothing ever got in the way")


async def test_the_careful_are_asked_if_something_else_would_come_of_it(tmp_path: Path) -> None:
    async with a_table_world(tmp_path / "careful.sqlite") as world:
        table = await world.start({"board": "italia", "seats": 2}, [ANNA, BEN])
        chance, asked, played = Random(5), 0, 0
        for _ in range(600):
            player = await world.to_decide(table)
            if player is None or (asked and played):
                break
            other = BEN if player == ANNA else ANNA
            kept = (await world.tables.plans(table, other)).kept
            if not kept.plans and await Planner(world, table, other, chance).plan():
                kept = (await world.tables.plans(table, other)).kept
                await world.tables.change_plans(
                    table, other, kept.mark, lambda each: each.being_careful(True)
                )
            turn = (await world.view(table)).turn
            await world.play(table, chance)
            attempt = await world.tables.planned_turn(table, other)
            if attempt and attempt.obstructed is None and attempt.rehearsal.actions:
                assert attempt.differs
                assert (await world.tables.draft(table, other)).actions
                asked += 1
            played += (await world.view(table)).turn > turn + 1
        assert asked
        assert played


async def test_an_undo_plays_nothing_and_brings_plans_of_others_back(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    first, second = await waiting(world, table)
    plan = await planned(world, table, second)
    await a_turn(world, table)
    await planned(world, table, second)
    number = (await world.look(table)).number
    await world.ask(second, table, Undo(number))
    vote = (await world.look(table)).vote("undo")
    assert vote
    await world.ask(first, table, AnswerVote("undo", vote.mark, agree=True))
    assert await world.to_decide(table) == second, "and is not played again by itself"
    assert (await world.tables.draft(table, second)).actions == plan
    await world.ask(second, table, Act((await world.look(table)).number, plan))
    await planned(world, table, second)
    await a_turn(world, table)
    assert await world.to_decide(table) == first
    await world.ask(first, table, Undo((await world.look(table)).number))
    await world.agree(table, "undo")
    assert await world.to_decide(table) == first
    assert len((await world.tables.plans(table, second)).kept.plans) == 1


async def test_a_plan_dies_with_its_player(world: TableWorld) -> None:
    table = await world.start({"board": "italia", "seats": 3}, [ANNA, BEN, CLEO])
    _, second = await waiting(world, table)
    await planned(world, table, second)
    seat = await seat_of(world, table, second)
    await world.ask(second, table, Resign("hash"))
    assert await world.store.plans(table, seat) is None


async def test_there_is_nothing_to_plan_before_the_first_turn_nor_for_others(
    world: TableWorld,
) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    for player in (ANNA, BEN, CLEO, DORA):
        with pytest.raises(NoPlanNow):
            await world.tables.plans(table, player)
    with pytest.raises(NotSeated):
        await world.tables.plans(table, EMIL)


async def test_nobody_is_waited_for_whose_turn_is_planned(world: TableWorld) -> None:
    """No clock runs for them, and a turn they have planned isn't missed."""
    table = await world.open(ITALIA, [ANNA, BEN])
    await world.ask(ANNA, table, ChangePace(Pace(seconds=3600.0, reserve=0.0)))
    await world.ask(ANNA, table, Start())
    first, second = await waiting(world, table)
    plan = await planned(world, table, second)
    world.clock.now += 100
    await a_turn(world, table)
    clock = (await world.look(table)).clock
    assert clock
    assert (clock.player, clock.since) == (first, world.clock.now)
    assert len(await world.entries(table)) > len(plan)


@pytest.mark.parametrize("game", ["italia", "team"])
async def test_others_receive_the_same_whether_there_is_a_plan_or_not(
    tmp_path: Path, game: str
) -> None:
    """Messages with their marks, and looks, byte for byte, until the turn has come."""
    told: list[list[str]] = []
    for plans in (False, True):
        async with a_table_world(tmp_path / f"{plans}.sqlite") as world:
            people = [ANNA, BEN, CLEO, DORA][: int(str(GAMES[game]["seats"]))]
            table = await world.start(GAMES[game], people)
            chance = Random(8)
            while (await world.view(table)).turn < 3:
                await world.play(table, chance)
            await world.said()
            seat = SeatId(((await state_of(world, table)).active - 1) % len(people))
            planner = (await world.look(table)).guests[seat].player
            assert planner
            told.append(await _received(world, table, planner, chance, plans=plans))
            assert bool(await world.store.plans(table, seat)) is plans
    assert told[0] == told[1]
    assert len(told[0]) > 10


async def _received(
    world: TableWorld, table: TableId, planner: PlayerId, chance: Random, *, plans: bool
) -> list[str]:
    """By everybody else, until the turn of whoever plans. In between somebody asks for a vote: its
    number tells how often the table has changed."""
    received: list[str] = []
    state, made = await state_of(world, table), Random(1)
    own_turn = state.turn + len(state.seats) - 1
    while True:
        if plans and not (await world.look(table, planner)).offered:
            kept = (await world.tables.plans(table, planner)).kept
            if len(kept.plans) < MOST:
                await Planner(world, table, planner, made).plan()
        await world.play(table, chance)
        if (await state_of(world, table)).turn >= own_turn:
            return received
        received += [repr(each) for each in await world.said()]
        for each in (*(await world.look(table)).guests, None):
            player = each.player if each else None
            if player != planner:
                received.append(repr(await world.look(table, player)))
        if not (await world.look(table)).votes:
            by = next(each for each in (ANNA, BEN) if each != planner)
            await world.ask(by, table, ChangePace(Pace(seconds=7200.0, reserve=0.0)))
