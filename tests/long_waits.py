"""Names a test that goes on for minutes, while it does: waits give up late, for a busy machine, and
whoever looks at a run that stands still should not have to guess what it waits for."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread

import pytest

FIRST = 120.0
"""Seconds until a test is named; then after twice as long, and so on."""


class LongWaits:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began: dict[str, float] = {}
        self._next: dict[str, float] = {}

    def begin(self, test: str) -> None:
        self._began[test] = self._clock()
        self._next[test] = FIRST

    def end(self, test: str) -> None:
        self._began.pop(test, None)

    def lines(self) -> list[str]:
        """What is to be said now."""
        said = []
        for test, began in sorted(self._began.copy().items()):
            lasted = self._clock() - began
            if lasted >= self._next[test]:
                self._next[test] = 2 * lasted
                said.append(f"still running after {lasted / 60:.0f} min: {test}")
        return said


class LongWaitsReport:
    """In the process that people look at: workers tell it which test begins and ends."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._waits = LongWaits()
        self._over = Event()

    def pytest_sessionstart(self) -> None:
        Thread(target=self._watch, daemon=True).start()

    def pytest_sessionfinish(self) -> None:
        self._over.set()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._waits.begin(nodeid)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._waits.end(nodeid)

    def _watch(self) -> None:
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        while reporter is not None and not self._over.wait(FIRST / 4):
            for line in self._waits.lines():
                reporter.ensure_newline()
                reporter.write_line(line)
