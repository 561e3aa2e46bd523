"""Moments of careless games, found by what can be done in them, and brought to a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random

from bot.tables import TableId
from engine import GameState, apply, legal_actions, new_game, read_options
from engine.actions import Action
from engine.records import record_of, write_record
from engine.terms import SeatId
from sandbox import Person
from sandbox.model import Channel
from tests.world.wire import NAMES, BotWorld

SEEDS = 40


@dataclass(frozen=True)
class Moment:
    state: GameState
    record: str

    @property
    def seat(self) -> SeatId:
        assert self.state.decision
        return self.state.decision.seat

    async def brought(self, world: BotWorld, channel: Channel) -> tuple[TableId, Person]:
        """With everybody seated; and who is to decide."""
        host = world.people[0]
        table = TableId((await world.bring(host, channel, self.record)).table)
        for seat, person in enumerate(world.people[: self.state.options.seats]):
            await world.tables.meet(world.player(person), person.user.display_name, "en-US")
            await world.seat(table, seat, world.player(person), by=host)
        return table, world.people[self.seat]


def moment(options: Mapping[str, object], fits: Callable[[GameState], bool]) -> Moment:
    """The first one that fits."""
    for seed in map(str, range(SEEDS)):
        for state, actions in careless(options, seed):
            if fits(state):
                names = NAMES[: state.options.seats]
                return Moment(state, write_record(record_of(state.options, seed, names, actions)))
    raise AssertionError("nothing fits in any of these games")


Played = tuple[GameState, list[tuple[SeatId, Action]]]
"""A state, and what was played before."""


def careless(options: Mapping[str, object], seed: str) -> Iterator[Played]:
    """As far as somebody looks; whoever looks again finds it played."""
    met, going_on = _game(tuple(options.items()), seed)
    for place in count():
        if place == len(met):
            further = next(going_on, None)
            if further is None:
                return
            met.append(further)
        yield met[place]


@cache
def _game(
    options: tuple[tuple[str, object], ...], seed: str
) -> tuple[list[Played], Iterator[Played]]:
    return [], _played(dict(options), seed)


def _played(options: Mapping[str, object], seed: str) -> Iterator[Played]:
    state, chance = new_game(read_options(options), seed), Random(seed)
    actions: list[tuple[SeatId, Action]] = []
    while state.decision:
        yield state, actions[:]
        action = chance.choice(legal_actions(state))
        actions.append((state.decision.seat, action))
        state = apply(state, state.decision.seat, action).state
