"""Mason, Farmer, Smith, Vintner, Weaver: nothing is chosen but the card itself."""

from bot.faces.forum import USE
from bot.faces.goods import KEEP
from bot.faces.personality_face import PersonalityFace, Slot
from bot.faces.registry import enter
from engine.actions import PlayCard
from engine.decisions import CardChoice
from words import nouns

enter(
    PersonalityFace(
        "specialist",
        (Slot("card", CardChoice, (PlayCard,), plays_card=True), KEEP, USE),
        gains_at_once=True,
        brief_facts=lambda words, card: {"good": nouns.good_name(words, card.good)},
        rule_facts=lambda words, card, _: {"good": nouns.good_name(words, card.good)},
    )
)
