"""From what was typed to a row of actions: a command is a complete sentence.

It is followed through a rehearsal, so that what is said later is understood as things stand then,
and nothing hidden is seen before it is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.commands.misreadings import Ambiguous, IllegalWish, NotUnderstood, OtherQuestion
from bot.commands.option_parser import Hearing
from bot.commands.slots import (
    COMPLETE_ALONE,
    SENTENCES,
    SPECIALIST,
    Slot,
    belongs,
    comes_later,
)
from bot.tables.rehearsal import Rehearsal
from engine import actions, decisions
from engine.actions import FINISH
from engine.catalogue import Card, catalogue
from engine.decisions import Decision
from engine.errors import GameOver, NotYourDecision
from engine.terms import CardId, Personality
from words.reader import Reader


@dataclass(frozen=True)
class Wish:
    """What was put into one option."""

    slot: Slot
    text: str


@dataclass(frozen=True)
class Reading:
    rehearsal: Rehearsal
    """Its actions are what was said; its decision is what is still to be chosen."""
    only_begun: bool = False
    """Nothing was said of what can be chosen: not to be played without asking."""
    unheard: tuple[Wish, ...] = ()
    """What can only be understood when that is played."""


def read(
    reader: Reader,
    rehearsal: Rehearsal,
    personality: Personality | None,
    wishes: Sequence[Wish] = (),
) -> Reading:
    """Raises a `Misreading`, or `NotYourDecision`."""
    _refuse_others(rehearsal)
    if personality is not None:
        rehearsal = begun(reader, rehearsal, personality, wishes)
        wishes = [wish for wish in wishes if wish.slot is not SPECIALIST]
    for place, wish in enumerate(wishes):
        if wish.slot.decision == "suggestion_choice" and rehearsal.ready:
            return Reading(rehearsal, unheard=tuple(wishes[place:]))
        rehearsal = followed(reader, rehearsal, personality, wish)
    if personality is None:
        return Reading(rehearsal)
    if not wishes and personality not in COMPLETE_ALONE and rehearsal.decision is not None:
        return Reading(rehearsal, only_begun=True)
    return Reading(_left_alone(rehearsal, personality))


def begun(
    reader: Reader, rehearsal: Rehearsal, personality: Personality, wishes: Sequence[Wish]
) -> Rehearsal:
    """At the first question of the personality: its card played, or its half of one chosen."""
    decision = rehearsal.decision
    if decision is None:
        _refuse_others(rehearsal)
    elif isinstance(decision, decisions.CardChoice):
        played = rehearsal.then(_card(reader, rehearsal, decision, personality, wishes))
        return _half(played, personality)
    elif isinstance(decision, decisions.PersonalityChoice):
        return _half(rehearsal, personality)
    elif not belongs(personality, decision):
        raise OtherQuestion(personality, rehearsal)
    return rehearsal


def followed(
    reader: Reader, rehearsal: Rehearsal, personality: Personality | None, wish: Wish
) -> Rehearsal:
    """One option after those before it."""
    slot, text = wish.slot, wish.text
    while text.strip():
        if slot.decision is None and rehearsal.decision is None:
            raise NotUnderstood(text.strip(), rehearsal, ())
        hearing = heard_at(reader, rehearsal, personality, slot)
        if hearing is None:
            return rehearsal
        if slot.flag:
            return _flagged(hearing, slot.flag, text)
        heard = hearing.next(text)
        rehearsal, text = hearing.rehearsal.then(heard.action), heard.rest
    return rehearsal


def heard_at(
    reader: Reader, rehearsal: Rehearsal, personality: Personality | None, slot: Slot
) -> Hearing | None:
    """Where the slot is to be understood: what comes before it is left alone. None where it does
    not matter."""
    while True:
        decision = rehearsal.decision
        if decision is not None and slot.decision in (decision.kind, None):
            return Hearing.of(reader, rehearsal, slot, decision)
        if (
            decision is None
            or personality is None
            or not belongs(personality, decision)
            or not comes_later(personality, slot, decision)
            or not _may_leave(rehearsal)
        ):
            break
        rehearsal = rehearsal.then(FINISH)
    if slot.if_asked:
        return None
    return Hearing.of(reader, rehearsal, slot, _would_be(rehearsal, personality, slot))


def _refuse_others(rehearsal: Rehearsal) -> None:
    if rehearsal.decision is None and not rehearsal.actions:
        if not rehearsal.view.decisions:
            raise GameOver
        raise NotYourDecision(rehearsal.seat, rehearsal.view.decisions[0])


def _card(
    reader: Reader,
    rehearsal: Rehearsal,
    decision: decisions.CardChoice,
    personality: Personality,
    wishes: Sequence[Wish],
) -> actions.PlayCard:
    for wish in wishes:
        if wish.slot is SPECIALIST:
            heard = Hearing.of(reader, rehearsal, SPECIALIST, decision).next(wish.text)
            assert isinstance(heard.action, actions.PlayCard)  # the slot takes nothing else
            return heard.action
    playable = [each.action for each in rehearsal.offers()]
    cards = [
        (_card_facts(each.card), each)
        for each in playable
        if isinstance(each, actions.PlayCard)
        and personality in _card_facts(each.card).personalities
    ]
    if not cards:
        missing = actions.PlayCard(_missing(rehearsal, personality))
        raise IllegalWish(personality, rehearsal, decision, missing)
    if len({facts.good for facts, _ in cards}) > 1:  # specialists of several goods
        meant = [card for _, card in cards]
        candidates = tuple(each for each in rehearsal.offers() if each.action in meant)
        raise Ambiguous(personality, rehearsal, candidates)
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


def _half(rehearsal: Rehearsal, personality: Personality) -> Rehearsal:
    decision = rehearsal.decision
    if not isinstance(decision, decisions.PersonalityChoice):
        return rehearsal
    half = actions.ChoosePersonality(personality)
    if half not in [each.action for each in rehearsal.offers()]:
        raise IllegalWish(personality, rehearsal, decision, half)
    return rehearsal.then(half)


def _flagged(hearing: Hearing, flag: actions.Action, text: str) -> Rehearsal:
    if flag not in [each.action for each in hearing.offers]:
        asked = hearing.rehearsal.decision or hearing.decision
        raise IllegalWish(text, hearing.rehearsal, asked, flag)
    return hearing.rehearsal.then(flag)


def _left_alone(rehearsal: Rehearsal, personality: Personality) -> Rehearsal:
    """What was not said, as far as it can be left alone and is of this card."""
    while rehearsal.decision is not None and belongs(personality, rehearsal.decision):
        offered = [each.action for each in rehearsal.offers()]
        unsaid = _unsaid(personality, rehearsal.decision)
        if unsaid not in offered:
            break
        rehearsal = rehearsal.then(unsaid)
    return rehearsal


def _unsaid(personality: Personality, decision: Decision) -> actions.Action:
    return next(slot.unsaid for slot in SENTENCES[personality] if slot.decision == decision.kind)


def _may_leave(rehearsal: Rehearsal) -> bool:
    return any(each.action == FINISH for each in rehearsal.offers())


def _would_be(rehearsal: Rehearsal, personality: Personality | None, slot: Slot) -> Decision:
    """The question that did not come, since nothing could have been answered to it."""
    seat = rehearsal.seat
    match slot.decision:
        case "movement_choice":
            return decisions.MovementChoice(seat, steps=0)
        case "building_choice":
            return decisions.BuildingChoice(seat)
        case "prefect_choice":
            return decisions.PrefectChoice(seat)
        case "trade_choice":
            return decisions.TradeChoice(seat)
        case "diplomat_choice":
            return decisions.DiplomatChoice(seat)
        case "magister_choice":
            return decisions.MagisterChoice(seat)
        case "purchase_choice":
            return decisions.PurchaseChoice(
                seat,
                cards_left=1,
                position_costs=personality in ("senator", "praetor"),
                without="proconsul" if personality == "proconsul" else None,
            )
        case "colonist_choice":
            return decisions.ColonistChoice(seat)
        case "castle_choice":
            return decisions.CastleChoice(seat)
        case "new_colonist_choice":
            return decisions.NewColonistChoice(seat)
        case "suggestion_choice":
            return decisions.SuggestionChoice(seat)
        case _:
            return decisions.CardChoice(seat)
