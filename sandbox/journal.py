"""What was asked of the local Discord and what it said, and what it had to refuse."""

import logging
import traceback
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

_log = logging.getLogger(__name__)
KEPT = 2000
"""Exchanges: a long evening of play is not to fill the memory."""


@dataclass(frozen=True)
class Exchange:
    """One request and its answer."""

    method: str
    path: str
    template: str | None
    """The path as Discord's documentation writes it; None if nothing is served there."""
    body: Any
    status: int
    answer: Any

    def __str__(self) -> str:
        return f"{self.method} {self.path} -> {self.status}"


@dataclass(frozen=True)
class DiscordRefusal:
    """A request that the real Discord would have refused, or that this one does not serve."""

    code: int
    reason: str

    def __str__(self) -> str:
        return self.reason


class RefusedRequests(AssertionError):
    """Something the bot did would have failed on the real Discord."""


@dataclass
class Journal:
    exchanges: deque[Exchange] = field(default_factory=lambda: deque(maxlen=KEPT))
    refusals: list[DiscordRefusal] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    """Tracebacks of the local Discord's own mistakes."""
    _expected: list[int] = field(default_factory=list)

    def expect(self, *codes: int) -> None:
        """Refusals that a test is about; each must come, and once."""
        self._expected += codes

    def check(self) -> None:
        """Fail with the reasons, unless every refusal was expected and every expected one came."""
        open_codes = list(self._expected)
        unexpected = []
        for refusal in self.refusals:
            if refusal.code in open_codes:
                open_codes.remove(refusal.code)
            else:
                unexpected.append(str(refusal))
        missing = [f"expected to be refused with {code}, and was not" for code in open_codes]
        self._forget()
        if unexpected or missing:
            raise RefusedRequests("\n".join([*unexpected, *missing]))

    def refuse(self, code: int, reason: str) -> None:
        self.refusals.append(DiscordRefusal(code, reason))

    def fail(self, where: str) -> str:
        """Called while the mistake is being handled; gives back its traceback."""
        trace = traceback.format_exc()
        _log.error("the local Discord failed: %s\n%s", where, trace)
        self.failures.append(trace)
        self.refuse(0, f"{where}: the local Discord failed: {trace}")
        return trace

    def requests(self, method: str, template: str) -> Iterator[Exchange]:
        for exchange in self.exchanges:
            if (exchange.method, exchange.template) == (method, template):
                yield exchange

    def _forget(self) -> None:
        """What was checked once is not to be held against the next test in the same world."""
        self.refusals.clear()
        self._expected.clear()
