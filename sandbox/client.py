"""How a bot finds its way here instead of to the real Discord."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from sandbox.wire import Addresses


@contextmanager
def pointed_at(addresses: Addresses) -> Iterator[None]:
    """Lead discord.py here over plain HTTP, by the two class attributes it takes."""
    from discord.gateway import DiscordWebSocket  # noqa: PLC0415
    from discord.http import Route  # noqa: PLC0415
    from yarl import URL  # noqa: PLC0415

    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = addresses.api, URL(addresses.gateway)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def connector(port: int, authority: Path) -> aiohttp.TCPConnector:
    """For a bot's `connector=`: every name leads here, and this certificate authority is trusted.

    Nothing in discord.py has to be changed for it.
    """
    context = ssl.create_default_context(cafile=str(authority))
    return aiohttp.TCPConnector(resolver=_Here(port), ssl=context, limit=0)


class _Here(AbstractResolver):
    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self,
        host: str,
        port: int = 0,  # noqa: ARG002
        family: socket.AddressFamily = socket.AF_INET,
    ) -> list[ResolveResult]:
        here = ResolveResult(
            hostname=host,
            host="127.0.0.1",
            port=self._port,
            family=family,
            proto=0,
            flags=socket.AI_NUMERICHOST,
        )
        return [here]

    async def close(self) -> None:
        pass
