"""Somebody is at their panel: nobody plays for them, though they have confirmed nothing yet.

Whoever opens the panel or clicks in it has an hour from then on, also where their time would be up
before. It cannot be drawn out for ever: past the time that was agreed on, it is a few hours in all.
A click moves the time by a little more than it has to, so that the next ones write nothing.
"""

from bot.tables import absences, pace
from bot.tables.notices import CHANGED
from bot.tables.seating import PlayerId
from bot.tables.table import Answer, Change, Table
from engine.terms import SeatId

AFTER_A_CLICK_SECONDS = 60 * 60.0
SPARE_SECONDS = 15 * 60.0
"""What a click gives besides, so that there is no more than one change in that time."""
MOST_SECONDS = 3 * 60 * 60.0
"""Past the time that was agreed on."""


def present(table: Table, player: PlayerId, *, at: float) -> Change | None:
    """None where nothing changes."""
    place = table.seating.place_of(player)
    if table.stage != "playing" or place is None:
        return None
    if _is_stood_in_for(table, SeatId(place), at):
        return pace.come_back(table, player, at=at)
    return _lingering(table, SeatId(place), at)


def _is_stood_in_for(table: Table, seat: SeatId, at: float) -> bool:
    """In this turn, until they are back, or because they are away."""
    seating = table.seating
    holder, clock = seating.at(seat), seating.clock
    if holder.stand_in or (clock and clock.seat == seat and clock.stand_in):
        return True
    return absences.is_stood_in_for(holder, seating.pace, at=at)


def _lingering(table: Table, seat: SeatId, at: float) -> Change | None:
    seating, clock = table.seating, table.seating.clock
    if clock is None or clock.seat != seat or not clock.runs or clock.due is None:
        return None
    if seating.pace is None or seating.pace.time_up != "stand_in":
        return None
    agreed = clock.due if clock.was_due is None else clock.was_due
    latest = agreed + MOST_SECONDS
    if clock.due > at + AFTER_A_CLICK_SECONDS or clock.due >= latest:
        return None
    until = min(at + AFTER_A_CLICK_SECONDS + SPARE_SECONDS, latest)
    later = clock.model_copy(update={"due": until, "was_due": agreed})
    after = table.with_seating(seating.with_clock(later))
    return Change(after, Answer(table=table.id, number=table.number), notices=(CHANGED,))
