"""What cannot be carried out, answered: which rule stands in the way, or what could be meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.commands.misreadings import (
    Ambiguous,
    IllegalWish,
    Misreading,
    NotUnderstood,
    OtherQuestion,
    Unclear,
)
from bot.faces.decision_face import face_of_decision
from bot.tables.rehearsal import Offer, Rehearsal
from bot.tables.table import TableId
from bot.texts.custom_ids import custom_id
from bot.texts.groups import group_key, group_question
from bot.texts.labels import LONGEST_ON_BUTTON, details, in_one_line, label, named, wording
from bot.texts.nearest import nearest
from bot.texts.obstacles import refusal
from bot.texts.people import shown
from bot.texts.post import Button, Choice, Post, Row, SelectMenu
from engine.explanations import obstacles
from words.reader import Reader

FEW = 5
"""So many candidates are buttons; more are a menu."""
MOST = 25
"""As many as a menu of Discord holds."""


def misread_post(reader: Reader, table: TableId, misreading: Misreading, key: str) -> Post:
    """Nothing has changed; the panel is one click away. `key`: what was typed is known by it."""
    play = Button(reader.words("table-button-play"), custom_id("play", table))
    candidates = _candidates(reader, table, misreading, key)
    return Post((misread_text(reader, misreading),), rows=(*candidates, (play,)))


def _candidates(reader: Reader, table: TableId, misreading: Misreading, key: str) -> Iterator[Row]:
    """What can be meant: a click on it plays the whole command."""
    decision = misreading.rehearsal.decision
    if not isinstance(misreading, Unclear) or not misreading.candidates or decision is None:
        return
    plain = replace(reader, view=misreading.rehearsal.view).in_plain()
    said = [wording(plain, decision, each) for each in misreading.candidates[:MOST]]
    if len(said) <= FEW:
        yield tuple(
            Button(
                in_one_line(plain, each, LONGEST_ON_BUTTON),
                custom_id("at", table, key, number),
                "primary",
            )
            for number, each in enumerate(said)
        )
    else:
        asks = _question(plain, misreading.candidates)
        asks = asks or face_of_decision(decision).choosing(reader.words)
        choices = (
            Choice(named(plain, each), str(number), details(plain, each))
            for number, each in enumerate(said)
        )
        yield SelectMenu(custom_id("at", table, key), asks, tuple(choices))


def _question(reader: Reader, offers: Sequence[Offer]) -> str:
    """Of the menu that the panel puts all of them in; empty where there is none."""
    groups = {group_key(each.action, many=True) for each in offers}
    return group_question(reader, offers[0].action) if len(groups) == 1 else ""


def misread_text(reader: Reader, misreading: Misreading) -> str:
    trying = misreading.rehearsal
    reader = replace(reader, view=trying.view)
    words, typed = reader.words, shown(misreading.text)
    match misreading:
        case IllegalWish():
            return _refused(reader, misreading)
        case Ambiguous():
            return words("misread-ambiguous", typed=typed)
        case NotUnderstood() if misreading.candidates:
            return words("misread-not-understood", typed=typed)
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


def _labels(reader: Reader, trying: Rehearsal, offers: Iterable[Offer]) -> list[str]:
    """What reads alike once."""
    decision = trying.decision
    if decision is None:
        return []
    return list(dict.fromkeys(label(reader, decision, each) for each in offers))


def _lines(heading: str, lines: Iterable[str]) -> str:
    return "\n".join((heading, *lines))
