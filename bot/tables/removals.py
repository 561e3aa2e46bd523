"""Giving a seat to somebody else by a vote: that of a person who does not play on, or a computer's.

More than half of those who have played from the start have to agree; whoever is concerned is not
asked. Whoever proposes it agrees with it, but nobody loses a seat because one person wants it,
unless the place itself is in that person's care; and then only to a computer.
"""

from collections.abc import Sequence

from bot.tables import invitations, lobby, notices, tenures
from bot.tables.errors import (
    JoinedLater,
    NobodyElse,
    NobodyThere,
    NotSeated,
    OwnSeat,
    SeatTaken,
)
from bot.tables.notices import Said
from bot.tables.seating import PlayerId, RemovalProposal, Vote, more_than_half
from bot.tables.seats import reseated
from bot.tables.table import Change, Table
from engine.terms import SeatId


def proposed(
    table: Table,
    by: PlayerId,
    seat: SeatId,
    proposal: RemovalProposal,
    *,
    moderator: bool,
    deadline: float,
) -> Vote:
    """That a person is replaced."""
    table.playing()
    seating = table.seating
    if seating.place_of(by) is None and not moderator:
        raise NotSeated
    if not 0 <= seat < len(seating.participants) or seating.at(seat).player is None:
        raise NobodyThere
    if seating.place_of(by) == seat:
        raise OwnSeat
    if proposal.player is not None:
        invitations.refuse_offer(table, proposal.player, seat)
    voters = [
        each
        for each in tenures.from_the_start(seating)
        if each not in (proposal.player, seating.at(seat).player)
    ]
    if by not in voters and not moderator:
        raise JoinedLater
    vote = _vote(table, by, seat, proposal, voters=voters, deadline=deadline)
    if vote.passed and not (moderator and proposal.player is None):
        raise NobodyElse
    return vote


def given_away(
    table: Table,
    by: PlayerId,
    seat: SeatId,
    player: PlayerId,
    *,
    moderator: bool,
    deadline: float,
) -> Vote:
    """That a person gets a seat which no person has. In an imported game that nobody has gone on
    with, the host gathers people as in a lobby."""
    table.playing()
    seating = table.seating
    if not 0 <= seat < len(seating.participants):
        raise NobodyThere
    holder = seating.at(seat)
    if holder.player is not None:
        raise SeatTaken
    if seating.host is not None:
        lobby.refuse_others(seating, by, moderator=moderator)
    invitations.refuse_offer(table, player, seat)
    gathers = tenures.nothing_played_yet(table)
    voters = () if gathers else tenures.from_the_start(seating)
    if not voters and not gathers and set(seating.people()) - {by}:
        raise NobodyElse
    proposal = RemovalProposal(level=holder.level or "", player=player)
    return _vote(table, by, seat, proposal, voters=voters, deadline=deadline)


def _vote(
    table: Table,
    by: PlayerId,
    seat: SeatId,
    proposal: RemovalProposal,
    *,
    voters: Sequence[PlayerId],
    deadline: float,
) -> Vote:
    return Vote(
        proposal=proposal,
        number=table.revision + 1,
        by=by,
        seat=seat,
        voters=tuple(voters),
        needed=more_than_half(voters),
        agreed=(by,) if by in voters else (),
        deadline=deadline,
    )


def carried_out(
    table: Table,
    vote: Vote,
    proposal: RemovalProposal,
    said: Sequence[Said],
    *,
    at: float,
    deadline: float,
) -> Change:
    """A computer plays on for a person who is replaced, until somebody has accepted the seat."""
    assert vote.seat is not None
    change = None
    if table.seating.at(vote.seat).player is not None:
        change = _removed(table, vote.seat, proposal.level, said, at=at)
        table, said = change.table, change.notices
    if proposal.player is None or table.stage != "playing":
        assert change
        return change
    then = invitations.offered(
        table, vote.seat, proposal.player, vote.by, at=at, deadline=deadline, said=said
    )
    entries = (*change.entries, *then.entries) if change else then.entries
    return Change(then.table, then.answer, entries, then.notices)


def _removed(table: Table, seat: SeatId, level: str, said: Sequence[Said], *, at: float) -> Change:
    holder = table.seating.at(seat)
    assert holder.player is not None
    following = holder.model_copy(update={"player": None, "level": level})
    seating = table.seating.with_holder(seat, following, table.number)
    told = notices.PlayerRemoved(seat=seat, removed=holder.player, level=level)
    said = [*said, (None, told)]
    people = seating.people()
    if not people:
        change = lobby.abandoned(table, seating)
        return Change(change.table, change.answer, notices=(*said, *change.notices))
    if seating.host == holder.player:
        seating = seating.with_host(people[0])
        said.append((None, notices.HostChanged(host=people[0])))
    return reseated(table, seating, said, at)
