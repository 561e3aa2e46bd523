"""Where a turn that is tried out can end: nothing more is asked, or the rest can be left alone."""

from bot.faces.decision_face import face_of_decision
from bot.tables.rehearsal import Rehearsal
from engine.actions import FINISH


def settled(draft: Rehearsal) -> Rehearsal:
    """Without a question whose answers are used up."""
    while (decision := draft.decision) is not None and face_of_decision(decision).used_up(decision):
        draft = draft.then(FINISH)
    return draft


def one_step_back(draft: Rehearsal) -> Rehearsal:
    """To the last question that was really asked."""
    before = draft.back()
    while settled(before) is not before:
        before = before.back()
    return before


def confirmable(draft: Rehearsal) -> Rehearsal | None:
    """What Confirm plays: also where the same is asked again, and that is all there is to leave."""
    decision = draft.decision
    if draft.ready or decision is None:
        return draft if draft.ready else None
    before = draft.back().decision if draft.actions else None
    if before is None or before.kind != decision.kind or FINISH not in draft.options():
        return None
    whole = draft.then(FINISH)
    return whole if whole.ready else None
