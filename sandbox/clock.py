"""Time that can be moved forward, so that nobody waits for three seconds or fifteen minutes."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable

Ring = Callable[[], object]


class Clock:
    """The time of day, plus what it was moved forward by.

    A standing clock goes on only by `advance`: on a busy machine a test then never misses the
    three seconds that a bot has for its answer, and a test of those three seconds takes none.
    """

    def __init__(self, *, standing: bool = False) -> None:
        self._stands_at = time.time() if standing else None
        self._moved = 0.0
        self._timers: list[tuple[float, int, Ring]] = []
        self._numbers = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        return (time.time() if self._stands_at is None else self._stands_at) + self._moved

    def at(self, when: float, ring: Ring) -> None:
        heapq.heappush(self._timers, (when, next(self._numbers), ring))
        self._set_alarm()

    def advance(self, seconds: float) -> None:
        """Ring on the way, each timer at its own moment."""
        goal = self._moved + seconds
        while self._timers and self._timers[0][0] <= self.now() + goal - self._moved:
            self._moved += max(0.0, self._timers[0][0] - self.now())
            self._ring_what_is_due()
        self._moved = goal
        self._set_alarm()

    def _ring_what_is_due(self) -> None:
        # A loop's clock and the time of day may differ by a hair: what it woke us for is due.
        while self._timers and self._timers[0][0] <= self.now() + 0.001:
            _, _, ring = heapq.heappop(self._timers)
            ring()
        self._set_alarm()

    def _set_alarm(self) -> None:
        """A clock that runs wakes itself for the next timer."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._stands_at is None and self._timers:
            delay = max(0.0, self._timers[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring_what_is_due)
