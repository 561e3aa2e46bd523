"""What is to be said is sent in order, again where it failed, and crossed off once it is out."""

import asyncio
import sqlite3
from random import Random

import pytest

from bot.storage import shelf
from bot.tables import Deliverer, Message, TableId, Undeliverable
from bot.tables.wishes import Resign
from tests.bot.tables.club import ANNA, BEN, ITALIA, Club


async def waiting(club: Club) -> int:
    return len(await club.database.read(shelf.waiting_messages))


async def test_everything_is_sent_in_order_and_crossed_off(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    await club.play(table, Random(1), 30)
    rows = await club.database.read(shelf.waiting_messages)
    sent = await club.said()
    assert [message.nonce for message in sent] == [row.nonce for row in rows]
    assert len({message.nonce for message in sent}) == len(sent)
    assert all(len(message.nonce) == 25 for message in sent)
    assert await waiting(club) == 0
    assert await club.said() == []


async def test_what_fails_keeps_its_table_back_and_no_other(club: Club) -> None:
    broken = await club.start(ITALIA, [ANNA, BEN])
    await club.start(ITALIA, [ANNA, BEN], channel="baths")
    sent: list[Message] = []
    failing = True

    async def send(message: Message) -> None:
        if failing and message.table == broken and message.notice.kind == "game_started":
            raise ConnectionError
        sent.append(message)

    deliverer = Deliverer(club.database, send, club.tables.said)
    assert not await deliverer.deliver()
    kinds = [message.notice.kind for message in sent if message.table == broken]
    assert kinds == ["table_opened", "lobby_changed"]
    assert [m.notice.kind for m in sent if m.table != broken][-1] == "decision_asked"
    failing = False
    assert await deliverer.deliver()
    kinds = [message.notice.kind for message in sent if message.table == broken]
    assert kinds[2:] == ["game_started", "turn_began", "decision_asked"]


async def test_more_than_one_batch_keeps_a_stuck_table_in_order(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    every = shelf.waiting_messages
    monkeypatch.setattr(shelf, "waiting_messages", lambda each, after: every(each, after, limit=2))
    tried: list[str] = []

    async def send(message: Message) -> None:
        tried.append(message.notice.kind)
        if message.notice.kind == "lobby_changed":
            raise ConnectionError

    assert not await Deliverer(club.database, send, club.tables.said).deliver()
    assert tried == ["table_opened", "lobby_changed"]
    assert table


async def test_a_disk_that_fails_one_table_leaves_no_other_half_said(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would go on being said by itself, and be said again beside that."""
    await club.open(ITALIA, [ANNA])
    await club.open(ITALIA, [ANNA], channel="baths")
    cross_off = shelf.delivered
    under_way = 0

    def failing(connection: sqlite3.Connection, messages: list[int]) -> None:
        if messages == [1]:
            raise sqlite3.OperationalError("database or disk is full")
        cross_off(connection, messages)

    async def send(message: Message) -> None:
        nonlocal under_way
        if message.channel == "baths":
            under_way += 1
            for _ in range(200):
                await asyncio.sleep(0.001)
            under_way -= 1

    monkeypatch.setattr(shelf, "delivered", failing)
    assert not await Deliverer(club.database, send, club.tables.said).deliver()
    assert under_way == 0
    assert await waiting(club) == 1
    monkeypatch.setattr(shelf, "delivered", cross_off)
    assert [message.channel for message in await club.said()] == ["forum"]


async def test_what_can_never_be_delivered_is_set_aside(club: Club) -> None:
    await club.start(ITALIA, [ANNA, BEN])

    async def send(message: Message) -> None:
        if message.viewer is not None:
            raise Undeliverable("the door is shut")

    assert await Deliverer(club.database, send, club.tables.said).deliver()
    assert await waiting(club) == 0
    failed = await club.database.read(
        lambda each: each.execute("SELECT failed FROM outbox").fetchall()
    )
    assert failed == [("the door is shut",)]


async def test_nothing_private_is_sent_for_a_seat_that_a_computer_took(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    player = await club.to_decide(table)
    assert player
    await club.ask(player, table, Resign("first"))
    await club.tables.rest()
    seats = [guest.player for guest in (await club.look(table)).guests]
    for message in await club.said():
        if message.viewer is not None:
            assert message.player == seats[message.viewer] is not None
    assert await waiting(club) == 0


async def test_running_it_sends_what_comes_and_tries_again(club: Club) -> None:
    sent: asyncio.Queue[Message] = asyncio.Queue()
    failures = iter([True, False, True])

    async def send(message: Message) -> None:
        if next(failures, False):
            raise ConnectionError
        await sent.put(message)

    deliverer = Deliverer(club.database, send, club.tables.said)
    running = asyncio.create_task(deliverer.run(retry_seconds=0.001))
    table = await club.open(ITALIA, [ANNA, BEN])
    kinds = [(await sent.get()).notice.kind for _ in range(2)]
    assert kinds == ["table_opened", "lobby_changed"]
    assert table == TableId(1)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_a_message_in_an_unknown_form_is_set_aside_and_keeps_nobody_back(club: Club) -> None:
    await club.open(ITALIA, [ANNA, BEN])
    await club.database.write(
        lambda each: each.execute('UPDATE outbox SET notice = \'{"kind": "sung"}\' WHERE id = 1')
    )
    assert [message.notice.kind for message in await club.said()] == ["lobby_changed"]
    assert await waiting(club) == 0
