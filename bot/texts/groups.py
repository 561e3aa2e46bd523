"""Which options are asked for together, and in which order."""

from collections.abc import Hashable, Sequence

from bot.faces.action_face import face_of_action
from bot.tables.rehearsal import Offer
from engine.actions import Action
from words.reader import Reader

Group = tuple[str, tuple[Offer, ...]]
"""With its key, which is empty for cards that are put together because they are equal."""
FEW = 10
"""So many places for new colonists are shown at once."""


def grouped(reader: Reader, offers: Sequence[Offer]) -> list[Group]:
    """In the order they are most useful, inside and out; what stands alone is a group of one."""
    groups: dict[Hashable, list[Offer]] = {}
    many = len(offers) > FEW
    for offer in offers:
        likeness = face_of_action(offer.action).likeness(offer.action)
        groups.setdefault(group_key(offer.action, many=many) or likeness, []).append(offer)
    together: list[Group] = [
        (
            group_key(group[0].action, many=many),
            tuple(sorted(group, key=lambda offer: _inside(reader, offer))),
        )
        for group in groups.values()
    ]
    return sorted(together, key=lambda group: _among(reader, group[1][0]))


def group_key(action: Action, *, many: bool) -> str:
    """What is chosen first; empty for whatever is chosen at once."""
    grouping = face_of_action(action).grouping
    return grouping.key(action) if grouping and (many or not grouping.only_many) else ""


def group_text(reader: Reader, group: Sequence[Offer]) -> tuple[str, str]:
    """What it is called, and a second line about it."""
    grouping = face_of_action(group[0].action).grouping
    assert grouping, "only what is grouped has a text for its group"
    return grouping.text(reader, group[0].action, group)


def group_question(reader: Reader, action: Action) -> str:
    """On the menu with what is in its group."""
    grouping = face_of_action(action).grouping
    return grouping.asks(reader, action) if grouping else ""


def is_laid_open(action: Action) -> bool:
    grouping = face_of_action(action).grouping
    return grouping is not None and grouping.laid_open


def _inside(reader: Reader, offer: Offer) -> tuple[float, str]:
    grouping = face_of_action(offer.action).grouping
    return grouping.inside(reader, offer.action, offer) if grouping else (0, "")


def _among(reader: Reader, offer: Offer) -> tuple[float, float]:
    return face_of_action(offer.action).order(reader, offer.action, offer)
