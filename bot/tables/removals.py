"""Taking a seat from somebody who does not play on, by a vote of the others.

More than half of the other people have to agree; whoever is concerned is not asked. Whoever
proposes it agrees with it, but never decides it alone, unless the place itself is in their care.
"""

from collections.abc import Sequence

from bot.tables import lobby, notices
from bot.tables.errors import AtThisTableAlready, NobodyElse, NobodyThere, NotSeated, OwnSeat
from bot.tables.notices import Said
from bot.tables.seating import Participant, PlayerId, RemovalProposal, Vote
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
    table.playing()
    seating = table.seating
    own = seating.place_of(by)
    if own is None and not moderator:
        raise NotSeated
    if not 0 <= seat < len(seating.participants) or seating.at(seat).player is None:
        raise NobodyThere
    if own == seat:
        raise OwnSeat
    if proposal.player is not None and seating.place_of(proposal.player) is not None:
        raise AtThisTableAlready
    voters = tuple(
        SeatId(place)
        for place, each in enumerate(seating.participants)
        if each.player is not None and place != seat
    )
    vote = Vote(
        proposal=proposal,
        number=table.revision + 1,
        by=by,
        seat=seat,
        voters=voters,
        agreed=() if own is None else (SeatId(own),),
        deadline=deadline,
    )
    if vote.passed and not moderator:
        raise NobodyElse
    return vote


def removed(
    table: Table, seat: SeatId, proposal: RemovalProposal, said: Sequence[Said], *, at: float
) -> Change:
    seating = table.seating
    holder = seating.at(seat)
    assert holder.player is not None
    following = (
        holder.model_copy(update={"player": None, "level": proposal.level})
        if proposal.player is None
        else Participant(player=proposal.player, team=holder.team)
    )
    seating = seating.with_participant(seat, following)
    told = notices.PlayerRemoved(
        seat=seat, removed=holder.player, level=following.level, player=following.player
    )
    said = [*said, (None, told)]
    people = seating.people()
    if not people:
        change = lobby.abandoned(table, seating)
        return Change(change.table, change.answer, notices=(*said, *change.notices))
    if seating.host == holder.player:
        host = proposal.player or people[0]
        seating = seating.with_host(host)
        said.append((None, notices.HostChanged(host=host)))
    return reseated(table, seating, said, at)
