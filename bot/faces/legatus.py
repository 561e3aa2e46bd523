"""Legatus: one looks at the partner's hand and points at a card of it."""

from collections.abc import Iterator, Mapping

from bot.faces.action_face import ActionFace, Wording
from bot.faces.cards import card_distance, card_likeness, card_names, card_wished
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PersonalityFace, Slot, brief
from bot.faces.registry import enter
from engine import GameOptions
from engine.actions import PlayCard, SuggestCard
from engine.catalogue import catalogue
from engine.decisions import SuggestionChoice
from engine.events import CardSuggested, HandShown
from engine.obstacles import kinds
from words import Fact, Words
from words.reader import Reader


def _changes(words: Words, options: GameOptions) -> Iterator[str]:
    if options.legatus_answered_by_legatus:
        yield words("rule-legatus-again")
    else:
        yield words("rule-legatus-once")


def _suggested(reader: Reader, event: CardSuggested) -> Mapping[str, Fact]:
    """Only the two partners know at which card, or that it was none."""
    knows = reader.view.viewer in (event.seat, event.partner)
    return {
        "which": "named" if event.card else "none" if knows else "secret",
        "card": reader.card(event.card) if event.card else "",
        "partner": reader.seat(event.partner),
    }


enter(
    PersonalityFace(
        "legatus",
        (Slot("suggest", SuggestionChoice, once_played=True),),
        always_does_something=True,
        changes=_changes,
    ),
    DecisionFace(
        SuggestionChoice,
        conceivable=lambda _, __: map(SuggestCard, catalogue().cards),
        shows="partners hand",
    ),
    ActionFace(
        SuggestCard,
        wording=lambda reader, _, action, __: Wording(
            reader.card_in_full(action.card), details=(brief(reader.words, action.card),)
        ),
        code=lambda action: action.card,
        names=card_names,
        facts=card_wished,
        likeness=card_likeness,
        distance=card_distance,
        compares_with=PlayCard,
    ),
    EventFace(HandShown, facts=lambda reader, event: {"owner": reader.seat(event.partner)}),
    EventFace(CardSuggested, facts=_suggested),
    ObstacleFace(kinds.NoAnswerWithLegatus, lambda _, obstacle: {"ruling": obstacle.ruling}),
)
