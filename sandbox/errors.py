"""How Discord says no: a status, a code and a sentence, and for forms what is wrong where."""

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


def archived_thread() -> Refused:
    return Refused(400, 50083, "Thread is archived")
