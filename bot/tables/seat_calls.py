"""Calls whoever waits for a free seat in a server, when a lobby opens or a full one has room again.

Nobody is called twice to the same lobby, nor in their quiet hours, nor while they are away: then
they are called afterwards, if there is a seat still. Nor is anybody called to a seat that was free
when they asked for it: they have seen it.
"""

from collections.abc import Sequence
from typing import Literal

from bot.tables import notices
from bot.tables.notices import Said
from bot.tables.people import PlayerProfile
from bot.tables.quiet_hours import quiet_until
from bot.tables.table import Answer, Change, Table

SeatCall = Literal["once", "always"]
"""Until they have been called, or until they say otherwise."""
TOGETHER = 50
"""In one message."""


def due(table: Table, *, at: float) -> bool:
    time = table.timers.get("seats")
    return time is not None and time <= at


def called(table: Table, waiting: Sequence[PlayerProfile], *, at: float) -> Change:
    """Of those who wait for a seat in the server, those who can be called now."""
    seating = table.seating
    known = {*seating.called, *seating.people(), *seating.sent_away}
    wanted = {each.player: free_at(each, at) for each in waiting if each.player not in known}
    reached = [player for player, time in wanted.items() if time <= at]
    now = tuple(reached[:TOGETHER])
    later = min((time for player, time in wanted.items() if player not in now), default=None)
    update = {"called": (*seating.called, *now), "calls_at": later}
    said: tuple[Said, ...] = ((None, notices.SeatFree(players=now)),) if now else ()
    return Change(
        table.with_seating(seating.model_copy(update=update)),
        Answer(table=table.id, number=table.number),
        notices=said,
        called=now,
    )


def free_at(person: PlayerProfile, at: float) -> float:
    """When somebody can be called, from then on."""
    if person.absence:
        at = max(at, person.absence.until)
    wishes = person.preferences
    return quiet_until(wishes.quiet, wishes.zone, at=at) or at
