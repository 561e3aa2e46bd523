"""Drafts: what a seat has tried out but not confirmed, stored so that it survives a restart."""

from collections.abc import Sequence

from pydantic import TypeAdapter, ValidationError

from bot.tables import plans
from bot.tables.patrician_questions import as_asked
from bot.tables.plans import Attempt, Planning, SeatPlans
from bot.tables.rehearsal import Rehearsal, begun
from bot.tables.seating import PlayerId
from bot.tables.store import Store, StoredDraft
from bot.tables.table import Table
from engine.actions import Action
from engine.errors import ConcordiaError
from engine.terms import SeatId

_ACTIONS: TypeAdapter[list[Action]] = TypeAdapter(list[Action])


def rehearsal_of(table: Table, player: PlayerId, tried: Sequence[Action] = ()) -> Rehearsal:
    rehearsal = _begun(table, table.seat_of(player))
    for action in tried:
        rehearsal = rehearsal.then(action)
    return rehearsal


def rehearsed_again(table: Table, seat: SeatId, tried: Sequence[Action]) -> Rehearsal | None:
    """What was undone, as far as it can be rehearsed; None where there is nothing to go on with."""
    rehearsal = _begun(table, seat)
    for action in tried:
        if rehearsal.decision is None:
            break
        rehearsal = rehearsal.then(action)
    return rehearsal if rehearsal.actions else None


def turn_to_try(table: Table, player: PlayerId) -> Rehearsal:
    """What a player is asked; while others play, their next turn as far as it can be known."""
    return plans.next_turn(table, table.seat_of(player)) or rehearsal_of(table, player)


def _begun(table: Table, seat: SeatId) -> Rehearsal:
    game = table.playing()
    return begun(as_asked(game.state, table.seating, seat), seat, game.number)


def stored(draft: Rehearsal) -> StoredDraft:
    return StoredDraft(draft.number, _ACTIONS.dump_json(list(draft.actions)).decode())


async def draft_of(store: Store, table: Table, player: PlayerId) -> Rehearsal:
    """Starts over if the game has moved on since, or if the rules no longer allow the draft. A turn
    that was planned begins with the plan; while others play, the next turn is prepared."""
    fresh = turn_to_try(table, player)
    if fresh.ahead is not None:
        prepared = await plans_of(store, table, fresh)
        return plans.followed(fresh, prepared.draft)[0]
    kept = await store.draft(table.id, fresh.seat)
    if kept is None or kept.number != fresh.number:
        planned = await planned_opening(store, table, fresh.seat)
        return planned.rehearsal if planned else fresh
    try:
        return rehearsal_of(table, player, _ACTIONS.validate_json(kept.actions))
    except (ConcordiaError, ValidationError):
        return fresh


async def plans_of(store: Store, table: Table, fresh: Rehearsal) -> SeatPlans:
    """For the turn that is rehearsed."""
    return plans.read(await store.plans(table.id, fresh.seat), plans.turn_of(fresh))


async def planning_of(store: Store, table: Table, player: PlayerId) -> Planning:
    fresh = plans.changeable(table, table.seat_of(player))
    kept = await plans_of(store, table, fresh)
    return Planning(kept, tuple(plans.attempted(fresh, each) for each in kept.plans))


async def planned_opening(store: Store, table: Table, seat: SeatId) -> Attempt | None:
    """What the panel opens with, where the seat's turn begins and it has planned it. What it was
    still preparing is better than nothing."""
    fresh = plans.own_turn(table, seat)
    if fresh is None:
        return None
    kept = await plans_of(store, table, fresh)
    if not kept.plans and kept.draft:
        return Attempt(plans.followed(fresh, kept.draft)[0], None, differs=False)
    return plans.opening(fresh, kept)


async def keep(store: Store, table: Table, draft: Rehearsal) -> None:
    if draft.ahead is not None:
        kept = await plans_of(store, table, draft)
        await keep_plans(store, table, draft.seat, kept.preparing(draft))
        return
    await store.keep_draft(table.id, draft.seat, stored(draft))


async def keep_plans(store: Store, table: Table, seat: SeatId, kept: SeatPlans) -> None:
    await store.keep_plans(table.id, seat, kept.model_dump_json())
