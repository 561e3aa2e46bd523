"""What belongs to no card: turns that begin and end, scorings, and leaving an offer alone."""

from collections.abc import Iterable, Mapping

from bot.faces.action_face import ActionFace, Wording
from bot.faces.decision_face import face_of_decision
from bot.faces.event_face import EventFace
from bot.faces.registry import enter
from bot.faces.summary_parts import SummaryPart
from bot.tables.rehearsal import Offer
from engine import events
from engine.actions import Finish
from engine.decisions import Decision
from words import Fact, nouns
from words.last_turns import turns_left
from words.reader import Reader

SCORED: SummaryPart[int] = SummaryPart(
    150, lambda words, points: words("digest-scored", points=points[-1])
)


def _left(reader: Reader, decision: Decision, _: Finish, __: Offer) -> Wording:
    return Wording(face_of_decision(decision).declining(reader, decision))


def _names(reader: Reader, decision: Decision, _: Finish) -> Iterable[str]:
    left = face_of_decision(decision).declining(reader, decision)
    return left, reader.words("word-nothing")


def _refilled(reader: Reader, event: events.DisplayRefilled) -> Mapping[str, Fact]:
    names = [reader.card_in_full(card) for card in event.cards]
    return {"cards": nouns.listing(reader.words, names)}


enter(
    ActionFace(
        Finish,
        wording=_left,
        code=lambda _: "-",
        names=_names,
        size=lambda _, __: -1,  # before everything else
    ),
    EventFace(events.TurnBegan, worth_telling=lambda _: False, only_said=True),
    EventFace(
        events.DisplayRefilled, facts=_refilled, worth_telling=lambda event: bool(event.cards)
    ),
    EventFace(
        events.IntermediateScored,
        facts=lambda _, event: {"points": event.points},
        adds=lambda _, event: SCORED(event.points),
    ),
    EventFace(events.ScoringMarkersReturned),
    EventFace(
        events.EndTriggered,
        facts=lambda _, event: {"cause": event.cause},
        afterwards=lambda reader, event: reader.words(
            "told-last-turns", left=turns_left(reader.view, event.seat)
        ),
        headline=lambda reader, event: reader.words(
            "digest-ending",
            who=reader.seat(event.seat),
            cause=event.cause,
            left=turns_left(reader.view, event.seat),
        ),
    ),
    EventFace(events.GameEnded),
)
