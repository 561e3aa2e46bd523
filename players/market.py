"""What fish are worth to a computer player, and which visits to the market are worth a look."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import engine
from engine import GameState
from engine.actions import Action, VisitMarket
from engine.decisions import MovementChoice
from players.weights import Weights

COINS_A_FISH = 2.5
"""A little less than what the market gives for one, so that it is spent while it helps."""
SOON_SPENT = 4
"""One offer a turn: what a seat has beyond this waits longer."""
VISITS = 2
"""How many are looked at, each with the cards that may follow."""


def fish_worth(fish: int, weights: Weights) -> float:
    soon = min(fish, SOON_SPENT)
    return COINS_A_FISH * (weights.coins * soon + weights.riches * (fish - soon))


def visits_worth_a_look(
    state: GameState, offered: Iterable[Action], judge: Callable[[GameState], float]
) -> list[Action]:
    """The best way to take each offer, and of those the few that gain most at once; a movement is
    always looked at, as what it is good for shows only afterwards."""
    now, best = judge(state), dict[int, tuple[float, VisitMarket]]()
    for visit in offered:
        if isinstance(visit, VisitMarket):
            after = engine.apply(state, state.pending[-1].seat, visit).state
            moves = isinstance(after.pending[-1], MovementChoice)
            gain = 0.0 if moves else judge(after) - now
            if gain >= 0 and (visit.offer not in best or gain > best[visit.offer][0]):
                best[visit.offer] = gain, visit
    in_order = sorted(best.values(), key=lambda each: each[0], reverse=True)
    return [visit for _, visit in in_order[:VISITS]]
