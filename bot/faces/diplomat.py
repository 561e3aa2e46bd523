"""Diplomat: the card on top of another seat's pile is copied."""

from collections.abc import Iterable, Mapping

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
from engine import GameOptions
from engine.actions import CopyCard
from engine.catalogue import Card
from engine.decisions import Decision, DiplomatChoice
from engine.events import CardCopied
from engine.obstacles import kinds
from engine.terms import CardId
from words import Fact, Words, nouns
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


def _play(_: Words, __: Card, options: GameOptions) -> Mapping[str, Fact]:
    """Alone against Contrarius there is no other pile (ruling SO19)."""
    if options.solitaria == "solo":
        return {"play": "solo"}
    return {"play": "team" if options.team else "others"}


enter(
    PersonalityFace(
        "diplomat",
        (Slot("copy", DiplomatChoice),),
        rule_facts=_play,
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
