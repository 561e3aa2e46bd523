"""Rate limits as Discord sets them: told in advance by headers, enforced by a 429."""

import hashlib
import math
from dataclasses import dataclass, field

from sandbox.clock import Clock


@dataclass(frozen=True)
class Rate:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


@dataclass(frozen=True)
class StartRates:
    """How often a bot may IDENTIFY."""

    a_day: Rate = Rate(1000, 86_400.0)
    pause: float = 5.0
    """Seconds between two of the same bucket: a shard's number modulo `max_concurrency`."""
    max_concurrency: int = 1


@dataclass(frozen=True)
class Rates:
    messages: Rate = Rate(5, 5.0)
    """For each channel, and for sending, editing and deleting apart."""
    old_edits: Rate = Rate(3, 20.0)
    """For each channel: of messages older than an hour. Discord tells nobody how many; those who
    counted found this."""
    reactions: Rate = Rate(1, 0.25)
    webhooks: Rate = Rate(5, 2.0)
    """For each interaction: its follow-ups and edits."""
    others: Rate = Rate(50, 1.0)
    globally: Rate = Rate(50, 1.0)
    starts: StartRates = StartRates()


REAL = Rates()
_PLENTY = Rate(10_000, 1.0)
GENEROUS = Rates(
    messages=_PLENTY,
    old_edits=_PLENTY,
    reactions=_PLENTY,
    webhooks=_PLENTY,
    others=_PLENTY,
    globally=_PLENTY,
    starts=StartRates(Rate(1_000_000, 86_400.0), pause=0.0, max_concurrency=16),
)
"""For tests that are about something else: discord.py waits in real time before a limit."""
_MANY = 1000


@dataclass
class Window:
    rate: Rate
    ends: float = -math.inf
    used: int = 0

    def take(self, now: float) -> bool:
        if now >= self.ends:
            self.ends, self.used = now + self.rate.seconds, 0
        if self.used >= self.rate.requests:
            return False
        self.used += 1
        return True


@dataclass(frozen=True)
class Verdict:
    headers: dict[str, str] = field(default_factory=dict)
    retry_after: float | None = None
    """None: let it pass."""
    scope: str = "user"


class RateLimits:
    def __init__(self, clock: Clock, rates: Rates) -> None:
        self._clock = clock
        self.rates = rates
        self._windows: dict[str, Window] = {}
        self._global = Window(rates.globally)

    def pass_through(self, bucket: str, place: str, rate: Rate, *, globally: bool) -> Verdict:
        """One request to a bucket (a kind of route), of one channel, guild or webhook."""
        now = self._clock.now()
        self._forget_what_ended(now)
        window = self._windows.setdefault(f"{bucket}:{place}", Window(rate))
        if globally and not self._global.take(now):
            after = self._global.ends - now
            return Verdict({"X-RateLimit-Global": "true"}, after, "global")
        passed = window.take(now)
        after = max(0.0, window.ends - now)
        headers = {
            "X-RateLimit-Limit": str(rate.requests),
            "X-RateLimit-Remaining": str(rate.requests - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            # Rounded up: who waits for so long must not come too early.
            "X-RateLimit-Reset-After": f"{math.ceil(after * 1000) / 1000:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(bucket.encode(), usedforsecurity=False).hexdigest(),
        }
        return Verdict(headers, None if passed else after)

    def _forget_what_ended(self, now: float) -> None:
        if len(self._windows) > _MANY:
            self._windows = {key: each for key, each in self._windows.items() if each.ends > now}


def limited_headers(scope: str, retry_after: float) -> dict[str, str]:
    """What a 429 carries; without `Via` discord.py takes it for a ban."""
    return {
        "Retry-After": str(math.ceil(retry_after)),
        "X-RateLimit-Scope": scope,
        "Via": "1.1 local",
    }


def limited_body(retry_after: float, *, globally: bool) -> dict[str, object]:
    return {
        "message": "You are being rate limited.",
        "retry_after": math.ceil(retry_after * 1000) / 1000,
        "global": globally,
    }
