"""How long a table waits for somebody, and what happens when their time is up.

A clock runs for whoever is to decide, one for each turn and person, at tables that have agreed on a
pace. What a turn takes longer than agreed is taken from that person's reserve. When that is used
up too, a stand-in plays the turn, or the clock only shows that they are late. Whoever has missed
three turns in a row is stood in for until they are back.

All of it is pure. `TableCache` winds the clock with every change; the timekeeper asks whether time
is up, under the table's lock and of the table as it is then: whoever has answered isn't waited for
any more.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.tables import absences, lobby, notices, tenures
from bot.tables.errors import NotAVoter, NotSeated, SamePace, SeatIsKept, UnknownTable
from bot.tables.notices import CHANGED, Said
from bot.tables.reminders import next_due, scheduled
from bot.tables.seating import (
    Pace,
    PaceProposal,
    Participant,
    PlayerId,
    Seating,
    StoodInTurn,
    TurnClock,
    Vote,
    more_than_half,
)
from bot.tables.table import Answer, Change, Table, TimerKind
from engine.terms import SeatId

HOUR = 3600.0
PACES: Mapping[str, float] = {"relaxed": 72 * HOUR, "steady": 24 * HOUR, "brisk": 8 * HOUR}
"""Seconds for a turn, of those that have a name."""
SHORTEST, LONGEST = HOUR / 2, 30 * 24 * HOUR
RESERVES: Mapping[str, float] = {"no_reserve": 0, "one_turn": 1, "two_turns": 2, "four_turns": 4}
RESERVE = 2
"""How many turns' time each person has in reserve for the whole game, unless it was agreed."""
MOST_MISSED = 3
"""Turns in a row; from then on, the stand-in keeps the seat."""
REPRIEVE = HOUR
"""The least time somebody has after the bot was away."""


_FIELDS: Mapping[TimerKind, str] = {"time_up": "due", "reminder": "remind_at"}
"""Where a clock says when that is due."""


class WaitedFor(NamedTuple):
    """In which turn, or for what before the first one, at which seat, and who."""

    turn: int
    before: str | None
    seat: SeatId
    player: PlayerId


class Outage(NamedTuple):
    """When the bot was down, or had no connection to Discord."""

    began: float
    ended: float


def wound(table: Table, at: float) -> Table:
    """With the clock of whoever is waited for now. It goes on running through a turn; at a table
    that is held it stands still."""
    if table.stage == "held":
        return table
    before, waited = table.seating, _waited_for(table)
    clock = before.clock
    running = clock and WaitedFor(clock.turn, clock.before, clock.seat, clock.player)
    if waited == running:
        return table
    seating = _charged(before, clock, at) if clock else before
    fresh = _fresh(seating, waited, at) if waited and seating.pace else None
    return table if fresh == clock else table.with_seating(seating.with_clock(fresh))


def time_up(table: Table, level: str, *, at: float) -> Change | None:
    """A stand-in of that level plays on for whoever is waited for, or they are marked as late."""
    due = table.timers.get("time_up")
    if due is None or at < due:
        return None
    seating, clock = table.seating, table.seating.clock
    assert clock
    assert seating.pace
    if seating.pace.time_up == "mark":
        late = clock.model_copy(update={"late": True})
        return _changed(table, seating.with_clock(late), CHANGED)
    holder = seating.at(clock.seat)
    if holder.absence and at < holder.absence.until:  # which is no turn missed
        taken_over = clock.model_copy(update={"stand_in": level, "remind_at": None})
        told = notices.TurnMissed(
            seat=clock.seat, player=clock.player, level=level, keeps=False, away=True
        )
        holder = holder.model_copy(update={"stood_in_turn": _stood_in(clock, level)})
        seating = seating.with_participant(clock.seat, holder).with_clock(taken_over)
        return _changed(table, seating, (None, told))
    missed = holder.missed + 1
    kept = level if missed >= MOST_MISSED else None
    holder = holder.model_copy(
        update={"missed": missed, "stood_in_turn": _stood_in(clock, level), "stand_in": kept}
    )
    taken_over = clock.model_copy(update={"stand_in": level})
    seating = seating.with_participant(clock.seat, holder).with_clock(taken_over)
    told = notices.TurnMissed(
        seat=clock.seat, player=clock.player, level=level, keeps=kept is not None
    )
    return _changed(table, seating, (None, told))


def credited(table: Table, outage: Outage, *, at: float) -> Change | None:
    """The time for which nobody could answer does not count: a clock that ran then goes on as long
    as it lasted, and whoever is waited for has an hour at least. Once for each outage."""
    due, clock = table.timers.get("time_up"), table.seating.clock
    if due is None or clock is None or due <= outage.began:
        return None
    if outage.ended <= max(clock.since, clock.credited):
        return None
    lost = outage.ended - max(outage.began, clock.since)
    until = max(due + lost, outage.ended + REPRIEVE)
    ends = None if clock.ends is None else clock.ends + until - due
    later = clock.model_copy(update={"ends": ends, "due": until, "was_due": None})
    later = later.model_copy(update={"credited": outage.ended})
    remind_at = next_due(later, table.seating.pace, at=at)
    later = later.model_copy(update={"remind_at": remind_at})
    return _changed(table, table.seating.with_clock(later), CHANGED)


def put_off(table: Table, *, at: float) -> Change | None:
    """Nobody can answer here: the channel is closed, or the bot isn't in the server. What is due is
    looked at again in an hour, so that whoever is waited for has one at least afterwards."""
    timers, clock = table.timers, table.seating.clock
    if clock is None:
        return None
    later = {
        field: at + REPRIEVE for kind, field in _FIELDS.items() if timers.get(kind, at + 1) <= at
    }
    if not later:
        return None
    seating = table.seating.with_clock(clock.model_copy(update={"was_due": None, **later}))
    answer = Answer(table=table.id, number=table.number)
    return Change(table.with_seating(seating), answer, notices=())


def come_back(table: Table, player: PlayerId, *, at: float) -> Change:
    """At once; also where nobody has played for them."""
    table.playing()
    seat = table.seat_of(player)
    if back := absences.ended(table, player, at=at):
        return Change(back.table.with_presence(seat, at), back.answer, notices=back.notices)
    after = table.with_presence(seat, at)
    answer = Answer(table=table.id, number=table.number)
    if after is table:
        return Change(table, answer, notices=())
    return Change(after, answer, notices=((None, notices.PlayerBack(seat=seat, player=player)),))


def change_in_lobby(table: Table, host: PlayerId, pace: Pace | None, *, moderator: bool) -> Change:
    seating = table.in_lobby()
    lobby.refuse_others(seating, host, moderator=moderator)
    return _changed(table, seating.with_pace(pace), CHANGED)


def proposed(
    table: Table, by: PlayerId, pace: Pace | None, *, moderator: bool, deadline: float
) -> Vote:
    """That the game goes on at another pace. More than half of those who have played from the start
    have to agree; whoever is stood in for is not asked."""
    if table.stage in ("over", "abandoned"):
        raise UnknownTable
    table.playing()
    seating = table.seating
    if seating.place_of(by) is None and not moderator:
        raise NotSeated
    if pace == seating.pace:
        raise SamePace
    if seating.place_of(by) is not None and _holder(seating, by).stand_in and not moderator:
        raise SeatIsKept
    voters = tuple(
        each for each in tenures.from_the_start(seating) if not _holder(seating, each).stand_in
    )
    if by not in voters and not moderator:
        raise NotAVoter
    return Vote(
        proposal=PaceProposal(pace=pace),
        number=table.revision + 1,
        by=by,
        seat=None,
        voters=voters,
        needed=more_than_half(voters),
        agreed=(by,) if by in voters else (),
        deadline=deadline,
    )


def carried_out(table: Table, proposal: PaceProposal, said: Sequence[Said], *, at: float) -> Change:
    """From now on, with a whole turn's time for whoever is waited for and a whole reserve for
    everyone."""
    pace = proposal.pace
    fresh: dict[str, object] = {"reserve_used": 0.0, "stood_in_turn": None}
    if pace is None or pace.time_up != "stand_in":
        fresh |= {"missed": 0, "stand_in": None}
    people = tuple(each.model_copy(update=fresh) for each in table.seating.participants)
    seating = table.seating.model_copy(update={"participants": people, "clock": None})
    after = wound(table.with_seating(seating.with_pace(pace)), at)
    clock = after.seating.clock
    told = notices.PaceChanged(pace=pace, due=clock.due if clock else None)
    return Change(
        after,
        Answer(table=table.id, number=table.number),
        notices=(*said, (None, told)),
    )


def reserve_left(pace: Pace, holder: Participant) -> float:
    return max(0.0, pace.reserve - holder.reserve_used)


def _waited_for(table: Table) -> WaitedFor | None:
    """Where it is no computer. While all choose at once, the first of those who have not."""
    if table.stage != "playing" or table.game is None:
        return None
    for seat in table.deciding:
        if player := table.seating.at(seat).player:
            return WaitedFor(table.game.state.turn, table.before_turns, seat, player)
    return None


def _fresh(seating: Seating, waited: WaitedFor, at: float) -> TurnClock:
    holder, pace = seating.at(waited.seat), seating.pace
    assert pace
    clock = TurnClock(**waited._asdict(), since=at)
    if level := holder.stood_in_by(waited.turn):
        return clock.model_copy(update={"stand_in": level})
    ends = at + pace.seconds
    clock = clock.model_copy(update={"ends": ends, "due": ends + reserve_left(pace, holder)})
    clock = clock.model_copy(update={"remind_at": scheduled(clock, pace, after=at)})
    return absences.applied(clock, holder, pace, at=at)


def _stood_in(clock: TurnClock, level: str) -> StoodInTurn | None:
    """What is asked before the first turn is no part of it."""
    return StoodInTurn(turn=clock.turn, level=level) if clock.before is None else None


def _charged(seating: Seating, clock: TurnClock, at: float) -> Seating:
    """What somebody took longer than a turn has, from their reserve."""
    if clock.seat < len(seating.participants):
        seating = absences.charged(seating, clock, at=at)
    over = 0.0 if clock.ends is None else at - clock.ends
    if over <= 0 or clock.seat >= len(seating.participants):
        return seating
    holder = seating.at(clock.seat)
    if holder.player != clock.player:
        return seating
    used = holder.reserve_used + over
    if seating.pace is not None:
        used = min(used, seating.pace.reserve)
    return seating.with_participant(clock.seat, holder.model_copy(update={"reserve_used": used}))


def _holder(seating: Seating, player: PlayerId) -> Participant:
    place = seating.place_of(player)
    assert place is not None
    return seating.participants[place]


def _changed(table: Table, seating: Seating, *said: Said) -> Change:
    return Change(
        table=table.with_seating(seating),
        answer=Answer(table=table.id, number=table.number),
        notices=said,
    )
