"""A bot's session on the gateway: it outlives its connection, so that nothing gets lost."""

import secrets
from collections import deque
from dataclasses import dataclass, field

from sandbox.connection import Connection
from sandbox.ids import shard_of
from sandbox.model import Json

REPLAYED = 1000
"""How many events are kept for a RESUME."""


@dataclass
class Session:
    intents: int
    shard: tuple[int, int] = (0, 1)
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    connection: Connection | None = None

    def hears(self, guild_id: int | None, intent: int) -> bool:
        if intent and not self.intents & intent:
            return False
        number, shards = self.shard
        return number == (0 if guild_id is None else shard_of(guild_id, shards))

    def next(self, name: str, data: Json) -> Json:
        self.sequence += 1
        payload = {"op": 0, "s": self.sequence, "t": name, "d": data}
        self.sent.append(payload)
        return payload

    def missed_since(self, sequence: object) -> list[Json] | None:
        """None if they are no longer known, or never were: then there is nothing to resume."""
        if not isinstance(sequence, int):
            return None
        missed = [payload for payload in self.sent if payload["s"] > sequence]
        return missed if len(missed) == self.sequence - sequence else None
