"""Absences: somebody is away until a date, and everybody at their tables sees it.

Their clock stops for as many days a game as the table has agreed on, and then runs on as anybody's
does. Or, if they prefer and the table has stand-ins, one plays for them at once. When they are
back, they have the time they had left.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.tables import notices
from bot.tables.notices import CHANGED, Said
from bot.tables.reminders import looked_at_again, next_due
from bot.tables.seating import Absence, Pace, Participant, PlayerId, Seating, Stop, TurnClock
from bot.tables.table import Answer, Change, Table


def begun(table: Table, player: PlayerId, absence: Absence, *, at: float) -> Change | None:
    """None where it is known there."""
    place = table.seating.place_of(player)
    if place is None or table.stage in ("over", "abandoned"):
        return None
    before = table.seating.participants[place]
    if before.absence == absence:
        return None
    seating = resumed(table.seating, player, at=at)
    away = seating.participants[place].model_copy(update={"absence": absence})
    seating = _stopped(seating.with_participant(place, away), player, at=at)
    if before.absence and before.absence.until == absence.until:  # who plays is seen at the table
        return _changed(table, seating, CHANGED)
    told = notices.PlayerAway(player=player, until=absence.until)
    return _changed(table, seating, (None, told))


def taken_along(
    table: Table, away: Mapping[PlayerId, Absence], *, at: float
) -> tuple[Table, tuple[Said, ...]]:
    """Whoever is away when they sit down is away here too, from the same commit on; and what is
    said of it."""
    said: tuple[Said, ...] = ()
    seated = table
    for player, absence in away.items():
        if change := begun(seated, player, absence, at=at):
            seated, said = change.table, (*said, *change.notices)
    return replace(seated, revision=table.revision), said


def ended(table: Table, player: PlayerId, *, at: float) -> Change | None:
    """Early, or because it is over; None where nothing was known of it."""
    place = table.seating.place_of(player)
    absence = None if place is None else table.seating.participants[place].absence
    if place is None or absence is None:
        return None
    seating = resumed(table.seating, player, at=at)
    back = {"absence": None, "stood_in_turn": None}
    here = seating.participants[place].model_copy(update=back)
    seating = seating.with_participant(place, here)
    early = at < absence.until and table.stage == "playing"
    said: Said = (None, notices.PlayerBack(seat=None, player=player)) if early else CHANGED
    return _changed(table, seating, said)


def applied(clock: TurnClock, holder: Participant, pace: Pace, *, at: float) -> TurnClock:
    """To the clock of somebody who is away: it stops, or a stand-in plays."""
    away = holder.absence
    if away is None or away.until <= at or not clock.runs or clock.ends is None:
        return clock
    due = clock.due if clock.due is not None else clock.ends
    if is_stood_in_for(holder, pace, at=at):
        return clock.model_copy(update={"stand_in": away.level, "remind_at": None})
    stops = min(away.until - at, max(0.0, pace.away - holder.away_used))
    if not stops:
        return clock
    stop = Stop(at=at, until=at + stops, ends_left=clock.ends - at, due_left=due - at)
    later = clock.model_copy(update={"ends": clock.ends + stops, "due": due + stops, "stop": stop})
    return later.model_copy(update={"remind_at": next_due(later, pace, at=at)})


def is_stood_in_for(holder: Participant, pace: Pace | None, *, at: float) -> bool:
    """Whether nobody would wait for them, as they are away."""
    away = holder.absence
    return away is not None and at < away.until and away.is_stood_in_for(pace)


def resumed(seating: Seating, player: PlayerId, *, at: float) -> Seating:
    """Their clock goes on with what was left when it stopped."""
    clock = seating.clock
    if clock is None or clock.player != player:
        return seating
    holder = seating.at(clock.seat)
    if clock.stand_in and holder.absence and not holder.stand_in:
        return seating.with_clock(None)
    stop = clock.stop
    if stop is None:
        due = looked_at_again(clock, seating.pace, at=at)
        return seating.with_clock(clock.model_copy(update={"remind_at": due}))
    seating = charged(seating, clock, at=at)
    if at < stop.until or clock.ends == stop.until:
        began = min(at, stop.until)
        again = {"ends": began + stop.ends_left, "due": began + stop.due_left, "stop": None}
        clock = clock.model_copy(update=again)
    else:
        clock = clock.model_copy(update={"stop": None})
    if seating.pace and clock.runs:
        due = next_due(clock, seating.pace, at=at)
        clock = clock.model_copy(update={"remind_at": due})
    return seating.with_clock(clock)


def charged(seating: Seating, clock: TurnClock, *, at: float) -> Seating:
    """How long their clock stood still, of what the table has agreed on."""
    if clock.stop is None:
        return seating
    holder = seating.at(clock.seat)
    used = holder.away_used + max(0.0, min(at, clock.stop.until) - clock.stop.at)
    return seating.with_participant(clock.seat, holder.model_copy(update={"away_used": used}))


def _stopped(seating: Seating, player: PlayerId, *, at: float) -> Seating:
    clock, pace = seating.clock, seating.pace
    if clock is None or pace is None or clock.player != player:
        return seating
    return seating.with_clock(applied(clock, seating.at(clock.seat), pace, at=at))


def _changed(table: Table, seating: Seating, said: Said) -> Change:
    answer = Answer(table=table.id, number=table.number)
    return Change(table.with_seating(seating), answer, notices=(said,))
