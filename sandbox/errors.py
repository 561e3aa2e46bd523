"""How Discord says no: a status, a code and a sentence, and for forms what is wrong where."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a form: where it is, and what."""

    where: Path
    what: str
    code: str = "INVALID"

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.where)) or 'body'}: {self.what}"


class Refused(Exception):
    """A request that the real Discord would refuse, and how it would."""

    def __init__(
        self, status: int, code: int, message: str, problems: Sequence[Problem] = ()
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.problems = tuple(problems)

    def __str__(self) -> str:
        details = "".join(f"; {problem}" for problem in self.problems)
        return f"{self.status} {self.code} {self.message}{details}"

    def as_json(self) -> dict[str, Any]:
        answer: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.problems:
            answer["errors"] = _nested(self.problems)
        return answer


class Limited(Refused):
    """A 429 with a code of its own, which no header announced."""

    def __init__(self, code: int, message: str, retry_after: float) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after

    def as_json(self) -> dict[str, Any]:
        retry_after = math.ceil(self.retry_after * 1000) / 1000
        return {**super().as_json(), "retry_after": retry_after, "global": False}


def _nested(problems: Sequence[Problem]) -> dict[str, Any]:
    errors: dict[str, Any] = {}
    for problem in problems:
        place = errors
        for part in problem.where:
            place = place.setdefault(str(part), {})
        place.setdefault("_errors", []).append({"code": problem.code, "message": problem.what})
    return errors


_UNKNOWN = {
    "application": 10002,
    "channel": 10003,
    "guild": 10004,
    "member": 10007,
    "message": 10008,
    "role": 10011,
    "user": 10013,
    "emoji": 10014,
    "webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


def unknown(what: str) -> Refused:
    return Refused(404, _UNKNOWN[what], f"Unknown {what}")


def invalid_form(*problems: Problem) -> Refused:
    return Refused(400, 50035, "Invalid Form Body", problems)


def outage() -> Refused:
    return Refused(503, 0, "503: Service Unavailable")


def unauthorized() -> Refused:
    return Refused(401, 0, "401: Unauthorized")


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def closed_dms() -> Refused:
    return Refused(403, 50007, "Cannot send messages to this user")


def empty_message() -> Refused:
    return Refused(400, 50006, "Cannot send an empty message")


def already_acknowledged() -> Refused:
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def token_expired() -> Refused:
    return Refused(401, 50027, "Invalid Webhook Token")


def too_large() -> Refused:
    return Refused(413, 40005, "Request entity too large")


def not_the_author() -> Refused:
    return Refused(403, 50005, "Cannot edit a message authored by another user")


def cannot_reply() -> Refused:
    return Refused(403, 160002, "Cannot reply without permission to read message history")


def archived_thread() -> Refused:
    return Refused(400, 50083, "Thread is archived")


def not_for_messages() -> Refused:
    return Refused(400, 50008, "Cannot send messages in a non-text channel")


def unreadable_reply() -> Refused:
    return Refused(403, 160002, "Cannot reply without permission to read message history")


_RATES = {
    20016: "This action cannot be performed due to slowmode rate limit.",
    20028: "The write action you are performing on the channel has hit the write rate limit.",
    20029: "The write action you are performing on the server has hit the write rate limit.",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later.",
}
_OTHERS = {
    20026: (403, "Your bot has been flagged by our anti-spam system for abusive behavior."),
    40003: (403, "You are opening direct messages too fast."),
    40006: (400, "This feature has been temporarily disabled server-side."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    130000: (503, "API resource is currently overloaded. Try again a little later."),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    160007: (400, "Maximum number of active announcement threads reached"),
    200000: (400, "Message was blocked by automatic moderation"),
}


def too_many(code: int, retry_after: float) -> Limited:
    return Limited(code, _RATES[code], retry_after)


def of_code(code: int, *, retry_after: float = 0.0) -> Refused:
    """As Discord says it, with the status it says it with."""
    if code in _RATES:
        return too_many(code, retry_after)
    if code in _OTHERS:
        status, message = _OTHERS[code]
        return Refused(status, code, message)
    for what, number in _UNKNOWN.items():
        if code == number:
            return unknown(what)
    said = (missing_access(), missing_permissions(), closed_dms(), archived_thread())
    for refused in (*said, invalid_form(Problem(("components",), "Invalid", "INVALID"))):
        if refused.code == code:
            return refused
    raise ValueError(f"nothing is known of the code {code}")
