"""How people play in a year: without much thought, but so that games end.

A look at what a card leads to at once is enough for games about as long as those of the computer
novice, for a hundredth of its time.
"""

from __future__ import annotations

from random import Random

from engine import GameState, apply, legal_actions
from engine.actions import Action, PlayCard
from engine.decisions import CardChoice
from engine.state import card
from engine.terms import SeatId

WORTH = {
    "build_house": 3.0, "buy_card": 3.0, "collect_income": 1.0, "place_colonist": 1.0,
    "produce_in_province": 1.0, "sell_goods": 1.0,
}  # fmt: skip
LOOKED_AT = 3
"""Cards that come to mind."""


def row(state: GameState, chance: Random) -> tuple[Action, ...]:
    """What somebody answers, up to the end of their part."""
    seat, turn, answers = state.pending[-1].seat, state.turn, []
    while not state.over and state.turn == turn and state.pending[-1].seat == seat:
        answers.append(_answer(state, seat, chance))
        state = apply(state, seat, answers[-1]).state
    return tuple(answers)


def _answer(state: GameState, seat: SeatId, chance: Random) -> Action:
    offered = legal_actions(state)
    if len(offered) > 1 and isinstance(state.pending[-1], CardChoice):
        return _card(state, seat, offered, chance)
    wanted = [each for each in offered if WORTH.get(each.kind, 0) == max(WORTH.values())]
    return chance.choice(wanted or offered)


def _card(state: GameState, seat: SeatId, offered: tuple[Action, ...], chance: Random) -> Action:
    """The cards come back when few are left."""
    by_role = {
        card(each.card).personalities: each for each in offered if isinstance(each, PlayCard)
    }
    tribunes = [each for roles, each in by_role.items() if "tribune" in roles]
    others = [each for roles, each in by_role.items() if "tribune" not in roles]
    if not others or (tribunes and len(others) < LOOKED_AT):
        return (tribunes or offered)[0]
    among = chance.sample(others, min(LOOKED_AT, len(others)))
    return max(among, key=lambda each: _promise(state, seat, each) + chance.random() / 2)


def _promise(state: GameState, seat: SeatId, action: Action) -> float:
    """What can be done at once when that card is played, and how much of it."""
    after = apply(state, seat, action).state
    if after.over or after.turn != state.turn or after.pending[-1].seat != seat:
        return 0.0
    offered = legal_actions(after)
    return max(WORTH.get(each.kind, 0.0) for each in offered) + min(len(offered), 9) / 10
