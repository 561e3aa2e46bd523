"""People who plan their next turns at random, and what must come of it by the rules alone."""

from __future__ import annotations

from dataclasses import dataclass
from operator import methodcaller
from random import Random

from bot.faces.confirmable import confirmable
from bot.tables import PlayerId, TableId
from bot.tables.knowledge import learned_of_others
from bot.tables.log import Position, Step
from bot.tables.rehearsal import Rehearsal
from bot.tables.wishes import Act
from engine import GameState, apply, legal_actions
from engine.actions import FINISH, Action
from engine.terms import SeatId
from tests.world.tables import TableWorld

MOST_STEPS = 30


@dataclass
class Planner:
    world: TableWorld
    table: TableId
    player: PlayerId
    chance: Random

    async def plan(self) -> tuple[Action, ...]:
        """A whole turn at random, prepared as in the panel; nothing where it doesn't come to an
        end."""
        tables = self.world.tables
        draft = await tables.draft(self.table, self.player)
        draft = await tables.try_out(self.table, self.player, draft.mark, Rehearsal.afresh)
        for _ in range(MOST_STEPS):
            whole = confirmable(draft)
            if whole is not None and (draft.ready or self.chance.random() < 0.5):
                assert await tables.keep_plan(self.table, self.player, draft.mark, whole)
                return whole.actions
            if draft.decision is None:
                break
            chosen = methodcaller("then", self.chance.choice(draft.options()))
            draft = await tables.try_out(self.table, self.player, draft.mark, chosen)
        return ()


def steps_by_the_rules(
    state: GameState, seat: SeatId, plan: tuple[Action, ...]
) -> tuple[Action, ...] | None:
    """What of the plan is played, one legal step after the other; None where one isn't legal, or
    comes after something hidden was seen."""
    played: list[Action] = []
    stopped = False
    for action in plan:
        asked = not state.over and bool(state.pending) and state.pending[-1].seat == seat
        if not asked or stopped or action not in legal_actions(state):
            if action == FINISH:
                continue
            return None
        turn, after = state.turn, apply(state, seat, action)
        step = Step(
            Position(0, "", state), seat, action, "person", after.events,
            Position(1, "", after.state),
        )  # fmt: skip
        stopped = after.state.turn != turn or seat in learned_of_others([step], seat)
        stopped = stopped or any(seat in each.learned_by(after.state) for each in after.events)
        played.append(action)
        state = after.state
    return tuple(played)


async def clicks(
    world: TableWorld, table: TableId, player: PlayerId, actions: tuple[Action, ...]
) -> None:
    """One by one, as on the panel without a plan."""
    for action in actions:
        number = (await world.look(table)).number
        await world.ask(player, table, Act(number, (action,)))
    await world.rested()
