"""How often a bot may begin a session: so many a day, and one every five seconds."""

from enum import Enum

from sandbox.clock import Clock
from sandbox.model import Json
from sandbox.rate_limits import Rate, StartRates, Window


class StartVerdict(Enum):
    WELCOME = "welcome"
    TOO_SOON = "too soon"
    USED_UP = "used up"
    """Discord then resets the bot's token."""


class SessionStarts:
    def __init__(self, clock: Clock, rates: StartRates) -> None:
        self._clock = clock
        self._rates = rates
        self._day = Window(rates.a_day)
        self._buckets: dict[int, Window] = {}

    def take(self, shard: int) -> StartVerdict:
        """Every IDENTIFY counts, also one that comes too soon."""
        now = self._clock.now()
        if not self._day.take(now):
            return StartVerdict.USED_UP
        bucket = shard % self._rates.max_concurrency
        window = self._buckets.setdefault(bucket, Window(Rate(1, self._rates.pause)))
        return StartVerdict.WELCOME if window.take(now) else StartVerdict.TOO_SOON

    def limit(self) -> Json:
        """As a bot is told that asks."""
        total, after = self._rates.a_day.requests, self._day.ends - self._clock.now()
        is_running = after > 0
        return {
            "total": total,
            "remaining": total - self._day.used if is_running else total,
            "reset_after": round(after * 1000) if is_running else 0,
            "max_concurrency": self._rates.max_concurrency,
        }
