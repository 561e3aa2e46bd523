"""The local Discord on a port of this machine, and of this machine only."""

import logging
import os
import socket
import ssl
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.backend import Backend
from sandbox.bodies import LARGEST_REQUEST
from sandbox.clock import Clock
from sandbox.latency import Latency
from sandbox.model import Guild
from sandbox.nonces import NONCE_SECONDS
from sandbox.openapi import ABSENT, Specification
from sandbox.page import PageTexts, Site
from sandbox.people import Person
from sandbox.rate_limits import REAL, Rates
from sandbox.rest import PREFIX, Rest
from sandbox.signatures import is_signed
from sandbox.storage import Keeper, load

LOOPBACK = "127.0.0.1"
REAL_HOSTS = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com", "media.discordapp.net")
_SHOWN = frozenset(f"image/{kind}" for kind in ("avif", "bmp", "gif", "jpeg", "png", "webp"))
"""What a browser may open by itself. It saves anything else, as it could lead elsewhere."""
_log = logging.getLogger(__name__)


class PortRefused(OSError):
    """Nothing can be served on this port."""


class LocalDiscord(Backend):
    """`async with LocalDiscord() as discord:` serves until the block is left.

    With a TLS context it goes by Discord's own names, for a bot whose resolver leads them here.
    With a folder it begins with the world that was left there, and leaves its own: the bot is
    answered when what it did is on disk.
    With a page, a browser finds the people at `page_address`.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        tls: ssl.SSLContext | None = None,
        folder: Path | None = None,
        page: PageTexts | None = None,
        clock: Clock | None = None,
        rates: Rates = REAL,
        specification: Specification | None = None,
        bot_name: str = "bot",
        token: str = "local-token",
        shards: int | None = None,
        nonce_seconds: float = NONCE_SECONDS,
        latency: Latency | None = None,
    ) -> None:
        super().__init__(
            clock=clock,
            rates=rates,
            specification=specification,
            bot_name=bot_name,
            token=token,
            shards=shards,
            nonce_seconds=nonce_seconds,
            latency=latency,
        )
        self.port = port
        self._tls = tls
        if page and tls is not None:
            raise ValueError("the page is served over plain HTTP only")
        self._site = Site(self, page) if page else None
        self._folder = folder
        self._keeper: Keeper | None = None
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        if self.specification is None:
            _log.info(ABSENT)
        try:
            listening = socket.create_server((LOOPBACK, self.port))
        except OSError as error:
            raise PortRefused(error.errno, os.strerror(error.errno or 0)) from None
        self.port = listening.getsockname()[1]
        self._name_addresses()
        if self._folder is not None:
            try:
                load(self.wire, self._folder)
                self.nonces.remember_all()
            except BaseException:
                listening.close()
                raise
            self._keeper = Keeper(self.wire, self._folder)
        self._runner = web.AppRunner(
            self._application(), access_log=None, shutdown_timeout=1.0, handle_signals=False
        )
        await self._runner.setup()
        await web.SockSite(self._runner, listening, ssl_context=self._tls).start()

    async def stop(self) -> None:
        if self._site is not None:
            await self._site.close()
        await self.gateway.close(1001)
        if self._runner is not None:
            await self._runner.cleanup()
        if self._keeper is not None:
            await self._keeper.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    @property
    def page_address(self) -> str:
        return f"http://{LOOPBACK}:{self.port}/"

    def person(self, name: str, *guilds: Guild, locale: str = "en-US") -> Person:
        """A new one, who joins these servers."""
        user = self.world.add_user(name, locale=locale)
        for guild in guilds:
            self.world.join(guild, user)
        return Person(self, user)

    def person_called(self, name: str) -> Person:
        """One who is already known."""
        found = [user for user in self.world.users.values() if name == user.display_name]
        if len(found) != 1:
            raise LookupError(f"{len(found)} people are called {name!r}")
        return Person(self, found[0])

    async def settle(self) -> None:
        await self.gateway.settle()

    async def bot_connected(self, shards: int = 1) -> None:
        await self.world.changes.until(
            lambda: len(self.gateway.connected()) >= shards,
            "the bot did not connect",
        )

    def _application(self) -> web.Application:
        """Each handler has its guard. As a middleware it would stay in a cache of aiohttp's, and
        the whole world with it."""
        rest = Rest(self, self._kept)
        routes = [
            web.route("*", PREFIX + "/{path:.*}", rest.handle),
            web.get("/gateway", self.gateway.handle),
            web.get(r"/attachments/{channel:\d+}/{attachment:\d+}/{filename}", self._attachment),
        ]
        if self._tls is not None:
            routes.append(web.get("/", self.gateway.handle))
        if self._site is not None:
            routes += self._site.routes()
        routes.append(web.route("*", "/{path:.*}", rest.handle))  # recorded, and not found
        application = web.Application(client_max_size=LARGEST_REQUEST)
        application.add_routes(
            web.RouteDef(each.method, each.path, partial(self._guarded, each.handler), each.kwargs)
            for each in routes
        )
        return application

    async def _kept(self) -> None:
        if self._keeper is not None:
            await self._keeper.on_disk()

    def _name_addresses(self) -> None:
        if self._tls is None:
            here = f"{LOOPBACK}:{self.port}"
            self.addresses.api = f"http://{here}{PREFIX}"
            self.addresses.gateway = f"ws://{here}/gateway"
            self.addresses.cdn = f"http://{here}"
        else:
            self.addresses.api = f"https://discord.com{PREFIX}"
            self.addresses.gateway = "wss://gateway.discord.gg"
            self.addresses.cdn = "https://cdn.discordapp.com"

    async def _guarded(self, handler: Handler, request: web.Request) -> web.StreamResponse:
        """A web page from elsewhere, or one that calls this machine by another name, stays out."""
        own = {f"{host}:{self.port}" for host in (LOOPBACK, "localhost")}
        hosts = own | (set(REAL_HOSTS) if self._tls is not None else set())
        if request.host not in hosts:
            return web.Response(status=403, text="This host is not served here.")
        scheme = "http" if self._tls is None else "https"
        origin = request.headers.get("Origin")
        if origin is not None and origin not in {f"{scheme}://{host}" for host in own}:
            return web.Response(status=403, text="This origin is not welcome here.")
        return await handler(request)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        channel_id, number = (int(request.match_info[each]) for each in ("channel", "attachment"))
        found = self.world.attachment(channel_id, number)
        if found is None and self._site is not None:
            found = self._site.shown_before(number)
        signed = is_signed(number, request.query, self.clock.now())
        if found is None or found.channel_id != channel_id or not signed:
            return web.Response(status=404)
        headers = {
            "Content-Type": found.content_type,
            "Content-Security-Policy": "default-src 'none'; sandbox",
            "Cross-Origin-Resource-Policy": "same-origin",
            "X-Content-Type-Options": "nosniff",
        }
        if found.content_type not in _SHOWN:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found.data, headers=headers)
