"""During the game: who gives a seat up, who takes one over, and what a seat has ordered."""

from bot.tables import lobby, notices, playing
from bot.tables.errors import (
    NobodyThere,
    NotAtThisTable,
    SeatNotEmpty,
    UnknownTable,
)
from bot.tables.notices import CHANGED, Said
from bot.tables.seating import GoodsOrder, Participant, PlayerId, Seating
from bot.tables.standing_orders import ordered_answer
from bot.tables.table import Answer, Change, Table
from engine.terms import SeatId


def resign(table: Table, player: PlayerId, level: str, *, at: float) -> Change:
    """A computer plays on; when the last person goes, the table is given up."""
    seat = table.seat_of(player)
    table.playing()
    computer = table.seating.at(seat).model_copy(update={"player": None, "level": level})
    seating = table.seating.with_holder(seat, computer, table.number)
    people = seating.people()
    if not people:
        return lobby.abandoned(table, seating)
    said: list[Said] = [(None, notices.PlayerResigned(seat=seat, player=player, level=level))]
    if seating.host == player:
        seating = seating.with_host(people[0])
        said.append((None, notices.HostChanged(host=people[0])))
    return reseated(table, seating, said, at)


def fill_seat(
    table: Table, host: PlayerId, seat: SeatId, level: str, *, moderator: bool, at: float
) -> Change:
    """A computer sits down where nobody does, as in a game that was imported."""
    table.playing()
    lobby.refuse_others(table.seating, host, moderator=moderator)
    if not 0 <= seat < len(table.seating.participants):
        raise NobodyThere
    empty = table.seating.at(seat)
    if empty.player is not None or empty.level is not None:
        raise SeatNotEmpty
    computer = Participant(level=level, team=empty.team)
    return reseated(table, table.seating.with_holder(seat, computer, table.number), [], at)


def transfer_host(
    table: Table, host: PlayerId, player: PlayerId, *, moderator: bool = False
) -> Change:
    if table.stage in ("over", "abandoned"):
        raise UnknownTable
    lobby.refuse_others(table.seating, host, moderator=moderator)
    if table.seating.place_of(player) is None:
        raise NotAtThisTable
    return Change(
        table=table.with_seating(table.seating.with_host(player)),
        answer=Answer(table=table.id, number=table.number),
        notices=((None, notices.HostChanged(host=player)),),
    )


def order_goods(table: Table, player: PlayerId, order: GoodsOrder, *, at: float) -> Change:
    """Holds at once: also for the question that is open."""
    seat = table.seat_of(player)
    if table.stage in ("over", "abandoned"):
        raise UnknownTable
    participant = table.seating.at(seat).model_copy(update={"goods_order": order})
    after = table.with_seating(table.seating.with_participant(seat, participant))
    if after.stage == "playing" and after.game:
        open_question = ordered_answer(after.game.state, after.seating)
        if open_question:
            answering, action = open_question
            return playing.acted(after, answering, [action], "order", at=at)
    return Change(
        table=after, answer=Answer(table=table.id, number=table.number), notices=()
    )  # an order is seen nowhere


def reseated(table: Table, seating: Seating, said: list[Said], at: float) -> Change:
    """Open votes fall, as those who were asked may be others now, and so does what was offered of a
    seat that has another holder. A new player has not asked to be asked, so goods that do not fit
    are seen to."""
    game = table.playing()
    said += [notices.ended(vote, "moved_on") for vote in seating.votes]
    said += [
        notices.invitation_ended(each, "moved_on")
        for each in table.seating.invitations
        if each not in seating.invitations
        and notices.invitation_ended(each, "accepted") not in said
    ]
    seating = seating.without_votes().with_stuck(None)
    after = table.with_seating(seating).with_game(game)
    ordered = ordered_answer(game.state, seating)
    if ordered is None:
        done = Answer(table=table.id, number=table.number)
        return Change(table=after, answer=done, notices=tuple(said) or (CHANGED,))
    answering, action = ordered
    change = playing.acted(after, answering, [action], "order", at=at)
    done = Answer(table=table.id, number=change.table.number)
    return Change(change.table, done, change.entries, (*said, *change.notices))
