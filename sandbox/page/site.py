"""The page's files and its socket, on the local Discord's own port."""

import html
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web
from cachetools import FIFOCache

from sandbox.bodies import LARGEST_REQUEST
from sandbox.model import Attachment
from sandbox.page.page_session import PageSession
from sandbox.page.page_texts import PageTexts

if TYPE_CHECKING:
    from sandbox.server import LocalDiscord

_STATIC = Path(__file__).with_name("static")
_REMEMBERED = 100
_BEFOREHAND = ("window", "no-script")
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


class Site:
    def __init__(self, discord: "LocalDiscord", texts: PageTexts) -> None:
        self._discord = discord
        self._texts = texts
        self._files = {file.name: file for file in _STATIC.iterdir() if file.suffix in _TYPES}
        self._sessions: set[PageSession] = set()
        self._shown: FIFOCache[int, Attachment] = FIFOCache(_REMEMBERED)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/", self._index),
            web.get("/page/socket", self._socket),
            web.get("/page/{name}", self._file),
        ]

    def shown_before(self, number: int) -> Attachment | None:
        """A browser may ask for a picture just after the bot has put another in its place."""
        return self._shown.get(number)

    def remember(self, attachments: Iterable[Attachment]) -> None:
        for each in attachments:
            self._shown[each.id] = each

    async def close(self) -> None:
        for session in list(self._sessions):
            await session.leave()

    async def _index(self, request: web.Request) -> web.StreamResponse:
        """Nobody is there yet: what it says by itself, it says in the browser's language."""
        accepted = request.headers.get("Accept-Language", "").partition(",")[0].partition(";")[0]
        page = self._files["index.html"].read_text(encoding="utf-8")
        texts = self._texts.texts(accepted.strip())
        for name in _BEFOREHAND:
            page = page.replace(f"{{{name}}}", html.escape(str(texts[name])))
        return web.Response(text=page, headers=HEADERS | {"Content-Type": _TYPES[".html"]})

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return self._served(request.match_info["name"])

    def _served(self, name: str) -> web.StreamResponse:
        file = self._files.get(name)
        if file is None:
            return web.Response(status=404, headers=HEADERS)
        headers = HEADERS | {"Content-Type": _TYPES[file.suffix]}
        return web.Response(body=file.read_bytes(), headers=headers)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=2 * LARGEST_REQUEST)
        await socket.prepare(request)
        session = PageSession(self._discord, socket, self._texts, self.remember)
        self._sessions.add(session)
        try:
            await session.last()
        except (ValueError, KeyError, TypeError):
            await socket.close(code=1008, message=b"This makes no sense.")
        finally:
            self._sessions.discard(session)
        return socket
