"""A card is played, a half of a double one chosen; in a team the partner has a part in it."""

from collections.abc import Hashable, Iterable, Iterator, Mapping

from bot.faces import wished
from bot.faces.action_face import ActionFace, Wording
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace, face_of_event
from bot.faces.fish_market import conceivable_visits
from bot.faces.nearness import unlike
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PERSONALITY_FACES, brief
from bot.faces.registry import enter
from bot.faces.summary_parts import Addition, named
from bot.tables.rehearsal import Offer
from engine import View
from engine.actions import Action, ChoosePersonality, PlayCard, SuggestCard
from engine.catalogue import catalogue
from engine.decisions import CardChoice, Decision, PartnersPart, PersonalityChoice
from engine.events import CardPlayed, CardRepeated, PersonalityChosen
from engine.obstacles import kinds
from engine.rulebook import BEGINNINGS
from engine.terms import BoardId
from words import Fact, nouns
from words.reader import Reader

PLAYED = named(10, "digest-played", "cards")

OfTheHand = PlayCard | SuggestCard


def card_names(reader: Reader, _: Decision, action: OfTheHand) -> Iterable[str]:
    good = catalogue().cards[action.card].good
    by_good = (nouns.good_name(reader.words, good),) if good else ()
    return reader.card_in_full(action.card), reader.card(action.card), *by_good


def card_wished(reader: Reader, action: OfTheHand) -> Mapping[str, Fact]:
    return {"card": wished.card(reader, action.card)}


def card_likeness(action: OfTheHand) -> Hashable:
    """Of equal cards it does not matter which one it is."""
    card = catalogue().cards[action.card]
    pays = card.minerva_points, card.payout, card.doubles_bonus
    return card.personalities, card.gods, card.good, *pays


def card_distance(_: BoardId, wanted: OfTheHand, offered: OfTheHand) -> tuple[float, ...]:
    return (unlike(wanted.card, offered.card),)


def card_played(reader: Reader, event: CardPlayed | CardRepeated) -> Addition:
    return PLAYED(reader.words("digest-card", card=reader.card(event.card)))


def card_fact(
    reader: Reader,
    named: CardPlayed | CardRepeated | PersonalityChoice | PartnersPart | kinds.NotOnThisCard,
) -> Mapping[str, Fact]:
    return {"card": reader.card(named.card)}


def _way_to_ask(choice: CardChoice) -> str:
    if choice.suggested:
        return "suggested"
    return "alone" if choice.alone else "for-both" if choice.without_legatus else ""


def _suggested(reader: Reader, choice: CardChoice) -> Mapping[str, Fact]:
    return {"card": reader.card(choice.suggested)} if choice.suggested else {}


def _conceivable(view: View, _: CardChoice) -> Iterator[Action]:
    yield from map(PlayCard, catalogue().cards)
    yield from conceivable_visits(view)


def _card(reader: Reader, _: Decision, action: PlayCard, offer: Offer) -> Wording:
    does = brief(reader.words, action.card)
    at_once = _at_once(reader, action, offer)
    return Wording(reader.card_in_full(action.card), details=(does, *at_once))


def _at_once(reader: Reader, action: PlayCard, offer: Offer) -> Iterator[str]:
    """What the card brings before anything is chosen, where its text does not say so."""
    faces = [PERSONALITY_FACES[each] for each in catalogue().cards[action.card].personalities]
    gains = nouns.listing(reader.words, list(_gains(reader, offer)))
    if gains and any(each.gains_at_once for each in faces):
        yield reader.words("option-brings", gains=gains)
    if not (gains or offer.follows or any(each.always_does_something for each in faces)):
        yield reader.words("option-brings-nothing")


def _gains(reader: Reader, offer: Offer) -> Iterator[str]:
    for event in offer.outcome:
        face = face_of_event(event)
        if face.seat(event) == reader.view.viewer and (gain := face.gain(reader, event)):
            yield gain


def _half(reader: Reader, decision: Decision, action: ChoosePersonality, _: Offer) -> Wording:
    assert isinstance(decision, PersonalityChoice)  # nothing else offers it
    card, personality = catalogue().cards[decision.card], action.personality
    name = nouns.personality_name(reader.words, personality, card.good)
    return Wording(name, details=(PERSONALITY_FACES[personality].brief(reader.words, card),))


def _personality(
    reader: Reader, named: ChoosePersonality | PersonalityChosen
) -> Mapping[str, Fact]:
    return {"personality": nouns.personality_name(reader.words, named.personality)}


enter(
    DecisionFace(
        CardChoice,
        facts=_suggested,
        variant=_way_to_ask,
        conceivable=_conceivable,
        shows="hand",
    ),
    DecisionFace(
        PersonalityChoice,
        facts=card_fact,
        conceivable=lambda _, __: map(ChoosePersonality, BEGINNINGS),
    ),
    DecisionFace(PartnersPart, facts=card_fact, leaves="leave-other"),
    ActionFace(
        PlayCard,
        wording=_card,
        code=lambda action: action.card,
        names=card_names,
        facts=card_wished,
        likeness=card_likeness,
        distance=card_distance,
        compares_with=SuggestCard,
    ),
    ActionFace(
        ChoosePersonality,
        wording=_half,
        code=lambda action: action.personality,
        names=lambda reader, _, action: (nouns.personality_name(reader.words, action.personality),),
        facts=_personality,
    ),
    EventFace(CardPlayed, facts=card_fact, adds=card_played, only_said=True),
    EventFace(PersonalityChosen, facts=_personality, only_said=True),
    ObstacleFace(kinds.NotOnThisCard, card_fact),
)
