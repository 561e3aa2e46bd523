"""What was refused, in words for whoever asked: kind, and with what to do next."""

import re
from collections.abc import Mapping

from bot.tables.errors import Refusal, SeatIsKept, StaleDecision, UnknownColour, YourTurn
from bot.tables.store import StorageError
from campaigns.errors import BadCampaign
from engine.errors import (
    ConcordiaError,
    GameOver,
    IllegalAction,
    InvalidOptions,
    InvalidRecord,
    NotYourDecision,
)
from words import Words
from words.campaign_problems import campaign_problem
from words.refusals import options_problem

_WORD = re.compile(r"(?<!^)(?=[A-Z])")
_LONGEST_PROBLEM = 300
BUTTONS: Mapping[type[ConcordiaError], str] = {
    StaleDecision: "table-button-play",
    IllegalAction: "table-button-play",
    YourTurn: "table-button-play",
    SeatIsKept: "table-button-return",
    UnknownColour: "lobby-button-colour",
    GameOver: "over-button-rematch",
}
"""What to press in the table's message instead: called as it is called there."""


def refusal(words: Words, error: ConcordiaError, table_words: Words | None = None) -> str:
    """What the error itself says is for the log; only facts that were meant to be read are told."""
    pressed = BUTTONS.get(type(error))
    button = {"button": (table_words or words)(pressed)} if pressed else {}
    match error:
        case Refusal():
            known = {name: fact for name, fact in error.facts.items() if fact is not None}
            facts = known | button
            return words(f"error-{message_name(type(error))}", **facts)
        case IllegalAction():
            return words("error-illegal-action", **button)
        case NotYourDecision():
            return words("error-not-your-decision")
        case GameOver():
            return words("error-game-over", **button)
        case InvalidOptions():
            problem = options_problem(words, error)
            return words("error-invalid-options", problem=_quoted(problem))
        case InvalidRecord():
            return words("error-invalid-record", kind=error.kind, number=error.number)
        case BadCampaign():
            return campaign_problem(words, error)
        case StorageError():
            return words("error-not-stored")
        case _:
            return words("error-in-general")


def message_name(refused: type[Refusal]) -> str:
    """`StaleDecision` is `stale-decision`."""
    return _WORD.sub("-", refused.__name__).lower()


def _quoted(problem: str) -> str:
    """What was given stands in it: on one line, and without anything Discord would read."""
    text = " ".join(problem.rstrip(".").split())
    shortened = text if len(text) <= _LONGEST_PROBLEM else f"{text[: _LONGEST_PROBLEM - 1]}…"
    return f"`{shortened.replace('`', chr(0x2CB))}`"
