"""The sessions of the bot, one for each shard: what they are told, and how they break."""

import asyncio
from typing import Any

from sandbox.connection import Connection
from sandbox.events import Events
from sandbox.faults import Faults
from sandbox.latency import Latency
from sandbox.model import Json
from sandbox.opcodes import Op
from sandbox.session import Session

SETTLING_ROUNDS = 3


class Sessions:
    def __init__(self, events: Events, faults: Faults, latency: Latency) -> None:
        self._events = events
        self._faults = faults
        self._latency = latency
        self.sessions: dict[str, Session] = {}

    def tell(self, name: str, about: Any) -> None:
        if not self.sessions:
            return
        event = self._events.event(name, about)
        if event is None:
            return
        for _ in range(self._faults.copies_of(event.name)):
            for session in self.sessions.values():
                if session.hears(event.guild_id, event.intent):
                    self.send(session, event.name, event.data_for(session.intents))

    async def settle(self) -> None:
        """Return when every connected bot has taken in what it was sent before.

        A view is known to discord.py only after it has read the answer to its callback. A ping
        of the WebSocket goes round through the same loop that reads those answers; unlike a
        heartbeat it does not count among the bot's 120 sends a minute.
        """
        for _ in range(SETTLING_ROUNDS):
            await self._latency.arrived()
            await asyncio.gather(*(connection.ping() for connection in self._connections()))

    def drop(self) -> None:
        """Break all connections without a word; the sessions can be resumed."""
        for connection in self._connections():
            connection.abort()

    async def ask_to_reconnect(self) -> None:
        await self._send_to(self._connections(), {"op": Op.RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        connections = self._connections()
        if not resumable:
            self.sessions.clear()
        await self._send_to(connections, {"op": Op.INVALID_SESSION, "d": resumable})

    async def close(self, code: int) -> None:
        for connection in self._connections():
            await connection.socket.close(code=code)

    def connected(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.connection is not None]

    def send(self, session: Session, name: str, data: Json) -> None:
        payload = session.next(name, data)
        if session.connection is not None:
            session.connection.put(payload)
            session.connection.flush_soon()

    async def _send_to(self, connections: list[Connection], payload: Json) -> None:
        for connection in connections:
            connection.put(payload)
            await connection.flush()

    def _connections(self) -> list[Connection]:
        return [session.connection for session in self.connected() if session.connection]
