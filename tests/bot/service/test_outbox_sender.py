"""When the bot is stopped, what is on its way is sent, and the rest stays where it is."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.service.outbox_sender import OutboxSender
from bot.tables import Deliverer, Delivery
from tests.world.tables import ANNA, BEN, ITALIA, TableWorld, a_table_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[TableWorld]:
    async with a_table_world(tmp_path / "concordia.sqlite") as world:
        yield world


async def test_nothing_new_is_sent_once_it_is_closed(world: TableWorld) -> None:
    held, reached = asyncio.Event(), asyncio.Event()
    sent: list[int] = []

    async def send(messages: Sequence[Delivery]) -> None:
        reached.set()
        await held.wait()
        sent.append(messages[0].table)

    sender = OutboxSender(send)
    delivering = asyncio.create_task(
        Deliverer(world.store, sender, world.tables.said).run(), name="delivering"
    )
    first = await world.open(ITALIA, [ANNA], channel="forum")
    await reached.wait()
    closing = asyncio.create_task(sender.close())
    await asyncio.sleep(0)
    second = await world.open(ITALIA, [BEN], channel="baths")
    await asyncio.sleep(0)
    assert not closing.done()
    held.set()
    await closing
    await world.store.heartbeat()
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    assert sent == [first]
    assert await world.store.tables_with_messages() == [second]


async def test_a_message_that_fails_does_not_keep_it_open(world: TableWorld) -> None:
    async def send(messages: Sequence[Delivery]) -> None:
        raise ConnectionError("gone")

    sender = OutboxSender(send)
    await world.open(ITALIA, [ANNA])
    assert not await Deliverer(world.store, sender, world.tables.said).deliver()
    await sender.close()
