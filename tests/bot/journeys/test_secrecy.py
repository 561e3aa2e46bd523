"""Byte for byte, what a person receives does not depend on what that person may not know.

The same piece of a game is set up in two houses, in the second one with other secrets. There the
same person tries everything there is to try; then the others play on, somebody asks to go back,
and all vote. What the person has received in the one house is what came in the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.commands.option_parser import code
from bot.discord.refusals import DMS_CLOSED
from bot.tables import TableId, log
from bot.tables.log import Game, Position
from bot.tables.table import Table
from bot.tables.wishes import Act, Start, Undo
from engine import GameState
from engine.actions import Action
from engine.decisions import CardChoice, PurchaseChoice, SuggestionChoice
from engine.records import options_as_json
from engine.terms import SeatId
from engine.views import Viewer
from sandbox import Clock, Latency, Person
from tests.bot.journeys.prying import Prying
from tests.bot.journeys.receiving import Receiver
from tests.bot.journeys.twins import FUTURE, Piece, piece, twin, with_another_deck
from tests.playouts import MODULES
from tests.world.wire import BotWorld, a_bot_world

SEED = "a-seed-nobody-sees"


@dataclass(frozen=True)
class Moment:
    name: str
    options: dict[str, object]
    wanted: Callable[[GameState], object]
    viewer: Callable[[GameState], Viewer]
    late: bool = False
    closed: bool = False
    """Nobody takes direct messages."""
    left: bool = False
    """Whoever looks on sat there before, and has given the seat to another."""


def decider(state: GameState) -> SeatId:
    return state.pending[-1].seat


def next_seat(state: GameState) -> SeatId:
    """In a team game an opponent."""
    return SeatId((decider(state) + 1) % len(state.seats))


def partner(state: GameState) -> Viewer:
    return state.partner_of(decider(state))


def nobody(state: GameState) -> Viewer:
    return None


def chooses_a_card(state: GameState) -> bool:
    return isinstance(state.decision, CardChoice) and len(state.seats[decider(state)].hand) > 5


def buys(state: GameState) -> bool:
    return isinstance(state.decision, PurchaseChoice)


def looks_at_the_partners_hand(state: GameState) -> bool:
    return isinstance(state.decision, SuggestionChoice)


def was_pointed_at(state: GameState) -> object:
    return isinstance(state.decision, CardChoice) and state.decision.suggested


def is_the_partners_part(state: GameState) -> bool:
    return decider(state) != state.active


def is_nearly_over(state: GameState) -> bool:
    return state.concordia is not None


ALONE: dict[str, object] = {"board": "italia", "seats": 3}
VENUS: dict[str, object] = {"board": "hellas", "seats": 4, "set": "venus", **MODULES}
FOUR: dict[str, object] = {"board": "hellas", "seats": 4, "team": True}
SIX: dict[str, object] = {"board": "cyprus", "seats": 6, "team": True}

OFTEN = [
    Moment("own turn", VENUS, chooses_a_card, decider),
    Moment("own part of the partner's turn", SIX, is_the_partners_part, decider),
]
MORE = [
    Moment("opponent of a Legatus", FOUR, looks_at_the_partners_hand, next_seat),
    Moment("another's turn", VENUS, chooses_a_card, next_seat),
    Moment("own purchase", ALONE, buys, decider),
    Moment("last turns, watched", ALONE, is_nearly_over, nobody, late=True),
    Moment("own Legatus", FOUR, looks_at_the_partners_hand, decider),
    Moment("partner of a Legatus", FOUR, looks_at_the_partners_hand, partner),
    Moment("pointed at", FOUR, was_pointed_at, decider),
    Moment("somebody pointed at, watched", SIX, was_pointed_at, nobody),
    Moment("opponent pointed at", SIX, was_pointed_at, next_seat),
    Moment("the partner's part of the own turn", SIX, is_the_partners_part, partner),
    Moment("without direct messages", FOUR, was_pointed_at, next_seat, closed=True),
    Moment("after leaving", FOUR, looks_at_the_partners_hand, nobody, left=True),
    Moment("late in a team game", FOUR, is_nearly_over, next_seat, late=True),
]


class DealtGame:
    """A world with a piece of a game, in which one person pries."""

    def __init__(self, world: BotWorld, table: TableId) -> None:
        self.world = world
        self.table = table

    async def seat(self, seat: Viewer) -> Person:
        """The last of the people sits nowhere."""
        if seat is None:
            return self.world.people[-1]
        player = (await self.world.look()).guests[seat].player
        return next(each for each in self.world.people if self.world.player(each) == player)

    async def gives_up(self, seat: SeatId) -> Person:
        """Whoever sat there; the one who sat nowhere does now."""
        person = await self.seat(seat)
        await self.world.seat(self.table, seat, self.world.people[-1], by=person)
        await self.world.quiet()
        return person

    async def hold(self, game: Game) -> None:
        """This is the game at the table from now on."""
        cache = self.world.tables._cache
        kept = cache._kept[self.table]
        kept.table = kept.table.with_game(game)

    async def exchange_deck(self, seed: str) -> None:
        table = await self.now()
        assert table.game
        *before, last = table.game.trail
        state = with_another_deck(last.after.state, seed)
        after = Position(last.after.number, last.after.chain, state)
        step = log.Step(last.before, last.seat, last.action, last.done_by, last.events, after)
        await self.hold(Game(table.game.base, (*before, step), table.game.number))

    async def now(self) -> Table:
        return await self.world.tables._cache.peek(self.table)

    async def play(self, seat: SeatId, action: Action) -> None:
        number = (await self.now()).number
        await self.ask(seat, Act(number, (action,)))

    async def ask(self, seat: SeatId, wish: Act | Undo) -> None:
        await self.world.ask(await self.seat(seat), self.table, wish)
        await self.world.quiet()

    async def try_out(self, seat: SeatId) -> None:
        """A draft that nobody else knows of."""
        player = self.world.player(await self.seat(seat))
        draft = await self.world.tables.draft(self.table, player)
        action = draft.offers()[0].action
        await self.world.tables.try_out(
            self.table, player, draft.mark, lambda each: each.then(action)
        )


async def received(
    path: Path, clock: Clock, moment: Moment, played: Piece, *, is_twin: bool
) -> list[str]:
    near = Latency()  # from far away, an answer and the news of it come in either order
    whole = moment not in OFTEN  # else a quarter as wide, which differs wherever these do
    async with a_bot_world(path, clock=clock, latency=near, whole_pictures=whole) as world:
        world.people.append(world.local.person("Nero", world.guild))
        if moment.closed:
            for each in world.people:
                each.close_dms()
        elsewhere = world.local.world.add_channel(world.guild, "elsewhere")
        state = played.moment
        viewer = moment.viewer(state)
        world.seed = SEED
        table = await world.open(options_as_json(state.options), len(state.seats))
        await world.quiet()  # or the lobby is told as it was before the start, or not at all
        await world.ask(world.people[0], table, Start())
        await world.quiet()
        dealt = DealtGame(world, table)
        person = await dealt.seat(viewer)
        if moment.left:
            person = await dealt.gives_up(SeatId(0))
        await dealt.hold(past(played))
        receiver = Receiver(world, person)
        prying = Prying(world, table, person, receiver, "prying")
        _, action, _ = played.past[-1]
        await dealt.play(played.past[-1][0].pending[-1].seat, action)
        if is_twin:
            await dealt.exchange_deck("another deck")
            if decider(state) != viewer:
                await dealt.try_out(decider(state))
        await prying.everywhere(elsewhere)
        assert (await dealt.now()).number == len(played.past), "prying has played on"
        await dealt.hold(past(played, and_last=True))
        for before, action, _ in played.future:
            if decider(before) == viewer:
                chosen = person.command(world.channel, "choose", answer=code(action))
                await prying.act(f"/choose {code(action)}", chosen)
            else:
                await dealt.play(decider(before), action)
            await prying.clicks()
        assert (await dealt.now()).number == len(played.steps), "something else was played"
        await taken_back(dealt, prying, decider(played.future[-1][0]))
        if moment.closed:
            journal = world.local.journal
            journal.refusals[:] = [each for each in journal.refusals if each.code != DMS_CLOSED]
        return receiver.all()


def past(played: Piece, *, and_last: bool = False) -> Game:
    """All of it, or all but the last action, which is played over the wire."""
    game = Game(Position(log.BEGINNING, "", played.past[0][0]), (), log.BEGINNING)
    for before, action, _ in played.past if and_last else played.past[:-1]:
        game, _ = log.played(game, decider(before), action, "person")
    return game


async def taken_back(dealt: DealtGame, prying: Prying, seat: SeatId) -> None:
    """The last one to act wants to; the person looks around, and agrees where that is asked."""
    channel, person = dealt.world.channel, prying.person
    await dealt.ask(seat, Undo((await dealt.now()).number))
    await prying.clicks()
    for sight in person.sees(channel):
        for button in sight.buttons:
            if button.custom_id and button.custom_id.startswith("agree"):
                await prying.act("agree", person.click(sight, button.custom_id))
    await prying.act("/log", person.command(channel, "log"))
    await prying.act("/undo", person.command(channel, "undo"))


@pytest.mark.parametrize(
    "moment",
    [
        *(pytest.param(each, id=each.name) for each in OFTEN),
        *(pytest.param(each, id=each.name, marks=pytest.mark.long) for each in MORE),
    ],
)
async def test_what_a_person_receives_does_not_depend_on_what_is_hidden(
    moment: Moment, tmp_path: Path
) -> None:
    played = piece(moment.options, "pry", moment.wanted, late=moment.late)
    viewer = moment.viewer(played.moment)
    other = twin(played, viewer, "twin")
    assert moment.late or len(other.moment.deck) > FUTURE, "there is nothing to be drawn"
    hidden = other.moment.forum_stack, played.moment.forum_stack
    assert not played.moment.options.forum or hidden[0] != hidden[1]
    clock = Clock(standing=True)

    one = await received(tmp_path / "one.sqlite", clock, moment, played, is_twin=False)
    two = await received(tmp_path / "two.sqlite", clock, moment, other, is_twin=True)
    for mine, theirs in zip(one, two, strict=False):
        assert mine == theirs
    assert len(one) == len(two)
    assert not [each for each in one if SEED in each]
