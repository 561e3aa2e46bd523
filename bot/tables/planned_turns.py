"""Planned turns are played in the commit that brings them: nobody waits for them."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import plans, playing
from bot.tables.notices import CHANGED, Said
from bot.tables.seating import PlayerId
from bot.tables.store import Store
from bot.tables.table import Change, Table
from engine.actions import Action
from engine.terms import SeatId


async def with_planned_turns(store: Store, before: Table, change: Change, *, at: float) -> Change:
    """With the turn it brings, if that was planned, and with those that are brought by it. What was
    taken back is not played again by itself."""
    if any(entry.is_undo for entry in change.entries):
        return change
    while turn := _brought(before, change.table):
        seat, player = turn
        steps = await _steps(store, change.table, seat)
        if not steps:
            break
        before = change.table
        played = playing.act(before, player, before.number, steps, key=None, at=at)
        change = _joined(change, played)
    return change


def _brought(before: Table, after: Table) -> tuple[SeatId, PlayerId] | None:
    """Whose turn has begun since, where it is a person's."""
    if after.stage != "playing" or before.game is None or after.game is None:
        return None
    state = after.game.state
    player = after.seating.at(state.active).player
    if state.turn == before.game.state.turn or player is None:
        return None
    return state.active, player


async def _steps(store: Store, table: Table, seat: SeatId) -> tuple[Action, ...]:
    fresh = plans.own_turn(table, seat)
    if fresh is None:
        return ()
    kept = plans.read(await store.plans(table.id, seat), plans.turn_of(fresh))
    return plans.played_at_once(fresh, kept)


def _joined(change: Change, played: Change) -> Change:
    """Whoever asked for the change is told what came of their own answer."""
    return replace(
        played,
        answer=change.answer.model_copy(update={"number": played.answer.number}),
        entries=(*change.entries, *played.entries),
        notices=_told(change.notices, played.notices),
        restored=change.restored,
        reminded=change.reminded,
    )


def _told(*notices: tuple[Said, ...]) -> tuple[Said, ...]:
    """That the table has changed needs no word of its own beside others."""
    said = [each for some in notices for each in some if each != CHANGED]
    return tuple(said) or (CHANGED,)
