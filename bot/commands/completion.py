"""What is offered while somebody types: only what is legal, as things stand after the options
before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.commands.misreadings import BETWEEN, Misreading
from bot.commands.option_parser import SEPARATOR, OptionParser, TypedOption, code
from bot.commands.sentence_parser import begun, followed, parser_at, read
from bot.commands.tiles_along import tiles_fitting
from bot.faces.action_face import face_of_action
from bot.faces.forum import USE
from bot.faces.personality_face import Slot
from bot.tables.rehearsal import Offer, Rehearsal
from engine.actions import PlayCard
from engine.catalogue import catalogue
from engine.errors import ConcordiaError
from engine.terms import Personality
from words.reader import Reader
from words.tiles import tile_name

MOST = 25
LONGEST = 100
"""As Discord takes them: so many choices, of so many characters."""


@dataclass(frozen=True)
class Completion:
    name: str
    value: str


def completions(
    reader: Reader,
    rehearsal: Rehearsal,
    personality: Personality | None,
    said: Sequence[TypedOption],
    typed: TypedOption,
) -> list[Completion]:
    """Nothing for whoever is not to decide, or has said something that cannot be."""
    along = list(_along(reader, rehearsal, personality, said, typed))
    try:
        found = _completions(reader, rehearsal, personality, said, typed)
    except ConcordiaError:
        found = []
    return [*along, *found][:MOST]


def _along(
    reader: Reader,
    rehearsal: Rehearsal,
    personality: Personality | None,
    said: Sequence[TypedOption],
    typed: TypedOption,
) -> Iterator[Completion]:
    """Citizens that go with a house or a card that was said."""
    if typed.slot is USE and rehearsal.decision is not None:
        for tile in tiles_fitting(reader, rehearsal, said, typed.text.strip()):
            with suppress(ConcordiaError):
                read(reader, rehearsal, personality, [*said, TypedOption(USE, tile)])
                yield Completion(reader.words("option-use", tile=tile_name(tile)), tile)


def _completions(
    reader: Reader,
    rehearsal: Rehearsal,
    personality: Personality | None,
    said: Sequence[TypedOption],
    typing: TypedOption,
) -> list[Completion]:
    slot, typed = typing.slot, typing.text
    if rehearsal.decision is None:
        return []
    if slot.plays_card and personality is not None:
        return _cards(reader, rehearsal, personality, slot, typed)
    if personality is not None:
        rehearsal = begun(reader, rehearsal, personality, said)
    for option in said:
        if not option.slot.plays_card:
            rehearsal = followed(reader, rehearsal, personality, option)
    parser = parser_at(reader, rehearsal, personality, slot)
    if parser is None:
        return []
    names: list[str] = []
    codes: list[str] = []
    while SEPARATOR.search(typed):
        try:
            understood = parser.next(typed)
        except Misreading:
            break
        if not understood.ended:
            break  # perhaps it is not the last word yet
        names.append(parser.fullest(understood.action))
        codes.append(code(understood.action))
        typed = understood.rest
        after = parser_at(reader, parser.rehearsal.then(understood.action), personality, slot)
        if after is None:
            return []
        parser = after
    return _listed(parser, names, codes, list(parser.fitting(typed)))


def _cards(
    reader: Reader, rehearsal: Rehearsal, personality: Personality, slot: Slot, typed: str
) -> list[Completion]:
    """Those of the personality."""
    decision = rehearsal.decision
    assert decision is not None
    parser = OptionParser.of(reader, rehearsal, slot, decision)
    cards = catalogue().cards
    fitting = [
        each
        for each in parser.fitting(typed)
        if isinstance(each.action, PlayCard)
        and personality in cards[each.action.card].personalities
    ]
    return _listed(parser, [], [], fitting)


def _listed(
    parser: OptionParser, names: Sequence[str], codes: Sequence[str], offers: Sequence[Offer]
) -> list[Completion]:
    """What reads alike once; the little things first where there are too many."""
    if len(offers) > MOST:
        offers = sorted(offers, key=_size)
    found: dict[str, Completion] = {}
    for offer in offers:
        name = BETWEEN.join((*names, parser.label(offer)))
        value = BETWEEN.join((*codes, code(offer.action)))
        if len(value) <= LONGEST:
            shown = name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"
            found.setdefault(shown, Completion(shown, value))
    return list(found.values())[:MOST]


def _size(offer: Offer) -> int:
    return face_of_action(offer.action).size(offer.action, offer)
