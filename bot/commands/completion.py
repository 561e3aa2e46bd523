"""What is offered while somebody types: only what is legal, as things stand after the options
before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.commands.action_names import code
from bot.commands.misreadings import Misreading
from bot.commands.option_parser import SEPARATOR, Hearing
from bot.commands.sentence_parser import Wish, begun, followed, heard_at
from bot.commands.slots import SPECIALIST
from bot.tables.rehearsal import Offer, Rehearsal
from engine import actions, events
from engine.catalogue import catalogue
from engine.errors import ConcordiaError
from engine.terms import Personality
from words.reader import Reader

MOST = 25
LONGEST = 100
"""As Discord takes them: so many choices, of so many characters."""
BETWEEN = "; "


@dataclass(frozen=True)
class Completion:
    name: str
    value: str


def completions(
    reader: Reader,
    rehearsal: Rehearsal,
    personality: Personality | None,
    said: Sequence[Wish],
    typed: Wish,
) -> list[Completion]:
    """Nothing for whoever is not to decide, or has said something that cannot be."""
    try:
        return _completions(reader, rehearsal, personality, said, typed)
    except ConcordiaError:
        return []


def _completions(
    reader: Reader,
    rehearsal: Rehearsal,
    personality: Personality | None,
    said: Sequence[Wish],
    typing: Wish,
) -> list[Completion]:
    slot, typed = typing.slot, typing.text
    if rehearsal.decision is None:
        return []
    if slot is SPECIALIST:
        return _specialists(reader, rehearsal, typed)
    if personality is not None:
        rehearsal = begun(reader, rehearsal, personality, said)
    for wish in said:
        if wish.slot is not SPECIALIST:
            rehearsal = followed(reader, rehearsal, personality, wish)
    hearing = heard_at(reader, rehearsal, personality, slot)
    if hearing is None:
        return []
    names: list[str] = []
    codes: list[str] = []
    while SEPARATOR.search(typed):
        try:
            heard = hearing.next(typed)
        except Misreading:
            break
        if not heard.ended:
            break  # perhaps it is not the last word yet
        names.append(hearing.fullest(heard.action))
        codes.append(code(heard.action))
        typed = heard.rest
        after = heard_at(reader, hearing.rehearsal.then(heard.action), personality, slot)
        if after is None:
            return []
        hearing = after
    return _listed(hearing, names, codes, list(hearing.fitting(typed)))


def _specialists(reader: Reader, rehearsal: Rehearsal, typed: str) -> list[Completion]:
    decision = rehearsal.decision
    assert decision is not None
    hearing = Hearing.of(reader, rehearsal, SPECIALIST, decision)
    cards = catalogue().cards
    fitting = [
        each
        for each in hearing.fitting(typed)
        if isinstance(each.action, actions.PlayCard)
        and "specialist" in cards[each.action.card].personalities
    ]
    return _listed(hearing, [], [], fitting)


def _listed(
    hearing: Hearing, names: Sequence[str], codes: Sequence[str], offers: Sequence[Offer]
) -> list[Completion]:
    """What reads alike once; the little things first where there are too many."""
    if len(offers) > MOST:
        offers = sorted(offers, key=_size)
    found: dict[str, Completion] = {}
    for offer in offers:
        name = BETWEEN.join((*names, hearing.label(offer)))
        value = BETWEEN.join((*codes, code(offer.action)))
        if len(value) <= LONGEST:
            shown = name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"
            found.setdefault(shown, Completion(shown, value))
    return list(found.values())[:MOST]


def _size(offer: Offer) -> int:
    match offer.action:
        case actions.MoveColonist():
            return offer.the(events.ColonistMoved).steps
        case actions.BuyGoods(_, units) | actions.SellGoods(_, units):
            return units
        case actions.Finish():
            return -1
        case _:
            return 0
