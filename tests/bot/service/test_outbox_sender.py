"""When the bot is stopped, what is on its way is sent, and the rest stays where it is."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.service.outbox_sender import OutboxSender
from bot.tables import Deliverer, Delivery
from tests.bot.tables.club import ANNA, BEN, ITALIA, Club, a_club


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with a_club(tmp_path / "concordia.sqlite") as club:
        yield club


async def test_nothing_new_is_sent_once_it_is_closed(club: Club) -> None:
    held, reached = asyncio.Event(), asyncio.Event()
    sent: list[int] = []

    async def send(messages: Sequence[Delivery]) -> None:
        reached.set()
        await held.wait()
        sent.append(messages[0].table)

    sender = OutboxSender(send)
    delivering = asyncio.create_task(
        Deliverer(club.store, sender, club.tables.said).run(), name="delivering"
    )
    first = await club.open(ITALIA, [ANNA], channel="forum")
    await reached.wait()
    closing = asyncio.create_task(sender.close())
    await asyncio.sleep(0)
    second = await club.open(ITALIA, [BEN], channel="baths")
    await asyncio.sleep(0)
    assert not closing.done()
    held.set()
    await closing
    await club.store.heartbeat()
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    assert sent == [first]
    assert await club.store.tables_with_messages() == [second]


async def test_a_message_that_fails_does_not_keep_it_open(club: Club) -> None:
    async def send(messages: Sequence[Delivery]) -> None:
        raise ConnectionError("gone")

    sender = OutboxSender(send)
    await club.open(ITALIA, [ANNA])
    assert not await Deliverer(club.store, sender, club.tables.said).deliver()
    await sender.close()
