"""Taking a seat from somebody who does not play on: a small vote of the others, with a deadline.

More than half of the other people have to agree; whoever is concerned is not asked. Whoever
proposes it agrees with it, but never decides it alone, unless the place itself is in their care.
"""

from bot.tables import lobby, notices
from bot.tables.errors import (
    AtThisTableAlready,
    NobodyElse,
    NobodyThere,
    NoRemovalAsked,
    NotAVoter,
    NotSeated,
    OwnSeat,
    RemovalPending,
)
from bot.tables.notices import Notice
from bot.tables.seating import Participant, PlayerId, RemovalRequest, Seating
from bot.tables.seats import reseated
from bot.tables.table import Answer, Change, Table
from engine.terms import SeatId
from engine.views import Viewer

Said = tuple[tuple[Viewer, Notice], ...]


def propose(
    table: Table,
    by: PlayerId,
    seat: SeatId,
    level: str,
    player: PlayerId | None,
    *,
    moderator: bool,
    at: float,
    deadline: float,
) -> Change:
    """A computer of that level is to play on, or the person who is named."""
    table.playing()
    seating = table.seating
    own = seating.place_of(by)
    if own is None and not moderator:
        raise NotSeated
    if not 0 <= seat < len(seating.participants) or seating.at(seat).player is None:
        raise NobodyThere
    if own == seat:
        raise OwnSeat
    if player is not None and seating.place_of(player) is not None:
        raise AtThisTableAlready
    fallen: Said = ()
    if seating.removal:
        if at < seating.removal.deadline:
            raise RemovalPending
        fallen = ((None, notices.RemovalDropped(seat=seating.removal.seat, why="late")),)
    voters = tuple(
        SeatId(place)
        for place, each in enumerate(seating.participants)
        if each.player is not None and place != seat
    )
    agreed = () if own is None else (SeatId(own),)
    request = RemovalRequest(
        number=table.row.revision + 1,
        by=by,
        seat=seat,
        level=level,
        player=player,
        voters=voters,
        agreed=agreed,
        deadline=deadline,
    )
    if set(voters) <= set(agreed):
        if not moderator:
            raise NobodyElse
        return _removed(table, request, fallen, at=at)
    asked = notices.RemovalAsked(
        number=request.number,
        by=by,
        seat=seat,
        level=level,
        player=player,
        voters=voters,
        deadline=deadline,
    )
    return _waiting(table, request, (*fallen, (None, asked)))


def answer(table: Table, player: PlayerId, number: int, *, agree: bool, at: float) -> Change:
    """Whoever proposed it may think better of it."""
    table.playing()
    request = table.seating.removal
    if request is None or request.number != number or at >= request.deadline:
        raise NoRemovalAsked
    if player == request.by and not agree:
        return _dropped(table, notices.RemovalDropped(seat=request.seat, why="withdrawn"))
    place = table.seating.place_of(player)
    if place not in request.voters:
        raise NotAVoter
    seat = SeatId(place)
    agreed = {*request.agreed, seat} if agree else {*request.agreed} - {seat}
    refused = {*request.refused, seat} if not agree else {*request.refused} - {seat}
    if 2 * len(agreed) > len(request.voters):
        return _removed(table, request, (), at=at)
    if 2 * len(refused) >= len(request.voters):
        return _dropped(table, notices.RemovalDropped(seat=request.seat, why="refused"))
    answered = {"agreed": tuple(sorted(agreed)), "refused": tuple(sorted(refused))}
    said = notices.VoteAnswered(seat=seat)
    return _waiting(table, request.model_copy(update=answered), ((None, said),))


def expire(table: Table, *, at: float) -> Change | None:
    request = table.seating.removal
    if request is None or at < request.deadline:
        return None
    return _dropped(table, notices.RemovalDropped(seat=request.seat, why="late"))


def _removed(table: Table, request: RemovalRequest, fallen: Said, *, at: float) -> Change:
    seat, seating = request.seat, table.seating.with_removal(None)
    holder = seating.at(seat)
    assert holder.player is not None
    following = (
        holder.model_copy(update={"player": None, "level": request.level})
        if request.player is None
        else Participant(player=request.player, team=holder.team)
    )
    seating = seating.with_participant(seat, following)
    removed = notices.PlayerRemoved(
        seat=seat, removed=holder.player, level=following.level, player=following.player
    )
    said: list[tuple[Viewer, Notice]] = [*fallen, (None, removed)]
    people = seating.people()
    if not people:
        change = lobby.abandoned(table, seating)
        return Change(change.table, change.answer, notices=(*said, *change.notices))
    if seating.host == holder.player:
        host = request.player or people[0]
        seating = seating.with_host(host)
        said.append((None, notices.HostChanged(host=host)))
    return reseated(table, seating, said, at)


def _waiting(table: Table, request: RemovalRequest, said: Said) -> Change:
    return _changed(table, table.seating.with_removal(request), said, waiting=True)


def _dropped(table: Table, notice: notices.RemovalDropped) -> Change:
    return _changed(table, table.seating.with_removal(None), ((None, notice),), waiting=False)


def _changed(table: Table, seating: Seating, said: Said, *, waiting: bool) -> Change:
    return Change(
        table=table.with_seating(seating),
        answer=Answer(table=table.id, number=table.number, waiting_for_consent=waiting),
        notices=said,
    )
