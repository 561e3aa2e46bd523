"""What cannot be carried out, answered: which rule stands in the way, or what could be meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.commands.misreadings import (
    Ambiguous,
    IllegalWish,
    Misreading,
    NotUnderstood,
    OtherQuestion,
)
from bot.faces.decision_face import face_of_decision
from bot.tables.rehearsal import Offer, Rehearsal
from bot.tables.table import TableId
from bot.texts.custom_ids import custom_id
from bot.texts.labels import label
from bot.texts.nearest import nearest
from bot.texts.obstacles import refusal
from bot.texts.people import shown
from bot.texts.post import Button, Post
from engine.explanations import obstacles
from words.reader import Reader

MOST = 10
"""So many candidates are told."""


def misread_post(reader: Reader, table: TableId, misreading: Misreading) -> Post:
    """Nothing has changed; the panel is one click away."""
    button = Button(reader.words("table-button-play"), custom_id("play", table), "primary")
    return Post((misread_text(reader, misreading),), rows=((button,),))


def misread_text(reader: Reader, misreading: Misreading) -> str:
    trying = misreading.rehearsal
    reader = replace(reader, view=trying.view)
    words, typed = reader.words, shown(misreading.text)
    match misreading:
        case IllegalWish():
            return _refused(reader, misreading)
        case Ambiguous(candidates=candidates):
            listed = _listed(reader, trying, candidates[:MOST])
            return _lines(words("misread-ambiguous", typed=typed), listed)
        case NotUnderstood(nearest=near) if near:
            return _lines(
                words("misread-not-understood", typed=typed), _listed(reader, trying, near)
            )
        case OtherQuestion() if trying.decision is not None:
            question = face_of_decision(trying.decision).question(reader, trying.decision)
            return words("misread-other-question", question=question)
        case _:
            return words("misread-nothing-more", typed=typed)


def _refused(reader: Reader, wish: IllegalWish) -> str:
    trying = wish.rehearsal
    reasons = obstacles(trying.view, wish.decision, wish.action)
    near = nearest(trying.view, trying.offers(), wish.action)
    labels = _labels(reader, trying, near)
    if reasons:
        return refusal(reader, wish.decision, wish.action, reasons, labels)
    # Legal by itself, but the turn does not come to it any more.
    nothing_more = reader.words("misread-nothing-more", typed=shown(wish.text))
    return _lines(nothing_more, [reader.words("misread-candidate", label=each) for each in labels])


def _listed(reader: Reader, trying: Rehearsal, offers: Sequence[Offer]) -> list[str]:
    return [
        reader.words("misread-candidate", label=each) for each in _labels(reader, trying, offers)
    ]


def _labels(reader: Reader, trying: Rehearsal, offers: Iterable[Offer]) -> list[str]:
    """What reads alike once."""
    decision = trying.decision
    if decision is None:
        return []
    return list(dict.fromkeys(label(reader, decision, each) for each in offers))


def _lines(heading: str, lines: Iterable[str]) -> str:
    return "\n".join((heading, *lines))
