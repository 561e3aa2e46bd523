"""Plans in words: what was planned, whether it would still work, and what is in the way."""

from collections.abc import Iterator
from dataclasses import replace

from bot.faces.action_face import face_of_action
from bot.tables.plans import Attempt, Planning
from bot.tables.table import TableId
from bot.texts.custom_ids import custom_id
from bot.texts.narration import sentences
from bot.texts.obstacles import refusal
from bot.texts.post import Button, Choice, Row, SelectMenu
from engine.explanations import obstacles
from words.nouns import long_series
from words.reader import Reader, cut

_LONGEST = 300
_LONGEST_REASON = 200
"""Of a plan, and of what is in its way: three of them leave room for the turn that is prepared."""


def plan_lines(reader: Reader, planning: Planning) -> Iterator[str]:
    words = reader.words
    if planning.attempts:
        yield words("plan-kept")
    for number, attempt in enumerate(planning.attempts, start=1):
        yield _line(reader, number, attempt)
    if planning.attempts and planning.kept.careful:
        yield words("plan-careful")
    if planning.kept.changing is not None:
        yield words("plan-changing", number=planning.kept.changing + 1)


def _line(reader: Reader, number: int, attempt: Attempt) -> str:
    words = reader.words
    told = sentences(replace(reader, view=attempt.rehearsal.view), attempt.rehearsal.events)
    turn = cut(words, long_series(words, told) or words("plan-nothing-yet"), _LONGEST)
    if attempt.obstructed is not None:
        reason = cut(words, in_the_way(reader, attempt), _LONGEST_REASON)
        return words("plan-line.blocked", number=number, turn=turn, reason=reason)
    message = "plan-line.differs" if attempt.differs else "plan-line"
    return words(message, number=number, turn=turn)


def in_the_way(reader: Reader, attempt: Attempt) -> str:
    """Of the first step that isn't legal."""
    trying, wanted = attempt.rehearsal, attempt.obstructed
    assert wanted is not None
    reader = replace(reader, view=trying.view)
    if trying.decision is not None:
        reasons = obstacles(trying.view, trying.decision, wanted)
        if reasons:
            return refusal(reader, trying.decision, wanted, reasons, ())
    wish = face_of_action(wanted).wish(reader, wanted)
    return reader.words("plan-step-not-asked", wish=wish)


def unplayed_lines(reader: Reader, attempt: Attempt) -> Iterator[str]:
    """Why a planned turn was not played when it came."""
    if attempt.obstructed is not None:
        yield reader.words("plan-blocked", reason=in_the_way(reader, attempt))
    elif attempt.differs:
        yield reader.words("plan-differs")


def plan_rows(reader: Reader, table: TableId, planning: Planning) -> Iterator[Row]:
    """What can be done with the plans there are."""
    words, kept = reader.words, planning.kept
    if not kept.plans:
        return
    choices = []
    for place in range(len(kept.plans)):
        number = place + 1
        choices.append(Choice(words("plan-change", number=number), f"change.{place}"))
        choices.append(Choice(words("plan-drop", number=number), f"drop.{place}"))
        if place:
            choices.append(Choice(words("plan-prefer", number=number), f"prefer.{place}"))
    yield SelectMenu(custom_id("plan", table, kept.mark), words("plan-menu"), tuple(choices))
    label = "button-careless" if kept.careful else "button-careful"
    toggled = custom_id("plan", table, kept.mark, "careful" if not kept.careful else "careless")
    yield (Button(words(label), toggled),)
