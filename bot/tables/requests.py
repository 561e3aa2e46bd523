"""A request carries a key, and the same key twice is one request with one answer."""

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
"""Instead of an answer, what it was refused with."""
_RENAMED = {"NotAsked": "NotAskedAboutUndo"}
"""What refusals are called in answers that were stored before they got their present names."""
_IN_WORDS: tuple[type[ConcordiaError], ...] = (InvalidOptions, InvalidRecord)


@dataclass(frozen=True)
class Request:
    key: str
    """The same when the same request comes again; later the interaction's id."""
    player: PlayerId
    moderator: bool = False
    """Has the say where the table stands, and may do there what its host may."""


def asked(request: Request, wish: object) -> str:
    """Who wants what: a key fetches the answer only for the request it was given to."""
    return sha256(f"{request.player} {wish}".encode()).hexdigest()[:32]


def stored_answer(request: Request, question: str, answer: Answer, at: float) -> StoredAnswer:
    return StoredAnswer(request.key, question, answer.model_dump_json(), at)


def stored_refusal(
    request: Request, question: str, refusal: ConcordiaError, at: float
) -> StoredAnswer:
    return StoredAnswer(request.key, question, json.dumps({_REFUSED: _written(refusal)}), at)


def answer_again(stored: StoredAnswer, question: str) -> Answer:
    """Word for word what was answered the first time; a refusal is raised again."""
    if stored.asked != question:
        raise KeyUsed
    refused = json.loads(stored.answer).get(_REFUSED)
    if refused is not None:
        raise _read(refused)
    return Answer.model_validate_json(stored.answer)


def is_refusal(error: ConcordiaError) -> bool:
    """Something a person can be told, and told again."""
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
        case _:
            worded = {error.__name__: error for error in _IN_WORDS}
            return worded[kind](written["words"])
