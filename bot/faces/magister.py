"""Magister: the own card beneath is carried out once more."""

from collections.abc import Iterator

from bot.faces.action_face import ActionFace, Wording
from bot.faces.cards import card_fact, card_played
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PersonalityFace, Slot, brief
from bot.faces.registry import enter
from bot.tables.rehearsal import Offer
from engine import GameOptions
from engine.actions import RepeatCard
from engine.decisions import Decision, MagisterChoice
from engine.events import CardRepeated
from engine.obstacles import kinds
from words import Words
from words.reader import Reader


def _changes(words: Words, options: GameOptions) -> Iterator[str]:
    if options.magister_through_diplomat_may_use_senator:
        yield words("rule-senator-through-diplomat")


def _repeat(reader: Reader, _: Decision, __: RepeatCard, offer: Offer) -> Wording:
    card = offer.the(CardRepeated).card
    name = reader.words("option-repeat", card=reader.card(card))
    return Wording(name, details=(brief(reader.words, card),))


enter(
    PersonalityFace(
        "magister", (Slot("repeat", MagisterChoice),), complete_alone=True, changes=_changes
    ),
    DecisionFace(MagisterChoice, conceivable=lambda _, __: (RepeatCard(),), unsaid=RepeatCard()),
    ActionFace(
        RepeatCard,
        wording=_repeat,
        code=lambda _: "repeat",
        names=lambda reader, _, __: (reader.words("word-repeat"),),
    ),
    EventFace(CardRepeated, facts=card_fact, adds=card_played, only_said=True),
    ObstacleFace(kinds.CardNotRepeatable, lambda _, obstacle: {"ruling": obstacle.ruling}),
)
