"""Reminders: at half and at nine tenths of a turn's time, or when somebody nudges.

Each person has one at most in six hours, whichever table it is for, and none in their quiet hours:
one that comes too early waits until it may be sent, and is not sent once they have answered. It
stands for the table it came from, and lists all those that wait for them: where another one was due
by then, that is settled.
"""

from bot.tables.errors import NobodyToNudge, NudgedLately, YourTurn
from bot.tables.notices import CHANGED
from bot.tables.people import PlayerProfile
from bot.tables.quiet_hours import quiet_until
from bot.tables.seating import Pace, PlayerId, Reminder, TurnClock
from bot.tables.table import Answer, Change, Reminded, Table
from engine.terms import SeatId

APART_SECONDS = 6 * 60 * 60.0
NUDGES_APART_SECONDS = 12 * 60 * 60.0
PARTS = (0.5, 0.9)
"""Of the time for a turn."""


def scheduled(clock: TurnClock, pace: Pace | None, *, after: float) -> float | None:
    """When the next one is due by the pace; None where there is none any more."""
    return next((each for each in _times(clock, pace) if each > after), None)


def next_due(clock: TurnClock, pace: Pace | None, *, at: float) -> float | None:
    """When the next one is, whose clock has been set to another time: a nudge that waits is still
    to come as soon as may be."""
    return at if clock.nudged_by else scheduled(clock, pace, after=at)


def looked_at_again(clock: TurnClock, pace: Pace | None, *, at: float) -> float | None:
    """When the next one is, if nothing put it off: that may be in the past, and then it comes as
    soon as it may."""
    last = clock.reminder.at if clock.reminder else clock.since
    return at if clock.nudged_by else scheduled(clock, pace, after=last)


def _times(clock: TurnClock, pace: Pace | None) -> tuple[float, ...]:
    if pace is None or clock.ends is None:
        return ()
    began = clock.ends - pace.seconds
    return tuple(began + part * pace.seconds for part in PARTS)


def may_come_at(table: Table, person: PlayerProfile, *, at: float) -> float:
    """At that time, or later where it would come too soon or disturb. Whoever has come back to this
    table is there, though they are away from others."""
    last, wishes = person.reminded_at, person.preferences
    if last is not None:
        at = max(at, last + APART_SECONDS)
    place = table.seating.place_of(person.player)
    away = None if place is None else table.seating.participants[place].absence
    if away:
        at = max(at, away.until)
    return quiet_until(wishes.quiet, wishes.zone, at=at) or at


def remind(table: Table, person: PlayerProfile, *, listed: bool, at: float) -> Change | None:
    """Whoever is waited for, if it is time; or it is put off. `listed`: the last one they had was
    for this table too."""
    due, clock = table.timers.get("reminder"), table.seating.clock
    if due is None or clock is None or at < due:
        return None
    way, time = person.preferences.reminders, may_come_at(table, person, at=at)
    following = scheduled(clock, table.seating.pace, after=at)
    answer = Answer(table=table.id, number=table.number)
    settled = listed and way != "off" and _is_settled(clock, table.seating.pace, person, at=at)
    if way == "off" or settled or time > at:
        again = None if way == "off" else following if settled else time
        later = clock.model_copy(update={"remind_at": again})
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


def _is_settled(clock: TurnClock, pace: Pace | None, person: PlayerProfile, *, at: float) -> bool:
    """By a reminder for another table, which listed this one too. One that somebody has asked for
    comes all the same, and says who."""
    last, due = person.reminded_at, [each for each in _times(clock, pace) if each <= at]
    return clock.nudged_by is None and last is not None and bool(due) and last >= due[-1]


def rescheduled(table: Table, player: PlayerId, *, at: float) -> Change | None:
    """Somebody has changed how they are reminded, and in mid-wait: what was put off is looked at
    again, and what was dropped comes as it would have."""
    clock = table.seating.clock
    if clock is None or clock.player != player:
        return None
    due = looked_at_again(clock, table.seating.pace, at=at)
    if due == clock.remind_at:
        return None
    again = clock.model_copy(update={"remind_at": due})
    answer = Answer(table=table.id, number=table.number)
    return Change(table.with_seating(table.seating.with_clock(again)), answer, notices=())


def waited_for(table: Table) -> tuple[SeatId, PlayerId] | None:
    """The person to decide, where nobody plays for them; the first of them, where all choose at
    once."""
    seat = next(iter(table.deciding), None)
    player = None if seat is None else table.seating.at(seat).player
    if seat is None or player is None or table.computer_at(seat) is not None:
        return None
    return seat, player


def is_put_off(table: Table, by: PlayerId) -> bool:
    """Whether whoever they wait for will be reminded of an earlier nudge."""
    clock, waited = table.seating.clock, waited_for(table)
    others = waited is not None and waited[1] != by and table.seating.place_of(by) is not None
    return others and clock is not None and clock.nudged_by is not None


def nudge(table: Table, by: PlayerId, *, at: float) -> Change:
    """Whoever is waited for is reminded as soon as may be; each of them once in a while."""
    game = table.playing()
    table.seat_of(by)
    waited = waited_for(table)
    if waited is None:
        raise NobodyToNudge
    seat, player = waited
    if player == by:
        raise YourTurn
    holder = table.seating.at(seat)
    last = holder.nudged_at
    if last is not None and at < last + NUDGES_APART_SECONDS:
        raise NudgedLately(when=str(int(last + NUDGES_APART_SECONDS)))
    clock = table.seating.clock or TurnClock(
        turn=game.state.turn, before=table.before_turns, seat=seat, player=player, since=at
    )
    nudged = clock.model_copy(update={"remind_at": at, "nudged_by": by})
    holder = holder.model_copy(update={"nudged_at": at})
    seating = table.seating.with_clock(nudged).with_participant(seat, holder)
    answer = Answer(table=table.id, number=table.number)
    return Change(table.with_seating(seating), answer, notices=())
