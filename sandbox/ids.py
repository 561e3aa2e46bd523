"""Snowflakes: Discord's ids, which carry the moment they were made."""

from sandbox.clock import Clock

EPOCH = 1_420_070_400_000
"""The first millisecond of 2015, in Unix time."""
_SHIFT = 22


class Snowflakes:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A millisecond for each one, so that guilds made in a row fall on different shards."""
        now = int(self._clock.now() * 1000) - EPOCH
        self._last = max(self._last + 1, now)
        return self._last << _SHIFT

    def take(self, taken: int) -> None:
        """Give out only newer ones than one that came from elsewhere."""
        self._last = max(self._last, taken >> _SHIFT)


def shard_of(guild_id: int, shards: int) -> int:
    return (guild_id >> _SHIFT) % shards


def moment_of(snowflake: int) -> float:
    return ((snowflake >> _SHIFT) + EPOCH) / 1000
