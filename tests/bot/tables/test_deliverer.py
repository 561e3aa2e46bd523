"""What is to be said is sent in order, again where it failed, and crossed off once it is out."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from bot.storage.sql import outbox_sql
from bot.storage.sql.connection import SqlConnection
from bot.tables import Blocked, Deliverer, Delivery, TableId, Undeliverable
from bot.tables.housekeeping import TIDY_SECONDS
from bot.tables.outbox_signal import OutboxSignal
from bot.tables.retention import DAY_SECONDS
from bot.tables.store import StorageError, WaitingMessage
from bot.tables.wishes import Resign, TellPartner, TransferHost
from sandbox.changes import PATIENCE
from tests.world.tables import ANNA, BEN, CLEO, DORA, ITALIA, TEAM, TableWorld


async def waiting(world: TableWorld) -> list[WaitingMessage]:
    tables = await world.store.tables_with_messages()
    return [each for table in tables for each in await world.store.waiting_messages(table)]


def kinds(messages: Sequence[Delivery]) -> list[str]:
    return [message.notice.kind for message in messages]


async def test_everything_is_sent_in_order_and_crossed_off(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(1), 30)
    rows = await waiting(world)
    sent = await world.said()
    assert [message.nonce for message in sent] == [row.nonce for row in rows]
    assert len({message.nonce for message in sent}) == len(sent)
    assert all(len(message.nonce) == 25 for message in sent)
    assert await waiting(world) == []
    assert await world.said() == []


async def test_what_waits_at_a_table_is_handed_over_together(world: TableWorld) -> None:
    forum = await world.start(ITALIA, [ANNA, BEN])
    baths = await world.open(ITALIA, [ANNA, BEN], channel="baths")
    batches: list[Sequence[Delivery]] = []

    async def send(messages: Sequence[Delivery]) -> None:
        batches.append(messages)

    assert await Deliverer(world.store, send, world.tables.said).deliver()
    by_table = {batch[0].table: len(batch) for batch in batches}
    assert by_table == {forum: 3, baths: 2}, "opened, joined, started"
    assert len(batches) == 2
    assert all({message.table for message in batch} == {batch[0].table} for batch in batches)


async def test_what_fails_keeps_its_table_back_and_no_other(world: TableWorld) -> None:
    broken = await world.start(ITALIA, [ANNA, BEN])
    await world.start(ITALIA, [ANNA, BEN], channel="baths")
    sent: list[Delivery] = []
    failing = True

    async def send(messages: Sequence[Delivery]) -> None:
        if failing and messages[0].table == broken:
            raise ConnectionError
        sent.extend(messages)

    deliverer = Deliverer(world.store, send, world.tables.said)
    assert not await deliverer.deliver()
    assert {message.channel for message in sent} == {"baths"}
    assert len(sent) == 3
    await world.ask(ANNA, broken, TransferHost(BEN))
    failing = False
    assert await deliverer.deliver()
    late = [message for message in sent if message.table == broken]
    assert len(late) == 4
    assert kinds(late)[-1] == "host_changed", "what came meanwhile is in the same batch"


async def test_more_than_one_batch_holds_is_sent_in_order(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.open(ITALIA, [ANNA, BEN])
    await world.ask(ANNA, table, TransferHost(BEN))
    monkeypatch.setattr(outbox_sql, "MESSAGES_TOGETHER", 2)
    tried: list[list[str]] = []

    async def send(messages: Sequence[Delivery]) -> None:
        tried.append(kinds(messages))
        if len(tried) == 2:
            raise ConnectionError

    deliverer = Deliverer(world.store, send, world.tables.said)
    assert not await deliverer.deliver()
    assert tried == [["table_changed", "table_changed"], ["host_changed"]]
    assert await deliverer.deliver()
    assert tried[2:] == [["host_changed"]]


async def test_a_disk_that_fails_one_table_leaves_no_other_half_said(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would go on being said by itself, and be said again beside that."""
    await world.open(ITALIA, [ANNA])
    await world.open(ITALIA, [ANNA], channel="baths")
    cross_off = outbox_sql.cross_off
    under_way = 0

    def failing(connection: SqlConnection, messages: list[int]) -> None:
        if messages == [1]:
            raise StorageError("the disk is full")
        cross_off(connection, messages)

    async def send(messages: Sequence[Delivery]) -> None:
        nonlocal under_way
        if messages[0].channel == "baths":
            under_way += 1
            for _ in range(200):
                await asyncio.sleep(0.001)
            under_way -= 1

    monkeypatch.setattr(outbox_sql, "cross_off", failing)
    assert not await Deliverer(world.store, send, world.tables.said).deliver()
    assert under_way == 0
    assert len(await waiting(world)) == 1
    monkeypatch.setattr(outbox_sql, "cross_off", cross_off)
    assert [message.channel for message in await world.said()] == ["forum"]


async def set_aside(world: TableWorld) -> list[tuple[str, str]]:
    found = await world.database.read(
        lambda each: each.execute(
            "SELECT notice, failed FROM outbox WHERE failed IS NOT NULL ORDER BY id"
        ).fetchall()
    )
    return [(json.loads(notice)["kind"], why) for notice, why in found]


async def test_what_can_never_be_delivered_is_set_aside_and_the_rest_is_said(
    world: TableWorld,
) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    await world.said()
    await world.ask(ANNA, table, TellPartner("Buy the Mercator"))
    await world.ask(ANNA, table, TransferHost(BEN))
    said: list[Delivery] = []

    async def send(messages: Sequence[Delivery]) -> None:
        private = [message for message in messages if message.viewer is not None]
        if private:
            raise Undeliverable("the door is shut", private)
        said.extend(messages)

    assert await Deliverer(world.store, send, world.tables.said).deliver()
    assert kinds(said) == ["host_changed"]
    assert await waiting(world) == []
    assert await set_aside(world) == [("partner_said", "the door is shut")]


async def test_what_was_set_aside_is_forgotten_after_a_week(world: TableWorld) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    await world.said()
    await world.ask(ANNA, table, TellPartner("Buy the Mercator"))

    async def send(messages: Sequence[Delivery]) -> None:
        raise Undeliverable("the door is shut", messages)

    assert await Deliverer(world.store, send, world.tables.said).deliver()
    await world.ask(ANNA, table, TellPartner("Buy the Weaver"))
    await world.tables.tick()
    world.clock.now += 7 * DAY_SECONDS - 1
    await world.tables.tick()
    assert await set_aside(world) == [("partner_said", "the door is shut")]
    world.clock.now += TIDY_SECONDS
    await world.tables.tick()
    assert await set_aside(world) == []
    assert kinds(await world.said()) == ["partner_said"], "what still waits is not forgotten"


async def test_a_channel_that_is_gone_sets_the_whole_batch_aside(world: TableWorld) -> None:
    await world.open(ITALIA, [ANNA, BEN])

    async def send(messages: Sequence[Delivery]) -> None:
        raise Undeliverable("the house has burned down")

    assert await Deliverer(world.store, send, world.tables.said).deliver()
    assert await waiting(world) == []
    assert [kind for kind, _ in await set_aside(world)] == ["table_changed", "table_changed"]


async def test_a_word_goes_to_whom_it_was_said_even_if_a_computer_took_the_seat(
    world: TableWorld,
) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    look = await world.look(table)
    seat = next(seat for seat, guest in enumerate(look.guests) if guest.player == ANNA)
    partner = look.guests[(seat + 2) % 4].player
    assert partner
    await world.said()
    await world.ask(ANNA, table, TellPartner("Buy the Mercator"))
    await world.ask(partner, table, Resign("first"))
    assert "partner_said" in [json.loads(row.notice)["kind"] for row in await waiting(world)]
    [word] = [each for each in await world.said() if each.notice.kind == "partner_said"]
    assert word.player == partner
    assert await waiting(world) == []


async def test_a_word_of_an_earlier_version_is_not_sent_to_a_computer(world: TableWorld) -> None:
    """Which wrote down the seat, not who sat there."""
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    await world.said()
    await world.ask(ANNA, table, TellPartner("Buy the Mercator"))
    [row] = await waiting(world)
    earlier = {
        name: said for name, said in json.loads(row.notice).items() if name not in ("to", "by")
    }
    await world.database.write(
        lambda each: each.execute("UPDATE outbox SET notice = ?", (json.dumps(earlier),))
    )
    partner = (await world.look(table)).guests[row.viewer or 0].player
    assert partner
    await world.ask(partner, table, Resign("first"))
    assert "partner_said" not in kinds(await world.said())
    assert await waiting(world) == []


async def test_the_log_names_errors_and_never_what_was_said(
    world: TableWorld, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    await world.said()
    await world.ask(ANNA, table, TellPartner("Buy the Mercator"))

    async def send(messages: Sequence[Delivery]) -> None:
        raise ValueError(f"cannot send {messages}")

    assert not await Deliverer(world.store, send, world.tables.said).deliver()
    await world.database.write(
        lambda connection: connection.execute(
            """UPDATE outbox SET notice = '{"surplus":"Mercator",' || substr(notice, 2)"""
        )
    )
    assert await Deliverer(world.store, send, world.tables.said).deliver()
    assert [kind for kind, _ in await set_aside(world)] == ["partner_said"]
    assert "ValueError" in caplog.text
    assert "ValidationError" in caplog.text
    assert "Mercator" not in caplog.text


class Post:
    """Sends to where nothing is read before somebody asks, and waits only when it is told to."""

    def __init__(self, world: TableWorld) -> None:
        self.sent: asyncio.Queue[Delivery] = asyncio.Queue()
        self.pauses: asyncio.Queue[float] = asyncio.Queue()
        self.waited = asyncio.Semaphore(0)
        self.shut: set[TableId] = set()
        self.closed: set[TableId] = set()
        self.tried: asyncio.Queue[TableId] = asyncio.Queue()
        self.said = world.tables.said
        self.deliverer = Deliverer(world.store, self.send, world.tables.said, pause=self.pause)

    async def send(self, messages: Sequence[Delivery]) -> None:
        self.tried.put_nowait(messages[0].table)
        if messages[0].table in self.shut:
            raise ConnectionError
        if messages[0].table in self.closed:
            raise Blocked
        for message in messages:
            self.sent.put_nowait(message)

    async def pause(self, seconds: float) -> None:
        self.pauses.put_nowait(seconds)
        await self.waited.acquire()

    async def kinds(self, count: int) -> list[str]:
        return [(await self.sent.get()).notice.kind for _ in range(count)]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        running = asyncio.create_task(self.deliverer.run())
        yield
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running


async def test_running_it_sends_what_comes(world: TableWorld) -> None:
    post = Post(world)
    async with post.running():
        table = await world.open(ITALIA, [ANNA])
        assert await post.kinds(1) == ["table_changed"]
        await world.ask(ANNA, table, TransferHost(ANNA))
        assert await post.kinds(1) == ["host_changed"]
    assert post.pauses.empty()


async def test_a_table_that_fails_is_tried_again_after_longer_and_longer_pauses(
    world: TableWorld,
) -> None:
    post = Post(world)
    table = await world.open(ITALIA, [ANNA])
    post.shut.add(table)
    async with post.running():
        pauses = []
        for _ in range(8):
            pauses.append(await post.pauses.get())
            post.waited.release()
        assert pauses == [1, 2, 4, 8, 16, 32, 60, 60]
        await post.pauses.get()
        await world.ask(ANNA, table, TransferHost(ANNA))
        await world.open(ITALIA, [BEN], channel="baths")
        assert await post.kinds(1) == ["table_changed"], "another table does not wait"
        post.shut.clear()
        post.waited.release()
        assert await post.kinds(2) == ["table_changed", "host_changed"]


@asynccontextmanager
async def a_parked_table(world: TableWorld, post: Post) -> AsyncIterator[TableId]:
    table = await world.open(ITALIA, [ANNA])
    await world.tables.places.seen("forum", "rome")
    post.closed.add(table)
    async with post.running():
        assert await post.tried.get() == table
        await parked(post)
        yield table


async def parked(post: Post) -> None:
    while not post.said.waiting("parked"):
        await asyncio.sleep(0)


async def test_a_table_that_is_blocked_waits_without_a_pause_and_keeps_what_it_has_to_say(
    world: TableWorld,
) -> None:
    post = Post(world)
    async with a_parked_table(world, post) as table:
        baths = await world.open(ITALIA, [BEN], channel="baths")
        assert await post.kinds(1) == ["table_changed"], "another table does not wait"
        assert [post.tried.get_nowait() for _ in range(post.tried.qsize())] == [baths]
        assert post.pauses.empty()
        assert [row.table for row in await waiting(world)] == [table]
        post.closed.clear()
        post.said.wake(table)
        assert await post.kinds(1) == ["table_changed"]
        async with asyncio.timeout(PATIENCE):
            while await waiting(world):
                await asyncio.sleep(0)


WAKES: dict[str, Callable[[OutboxSignal], None]] = {
    "somebody clicks there": lambda said: said.wake_channel("forum"),
    "something changes in its server": lambda said: said.wake_guild("rome"),
    "the bot is connected again": OutboxSignal.wake_all,
}


@pytest.mark.parametrize("wake", WAKES)
async def test_what_may_have_opened_a_place_wakes_its_table(world: TableWorld, wake: str) -> None:
    post = Post(world)
    async with a_parked_table(world, post):
        post.closed.clear()
        WAKES[wake](post.said)
        assert await post.kinds(1) == ["table_changed"]


async def test_what_happens_elsewhere_wakes_no_table(world: TableWorld) -> None:
    post = Post(world)
    async with a_parked_table(world, post):
        post.said.wake_channel("baths")
        post.said.wake_guild("carthage")
        assert post.said.waiting("parked") == 1


async def test_news_of_a_blocked_table_is_tried_as_some_of_it_may_be_for_one_person_alone(
    world: TableWorld,
) -> None:
    post = Post(world)
    async with a_parked_table(world, post) as table:
        await world.ask(ANNA, table, TransferHost(ANNA))
        assert await post.tried.get() == table


async def test_a_place_that_opens_while_it_is_tried_is_tried_again(world: TableWorld) -> None:
    post = Post(world)
    table = await world.open(ITALIA, [ANNA])
    real, opened = post.send, False

    async def opening(messages: Sequence[Delivery]) -> None:
        nonlocal opened
        if not opened:
            opened = True
            world.tables.said.wake_guild("rome")
            raise Blocked
        await real(messages)

    post.deliverer = Deliverer(world.store, opening, world.tables.said, pause=post.pause)
    async with post.running():
        assert await post.kinds(1) == ["table_changed"]
    assert await post.tried.get() == table


async def test_a_click_ends_the_pause_of_a_table_that_fails(world: TableWorld) -> None:
    post = Post(world)
    table = await world.open(ITALIA, [ANNA])
    post.shut.add(table)
    async with post.running():
        assert await post.pauses.get() == 1
        assert post.said.waiting("failing") == 1
        post.shut.clear()
        world.tables.said.wake_channel("forum")
        assert await post.kinds(1) == ["table_changed"]
    assert post.said.waiting("failing") == 0


async def test_whoever_runs_the_bot_is_told_once_that_a_table_fails_for_long(
    world: TableWorld, caplog: pytest.LogCaptureFixture
) -> None:
    post = Post(world)
    post.shut.add(await world.open(ITALIA, [ANNA]))
    async with post.running():
        for _ in range(60):
            await post.pauses.get()
            post.waited.release()
    told = [each.getMessage() for each in caplog.records if each.levelname == "ERROR"]
    assert len(told) == 1
    assert "for 15 minutes" in told[0]


async def test_an_outbox_that_cannot_be_read_is_read_later(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = Post(world)
    await world.open(ITALIA, [ANNA])
    real = world.database.read

    async def failing(work: object) -> object:
        raise StorageError("the disk is away")

    monkeypatch.setattr(world.database, "read", failing)
    async with post.running():
        assert await post.pauses.get() == 1
        monkeypatch.setattr(world.database, "read", real)
        post.waited.release()
        assert await post.kinds(1) == ["table_changed"]


async def test_a_message_in_an_unknown_form_is_set_aside_and_keeps_nobody_back(
    world: TableWorld,
) -> None:
    await world.open(ITALIA, [ANNA, BEN])
    await world.database.write(
        lambda each: each.execute('UPDATE outbox SET notice = \'{"kind": "sung"}\' WHERE id = 1')
    )
    assert [message.notice.kind for message in await world.said()] == ["table_changed"]
    assert await waiting(world) == []


async def test_who_reads_in_the_outbox_what_was_played_finds_the_table_after_it(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.said()
    on_disk, go_on = asyncio.Event(), asyncio.Event()
    write = world.database.write

    async def slow_to_return(work: Any) -> Any:
        done = await write(work)
        on_disk.set()
        await go_on.wait()
        return done

    monkeypatch.setattr(world.database, "write", slow_to_return)
    before = (await world.look(table)).number
    playing = asyncio.create_task(world.play(table, Random(1)))
    await on_disk.wait()
    assert await waiting(world)
    looking = asyncio.create_task(world.look(table))
    await asyncio.sleep(0)  # so far as it gets
    go_on.set()
    assert (await looking).number == before + 1
    await playing
