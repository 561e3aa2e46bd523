"""Random acts and undos: what is undone and played again is the same, and no undo passes a
revelation without the consent of those it concerns.

Who has learned something is found here from what each viewer is shown before and after, not from
the events that the tables go by.
"""

import json
from random import Random
from typing import NamedTuple

import pytest

from bot.tables import PlayerId, TableId
from bot.tables.errors import NothingToUndo
from bot.tables.log import Game, Step
from bot.tables.wishes import Act, AnswerVote, Undo
from engine import GameState, View, events_for, view_for
from engine.decisions import CardChoice
from engine.events import CardPlayed, CardRepeated
from engine.terms import SeatId
from tests.world.tables import PEOPLE, TableWorld

Fact = tuple[object, ...]


def shown(view: View) -> set[Fact]:
    """Which cards a viewer can place: in the display, or with a seat; and what was pointed at."""
    facts: set[Fact] = {("display", card) for card in view.display if card}
    for seat in view.seats:
        cards = {seat.top_card, *(seat.hand or ()), *(seat.discard or ())} - {None}
        facts |= {("seat", seat.seat, card) for card in cards}
    for decision in view.decisions:
        if isinstance(decision, CardChoice) and decision.suggested:
            facts.add(("suggested", decision.suggested))
    return facts


def revealed(step: Step, viewer: SeatId) -> set[Fact]:
    """What the viewer could not place before this step; a card bought lay open in the display."""
    before, after = step.before.state, step.after.state
    told = events_for(after, viewer, step.events)
    named = {
        ("seat", event.seat, event.card)
        for event in told
        if isinstance(event, CardPlayed | CardRepeated)
    }
    new = (shown(view_for(after, viewer)) | named) - shown(view_for(before, viewer))
    return {fact for fact in new if fact[-1] not in before.display or fact[0] == "display"}


def told_freely(fact: Fact, asking: SeatId, people: set[SeatId]) -> bool:
    """A card of the asking seat's own, or of a computer's, which has nothing to hide."""
    return fact[0] == "seat" and (fact[1] == asking or fact[1] not in people)


def must_agree(steps: tuple[Step, ...], asking: SeatId, people: set[SeatId]) -> set[SeatId]:
    state = steps[-1].after.state
    learned = {
        seat
        for seat in range(len(state.seats))
        for step in steps
        if any(not told_freely(fact, asking, people) for fact in revealed(step, SeatId(seat)))
    }
    acted = {step.seat for step in steps if step.done_by == "person"}
    if learned & set(state.team_of(asking)):
        return people - {asking}
    return ({SeatId(seat) for seat in learned} | acted) & people - {asking}


async def whole_game(world: TableWorld, table: TableId) -> Game:
    game = (await world.tables._cache.whole(table)).game
    assert game
    return game


async def state_of(world: TableWorld, table: TableId) -> GameState:
    game = (await world.tables._cache.peek(table)).game
    assert game
    return game.state


class Fuzz:
    def __init__(self, world: TableWorld, table: TableId, chance: Random) -> None:
        self.world = world
        self.table = table
        self.chance = chance
        self.undone = self.asked = self.marked = self.refused = self.redone = 0

    async def seats(self) -> dict[SeatId, PlayerId]:
        guests = (await self.world.look(self.table)).guests
        return {SeatId(n): guest.player for n, guest in enumerate(guests) if guest.player}

    async def undo(self) -> None:
        """By anybody, a step or more; then answered as chance has it."""
        world, table = self.world, self.table
        seats = await self.seats()
        seat = self.chance.choice(sorted(seats))
        before = await whole_game(world, table)
        to = self._somewhere(before, seat)
        await world.said()
        try:
            answer = await world.ask(seats[seat], table, Undo(before.number, to))
        except NothingToUndo:
            return
        agreed: set[SeatId] = set()
        places = {player: place for place, player in seats.items()}
        if answer.waiting_for_consent:
            self.asked += 1
            vote = (await world.look(table)).vote("undo")
            assert vote
            for voter in vote.voters:
                assert (await world.look(table)).number == before.number, "done before all agreed"
                agree = self.chance.random() < 0.8
                await world.ask(voter, table, AnswerVote("undo", vote.mark, agree))
                if not agree:
                    self.refused += 1
                    assert await state_of(world, table) == before.state
                    return
                agreed.add(places[voter])
        await self.check(before, seat, agreed)

    def _somewhere(self, game: Game, seat: SeatId) -> int | None:
        own_steps = [s for s in game.trail[-30:] if s.seat == seat and s.done_by == "person"]
        if not own_steps or self.chance.random() < 0.5:
            return None
        return self.chance.choice(own_steps).before.number

    async def check(self, before: Game, seat: SeatId, agreed: set[SeatId]) -> None:
        world, table = self.world, self.table
        entry = (await world.entries(table))[-1]
        steps = before.since(json.loads(entry.action_json)["to"])
        people = set(await self.seats())
        needed = must_agree(steps, seat, people)
        assert needed <= agreed, f"{needed - agreed} were not asked"
        if any(
            not told_freely(fact, seat, people) for step in steps for fact in revealed(step, seat)
        ):
            takebacks = (await world.look(table)).takebacks
            assert agreed or takebacks, "a revelation was passed, and nobody was asked"
            assert not takebacks or len(people) == 1
            self.marked += takebacks
        assert await state_of(world, table) == steps[0].before.state
        self.undone += 1
        if self.chance.random() < 0.5:
            await self.redo(steps, before)

    async def redo(self, steps: tuple[Step, ...], before: Game) -> None:
        """What people did; computers and standing orders answer by themselves again."""
        seats = await self.seats()
        for step in steps:
            if step.done_by == "person":
                number = (await self.world.look(self.table)).number
                await self.world.ask(seats[step.seat], self.table, Act(number, (step.action,)))
                await self.world.tables.rest()
        after = await whole_game(self.world, self.table)
        assert after.state == before.state
        assert after.head.chain == before.head.chain
        assert after.number == before.number + 1 + len(steps)
        self.redone += 1

    async def temptation(self) -> float:
        """To take something back: greater where somebody has just seen something."""
        table = await self.world.tables._cache.peek(self.table)
        if not table.game or not table.game.trail:
            return 0.0
        step = table.game.trail[-1]
        telling = {"display_refilled", "hand_shown", "card_suggested", "intermediate_scored"}
        return 0.7 if any(event.kind in telling for event in step.events) else 0.2

    async def run(self, rounds: int) -> None:
        for _ in range(rounds):
            if (await self.world.look(self.table)).stage != "playing":
                return
            if self.chance.random() < await self.temptation():
                await self.undo()
            else:
                await self.world.play(self.table, self.chance)
            if self.chance.random() < 0.1:
                self.world.tables._cache.forget(self.table)


class Setting(NamedTuple):
    options: dict[str, object]
    people: int
    computers: int
    rounds: int


TEAMS: dict[str, object] = {"board": "cyprus", "seats": 4, "team": True}
GERMANIA = {**TEAMS, "board": "germania", "intermediateScoring": True}
VENUS: dict[str, object] = {"board": "hellas", "seats": 4, "set": "venus"}
SETTINGS = {
    "three people": Setting({"board": "italia", "seats": 3}, 3, 0, 150),
    "alone": Setting({**VENUS, "seats": 3}, 1, 2, 80),
    "teams": Setting(TEAMS, 4, 0, 150),
    "mixed teams": Setting(TEAMS, 3, 1, 120),
    "open hands": Setting({**VENUS, "handsVisible": True}, 4, 0, 100),
    "scored on the way": Setting(GERMANIA, 4, 0, 100),
}
LONG = {
    f"{name} {number}": setting
    for number in range(1)
    for name, setting in (
        ("long teams", Setting(GERMANIA, 4, 0, 500)),
        ("long mixed", Setting(VENUS, 3, 1, 500)),
    )
}
GAMES = [
    *(pytest.param(each, id=name) for name, each in SETTINGS.items()),
    *(pytest.param(each, id=name, marks=pytest.mark.long) for name, each in LONG.items()),
]


@pytest.mark.parametrize("setting", GAMES)
async def test_undo_then_redo_is_the_identity_and_no_revelation_is_passed_unasked(
    world: TableWorld, setting: Setting, request: pytest.FixtureRequest
) -> None:
    people = PEOPLE[: setting.people]
    table = await world.start(setting.options, people, computers=setting.computers)
    fuzz = Fuzz(world, table, Random(request.node.callspec.id))
    await fuzz.run(setting.rounds)
    assert fuzz.undone > 3
    assert fuzz.redone > 1
    if len(people) > 1:
        assert fuzz.asked > 3
        assert fuzz.refused
    else:
        assert fuzz.marked
