"""Where a turn that is tried out can end: nothing more is asked, or the rest can be left alone."""

from bot.faces.decision_face import face_of_decision
from bot.tables.rehearsal import Rehearsal
from engine.actions import FINISH
from engine.decisions import Decision


def settled(draft: Rehearsal) -> Rehearsal:
    """Without a question whose answers are used up."""
    while (decision := draft.decision) is not None:
        if not face_of_decision(decision).used_up(draft.view, decision):
            break
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
    if before is None or FINISH not in draft.options():
        return None
    if before.kind != decision.kind and not _is_left(decision):
        return None
    whole = draft.then(FINISH)
    while whole.decision is not None and _is_left(whole.decision):
        whole = whole.then(FINISH)
    return whole if whole.ready else None


def _is_left(decision: Decision) -> bool:
    return face_of_decision(decision).left_by_confirming
