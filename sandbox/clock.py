"""Time that can be moved forward, so that nobody waits for three seconds or fifteen minutes."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(order=True)
class Timer:
    when: float
    number: int
    ring: Callable[[], object] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """The time of day, plus what it was moved forward by.

    A standing clock goes on only by `advance`: on a busy machine a test then never misses the
    three seconds that a bot has for its answer, and a test of those three seconds takes none.
    """

    def __init__(self, *, standing: bool = False) -> None:
        self._stands_at = time.time() if standing else None
        self._moved = 0.0
        self._timers: list[Timer] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        return (time.time() if self._stands_at is None else self._stands_at) + self._moved

    def at(self, when: float, ring: Callable[[], object]) -> Timer:
        timer = Timer(when, next(self._numbers), ring)
        heapq.heappush(self._timers, timer)
        if self._stands_at is None:
            delay = max(0.0, when - self.now())
            asyncio.get_running_loop().call_later(delay, self._ring_what_is_due)
        return timer

    def advance(self, seconds: float) -> None:
        """Ring on the way, each timer at its own moment."""
        goal = self._moved + seconds
        while timer := self._next_before(self.now() + goal - self._moved):
            self._moved = max(self._moved, min(goal, self._moved + timer.when - self.now()))
            self._ring_what_is_due()
        self._moved = goal

    def _next_before(self, moment: float) -> Timer | None:
        while self._timers and self._timers[0].cancelled:
            heapq.heappop(self._timers)
        return self._timers[0] if self._timers and self._timers[0].when <= moment else None

    def _ring_what_is_due(self) -> None:
        # A loop's clock and the time of day may differ by a hair: what it woke us for is due.
        while timer := self._next_before(self.now() + 0.001):
            heapq.heappop(self._timers)
            timer.ring()
