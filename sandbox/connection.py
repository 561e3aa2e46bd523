"""A bot's WebSocket: frames in their order, compressed or not, and pings that come back."""

import asyncio
import contextlib
import itertools
import json
from collections import deque
from collections.abc import Callable, Coroutine

from aiohttp import web

from sandbox.changes import PATIENCE, NothingHappened
from sandbox.compression import Compress
from sandbox.latency import Latency
from sandbox.model import Json


class Connection:
    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.BaseTransport | None,
        compress: Compress | None,
        latency: Latency,
    ) -> None:
        self.socket = socket
        self._transport = transport
        self._compress = compress
        self._loop = asyncio.get_running_loop()
        """Remembered, as a test may prepare the world while it does not run."""
        self._latency = latency
        self._outbox: deque[tuple[float, bytes | str]] = deque()
        """Each with the moment of the loop's clock at which it arrives."""
        self._arrives = 0.0
        self._sending = asyncio.Lock()
        self._flushing: set[asyncio.Task[None]] = set()
        self._marks = itertools.count()
        self._pings: dict[bytes, asyncio.Event] = {}
        self._over = False

    def put(self, payload: Json) -> None:
        """Frames are compressed in the order of their events, and sent in it."""
        text = json.dumps(payload, separators=(",", ":"))
        frame = self._compress(text.encode()) if self._compress else text
        self._arrives = max(self._arrives, self._loop.time() + self._latency.one_way())
        self._outbox.append((self._arrives, frame))

    async def flush(self) -> None:
        async with self._sending:
            with contextlib.suppress(ConnectionError):
                while self._outbox:
                    await self._send_next()

    async def _send_next(self) -> None:
        arrives, frame = self._outbox.popleft()
        if (left := arrives - self._loop.time()) > 0.0:
            await asyncio.sleep(left)
        if isinstance(frame, bytes):
            await self.socket.send_bytes(frame)
        else:
            await self.socket.send_str(frame)

    def flush_soon(self) -> None:
        self._soon(self.flush)

    def close_soon(self, code: int) -> None:
        self._soon(lambda: self._close(code))

    async def ping(self) -> None:
        """Return when it has come back, or never will."""
        await self.flush()
        mark = str(next(self._marks)).encode()
        event = self._pings[mark] = asyncio.Event()
        try:
            await self.socket.ping(mark)
            await asyncio.wait_for(event.wait(), PATIENCE)
        except ConnectionError:
            return
        except TimeoutError:
            raise NothingHappened("the bot does not read what the gateway sends") from None

    def ponged(self, mark: bytes) -> None:
        if (event := self._pings.pop(mark, None)) is not None:
            event.set()

    def abort(self) -> None:
        """Break off in the middle, as a lost network does."""
        if isinstance(self._transport, asyncio.WriteTransport):
            self._transport.abort()

    async def _close(self, code: int) -> None:
        await self.flush()
        await self.socket.close(code=code)

    def _soon(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Nothing more is begun once it is over: the loop may be about to close."""
        if self._over:
            return
        task = self._loop.create_task(work())
        self._flushing.add(task)
        task.add_done_callback(self._flushing.discard)

    def ended(self) -> None:
        self._over = True
        for mark in list(self._pings):
            self.ponged(mark)
