"""Reminders: at half and at nine tenths of a turn's time, or when somebody nudges.

Each person has one at most in six hours, whichever table it is for, and none in their quiet hours:
one that comes too early waits until it may be sent, and is not sent once they have answered. It
stands for the table it came from, and lists all those that wait for them.
"""

from bot.tables.errors import NobodyToNudge, NudgedLately, YourTurn
from bot.tables.notices import CHANGED
from bot.tables.people import PlayerProfile
from bot.tables.quiet_hours import quiet_until
from bot.tables.seating import Pace, PlayerId, Reminder, TurnClock
from bot.tables.table import Answer, Change, Reminded, Table

APART_SECONDS = 6 * 60 * 60.0
NUDGES_APART_SECONDS = 12 * 60 * 60.0
PARTS = (0.5, 0.9)
"""Of the time for a turn."""


def scheduled(clock: TurnClock, pace: Pace | None, *, after: float) -> float | None:
    """When the next one is due by the pace; None where there is none any more."""
    if pace is None or clock.ends is None:
        return None
    began = clock.ends - pace.seconds
    times = (began + part * pace.seconds for part in PARTS)
    return next((each for each in times if each > after), None)


def may_come_at(person: PlayerProfile, *, at: float) -> float:
    """At that time, or later where it would come too soon or disturb."""
    last, wishes = person.reminded_at, person.preferences
    if last is not None:
        at = max(at, last + APART_SECONDS)
    if person.absence:
        at = max(at, person.absence.until)
    return quiet_until(wishes.quiet, wishes.zone, at=at) or at


def remind(table: Table, person: PlayerProfile, *, at: float) -> Change | None:
    """Whoever is waited for, if it is time; or it is put off."""
    due, clock = table.timers.get("reminder"), table.seating.clock
    if due is None or clock is None or at < due:
        return None
    way, time = person.preferences.reminders, may_come_at(person, at=at)
    following = scheduled(clock, table.seating.pace, after=at)
    answer = Answer(table=table.id, number=table.number)
    if way == "off" or time > at:
        later = clock.model_copy(update={"remind_at": None if way == "off" else time})
        return Change(table.with_seating(table.seating.with_clock(later)), answer, notices=())
    sent = Reminder(at=at, way=way, nudged_by=clock.nudged_by)
    reminded = clock.model_copy(
        update={"remind_at": following, "nudged_by": None, "reminder": sent}
    )
    return Change(
        table.with_seating(table.seating.with_clock(reminded)),
        answer,
        notices=(CHANGED,),
        reminded=Reminded(clock.player, person.reminded_at, at),
    )


def rescheduled(table: Table, player: PlayerId, *, at: float) -> Change | None:
    """Somebody has changed how they are reminded, and in mid-wait: what was put off is looked at
    again, and what was dropped comes as it would have."""
    clock = table.seating.clock
    if clock is None or clock.player != player:
        return None
    last = clock.reminder.at if clock.reminder else clock.since
    due = at if clock.nudged_by else scheduled(clock, table.seating.pace, after=last)
    if due == clock.remind_at:
        return None
    again = clock.model_copy(update={"remind_at": due})
    answer = Answer(table=table.id, number=table.number)
    return Change(table.with_seating(table.seating.with_clock(again)), answer, notices=())


def nudge(table: Table, by: PlayerId, *, at: float) -> Change:
    """Whoever is waited for is reminded as soon as may be."""
    game = table.playing()
    table.seat_of(by)
    seat = next(iter(table.deciding), None)
    player = None if seat is None else table.seating.at(seat).player
    if seat is None or player is None or table.computer_at(seat) is not None:
        raise NobodyToNudge
    if player == by:
        raise YourTurn
    last = table.seating.nudged_at
    if last is not None and at < last + NUDGES_APART_SECONDS:
        raise NudgedLately(when=str(int(last + NUDGES_APART_SECONDS)))
    clock = table.seating.clock or TurnClock(
        turn=game.state.turn, seat=seat, player=player, since=at
    )
    nudged = clock.model_copy(update={"remind_at": at, "nudged_by": by})
    seating = table.seating.with_clock(nudged).model_copy(update={"nudged_at": at})
    answer = Answer(table=table.id, number=table.number)
    return Change(table.with_seating(seating), answer, notices=())
