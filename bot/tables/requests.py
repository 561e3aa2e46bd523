"""A request, and its answer as it is stored: the same key twice is one request."""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from pydantic import TypeAdapter

from bot.tables.errors import REFUSALS, KeyUsed, Refusal
from bot.tables.seating import PlayerId
from bot.tables.store import StoredAnswer
from bot.tables.table import Answer
from engine.actions import Action
from engine.decisions import Decision
from engine.errors import (
    ConcordiaError,
    GameOver,
    IllegalAction,
    InvalidOptions,
    InvalidRecord,
    NotYourDecision,
)
from engine.terms import SeatId

_DECISION: TypeAdapter[Decision] = TypeAdapter(Decision)
_ACTION: TypeAdapter[Action] = TypeAdapter(Action)
_REFUSED = "refused"
"""The key under which a refusal is stored instead of an answer."""
_RENAMED = {"NotAsked": "NotAskedAboutUndo", "UndoBarred": "NothingToUndo"}
"""Names that refusals had in answers stored by earlier versions."""
_IN_WORDS: tuple[type[ConcordiaError], ...] = (InvalidOptions, InvalidRecord)


@dataclass(frozen=True)
class Request:
    key: str
    """The same when the same request comes again, such as the id of a Discord interaction."""
    player: PlayerId
    moderator: bool = False
    """Moderates the channel, so may do whatever the host may."""


def asked(request: Request, wish: object) -> str:
    """Who wants what: a key returns its answer only to the request it belongs to."""
    return sha256(f"{request.player} {wish}".encode()).hexdigest()[:32]


def stored_answer(request: Request, question: str, answer: Answer, at: float) -> StoredAnswer:
    return StoredAnswer(request.key, question, answer.model_dump_json(), at)


def stored_refusal(
    request: Request, question: str, refusal: ConcordiaError, at: float
) -> StoredAnswer:
    return StoredAnswer(request.key, question, json.dumps({_REFUSED: _written(refusal)}), at)


def answer_again(stored: StoredAnswer, question: str) -> Answer:
    """The answer that was given the first time; a refusal is raised again."""
    if stored.asked != question:
        raise KeyUsed
    refused = json.loads(stored.answer).get(_REFUSED)
    if refused is not None:
        raise _read(refused)
    return Answer.model_validate_json(stored.answer)


def is_refusal(error: ConcordiaError) -> bool:
    """Whether it is stored and repeated, rather than being a fault of ours."""
    known = (Refusal, IllegalAction, NotYourDecision, GameOver, *_IN_WORDS)
    return isinstance(error, known)


def _written(refusal: ConcordiaError) -> dict[str, object]:
    match refusal:
        case Refusal():
            return {"kind": type(refusal).__name__, "facts": refusal.facts}
        case IllegalAction():
            return {
                "kind": "IllegalAction",
                "decision": _DECISION.dump_python(refusal.decision, mode="json"),
                "action": _ACTION.dump_python(refusal.action, mode="json"),
            }
        case NotYourDecision():
            return {
                "kind": "NotYourDecision",
                "seat": refusal.seat,
                "decision": _DECISION.dump_python(refusal.decision, mode="json"),
            }
        case InvalidOptions():
            return {
                "kind": "InvalidOptions",
                "problem": refusal.problem,
                "facts": refusal.facts,
            }
        case InvalidRecord():
            return {
                "kind": "InvalidRecord",
                "words": str(refusal),
                "problem": refusal.kind,
                "number": refusal.number,
            }
        case _:
            return {"kind": type(refusal).__name__, "words": str(refusal)}


def _read(written: dict[str, Any]) -> ConcordiaError:
    kind = _RENAMED.get(written["kind"], written["kind"])
    if kind in REFUSALS:
        return REFUSALS[kind](**written["facts"])
    match kind:
        case "IllegalAction":
            return IllegalAction(
                _DECISION.validate_python(written["decision"]),
                _ACTION.validate_python(written["action"]),
            )
        case "NotYourDecision":
            decision = _DECISION.validate_python(written["decision"])
            return NotYourDecision(SeatId(written["seat"]), decision)
        case "GameOver":
            return GameOver()
        case "InvalidOptions" if "problem" in written:
            return InvalidOptions(written["problem"], written["facts"])
        case "InvalidRecord" if "problem" in written:
            return InvalidRecord(written["words"], written["problem"], written["number"])
        case _:
            worded = {error.__name__: error for error in _IN_WORDS}
            return worded[kind](written["words"])
