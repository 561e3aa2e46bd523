"""Germania's castles: a Tribune takes the good of one."""

from collections.abc import Iterable

from bot.faces import wished
from bot.faces.action_face import ActionFace, Wording
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.nearness import between_places, worth
from bot.faces.registry import enter
from bot.faces.summary_parts import named
from bot.tables.rehearsal import Offer
from engine.actions import TakeCastleGood
from engine.board import board_of
from engine.decisions import CastleChoice, Decision
from engine.events import CastleEmptied
from engine.terms import Good
from words import nouns
from words.reader import Reader

EMPTIED = named(60, "digest-castles", "castles")


def _lying(reader: Reader, action: TakeCastleGood) -> tuple[Good, ...]:
    """The good, as long as it lies there."""
    castles = reader.view.castles or {}
    return (castles[action.castle],) if action.castle in castles else ()


def _castle(reader: Reader, _: Decision, action: TakeCastleGood, __: Offer) -> Wording:
    goods = nouns.goods_text(reader.words, _lying(reader, action))
    return Wording(reader.place(action.castle), facts=reader.words("option-castle", goods=goods))


def _names(reader: Reader, _: Decision, action: TakeCastleGood) -> Iterable[str]:
    goods = [nouns.good_name(reader.words, good) for good in _lying(reader, action)]
    return reader.place(action.castle), *goods


enter(
    DecisionFace(
        CastleChoice,
        conceivable=lambda view, _: [
            TakeCastleGood(place.id)
            for place in board_of(view.options.board).facts.places
            if place.kind == "castle"
        ],
    ),
    ActionFace(
        TakeCastleGood,
        wording=_castle,
        code=lambda take: take.castle,
        names=_names,
        facts=lambda reader, take: {"castle": wished.spot(reader, take.castle)},
        order=lambda reader, take, _: (0, -worth(_lying(reader, take))),  # the dearest first
        distance=lambda board, wanted, take: (between_places(board, wanted.castle, take.castle),),
    ),
    EventFace(
        CastleEmptied,
        facts=lambda reader, event: {"castle": reader.spot(event.castle)},
        adds=lambda reader, event: EMPTIED(reader.spot(event.castle)),
    ),
)
