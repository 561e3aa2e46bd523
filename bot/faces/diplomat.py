"""Diplomat: the card on top of another seat's pile is copied."""

from collections.abc import Iterable

from bot.faces import wished
from bot.faces.action_face import ActionFace, Wording
from bot.faces.cards import PLAYED
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PersonalityFace, Slot, brief
from bot.faces.registry import enter
from bot.faces.summary_parts import Addition
from bot.tables.rehearsal import Offer
from engine.actions import CopyCard
from engine.decisions import Decision, DiplomatChoice
from engine.events import CardCopied
from engine.obstacles import kinds
from engine.terms import CardId
from words import nouns
from words.reader import Reader


def _copy(reader: Reader, _: Decision, action: CopyCard, offer: Offer) -> Wording:
    card = offer.the(CardCopied).card
    return Wording(_whole(reader, action, card), details=(brief(reader.words, card),))


def _whole(reader: Reader, action: CopyCard, card: CardId) -> str:
    owner = reader.in_plain().named(action.seat)
    return reader.words("option-copy", seat=owner, card=reader.card_in_full(card))


def _names(reader: Reader, _: Decision, action: CopyCard) -> Iterable[str]:
    top = reader.view.seats[action.seat].top_card
    whole = (_whole(reader, action, top),) if top else ()
    colour = nouns.colour_name(reader.words, action.seat)
    return *whole, reader.in_plain().named(action.seat), colour


def _copied(reader: Reader, event: CardCopied) -> Addition:
    owner, card = reader.briefly(event.copied_from), reader.card(event.card)
    return PLAYED(reader.words("digest-copied", owner=owner, card=card))


enter(
    PersonalityFace(
        "diplomat",
        (Slot("copy", DiplomatChoice),),
        rule_facts=lambda _, __, options: {"team": "yes" if options.team else "no"},
    ),
    DecisionFace(
        DiplomatChoice, conceivable=lambda view, _: [CopyCard(each.seat) for each in view.seats]
    ),
    ActionFace(
        CopyCard,
        wording=_copy,
        code=lambda action: f"copy seat {action.seat + 1}",
        names=_names,
        facts=wished.copied_from,
    ),
    EventFace(
        CardCopied,
        facts=lambda reader, event: {
            "owner": reader.seat(event.copied_from),
            "card": reader.card(event.card),
        },
        adds=_copied,
        only_said=True,
    ),
    ObstacleFace(kinds.CardNotCopiable, lambda _, obstacle: {"ruling": obstacle.ruling}),
)
