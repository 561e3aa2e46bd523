"""How the bot is connected to Discord, as its health check tells it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Shards:
    """How the bot is connected: each shard hears a part of the servers, the first also the DMs."""

    open: int
    total: int
    """0 until Discord has said how many there should be."""
    heartbeat_age: float | None
    """Seconds since a heartbeat was last acknowledged, on the shard that waits longest."""


NOT_CONNECTED = Shards(0, 0, None)
