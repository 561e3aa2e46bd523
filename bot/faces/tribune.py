"""Tribune: cards are taken back, and a colonist may be bought."""

from collections.abc import Iterator

from bot.faces.colonist import placements
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.forum import USE
from bot.faces.personality_face import PersonalityFace, Slot
from bot.faces.registry import enter
from bot.faces.summary_parts import counted
from engine import GameOptions
from engine.catalogue import catalogue
from engine.decisions import CastleChoice, ExchangeChoice, NewColonistChoice, TileChoice
from engine.events import CardsTakenBack
from engine.forum import cards_needed
from words import Words, nouns

TAKEN_BACK = counted(140, "digest-taken-back")


def _changes(words: Words, options: GameOptions) -> Iterator[str]:
    board = catalogue().boards[options.board]
    if any(place.kind == "castle" for place in board.places):
        yield words("rule-castles")
    if board.tribune_places_in_own_cities:
        yield words("rule-own-cities")
    if options.forum:
        listed = nouns.alternatives(words, [str(each) for each in cards_needed(options)])
        yield words("rule-tribune-takes", needed=listed)
    if options.intermediate_scoring:
        yield words("rule-scoring")


enter(
    PersonalityFace(
        "tribune",
        (
            Slot("take", TileChoice),
            Slot("castle", CastleChoice),
            Slot("exchange", ExchangeChoice),
            Slot("colonist", NewColonistChoice),
            USE,
        ),
        complete_alone=True,
        gains_at_once=True,
        rule_facts=lambda words, _, __: {
            "cost": nouns.goods_text(words, catalogue().components.colonist_cost)
        },
        changes=_changes,
    ),
    DecisionFace(NewColonistChoice, conceivable=lambda view, _: placements(view)),
    EventFace(
        CardsTakenBack,
        facts=lambda _, event: {"count": event.count},
        adds=lambda _, event: TAKEN_BACK(event.count),
        gain=lambda reader, event: reader.words("counted-cards", count=event.count),
    ),
)
