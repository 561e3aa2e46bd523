"""Plans: what a seat wants to play in its next turn, prepared while others play.

Up to three, in order of preference. A plan is a row of actions, tried out on the game as it is now
with its seat to move; like every rehearsal it ends where something hidden would come to light. In
the commit that brings the turn, the first plan that is legal step by step is played; if none is,
the panel opens with the first one, as far as it goes.

A plan is for one turn, by its number. When that turn has been played it means nothing any more, and
when the turn is taken back, it does again. Nothing of a plan is in the table, so nothing that
anybody else receives can depend on it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256

from pydantic import ValidationError

from bot.tables.errors import NoPlanNow, PlansFull
from bot.tables.patrician_questions import as_asked
from bot.tables.rehearsal import Rehearsal, begun
from bot.tables.seating import Frozen
from bot.tables.table import BEFORE_TURNS, Table
from engine import GameState, turn
from engine.actions import FINISH, Action
from engine.decisions import CardChoice, FirstGoodsChoice
from engine.draft import Draft
from engine.events import PraefectusMagnusPassed, TurnBegan
from engine.terms import SeatId

MOST = 3
_MARK_LENGTH = 8


class TurnPlan(Frozen):
    actions: tuple[Action, ...]
    outcome: str
    """What would have come of it when it was made, as a hash."""


class SeatPlans(Frozen):
    """Those of one seat for one turn. What is being prepared is kept with them."""

    turn: int
    plans: tuple[TurnPlan, ...] = ()
    careful: bool = False
    """Whether it is asked first if something else would come of a plan than when it was made."""
    draft: tuple[Action, ...] = ()
    changing: int | None = None
    """Which of them the draft replaces; None for a further one."""

    @property
    def mark(self) -> str:
        """The same for the same plans, and short."""
        kept = self.model_dump_json(exclude={"draft"})
        return sha256(kept.encode()).hexdigest()[:_MARK_LENGTH]

    def keeping(self, whole: Rehearsal) -> SeatPlans:
        """With what was prepared: in its old place, or as the last one."""
        kept = TurnPlan(actions=whole.actions, outcome=outcome(whole))
        plans = list(self.plans)
        if self.changing is not None and self.changing < len(plans):
            plans[self.changing] = kept
        elif len(plans) >= MOST:
            raise PlansFull
        else:
            plans.append(kept)
        return self._with(plans)

    def dropping(self, place: int) -> SeatPlans:
        return self._with([each for at, each in enumerate(self.plans) if at != place])

    def preferring(self, place: int) -> SeatPlans:
        """With that one first."""
        first = self.plans[place : place + 1]
        others = (each for at, each in enumerate(self.plans) if at != place)
        return self._with([*first, *others])

    def editing(self, place: int) -> SeatPlans:
        if place >= len(self.plans):
            return self
        chosen = {"draft": self.plans[place].actions, "changing": place}
        return self.model_copy(update=chosen)

    def being_careful(self, careful: bool) -> SeatPlans:
        return self.model_copy(update={"careful": careful})

    def preparing(self, draft: Rehearsal) -> SeatPlans:
        return self.model_copy(update={"draft": draft.actions})

    def _with(self, plans: list[TurnPlan]) -> SeatPlans:
        return self.model_copy(update={"plans": tuple(plans), "draft": (), "changing": None})


@dataclass(frozen=True)
class Attempt:
    """A plan on the game as it stands."""

    rehearsal: Rehearsal
    """As far as it goes."""
    obstructed: Action | None
    """The step that is not legal there; None where it goes to its end."""
    differs: bool
    """Whether something else would come of it than when it was made."""


@dataclass(frozen=True)
class Planning:
    """What a seat has planned, on the game as it stands."""

    kept: SeatPlans
    attempts: tuple[Attempt, ...]


def next_turn(table: Table, seat: SeatId) -> Rehearsal | None:
    """The seat's next turn on the board as it is now; None while it has to decide something, before
    the first turn, and after its last."""
    game = table.playing()
    state = game.state
    if seat in table.deciding or any(isinstance(each, BEFORE_TURNS) for each in state.pending):
        return None
    seats = len(state.seats)
    ahead = state.turn + ((seat - state.active) % seats or seats)
    if state.over or (state.last_turn is not None and ahead > state.last_turn):
        return None
    return begun(_turned_to(state, seat, ahead), seat, game.number, ahead)


def own_turn(table: Table, seat: SeatId) -> Rehearsal | None:
    """The turn that begins with the seat's answer, where it is just that."""
    game = table.playing()
    state = game.state
    decision = state.decision
    if state.active != seat or not isinstance(decision, CardChoice | FirstGoodsChoice):
        return None
    fresh = _turned_to(state, seat, state.turn)
    is_fresh = fresh.pending == state.pending
    return begun(as_asked(state, table.seating, seat), seat, game.number) if is_fresh else None


def turn_of(rehearsal: Rehearsal) -> int:
    return rehearsal.view.turn if rehearsal.ahead is None else rehearsal.ahead


def read(stored: str | None, number: int) -> SeatPlans:
    """What is kept for the turn of that number: nothing, where it was for another."""
    if stored is not None:
        try:
            found = SeatPlans.model_validate_json(stored)
        except ValidationError:  # of a version that knew other actions
            return SeatPlans(turn=number)
        if found.turn == number:
            return found
    return SeatPlans(turn=number)


def attempted(fresh: Rehearsal, plan: TurnPlan) -> Attempt:
    rehearsal, obstructed = followed(fresh, plan.actions)
    differs = obstructed is None and outcome(rehearsal) != plan.outcome
    return Attempt(rehearsal, obstructed, differs)


def followed(rehearsal: Rehearsal, actions: tuple[Action, ...]) -> tuple[Rehearsal, Action | None]:
    """Step by step, and the first one that is not legal. To leave something alone that isn't asked
    is no step."""
    for action in actions:
        offered = rehearsal.options()
        if action in offered:
            rehearsal = rehearsal.then(action)
        elif action != FINISH:
            return rehearsal, action
    return rehearsal, None


def opening(fresh: Rehearsal, plans: SeatPlans) -> Attempt | None:
    """What the panel opens with: the first plan that can be played, or else the first of all."""
    attempts = [attempted(fresh, each) for each in plans.plans]
    whole = (each for each in attempts if each.obstructed is None)
    return next(whole, attempts[0] if attempts else None)


def played_at_once(fresh: Rehearsal, plans: SeatPlans) -> tuple[Action, ...]:
    """The steps of the first plan that is legal step by step; none, where it is to be asked."""
    found = opening(fresh, plans)
    if found is None or found.obstructed is not None or (plans.careful and found.differs):
        return ()
    return found.rehearsal.actions


def outcome(rehearsal: Rehearsal) -> str:
    """What would come of it for everyone, as far as its seat may know."""
    told = json.dumps([each.as_json() for each in rehearsal.events], sort_keys=True)
    return sha256(told.encode()).hexdigest()


def changeable(table: Table, seat: SeatId) -> Rehearsal:
    found = next_turn(table, seat)
    if found is None:
        raise NoPlanNow
    return found


def _turned_to(state: GameState, seat: SeatId, number: int) -> GameState:
    """As if the turn that goes on ended here, and nothing were drawn."""
    game = Draft(state)
    game.pending.clear()
    if number != state.turn:
        holder = state.praefectus_magnus
        if holder is not None and state.praefectus_magnus_used:
            game.emit(PraefectusMagnusPassed(holder, state.right_of(holder)))
        game.emit(TurnBegan(seat, number))
    turn.begin(game, seat)
    turn.settle(game)
    return game.finished()
