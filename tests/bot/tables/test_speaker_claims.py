"""Several processes over one database: one at a time speaks for a table, and in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from random import Random

import psycopg
import pytest

from bot.storage import open_store
from bot.storage.postgresql.store import PostgresStore
from bot.tables import Deliverer, Delivery, TableId
from bot.tables.speaker_claims import SpeakerClaims, duty, turn
from bot.tables.store import PostedMessage, PostOwner, TakenOver, server
from sandbox.changes import PATIENCE
from tests.postgresql import a_database, needs_postgresql
from tests.world.tables import TableWorld, a_table_world

pytestmark = needs_postgresql


@pytest.fixture
async def address() -> AsyncIterator[str]:
    with a_database() as address:
        yield address


@pytest.fixture
async def stores(address: str) -> AsyncIterator[list[PostgresStore]]:
    async with AsyncExitStack() as stack:
        opened = []
        for _ in range(2):
            store = await open_store(address)
            assert isinstance(store, PostgresStore)
            stack.push_async_callback(store.close)
            opened.append(store)
        yield opened


async def test_one_process_at_a_time_has_a_claim(stores: list[PostgresStore]) -> None:
    first, second = stores
    assert await first.claim("upkeep") == "anew"
    assert await second.claim("upkeep") is None
    assert await first.claim("upkeep") is None
    assert await second.claim("letters") == "anew"
    await first.give_back("upkeep")
    assert await first.claim("upkeep") == "again"
    await first.give_back("upkeep")
    assert await second.claim("upkeep") == "anew"


async def test_a_claim_ends_with_its_process(stores: list[PostgresStore]) -> None:
    first, second = stores
    await first.claim("upkeep")
    await first.close()
    async with asyncio.timeout(PATIENCE), turn(second, "upkeep"):
        pass


async def test_what_is_done_by_one_process_is_left_out_by_the_other(
    stores: list[PostgresStore],
) -> None:
    first, second = stores
    async with duty(first, "upkeep") as ours, duty(second, "upkeep") as theirs:
        assert (ours, theirs) == (True, False)
    async with duty(second, "upkeep") as theirs:
        assert theirs


async def test_of_those_who_hear_the_same_one_is_first(stores: list[PostgresStore]) -> None:
    for click in range(5):
        heard = await asyncio.gather(*(each.is_first(f"click {click}", 1000.0) for each in stores))
        assert sorted(heard) == [False, True]
    await stores[0].tidy(5000.0, before=0.0)
    assert await stores[1].is_first("click 0", 5000.0)


async def test_processes_are_counted_while_they_live(stores: list[PostgresStore]) -> None:
    first, second = stores
    await first.join("bots")
    await second.join("bots")
    await second.join("others")
    assert [await first.members(each) for each in ("bots", "others", "nobody")] == [2, 1, 0]
    await second.close()
    async with asyncio.timeout(PATIENCE):
        while await first.members("bots") != 1:
            await asyncio.sleep(0.01)


async def test_whoever_was_cut_off_no_longer_speaks_for_what_another_took_over(
    stores: list[PostgresStore], address: str
) -> None:
    """As after a restart of the server, or a long sleep: the first process knows of nothing."""
    first, second = stores
    owner = server("7")
    post = PostedMessage("key", "channel", "1")
    taken: list[PostOwner] = []
    claims = SpeakerClaims(second)
    claims.on_takeover = taken.append
    async with SpeakerClaims(first).of(owner) as granted:
        assert granted
        await first.keep_posts(owner, {"seats": post})
        _cut_off(first, address)
        async with asyncio.timeout(PATIENCE):
            while not taken:
                async with claims.of(owner) as taken_over:
                    if taken_over:
                        await second.keep_posts(owner, {"seats": post._replace(message="2")})
        with pytest.raises(TakenOver):
            await first.keep_posts(owner, {"seats": post._replace(message="3")})
    found = await first.post(owner, "seats")
    assert found is not None
    assert found.message == "2"


async def test_claims_survive_a_cut_connection_where_nobody_took_over(
    stores: list[PostgresStore], address: str
) -> None:
    first, second = stores
    await first.claim("upkeep")
    _cut_off(first, address)
    await first.claim("letters")
    assert await second.claim("upkeep") is None
    await first.give_back("upkeep")
    assert await second.claim("upkeep") == "anew"


async def test_messages_are_said_once_and_in_order_by_several_processes(address: str) -> None:
    async with AsyncExitStack() as stack:
        worlds = [await stack.enter_async_context(a_table_world(address)) for _ in range(3)]
        said: list[tuple[TableId, str]] = []
        for number, world in enumerate(worlds):
            deliverer = _deliverer(world, f"process {number}", said)
            world.store.listen(deliverer.heard)
            stack.callback(asyncio.create_task(deliverer.run()).cancel)
        tables = [await worlds[0].start(people=2, channel=f"forum {n}") for n in range(4)]
        chance = Random("speakers")
        for played in range(24):
            await worlds[played % 3].play(tables[played % 4], chance)
        async with asyncio.timeout(PATIENCE):
            while await worlds[0].store.tables_with_messages():
                await asyncio.sleep(0.02)
    for table in tables:
        words = [word for at, word in said if at == table]
        begun, ended = words[::2], words[1::2]
        assert begun == ended, "two processes spoke at the same time"
        nonces = [nonce for batch in begun for nonce in batch.split()[2:]]
        assert len(nonces) == len(set(nonces)) >= 7


def _deliverer(world: TableWorld, name: str, said: list[tuple[TableId, str]]) -> Deliverer:
    async def send(messages: Sequence[Delivery]) -> None:
        """Tells when it begins, and when it ends."""
        words = messages[0].table, " ".join([name, *(each.nonce for each in messages)])
        said.append(words)
        await asyncio.sleep(0.005)
        said.append(words)

    return Deliverer(world.store, send, world.tables.said, world.tables.speakers)


async def test_a_process_hears_what_another_one_has_to_say(address: str) -> None:
    async with a_table_world(address) as first, a_table_world(address) as second:
        heard: asyncio.Queue[str] = asyncio.Queue()
        second.store.listen(heard.put_nowait)
        table = await first.start(people=2)
        async with asyncio.timeout(PATIENCE):
            while heard.empty():  # it takes a moment until it listens
                await first.tables.look_after(table)
                await asyncio.sleep(0.02)
        assert await heard.get() == f"outbox {table}"


def _cut_off(store: PostgresStore, address: str) -> None:
    connection = store._claims._connection
    assert connection is not None
    with psycopg.connect(address, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s)", (connection.info.backend_pid,))
