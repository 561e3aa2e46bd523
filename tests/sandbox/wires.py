"""A bot reduced to its wires: plain requests and gateway frames, to see what discord.py hides."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp

from sandbox import LocalDiscord
from sandbox.changes import PATIENCE

Json = dict[str, Any]


@dataclass(frozen=True)
class Answer:
    status: int
    body: Any
    headers: Any


class Wires:
    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self._local = local
        self._session = session

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str | None = "local-token",
        **more: Any,
    ) -> Answer:
        headers = {"Authorization": f"Bot {token}"} if token else {}
        headers |= more.pop("headers", {})
        if body is not None:
            headers["Content-Type"] = "application/json"
            more["data"] = json.dumps(body)
        address = f"{self._local.addresses.api}{path}"
        async with self._session.request(method, address, headers=headers, **more) as response:
            text = await response.text()
            is_json = response.headers.get("Content-Type") == "application/json"
            return Answer(response.status, json.loads(text) if is_json else text, response.headers)

    async def answer(self, interaction: Any, body: Any, **more: Any) -> Answer:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await self.request("POST", path, body, token=None, **more)

    async def follow_up(self, interaction: Any, body: Any) -> Answer:
        path = f"/webhooks/{self._local.world.application.id}/{interaction.token}"
        return await self.request("POST", path, body, token=None)

    async def send(self, channel: Any, body: Any) -> Answer:
        return await self.request("POST", f"/channels/{channel.id}/messages", body)

    @asynccontextmanager
    async def gateway(self, compress: str | None = None) -> AsyncIterator["Frames"]:
        query = f"?v=10&encoding=json{f'&compress={compress}' if compress else ''}"
        async with self._session.ws_connect(self._local.addresses.gateway + query) as socket:
            frames = Frames(socket, compress)
            reading = asyncio.create_task(frames.read())
            yield frames
        await reading


class Frames:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compress: str | None) -> None:
        self._socket = socket
        self._inflate = _decompressor(compress)
        self._read: asyncio.Queue[Json] = asyncio.Queue()

    async def read(self) -> None:
        """All the time, as a bot does: whoever does not read answers no pings."""
        async for message in self._socket:
            is_binary = message.type is aiohttp.WSMsgType.BINARY
            text = self._inflate(message.data) if is_binary else message.data
            self._read.put_nowait(json.loads(text))
        self._read.put_nowait({"closed": self._socket.close_code})

    async def send(self, op: int, data: Any = None) -> None:
        await self.send_text(json.dumps({"op": op, "d": data}))

    async def send_text(self, text: str) -> None:
        await self._socket.send_str(text)

    async def next(self) -> Json:
        return await asyncio.wait_for(self._read.get(), PATIENCE)

    async def until(self, name: str) -> Json:
        """The next event of this name, whatever comes before it."""
        while (frame := await self.next()).get("t") != name:
            assert "closed" not in frame
        return frame

    async def identify(self, **more: Any) -> Json:
        assert (await self.next())["op"] == 10
        await self.send(2, {"token": "local-token", "intents": 1, "properties": {}, **more})
        return await self.next()


def _decompressor(compress: str | None) -> Any:
    if compress == "zlib-stream":
        return zlib.decompressobj().decompress
    if compress == "zstd-stream":
        import zstandard  # noqa: PLC0415  (wanted by few)

        return zstandard.ZstdDecompressor().decompressobj().decompress
    return None
