"""Votes: asked, answered, carried out when they pass, and ended when they cannot any more."""

from collections.abc import Mapping, Sequence

from bot.tables import abandonment, invitations, pace, removals, undo
from bot.tables.errors import (
    AbandonmentPending,
    NoAbandonmentAsked,
    NoPaceAsked,
    NoRemovalAsked,
    NotAskedAboutUndo,
    NotAVoter,
    NoUndoAsked,
    PacePending,
    RemovalPending,
    TableError,
    UndoPending,
)
from bot.tables.notices import CHANGED, Said, ended
from bot.tables.seating import (
    AbandonmentProposal,
    PaceProposal,
    PlayerId,
    RemovalProposal,
    Seating,
    UndoProposal,
    Vote,
    VoteSubject,
)
from bot.tables.table import Answer, Change, Table

_Refusals = Mapping[VoteSubject, type[TableError]]
_PENDING: _Refusals = {
    "undo": UndoPending,
    "removal": RemovalPending,
    "abandonment": AbandonmentPending,
    "pace": PacePending,
}
_NOT_OPEN: _Refusals = {
    "undo": NoUndoAsked,
    "removal": NoRemovalAsked,
    "abandonment": NoAbandonmentAsked,
    "pace": NoPaceAsked,
}
_NOT_A_VOTER: _Refusals = {
    "undo": NotAskedAboutUndo,
    "removal": NotAVoter,
    "abandonment": NotAVoter,
    "pace": NotAVoter,
}


def ask(table: Table, vote: Vote, *, key: str, at: float, deadline: float) -> Change:
    """Carried out at once where nobody else has to agree."""
    before = table.seating.vote(vote.about)
    if before and at < before.deadline:
        raise _PENDING[vote.about]
    said = [ended(before, "late")] if before else []
    if vote.passed:
        return _carried_out(table, vote, said, key=key, at=at, deadline=deadline)
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
    deadline: float,
) -> Change:
    """Whoever asked may think better of it."""
    table.playing()
    seating = table.seating
    vote = seating.vote(about)
    if vote is None or vote.mark != mark or at >= vote.deadline:
        raise _NOT_OPEN[about]
    if player == vote.by and not agree:
        return _changed(table, seating.without_votes(about), [ended(vote, "withdrawn")])
    if player not in vote.voters:
        raise _NOT_A_VOTER[about]
    vote = vote.answered(player, agree=agree)
    if vote.passed:
        passed = [ended(vote, "passed")]
        return _carried_out(table, vote, passed, key=key, at=at, deadline=deadline)
    if vote.failed:
        return _changed(table, seating.without_votes(about), [ended(vote, "refused", player)])
    return _changed(table, seating.with_vote(vote), [CHANGED], waiting=True)


def expire(table: Table, *, at: float) -> Change | None:
    """With invitations that nobody has accepted in time."""
    late = [vote for vote in table.seating.votes if at >= vote.deadline]
    left, said = invitations.expired(table.seating, at=at)
    if not late and not said:
        return None
    if late:
        left = left.without_votes(*(vote.about for vote in late))
    return _changed(table, left, [*(ended(vote, "late") for vote in late), *said])


def _carried_out(
    table: Table, vote: Vote, said: Sequence[Said], *, key: str, at: float, deadline: float
) -> Change:
    seating = table.seating.without_votes(vote.about)
    if seating is not table.seating:
        table = table.with_seating(seating)
    match vote.proposal:
        case UndoProposal() as proposal:
            return undo.undone(table, vote, proposal, said, key=key, at=at)
        case RemovalProposal() as proposal:
            return removals.carried_out(table, vote, proposal, said, at=at, deadline=deadline)
        case AbandonmentProposal():
            return abandonment.carried_out(table, said)
        case PaceProposal() as proposal:
            return pace.carried_out(table, proposal, said, at=at)


def _changed(
    table: Table, seating: Seating, said: Sequence[Said], *, waiting: bool = False
) -> Change:
    return Change(
        table=table.with_seating(seating),
        answer=Answer(table=table.id, number=table.number, waiting_for_consent=waiting),
        notices=tuple(said),
    )
