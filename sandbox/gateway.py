"""The gateway, version 10: where the bot hears what happens."""

import asyncio
import json
import secrets

from aiohttp import WSMsgType, web

from sandbox.compression import compressor
from sandbox.connection import Connection
from sandbox.events import PRIVILEGED, Events, Intent
from sandbox.faults import Faults
from sandbox.greetings import members_chunk, ready
from sandbox.ids import shard_of
from sandbox.journal import Journal
from sandbox.latency import Latency
from sandbox.model import Json
from sandbox.opcodes import Close, Closing, Op
from sandbox.rate_limits import Rate, Window
from sandbox.session import Session
from sandbox.session_starts import SessionStarts, StartVerdict
from sandbox.sessions import Sessions
from sandbox.wire import Wire

HEARTBEAT_MS = 41_250
ACKNOWLEDGED_AFTER = 0.25
"""Seconds, as from far away: discord.py notes in another thread when it sent a heartbeat. Answered
before that, it takes the time since the one before for a delay, and warns of it."""
SENDS = Rate(120, 60.0)
GUILDS_ON_A_SHARD = 2_500
LONGEST_FRAME = 4096


class Gateway(Sessions):
    def __init__(
        self,
        wire: Wire,
        events: Events,
        faults: Faults,
        journal: Journal,
        *,
        starts: SessionStarts,
        latency: Latency,
    ) -> None:
        super().__init__(events, faults, latency)
        self._wire = wire
        self._world = wire.world
        self._journal = journal
        self._starts = starts
        self._world.listeners.append(self.tell)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(autoping=False, max_msg_size=0, compress=False)
        await socket.prepare(request)
        compress = compressor(request.query.get("compress"))
        connection = Connection(socket, request.transport, compress, self._latency)
        sends = Window(SENDS)
        connection.put(
            {"op": Op.HELLO, "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_MS}}
        )
        session: Session | None = None
        try:
            await connection.flush()
            async for message in socket:
                if message.type is WSMsgType.PONG:
                    connection.ponged(bytes(message.data))
                elif message.type is WSMsgType.PING:
                    await socket.pong(message.data)
                elif message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    if not sends.take(self._world.clock.now()):
                        raise Closing(Close.RATE_LIMITED, "You are being rate limited.")
                    session = self._hear(connection, session, _decoded(message.data))
                    await connection.flush()
        except Closing as closing:
            self._journal.refuse(closing.code, f"gateway: {closing.code} {closing}")
            await socket.close(code=closing.code, message=str(closing).encode())
        except ConnectionError:
            pass
        except Exception:
            self._journal.fail("gateway")
            await socket.close(code=Close.UNKNOWN_ERROR, message=b"Unknown error.")
        finally:
            self._leave(session, connection)
        return socket

    def _hear(
        self, connection: Connection, session: Session | None, payload: Json
    ) -> Session | None:
        op, data = payload.get("op"), payload.get("d") or {}
        if op != Op.HEARTBEAT and not isinstance(data, dict):
            raise Closing(Close.DECODE_ERROR, "Error while decoding payload.")
        match op:
            case Op.HEARTBEAT:
                loop = asyncio.get_running_loop()
                loop.call_later(ACKNOWLEDGED_AFTER, _acknowledge, connection)
            case Op.IDENTIFY | Op.RESUME if session is not None:
                raise Closing(Close.ALREADY_AUTHENTICATED, "Already authenticated.")
            case Op.IDENTIFY:
                return self._identify(connection, data)
            case Op.RESUME:
                return self._resume(connection, data)
            case Op.PRESENCE | Op.VOICE | Op.MEMBERS if session is None:
                raise Closing(Close.NOT_AUTHENTICATED, "Not authenticated.")
            case Op.PRESENCE | Op.VOICE:
                pass
            case Op.MEMBERS:
                assert session is not None
                chunk = members_chunk(self._wire, data)
                self.send(session, "GUILD_MEMBERS_CHUNK", chunk)
            case _:
                raise Closing(Close.UNKNOWN_OPCODE, "Unknown opcode.")
        return session

    def _identify(self, connection: Connection, data: Json) -> Session | None:
        if data.get("token") != self._world.application.token:
            raise Closing(Close.AUTHENTICATION_FAILED, "Authentication failed.")
        match data.get("shard") or [0, 1]:
            case [int(number), int(shards)] if 0 <= number < shards:
                pass
            case _:
                raise Closing(Close.INVALID_SHARD, "Invalid shard.")
        verdict = self._starts.take(number)
        if verdict is StartVerdict.USED_UP:
            self._reset_token()
            raise Closing(Close.AUTHENTICATION_FAILED, "Authentication failed.")
        if verdict is StartVerdict.TOO_SOON:
            self._journal.refuse(Op.INVALID_SESSION, "gateway: IDENTIFY came too soon")
            connection.put({"op": Op.INVALID_SESSION, "d": False})
            return None
        intents = data.get("intents")
        if not isinstance(intents, int):
            raise Closing(Close.INVALID_INTENTS, "Invalid intent(s).")
        if intents & PRIVILEGED & ~self._world.application.privileged_intents:
            raise Closing(Close.DISALLOWED_INTENTS, "Disallowed intent(s).")
        guilds = [
            guild for guild in self._world.bots_guilds() if shard_of(guild.id, shards) == number
        ]
        if len(guilds) > GUILDS_ON_A_SHARD:
            raise Closing(Close.SHARDING_REQUIRED, "Sharding required.")
        # discord.py closes with 4000 also for good: only now is the old session known to be over.
        # One that is still connected goes on, and both hear everything.
        for old in [each for each in self.sessions.values() if each.shard == (number, shards)]:
            if old.connection is None:
                del self.sessions[old.id]
        session = Session(intents, (number, shards), connection=connection)
        self.sessions[session.id] = session
        self.send(session, "READY", ready(self._wire, session, guilds))
        for guild in guilds if intents & Intent.GUILDS else ():
            if not guild.unavailable:
                self.send(session, "GUILD_CREATE", self._wire.guild_again(guild))
        self._world.changes.tell()
        return session

    def _reset_token(self) -> None:
        """As Discord does after too many IDENTIFYs a day: the owner has to fetch the new one."""
        self._world.application.token = secrets.token_urlsafe(24)
        for session in self.connected():
            assert session.connection is not None
            session.connection.close_soon(Close.AUTHENTICATION_FAILED)
        self.sessions.clear()

    def _resume(self, connection: Connection, data: Json) -> Session | None:
        if data.get("token") != self._world.application.token:
            raise Closing(Close.AUTHENTICATION_FAILED, "Authentication failed.")
        session = self.sessions.get(data.get("session_id") or "")
        missed = None if session is None else session.missed_since(data.get("seq"))
        if session is None or missed is None:
            connection.put({"op": Op.INVALID_SESSION, "d": False})
            return None
        session.connection = connection
        for payload in missed:
            connection.put(payload)
        connection.put(session.next("RESUMED", {}))
        self._world.changes.tell()
        return session

    def _leave(self, session: Session | None, connection: Connection) -> None:
        """Closed as 1000 or 1001 a session ends; any other way it may be resumed."""
        connection.ended()
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if connection.socket.close_code in (1000, 1001):
            self.sessions.pop(session.id, None)
        self._world.changes.tell()


def _acknowledge(connection: Connection) -> None:
    """A connection that is gone meanwhile is told in vain."""
    connection.put({"op": Op.HEARTBEAT_ACK, "d": None})
    connection.flush_soon()


def _decoded(data: str | bytes) -> Json:
    try:
        payload = json.loads(data)
    except ValueError:
        payload = None
    if len(data) > LONGEST_FRAME or not isinstance(payload, dict):
        raise Closing(Close.DECODE_ERROR, "Error while decoding payload.")
    return payload
