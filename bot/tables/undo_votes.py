"""Asking for an undo, and agreeing to it: a small vote with a deadline."""

from bot.tables import log, notices, playing, undo
from bot.tables.errors import NotAsked, NothingToUndo, NoUndoAsked, UndoPending
from bot.tables.notices import Notice
from bot.tables.seating import PlayerId, UndoRequest
from bot.tables.table import Answer, Change, Table
from engine.terms import SeatId
from engine.views import Viewer


def ask_undo(
    table: Table,
    player: PlayerId,
    number: int,
    to: int | None,
    *,
    key: str,
    at: float,
    deadline: float,
) -> Change:
    """Back to before one's own last action, or to that entry of the log; at once where it is
    free, else when everyone concerned has agreed."""
    seat = table.seat_of(player)
    playing.refuse_late(table, number)
    open_vote = table.seating.undo
    if open_vote and at < open_vote.deadline:
        raise UndoPending
    game = table.playing()
    if to is None:
        to = undo.last_own_step(game, seat).before.number
    ahead = undo.horizon(game, table.seating, seat, to)
    if not ahead.steps or ahead.steps[0].seat != seat:
        raise NothingToUndo
    if not ahead.voters:
        return _undone(table, seat, to, (), key=key, at=at)
    request = UndoRequest(
        number=game.number, seat=seat, to=to, voters=ahead.voters, deadline=deadline
    )
    asked = notices.UndoAsked(
        number=game.number, seat=seat, to=to, voters=ahead.voters, deadline=deadline
    )
    return Change(
        table=table.with_seating(table.seating.with_undo(request)),
        answer=Answer(table=table.id, number=game.number, waiting_for_consent=True),
        notices=(*_fallen(open_vote), (None, asked)),
    )


def answer_undo(
    table: Table, player: PlayerId, number: int, to: int, *, agree: bool, key: str, at: float
) -> Change:
    """One no is enough, and whoever asked may think better of it."""
    seat = table.seat_of(player)
    game = table.playing()
    request = table.seating.undo
    if request is None or request.number != game.number or at >= request.deadline:
        raise NoUndoAsked
    if (number, to) != (request.number, request.to):  # a late answer to another question
        raise NoUndoAsked
    if not agree and seat in (request.seat, *request.voters):
        return _dropped(
            table, notices.UndoDropped(seat=request.seat, why="refused", refused_by=seat)
        )
    if seat not in request.voters:
        raise NotAsked
    agreed = tuple(sorted({*request.agreed, seat}))
    if set(agreed) >= set(request.voters):
        return _undone(table, request.seat, request.to, agreed, key=key, at=at)
    waiting = table.seating.with_undo(request.model_copy(update={"agreed": agreed}))
    return Change(
        table=table.with_seating(waiting),
        answer=Answer(table=table.id, number=game.number, waiting_for_consent=True),
        notices=((None, notices.VoteAnswered(seat=seat)),),
    )


def expire(table: Table, *, at: float) -> Change | None:
    request = table.seating.undo
    if request is None or at < request.deadline:
        return None
    return _dropped(table, notices.UndoDropped(seat=request.seat, why="late"))


def _undone(
    table: Table, seat: SeatId, to: int, agreed: tuple[SeatId, ...], *, key: str, at: float
) -> Change:
    before = table.playing()
    game = log.undone(before, to)
    after = table.with_game(game)
    if table.seating.undo:
        after = after.with_seating(after.seating.with_undo(None))
    done = notices.Undone(number=game.number, seat=seat, to=to, agreed=agreed)
    said: tuple[tuple[Viewer, Notice], ...] = ((None, done),)
    return Change(
        table=after,
        answer=Answer(table=table.id, number=game.number),
        entries=(log.undo_row(game, seat, key, at),),
        notices=(*said, *playing.news(after, before.state, None if agreed else seat)),
    )


def _fallen(vote: UndoRequest | None) -> tuple[tuple[Viewer, Notice], ...]:
    return ((None, notices.UndoDropped(seat=vote.seat, why="late")),) if vote else ()


def _dropped(table: Table, notice: notices.UndoDropped) -> Change:
    return Change(
        table=table.with_seating(table.seating.with_undo(None)),
        answer=Answer(table=table.id, number=table.number),
        notices=((None, notice),),
    )
