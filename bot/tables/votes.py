"""Votes: asked, answered, carried out when they pass, and ended when they cannot any more."""

from collections.abc import Mapping, Sequence

from bot.tables import removals, undo
from bot.tables.errors import (
    NoRemovalAsked,
    NotAskedAboutUndo,
    NotAVoter,
    NoUndoAsked,
    RemovalPending,
    TableError,
    UndoPending,
)
from bot.tables.notices import CHANGED, Said, ended
from bot.tables.seating import PlayerId, RemovalProposal, Seating, UndoProposal, Vote, VoteSubject
from bot.tables.table import Answer, Change, Table
from engine.terms import SeatId

_Refusals = Mapping[VoteSubject, type[TableError]]
_PENDING: _Refusals = {"undo": UndoPending, "removal": RemovalPending}
_NOT_OPEN: _Refusals = {"undo": NoUndoAsked, "removal": NoRemovalAsked}
_NOT_A_VOTER: _Refusals = {"undo": NotAskedAboutUndo, "removal": NotAVoter}


def ask(table: Table, vote: Vote, *, key: str, at: float) -> Change:
    """Carried out at once where nobody else has to agree."""
    before = table.seating.vote(vote.about)
    if before and at < before.deadline:
        raise _PENDING[vote.about]
    said = [ended(before, "late")] if before else []
    if vote.passed:
        return _carried_out(table, vote, said, key=key, at=at)
    return _changed(table, table.seating.with_vote(vote), said or [CHANGED], waiting=True)


def answer(
    table: Table,
    player: PlayerId,
    about: VoteSubject,
    mark: tuple[int, ...],
    *,
    agree: bool,
    key: str,
    at: float,
) -> Change:
    """Whoever asked may think better of it."""
    table.playing()
    seating = table.seating
    vote = seating.vote(about)
    if vote is None or vote.mark != mark or at >= vote.deadline:
        raise _NOT_OPEN[about]
    if player == vote.by and not agree:
        return _changed(table, seating.without_votes(about), [ended(vote, "withdrawn")])
    place = seating.place_of(player)
    if place not in vote.voters:
        raise _NOT_A_VOTER[about]
    seat = SeatId(place)
    vote = vote.answered(seat, agree=agree)
    if vote.passed:
        return _carried_out(table, vote, [ended(vote, "passed")], key=key, at=at)
    if vote.failed:
        return _changed(table, seating.without_votes(about), [ended(vote, "refused", seat)])
    return _changed(table, seating.with_vote(vote), [CHANGED], waiting=True)


def expire(table: Table, *, at: float) -> Change | None:
    late = [vote for vote in table.seating.votes if at >= vote.deadline]
    if not late:
        return None
    left = table.seating.without_votes(*(vote.about for vote in late))
    return _changed(table, left, [ended(vote, "late") for vote in late])


def _carried_out(table: Table, vote: Vote, said: Sequence[Said], *, key: str, at: float) -> Change:
    seating = table.seating.without_votes(vote.about)
    if seating is not table.seating:
        table = table.with_seating(seating)
    match vote.proposal:
        case UndoProposal() as proposal:
            return undo.undone(table, vote, proposal, said, key=key, at=at)
        case RemovalProposal() as proposal:
            return removals.removed(table, vote.seat, proposal, said, at=at)


def _changed(
    table: Table, seating: Seating, said: Sequence[Said], *, waiting: bool = False
) -> Change:
    return Change(
        table=table.with_seating(seating),
        answer=Answer(table=table.id, number=table.number, waiting_for_consent=waiting),
        notices=tuple(said),
    )
