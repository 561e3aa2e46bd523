"""Another address for Discord's API, such as that of a local one."""

from collections.abc import Iterator
from contextlib import contextmanager

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


@contextmanager
def pointed_at(api: str, gateway: str) -> Iterator[None]:
    """Leads every client of discord.py there, by the two class attributes it has for this."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = api, URL(gateway)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
