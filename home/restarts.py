"""How often a bot that stopped by itself is restarted."""

import time
from collections.abc import Callable

MOST_RESTARTS = 3
"""Before it is given up."""
WELL_AFTER_SECONDS = 60.0
"""A bot that ran for so long is well: the count starts over."""


class RestartLimit:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = clock()
        self._left = MOST_RESTARTS

    def allow_another(self) -> bool:
        """Whether a bot that has just stopped should be restarted."""
        ran, self._last = self._clock() - self._last, self._clock()
        if ran >= WELL_AFTER_SECONDS:
            self._left = MOST_RESTARTS
        self._left -= 1
        return self._left >= 0
