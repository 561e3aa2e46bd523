"""How Discord is reached: names are looked up in threads of their own, and connections are kept."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

NAME_LIFE_SECONDS = 300
"""aiohttp would look a name up again after ten."""
IDLE_SECONDS = 60.0
"""aiohttp would close a connection after fifteen: somebody who thinks for longer would wait for a
new one, TLS and all."""
_LOOKUPS_AT_ONCE = 2


class NameLookups(AbstractResolver):
    """aiohttp's own takes a thread of the shared executor, and waits while all of them work."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_LOOKUPS_AT_ONCE, "names")

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        look_up = partial(
            socket.getaddrinfo,
            host,
            port,
            family=family,
            type=socket.SOCK_STREAM,
            flags=socket.AI_ADDRCONFIG,
        )
        found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        return [
            ResolveResult(
                hostname=host,
                host=str(address[0]),
                port=int(address[1]),
                family=kind,
                proto=proto,
                flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
            )
            for kind, _, proto, _, address in found
        ]

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def connector(names: NameLookups) -> aiohttp.TCPConnector:
    """For one client; it closes it, but not the look-ups."""
    return aiohttp.TCPConnector(
        limit=0, resolver=names, ttl_dns_cache=NAME_LIFE_SECONDS, keepalive_timeout=IDLE_SECONDS
    )
