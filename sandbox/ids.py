"""Snowflakes: Discord's ids, which carry the moment they were made."""

from sandbox.clock import Clock

EPOCH = 1_420_070_400_000
"""The first millisecond of 2015, in Unix time."""
_SHIFT = 22


class Snowflakes:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0
        """In milliseconds since the epoch of ids."""

    def next(self) -> int:
        """A millisecond for each: no two are alike, and a later one is greater."""
        now = int(self._clock.now() * 1000) - EPOCH
        self.last = max(self.last + 1, now)
        return self.last << _SHIFT


def shard_of(guild_id: int, shards: int) -> int:
    return (guild_id >> _SHIFT) % shards
