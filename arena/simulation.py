"""Whole games between computer players, action by action."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

import engine
from engine import GameOptions, GameState, Transition, rng
from engine.actions import Action
from engine.records import Record, record_of
from engine.terms import SeatId
from players import LEVELS, WITHOUT_TILES, player_for

RANDOM = "random"
ALL_LEVELS = (RANDOM, *LEVELS)
SPELLINGS = (*ALL_LEVELS, *(level + WITHOUT_TILES for level in LEVELS))
MOST_DECISIONS = 200_000
"""No sane game comes near; one that does goes round in circles."""


class DeadEnd(Exception):
    """The game is not over, and nobody can do anything."""


class EndlessGame(Exception):
    pass


class SimulatedStep(NamedTuple):
    before: GameState
    offered: tuple[Action, ...]
    seat: SeatId
    action: Action
    transition: Transition


@dataclass(frozen=True)
class SimulatedGame:
    """How a game went: to its end, or up to the fault that stopped it."""

    record: Record
    state: GameState
    options_offered: int
    seconds: float
    fault: Exception | None = None

    @property
    def decisions(self) -> int:
        return len(self.record.actions)


def steps(options: GameOptions, seed: str, levels: Sequence[str]) -> Iterator[SimulatedStep]:
    choosers = [_chooser(level, seed, SeatId(seat)) for seat, level in enumerate(levels)]
    state = engine.new_game(options, seed)
    for _ in range(MOST_DECISIONS):
        if state.over:
            return
        offered = engine.legal_actions(state)
        decision = state.decision
        if decision is None or not offered:
            raise DeadEnd(f"dead end in turn {state.turn}: nothing answers {decision}")
        action = choosers[decision.seat](state, offered)
        transition = engine.apply(state, decision.seat, action)
        yield SimulatedStep(state, offered, decision.seat, action, transition)
        state = transition.state
    if not state.over:
        raise EndlessGame(f"not over after {MOST_DECISIONS:,} decisions")


def play(options: GameOptions, seed: str, levels: Sequence[str]) -> SimulatedGame:
    """A fault is part of the answer: the games after this one are played all the same."""
    actions: list[tuple[SeatId, Action]] = []
    options_offered = 0
    state = engine.new_game(options, seed)
    fault = None
    start = perf_counter()
    try:
        for step in steps(options, seed, levels):
            actions.append((step.seat, step.action))
            options_offered += len(step.offered)
            state = step.transition.state
    except Exception as raised:
        fault = raised
    seconds = perf_counter() - start
    record = record_of(options, seed, tuple(levels), actions)
    return SimulatedGame(record, state, options_offered, seconds, fault)


def _chooser(
    level: str, seed: str, seat: SeatId
) -> Callable[[GameState, Sequence[Action]], Action]:
    """A player is shown what its seat may see. Who draws lots needs to see nothing."""
    if level == RANDOM:
        chance = rng.stream(seed, f"player {seat}").random
        return lambda _, offered: offered[int(chance() * len(offered))]
    player = player_for(level, seed)
    return lambda state, offered: player(engine.view_for(state, seat), offered)


def game_seeds(seed: str, games: int) -> Iterator[str]:
    """The first game has the seed itself, so that any game can be played again alone."""
    yield seed
    yield from (f"{seed}-{number}" for number in range(2, games + 1))
