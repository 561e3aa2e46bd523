"""Looking ahead: what the own team could do in its next turns, after the best plans for this one.

The others are thought to sit still meanwhile. What they do is mostly not in one's way, and to play
their turns out as well would leave time for far fewer plans.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from engine import GameState
from engine.actions import Action
from engine.decisions import CardChoice
from engine.frozen import replace
from players.judgement import Judge
from players.planning import Plan, plans


def foresee(
    state: GameState,
    judge: Judge,
    *,
    width: int,
    kept: tuple[int, ...],
    among: Sequence[Action] = (),
) -> Plan:
    """The best plan; `kept` says how many to follow into the next turn, and into the one after."""
    found = plans(state, judge, width=width, among=among)
    if not kept:
        return max(found, key=_value)
    followed = _best_of_each(found)[: kept[0]]
    if len(followed) == 1:
        return followed[0]
    later = [_look_on(plan, judge, kept=kept[1:]) for plan in followed]
    return max(_comparable(followed, later), key=_value)


def _best_of_each(found: list[Plan]) -> list[Plan]:
    """The best plan for every answer there is, best answer first."""
    best: dict[Action, Plan] = {}
    for plan in found:
        if plan.first not in best or plan.value > best[plan.first].value:
            best[plan.first] = plan
    return sorted(best.values(), key=_value, reverse=True)


def _look_on(plan: Plan, judge: Judge, *, kept: tuple[int, ...]) -> Plan | None:
    if plan.leads_to.last_turn is not None or plan.leads_to.over:
        return None
    after = foresee(_next_turn(plan.leads_to, judge), judge, width=1, kept=kept)
    return plan._replace(value=after.value)


def _comparable(followed: list[Plan], later: list[Plan | None]) -> list[Plan]:
    """A plan that ends the game has no next turn; it is given what one brings the others."""
    gains = [after.value - plan.value for plan, after in zip(followed, later, strict=True) if after]
    usual = fmean(gains) if gains else 0.0
    return [
        after or plan._replace(value=plan.value + usual)
        for plan, after in zip(followed, later, strict=True)
    ]


def _next_turn(state: GameState, judge: Judge) -> GameState:
    """The same position, with the own team to play."""
    seat = next(seat for seat in state.seats_from(state.active) if seat in judge.team)
    return replace(state, active=seat, pending=(CardChoice(seat),))


def _value(plan: Plan) -> float:
    return plan.value
