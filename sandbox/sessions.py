"""A bot's session on the gateway: it outlives its connection, so that nothing gets lost."""

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from sandbox.compression import Compress
from sandbox.ids import shard_of
from sandbox.model import Json

REPLAYED = 1000
"""How many events are kept for a RESUME."""


class Connection:
    """A WebSocket, whatever its compression."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.BaseTransport | None,
        compress: Compress | None,
    ) -> None:
        self.socket = socket
        self._transport = transport
        self._compress = compress
        self._outbox: deque[bytes | str] = deque()

    def put(self, payload: Json) -> None:
        """Frames are compressed in the order of their events, and sent in it."""
        text = json.dumps(payload, separators=(",", ":"))
        self._outbox.append(self._compress(text.encode()) if self._compress else text)

    def abort(self) -> None:
        """Break off in the middle, as a lost network does."""
        if isinstance(self._transport, asyncio.WriteTransport):
            self._transport.abort()

    async def flush(self) -> None:
        while self._outbox:
            frame = self._outbox.popleft()
            if isinstance(frame, bytes):
                await self.socket.send_bytes(frame)
            else:
                await self.socket.send_str(frame)


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

    def missed_since(self, sequence: int) -> list[Json] | None:
        """None if they are no longer known: then there is nothing to resume."""
        if sequence > self.sequence:
            return None
        missed = [payload for payload in self.sent if payload["s"] > sequence]
        return missed if len(missed) == self.sequence - sequence else None
