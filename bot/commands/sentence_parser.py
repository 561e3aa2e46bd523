"""From what was typed to a row of actions: a command is a complete sentence.

It is followed through a rehearsal, so that what is said later is understood as things stand then,
and nothing hidden is seen before it is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.commands.misreadings import (
    Ambiguous,
    IllegalWish,
    Misreading,
    NotUnderstood,
    OtherQuestion,
    Unclear,
)
from bot.commands.option_parser import OptionParser, TypedOption, Understood, code
from bot.commands.tiles_along import TileAlong, tile_along
from bot.faces.decision_face import face_of_decision
from bot.faces.personality_face import PERSONALITY_FACES, Slot
from bot.tables.rehearsal import Rehearsal
from engine.actions import FINISH, Action, ChoosePersonality, PlayCard
from engine.catalogue import Card, catalogue
from engine.decisions import CardChoice, PersonalityChoice
from engine.errors import GameOver, NotYourDecision
from engine.terms import CardId, Personality
from words.reader import Reader


@dataclass(frozen=True)
class Reading:
    rehearsal: Rehearsal
    """Its actions are what was said; its decision is what is still to be chosen."""
    only_begun: bool = False
    """Nothing was said of what can be chosen: not to be played without asking."""
    unheard: tuple[TypedOption, ...] = ()
    """What can only be understood when that is played."""


def read(
    reader: Reader,
    rehearsal: Rehearsal,
    personality: Personality | None,
    typed: Sequence[TypedOption] = (),
) -> Reading:
    """Raises a `Misreading`, or `NotYourDecision`."""
    _refuse_others(rehearsal)
    along = tile_along(reader, rehearsal, typed)
    if along is not None:
        return _read_with(reader, rehearsal, personality, along)
    return _read(reader, rehearsal, personality, typed)


def _read(
    reader: Reader,
    rehearsal: Rehearsal,
    personality: Personality | None,
    typed: Sequence[TypedOption],
) -> Reading:
    if personality is not None:
        rehearsal = begun(reader, rehearsal, personality, typed)
        typed = [each for each in typed if not each.slot.plays_card]
    for place, option in enumerate(typed):
        if option.slot.once_played and rehearsal.ready:
            return Reading(rehearsal, unheard=tuple(typed[place:]))
        rehearsal = followed(reader, rehearsal, personality, option)
    if personality is None:
        return Reading(rehearsal)
    asked = face_of_decision(rehearsal.decision) if rehearsal.decision else None
    complete_alone = PERSONALITY_FACES[personality].complete_alone
    complete = typed or (complete_alone and not (asked and asked.waits_for_answer))
    if not complete and rehearsal.decision is not None:
        return Reading(rehearsal, only_begun=True)
    return Reading(_left_alone(rehearsal, personality))


def _read_with(
    reader: Reader, rehearsal: Rehearsal, personality: Personality | None, along: TileAlong
) -> Reading:
    """The first house or card that the tile goes with; if there is none, why not with the first."""
    first: Misreading | None = None
    for typed in along.ways(reader):
        try:
            reading = read(reader, rehearsal, personality, typed)
        except Misreading as misreading:
            first = first or misreading
        else:
            if along.was_used(reading.rehearsal.actions):
                return reading
    assert first is not None  # what names the tile reads with it, or not at all
    raise first


def begun(
    reader: Reader, rehearsal: Rehearsal, personality: Personality, typed: Sequence[TypedOption]
) -> Rehearsal:
    """At the first question of the personality: its card played, or its half of one chosen."""
    decision = rehearsal.decision
    if decision is None:
        _refuse_others(rehearsal)
    elif isinstance(decision, CardChoice):
        played = rehearsal.then(_card(reader, rehearsal, decision, personality, typed))
        return _half(reader, played, personality)
    elif isinstance(decision, PersonalityChoice):
        return _half(reader, rehearsal, personality)
    elif not PERSONALITY_FACES[personality].belongs(decision):
        raise OtherQuestion(_command(reader, personality), rehearsal)
    return rehearsal


def followed(
    reader: Reader, rehearsal: Rehearsal, personality: Personality | None, option: TypedOption
) -> Rehearsal:
    """One option after those before it."""
    slot, text = option.slot, option.text
    before: list[str] = []
    while text.strip():
        if slot.decision is None and rehearsal.decision is None:
            raise NotUnderstood(text.strip(), rehearsal, ())
        parser = parser_at(reader, rehearsal, personality, slot)
        if parser is None:
            return rehearsal
        if slot.flag:
            return _flagged(parser, slot.flag, text)
        understood = _next(parser, text, before)
        before.append(code(understood.action))
        rehearsal, text = parser.rehearsal.then(understood.action), understood.rest
    return rehearsal


def _next(parser: OptionParser, text: str, before: Sequence[str] = ()) -> Understood:
    try:
        return parser.next(text)
    except Unclear as unclear:
        unclear.option, unclear.before = parser.slot.name, tuple(before)
        raise


def parser_at(
    reader: Reader, rehearsal: Rehearsal, personality: Personality | None, slot: Slot
) -> OptionParser | None:
    """Where the slot is to be understood: what comes before it is left alone. None where it does
    not matter."""
    face = PERSONALITY_FACES[personality] if personality else None
    while True:
        decision = rehearsal.decision
        if decision is not None and slot.answers(decision):
            return OptionParser.of(reader, rehearsal, slot, decision)
        if (
            decision is None
            or face is None
            or not face.belongs(decision)
            or not face.comes_later(slot, decision)
            or not _may_leave(rehearsal)
        ):
            break
        rehearsal = rehearsal.then(FINISH)
    if slot.if_asked:
        return None
    return OptionParser.of(reader, rehearsal, slot, slot.imagined(rehearsal.seat))


def _refuse_others(rehearsal: Rehearsal) -> None:
    if rehearsal.decision is None and not rehearsal.actions:
        if not rehearsal.view.decisions:
            raise GameOver
        raise NotYourDecision(rehearsal.seat, rehearsal.view.decisions[0])


def _card(
    reader: Reader,
    rehearsal: Rehearsal,
    decision: CardChoice,
    personality: Personality,
    typed: Sequence[TypedOption],
) -> PlayCard:
    for option in typed:
        if option.slot.plays_card:
            parser = OptionParser.of(reader, rehearsal, option.slot, decision)
            action = _next(parser, option.text).action
            assert isinstance(action, PlayCard)  # the slot takes nothing else
            return action
    playable = [each.action for each in rehearsal.offers()]
    cards = [
        (_card_facts(each.card), each)
        for each in playable
        if isinstance(each, PlayCard) and personality in _card_facts(each.card).personalities
    ]
    if not cards:
        missing = PlayCard(_missing(rehearsal, personality))
        raise IllegalWish(_command(reader, personality), rehearsal, decision, missing)
    if len({facts.good for facts, _ in cards}) > 1:  # specialists of several goods
        meant = [card for _, card in cards]
        candidates = tuple(each for each in rehearsal.offers() if each.action in meant)
        unclear = Ambiguous(_command(reader, personality), rehearsal, candidates)
        slots = PERSONALITY_FACES[personality].slots
        unclear.option = next(slot.name for slot in slots if slot.plays_card)
        raise unclear
    return min(cards, key=lambda pair: _reluctance(pair[0]))[1]


def _reluctance(card: Card) -> tuple[int, int]:
    """The one that pays most; then rather one of a single personality, to keep the choice."""
    return -(card.payout or 0), len(card.personalities)


def _missing(rehearsal: Rehearsal, personality: Personality) -> CardId:
    """A card of that kind: the own one that was played before, if there is one."""
    own = rehearsal.view.seats[rehearsal.seat].discard or ()
    cards = catalogue().cards
    return next(each for each in (*own, *cards) if personality in cards[each].personalities)


def _card_facts(card: CardId) -> Card:
    return catalogue().cards[card]


def _command(reader: Reader, personality: Personality) -> str:
    """As it was typed."""
    return reader.words(f"command-{personality}")


def _half(reader: Reader, rehearsal: Rehearsal, personality: Personality) -> Rehearsal:
    decision = rehearsal.decision
    if not isinstance(decision, PersonalityChoice):
        return rehearsal
    half = ChoosePersonality(personality)
    if half not in [each.action for each in rehearsal.offers()]:
        raise IllegalWish(_command(reader, personality), rehearsal, decision, half)
    return rehearsal.then(half)


def _flagged(parser: OptionParser, flag: Action, text: str) -> Rehearsal:
    if flag not in [each.action for each in parser.offers]:
        asked = parser.rehearsal.decision or parser.decision
        raise IllegalWish(text, parser.rehearsal, asked, flag)
    return parser.rehearsal.then(flag)


def _left_alone(rehearsal: Rehearsal, personality: Personality) -> Rehearsal:
    """What was not said, as far as it can be left alone and is of this card."""
    face = PERSONALITY_FACES[personality]
    while rehearsal.decision is not None and face.belongs(rehearsal.decision):
        unsaid = face_of_decision(rehearsal.decision).unsaid
        if unsaid not in [each.action for each in rehearsal.offers()]:
            break
        rehearsal = rehearsal.then(unsaid)
    return rehearsal


def _may_leave(rehearsal: Rehearsal) -> bool:
    return any(each.action == FINISH for each in rehearsal.offers())
