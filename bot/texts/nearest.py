"""What comes nearest to a wish that cannot be fulfilled, among what is offered."""

from collections.abc import Hashable, Iterable

from bot.faces.action_face import face_of_action
from bot.tables.rehearsal import Offer
from engine import View
from engine.actions import Action, Finish

MOST = 5


def nearest(view: View, offers: Iterable[Offer], wanted: Action) -> list[Offer]:
    """A few choices of the same kind, nearest first; else of a kind akin to it, or whatever there
    is. To leave the offer alone is no choice."""
    choices = [each for each in offers if not isinstance(each.action, Finish)]
    face, board = face_of_action(wanted), view.options.board
    for kind in filter(None, (face.action, face.kin)):
        of_the_kind = [each for each in choices if isinstance(each.action, kind)]
        if of_the_kind:
            choices = of_the_kind
            break
    first_of_each: dict[Hashable, Offer] = {}
    for each in sorted(choices, key=lambda each: face.apart(board, wanted, each.action)):
        told_once = face_of_action(each.action).told_once(wanted, each.action)
        first_of_each.setdefault(told_once, each)
    return list(first_of_each.values())[:MOST]
