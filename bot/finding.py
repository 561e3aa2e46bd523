"""One line of what a check found, and how bad it is."""

from typing import Literal, NamedTuple

Severity = Literal["ok", "note", "FAULT"]


class Finding(NamedTuple):
    severity: Severity
    about: str
    words: str
