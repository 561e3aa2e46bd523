"""The way to Discord stays open while everything else is busy."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import aiohttp
import pytest

from bot.discord.connector import NameLookups, connector
from sandbox import GENEROUS, Clock, LocalDiscord


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(clock=Clock(standing=True), rates=GENEROUS) as discord:
        yield discord


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    names = NameLookups()
    async with aiohttp.ClientSession(connector=connector(names)) as made:
        yield made
    await names.close()


async def asked(session: aiohttp.ClientSession, local: LocalDiscord) -> int:
    address = f"http://localhost:{local.port}/api/v10/gateway"
    headers = {"Authorization": f"Bot {local.world.application.token}"}
    async with session.get(address, headers=headers) as answer:
        await answer.read()
        return answer.status


async def test_names_are_looked_up_although_every_other_thread_is_busy(
    local: LocalDiscord, session: aiohttp.ClientSession
) -> None:
    loop, busy = asyncio.get_running_loop(), threading.Event()
    loop.set_default_executor(ThreadPoolExecutor(1))
    working = loop.run_in_executor(None, busy.wait)
    try:
        assert await asked(session, local) == 200
        assert not working.done()
    finally:
        busy.set()
        await working


async def test_a_name_is_looked_up_once(
    local: LocalDiscord, session: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up: list[str] = []
    really = socket.getaddrinfo

    def counted(host: str, *more: Any, **named: Any) -> Any:
        looked_up.append(host)
        return really(host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", counted)
    at_once = await asyncio.gather(*(asked(session, local) for _ in range(3)))
    assert (at_once, await asked(session, local)) == ([200] * 3, 200)
    assert looked_up == ["localhost"]


async def test_a_name_that_does_not_exist_is_told_as_such(session: aiohttp.ClientSession) -> None:
    with pytest.raises(aiohttp.ClientConnectorDNSError):
        await session.get("http://nobody.invalid/")
