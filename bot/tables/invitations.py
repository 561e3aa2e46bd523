"""A seat is taken by accepting it: nobody is put into a seat of a game without their own click."""

from collections.abc import Sequence

from bot.tables import notices, tenures
from bot.tables.errors import AtThisTableAlready, InvitedAlready, NoInvitation, NotInvited
from bot.tables.notices import CHANGED, InvitationOutcome, Said, invitation_ended
from bot.tables.seating import Invitation, Participant, PlayerId, Seating
from bot.tables.seats import reseated
from bot.tables.table import Answer, Change, Table
from engine.terms import SeatId


def offered(
    table: Table,
    seat: SeatId,
    player: PlayerId,
    by: PlayerId,
    *,
    at: float,
    deadline: float,
    said: Sequence[Said] = (),
) -> Change:
    """Whoever asked for it themselves sits down at once."""
    holder = table.seating.at(seat).player
    invitation = Invitation(
        seat=seat,
        player=player,
        by=by,
        holder=holder,
        number=table.revision + 1,
        deadline=deadline,
    )
    if player == by:
        return _seated(table, invitation, said, at=at)
    before = table.seating.invitation(seat)
    ended = [invitation_ended(before, "moved_on")] if before else []
    return Change(
        table=table.with_seating(table.seating.with_invitation(invitation)),
        answer=Answer(table=table.id, number=table.number, waiting_for_consent=True),
        notices=(*said, *ended) or (CHANGED,),
    )


def hand_over(
    table: Table, player: PlayerId, following: PlayerId, *, at: float, deadline: float
) -> Change:
    """One's own seat is offered to somebody; until they accept, one plays on."""
    table.playing()
    seat = table.seat_of(player)
    refuse_offer(table, following, seat)
    return offered(table, seat, following, player, at=at, deadline=deadline)


def refuse(table: Table, player: PlayerId, seat: SeatId) -> None:
    """Whoever cannot take that seat."""
    if table.seating.place_of(player) is not None:
        raise AtThisTableAlready
    tenures.refuse_another_seat(table, player, seat)


def refuse_offer(table: Table, player: PlayerId, seat: SeatId) -> None:
    """Nor is anybody called twice for the same seat."""
    refuse(table, player, seat)
    invitation = table.seating.invitation(seat)
    if invitation and invitation.player == player:
        raise InvitedAlready


def answer(
    table: Table, player: PlayerId, seat: SeatId, number: int, *, accept: bool, at: float
) -> Change:
    """Whoever asked may think better of it."""
    table.playing()
    invitation = table.seating.invitation(seat)
    if invitation is None or invitation.number != number or at >= invitation.deadline:
        raise NoInvitation
    if player == invitation.by and not accept:
        return _without(table, invitation, "withdrawn")
    if player != invitation.player:
        raise NotInvited
    if not accept:
        return _without(table, invitation, "declined")
    refuse(table, player, seat)
    return _seated(table, invitation, [invitation_ended(invitation, "accepted")], at=at)


def expired(seating: Seating, *, at: float) -> tuple[Seating, list[Said]]:
    said: list[Said] = []
    for each in seating.invitations:
        if at >= each.deadline:
            seating = seating.without_invitation(each.seat)
            said.append(invitation_ended(each, "late"))
    return seating, said


def _seated(table: Table, invitation: Invitation, said: Sequence[Said], *, at: float) -> Change:
    """Who hands a seat on hands the table on with it, where it is theirs."""
    seat, player = invitation.seat, invitation.player
    holder = Participant(player=player, team=table.seating.at(seat).team)
    first = tenures.nothing_played_yet(table) or tenures.was_there_first(table, player)
    seating = table.seating.with_holder(seat, holder, table.number, from_the_start=first)
    told: list[Said] = [*said, (None, notices.PlayerReplaced(seat=seat, player=player))]
    if seating.host is None or seating.host == invitation.holder:
        seating = seating.with_host(player)
        told.append((None, notices.HostChanged(host=player)))
    return reseated(table, seating, told, at)


def _without(table: Table, invitation: Invitation, why: InvitationOutcome) -> Change:
    return Change(
        table=table.with_seating(table.seating.without_invitation(invitation.seat)),
        answer=Answer(table=table.id, number=table.number),
        notices=(invitation_ended(invitation, why),),
    )
