"""Drafts: what a seat has tried out but not confirmed, stored so that it survives a restart."""

from collections.abc import Sequence

from pydantic import TypeAdapter, ValidationError

from bot.tables.patrician_questions import as_asked
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


def _begun(table: Table, seat: SeatId) -> Rehearsal:
    game = table.playing()
    return begun(as_asked(game.state, table.seating, seat), seat, game.number)


def stored(draft: Rehearsal) -> StoredDraft:
    return StoredDraft(draft.number, _ACTIONS.dump_json(list(draft.actions)).decode())


async def draft_of(store: Store, table: Table, player: PlayerId) -> Rehearsal:
    """Starts over if the game has moved on since, or if the rules no longer allow the draft."""
    fresh = rehearsal_of(table, player)
    kept = await store.draft(table.id, fresh.seat)
    if kept is None or kept.number != fresh.number:
        return fresh
    try:
        return rehearsal_of(table, player, _ACTIONS.validate_json(kept.actions))
    except (ConcordiaError, ValidationError):
        return fresh


async def keep(store: Store, table: Table, draft: Rehearsal) -> None:
    await store.keep_draft(table.id, draft.seat, stored(draft))
